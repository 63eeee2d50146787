"""The measuring grid: it goes on where it stopped, and sums up what it found. And some of it: every game and mode on two screens."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.world import Server
from tests.web.grid import tasks_of
from tests.web.grid_positions import LOOKS, Deal, deals, played, positions, spread
from tests.web.grid_results import Results, Row
from tests.web.grid_window import USUAL, Window
from tests.web.visits import Size

SIZES: list[Size] = [(1024, 640), (1366, 768)]
FRENCH = tuple(look for look in LOOKS if look.lang == "fr")
SMALLEST = "1024x640"
# On the smallest screen some of what the games draw gives way (docs/reliability.md, «Tables on screens»); the frame doesn't.
FRAME = re.compile(r"the page is|there is no|reaches beyond|lies over the|in the (status|players|ticker)|has moved|can't be opened")
LARGEST = list({(deal.game, deal.mode): deal for deal in deals()}.values())  # of every mode the fullest table


def test_every_game_and_mode_is_there() -> None:
    """With as many players as it takes."""
    assert [str(deal) for deal in LARGEST] == [
        "loop-basic-6",
        "loop-competitive-6",
        "loop-coop-6",
        "loop-solo-1",
        "nation-standard-5",
        "nostalgia-standard-4",
        "nostalgia-solo-1",
        "pursuit-standard-4",
        "pursuit-solo-1",
        "rainbow-standard-6",
    ]


def test_a_run_goes_on_with_what_was_measured(tmp_path: Path) -> None:
    """Of this page; what another page looked like doesn't count."""
    kept = tmp_path / "kept.jsonl"
    Results("new", kept).add([Row("new", "pig-2", 1, 1, "1024x640", "en", 100, "0 0 9 9", ["it squeaks"])])
    Results("old", kept).add([Row("old", "pig-2", 1, 1, "1024x640", "en", 100)])
    again = Results("new", kept)
    assert [flaw for _, flaw in again.flaws()] == ["it squeaks"]
    again.add([Row("new", "pig-2", 1, 2, "1024x640", "en", 100, "0 0 9 8")])
    assert [flaw for _, flaw in again.flaws()] == ["it squeaks", "the board has moved from 0 0 9 9 to 0 0 9 8"]
    assert "2 flaws in 2 measures of 2 positions." in Results("new", kept).summary()


def test_a_deal_has_as_many_positions_as_are_wanted() -> None:
    """From the first to the last question of a game; where it asks less often, of a second one."""
    deal = Deal("rainbow", "standard", 2)
    asked = played(deal)[1]
    few = positions(deal, 3)
    assert [(each.seed, each.number) for each in few] == [(1, number) for number in spread(asked, 3)]
    assert (few[0].number, few[-1].number) == (asked[0], asked[-1])
    many = positions(deal, len(asked) + 2)
    assert len(set(many)) == len(asked) + 2
    assert [each.seed for each in many[-2:]] == [2, 2]


def test_languages_and_sizes_of_text_take_turns() -> None:
    """In every deal each comes as often as any other; on request all of them at every position."""
    some = deals("rainbow")[:2]
    looks = [look for _, look in tasks_of(some, 8, LOOKS, is_every=False)]
    assert sorted(map(str, looks[:8])) == sorted(map(str, looks[8:])) == sorted(map(str, 2 * LOOKS))
    assert looks[0] != looks[8]
    assert [look for _, look in tasks_of(some[:1], 2, LOOKS, is_every=True)] == [*LOOKS, *LOOKS]


def test_what_becomes_hard_to_read_is_found(browser: Browser, served: Server) -> None:
    """Though all other texts were found legible before, and only those that look new are looked at again."""
    window = Window(browser, served, [USUAL])
    task = (positions(Deal("loop", "basic", 2), 3)[1], FRENCH[0])
    assert [flaw for row in window.measure(task) for flaw in row.flaws] == []
    legible = len(window.legible)
    pale = "[data-region=question] h2 { color: #bbb !important }"
    window.visitors["fr"].page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", pale)
    found = [flaw for row in window.measure(task) for flaw in row.flaws]
    window.close()
    assert legible > 20
    assert [flaw.split(":")[1] for flaw in found] == [" color-contrast"]


@pytest.mark.parametrize("deal", LARGEST, ids=str)
def test_all_of_a_table_is_on_one_screen(browser: Browser, served: Server, deal: Deal) -> None:
    """At the beginning and in the middle, with letters of both sizes: nothing is cut, hidden, broken or too small on the usual screen."""
    window, results = Window(browser, served, SIZES), Results()
    for task in product(positions(deal, 3)[:2], FRENCH):
        results.add(window.measure(task))
    window.close()
    assert len(results.rows) == 8
    assert [f"{row}: {flaw}" for row, flaw in results.flaws() if row.size != SMALLEST or FRAME.search(flaw)] == []
