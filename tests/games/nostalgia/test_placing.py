"""2. Placing cards on the Nostalgia board, and dropping them."""

from __future__ import annotations

import pytest

from felicity.games.nostalgia.arrange import BOTH
from tests.games.nostalgia.story import ended, story


@pytest.mark.rule("NOS-2.2", "NOS-R6")
def test_cards_are_placed_before_and_after_the_action_for_nothing() -> None:
    """The turn goes on; a card placed after the action is not triggered by it."""
    t = story().remembers(hand=["tales", "report-card", "kite"])
    hourglasses, hand = t.player(1).unused, t.album()["hand"]
    t.plays("place tales")
    assert (t.to_act, t.question, t.player(1).unused) == (1, "TakeTurn", hourglasses)
    assert t.on_board() == ["tales"]
    assert t.album()["hand"] == [card for card in hand if card != "tales"]
    t.plays("study")
    assert (t.question, t.checks("tales")) == ("EndTurn", (True, False))
    t.plays("place report-card")
    assert t.checks("report-card") == (False, False)
    assert t.to_act == 2


@pytest.mark.rule("NOS-2.3")
def test_without_a_free_place_nothing_is_placed() -> None:
    """Two places."""
    t = story().remembers(hand=["kite"], board={"tales": "", "stray-cat": ""})
    assert t.refuses("place", "NOS-2.3")
    assert not t.offered("place")
    t.plays("study")
    assert t.to_act == 2  # nothing is left to ask


@pytest.mark.rule("NOS-2.4")
def test_what_was_done_before_does_not_count() -> None:
    """Work begins when the card is placed."""
    t = story().remembers(hand=["tales"])
    t.plays("study", "end turn", "play", "end turn", "place tales")
    assert t.checks("tales") == (False, False)
    assert not t.offers("activate kite")
    assert t.offers("activate tales")


@pytest.mark.rule("NOS-2.5", "NOS-R9")
def test_a_reminiscence_can_be_dropped_for_happiness() -> None:
    """1 STH, no stress; its place and its checks are free, the card is gone."""
    t = story().remembers(hand=["kite"], board={"tales": BOTH, "stray-cat": "passive"})
    stress = t.player(1).stress
    t.plays("drop tales")
    assert (t.player(1).sth, t.player(1).stress, t.question) == (-1, stress, "TakeTurn")
    assert (t.on_board(), t.album()["dropped"]) == (["stray-cat"], ["tales"])
    t.plays("place kite")
    assert t.checks("kite") == (False, False)
    assert not t.offers("place tales")


@pytest.mark.rule("NOS-R26")
def test_at_the_end_of_the_track_dropping_costs_lasting_happiness() -> None:
    """On one's own turn, before the action; where LTH can't be negative, only if there is some."""
    t = story().remembers(board={"tales": ""})
    t.player(1).has(sth=-3)
    t.plays("drop tales")
    assert (t.player(1).sth, t.player(1).lth) == (-3, -1)
    t = story(lth_may_be_negative=False).remembers(board={"tales": ""})
    t.player(1).has(sth=-3)
    assert t.refuses("drop tales", "POH-R17")
    t.plays("study")
    assert not t.offered("drop")
    assert t.refuses("drop", "NOS-R26")


@pytest.mark.rule("NOS-R16")
def test_teens_have_memories_too() -> None:
    """Cards are placed and triggered in the first round; what needs a closed action has to wait."""
    t = story(round=1).remembers(hand=["tales"], board={"blackberry-picking": ""})
    t.plays("place tales", "study")
    assert t.checks("tales") == (True, False)
    assert not t.offered("get ")


@pytest.mark.rule("NOS-R27")
def test_cards_left_over_count_for_nothing() -> None:
    """In hand, on the board or unfinished."""
    t = story().remembers(hand=["kite"], board={"tales": BOTH, "stray-cat": ""}, realised={"jigsaw-puzzles": 2})
    for seat in (1, 2):
        t.player(seat).has(knowledge=0, creativity=0, influence=0)
    ended(t)
    assert t.table.result.seats[0].sources["nostalgia"] == 0


@pytest.mark.rule("NOS-R36")
def test_free_actions_belong_to_the_own_turn() -> None:
    """Without an hourglass one has no turn: the next player is asked at once."""
    t = story().remembers(hand=["tales"], board={"stray-cat": ""})
    t.last_hourglass(1).plays("study")
    assert (t.question, t.offers("activate stray-cat")) == ("EndTurn", False)
    t.plays("end turn")
    assert t.round == 3
