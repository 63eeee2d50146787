"""What everybody is told, choice by choice: the page, the log and whoever only watches know nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from tests.games.pursuit.story import story

PLENTY = {"knowledge": 9, "creativity": 9, "influence": 9, "money": 9}
TAKES, SPENDS, LOVES = (
    "action-taken seat1 take_project POH-4.2",
    "action-taken seat1 spend POH-4.2",
    "action-taken seat1 develop_relationship POH-4.2",
)


@pytest.mark.parametrize(
    ("rows", "has", "choice", "expected"),
    [
        ({}, {}, "study", ["action-taken seat1 study POH-4.2", "gained seat1 3 0 0 0 POH-6.1"]),
        (
            {},
            {"stress": 8, "spaces": {"study": 1}},
            "study",
            ["action-taken seat1 study POH-4.2", "stress-moved seat1 1 9 POH-4.5", "gained seat1 3 0 0 0 POH-6.1"],
        ),
        (
            {},
            {},
            "overtime",
            ["action-taken seat1 overtime POH-4.2", "hourglasses-gained seat1 2 POH-14.1", "stress-moved seat1 2 9 POH-14.1"],
        ),
        (
            {"projects": ["bonsai"]},
            {},
            "take bonsai",
            [TAKES, "paid seat1 1 0 0 0 POH-19.2", "project-taken seat1 bonsai 1 POH-7.1", "gained seat1 0 2 0 0 POH-R32"],
        ),
        (
            {"projects": ["magazine"]},
            PLENTY,
            "take magazine 1",
            [
                TAKES,
                "paid seat1 3 0 2 0 POH-19.2",
                "project-taken seat1 magazine 1 POH-7.1",
                "lth-moved seat1 2 2 projects POH-22.5",
            ],
        ),
        (
            {},
            {"projects": {"learn-cooking": 3}, **PLENTY},
            "advance learn-cooking",
            [
                "paid seat1 4 0 0 0 POH-19.2",
                "level-reached seat1 learn-cooking 4 POH-16.4",
                "gained seat1 0 2 0 0 POH-R32",
                "lth-moved seat1 4 4 projects POH-22.5",
                "project-finished seat1 learn-cooking POH-16.7",
            ],
        ),
        (
            {"items": ["car"]},
            {"money": 9},
            "buy car 1",
            [
                SPENDS,
                "paid seat1 0 0 0 2 POH-R32",
                "bought seat1 car 1 POH-11.1",
                "gained seat1 0 0 1 0 POH-R32",
                "sth-moved seat1 1 1 POH-19.1",
                "lth-moved seat1 1 1 items POH-22.5",
            ],
        ),
        (
            {"jobs": ["social-job-1a"]},
            PLENTY,
            "get social-job-1a",
            [
                "action-taken seat1 get_job POH-4.2",
                "paid seat1 0 0 4 0 POH-R32",
                "hired seat1 social-job-1a POH-12.1",
                "gained seat1 0 0 0 6 POH-R32",
            ],
        ),
        (
            {"jobs": ["social-job-2a"]},
            {"job": "social-job-1a", **PLENTY},
            "promote social-job-2a",
            [
                "paid seat1 0 0 6 0 POH-R32",
                "promoted seat1 social-job-2a social-job-1a POH-16.12",
                "gained seat1 0 0 0 3 POH-R32",
                "lth-moved seat1 3 3 jobs POH-22.5",
            ],
        ),
        ({"partners": ["martha"]}, {}, "date martha", [LOVES, "dated seat1 martha POH-13.2", "gained seat1 1 2 0 0 POH-R32"]),
        (
            {},
            {"partners": {"martha": 1}, **PLENTY},
            "deepen martha",
            [LOVES, "deepened seat1 martha 2 POH-13.9", "gained seat1 1 2 0 0 POH-R32", "sth-moved seat1 1 1 POH-19.1"],
        ),
        ({}, {"sth": 1}, "refresh items", ["row-refreshed seat1 items POH-20.1", "sth-moved seat1 -1 0 POH-20.1"]),
        (
            {},
            {"items": {"car": 1}, "stress": 3},
            "give up car",
            ["card-given-up seat1 car POH-21.1", "stress-moved seat1 1 4 POH-21.1", "sth-moved seat1 -1 -1 POH-21.1"],
        ),
        ({}, {"items": {"car": 1}, "stress": 15}, "give up car", ["card-given-up seat1 car POH-21.1", "died seat1 3 adult POH-21.1"]),
    ],
)
def test_everybody_is_told_what_happens(rows: dict[str, list[str]], has: dict[str, Any], choice: str, expected: list[str]) -> None:
    """In its order, with all figures, and by which rule; what is dealt anew comes by chance."""
    t = story(round=3)
    t.player(1).has(**has)
    t.scene(**rows).plays(choice)
    assert [line for line in t.log() if not line.startswith("card-dealt")] == expected


def test_everybody_sees_whose_turn_it_is() -> None:
    """And who began, and who is the First Player."""
    t = story(players=3)
    assert (t.sees(None)["active"], t.sees(None)["first"], t.sees(None)["starter"]) == (1, 1, 1)
    t.plays("study")
    assert (t.sees(None)["active"], t.sees(None)["first"], t.sees(None)["starter"]) == (2, 1, 1)


def test_everybody_sees_who_is_on_which_role() -> None:
    """Of an open Group Project, and how many more roles each may cover."""
    t = story(round=3).scene(projects=["magazine"])
    t.player(1).has(**PLENTY)
    t.plays("take magazine 1")
    (project,) = t.sees(2)["board"]["groups"]
    assert project["card"] == "magazine"
    assert [seat for seat in project["roles"] if seat] == [1]
    assert project["left"] == [1, 2]


def test_a_trait_that_was_not_kept_is_seen_by_who_gave_it_back() -> None:
    """Of the two that were dealt."""
    t = story()
    position = t.position
    returned = position["players"][0]["returned"]
    assert returned is not None
    assert t.sees(1)["players"][0]["trait_returned"] == returned
    assert t.sees(2)["players"][0]["trait_returned"] is None


@pytest.mark.rule("POH-18.1", "POH-R3")
def test_life_begins_as_a_teen() -> None:
    """Also while traits are chosen."""
    table = felicity.new("pursuit", players=2, seed=1)
    assert (table.question, table.view(1)["round"], table.view(1)["age"]) == ("ChooseTrait", 0, "teen")
