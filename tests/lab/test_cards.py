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
from felicity.lab.cards import CSV_HEAD, CardTally, csv_card, kinds_of, seen
from felicity.lab.report import Tally
from felicity.lab.rows import rows_of
from felicity.lab.student import student_quantile


def report(jobs: int) -> Any:
    """The cards of a few random games."""
    plan = lab.plan("pursuit", ["random"], 8, seed=3, players=3, cards=True)
    tally = Tally(plan)
    for game in play_all(plan, jobs):
        tally.add(rows_of(game, 1, 0))
    return tally.data()["cards"]


def lives(offered: dict[str, int], taken: dict[str, int], *seats: tuple[int, list[str]]) -> list[dict[str, Any]]:
    """A game, as far as rows tell of cards: what was on offer and taken, and the score and the cards of each seat."""
    return [{"offered": list(offered.items()), "taken": list(taken.items()), "score": score, "cards": cards} for score, cards in seats]


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
    tally = CardTally("pursuit")
    wins = [Fraction(1), Fraction(0)]
    tally.add(lives({"car": 2}, {"car": 1}, (30, ["car"]), (20, [])), wins)
    tally.add(lives({"car": 1}, {}, (40, []), (10, [])), wins)
    tally.add(lives({"house": 1}, {"house": 1}, (99, ["house"]), (99, ["house"])), wins)
    car, house = tally.data()
    assert (car["card"], car["kind"], car["offered"], car["lives"], car["score"]) == ("car", "item", 3, 1, 30)
    assert isinstance(car["taken"], dict)
    assert isinstance(house["won"], dict)
    assert (car["taken"]["wins"], car["taken"]["rate"]) == (1, pytest.approx(1 / 3))
    assert car["effect"] is None, "one life tells nothing about the spread"
    assert (house["won"]["wins"], house["won"]["n"]) == (1, 2)


def test_kinds_are_counted_by_life() -> None:
    """Two lives with three skills between them, one without, and what the difference was."""
    tally = CardTally("nostalgia")
    tales, other = [card for card, kind in kinds_of("nostalgia").items() if kind == "skill"][:2]
    tally.add(lives({}, {}, (30, [tales, other]), (20, []), (26, [tales])), [Fraction(0)] * 3)
    skill, item = (row for row in tally.kinds() if row["kind"] in ("skill", "item"))
    if item["kind"] == "skill":
        skill, item = item, skill
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
        kinds = kinds_of("nostalgia")
        assert sum(kinds[card] in CATEGORIES for had in found.had for card in had) == len(realised)
        if realised:
            return
    raise AssertionError("nobody realised anything")


def test_the_effect_is_a_difference_of_means_with_its_interval() -> None:
    """By hand: means 12 and 8, variances 8 and 2, two lives each; Student's quantile for 50 / 34 degrees of freedom."""
    tally = CardTally("pursuit")
    tally.add(lives({"car": 1}, {"car": 1}, (10, ["car"]), (14, ["car"]), (7, []), (9, [])), [Fraction(0)] * 4)
    found = tally.data()[0]["effect"]
    assert isinstance(found, dict)
    assert found["mean"] == 4
    assert found["high"] - found["mean"] == pytest.approx(student_quantile(25 / 17) * 5**0.5)
    assert found["mean"] - found["low"] == pytest.approx(found["high"] - found["mean"])


def test_the_figures_do_not_depend_on_the_processes() -> None:
    one = report(1)
    assert one == report(2)
    assert all(row["kind"] == kinds_of("pursuit")[row["card"]] for row in one)
    assert sum(row["lives"] for row in one if row["kind"] == "trait") == 24
    assert sum(row["taken"]["n"] for row in one if row["kind"] == "trait") == 48, "two are dealt to each"


def test_a_line_has_a_value_for_every_column() -> None:
    lines = [dict(zip(CSV_HEAD, csv_card(row), strict=True)) for row in report(1)]
    assert [line["card"] for line in lines if line["kind"] == "trait"] == names.TRAITS[:8]
    assert all(line["lives"] == 0 or line["win_rate"] != "" for line in lines)


def test_cards_that_nobody_watches_are_refused() -> None:
    with pytest.raises(BadOptions, match=r"Cards can't be counted in rainbow; they can in loop, nation, nostalgia, pursuit"):
        lab.plan("rainbow", ["random"], 1, players=2, cards=True)


def test_without_being_asked_nobody_looks() -> None:
    plan = lab.plan("pursuit", ["random"], 1, seed=3, players=2)
    game = lab.play(plan, 1)
    assert (game.cards.offered, game.cards.had) == ({}, ())
    assert len(game.lives) == 2
    tally = Tally(plan)
    tally.add(rows_of(game, 1, 0))
    assert tally.data()["cards"] is None


@pytest.mark.parametrize(("game", "mode"), [("loop", "competitive"), ("loop", "solo"), ("nation", "standard")])
def test_cards_that_lie_on_the_table_or_are_drawn_are_on_offer_before_they_are_taken(game: str, mode: str) -> None:
    """Also those that lay there when the game began; what is counted are cards of the catalog."""
    plan = lab.plan(game, ["greedy"], 1, seed=2, mode=mode, cards=True)
    found = lab.play(plan, 1).cards
    assert found.taken
    assert all(times <= found.offered[card] for card, times in found.taken.items())
    assert found.offered.keys() <= kinds_of(game).keys()
    assert sum(map(len, found.had)) > 0
