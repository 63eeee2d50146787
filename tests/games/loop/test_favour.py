"""2.4 Playing FAVOUR: when, to whom, and with what said."""

from __future__ import annotations

import pytest

from felicity.core.errors import NotYourTurn
from tests.games.loop.story import Story, story

WAYS = {
    "acquire": "acquire seat2 glass 1",
    "barter": "barter seat2 glass 1",
    "recycle": "recycle seat2 food 1",
    "resell": "resell seat2 metal 1",
    "share": "share seat2 glass 1",
}


def table_for_all_types(**target: object) -> Story:
    """Seat 1 holds one FAVOUR of each type and can play them all to seat 2."""
    s = story().scene(stage=["dance-1"])
    s.player(1).has(coins=2, materials=["metal 1"], hand=list(WAYS))
    s.player(2).has(coins=2, reputation=0, materials=["glass 1"], landfill=["food"], hand=[])
    s.player(2).has(**target)
    return s


def play(s: Story, type: str) -> Story:
    """Seat 1 plays a FAVOUR of this type to seat 2, who has to answer."""
    s.plays(WAYS[type])
    return s.plays("offer metal 1") if type == "barter" else s


@pytest.mark.rule("LOOP-2.4-1")
@pytest.mark.parametrize("action", ["work", "buy food 1", "consume diy-1"])
def test_favours_are_played_before_and_after_whatever_the_action_is(action: str) -> None:
    """LOOP-2.4-1: before and after WORK, BUY and CONSUME alike."""
    s = story().scene(stage=["diy-1"])
    s.player(1).has(coins=9, materials=["metal 1", "metal 1"], hand=["acquire", "acquire"])
    s.player(2).has(materials=["glass 1", "glass 2"], hand=[])
    s.plays("acquire seat2 glass 1", "accept", action, "acquire seat2 glass 2", "accept", "end turn")
    assert s.happened("acquired")
    assert s.player(2).materials == []
    assert s.player(1).hand == []


@pytest.mark.rule("LOOP-2.4-1")
def test_any_number_of_favours_is_played_in_the_midst_of_the_action() -> None:
    """LOOP-2.4-1: between two purchases, one FAVOUR after another."""
    s = story()
    s.player(1).has(coins=9, materials=[], hand=["acquire"] * 4)
    s.player(2).has(materials=["glass 1", "glass 1", "glass 1", "glass 1"], hand=[])
    s.plays("buy food 1", *["acquire seat2 glass 1", "accept"] * 4, "buy metal 1")
    assert s.player(1).materials == ["food 1", "glass 1", "glass 1", "glass 1", "glass 1", "metal 1"]


@pytest.mark.rule("LOOP-2.4-1")
def test_only_a_favour_in_hand_is_played() -> None:
    """LOOP-2.4-1: what isn't in the hand can't be played."""
    s = table_for_all_types()
    s.player(1).has(hand=["barter"])
    assert s.refuses("acquire", "LOOP-2.4-1")
    assert s.offers("barter seat2 glass 1")
    s.player(1).has(hand=[])
    assert s.refuses("favour", "LOOP-2.4-1")
    assert not s.offers("barter seat2 glass 1")


@pytest.mark.rule("LOOP-2.4-2", "LOOP-2.4-4")
def test_a_favour_goes_to_one_target_who_has_to_answer() -> None:
    """LOOP-2.4-2, LOOP-2.4-4: it leaves the hand for the target's AREA; the target, nobody else, ACCEPTs or REJECTs."""
    s = story(players=3)
    s.player(1).has(coins=2, hand=["acquire"])
    s.player(2).has(materials=["glass 1"], reputation=2, hand=["acquire"])
    s.player(3).has(materials=["glass 1"], reputation=1, hand=["acquire"])
    s.plays("acquire seat3 glass 1")
    assert s.player(1).hand == []
    assert s.to_act == 3
    assert s.offered() == ["accept", "reject with card", "reject with reputation"]
    with pytest.raises(NotYourTurn):
        s.table.play("work", seat=1)
    assert s.plays("accept").to_act == 1
    assert s.player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-2.4-2", "LOOP-R17")
def test_every_other_player_can_be_the_target_but_never_oneself() -> None:
    """LOOP-2.4-2, LOOP-R17: seat 1 could trade with seat 2 and seat 3, and owns all that the FAVOUR ask for, but isn't a target."""
    s = story(players=3).scene(stage=["dance-1"])
    s.player(1).has(hand=list(WAYS))
    for seat in (1, 2, 3):
        s.player(seat).has(coins=4, materials=["glass 1"], landfill=["food"])
    for type in WAYS:
        targets = {text.split()[1] for text in s.offered(f"{type} ")}
        assert targets == {"seat2", "seat3"}, type


@pytest.mark.rule("LOOP-2.4-3")
def test_no_favour_is_played_in_anothers_turn() -> None:
    """LOOP-2.4-3: seat 2 could play it in an own turn, but neither while seat 1 thinks nor when answering."""
    s = table_for_all_types(coins=9, hand=["acquire", "resell"])
    with pytest.raises(NotYourTurn):
        s.table.play("acquire seat1 metal 1", seat=2)
    play(s, "resell")
    assert s.to_act == 2
    assert s.offered() == ["accept", "reject with card"]
    s.plays("reject with card", "work", "end turn")
    assert s.to_act == 2
    assert s.offers("acquire seat1 metal 1")


@pytest.mark.rule("LOOP-2.4-3")
def test_no_favour_is_played_between_turns() -> None:
    """LOOP-2.4-3: an EVENT that asks everybody doesn't let anybody play a FAVOUR."""
    s = story("competitive")
    s.player(1).has(coins=9, materials=["glass 1"], face_down=["santa"], hand=["resell", "acquire"])
    s.player(2).has(coins=9, materials=["metal 1"], hand=["resell", "acquire"])
    s.plays("work", "end turn")
    assert s.offered() == ["apply", "pass"]
    assert s.plays("pass").offered() == ["give seat2 glass 1"]
    assert s.plays("give seat2 glass 1").offered() == ["apply", "pass"]
    assert s.to_act == 2


@pytest.mark.rule("LOOP-R15")
def test_the_target_knows_what_is_asked() -> None:
    """LOOP-R15: which MATERIAL, how many COIN for a RECYCLE, both cards of a BARTER; the log keeps it, whatever the answer is."""
    s = table_for_all_types(landfill=["food"])
    s.plays("recycle seat2 food 2")
    assert s.table.view(2)["favour_asked"] == "recycle seat2 food 2"
    s = play(table_for_all_types(reputation=1), "barter")
    assert s.table.view(2)["favour_asked"] == "barter seat2 glass 1"
    assert s.table.view(2)["favour_offered"] == "metal 1"
    s.plays("reject with reputation")
    assert [(entry["asked"], entry["offered"]) for entry in s.happened("favour-played", 2)] == [("barter seat2 glass 1", "metal 1")]
    assert s.table.view(2)["favour_asked"] is None
    assert s.table.view(2)["favour_offered"] is None


@pytest.mark.rule("LOOP-R15")
def test_what_was_announced_is_what_happens() -> None:
    """LOOP-R15: after the answer nothing is chosen any more; the announced cards are swapped, though others would do."""
    s = table_for_all_types(materials=["glass 1", "food 1"])
    s.player(1).has(materials=["metal 1", "metal 2"])
    s.plays("barter seat2 glass 1")
    assert s.to_act == 1
    assert s.offered() == ["offer metal 1", "offer metal 2"]
    s.plays("offer metal 2")
    assert s.to_act == 2
    s.plays("accept")
    assert s.table.question == "TakeTurn"
    assert s.player(1).materials == ["metal 1", "glass 1"]
    assert s.player(2).materials == ["food 1", "metal 2"]


@pytest.mark.rule("LOOP-R16")
def test_no_favour_is_played_that_can_not_be_carried_out() -> None:
    """LOOP-R16: MATERIAL must be there, COIN on the paying side, 1 COIN at least for RECYCLE, and something to take from the LANDFILL."""
    s = table_for_all_types()
    s.player(1).has(materials=[], coins=0)
    assert s.refuses("acquire seat2 glass 1", "LOOP-3.1-acquire-c")
    assert s.refuses("barter", "LOOP-3.1-barter-c")
    assert s.offered("barter") == []
    assert s.refuses("recycle", "LOOP-R16")
    assert s.offered("recycle") == []
    assert s.refuses("resell", "LOOP-R16")
    assert s.offered("resell") == []
    s.player(1).has(materials=["metal 1"], coins=1)
    assert s.refuses("recycle seat2 food 2", "LOOP-R16")
    assert s.offers("recycle seat2 food 1")
    s.player(2).has(coins=0, materials=[], landfill=["utility"])
    assert s.refuses("acquire seat2", "LOOP-3.1-acquire-b")
    assert s.refuses("barter seat2", "LOOP-3.1-barter-c")
    assert s.refuses("recycle seat2 utility", "LOOP-3.1-recycle-b")
    assert s.offered("recycle") == []
    assert s.refuses("resell seat2 metal 1", "LOOP-3.1-resell-b")
    s.player(2).has(landfill=[])
    assert s.refuses("recycle seat2", "LOOP-R16")


@pytest.mark.rule("LOOP-R16")
def test_coins_that_the_favour_would_bring_do_not_count() -> None:
    """LOOP-R16: the SALESMAN's COIN comes too late, as buyer and as target."""
    s = story("competitive", careers="salesman,intern")
    s.player(1).has(coins=1, hand=["acquire"])
    s.player(2).has(materials=["glass 2"])
    assert s.refuses("acquire seat2 glass 2", "LOOP-3.1-acquire-c")
    s = story("competitive", careers="intern,salesman")
    s.player(1).has(materials=["glass 2"], hand=["resell"])
    s.player(2).has(coins=1)
    assert s.refuses("resell seat2 glass 2", "LOOP-3.1-resell-b")
