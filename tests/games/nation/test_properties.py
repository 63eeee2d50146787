"""What must always hold in Happy Nation, whatever is played."""

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
from tests.games.nation.test_setup import LINE_UPS

BOX = {"house": 32, "bread": 30, "ticket": 25, "medicine": 12}
STORAGE = {"house": "houses", "bread": "bread", "ticket": "tickets", "medicine": "medicine"}
PRODUCT = {"builder": "house", "farmer": "bread", "entertainer": "ticket", "doctor": "medicine"}
CHOICES = st.lists(st.integers(0, 10**6), max_size=120)
SEEDS = st.integers(0, 10**6)
LINES = st.sampled_from(LINE_UPS)


def position_of(table: Table) -> dict[str, Any]:
    """The whole position in words."""
    position = table.dump()["position"]
    assert isinstance(position, dict)
    return position


def lay(line_up: str, seed: int, **options: Any) -> Table:
    """A table whose events are kept."""
    return felicity.new("nation", players=len(line_up.split(",")), characters=line_up, seed=seed, listen=True, **options)


def play(table: Table, choice: int) -> None:
    """One of the options on offer; ending the day is rarer than by its share, so that days are full."""
    offered = table.options()
    if len(offered) > 1 and offered[-1].text == "end day" and choice % 7:
        offered = offered[:-1]
    table.play(offered[choice % len(offered)])


def played(line_up: str, seed: int, choices: list[int], **options: Any) -> Table:
    """A table after these choices."""
    table = lay(line_up, seed, **options)
    for choice in choices:
        if table.is_over:
            break
        play(table, choice)
    return table


def goods_in(position: dict[str, Any]) -> dict[str, int]:
    """All goods, wherever they are."""
    found = dict(position["supply"])
    for player in position["players"]:
        for product, name in STORAGE.items():
            found[product] += player[name]
        if player["character"] in PRODUCT:
            found[PRODUCT[player["character"]]] += player["for_sale"]
    return found


def money_in(position: dict[str, Any]) -> int:
    """All money, wherever it is."""
    return sum([int(position["mat_money"]), *(player["money"] for player in position["players"])])


@pytest.mark.rule("NATION-0.5", "NATION-0.4")
@settings(max_examples=40)
@given(LINES, SEEDS, CHOICES)
def test_goods_are_conserved_at_every_step(line_up: str, seed: int, choices: list[int]) -> None:
    """Supply, storages and for-sale areas together are the box."""
    table = lay(line_up, seed)
    for choice in choices:
        if table.is_over:
            break
        play(table, choice)
        assert goods_in(position_of(table)) == BOX


def supplied(events: list[dict[str, Any]]) -> int:
    """The money that came from the Supply less what went back to it, as the events tell."""
    total = 0
    for entry in events:
        kind = entry["event"]
        if kind in ("money-printed", "level-lost"):
            total += entry["money"]
        elif kind == "loan-taken":
            total += entry["amount"] - entry["repaid"]
        elif kind == "loan-paid":
            total -= entry["payback"]
        elif kind in ("loan-repaid", "upgraded", "eliminated"):
            total -= entry["money"]
    return total


@pytest.mark.rule("NATION-0.4", "NATION-R10", "NATION-2.c8", "NATION-1.3")
@settings(max_examples=40)
@given(LINES, SEEDS, CHOICES)
def test_money_obeys_its_identity_at_every_step(line_up: str, seed: int, choices: list[int]) -> None:
    """Start + printed + lent - repaid +/- Supply, both by the ledger and by what was announced; debts are what is still owed."""
    table = lay(line_up, seed)
    seats = len(line_up.split(","))
    for choice in choices:
        if table.is_over:
            break
        play(table, choice)
        position = position_of(table)
        ledger = position["money"]
        expected = ledger["started"] + ledger["printed"] + ledger["lent"] - ledger["repaid"] + ledger["from_supply"] - ledger["to_supply"]
        assert money_in(position) == expected
        assert money_in(position) == 20 + 50 * seats + supplied(table.events(None))
        players: Any = table.view(None)["players"]
        owed = sum(player["loan"]["balance"] for player in players if player["loan"])
        assert owed == ledger["lent"] - ledger["repaid"] - ledger["written_off"]


@settings(max_examples=40)
@given(LINES, SEEDS, CHOICES)
def test_every_position_can_be_inspected(line_up: str, seed: int, choices: list[int]) -> None:
    """Nothing is lost or doubled, copies and saves play alike, nobody sees what they may not know."""
    inspect_position(played(line_up, seed, choices), Rng(seed + 1))


@settings(max_examples=30)
@given(LINES, SEEDS, CHOICES)
def test_the_position_is_a_function_of_setup_and_choices(line_up: str, seed: int, choices: list[int]) -> None:
    """Playing again, replaying the record and stepping back all lead to the same positions."""
    table = played(line_up, seed, choices)
    assert said(played(line_up, seed, choices)) == said(table)
    assert said(felicity.replay(table.record())) == said(table)
    middle = table.number // 2
    assert said(table.at(middle)) == said(played(line_up, seed, choices[:middle]))


@pytest.mark.rule("NATION-R51", "NATION-R49")
@settings(max_examples=30)
@given(LINES, SEEDS, CHOICES)
def test_views_are_json_and_keep_purses_hands_and_pile_closed(line_up: str, seed: int, choices: list[int]) -> None:
    """What isn't one's own is a number or nothing."""
    table = played(line_up, seed, choices)
    for seat in [None, *range(1, len(line_up.split(",")) + 1)]:
        view = json.loads(json.dumps(table.view(seat)))
        assert isinstance(view["board"]["explorer_deck"], int)
        for player in view["players"]:
            assert table.is_over or player["seat"] == seat or player["money"] is None
            assert player["seat"] == seat or set(player["hand_known"]) <= {"help-from-a-friend"}
