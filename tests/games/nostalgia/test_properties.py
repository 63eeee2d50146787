"""What must always hold with Nostalgia, whatever is played; above all that hands stay secret."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import felicity
from felicity.core.check import inspect_position, seen
from felicity.core.rng import Rng
from tests.games.lives import PLAYERS, SEEDS, Lives, goods_held, goods_in_log, position_of

CHOICES = st.lists(st.integers(0, 10**6), min_size=20, max_size=140)
LIVES = Lives(
    "nostalgia",
    ("give up", "refresh", "refuse", "drop", "end turn"),
    ("realise", "progress", "choose", "devote", "focus", "use", "activate", "place", "advance", "pay"),
)


@settings(max_examples=25)
@given(PLAYERS, SEEDS, CHOICES)
def test_every_position_can_be_inspected(players: int, seed: int, choices: list[int]) -> None:
    """Nothing is lost or doubled, copies and saves play alike, nobody sees what they may not know."""
    inspect_position(LIVES.played(players, seed, choices), Rng(seed + 1))


@pytest.mark.rule("NOS-R13")
@settings(max_examples=25)
@given(st.integers(2, 4), SEEDS, CHOICES)
def test_hands_that_change_places_are_not_noticed(players: int, seed: int, choices: list[int]) -> None:
    """Two others' cards exchanged, or one with the box: the same view, options, refusals and guesses for everybody else."""
    table = LIVES.played(players, seed, choices)
    position = json.loads(json.dumps(position_of(table)))
    box, hand = position["nostalgia"]["box"], position["nostalgia"]["albums"][-1]["hand"]
    if hand and not table.is_over:
        box[0], hand[0] = hand[0], box[0]
    twin = felicity.load({**json.loads(json.dumps(table.dump())), "position": position})
    game = table.game
    for seat in range(-1, players - 1):
        assert seen(game, table.state, seat) == seen(game, twin.state, seat)
        luck = 1 + seed
        guesses = [game.dump(game.guess(each.state, seat, Rng(luck))) for each in (table, twin)]
        assert guesses[0] == guesses[1]
        if table.to_act == seat + 1:
            assert [refusal.as_dict() for refusal in table.refusals()] == [refusal.as_dict() for refusal in twin.refusals()]


@settings(max_examples=15)
@given(PLAYERS, SEEDS, CHOICES)
def test_goods_are_what_the_events_say(players: int, seed: int, choices: list[int]) -> None:
    """All that was gained less all that was paid, also by Nostalgia cards."""
    table = LIVES.played(players, seed, choices)
    assert goods_held(table) == goods_in_log(table)


@settings(max_examples=10)
@given(PLAYERS, SEEDS)
def test_a_life_ends_and_its_points_add_up(players: int, seed: int) -> None:
    """Nostalgia is one of the sources."""
    table, rng = felicity.new("nostalgia", players=players, seed=seed), Rng(seed + 1)
    while not table.is_over:
        table.play(LIVES.wise(table.options(), rng.below(10**6)))
    for player, seat in zip(position_of(table)["players"], table.result.seats):
        assert sum(player["points"].values()) == player["lth"] == seat.score
        assert "nostalgia" in seat.sources
