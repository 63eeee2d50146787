"""The end page: UI-E1 to UI-E6."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import sit_down
from tests.web.visits import PHONE, SMALL, TABLET, WIDE, Lang, Size, Theme, Visitor

LOOKS: list[tuple[Size, Lang, Theme]] = [(SMALL, "fr", "light"), (PHONE, "en", "dark"), (TABLET, "fr", "dark"), (WIDE, "en", "light")]
BOT = """async ([code, type, more]) => {
    const headers = {'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('felicity.key')}`}
    const body = JSON.stringify({type, id: crypto.randomUUID(), ...more})
    return (await fetch(`/api/tables/${code}`, {method: 'POST', headers, body})).status
}"""


def finished(visitor: Visitor, mode: str = "competitive", players: int = 3, **wishes: object) -> str:
    """A game that bots play to its end in one's place; the code of its table."""
    code = sit_down(
        visitor, mode, players, seats=[{"kind": "you", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (players - 1)], **wishes
    )
    assert visitor.page.evaluate(BOT, [code, "bot", {"seat": 1, "level": "easy"}]) == 200
    visitor.see("page-end")
    visitor.see("story")
    visitor.see("chart")
    return code


def number(text: str) -> int:
    """`+3`, `−2`, `·` as numbers."""
    found = re.search(r"\d+", text)
    return int(found[0]) * (-1 if "−" in text else 1) if found else 0


def test_columns_add_up_to_the_score(visit: Visit) -> None:
    """UI-E1."""
    ada = visit()
    finished(ada)
    rows = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in ada.see("points").locator("tbody tr").all()]
    scores = [number(cell) for cell in ada.see("points").locator("tfoot td").all_inner_texts()]
    assert len(scores) == 3
    assert [sum(column) for column in zip(*rows, strict=True)] == scores
    assert any(str(score) in ada.see("result").inner_text() for score in scores)


def test_charts_have_their_figures_as_a_table(visit: Visit) -> None:
    """UI-E2: the last line of the table is the score; the second chart is one of choice."""
    ada = visit()
    finished(ada)
    expect(ada.page.get_by_test_id("chart")).to_have_count(2)
    figures = ada.page.locator("figure details").first
    figures.locator("summary").click()
    scores = ada.see("points").locator("tfoot td").all_inner_texts()
    assert figures.locator("tbody tr").last.locator("td").all_inner_texts() == scores
    ada.page.get_by_test_id("chart-measure-debts").check(force=True)
    expect(ada.page.locator("figure h3").last).to_have_text("Debts")


def test_a_life_is_told_for_every_seat_in_the_language_of_the_page(visit: Visit) -> None:
    """UI-E3."""
    ada = visit()
    finished(ada)
    mine = ada.see("story").locator(".page").inner_text()
    assert "Ada" in mine
    ada.click("story-2")
    expect(ada.see("story").locator(".page")).not_to_have_text(mine)
    ada.click("story-1")
    ada.click("lang-fr")
    expect(ada.see("story").locator("h2")).to_have_text("Votre vie")
    assert ada.missing_sentences() == []


def test_the_story_can_be_copied(visit: Visit) -> None:
    ada = visit()
    finished(ada)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.click("story-copy")
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Your life")
    assert copied.count("\n\n") >= 3


def test_the_fair_deal_is_checked_in_the_browser(visit: Visit) -> None:
    """A deal from the server's and the players' parts is proven; a chosen one says that it proves nothing."""
    ada = visit()
    finished(ada, seed="")
    ada.see("verdict-fair")
    bo = visit()
    finished(bo, seed="7")
    bo.reads("shuffle", "chosen by its seed")


def test_files_can_be_taken_along(visit: Visit) -> None:
    """UI-E5."""
    ada = visit()
    code = finished(ada)
    texts: dict[str, str] = {}
    for kind, ending in (("record", "txt"), ("json", "json"), ("csv", "csv")):
        with ada.page.expect_download() as waiting:
            ada.click(f"download-{kind}")
        assert waiting.value.suggested_filename == f"loop-{code}.{ending}"
        texts[kind] = waiting.value.path().read_text("utf-8")
    assert texts["record"].startswith("felicity record 1")
    assert json.loads(texts["json"])["code"] == code
    assert texts["csv"].startswith("round,seat,name,happiness")


def test_a_rematch_and_the_same_deal_again(visit: Visit) -> None:
    """UI-E5: alone among bots it begins at once."""
    ada = visit()
    first = finished(ada, "basic", 2)
    ada.click("same-seed")
    ada.see("page-table")
    assert first not in ada.page.url
    ada.see("question")


def test_a_game_is_watched_again_and_played_on(visit: Visit) -> None:
    """UI-E4."""
    ada = visit()
    code = finished(ada, "basic", 2)
    ada.click("open-replay")
    ada.see("board")
    ada.page.get_by_test_id("replay-round").select_option("2")
    at = int(ada.page.get_by_test_id("replay-slider").input_value())
    assert at > 0
    ada.click("replay-on")
    ada.click("replay-on")
    expect(ada.page.get_by_test_id("replay-slider")).to_have_value(str(at + 2))
    ada.click("replay-back")
    expect(ada.page.get_by_test_id("replay-slider")).to_have_value(str(at + 1))
    ada.page.get_by_test_id("replay-pace-fast").check(force=True)
    ada.click("replay-play")
    expect(ada.page.get_by_test_id("replay-slider")).not_to_have_value(str(at + 1))
    ada.click("replay-pause")
    ada.page.get_by_test_id("replay-round").select_option("2")
    ada.click("fork")
    ada.click("fork-go")
    ada.see("page-table")
    assert code not in ada.page.url


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 2)])
def test_what_was_needed_is_told_with_what_is_missing(visit: Visit, mode: str, players: int) -> None:
    """UI-E6."""
    ada = visit()
    finished(ada, mode, players)
    lines = ada.see("conditions").locator("li").all_inner_texts()
    scores = [number(cell) for cell in ada.see("points").locator("tfoot td").all_inner_texts()]
    assert len(lines) == players
    for line, score in zip(lines, scores, strict=True):
        assert f"{score} of 11" in line
        assert ("met" if score >= 11 else f"missed by {11 - score}") in line


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
def test_the_end_page_fits_and_can_be_read_by_all(visit: Visit, look: tuple[Size, Lang, Theme]) -> None:
    """UI-V2, with the replay open."""
    size, lang, theme = look
    ada = visit(lang=lang, size=size, theme=theme)
    finished(ada, "competitive", 4)
    ada.click("open-replay")
    ada.see("board")
    assert ada.sideways() == 0
    assert ada.missing_sentences() == []
    assert ada.axe() == []
