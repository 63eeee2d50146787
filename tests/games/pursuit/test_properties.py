"""What must always hold in The Pursuit of Happiness, whatever is played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import felicity
from felicity.core.check import inspect_position, said
from felicity.core.rng import Rng
from felicity.core.table import Table
from tests.games.lives import PLAYERS, SEEDS, Lives, goods_held, goods_in_log, position_of

CHOICES = st.lists(st.integers(0, 10**6), min_size=20, max_size=160)
LIVES = Lives("pursuit", ("give up", "refresh", "refuse"), ("advance", "promote", "deepen", "pay", "join"))


@settings(max_examples=30)
@given(PLAYERS, SEEDS, CHOICES)
def test_every_position_can_be_inspected(players: int, seed: int, choices: list[int]) -> None:
    """Nothing is lost or doubled, copies and saves play alike, nobody sees what they may not know."""
    inspect_position(LIVES.played(players, seed, choices), Rng(seed + 1))


@settings(max_examples=20)
@given(PLAYERS, SEEDS, CHOICES)
def test_the_position_is_a_function_of_setup_and_choices(players: int, seed: int, choices: list[int]) -> None:
    """Playing again, replaying the record and stepping back all lead to the same positions."""
    table = LIVES.played(players, seed, choices)
    assert said(felicity.replay(table.record())) == said(table)
    middle = table.number // 2
    assert said(table.at(middle)) == said(LIVES.played(players, seed, choices[:middle]))


@pytest.mark.rule("POH-1.5", "POH-R7")
@settings(max_examples=20)
@given(PLAYERS, SEEDS, CHOICES)
def test_goods_are_what_the_events_say(players: int, seed: int, choices: list[int]) -> None:
    """All that was gained less all that was paid."""
    table = LIVES.played(players, seed, choices)
    assert goods_held(table) == goods_in_log(table)
    assert all(player["hourglasses"] <= 9 for player in position_of(table)["players"])


@pytest.mark.rule("POH-22.5")
@settings(max_examples=20)
@given(PLAYERS, SEEDS)
def test_a_life_ends_and_its_points_add_up(players: int, seed: int) -> None:
    """By round 8 at the latest; nobody without Good Health acts in round 7."""
    table, rng = felicity.new("pursuit", players=players, seed=seed, listen=True), Rng(seed + 1)
    while not table.is_over:
        table.play(LIVES.wise(table.options(), rng.below(10**6)))
    position = position_of(table)
    assert position["round"] <= 8
    for player, seat in zip(position["players"], table.result.seats):
        assert player["died"] is not None
        assert sum(player["points"].values()) == player["lth"] == seat.score
    healthy = {entry["who"] for entry in table.events(None) if entry["event"] == "stress-moved" and entry["rule"] == "POH-17.6"}
    acted = {entry["who"] for entry in late_actions(table)}
    assert acted <= healthy


def late_actions(table: Table) -> list[dict[str, object]]:
    """Actions of rounds 7 and 8."""
    found: list[dict[str, object]] = []
    round = 0
    for entry in table.events(None):
        if entry["event"] == "round-started":
            round = int(str(entry["round"]))
        elif entry["event"] == "action-taken" and round >= 7:
            found.append(entry)
    return found


@settings(max_examples=20)
@given(PLAYERS, SEEDS, CHOICES)
def test_views_are_json_and_keep_the_piles_closed(players: int, seed: int, choices: list[int]) -> None:
    """No seat is shown the order of a pile, nor a trait that another returned."""
    table = LIVES.played(players, seed, choices)
    for seat in (None, *range(1, players + 1)):
        view: Any = table.view(seat)
        assert json.dumps(json.loads(json.dumps(view))) == json.dumps(view)
        assert all(isinstance(row["pile"], int) for row in view["board"]["rows"].values())
        assert all(player["trait_returned"] is None for player in view["players"] if player["seat"] != seat)
