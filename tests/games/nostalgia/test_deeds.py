"""What an action was (NOS-R7): every action is tried against every condition of a trigger and every personal goal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from felicity.games.nostalgia import constants
from felicity.games.nostalgia.arrange import BOTH
from felicity.games.nostalgia.catalog import CATALOG
from felicity.games.pursuit.constants import ACTIONS
from felicity.plugins import game
from tests.games.nostalgia.story import Memories, story

CARDS = CATALOG.default_tables()["nostalgia"]
DEEDS: dict[str, tuple[dict[str, Any], set[str]]] = {  # what is done: what the player has, and all that it is
    "study": ({}, {"study"}),
    "play": ({}, {"play"}),
    "interact": ({}, {"interact"}),
    "temp job": ({}, {"temp_job"}),
    "rest": ({}, {"rest"}),
    "overtime": ({"job": "science-job-1a"}, {"overtime"}),
    "take jogging": ({}, {"take_project", "take_basic"}),
    "take singing-festival 3": ({}, {"take_project", "take_single"}),
    "take singing-festival 4": ({}, {"take_project", "take_single", "a level 4"}),
    "take magazine 1": ({}, {"take_project", "take_group"}),
    "advance bonsai": ({"projects": {"bonsai": 1}}, {"advance"}),
    "advance learn-cooking": ({"projects": {"learn-cooking": 3}}, {"advance", "finish_project"}),
    "buy car 2": ({}, {"spend", "buy_item"}),
    "buy car 3": ({}, {"spend", "buy_item", "a level 3"}),
    "buy concert 2": ({}, {"spend", "buy_activity"}),
    "buy concert 3": ({}, {"spend", "buy_activity", "a level 3"}),
    "get science-job-1a": ({}, {"get_job"}),
    "promote science-job-2a": ({"job": "science-job-1a"}, {"promotion"}),
    "date martha": ({}, {"develop_relationship", "start_relationship"}),
    "deepen nora": ({"partners": {"nora": 1}}, {"develop_relationship", "deepen"}),
}


def life(text: str, **memories: Any) -> Memories:
    """Everything is there that this takes, and enough to pay for it."""
    t = story(round=3).remembers(**memories)
    rows = {"projects": ["jogging", "singing-festival", "magazine"], "items": ["car", "concert"], "partners": ["martha", "nora"]}
    t.scene(**rows, jobs=["science-job-1a", "science-job-2a"]).empties_hand()
    t.player(1).has(knowledge=9, creativity=9, influence=9, money=20, **DEEDS[text][0])
    return t


def conditions(part: str) -> dict[str, str]:
    """A card for each deed that passive triggers or goals wait for."""
    found: dict[str, str] = {}
    for id, card in CARDS.items():
        entry: Any = card.get(part, {})
        if "on" in entry and "same_round" not in entry:
            found[entry["on"]] = id
    return found


PASSIVE, GOALS = conditions("passive"), conditions("goal")
LEVELS = {"take_single": "a level 4", "buy_item": "a level 3", "buy_activity": "a level 3"}  # that goals ask for


@pytest.mark.rule("NOS-R7", "NOS-3.3")
@pytest.mark.parametrize("text", DEEDS)
def test_an_action_meets_the_conditions_that_are_about_it_and_no_other(text: str) -> None:
    """Two reminiscences at a time; where several are met, their owner is asked which."""
    met: set[str] = set()
    waiting = list(PASSIVE)
    for first in range(0, len(waiting), 2):
        t = life(text, board={PASSIVE[deed]: "" for deed in waiting[first : first + 2]}).plays(text)
        offered = t.offered("tick")
        met |= {deed for deed in waiting[first : first + 2] if t.checks(PASSIVE[deed])[0] or f"tick {PASSIVE[deed]}" in offered}
    assert met == DEEDS[text][1] & set(PASSIVE)


@pytest.mark.rule("NOS-R7", "NOS-5.6")
@pytest.mark.parametrize("text", DEEDS)
def test_an_action_meets_the_goals_that_are_about_it_and_no_other(text: str) -> None:
    """Some ask for a level."""
    t = life(text, realised=dict.fromkeys(GOALS.values(), 1)).plays(text)
    words = DEEDS[text][1]
    wanted = {deed for deed in words & set(GOALS) if LEVELS.get(deed, "") in {"", *words}}
    assert {event["nostalgia"] for event in t.happened("personal-goal-met")} == {GOALS[deed] for deed in wanted}


@pytest.mark.rule("NOS-R7", "NOS-5.6")
def test_joining_meets_its_own_goal_only() -> None:
    """Another has begun the magazine."""
    t = life("take magazine 1", realised=dict.fromkeys(GOALS.values(), 1)).empties_hand(2)
    t.player(2).has(knowledge=9, creativity=9, influence=9)
    t.gives_turn_to(2).plays("take magazine 1").gives_turn_to(1).plays("join magazine 2")
    assert [event["nostalgia"] for event in t.happened("personal-goal-met")] == [GOALS["join_group"]]


@pytest.mark.rule("NOS-R25")
def test_a_goal_of_realising_cards_is_not_met_by_its_own_realisation(tmp_path: Path) -> None:
    """But by the next one, and only while it lies there."""
    (tmp_path / "goals.toml").write_text(
        '[[nostalgia]]\nid = "bookworm"\ngoal = { type = "recurring", on = "realise", lth = 1 }\n', "utf-8"
    )
    t = story(round=3, pack=str(tmp_path)).remembers(board={"bookworm": BOTH, "free-dance": BOTH}).empties_hand()
    t.player(1).has(knowledge=9, creativity=9, influence=9)
    t.plays("realise bookworm")
    assert not t.happened("personal-goal-met")
    t.gives_turn_to(1).plays("realise free-dance")
    assert [event["nostalgia"] for event in t.happened("personal-goal-met")] == ["bookworm"]


def test_the_number_of_a_deed_is_the_place_of_its_word() -> None:
    """The spaces of the board come first."""
    for number, word in enumerate(constants.DEEDS[len(ACTIONS) :], len(ACTIONS)):
        assert getattr(constants, word.upper()) == number


def test_the_expansion_owns_what_the_base_does_not_know() -> None:
    """Every option belongs to one of the two."""
    t = story()
    (addition,) = t.table.state.additions  # type: ignore[attr-defined]
    base = {option.text for option in game("pursuit").alphabet.options}
    for option in t.table.game.alphabet.options:
        if option.text in base:
            assert not addition.owns(option), option
    assert not base & {option.text for option in t.table.game.alphabet.options if addition.owns(option)}
    assert addition.owns(t.table.game.alphabet.read("realise tales"))
