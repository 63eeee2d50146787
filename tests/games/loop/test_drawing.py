"""2.2 Start Turn: drawing a FAVOUR; and LOOP-R22, when a Discard Pile is made a deck again."""

from __future__ import annotations

import pytest

from tests.games.loop.story import story


@pytest.mark.rule("LOOP-2.2a")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 5), (5, 5), (7, 7)])
def test_one_favour_is_drawn_with_fewer_than_five(mode: str, before: int, after: int) -> None:
    """LOOP-2.2a: exactly one at the start of the turn, none with 5 or more in hand."""
    t = story(mode)
    t.player(2).has(hand=["share", "barter", "acquire", "resell", "recycle", "share", "share"][:before])
    t.plays("work", "end turn")
    assert t.to_act == 2
    assert len(t.player(2).hand) == after
    assert len(t.happened("favour-drawn")) == after - before


@pytest.mark.rule("LOOP-2.2a")
@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("solo", 1)])
def test_other_modes_draw_no_favour(mode: str, players: int) -> None:
    """LOOP-2.2a: drawing belongs to Basic and Competitive; elsewhere a hand of 4 stays a hand of 4."""
    t = story(mode, players)
    t.player(1).has(coins=9)
    t.plays(t.offered("acquire")[0], "buy utility 1", "end turn").passes_until("TakeTurn")
    if mode == "coop":
        t.plays("work", "end turn").passes_until("TakeTurn")
    assert t.to_act == 1
    assert len(t.player(1).hand) == 4
    assert t.happened("favour-drawn") == []


@pytest.mark.rule("LOOP-2.2b")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
def test_empty_favour_deck_is_made_anew_from_the_discard_pile(mode: str) -> None:
    """LOOP-2.2b: the whole pile is shuffled, then one is drawn."""
    t = story(mode)
    t.player(2).has(hand=[])
    t.scene(favour_deck=[])
    pile = len(t.position["favour_discard"])
    t.plays("work", "end turn")
    assert [entry["cards"] for entry in t.happened("favours-reshuffled")] == [pile]
    assert t.position["favour_discard"] == []
    assert len(t.position["favour_deck"]) == pile - 1
    assert t.position["favour_deck"] != sorted(t.position["favour_deck"])
    assert len(t.player(2).hand) == 1


@pytest.mark.rule("LOOP-2.2c")
def test_without_any_favour_left_the_turn_goes_on() -> None:
    """LOOP-2.2c: deck and Discard Pile are empty, nothing is drawn, and the player takes the turn as usual."""
    t = story()
    t.player(2).has(hand=["share", "share"])
    t.player(1).has(hand=t.player(1).hand + t.position["favour_deck"] + t.position["favour_discard"])
    t.plays("work", "end turn")
    assert t.to_act == 2
    assert len(t.player(2).hand) == 2
    assert t.happened("favour-drawn") == []
    assert t.offers("work")


@pytest.mark.rule("LOOP-R22")
def test_discard_pile_is_reshuffled_only_when_a_card_is_needed() -> None:
    """LOOP-R22: drawing the last FAVOUR leaves the deck empty and the pile alone; the next draw makes it anew."""
    t = story(players=3).scene(favour_deck=["share"])
    t.player(2).has(hand=[])
    t.player(3).has(hand=[])
    t.plays("work", "end turn")
    assert t.player(2).hand == ["share"]
    assert t.position["favour_deck"] == []
    assert t.position["favour_discard"] != []
    assert t.happened("favours-reshuffled") == []
    t.plays("work", "end turn")
    assert len(t.happened("favours-reshuffled")) == 1
    assert len(t.player(3).hand) == 1


@pytest.mark.rule("LOOP-R22")
def test_a_full_hand_reshuffles_nothing() -> None:
    """LOOP-R22: the deck is empty, but nothing is to be drawn."""
    t = story()
    t.player(2).has(hand=["share"] * 5)
    t.scene(favour_deck=[])
    t.plays("work", "end turn")
    assert t.position["favour_deck"] == []
    assert t.happened("favours-reshuffled") == []


@pytest.mark.rule("LOOP-R22")
def test_a_favour_being_resolved_is_in_no_pile() -> None:
    """LOOP-R22: while the target thinks, the card is neither in the hand nor in the Discard Pile."""
    t = story()
    t.player(1).has(hand=["acquire"], coins=4)
    t.player(2).has(materials=["glass 2"], reputation=1)
    pile = t.position["favour_discard"].count("acquire")
    t.plays("acquire seat2 glass 2")
    assert t.position["favour_on_table"] == "acquire"
    assert t.player(1).hand == []
    assert t.position["favour_discard"].count("acquire") == pile
    t.plays("reject with reputation")
    assert t.position["favour_discard"].count("acquire") == pile + 1


@pytest.mark.rule("LOOP-R22", "LOOP-2.7c")
def test_activities_are_reshuffled_only_when_one_is_needed() -> None:
    """LOOP-R22, LOOP-2.7c: the last ACTIVITY of the deck refills the stage without a shuffle."""
    t = story().scene(stage=["dance-1", "diy-1", "diy-2", "yoga-1", "yoga-2"], activity_deck=["music-1"])
    t.player(1).has(materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1", "end turn")
    assert t.position["stage"] == ["music-1", "diy-1", "diy-2", "yoga-1", "yoga-2"]
    assert t.position["activity_deck"] == []
    assert len(t.position["activity_discard"]) == 24
    assert t.happened("activities-reshuffled") == []
