"""The Game of Happiness keeps the promises of every game, with every number of players, on the pure source and compiled alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felicity.core.check import check
from felicity.plugins import game
from tests.conformance.test_build import IS_COMPILED

FINGERPRINTS = Path(__file__).parent / "fingerprints-rainbow.json"
GAMES = 200
INSPECTED = 0.05 if IS_COMPILED else 0.002  # share of positions that are looked at closely

SEATS = [("standard", seats) for seats in range(2, 7)]


@pytest.mark.parametrize(("mode", "players"), SEATS)
def test_random_games_keep_every_promise_and_are_the_same_on_every_build(mode: str, players: int) -> None:
    """The fingerprint of all options chosen and all results is stored: it changes with the rules, never with the build."""
    report = check(game("rainbow"), mode, players, GAMES, INSPECTED)
    assert report.games == GAMES
    stored = json.loads(FINGERPRINTS.read_text("utf-8"))
    assert report.fingerprint == stored[f"rainbow {mode} {players}"], (
        "play has changed; `python -m tests.conformance.write` if that is meant"
    )


@pytest.mark.parametrize(
    ("name", "value"), [("spin_ends_turn", True), ("no_zero_spin", True), ("fate_key_money", True), ("starting_player", "2")]
)
def test_every_option_keeps_every_promise(name: str, value: object) -> None:
    """A few games with each option switched."""
    report = check(game("rainbow"), "standard", 3, 12, 0.05, {name: value})
    assert report.games == 12
    assert report.inspections > 0
