"""What must always hold in The Game of Happiness, whatever is played."""

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

PLAYERS = st.integers(2, 6)
SEEDS = st.integers(0, 10**6)
CHOICES = st.lists(st.integers(0, 10**6), max_size=120)
OPTIONS = st.fixed_dictionaries({name: st.booleans() for name in ("spin_ends_turn", "no_zero_spin", "fate_key_money")})


def played(players: int, seed: int, choices: list[int], options: dict[str, Any] | None = None) -> Table:
    """A table after these choices, each taken modulo the number of options. Every second choice is not to move the Button."""
    table = felicity.new("rainbow", players=players, seed=seed, listen=True, **(options or {}))
    for choice in choices:
        if table.is_over:
            break
        offered = table.options()
        table.play(offered[choice % len(offered) if choice % 2 else choice % min(2, len(offered))])
    return table


@settings(max_examples=60)
@given(PLAYERS, SEEDS, CHOICES, OPTIONS)
def test_every_position_can_be_inspected(players: int, seed: int, choices: list[int], options: dict[str, bool]) -> None:
    """Nothing is lost or doubled, copies and saves play alike, nobody sees what they may not know."""
    inspect_position(played(players, seed, choices, options), Rng(seed + 1))


@settings(max_examples=40)
@given(PLAYERS, SEEDS, CHOICES)
def test_the_position_is_a_function_of_setup_and_choices(players: int, seed: int, choices: list[int]) -> None:
    """Playing again, replaying the record and stepping back all lead to the same positions."""
    table = played(players, seed, choices)
    assert said(played(players, seed, choices)) == said(table)
    assert said(felicity.replay(table.record())) == said(table)
    middle = table.number // 2
    assert said(table.at(middle)) == said(played(players, seed, choices[:middle]))


@settings(max_examples=40)
@given(PLAYERS, SEEDS, CHOICES)
def test_what_is_earned_is_never_lost(players: int, seed: int, choices: list[int]) -> None:
    """RAIN-KEY-4, RAIN-CHOOSE-11: keys and money only grow, from one choice to the next."""
    table = played(players, seed, [])
    before = [(0, 0, 0)] * players
    for choice in choices:
        if table.is_over:
            return
        offered = table.options()
        table.play(offered[choice % min(2, len(offered))])
        seats = json.loads(json.dumps(table.view(None)["players"]))
        now = [(len(seat["keys"]) + len(seat["stand"]), len(seat["stand"]), seat["collected"]) for seat in seats]
        assert all(old[part] <= new[part] for old, new in zip(before, now) for part in range(3))
        before = now


@settings(max_examples=30)
@given(PLAYERS, SEEDS, CHOICES, st.text(max_size=20))
def test_rubbish_changes_nothing(players: int, seed: int, choices: list[int], text: str) -> None:
    """After an error the position is what it was."""
    table = played(players, seed, choices)
    before = said(table)
    with pytest.raises(felicity.FelicityError):
        table.play(text)
    assert said(table) == before
