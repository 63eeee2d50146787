"""2.3 and 3.2: the make-up of ACTIVITY and GOAL cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity.core.errors import CannotRead
from felicity.games.loop.cards import CATALOG
from tests.games.loop.story import story

TABLES: dict[str, dict[str, Any]] = CATALOG.default_tables()
ACTIVITIES = TABLES["activity"]
GOALS = TABLES["goal"]
PROPERTY_GOALS = [name for name, goal in GOALS.items() if goal["kind"] == "property"]


@pytest.mark.rule("LOOP-2.3c")
def test_every_activity_shows_two_of_five_properties() -> None:
    """LOOP-2.3c: HOUSE, GROUP, LEAF, BOOK and HEART, always two different ones."""
    assert {icon for card in ACTIVITIES.values() for icon in card["properties"]} == {"HOUSE", "GROUP", "LEAF", "BOOK", "HEART"}
    assert all(len(set(card["properties"])) == len(card["properties"]) == 2 for card in ACTIVITIES.values())


@pytest.mark.rule("LOOP-2.3c", "LOOP-2.3d")
@pytest.mark.parametrize(
    "entry",
    [
        '[[activity]]\nid = "dance-1"\nproperties = ["GROUP", "GROUP"]\n',
        '[[activity]]\nid = "dance-1"\nproperties = ["GROUP", "MOON"]\n',
        '[[goal]]\nid = "roots"\nrequires = { HOUSE = 2 }\n',
        '[[goal]]\nid = "roots"\nrequires = { HOUSE = 3, GROUP = 3 }\n',
    ],
)
def test_a_pack_cannot_break_the_make_up_of_activities_and_goals(entry: str, tmp_path: Path) -> None:
    """LOOP-2.3c, LOOP-2.3d: two equal or unknown icons on an ACTIVITY, 2 or 6 icons on a GOAL are refused."""
    (tmp_path / "cards.toml").write_text(entry)
    with pytest.raises(CannotRead, match=r"cards\.toml"):
        felicity.new("loop", players=2, pack=str(tmp_path))


@pytest.mark.rule("LOOP-2.3d", "LOOP-3.2a")
def test_eighteen_goals_of_which_sixteen_ask_for_three_to_five_icons() -> None:
    """LOOP-2.3d, LOOP-3.2a: the two others are HOBBY and CURIOSITY."""
    assert len({goal["name"] for goal in GOALS.values()}) == len(GOALS) == 18
    assert [name for name in GOALS if name not in PROPERTY_GOALS] == ["hobby", "curiosity"]
    assert {sum(GOALS[goal]["requires"].values()) for goal in PROPERTY_GOALS} == {3, 4, 5}
    assert len({str(sorted(GOALS[goal]["requires"].items())) for goal in PROPERTY_GOALS}) == 16
    position = story(players=6).position
    assert sorted(goal for player in position["players"] for goal in player["goals"]) == sorted(GOALS)


@pytest.mark.rule("LOOP-3.2b")
def test_activities_come_in_pairs_of_one_name() -> None:
    """LOOP-3.2b: 15 names, each on two of the 30 ACTIVITY."""
    names = Counter(card["name"] for card in ACTIVITIES.values())
    assert len(ACTIVITIES) == 30
    assert set(names.values()) == {2}
    assert len(names) == 15
    position = story().position
    assert sorted(position["stage"] + position["activity_deck"]) == sorted(ACTIVITIES)
