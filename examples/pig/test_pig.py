"""Pig keeps its own rules, and the promises of every Felicity game. `felicity rules pig --coverage --tests .` lists the tests by rule."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.check import check
from felicity.core.errors import NotAllowed
from felicity.plugins import game


@pytest.mark.rule("PIG-1")
@pytest.mark.parametrize("players", [2, 6])
def test_it_keeps_the_promises(players: int) -> None:
    check(game("pig"), "standard", players, games=20, inspect=0.1)


@pytest.mark.rule("PIG-2", "PIG-4")
def test_nobody_holds_an_empty_pot() -> None:
    table = felicity.new("pig", players=2, seed=1)
    with pytest.raises(NotAllowed, match="PIG-4"):
        table.play("hold")


@pytest.mark.rule("PIG-2", "PIG-4")
def test_the_pot_is_held() -> None:
    table = felicity.new("pig", players=2, seed=3)  # this seed begins with a 2
    table.play("roll")
    pot = table.view(1)["pot"]
    table.play("hold")
    assert (table.view(1)["players"], table.to_act) == ([{"seat": 1, "score": pot}, {"seat": 2, "score": 0}], 2)


@pytest.mark.rule("PIG-3")
def test_a_one_empties_the_pot() -> None:
    table = felicity.new("pig", players=2, seed=1, listen=True)
    while table.to_act == 1:
        table.play("roll")
    *_, rolled, lost = table.events()
    assert (rolled["number"], lost["event"], table.view(1)["pot"]) == (1, "pot-lost", 0)


@pytest.mark.rule("PIG-5", "PIG-R1")
def test_the_goal_wins_at_once() -> None:
    table = felicity.new("pig", players=2, seed=1, goal=10)
    while not table.is_over:
        table.play("roll")
    assert max(table.result.scores) >= 10
    assert len(table.result.winners) == 1
