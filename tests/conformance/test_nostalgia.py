"""Nostalgia keeps the promises of every game, for one to five players, on the pure source and compiled alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felicity.core.check import check
from felicity.plugins import game
from tests.conformance.test_build import IS_COMPILED

FINGERPRINTS = Path(__file__).parent / "fingerprints-nostalgia.json"
GAMES = 30
INSPECTED = 0.05 if IS_COMPILED else 0.01  # share of positions that are looked at closely
SEATS = [("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1)]
OWN = ("sth_malus", "board_slots", "trigger_choice", "sth_affects_nostalgia_costs", "diary_inheritance", "edition", "partners_refill")


@pytest.mark.parametrize(("mode", "players"), SEATS)
def test_random_games_keep_every_promise_and_are_the_same_on_every_build(mode: str, players: int) -> None:
    """The fingerprint of all options chosen and all results is stored: it changes with the rules, never with the build."""
    report = check(game("nostalgia"), mode, players, GAMES, INSPECTED)
    assert report.games == GAMES
    stored = json.loads(FINGERPRINTS.read_text("utf-8"))
    assert report.fingerprint == stored[f"nostalgia {mode} {players}"], (
        "play has changed; `python -m tests.conformance.write` if that is meant"
    )


def switched_options() -> list[tuple[str, object]]:
    """Every value of the expansion's own options, and of those of the base that meet with it, that isn't the default."""
    options = [option for option in game("nostalgia").facts.options if option.name in OWN]
    return [(option.name, value) for option in options for value in option.values if value != option.default]


@pytest.mark.parametrize(("name", "value"), switched_options())
def test_every_option_keeps_every_promise(name: str, value: object) -> None:
    """A few games with each option switched."""
    assert check(game("nostalgia"), "standard", 3, 2, 0.1, {name: value}).inspections > 0


def test_five_players_keep_every_promise() -> None:
    """With the ten traits of both boxes."""
    assert check(game("nostalgia"), "standard", 5, 2, 0.1, {"five_players": True}).inspections > 0
