"""A site without a server, in a real browser: handed out by a server of plain files, and without a network after the first visit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from felicity.browser.folder import build
from felicity.server.static import FOLDER, FRONT
from tests.web.conftest import NOT_BUILT, STAGE
from tests.web.plain_server import PLACE, plainly_serving
from tests.web.players import Player
from tests.web.visits import WIDE, Lang, Visitor

GAMES = ("loop", "pursuit", "nostalgia", "nation", "rainbow")
KEPT = """async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
}"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a host, with a site somewhere below them."""
    if not (FOLDER / FRONT).exists():
        pytest.fail(NOT_BUILT, pytrace=False)
    root = tmp_path_factory.mktemp("host")
    build(root / PLACE)
    return root


@pytest.fixture(scope="module")
def afloat(browser: Browser, host: Path) -> Iterator[Visitor]:
    """Somebody who has visited the site once, and whose ship has sailed since: there is neither a network nor a server."""
    with plainly_serving(host) as server:
        visitor = STAGE.run(Visitor, browser, server, "en", WIDE, "light", False)
        STAGE.run(visitor.go, "./")
        STAGE.run(visitor.page.evaluate, KEPT)
        STAGE.run(visitor.context.set_offline, True)
        server.close()
        yield visitor
        complaints = visitor.complaints
        STAGE.run(visitor.context.close)
    assert complaints == []


def speak(visitor: Visitor, lang: Lang) -> None:
    """Come again, in another language; bots waste no time."""
    settings = json.dumps({"lang": lang, "speed": "instant"})
    visitor.page.evaluate("(settings) => localStorage.setItem('felicity.settings', settings)", settings)
    visitor.go("./")


def begin(visitor: Visitor, game: str) -> None:
    """Set up a table for as few as possible, against bots that choose quickly."""
    visitor.page.goto(f"./#setup-{game}")
    visitor.see("setup-panel")
    fewer = visitor.page.get_by_test_id("seats-fewer")
    while fewer.is_enabled():
        fewer.click()
    bots = visitor.page.locator("select[data-testid^='sitter-']")
    for seat in range(1, bots.count()):
        bots.nth(seat).select_option("easy")
    visitor.page.get_by_test_id("setup-start").click()
    visitor.see("question")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_page_without_a_network(afloat: Visitor, game: str, lang: Lang) -> None:
    """And its page is loaded anew on the way: nothing is lost."""
    speak(afloat, lang)
    begin(afloat, game)
    afloat.page.reload()
    afloat.see("question")
    Player(afloat).play_to_the_end()
    assert afloat.page.locator("html").get_attribute("lang") == lang
    assert afloat.page.locator("main").get_attribute("data-game") == game
    expect(afloat.see("result")).not_to_be_empty()
