"""A site without a server, in a real browser: handed out by a server of plain files, and without a network after the first visit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import felicity
from felicity.browser.folder import build
from felicity.server.static import FOLDER, FRONT
from tests.server.test_reviews import short_record
from tests.server.world import until
from tests.web.conftest import NOT_BUILT, STAGE
from tests.web.plain_server import PLACE, PlainServer, plainly_serving
from tests.web.players import Player
from tests.web.visits import WIDE, Lang, Visitor

GAMES = ("loop", "pursuit", "nostalgia", "nation", "rainbow")
KEPT = """async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
}"""
CLEAR = """async () => {
    for (const {name} of await indexedDB.databases())
        await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done))
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
def harbour(host: Path) -> Iterator[PlainServer]:
    """Where the site is handed out."""
    with plainly_serving(host) as server:
        yield server


@pytest.fixture(scope="module")
def afloat(browser: Browser, harbour: PlainServer) -> Iterator[Visitor]:
    """Somebody who has visited the site once, and whose ship has sailed since: there is neither a network nor a server."""
    visitor = STAGE.run(Visitor, browser, harbour, "en", WIDE, "light", False)
    STAGE.run(visitor.go, "./")
    STAGE.run(visitor.page.evaluate, KEPT)
    yield visitor
    complaints = visitor.complaints
    STAGE.run(visitor.context.close)
    assert complaints == []


@pytest.fixture(autouse=True)
def at_sea(afloat: Visitor, harbour: PlainServer) -> Iterator[None]:
    """In every test."""
    STAGE.run(afloat.context.set_offline, True)
    harbour.close()
    yield
    harbour.close()


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
    expect(afloat.page.get_by_test_id("open-review")).to_have_count(1)
    with afloat.page.expect_download() as download:
        afloat.page.get_by_test_id("download-record").click()
    assert felicity.replay(Path(download.value.path()).read_text("utf-8")).is_over  # anywhere else
    assert afloat.page.locator("html").get_attribute("lang") == lang
    assert afloat.page.locator("main").get_attribute("data-game") == game
    expect(afloat.see("result")).not_to_be_empty()


def test_what_needs_a_server_is_not_offered_and_said(afloat: Visitor) -> None:
    """Other people, and links to tables."""
    speak(afloat, "en")
    for testid in ("join", "door-tables"):
        expect(afloat.page.get_by_test_id(testid)).to_have_count(0)
    afloat.page.goto("./#setup-loop")
    afloat.see("setup-panel")
    assert "link" not in afloat.page.locator("[data-testid='sitter-2'] option").evaluate_all("(all) => all.map(({value}) => value)")
    for path in ("./?/me", "./?/tables", "./?/games"):
        afloat.go(path)
        expect(afloat.see("here-not").get_by_role("listitem")).to_have_count(6)
    expect(afloat.see("here-offline")).to_contain_text("works without a network")


def test_a_finished_game_is_reviewed(afloat: Visitor) -> None:
    """In a worker of its own: it is stopped and goes on, also after the page was loaded anew; the result is kept."""
    speak(afloat, "en")
    with afloat.page.expect_file_chooser() as chooser:
        afloat.click("record-open")
    chooser.value.set_files({"name": "game.txt", "mimeType": "text/plain", "buffer": short_record(8).encode()})
    code = afloat.see("page-end").page.url[-6:]
    afloat.go(f"./?/t/{code}/review")
    afloat.click("review-start")
    afloat.click("review-stop")
    afloat.click("review-start")
    afloat.page.reload()
    expect(afloat.see("account")).to_contain_text("50 % chance")
    afloat.page.reload()
    expect(afloat.page.locator("main")).to_have_attribute("data-state", "done")


def test_a_puzzle_is_solved(afloat: Visitor) -> None:
    """With the answer shown when it is asked for."""
    speak(afloat, "fr")
    afloat.click("link-puzzles")
    afloat.see("puzzle-link").last.click()
    afloat.click("puzzle-show")
    expect(afloat.see("puzzle-said")).not_to_be_empty()


def test_a_small_study_is_played_and_read(afloat: Visitor) -> None:
    """The intervals are there, one of its games is watched; what takes a server says so where it would be asked for."""
    speak(afloat, "en")
    afloat.go("./?/lab&study=loop+players:2+bots:greedy,random+games:12")
    expect(afloat.see("lab-run")).to_be_enabled()
    afloat.click("lab-run")
    expect(afloat.see("study-progress")).to_have_attribute("data-state", "finished")
    expect(afloat.see("balance").first).to_contain_text("%")
    expect(afloat.page.locator("main")).to_contain_text("Questions in SQL need a server")
    expect(afloat.page.get_by_test_id("export-rows.parquet")).to_have_count(0)
    with afloat.page.expect_download() as download:
        afloat.click("export-rows.csv")
    assert len(Path(download.value.path()).read_text("utf-8").splitlines()) == 12 * 2 + 1
    afloat.page.get_by_test_id("game-watch").first.click()
    afloat.see("replay")


def latest(page: Page) -> str:
    """The last lines of the log, on the lowest line of the table; what was done to somebody stands there until it is put away."""
    seen = page.get_by_test_id("notices-seen")
    while seen.count():
        seen.click()
    return page.get_by_test_id("ticker").get_by_role("list").inner_text()


def test_two_tabs_show_one_game(afloat: Visitor) -> None:
    """What is chosen in one is seen in the other; when one is closed in the middle of the game, the other goes on."""
    speak(afloat, "en")
    begin(afloat, "loop")
    first, second = afloat.page, afloat.context.new_page()
    second.goto(first.url)
    expect(second.get_by_test_id("question")).to_be_visible()
    for chooses, sees in ((second, first), (first, second)):
        before = latest(chooses)
        afloat.page = chooses
        player = Player(afloat)
        until(lambda: player.click_something() and latest(chooses) != before)  # noqa: B023
        until(lambda: latest(sees) == latest(chooses))  # noqa: B023
    afloat.page = first
    second.close()
    Player(afloat).play_to_the_end()


def test_browsers_offer_to_install_it(afloat: Visitor) -> None:
    """Chromium finds nothing wrong, but for the window that keeps nothing, as in all tests."""
    speak(afloat, "en")
    found = afloat.context.new_cdp_session(afloat.page).send("Page.getInstallabilityErrors")
    assert [error["errorId"] for error in found["installabilityErrors"] if error["errorId"] != "in-incognito"] == []


def test_data_that_is_cleared_while_somebody_plays_is_said(afloat: Visitor) -> None:
    """The choice isn't acknowledged, since it isn't stored."""
    speak(afloat, "en")
    begin(afloat, "rainbow")
    afloat.page.evaluate(CLEAR)
    Player(afloat).click_something()
    expect(afloat.page.get_by_text("The data of this site was deleted")).to_be_visible()


def test_a_newer_version_waits_until_somebody_wants_it(afloat: Visitor, harbour: PlainServer, host: Path) -> None:
    """It is said while somebody plays; the game goes on, and is there afterwards."""
    speak(afloat, "en")
    begin(afloat, "loop")
    worker = host / PLACE / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace('const BUILD = "', 'const BUILD = "newer-'), "utf-8")
    afloat.page.evaluate("window.isStillHere = true")
    harbour.open()
    afloat.context.set_offline(False)
    afloat.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
    band, ticker = afloat.see("update").bounding_box(), afloat.see("ticker").bounding_box()
    assert band is not None
    assert ticker is not None
    assert ticker["y"] + ticker["height"] <= band["y"]  # it covers nothing of the table
    assert afloat.page.evaluate("window.isStillHere")
    afloat.page.get_by_test_id("update-now").click()
    afloat.page.wait_for_function("!window.isStillHere")
    afloat.see("question")
    expect(afloat.page.get_by_test_id("update")).to_have_count(0)
