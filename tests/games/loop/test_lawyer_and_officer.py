"""8.0 CAREER: the LAWYER's Objection and the OFFICER's Enforce."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story


def court(careers: str = "intern,intern,lawyer", lawyer: int = 3, hand: list[str] | None = None) -> Story:
    """Seat 1 can acquire from seat 2 and from seat 3; the LAWYER holds a BARTER and a SHARE, seat 2 nothing."""
    s = story("competitive", 3, careers=careers)
    s.player(1).has(coins=9, hand=["acquire"] * 3)
    s.player(2).has(coins=0, reputation=0, materials=["glass 1"], hand=[])
    s.player(3).has(coins=0, reputation=0, materials=["metal 1"], hand=[])
    s.player(lawyer).has(hand=["barter", "share"] if hand is None else hand)
    return s


@pytest.mark.rule("LOOP-8.lawyer-a", "LOOP-R76")
def test_the_lawyer_rejects_a_favour_played_to_somebody_else_with_any_card() -> None:
    """LOOP-8.lawyer-a, LOOP-R76: a SHARE against an ACQUIRE; both are discarded, and the target neither loses nor gains anything."""
    s = court()
    pile = s.position["favour_discard"]
    s.plays("acquire seat2 glass 1")
    assert (s.to_act, s.offered()) == (3, ["object barter", "object share", "pass"])
    assert s.refuses("object acquire", "LOOP-8.lawyer-a")
    s.plays("object share")
    assert s.to_act == 1
    assert s.position["favour_discard"] == sorted([*pile, "acquire", "share"])
    assert (s.player(3).hand, s.player(3).reputation) == (["barter"], 0)
    assert (s.player(2).hand, s.player(2).reputation, s.player(2).coins) == ([], 0, 0)
    assert s.player(2).materials == ["glass 1"]
    assert s.player(1).coins == 9


@pytest.mark.rule("LOOP-8.lawyer-a", "LOOP-R76")
def test_the_lawyer_objects_as_target_too() -> None:
    """LOOP-8.lawyer-a, LOOP-R76: first the Objection; who passes still answers as everybody does."""
    s = court().plays("acquire seat3 metal 1", "object barter")
    assert (s.to_act, s.player(3).materials) == (1, ["metal 1"])
    s.plays("acquire seat3 metal 1", "pass")
    assert (s.to_act, s.offered()) == (3, ["accept"])
    assert s.plays("accept").player(3).materials == []


@pytest.mark.rule("LOOP-R76", "LOOP-8.0a")
def test_the_lawyer_decides_before_the_target_and_not_after() -> None:
    """LOOP-R76, LOOP-8.0a: an Objection is voluntary; once the target has answered it is too late."""
    s = court().plays("acquire seat2 glass 1", "pass")
    assert (s.to_act, s.table.question) == (2, "AnswerFavour")
    s.plays("accept")
    assert (s.to_act, s.table.question) == (1, "TakeTurn")
    assert "glass 1" in s.player(1).materials


@pytest.mark.rule("LOOP-R76")
def test_the_lawyer_objects_any_number_of_times() -> None:
    """LOOP-R76: two Objection in one turn, one FAVOUR each; with an empty hand nobody asks the LAWYER."""
    s = court().plays("acquire seat2 glass 1", "object barter", "acquire seat2 glass 1", "object share", "acquire seat2 glass 1")
    assert (s.to_act, s.table.question) == (2, "AnswerFavour")
    assert s.player(3).hand == []


@pytest.mark.rule("LOOP-R76")
def test_the_lawyer_does_not_object_to_an_own_favour() -> None:
    """LOOP-R76: only in another player's turn."""
    s = court("lawyer,intern,intern", lawyer=1, hand=["acquire", "barter"]).plays("acquire seat2 glass 1")
    assert (s.to_act, s.table.question) == (2, "AnswerFavour")


@pytest.mark.rule("LOOP-R76")
def test_a_call_comes_after_the_lawyers_window() -> None:
    """LOOP-R76: the LAWYER is asked before the target may call the POLITICIAN, and not again after a true call."""
    s = court("politician,intern,lawyer")
    s.plays("face-down acquire", "acquire seat2 glass 1")
    assert (s.to_act, s.table.question) == (3, "Object")
    s.plays("pass", "call")
    assert (s.to_act, s.table.question) == (2, "AnswerFavour")


@pytest.mark.rule("LOOP-R76")
def test_a_face_down_favour_is_objected_to_unseen() -> None:
    """LOOP-R76: it stays unrevealed in the Discard Pile; the LAWYER's own card lies there openly."""
    s = court("politician,intern,lawyer").plays("face-down acquire", "acquire seat2 glass 1", "object share")
    assert s.position["favour_discard_hidden"] == ["acquire"]
    board = s.sees(3)["board"]
    assert (board["favour_discard_hidden"], board["favour_discard_hidden_known"]) == (1, [])
    assert "share" in board["favour_discard"]
    assert [entry["favour"] for entry in s.happened("favour-rejected", 3)] == [None]


# --- OFFICER ---


@pytest.mark.rule("LOOP-8.officer")
def test_the_officers_first_favour_of_a_turn_can_not_be_rejected() -> None:
    """LOOP-8.officer: seat 2 has both means to REJECT and isn't asked; the second FAVOUR is answered as usual."""
    s = court("officer,intern,intern")
    s.player(2).has(reputation=1, hand=["acquire"], materials=["glass 1", "glass 2"])
    s.plays("acquire seat2 glass 1")
    assert (s.to_act, s.player(2).hand, s.player(2).reputation) == (1, ["acquire", "acquire"], 2)
    assert "glass 1" in s.player(1).materials
    s.plays("acquire seat2 glass 2")
    assert (s.to_act, s.offered()) == (2, ["accept", "reject with card", "reject with reputation"])


@pytest.mark.rule("LOOP-8.officer")
def test_the_officer_enforces_in_each_own_turn_anew() -> None:
    """LOOP-8.officer: in the next turn the first FAVOUR stands again; somebody else's doesn't."""
    s = court("officer,intern,intern")
    s.player(1).has(materials=["food 1"])
    s.player(2).has(coins=9, reputation=1, materials=["glass 1", "glass 2"], hand=["acquire"])
    s.plays("acquire seat2 glass 1", "work", "end turn", "acquire seat1 food 1")
    assert (s.to_act, s.table.question) == (1, "AnswerFavour")
    s.plays("accept", "work", "end turn", "work", "end turn", "acquire seat2 glass 2")
    assert (s.to_act, s.table.question) == (1, "TakeTurn")
    assert "glass 2" in s.player(1).materials


@pytest.mark.rule("LOOP-8.lawyer-b", "LOOP-8.officer", "LOOP-R78")
def test_objection_beats_enforce_which_is_then_used_up() -> None:
    """LOOP-8.lawyer-b, LOOP-8.officer, LOOP-R78: only the LAWYER stops it; it was still the first, so that the next can be REJECTed."""
    s = court("officer,intern,lawyer")
    s.player(2).has(reputation=1)
    s.plays("acquire seat2 glass 1")
    assert (s.to_act, s.table.question) == (3, "Object")
    s.plays("object barter")
    assert s.player(2).materials == ["glass 1"]
    s.plays("acquire seat2 glass 1", "pass")
    assert (s.to_act, s.offered()) == (2, ["accept", "reject with reputation"])


@pytest.mark.rule("LOOP-8.officer", "LOOP-8.lawyer-b")
def test_without_an_objection_enforce_holds() -> None:
    """LOOP-8.officer, LOOP-8.lawyer-b: the LAWYER passes, and the FAVOUR is ACCEPTed without a question, by the LAWYER as target too."""
    s = court("officer,intern,lawyer")
    s.player(2).has(reputation=1)
    s.plays("acquire seat2 glass 1", "pass")
    assert (s.to_act, s.player(2).materials) == (1, [])
    s = court("officer,intern,lawyer")
    s.player(3).has(reputation=1)
    s.plays("acquire seat3 metal 1", "pass")
    assert (s.to_act, s.player(3).materials) == (1, [])
