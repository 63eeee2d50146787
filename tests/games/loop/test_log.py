"""What everybody is told, choice by choice: the page, the log and whoever only watches know nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.loop.story import Story, life_of, story

MARKET = ["glass", "metal", "food", "plastic", "utility"]


def two(careers: str = "intern,intern") -> Story:
    """Seat 1 holds one FAVOUR of each type; seat 2 has something for each."""
    t = story("competitive", careers=careers)
    t.player(1).has(coins=3, materials=["metal 2"], hand=["acquire", "barter", "recycle", "resell", "share"])
    t.player(2).has(coins=5, materials=["glass 1"], hand=["acquire"], reputation=1, landfill=["food"])
    return t


def working(career: str) -> Story:
    """Somebody with this CAREER, some COIN and a FAVOUR, beside an INTERN."""
    t = life_of(career)
    t.player(1).has(coins=5, hand=["acquire"], happiness=4)
    t.player(2).has(materials=["glass 2"], hand=["share"], reputation=2, landfill=["food"])
    return t


def consuming(event: str | None = None) -> Story:
    """A GLASS that breaks and a PLASTIC that doesn't are enough to dance."""
    t = story("competitive").scene(event=event, stage=["dance-1", "yoga-1", "movie-1"])
    t.player(1).has(coins=5, materials=["glass 1", "plastic 3"], goals=[], happiness=3)
    return t


def dropping() -> Story:
    """There are three ACTIVITY already."""
    t = consuming()
    t.player(1).has(activities=["yoga-1", "yoga-2", "movie-1"])
    return t.scene(event_deck=[])


def bartering_alone() -> Story:
    """Solo: with the market."""
    t = story("solo", players=1).scene(market=["food 2", "glass 1"])
    t.player(1).has(materials=["metal 3"], hand=["barter"])
    return t


def in_debt() -> Story:
    """Two CREDIT CARD, one of them nearly paid off."""
    t = story("competitive").scene(market=MARKET)
    t.player(1).has(coins=3, debts=[2, 4])
    return t


def redeeming() -> Story:
    """The bonus is on offer."""
    t = story("competitive").scene(market=MARKET)
    t.player(1).has(coins=9, materials=[], hand=[])
    return t.triggers("redeem")


def giving() -> Story:
    """Satan Santa has come."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(materials=["glass 3"])
    return t.triggers("santa")


def borrowing() -> Story:
    """Nobody has anything to pay with."""
    t = story("competitive").scene(market=MARKET)
    t.player(1).has(coins=0, materials=[])
    return t


ACQUIRE = "favour-played seat1 seat2 acquire acquire seat2 glass 1 None LOOP-2.4-2"
FACE_DOWN = "favour-played-face-down seat1 seat2 acquire acquire seat2 glass 2 None LOOP-2.4-2"
DANCED = [
    "material-used seat1 seat1 glass 0 LOOP-2.0.c2",
    "broken seat1 glass LOOP-2.0.c5",
    "material-used seat1 seat1 plastic 2 LOOP-2.0.c2",
    "activity-completed seat1 dance-1 LOOP-2.0.c4",
    "happiness-moved seat1 1 4 activities LOOP-2.0.c4",
]


@pytest.mark.parametrize(
    ("make", "plays", "expected"),
    [
        (lambda: working("intern"), "work", ["worked seat1 3 1 LOOP-2.0.a1", "happiness-moved seat1 -1 3 work LOOP-2.0.a1"]),
        (lambda: working("engineer"), "repair seat2 glass 2", ["repaired seat1 seat2 glass 3 LOOP-8.engineer"]),
        (
            lambda: working("craftsman"),
            "forge seat2 glass 2, into metal",
            ["forged-into seat1 seat2 glass 2 metal LOOP-8.craftsman-a"],
        ),
        (lambda: working("soldier"), "draft seat2", ["favour-drafted seat1 seat2 LOOP-8.soldier"]),
        (lambda: working("banker"), "influence seat2 for reputation", ["influenced seat1 seat2 -1 1 LOOP-8.banker"]),
        (lambda: working("scavenger"), "scavenge seat2 food", ["scavenged seat1 seat2 food LOOP-8.scavenger-a"]),
        (lambda: working("scientist"), "salvage seat2 food, pay 3", ["salvaged seat1 seat2 food 3 3 0 LOOP-8.scientist"]),
        (
            lambda: working("freelancer"),
            "swap acquire",
            ["favour-discarded seat1 acquire LOOP-2.4b5", "favour-drawn seat1 LOOP-8.freelancer-b"],
        ),
        (lambda: working("scholar"), "peek event", ["peeked seat1 event LOOP-8.scholar"]),
        (
            lambda: working("politician"),
            "face-down acquire, acquire seat2 glass 2, call",
            [
                FACE_DOWN,
                "called seat2 LOOP-8.politician-b",
                "claim-was-true seat1 acquire LOOP-8.politician-d",
                "reputation-gained seat1 1 LOOP-8.politician-d",
            ],
        ),
        (consuming, "consume dance-1", DANCED),
        (lambda: consuming("landfill-tax"), "consume dance-1", [*DANCED, "coins-paid seat1 1 LOOP-9.landfill-tax-a"]),
        (
            dropping,
            "consume dance-1, drop yoga-1",
            ["activity-dropped seat1 yoga-1 LOOP-2.0.c7", *DANCED],
        ),
        (
            bartering_alone,
            "barter market food 2, offer metal 3",
            [
                "favour-played seat1 market barter barter market food 2 metal 3 LOOP-7.2c",
                "bartered seat1 market food 2 metal 3 LOOP-7.2-barter",
            ],
        ),
        (in_debt, "pay off 2 with 2", ["paid-off seat1 2 4 LOOP-5.4e"]),
        (in_debt, "pay off 4 with 1", ["paid-off seat1 1 5 LOOP-5.4e", "debt-cleared seat1 LOOP-5.4h"]),
        (borrowing, "apply, take glass", ["applied seat1 4 LOOP-5.4a", "free-material-taken seat1 glass 1 LOOP-5.4k"]),
        (
            redeeming,
            "pass, redeem c, take glass",
            [
                "turn-ended seat1 LOOP-2.7a",
                "event-triggered seat1 redeem LOOP-5.3f",
                "redeemed seat1 3 LOOP-9.redeem",
                "free-material-taken seat1 glass 3 LOOP-9.redeem",
                *["favour-drawn seat1 LOOP-9.redeem"] * 2,
            ],
        ),
        (
            giving,
            "give seat2 glass 3",
            ["turn-ended seat1 LOOP-2.7a", "event-triggered seat1 santa LOOP-5.3f", "material-given seat1 seat2 glass 3 LOOP-9.santa"],
        ),
        (
            two,
            "acquire seat2 glass 1, accept",
            [
                ACQUIRE,
                "favour-accepted seat2 acquire LOOP-2.4a1",
                "acquired seat1 seat2 glass 1 1 LOOP-3.1-acquire-a",
                "reputation-gained seat2 1 LOOP-2.4a3",
            ],
        ),
        (
            two,
            "acquire seat2 glass 1, reject with card",
            [ACQUIRE, "favour-discarded seat2 acquire LOOP-2.4b5", "favour-rejected seat2 acquire LOOP-2.4b3"],
        ),
        (
            two,
            "acquire seat2 glass 1, reject with reputation",
            [ACQUIRE, "reputation-spent seat2 1 LOOP-2.5d", "favour-rejected seat2 acquire LOOP-2.4b3"],
        ),
        (
            two,
            "barter seat2 glass 1, offer metal 2, accept",
            [
                "favour-played seat1 seat2 barter barter seat2 glass 1 metal 2 LOOP-2.4-2",
                "favour-accepted seat2 barter LOOP-2.4a1",
                "bartered seat1 seat2 glass 1 metal 2 LOOP-3.1-barter-a",
                "reputation-gained seat2 1 LOOP-2.4a3",
            ],
        ),
        (
            two,
            "resell seat2 metal 2, accept",
            [
                "favour-played seat1 seat2 resell resell seat2 metal 2 None LOOP-2.4-2",
                "favour-accepted seat2 resell LOOP-2.4a1",
                "resold seat1 seat2 metal 2 2 LOOP-3.1-resell-a",
                "reputation-gained seat2 1 LOOP-2.4a3",
            ],
        ),
        (
            two,
            "share seat2 glass 1, accept",
            [
                "favour-played seat1 seat2 share share seat2 glass 1 None LOOP-2.4-2",
                "favour-accepted seat2 share LOOP-2.4a1",
                "share-granted seat1 seat2 glass 1 LOOP-3.1-share-a",
                "reputation-gained seat2 1 LOOP-2.4a3",
            ],
        ),
        (
            two,
            "recycle seat2 food 1, accept",
            [
                "favour-played seat1 seat2 recycle recycle seat2 food 1 None LOOP-2.4-2",
                "favour-accepted seat2 recycle LOOP-2.4a1",
                "recycled seat1 seat2 food 1 1 LOOP-3.1-recycle-a",
            ],
        ),
        (
            lambda: two("intern,lawyer"),
            "acquire seat2 glass 1, object acquire",
            [
                ACQUIRE,
                "objected seat2 LOOP-8.lawyer-a",
                "favour-discarded seat2 acquire LOOP-2.4b5",
                "favour-rejected seat2 acquire LOOP-2.4b3",
            ],
        ),
        (lambda: two("intern,lawyer"), "acquire seat2 glass 1, pass", [ACQUIRE, "not-objected seat2 LOOP-R76"]),
    ],
)
def test_everybody_is_told_what_happens(make: Callable[[], Story], plays: str, expected: list[str]) -> None:
    """In its order, with all figures, and by which rule."""
    assert make().plays(*plays.split(", ")).log() == expected


@pytest.mark.rule("LOOP-8.scholar")
@pytest.mark.parametrize("deck", ["material", "activity", "favour", "event"])
def test_only_the_scholar_is_told_what_lies_on_top(deck: str) -> None:
    """LOOP-8.scholar: the others are told that the SCHOLAR looked."""
    t = working("scholar")
    top = t.position[f"{deck}_deck"][-1]
    t.plays(f"peek {deck}")
    assert t.log(1) == [f"peeked seat1 {deck} LOOP-8.scholar", f"saw-{deck} seat1 {top} LOOP-8.scholar"]
    assert t.log(2) == [f"peeked seat1 {deck} LOOP-8.scholar"]
