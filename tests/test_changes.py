"""What an option would change, as shown by page, terminal and hints before it is chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import felicity
from felicity import plugins
from felicity.changes import Changes, Counter, Forecast, changes_of
from felicity.core.errors import NotAllowed
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.games.loop.story import story

MODES = [(game, mode) for game in plugins.names() for mode in plugins.game(game).facts.modes]


def positions(game: str, mode: str, share: float) -> Iterator[Table]:
    """Some positions of a game of random play."""
    chance = random.Random(f"{game} {mode}")
    table = felicity.new(game, mode=mode, seed=4)
    while not table.is_over:
        if chance.random() < share:
            yield table
        table.play(chance.choice(table.options()))


def tried(table: Table, text: str) -> Changes:
    return changes_of(table, table.to_act or 0, table.game.alphabet.read(text))


# --- what may be known ---


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_positions_that_a_seat_cannot_tell_apart_change_alike(game: str, mode: str) -> None:
    chance = Rng(start_of("changes"))
    for table in positions(game, mode, 0.05):
        seat = table.to_act or 0
        twin = table.guess(seat, chance)
        assert Forecast(twin, seat).options() == Forecast(table, seat).options()


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_what_is_told_is_the_same_however_the_cards_lie(game: str, mode: str) -> None:
    """It is computed from one guess; any other guess gives the same, so that none of it is made up."""
    for table in positions(game, mode, 0.1):
        seat = table.to_act or 0
        changes = Forecast(table, seat).options()
        for luck in ("other", "another"):
            assert Forecast(table, seat, luck).options() == changes, luck


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_what_is_told_comes_true(game: str, mode: str) -> None:
    """Where nothing is left open, the counters that a seat sees afterwards are those it was told, and no others have changed."""
    read = plugins.plugin(game).standings
    for table in positions(game, mode, 0.1):
        seat = table.to_act or 0
        before = read(table.view(seat))
        for text, changes in Forecast(table, seat).options().items():
            if changes.left_to != "nothing":
                continue
            twin = table.copy()
            twin.play(text)
            while twin.to_act == seat and twin.question != table.question and len(twin.options()) == 1:
                twin.play(twin.options()[0])
            after = read(twin.view(seat))
            changed = [
                Counter(at + 1, name, was, now)
                for at, standing in enumerate(before)
                for name, was in standing.items()
                if was is not None and (now := after[at][name]) is not None and now != was
            ]
            assert list(changes.counters) == changed, text


def test_looking_changes_nothing() -> None:
    for table in positions("loop", "competitive", 0.05):
        before = table.dump()
        Forecast(table, table.to_act or 0).options()
        assert table.dump() == before


# --- what is left open ---


def test_accepting_a_favour_shows_what_it_brings() -> None:
    """UI-T25: that others learn of an answer doesn't make it less certain for the player."""
    table = played_until("AnswerFavour", "accept")
    events = tried(table, "accept").events
    assert events[0]["event"] == "favour-accepted"
    assert len(events) > 1


def test_consuming_shows_the_happiness_where_no_material_is_left_to_choose() -> None:
    """UI-T6: forced steps are taken automatically, so what follows them is as certain as the option."""
    table = played_until("TakeTurn", "consume")
    text = next(option.text for option in table.options() if option.text.startswith("consume"))
    changes = {event["event"] for event in tried(table, text).events}
    assert {"material-used", "happiness-moved"} <= changes


def test_nothing_that_depends_on_chance_is_shown() -> None:
    """The end of a turn deals new cards: nothing about that is certain."""
    found = tried(played_until("TakeTurn", "end turn"), "end turn")
    assert (found.counters, found.events, found.left_to) == ((), (), "hidden")


def test_what_is_paid_before_a_toss_is_sure() -> None:
    t = story("competitive", careers="investor,intern")
    t.player(1).has(coins=3)
    found = tried(t.table, "invest")
    assert found.counters == (Counter(1, "coins", 3, 2),)
    assert found.left_to == "chance"
    assert found.rules == ("LOOP-8.investor",)


def test_a_favour_is_left_to_whom_it_is_asked_of() -> None:
    t = story(players=2)
    t.player(1).has(coins=4, hand=["acquire"])
    t.player(2).has(materials=["metal 2"])
    assert tried(t.table, "acquire seat2 metal 2").left_to == "others"


def test_a_trade_changes_both_sides() -> None:
    t = story(players=2)
    t.player(1).has(coins=4, hand=["acquire"])
    t.player(2).has(materials=["metal 2"], coins=0)
    t.plays("acquire seat2 metal 2")
    coins = [counter for counter in tried(t.table, "accept").counters if counter.name == "coins"]
    assert coins == [Counter(1, "coins", 4, 2), Counter(2, "coins", 0, 2)]


def test_whether_a_friend_has_the_money_is_hidden() -> None:
    """Nothing is said about a card that may stay in the hand."""
    for table in positions("nation", "standard", 1.0):
        texts = [option.text for option in table.options() if option.text.startswith("play help-from-a-friend")]
        if texts:
            found = tried(table, texts[0])
            assert (found.counters, found.events, found.left_to) == ((), (), "hidden")
            return
    raise AssertionError("nobody could ask a friend")


def test_what_is_not_offered_is_refused() -> None:
    t = story("basic")
    t.player(1).has(coins=0)
    with pytest.raises(NotAllowed):
        tried(t.table, "buy glass 3")


# --- several options in a row ---


def test_purchases_add_up() -> None:
    """Each step shows the change since the beginning, and what the rules still allow to buy then."""
    t = story("basic")
    t.player(1).has(coins=5)
    t.scene(market=["glass", "food", "metal"])
    forecast = Forecast(t.table, 1)
    plan = forecast.plan(["buy glass 2", "buy food 1"])
    assert [step.of(1)["coins"] for step in plan.steps] == [-2, -3]
    assert "buy metal 2" in plan.offered
    assert "buy metal 3" not in plan.offered
    assert "buy glass 1" not in plan.offered


def test_a_plan_ends_where_it_cannot_be_paid() -> None:
    t = story("basic")
    t.player(1).has(coins=3)
    t.scene(market=["glass", "food"])
    plan = Forecast(t.table, 1).plan(["buy glass 2", "buy food 2"])
    assert len(plan.steps) == 1
    assert plan.offered == ()


def test_a_plan_goes_on_through_a_question_however_it_is_answered() -> None:
    """In Solo two cards of one type may show different qualities: whichever is taken, the coins are the same."""
    t = story("solo", players=1)
    t.player(1).has(coins=6)
    t.scene(market=["glass 1", "glass 2", "food 1"])
    forecast = Forecast(t.table, 1)
    assert forecast.option(t.table.game.alphabet.read("buy glass 2")).left_to == "you"
    plan = forecast.plan(["buy glass 2", "buy food 1"])
    assert plan.steps[-1].of(1)["coins"] == -3


def played_until(question: str, text: str) -> Table:
    """A game in which this question offers such an option."""
    chance = random.Random(1)
    table = felicity.new("loop", mode="basic", players=3, seed=4)
    while not (table.question == question and any(option.text.startswith(text) for option in table.options())):
        table.play(chance.choice(table.options()))
    return table
