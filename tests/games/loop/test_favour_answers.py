"""2.4 Answering a FAVOUR: ACCEPT and what it brings, REJECT and what it costs."""

from __future__ import annotations

import pytest

from tests.games.loop.test_favour import WAYS, play, table_for_all_types


@pytest.mark.rule("LOOP-2.4a1", "LOOP-2.4b4")
@pytest.mark.parametrize("type", WAYS)
def test_an_accepted_favour_comes_into_the_targets_hand(type: str) -> None:
    """LOOP-2.4a1, LOOP-2.4b4: every type, always into the hand, never to the Discard Pile."""
    s = table_for_all_types()
    pile = s.position["favour_discard"]
    play(s, type).plays("accept")
    assert s.player(2).hand == [type]
    assert type not in s.player(1).hand
    assert s.position["favour_discard"] == pile


@pytest.mark.rule("LOOP-2.4a1")
def test_the_card_changes_hands_before_its_effect() -> None:
    """LOOP-2.4a1: first the card, then the trade."""
    s = play(table_for_all_types(), "acquire").plays("accept")
    entry = [event["event"] for event in s.table.events(2)]
    assert entry.index("favour-accepted") < entry.index("acquired")


@pytest.mark.rule("LOOP-2.4a1")
def test_an_accepted_favour_is_played_later_by_who_accepted_it() -> None:
    """LOOP-2.4a1: in an own turn of the target."""
    s = play(table_for_all_types(), "acquire").plays("accept", "work", "end turn")
    s.plays("acquire seat1 metal 1", "accept")
    assert s.player(1).hand.count("acquire") == 1
    assert "metal 1" in s.player(2).materials


@pytest.mark.rule("LOOP-2.4a2")
def test_there_is_no_hand_limit_but_no_draw_with_five() -> None:
    """LOOP-2.4a2: an accepted sixth FAVOUR is kept; it only stops the draw at the start of the turn."""
    s = table_for_all_types(hand=["barter"] * 5)
    play(s, "acquire").plays("accept")
    assert len(s.player(2).hand) == 6
    s.plays("work", "end turn")
    assert s.to_act == 2
    assert len(s.player(2).hand) == 6


@pytest.mark.rule("LOOP-2.4a2")
def test_an_accepted_fourth_favour_does_not_stop_the_draw() -> None:
    """LOOP-2.4a2: only 5 or more do."""
    s = table_for_all_types(hand=["barter"] * 3)
    play(s, "acquire").plays("accept", "work", "end turn")
    assert s.to_act == 2
    assert len(s.player(2).hand) == 5


@pytest.mark.rule("LOOP-2.4a3")
@pytest.mark.parametrize(("type", "thanks"), [("share", 2), ("acquire", 1), ("barter", 1), ("resell", 1), ("recycle", 0)])
def test_accepting_earns_reputation_by_type(type: str, thanks: int) -> None:
    """LOOP-2.4a3: SHARE 2; ACQUIRE, BARTER and RESELL 1; RECYCLE 0. Who played it gains none."""
    s = play(table_for_all_types(), type).plays("accept")
    assert (s.player(2).reputation, s.player(1).reputation) == (thanks, 0)


@pytest.mark.rule("LOOP-2.4a4")
def test_accepting_with_full_reputation_is_allowed_and_earns_none() -> None:
    """LOOP-2.4a4: with 2 nothing more is gained, but the trade takes place."""
    s = play(table_for_all_types(reputation=2), "acquire").plays("accept")
    assert s.player(2).reputation == 2
    assert "glass 1" in s.player(1).materials


@pytest.mark.rule("LOOP-2.4a4")
def test_a_share_accepted_with_one_reputation_earns_one() -> None:
    """LOOP-2.4a4: from 1 to 2, not to 3."""
    s = play(table_for_all_types(reputation=1), "share").plays("accept")
    assert s.player(2).reputation == 2
    assert [gain["reputation"] for gain in s.happened("reputation-gained")] == [1]


@pytest.mark.rule("LOOP-2.4b1")
def test_the_target_chooses_between_both_ways_to_reject() -> None:
    """LOOP-2.4b1: the same FAVOUR from the hand, or 1 REPUTATION; each costs only itself."""
    s = play(table_for_all_types(reputation=2, hand=["acquire", "share"]), "acquire")
    assert s.offered() == ["accept", "reject with card", "reject with reputation"]
    s.plays("reject with card")
    assert s.player(2).hand == ["share"]
    assert s.player(2).reputation == 2
    s = play(table_for_all_types(reputation=2, hand=["acquire", "share"]), "acquire").plays("reject with reputation")
    assert s.player(2).hand == ["acquire", "share"]
    assert s.player(2).reputation == 1


@pytest.mark.rule("LOOP-2.4b1")
@pytest.mark.parametrize("type", WAYS)
def test_only_a_favour_of_the_same_type_rejects(type: str) -> None:
    """LOOP-2.4b1: all four other types in hand don't help, nor does REPUTATION that isn't there."""
    s = play(table_for_all_types(hand=[other for other in WAYS if other != type]), type)
    assert s.refuses("reject with card", "LOOP-2.4b1")
    assert s.refuses("reject with reputation", "LOOP-2.5d")
    s = play(table_for_all_types(hand=[type]), type)
    assert s.offered() == ["accept", "reject with card"]
    s = play(table_for_all_types(reputation=1), type)
    assert s.offered() == ["accept", "reject with reputation"]


@pytest.mark.rule("LOOP-2.4b1")
def test_an_accepted_share_rejects_the_next_one() -> None:
    """LOOP-2.4b1, example: the SHARE just ACCEPTed is in hand and may be discarded against the next SHARE of the same turn."""
    s = table_for_all_types(materials=["glass 2"], reputation=0)
    s.player(1).has(hand=["share", "share"])
    s.plays("share seat2 glass 2", "accept")
    s.player(2).has(reputation=0)
    s.plays("share seat2 glass 2 shared")
    assert s.offered() == ["accept", "reject with card"]
    s.plays("reject with card")
    assert s.player(2).hand == []
    assert s.player(2).materials == ["glass 2 shared 1"]


@pytest.mark.rule("LOOP-2.4b2")
@pytest.mark.parametrize("type", WAYS)
def test_who_can_not_reject_must_accept(type: str) -> None:
    """LOOP-2.4b2: without the same FAVOUR and without REPUTATION only ACCEPT is left."""
    s = play(table_for_all_types(), type)
    assert s.to_act == 2
    assert s.offered() == ["accept"]


@pytest.mark.rule("LOOP-2.4b3", "LOOP-2.4b6")
@pytest.mark.parametrize("type", WAYS)
def test_a_rejected_favour_is_discarded_without_effect_and_pays_nothing(type: str) -> None:
    """LOOP-2.4b3, LOOP-2.4b6: to the Discard Pile; nothing is traded, and REPUTATION only goes down."""
    s = table_for_all_types(reputation=1)
    pile = s.position["favour_discard"]
    play(s, type).plays("reject with reputation")
    assert s.position["favour_discard"] == sorted([*pile, type])
    assert s.player(1).hand == [other for other in WAYS if other != type]
    assert s.player(2).hand == []
    assert s.player(1).materials == ["metal 1"]
    assert s.player(2).materials == ["glass 1"]
    assert s.player(2).landfill == ["food"]
    assert (s.player(1).coins, s.player(2).coins, s.player(2).reputation) == (2, 2, 0)


@pytest.mark.rule("LOOP-2.4b5", "LOOP-2.4b6")
@pytest.mark.parametrize("type", WAYS)
def test_the_favour_that_pays_for_a_reject_is_discarded_too(type: str) -> None:
    """LOOP-2.4b5, LOOP-2.4b6: both cards lie in the Discard Pile; neither has an effect, and no REPUTATION is gained."""
    s = table_for_all_types(hand=[type])
    pile = s.position["favour_discard"]
    play(s, type).plays("reject with card")
    assert s.position["favour_discard"] == sorted([*pile, type, type])
    assert s.player(2).hand == []
    assert s.player(2).reputation == 0
    assert s.player(1).materials == ["metal 1"]
    assert s.player(2).materials == ["glass 1"]
    assert len(s.happened("favour-played")) == 1
    assert s.to_act == 1
