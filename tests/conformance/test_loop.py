"""LOOP keeps the promises of every game, in every mode, with every number of players, on the pure source and compiled alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felicity.core.check import check
from felicity.plugins import game
from tests.conformance.test_build import IS_COMPILED

FINGERPRINTS = Path(__file__).parent / "fingerprints.json"
GAMES = 1000
INSPECTED = 0.01 if IS_COMPILED else 0.0005  # share of positions that are looked at closely
FEW = 12 if IS_COMPILED else 6

SEATS = [("basic", seats) for seats in range(2, 7)] + [("competitive", seats) for seats in range(2, 7)]
SEATS += [("coop", seats) for seats in range(2, 7)] + [("solo", 1)]


@pytest.mark.parametrize(("mode", "players"), SEATS)
def test_a_thousand_random_games_keep_every_promise_and_are_the_same_on_every_build(mode: str, players: int) -> None:
    """The fingerprint of all options chosen and all results is stored: it changes with the rules, never with the build."""
    report = check(game("loop"), mode, players, GAMES, INSPECTED)
    assert report.games == GAMES
    stored = json.loads(FINGERPRINTS.read_text("utf-8"))
    assert report.fingerprint == stored[f"loop {mode} {players}"], "play has changed; `python -m tests.conformance.write` if that is meant"


def switched_options() -> list[tuple[str, object]]:
    """Every value of every option that isn't its default."""
    return [(option.name, value) for option in game("loop").facts.options for value in option.values if value != option.default]


@pytest.mark.parametrize(("name", "value"), switched_options())
def test_every_option_keeps_every_promise(name: str, value: object) -> None:
    """A few games with each option switched, in a mode that it concerns."""
    mode, players = ("solo", 1) if name.startswith("solo") else ("coop", 3) if name.startswith("coop") else ("competitive", 3)
    if name == "starting_player":
        players = max(2, int(str(value)))
    report = check(game("loop"), mode, players, FEW, 0.05, {name: value})
    assert report.games == FEW


@pytest.mark.parametrize("career", ["banker", "craftsman", "engineer", "lawyer", "nurse", "officer", "politician", "scholar", "soldier"])
def test_every_unusual_career_keeps_every_promise(career: str) -> None:
    """CAREER that touch other players, hands or decks, each at every table."""
    report = check(
        game("loop"), "competitive", 4, FEW, 0.05, {"careers": f"{career},politician" if career != "politician" else "politician,lawyer"}
    )
    assert report.inspections > 0
