"""The end page: UI-E1 to UI-E6."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from typer.testing import CliRunner

from felicity.cli import app
from felicity.server.shuffle import Agreed, Shuffle, commitment_of, new_part, part_commitment
from tests.server.world import Browser as Caller
from tests.server.world import Server, until
from tests.web.conftest import Visit
from tests.web.visits import PHONE, Visitor

BOT = """async ([code, type, more]) => {
    const headers = {'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('felicity.key')}`}
    const body = JSON.stringify({type, id: crypto.randomUUID(), ...more})
    return (await fetch(`/api/tables/${code}`, {method: 'POST', headers, body})).status
}"""


Finished = Callable[..., Visitor]


@pytest.fixture(scope="module")
def games(served: Server) -> dict[str, tuple[str, str]]:
    """Games that bots have played to their end in Ada's place: by mode, the key that Ada has and the code of the table."""
    found: dict[str, tuple[str, str]] = {}
    for mode, players in (("competitive", 3), ("coop", 2), ("solo", 1)):
        ada = Caller(served)
        seats = [{"kind": "you", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (players - 1)]
        code = str(ada.create(mode=mode, seed="11", start=True, players=players, seats=seats)["code"])
        assert ada.tell(code, "bot", seat=1, level="easy")["ok"]
        found[mode] = (ada.key, code)
        until(lambda: ada.look(code)["status"] == "over")  # noqa: B023
    return found


@pytest.fixture
def finished(visit: Visit, games: dict[str, tuple[str, str]]) -> Finished:
    """Come to the end page of one of them, as Ada: `finished("solo")`."""

    def come(mode: str = "competitive") -> Visitor:
        key, code = games[mode]
        ada = visit(f"/t/{code}", key=key)
        for there in ("page-end", "story", "chart"):
            ada.see(there)
        return ada

    return come


def over(visitor: Visitor, code: str) -> None:
    """Let a bot play on in seat 1, to the end."""
    assert visitor.page.evaluate(BOT, [code, "bot", {"seat": 1, "level": "easy"}]) == 200
    visitor.see("page-end")
    visitor.see("story")
    visitor.see("chart")


def number(text: str) -> int:
    """`+3`, `−2`, `·` as numbers."""
    found = re.search(r"\d+", text)
    return int(found[0]) * (-1 if "−" in text else 1) if found else 0


def test_columns_add_up_to_the_score(finished: Finished) -> None:
    """UI-E1."""
    ada = finished()
    rows = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in ada.see("points").locator("tbody tr").all()]
    scores = [number(cell) for cell in ada.see("points").locator("tfoot td").all_inner_texts()]
    assert len(scores) == 3
    assert [sum(column) for column in zip(*rows, strict=True)] == scores
    assert any(str(score) in ada.see("result").inner_text() for score in scores)


def test_charts_have_their_figures_as_a_table(finished: Finished) -> None:
    """UI-E2: the last line of the table is the score; the second chart is one of choice."""
    ada = finished()
    expect(ada.page.get_by_test_id("chart")).to_have_count(2)
    table = ada.page.locator("figure details").first
    table.locator("summary").click()
    scores = ada.see("points").locator("tfoot td").all_inner_texts()
    assert table.locator("tbody tr").last.locator("td").all_inner_texts() == scores
    ada.page.get_by_test_id("chart-measure-debts").check(force=True)
    expect(ada.page.locator("figure h3").last).to_have_text("Debts")


def test_a_life_is_told_for_every_seat_in_the_language_of_the_page(finished: Finished) -> None:
    """UI-E3."""
    ada = finished()
    mine = ada.see("story").locator(".page").inner_text()
    assert "Ada" in mine
    ada.click("story-2")
    expect(ada.see("story").locator(".page")).not_to_have_text(mine)
    ada.click("story-1")
    ada.click("lang-fr")
    expect(ada.see("story").locator("h2")).to_have_text("Votre vie")
    assert ada.missing_sentences() == []


def test_the_story_can_be_copied(finished: Finished) -> None:
    ada = finished()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.click("story-copy")
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Your life")
    assert copied.count("\n\n") >= 3


def test_the_fair_deal_is_checked_against_what_was_promised(visit: Visit, tmp_path: Path) -> None:
    """docs/protocol.md 9: a deal with one's own part is proven, also by the command that is shown; what is made up later is found out."""
    ada = visit()
    ada.page.evaluate("localStorage.setItem('felicity.settings', JSON.stringify({speed: 'instant'}))")
    ada.go("/").click("play-solo-loop")
    ada.see("question")
    over(ada, ada.page.url[-6:])
    ada.see("verdict-fair")
    ada.see("shuffle").locator("summary").click()
    command = ada.page.get_by_test_id("shuffle").get_by_text("felicity verify loop-").inner_text().split()
    code = ada.page.url[-6:]
    file = tmp_path / command[2]
    with ada.page.expect_download() as waiting:
        ada.click("download-record")
    waiting.value.save_as(file)
    found = CliRunner().invoke(app, ["verify", str(file), *command[3:], "--lang", "en"])
    assert found.exit_code == 0, found.output
    assert [word for word in command if word.startswith("--")] == ["--commitment", "--part", "--frozen"]
    assert "Compare" not in found.output
    for forged, says in ((new_promise, "isn’t the one it fixed"), (another_part, "aren’t the ones that were fixed before")):
        ada.page.unroute_all()
        ada.page.route_web_socket(re.compile("/socket$"), forger(code, forged))
        ada.page.reload()
        ada.see("verdict-broken")
        ada.reads("shuffle", says)
    ada.page.evaluate("localStorage.removeItem(`felicity.shuffle.${location.pathname.slice(-6)}`)")
    ada.page.reload()
    ada.see("verdict-fits")  # who has kept nothing can't tell, and is told so


Forge = Callable[[str, dict[str, Any]], None]


def new_promise(code: str, shuffle: dict[str, Any]) -> None:
    """A promise that was made up after the game."""
    shuffle["certificate"]["server"] = new_part()
    shuffle["commitment"] = commitment_of(shuffle["certificate"]["server"])


def another_part(code: str, shuffle: dict[str, Any]) -> None:
    """A part for a seat that nobody was seen to commit for."""
    part, certificate = new_part(), shuffle["certificate"]
    certificate["humans"] = [1, 2]
    certificate["parts"]["2"] = part
    certificate["commitments"]["2"] = part_commitment(code, 2, part)


def forger(code: str, forge: Forge) -> Callable[[WebSocketRoute], None]:
    """A server that shows a certificate which fits together, but isn't what it was."""

    def forged(page: WebSocketRoute) -> None:
        def changed(message: str | bytes) -> None:
            frame: Any = json.loads(message)
            if frame["type"] == "table":
                forge(code, frame["shuffle"])
                certificate = frame["shuffle"]["certificate"]
                parts = {int(seat): part for seat, part in certificate["parts"].items()}
                agreed = Agreed(frame["game"], frame["rules"], frame["mode"], frame["players"], "")
                certificate["seed"] = Shuffle(code, certificate["server"], (), {}, parts, agreed).seed
            page.send(json.dumps(frame))

        page.connect_to_server().on_message(changed)

    return forged


def test_a_chosen_deal_proves_nothing(finished: Finished) -> None:
    """And the end page says so."""
    ada = finished("solo")
    ada.reads("shuffle", "seed of this deal was chosen")


def test_files_can_be_taken_along(finished: Finished) -> None:
    """UI-E5."""
    ada = finished()
    code = ada.page.url[-6:]
    texts: dict[str, str] = {}
    for kind, ending in (("record", "txt"), ("json", "json"), ("csv", "csv")):
        with ada.page.expect_download() as waiting:
            ada.click(f"download-{kind}")
        assert waiting.value.suggested_filename == f"loop-{code}.{ending}"
        texts[kind] = waiting.value.path().read_text("utf-8")
    assert texts["record"].startswith("felicity record 1")
    assert json.loads(texts["json"])["code"] == code
    assert texts["csv"].startswith("round,seat,name,happiness")


def test_the_result_can_be_shared(finished: Finished) -> None:
    """By its link, and as a picture of the size of previews."""
    ada = finished()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.click("share-link")
    expect(ada.page.get_by_test_id("toast")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == ada.page.url
    with ada.page.expect_download() as waiting:
        ada.click("share-picture")
    assert waiting.value.suggested_filename == f"loop-{ada.page.url[-6:]}.png"
    picture = waiting.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


def test_a_finished_game_is_open_to_everybody_with_the_link(visit: Visit, games: dict[str, tuple[str, str]]) -> None:
    """Who didn't play sees the result and watches the game again; the ways on from it are theirs to try, not the players' table."""
    _, code = games["competitive"]
    eve = visit(f"/t/{code}")
    eve.see("page-end")
    expect(eve.see("points").locator("thead")).to_contain_text("Ada")
    eve.see("chart")
    eve.click("open-replay")
    expect(eve.page).to_have_url(re.compile(f"/t/{code}/replay"))
    eve.see("board")
    expect(eve.page.get_by_test_id("option")).to_have_count(0)


def test_a_rematch_and_the_same_deal_again(finished: Finished) -> None:
    """UI-E5: alone among bots it begins at once."""
    ada = finished()
    first = ada.page.url[-6:]
    ada.click("same-seed")
    ada.see("page-table")
    assert first not in ada.page.url
    ada.see("question")


def test_a_game_is_watched_again_and_played_on(finished: Finished) -> None:
    """UI-E4: at the table where it was played, and every position has an address."""
    ada = finished()
    end = ada.page.url
    ada.click("open-replay")
    slider = ada.page.get_by_test_id("replay-slider")
    ada.see("board")
    assert ada.page.url.startswith(f"{end}/replay")
    for region in ("status", "board", "players", "question", "dock", "ticker"):
        expect(ada.page.locator(f"[data-region={region}]")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    ada.click("replay-round-1")
    at = int(slider.input_value())
    assert at > 0
    ada.click("replay-on")
    ada.click("replay-on")
    expect(slider).to_have_value(str(at + 2))
    ada.click("replay-back")
    expect(slider).to_have_value(str(at + 1))
    ada.page.wait_for_url(f"{end}/replay?at={at + 1}")
    log = ada.see("replay-log").inner_text()
    ada.page.reload()
    expect(slider).to_have_value(str(at + 1))
    expect(ada.page.get_by_test_id("replay-log")).to_have_text(log, use_inner_text=True)
    ada.page.get_by_test_id("replay-pace").select_option("fast")
    ada.click("replay-play")
    expect(slider).not_to_have_value(str(at + 1))
    ada.click("replay-pause")
    ada.click("replay-round-1")
    ada.click("fork")
    ada.click("fork-go")
    ada.see("page-table")
    ada.page.wait_for_url(re.compile("/t/[A-Z]{6}$"))
    assert end not in ada.page.url


def test_a_replay_is_moved_by_keys_and_by_lines_of_the_log(finished: Finished) -> None:
    """The keys of a film, wherever the focus is; the ticker and the board show that position and no later one."""
    ada = finished()
    ada.click("open-replay")
    slider = ada.page.get_by_test_id("replay-slider")
    ada.see("board")
    last = slider.get_attribute("max") or ""
    for key, value in (("End", last), ("ArrowLeft", str(int(last) - 1)), ("Home", "0"), ("ArrowRight", "1")):
        ada.press(key)
        expect(slider).to_have_value(value)
    expect(ada.page.get_by_test_id("ticker").locator("li")).to_have_count(1)
    ada.press("Space")
    ada.see("replay-pause")
    ada.press("Space")
    ada.see("replay-play")
    ada.click("open-log")
    ada.page.get_by_test_id("log").locator("[data-testid=log-line]").last.click()
    expect(slider).to_have_value(last)


def test_a_replay_is_seen_from_every_seat(finished: Finished) -> None:
    """What lies in the dock is what that seat had."""
    ada = finished()
    ada.page.goto(f"{ada.page.url}/replay?at=20")
    expect(ada.page.get_by_test_id("replay-slider")).to_have_value("20")
    mine = ada.page.locator("[data-region=dock]").inner_html()
    ada.page.get_by_test_id("replay-seat").select_option("2")
    expect(ada.page.locator("[data-plate]").first).to_have_attribute("data-plate", "2")
    ada.page.wait_for_function("before => document.querySelector('[data-region=dock]').innerHTML !== before", arg=mine)


def test_a_replay_on_a_phone(visit: Visit, games: dict[str, tuple[str, str]]) -> None:
    """The long form, and a sheet whose keys stay in reach when it is closed."""
    key, code = games["competitive"]
    ada = visit(f"/t/{code}/replay", key=key, size=PHONE, touch=True)
    ada.see("replay-on").click()
    expect(ada.page.get_by_test_id("replay-slider")).to_have_value("1")
    ada.click("grip")
    expect(ada.page.get_by_test_id("replay-curve")).to_have_count(0)
    ada.click("replay-on")
    expect(ada.page.get_by_test_id("replay-slider")).to_have_value("2")
    ada.page.keyboard.press("?")
    expect(ada.see("keys")).to_contain_text("One move back or on")
    expect(ada.see("keys")).not_to_contain_text("Undo")
    assert ada.flaws(axe=False) == []


def test_the_curve_of_the_chances_leads_to_any_choice(finished: Finished) -> None:
    """UI-E4: by key and by click, and to where the game turned if it did."""
    ada = finished()
    ada.click("open-replay")
    ada.see("board")
    expect(ada.page.get_by_test_id("curve-working")).to_have_count(0)
    curve, slider = ada.page.get_by_test_id("curve"), ada.page.get_by_test_id("replay-slider")
    curve.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("(100|50|33)\u00a0%"))  # whoever won, alone or with others
    curve.press("PageDown")
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")
    curve.click(position={"x": 1, "y": 60})
    expect(slider).to_have_value("0")
    if ada.page.get_by_test_id("curve-turned").count():
        ada.click("curve-turned")
        expect(slider).not_to_have_value("0")


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 2)])
def test_what_was_needed_is_told_with_what_is_missing(finished: Finished, mode: str, players: int) -> None:
    """UI-E6."""
    ada = finished(mode)
    lines = ada.see("conditions").locator("li").all_inner_texts()
    scores = [number(cell) for cell in ada.see("points").locator("tfoot td").all_inner_texts()]
    assert len(lines) == players
    for line, score in zip(lines, scores, strict=True):
        assert f"{score} of 11" in line
        assert ("met" if score >= 11 else f"missed by {11 - score}") in line
