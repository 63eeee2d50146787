"""What becomes of an option that is put off: why a hint says «now»."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots import registry
from felicity.bots.advice import Advice
from felicity.bots.search.search import Search
from felicity.bots.seat import Seat
from felicity.bots.waiting import Waiting, put_off
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.text.hints import reason
from felicity.text.outlook import GONE, LAST, LESS, PERHAPS, REST, STAYS, WINS, Outlook, advised_outlooks, losses, why_now
from tests.teach.test_judge import last_turn, picnic


def advised(table: Table) -> list[Advice]:
    """What a hint is made from."""
    return registry.hints(table.setup.game, Seat(table, Rng(start_of("luck"))))


def why(table: Table, found: list[Advice]) -> str:
    """Why now."""
    assert table.to_act is not None
    return advised_outlooks(table.setup.game, table.view(table.to_act), table.to_act, found)[0].now


def search(table: Table) -> Search:
    """A search that has only looked."""
    return Search(registry.search_evaluation("loop"), Seat(table, Rng(start_of("luck"))), registry.search_settings("loop"))


def market() -> Table:
    """Three coins, which buy one thing."""
    return felicity.arrange(
        "loop", players=2, mode="basic", active="seat1", market=["glass", "metal", "food"], seat1={"coins": 3, "hand": []}
    )


def test_what_wins_is_said_to_win() -> None:
    table = picnic()
    found = advised(table)
    assert found[0].option.text == "consume picnic-1"
    assert found[0].waiting is not None
    assert found[0].waiting.wins
    assert found[0].waiting.over == 6, "nobody has another turn"
    assert why(table, found) == WINS


def test_what_can_t_be_paid_for_any_more_is_gone_later() -> None:
    """Who spends all coins on metal can't buy glass next turn."""
    table = market()
    read = table.game.alphabet.read
    found = put_off(search(table), read("buy glass 3"), [read("buy metal 3")])
    assert found is not None
    assert (found.asked, found.over, found.later) == (6, 0, [])
    assert why_now(found, {}) == GONE


def test_what_is_always_on_offer_stays() -> None:
    """And brings as much as it does now."""
    table = market()
    read = table.game.alphabet.read
    found = put_off(search(table), read("work"), [read("buy metal 3")])
    assert found is not None
    assert len(found.later) == found.asked == 6
    sure = {"happiness": -1, "coins": 3}
    assert losses("loop", found, sure, 1) == {}
    assert losses("loop", found, {**sure, "coins": 5}, 1) == {"coins": -2}, "two coins less than now"
    assert losses("loop", found, {**sure, "coins": 1}, 1) == {}, "what brings more later can wait"
    assert why_now(found, {}) == STAYS
    assert why_now(found, {"coins": -2}) == LESS


def test_what_is_put_off_is_compared_with_another_way_to_use_the_turn() -> None:
    """Ending the turn isn't one that leaves it open; with nothing to compare there is nothing to say."""
    table = market()
    read = table.game.alphabet.read
    assert put_off(search(table), read("work"), []) is None
    few = market()
    few.play("work")
    assert len(few.options()) < 4
    assert put_off(search(few), few.options()[0], few.options()[1:]) is None


def test_a_game_that_is_about_to_end_leaves_no_next_turn() -> None:
    table = last_turn([], materials=["food 4", "plastic 4"], coins=1)
    read = table.game.alphabet.read
    found = put_off(search(table), read("work"), [each for each in table.options() if each.text != "work"])
    assert found is not None
    assert (found.asked, found.over) == (0, 6)
    assert why_now(found, {}) == LAST
    assert why_now(Waiting(wins=False, asked=4, over=2, later=[]), {}) == GONE, "it ends first on few guesses"


def test_a_question_that_must_be_answered_has_no_later() -> None:
    """Whoever is asked a favour can't wait."""
    table = felicity.new("loop", players=3, mode="competitive", seed=7)
    greedy, luck = registry.bot("greedy", "loop"), Rng(start_of("waiting"))
    while table.question != "AnswerFavour" or len(table.options()) < 2:
        table.play(greedy.choose(Seat(table, luck)))
    found = advised(table)
    assert found[0].waiting is None
    assert why(table, found) == ""


def test_ending_one_s_turn_says_that_nothing_else_pays_off() -> None:
    view = market().view(1)
    read = market().game.alphabet.read
    waiting = Waiting(wins=False, asked=6, over=0, later=[(view, view)] * 6)
    told = [Advice(read(text), 0.5, 0.0, 1, [view], [view], [view], waiting) for text in ("end turn", "work")]
    assert advised_outlooks("loop", view, 1, told)[0].now == REST
    assert advised_outlooks("loop", view, 1, told[::-1])[0].now == STAYS


@pytest.mark.parametrize(("now", "said"), [
    (WINS, "It wins the game."),
    (LAST, "There may be no next turn: the game is about to end."),
    (GONE, "Don’t wait: by your next turn you usually can’t do it any more."),
    (PERHAPS, "Don’t wait: by your next turn you may not be able to do it any more."),
    (LESS, "Don’t wait: next turn it would leave you 2 coins less."),
    (STAYS, "It could wait, but right now nothing is better."),
    (REST, "Nothing else you could still do pays off."),
])  # fmt: skip
def test_why_now_is_one_sentence(now: str, said: str) -> None:
    """Between what an option brings and what the next best lacks; in both languages."""
    outlook = Outlook({"coins": 3}, {"coins": 3}, now=now, missed={"coins": -2, "materials": -1} if now == LESS else {})
    assert reason("en", "loop", outlook, [0.4, 0.28], 0, []) == f"+3 coins now, for free. {said} Much better than the next best."
    assert reason("fr", "loop", outlook, [0.4, 0.28], 0, []).count(".") == 3


def test_what_could_wait_and_is_no_better_is_said_in_one() -> None:
    outlook = Outlook({"coins": 3}, {"coins": 3}, now=STAYS)
    assert reason("en", "loop", outlook, [0.4, 0.4], 0, []) == "+3 coins now, for free. It could wait: the next best is just as good."
