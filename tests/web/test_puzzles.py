"""Puzzles on the page: chosen from a list, solved at their table, and on to the next."""

from __future__ import annotations

from playwright.sync_api import expect

from felicity.teach import puzzles
from felicity.teach.puzzle import Puzzle
from tests.web.conftest import Visit
from tests.web.visits import PHONE, Visitor

ALL = puzzles.in_order(puzzles.by_id().values())


def few_options() -> Puzzle:
    """One whose options all have their button."""
    return min(ALL, key=lambda puzzle: (len(puzzle.others), puzzle.id))


def choose(visitor: Visitor, option: str) -> None:
    """Click on an option."""
    visitor.page.locator(f"#actions [data-option='{option}']").first.click()


def test_a_puzzle_is_found_tried_and_solved(visit: Visit) -> None:
    """A wrong choice is told what it misses, and may be followed by another; the right one ends it, and it is ticked in the list."""
    puzzle = few_options()
    game = puzzles.game_of(puzzle)
    ada = visit("/")
    ada.click("link-puzzles")
    ada.see("puzzle-today")
    ada.see("puzzles-game").select_option(game)
    expect(ada.see("puzzles").locator("a")).to_have_count(len(puzzles.shipped(game)))
    ada.see("puzzles").locator(f"a[href*='{puzzle.id}']").click()
    ada.reads("puzzle-said", "clearly better")
    choose(ada, next(each.option for each in puzzle.others if not each.idle))
    expect(ada.see("puzzle-said")).to_have_attribute("data-kind", "wrong")
    choose(ada, puzzle.answer)
    expect(ada.see("puzzle-said")).to_have_attribute("data-kind", "right")
    ada.reads("puzzle-said", "What the others miss")
    ada.click("puzzle-leave")
    expect(ada.see("puzzles").locator(f"a[href*='{puzzle.id}'].solved")).to_have_count(1)


def test_a_puzzle_in_french_on_a_phone(visit: Visit) -> None:
    """All of it fits, every sentence is there, and nothing serious is found by the check of accessibility; one may give up."""
    ada = visit("/puzzles", lang="fr", size=PHONE, touch=True, theme="dark")
    ada.see("puzzles")
    assert ada.flaws(axe=True) == []
    first, last = (ada.see(f"puzzles-{what}").bounding_box() for what in ("game", "level"))
    assert first is not None
    assert last is not None
    assert last["y"] + last["height"] - first["y"] <= 200  # what can be chosen from leaves room for the list
    ada.go(f"/puzzles/{few_options().id}")
    ada.reads("puzzle-said", "nettement mieux")
    assert ada.flaws(axe=True) == []
    ada.click("puzzle-show")
    ada.reads("puzzle-said", "Le meilleur choix")
    ada.see("puzzle-next")
    assert ada.flaws(axe=True) == []


def test_a_puzzle_is_solved_by_the_keyboard(visit: Visit) -> None:
    """Numbers pick options, as at every table; a wrong one is told aloud."""
    ada = visit(f"/puzzles/{few_options().id}")
    ada.see("puzzle")
    ada.press("1")
    expect(
        ada.page.get_by_role("status").filter(has_text="Not this one").or_(ada.page.get_by_role("status").filter(has_text="Right!"))
    ).to_be_visible()
