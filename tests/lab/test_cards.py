"""How cards fare: on offer, taken, and what became of those who had them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.errors import BadOptions
from felicity.core.rng import Rng
from felicity.games.nostalgia import names as memories
from felicity.games.nostalgia.constants import CATEGORIES
from felicity.games.pursuit import names
from felicity.lab import play as lab
from felicity.lab.batch import play_all
from felicity.lab.cards import CSV_HEAD, CardTally, Seen, csv_line, difference, kinds_of, seen
from felicity.lab.report import Tally, statistics
from felicity.lab.statistics import Histogram


def report(jobs: int) -> Any:
    """The cards of a few random games."""
    plan = lab.plan("pursuit", ["random"], 8, seed=3, players=3, cards=True)
    tally = Tally()
    for game in play_all(plan, jobs):
        tally.add(game)
    return statistics(plan, tally)["cards"]


def test_what_is_taken_was_on_offer_and_is_had_by_whoever_chose_it() -> None:
    """Move by move: Projects, Items, Jobs and Partners of both sides."""
    table = lab.lay_table(lab.plan("pursuit", ["random"], 1, seed=5, players=3, cards=True), 1)
    chance = Rng(1)
    while table.to_act is not None:
        table.play(RandomBot().choose(Seat(table, chance)))
    found = seen(table)
    assert all(times <= found.offered[card] for card, times in found.taken.items())
    people = dict(zip(names.MEN, names.PARTNERS, strict=True))
    moves = [(move.seat, move.option.text.split(" ")) for move in table.moves]
    chosen = [(seat, people.get(words[1], words[1])) for seat, words in moves if words[0] in ("keep", "take", "buy", "get", "date")]
    killed = [(seat, card) for seat, card in chosen if card not in found.had[seat - 1]]
    assert len(killed) < table.setup.players, "whoever dies of the action doesn't come by the card, the others do"
    goals = [card for card in found.taken if card in names.GOALS]
    assert sum(found.taken.values()) == len(chosen) - len(killed) + len(goals)


def test_a_card_is_judged_by_those_who_had_it_where_it_was_on_offer() -> None:
    """Twice on offer and once taken in the first game, not taken in the second, not there in the third."""
    tally = CardTally()
    wins = [Fraction(1), Fraction(0)]
    tally.add(Seen({"car": 2}, {"car": 1}, (frozenset({"car"}), frozenset())), (30, 20), wins)
    tally.add(Seen({"car": 1}, {}, (frozenset(), frozenset())), (40, 10), wins)
    tally.add(Seen({"house": 1}, {"house": 1}, (frozenset({"house"}), frozenset({"house"}))), (99, 99), wins)
    car, house = tally.rows("pursuit")
    assert (car["card"], car["kind"], car["offered"], car["lives"], car["score"]) == ("car", "item", 3, 1, 30)
    assert isinstance(car["taken"], dict)
    assert isinstance(house["won"], dict)
    assert (car["taken"]["wins"], car["taken"]["rate"]) == (1, pytest.approx(1 / 3))
    assert car["effect"] is None, "one life tells nothing about the spread"
    assert (house["won"]["wins"], house["won"]["n"]) == (1, 2)


def test_kinds_are_counted_by_life() -> None:
    """Two lives with three skills between them, one without, and what the difference was."""
    tally = CardTally()
    skills = ({"skill": 2, "item": 0}, {"skill": 0, "item": 0}, {"skill": 1, "item": 0})
    tally.add(Seen({}, {}, (frozenset(),) * 3, skills), (30, 20, 26), [Fraction(0)] * 3)
    skill, item = (row for row in tally.kinds())
    assert isinstance(skill["cards"], dict)
    assert isinstance(skill["lives"], dict)
    assert (skill["kind"], skill["cards"]["mean"], skill["lives"]["wins"], skill["lives"]["n"]) == ("skill", 1.0, 2.0, 3)
    assert (item["kind"], item["effect"]) == ("item", None)


def test_memories_are_dealt_to_a_hand_and_taken_when_they_come_true() -> None:
    """Eight for each of two lives; in one of a few games chance realises something."""
    plan = lab.plan("nostalgia", ["random"], 4, seed=1, players=2, cards=True)
    for number in range(1, plan.games + 1):
        table, chance = lab.lay_table(plan, number), Rng(number)
        while table.to_act is not None:
            table.play(RandomBot().choose(Seat(table, chance)))
        found = seen(table)
        realised = {(move.seat, move.option.text.split(" ")[1]) for move in table.moves if move.option.text.startswith("realise ")}
        assert sum(found.offered.get(card, 0) for card in memories.NOSTALGIA) == 16
        assert {(seat + 1, card) for seat, had in enumerate(found.had) for card in had if card in memories.NOSTALGIA} == realised
        assert sum(counts[kind] for counts in found.kinds for kind in CATEGORIES) == len(realised)
        if realised:
            return
    raise AssertionError("nobody realised anything")


def test_the_effect_is_a_difference_of_means_with_its_interval() -> None:
    """By hand: means 12 and 8, variances 8 and 2, two lives each."""
    found = difference(Histogram([10, 14]), Histogram([7, 9]))
    assert found is not None
    assert found["mean"] == 4
    assert found["high"] - found["mean"] == pytest.approx(1.959963984540054 * 5**0.5)
    assert found["mean"] - found["low"] == pytest.approx(found["high"] - found["mean"])


def test_the_figures_do_not_depend_on_the_processes() -> None:
    one = report(1)
    assert one == report(2)
    assert all(row["kind"] == kinds_of("pursuit")[row["card"]] for row in one)
    assert sum(row["lives"] for row in one if row["kind"] == "trait") == 24
    assert sum(row["taken"]["n"] for row in one if row["kind"] == "trait") == 48, "two are dealt to each"


def test_a_line_has_a_value_for_every_column() -> None:
    lines = [dict(zip(CSV_HEAD, csv_line(row), strict=True)) for row in report(1)]
    assert [line["card"] for line in lines if line["kind"] == "trait"] == names.TRAITS[:8]
    assert all(line["lives"] == 0 or line["win_rate"] != "" for line in lines)


def test_cards_that_nobody_watches_are_refused() -> None:
    with pytest.raises(BadOptions, match="cards of loop are not counted; those of nostalgia, pursuit are"):
        lab.plan("loop", ["random"], 1, players=2, cards=True)


def test_without_being_asked_nobody_looks() -> None:
    plan = lab.plan("pursuit", ["random"], 1, seed=3, players=2)
    game = lab.play(plan, 1)
    assert (game.cards.offered, game.cards.had) == ({}, ())
    assert len(game.lives) == 2
    tally = Tally()
    tally.add(game)
    assert statistics(plan, tally)["cards"] is None
