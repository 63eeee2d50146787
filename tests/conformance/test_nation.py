"""Happy Nation keeps the promises of every game, with every line-up, on the pure source and compiled alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felicity.core.check import check
from felicity.plugins import game
from tests.conformance.test_build import IS_COMPILED

FINGERPRINTS = Path(__file__).parent / "fingerprints-nation.json"
GAMES = 50  # of about a thousand decisions each
INSPECTED = 0.02 if IS_COMPILED else 0.002  # share of positions that are looked at closely

# Every legal set of characters, not always in the same chairs; and tables where players choose.
LINE_UPS = [
    "builder,farmer",
    "entertainer,builder,farmer",
    "builder,banker,farmer",
    "farmer,doctor,builder",
    "builder,farmer,entertainer,banker",
    "doctor,entertainer,farmer,builder",
    "banker,builder,doctor,farmer",
    "builder,farmer,entertainer,banker,doctor",
]


def seats_of(line_up: str) -> int:
    """How many play."""
    return len(line_up.split(","))


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_random_games_keep_every_promise_and_are_the_same_on_every_build(line_up: str) -> None:
    """The fingerprint of all options chosen and all results is stored: it changes with the rules, never with the build."""
    report = check(game("nation"), "standard", seats_of(line_up), GAMES, INSPECTED, {"characters": line_up})
    assert report.games == GAMES
    stored = json.loads(FINGERPRINTS.read_text("utf-8"))
    assert report.fingerprint == stored[line_up], "play has changed; `python -m tests.conformance.write` if that is meant"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tables_where_players_choose_keep_every_promise(players: int) -> None:
    """Whatever they choose."""
    assert check(game("nation"), "standard", players, 3, 0.02, {"characters": "choose", "target": 16}).games == 3


def switched_options() -> list[tuple[str, object]]:
    """Every value of every option that isn't its default."""
    return [(option.name, value) for option in game("nation").facts.options for value in option.values if value != option.default]


@pytest.mark.parametrize(("name", "value"), switched_options())
def test_every_option_keeps_every_promise(name: str, value: object) -> None:
    """A few games with each option switched, with a line-up that it concerns."""
    line_up = "builder,farmer,doctor" if name == "well_travelled_alone" else "builder,farmer,entertainer,banker,doctor"
    options = {"target": 8, "characters": line_up, name: value}
    assert check(game("nation"), "standard", seats_of(line_up), 3, 0.05, options).inspections > 0


def test_open_tables_have_nothing_but_cards_to_guess() -> None:
    """With open purses and an open mat only hands and the pile are hidden."""
    options: dict[str, object] = {"target": 8, "open_money": True, "open_mat_money": True}
    assert check(game("nation"), "standard", 5, 3, 0.05, options).inspections > 0
