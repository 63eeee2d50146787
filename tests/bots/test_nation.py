"""The greedy bot of Happy Nation keeps house: it eats, buys what it needs, plays its cards, and beats chance in every role."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.games.nation.story import Story, story

EVERYBODY = "builder,farmer,entertainer,doctor,banker"
WITH_A_BANK = "builder,farmer,banker"


def chooses(t: Story) -> str:
    """What the bot does in this scene."""
    return registry.bot("greedy", "nation").choose(Seat(t.table, Rng(1))).text


def played(characters: str, seed: int, levels: list[str]) -> Table:
    """A whole game."""
    table = felicity.new("nation", players=len(levels), seed=seed, characters=characters, round_limit=50)
    bots = [registry.bot(level, "nation") for level in levels]
    rng = Rng(start_of(f"bots {seed}"))
    while (seat := table.to_act) is not None:
        table.play(bots[seat - 1].choose(Seat(table, rng)))
    return table


def test_it_buys_bread_before_an_evening_without_dinner() -> None:
    """One hour is left: dinner is worth more than anything else."""
    t = story("builder,farmer")
    t.player("builder").has(money=20, bread=0, hours=11)
    t.player("farmer").has(for_sale=2, price=10)
    assert chooses(t).startswith("visit seat2 buy")


def test_it_plays_a_date_for_which_it_has_everything() -> None:
    """Two hours and two bread for four happiness."""
    t = story("builder,farmer")
    t.player("builder").has(hand=["date"], bread=4, hours=10)
    assert chooses(t) == "play date"


def test_it_enjoys_a_show_rather_than_ending_the_day() -> None:
    t = story("builder,farmer,entertainer")
    t.player("builder").has(tickets=2, hours=11, money=0)
    assert chooses(t) == "enjoy"


# --- loans: what is still to be paid counts, not what was lent ---


def worth(seat: int, judge: str, **said: Any) -> float:
    """What a position with a bank is worth to a seat, to greedy bots or to the search."""
    table = felicity.arrange("nation", players=3, characters=WITH_A_BANK, **said)
    judges = {"greedy": registry.evaluation, "search": registry.search_evaluation}
    return judges[judge]("nation").value(table.state, seat - 1)


def test_it_pays_back_a_loan_rather_than_interest() -> None:
    """60B in hand, 43B to pay back now or 60B in rates, one hour left, and enough of everything at home."""
    ready = {"money": 60, "hours": 11, "bread": 5, "houses": 5}
    table = felicity.arrange("nation", players=3, characters=WITH_A_BANK, round=2, seat1=ready, seat2={"for_sale": 0})
    assert registry.bot("greedy", "nation").choose(Seat(table, Rng(1))).text == "visit seat3 repay"


@pytest.mark.parametrize("judge", ["greedy", "search"])
def test_paying_back_early_is_worth_its_money(judge: str) -> None:
    """Without the loan of 50B and without the 43B that are left of it, a player is better off by 17B of interest."""
    in_debt = worth(1, judge, round=2, seat1={"loan": "50", "payments": 1, "money": 50})
    free = worth(1, judge, round=2, seat1={"loan": None, "payments": 0, "money": 7})
    assert free > in_debt


@pytest.mark.parametrize("judge", ["greedy", "search"])
def test_of_two_debts_the_one_with_more_interest_is_worse(judge: str) -> None:
    """46B of a loan of 200B cost 50B in one rate; 50B of a fresh loan cost 75B in five: 25B more, by balance only 4B."""
    last_rate = worth(1, judge, round=2, seat1={"loan": "200", "payments": 4, "money": 60})
    five_rates = worth(1, judge, round=2, seat1={"loan": "50", "payments": 0, "money": 60})
    by_balance = worth(1, judge, round=2, seat1={"loan": None, "money": 60}) - worth(1, judge, round=2, seat1={"loan": None, "money": 56})
    assert last_rate - five_rates > 3 * by_balance


@pytest.mark.parametrize("judge", ["greedy", "search"])
def test_what_is_due_after_the_end_is_never_paid(judge: str) -> None:
    """In the last round a debt costs nothing any more."""
    owing = worth(1, judge, ending="target", seat1={"loan": "300", "payments": 0, "money": 60})
    assert owing == pytest.approx(worth(1, judge, ending="target", seat1={"loan": None, "payments": 0, "money": 60}))


@pytest.mark.parametrize("judge", ["greedy", "search"])
def test_the_banker_counts_the_interest_that_will_come(judge: str) -> None:
    """A fresh loan of 200B brings 50B, one that is nearly paid back 4B, none nothing; in the last round none brings anything."""
    fresh, old, none = (
        worth(3, judge, round=2, seat1={"loan": loan, "payments": payments}) for loan, payments in (("200", 0), ("200", 4), (None, 0))
    )
    assert fresh > old > none
    assert worth(3, judge, ending="target", seat1={"loan": "200", "payments": 0}) == pytest.approx(
        worth(3, judge, ending="target", seat1={"loan": None, "payments": 0})
    )


@pytest.mark.parametrize("seat", range(5))
def test_it_beats_chance_in_every_role(seat: int) -> None:
    """One greedy among four random players wins at least two games of three, where chance would win one of five."""
    levels = ["greedy" if each == seat else "random" for each in range(5)]
    won = [seat + 1 in played(EVERYBODY, seed, levels).result.winners for seed in (1, 2, 3)]
    assert sum(won) >= 2


def test_among_its_own_kind_games_have_their_usual_length() -> None:
    """NATION-R57: real games take 5 to 12 rounds, and nobody goes bankrupt."""
    result = played("builder,farmer,entertainer,banker", 3, ["greedy"] * 4).result
    assert 5 <= int(str(result.notes["rounds"])) <= 12
    assert result.notes["eliminated"] == []
    assert result.ended_by == "target"
