"""Chance laid open: outcomes are given, and a draw without one is asked for."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.draws import Draws, GivenSetup, OutcomeNeeded, answered
from felicity.plugins import game


def test_outcomes_come_as_they_are_given() -> None:
    draws = Draws((1, 0, 2))
    twin = draws.copy()
    assert (draws.below(2), draws.below(1), draws.below(5), draws.below(3)) == (1, 0, 0, 2)
    assert twin.below(2) == 1
    with pytest.raises(OutcomeNeeded, match="a draw with 6 outcomes") as needed:
        draws.below(6)
    assert needed.value.outcomes == 6


def test_a_shuffle_is_a_draw_for_each_card_but_the_last() -> None:
    assert Draws((0, 1)).shuffled((7, 8, 9)) == (9, 8, 7)
    assert Draws((2, 1)).shuffled((7, 8, 9)) == (7, 8, 9)
    with pytest.raises(OutcomeNeeded, match="2 outcomes"):
        Draws((0,)).shuffled((7, 8, 9))


def test_a_deal_and_a_choice_take_what_chance_is_told_to_give() -> None:
    """In The Game of Happiness the starting player is drawn first, and the wheel is spun later."""
    rainbow = game("rainbow")
    setup = rainbow.set_up(None, 3, "0", {})
    with pytest.raises(OutcomeNeeded, match="3 outcomes"):
        rainbow.start(GivenSetup(setup, ()), False)
    table = felicity.new("rainbow", players=2, seed=3)
    while "spin" not in [option.text for option in table.options()]:
        table.play(table.options()[0])
    spin = rainbow.alphabet.read("spin")
    with pytest.raises(OutcomeNeeded):
        answered(table.state, spin, ())
    before = table.dump()
    results = [rainbow.dump(answered(table.state, spin, (outcome,))) for outcome in range(2)]
    assert results[0] != results[1]
    assert table.dump() == before
