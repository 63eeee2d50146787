"""2d. Explore the World, and 2e. Enjoy Entertainment."""

from __future__ import annotations

import pytest

from felicity.core.ask import Ask
from felicity.games.nation.explore import ask_explore
from felicity.games.nation.state import NationState
from tests.games.nation.story import story


@pytest.mark.rule("NATION-2.d1", "NATION-2.d3", "NATION-2.d4")
def test_exploring_draws_the_top_card_into_the_hand() -> None:
    """3 hours; nobody else sees it; playing it is for a later turn."""
    t = story("builder,farmer").scene(explorer_deck=["holiday"]).plays("explore")
    assert (t.player("builder").hand, t.player("builder").hours, t.turn) == (["holiday"], 3, "farmer")
    assert [entry["card"] for entry in t.happened("card-seen", 1)] == ["holiday"]
    assert not t.happened("card-seen", 2)
    assert not t.happened("card-seen")
    assert len(t.position["explorer_deck"]) == 26
    t.plays("end day")
    assert t.offers("play holiday")


@pytest.mark.rule("NATION-2.d2", "NATION-X.13", "NATION-D.4")
def test_sickness_is_carried_out_at_once() -> None:
    """It never comes into a hand; it is discarded for all to see."""
    t = story("builder,farmer").scene(explorer_deck=["sickness"]).plays("explore")
    assert t.turn == "builder"
    assert t.table.question == "UseVaccine"
    t.plays("get sick")
    assert (t.player("builder").hand, t.player("builder").sick) == ([], 1)
    assert t.position["explorer_discards"] == ["sickness"]
    assert t.happened("sickness-drawn")[0]["who"] == "seat1"
    assert t.turn == "farmer"


@pytest.mark.rule("NATION-R32")
def test_an_empty_pile_is_made_from_the_discards() -> None:
    """When a card must be drawn."""
    t = story("builder,farmer").scene(only_explorer_deck=[])
    assert len(t.position["explorer_discards"]) == 27
    t.plays("explore")
    assert t.happened("discards-reshuffled")[0]["cards"] == 27
    assert len(t.position["explorer_deck"]) == 26


@pytest.mark.rule("NATION-R32")
def test_without_any_card_left_nobody_explores() -> None:
    """Pile and discards are empty."""
    state = story("builder,farmer").table.copy().state
    assert isinstance(state, NationState)
    state.deck = ()
    asked = Ask(True)
    ask_explore(state, state.players[0], asked)
    assert not asked.options
    assert asked.refusals[0].rule == "NATION-R32"


@pytest.mark.rule("NATION-2.e1", "NATION-2.e3", "NATION-2.e4")
def test_a_ticket_bought_earlier_brings_happiness() -> None:
    """An hour, a Ticket to the Supply, 1 Happiness; Tickets keep for later rounds."""
    t = story("builder,farmer,entertainer")
    assert t.refuses("enjoy", "NATION-2.e3")
    t.plays("visit seat3 buy 2", "end day", "end day", "enjoy")
    builder = t.player("builder")
    assert (builder.happiness, builder.points["entertainment"], builder.tickets, builder.hours) == (1, 1, 1, 2)
    assert t.position["supply"]["ticket"] == 24
    t.to_next_day()
    assert t.player("builder").tickets == 1
    assert t.offers("enjoy")


@pytest.mark.rule("NATION-2.e2", "NATION-V.2a")
def test_without_the_entertainer_there_is_no_entertainment() -> None:
    """Nor anybody who sells Tickets."""
    t = story("builder,farmer,doctor")
    assert t.refuses("enjoy", "NATION-2.e2")
    t.plays("visit seat2 buy 1", "visit seat3 buy 1", "visit seat1 buy 1")
    assert [entry["product"] for entry in t.happened("bought")] == ["bread", "medicine", "house"]


@pytest.mark.rule("NATION-2.e5", "NATION-R41")
def test_the_entertainer_enjoys_twice_a_round() -> None:
    """Whatever the Tickets' origin; the others as often as they like."""
    t = story("builder,farmer,entertainer")
    t.player("entertainer").has(tickets=4)
    t.player("builder").has(tickets=4)
    t.gives_turn_to("entertainer").plays("enjoy")
    t.gives_turn_to("entertainer").plays("enjoy").gives_turn_to("entertainer")
    assert t.refuses("enjoy", "NATION-2.e5")
    for _ in range(3):
        t.gives_turn_to("builder").plays("enjoy")
    assert t.gives_turn_to("builder").offers("enjoy")
    t.to_next_day().gives_turn_to("entertainer")
    assert t.offers("enjoy")


@pytest.mark.rule("NATION-R41", "NATION-R7")
def test_the_entertainer_cannot_enjoy_tickets_on_sale() -> None:
    """They reach storage in step 4, so that in round 1 only a card can bring some; by option storage is not needed."""
    t = story("builder,farmer,entertainer").gives_turn_to("entertainer")
    assert t.player("entertainer").for_sale == 2
    assert t.refuses("enjoy", "NATION-2.e3")
    t = story("builder,farmer,entertainer", use_goods_for_sale=True).gives_turn_to("entertainer").plays("enjoy")
    assert (t.player("entertainer").for_sale, t.player("entertainer").happiness) == (1, 1)


@pytest.mark.rule("NATION-R42")
def test_tickets_outlive_an_eliminated_entertainer() -> None:
    """The variant without Entertainer is not switched on in mid-game."""
    t = story()
    t.player("builder").has(tickets=1, hand=["well-travelled"], money=100)
    t.player("entertainer").has(loan="300", money=0)
    t.to_next_day()
    assert t.player("entertainer").eliminated
    assert t.offers("enjoy")
    assert t.offers("play well-travelled 1")
