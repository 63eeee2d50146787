"""The review of a finished game on the page: asked for, stopped, worked out, and the better line played out at the table."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

import felicity
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.server import test_records as records
from tests.server.world import Browser as Caller
from tests.server.world import Server, until
from tests.web.conftest import Visit
from tests.web.players import upload
from tests.web.visits import PHONE, WIDE

SLOW = 600_000  # ms: the choices are looked at after everything else that a busy machine does


@cache
def random_game(choices: int) -> Table:
    """A game that breaks off early, so that its review takes a moment only; played at random, so that there is something to say."""
    table, luck = felicity.new("loop", players=2, mode="basic", seed="short", starting_player="1"), Rng(start_of("short"))
    while table.number < choices:
        options = table.options()
        table.play(options[luck.below(len(options))])
    return table


@pytest.fixture(scope="module")
def reviewed(served: Server) -> str:
    """The table of a game of which the first seat's choices have been reviewed."""
    ada = Caller(served)
    code = str(records.upload(ada, random_game(9).record())["code"])
    path = f"/api/tables/{code}/reviews/1"
    ada.post(path, {}, 202)
    until(lambda: ada.get(path)["state"] == "done", SLOW / 1000)
    return code


def points_in(text: str) -> int:
    """`+3`, `−12`, `25 %` as numbers."""
    found = re.search(r"\d+", text)
    assert found is not None
    return int(found[0]) * (-1 if "−" in text else 1)


def test_a_coach_is_asked_stopped_and_asked_again(visit: Visit) -> None:
    """From the page of a record; what was seen until then is kept."""
    ada = visit("/")
    code = upload(ada, random_game(30))
    ada.go(f"/t/{code}")
    ada.click("open-review")
    assert ada.see("review-work").locator("progress").count() == 0
    ada.click("review-start")
    expect(ada.page.locator("progress")).not_to_have_attribute("value", "0", timeout=SLOW)
    ada.click("review-stop")
    ada.reads("review-start", "Go on")
    ada.reads("review-work", "is kept")
    ada.click("review-start")
    ada.reads("review-stop", "Stop")
    ada.click("review-stop")
    ada.reads("review-start", "Go on")


def test_luck_and_skill_add_up_and_the_dearest_choice_comes_first(visit: Visit, reviewed: str) -> None:
    ada = visit(f"/t/{reviewed}/review")
    start, luck, skill, end = [points_in(row) for row in ada.see("review-picture").locator("b").all_inner_texts()]
    assert start == 50
    assert start + luck + skill == end
    ada.reads("account", "You started with a 50")
    ada.reads("account", " The deal and the other players ")
    costs = [points_in(lesson.locator("h3").inner_text().partition(":")[2]) for lesson in ada.see("lesson").all()]
    assert costs == sorted(costs, reverse=True)
    assert 1 <= len(costs) <= 3


def test_the_better_line_is_played_out_at_the_table(visit: Visit, reviewed: str) -> None:
    """Step by step with buttons and keys; each step tells what happened; the other seat has a review of its own."""
    ada = visit(f"/t/{reviewed}/review")
    better = ada.see("lesson").first.locator(".better strong").inner_text()
    ada.see("lesson-line").first.click()
    ada.see("page-table")
    ada.reads("line", better)
    ada.reads("line-at", "Before the choice")
    ada.click("replay-on")
    ada.reads("line-at", "Step 1 of")
    expect(ada.see("line-log").locator("p").first).not_to_be_empty()
    ada.press("End")
    last = points_in(ada.see("line-at").inner_text().partition("of")[2])
    ada.reads("line-at", f"Step {last} of {last}")
    ada.press("ArrowLeft", "Home")
    ada.reads("line-at", "Before the choice")
    ada.page.reload()  # the address leads here
    ada.reads("line", better)
    ada.click("line-leave")
    ada.see("account")
    ada.page.get_by_test_id("review-seat-2").check(force=True)
    expect(ada.page).to_have_url(re.compile("seat=2"))
    ada.see("review-start")


def test_a_review_in_french_on_a_phone(visit: Visit, reviewed: str) -> None:
    """All of it fits, every sentence is there, and nothing serious is found by the check of accessibility."""
    ada = visit(f"/t/{reviewed}/review", lang="fr", size=PHONE, touch=True, theme="dark")
    ada.reads("account", "Vous aviez au départ 50")
    assert ada.flaws(axe=True) == []
    ada.see("lesson-line").first.click()
    ada.reads("line-at", "Avant le choix")
    assert ada.flaws(axe=True) == []
    ada.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    ada.reads("line-at", "Avant le choix")
    assert ada.flaws(axe=True) == []
