"""The Pursuit of Happiness keeps the promises of every game, for every number of players, on the pure source and compiled alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felicity.core.check import check
from felicity.plugins import game
from tests.conformance.test_build import IS_COMPILED

FINGERPRINTS = Path(__file__).parent / "fingerprints-pursuit.json"
GAMES = 60  # of about a hundred decisions each
INSPECTED = 0.05 if IS_COMPILED else 0.01  # share of positions that are looked at closely
SEATS = [("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1)]
FOUR_SECTIONS = {"stress_sections": "2,1,0,-1", "old_age_stress": "3,4,5"}


@pytest.mark.parametrize(("mode", "players"), SEATS)
def test_random_games_keep_every_promise_and_are_the_same_on_every_build(mode: str, players: int) -> None:
    """The fingerprint of all options chosen and all results is stored: it changes with the rules, never with the build."""
    report = check(game("pursuit"), mode, players, GAMES, INSPECTED)
    assert report.games == GAMES
    stored = json.loads(FINGERPRINTS.read_text("utf-8"))
    assert report.fingerprint == stored[f"pursuit {mode} {players}"], (
        "play has changed; `python -m tests.conformance.write` if that is meant"
    )


def switched_options() -> list[tuple[str, object]]:
    """Every value of every option that isn't its default and can be played by three."""
    return [
        (option.name, value)
        for option in game("pursuit").facts.options
        for value in option.values
        if value != option.default and (option.name, value) not in (("starting_player", "4"), ("starting_player", "5"))
    ]


@pytest.mark.parametrize(("name", "value"), switched_options())
def test_every_option_keeps_every_promise(name: str, value: object) -> None:
    """A few games with each option switched."""
    options = FOUR_SECTIONS if value in FOUR_SECTIONS.values() else {name: value}
    assert check(game("pursuit"), "standard", 3, 3, 0.1, dict(options)).inspections > 0


def test_five_players_keep_every_promise() -> None:
    """With the ten traits of the revised edition."""
    assert check(game("pursuit"), "standard", 5, 3, 0.1, {"five_players": True, "edition": "revised"}).inspections > 0
