"""8.0 CAREER: the POLITICIAN, who plays FAVOUR face-down and claims what they are."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, life_of

TRUE = ("face-down acquire", "acquire seat2 glass 1")
FALSE = ("face-down share", "acquire seat2 glass 1")


def campaign(*moves: str, **target: object) -> Story:
    """The POLITICIAN holds an ACQUIRE and a SHARE; seat 2 owns a GLASS."""
    s = life_of("politician", players=3).scene(stage=["diy-1"])
    s.player(1).has(coins=5, reputation=0, materials=["food 1"], hand=["acquire", "share"])
    s.player(2).has(coins=3, reputation=0, materials=["glass 1"], landfill=["food"], hand=[])
    s.player(2).has(**target)
    return s.plays(*moves)


@pytest.mark.rule("LOOP-8.politician-a", "LOOP-R79")
def test_the_politician_plays_any_card_face_down_and_claims_any_type() -> None:
    """LOOP-8.politician-a, LOOP-R79: whatever the card is, each of the 5 types is claimed with details that are legal for it."""
    s = campaign()
    s.scene(stage=["dance-1"])
    assert s.offered("face-down") == ["face-down acquire", "face-down share"]
    s.plays("face-down share")
    assert s.player(1).hand == ["acquire"]
    assert {text.split()[0] for text in s.offered()} == {"acquire", "barter", "recycle", "resell", "share"}


@pytest.mark.rule("LOOP-8.politician-a", "LOOP-R79")
def test_a_claim_must_be_legal_for_the_claimed_type() -> None:
    """LOOP-8.politician-a, LOOP-R79: no SHARE that the stage doesn't ask for, no ACQUIRE beyond the own COIN."""
    s = campaign()
    s.player(1).has(coins=0)
    s.plays("face-down acquire")
    assert s.offered("share") == s.offered("acquire") == []
    assert s.refuses("share seat2 glass 1", "LOOP-R18")
    assert s.refuses("acquire seat2 glass 1", "LOOP-3.1-acquire-c")
    assert s.offers("resell seat2 food 1")


@pytest.mark.rule("LOOP-8.politician-a", "LOOP-8.0a")
def test_the_politician_may_play_openly() -> None:
    """LOOP-8.politician-a, LOOP-8.0a: then there is nothing to call."""
    s = campaign("acquire seat2 glass 1")
    assert s.offered() == ["accept"]
    assert s.sees(3)["favour_on_table"] == "acquire"


@pytest.mark.rule("LOOP-8.politician-b")
def test_a_claim_is_accepted_rejected_or_called() -> None:
    """LOOP-8.politician-b: the three answers of the target."""
    s = campaign(*FALSE, hand=["acquire"], reputation=1)
    assert (s.to_act, s.offered()) == (2, ["accept", "reject with card", "reject with reputation", "call"])
    assert campaign(*FALSE).offered() == ["accept", "call"]


@pytest.mark.rule("LOOP-R79")
def test_a_claim_is_rejected_with_a_card_of_the_claimed_type() -> None:
    """LOOP-R79: an ACQUIRE helps against a claimed ACQUIRE, a SHARE doesn't, though the card is one."""
    assert campaign(*FALSE, hand=["acquire"]).offers("reject with card")
    s = campaign(*FALSE, hand=["share"])
    assert s.refuses("reject with card", "LOOP-2.4b1")


@pytest.mark.rule("LOOP-8.politician-c", "LOOP-R79")
def test_a_blindly_accepted_claim_has_the_effect_of_what_was_claimed() -> None:
    """LOOP-8.politician-c, LOOP-R79: the SHARE works as ACQUIRE, with its REPUTATION; only the target then sees what came into the hand."""
    s = campaign(*FALSE, "accept")
    assert "glass 1" in s.player(1).materials
    assert (s.player(1).coins, s.player(2).coins) == (4, 4)
    assert (s.player(1).reputation, s.player(2).reputation) == (0, 1)
    assert s.player(2).hand == ["share"]
    assert s.sees(2)["players"][1]["hand_known"] == ["share"]
    assert s.sees(3)["players"][1]["hand_known"] == []


@pytest.mark.rule("LOOP-8.politician-d", "LOOP-R79")
def test_a_true_claim_that_is_called_earns_reputation_and_is_then_answered() -> None:
    """LOOP-8.politician-d, LOOP-R79: the call itself is free; afterwards only ACCEPT or the usual ways to REJECT are left."""
    s = campaign(*TRUE, "call", reputation=1)
    assert s.player(1).reputation == 1
    assert (s.to_act, s.offered()) == (2, ["accept", "reject with reputation"])
    assert s.position["agenda"][-1]["called"]
    assert s.player(2).reputation == 1
    s.plays("accept")
    assert (s.player(2).hand, s.player(2).reputation) == (["acquire"], 2)
    assert "glass 1" in s.player(1).materials


@pytest.mark.rule("LOOP-8.politician-d", "LOOP-R79")
def test_a_true_claim_may_be_rejected_after_the_call() -> None:
    """LOOP-8.politician-d, LOOP-R79: openly, so that everybody sees the card in the Discard Pile; without means only ACCEPT is left."""
    s = campaign(*TRUE, "call", "reject with reputation", reputation=1)
    assert s.player(2).materials == ["glass 1"]
    assert "acquire" in s.position["favour_discard"]
    assert s.position["favour_discard_hidden"] == []
    assert s.player(1).reputation == 1
    assert campaign(*TRUE, "call").offered() == ["accept"]


@pytest.mark.rule("LOOP-R79")
def test_a_true_call_gives_no_third_reputation() -> None:
    """LOOP-R79: with 2 the POLITICIAN gains none."""
    s = campaign()
    s.player(1).has(reputation=2)
    assert s.plays(*TRUE, "call").player(1).reputation == 2


@pytest.mark.rule("LOOP-8.politician-e")
def test_a_false_claim_that_is_called_is_discarded_without_effect() -> None:
    """LOOP-8.politician-e: the SHARE lies openly in the Discard Pile; nobody gains anything."""
    s = campaign()
    pile = s.position["favour_discard"]
    s.plays(*FALSE, "call")
    assert (s.to_act, s.table.question) == (1, "TakeTurn")
    assert s.position["favour_discard"] == sorted([*pile, "share"])
    assert (s.player(2).materials, s.player(2).hand, s.player(1).hand) == (["glass 1"], [], ["acquire"])
    assert (s.player(1).reputation, s.player(2).reputation) == (0, 0)
    assert [entry["favour"] for entry in s.happened("claim-was-false", 3)] == ["share"]


@pytest.mark.rule("LOOP-8.politician-c", "LOOP-R79")
def test_an_uncalled_rejected_claim_stays_face_down_until_a_reshuffle() -> None:
    """LOOP-8.politician-c, LOOP-R79: discarded unseen; when the pile is shuffled into a new deck everybody learns what it was."""
    s = campaign(*FALSE, "reject with reputation", reputation=1)
    assert s.position["favour_discard_hidden"] == ["share"]
    assert s.sees(2)["board"]["favour_discard_hidden_known"] == []
    assert not s.happened("hidden-favour-revealed")
    s.scene(favour_deck=[]).plays("work", "end turn")
    assert s.position["favour_discard_hidden"] == []
    assert [entry["favour"] for entry in s.happened("hidden-favour-revealed", 3)] == ["share"]
