"""LOOP-R3: who knows which FAVOUR, through play, gifts, thefts and claims; in views, in what is told and in guesses."""

from __future__ import annotations

import pytest

from felicity.core.rng import Rng, start_of
from tests.games.loop.story import Story, life_of, story


def known(s: Story, observer: int | None, holder: int) -> list[str]:
    """The FAVOUR that a seat (or somebody who watches) knows in a hand."""
    cards: list[str] = s.sees(observer)["players"][holder - 1]["hand_known"]
    return cards


def cards_named(s: Story, seat: int | None) -> list[object]:
    """The FAVOUR that a seat was shown."""
    return [event["favour"] for event in s.happened("favour-seen", seat)]


def guesses(s: Story, seat: int, holder: int, times: int = 40) -> list[list[str]]:
    """The hand of somebody as a seat imagines it, again and again."""
    hands = []
    for time in range(times):
        position = s.table.guess(seat, Rng(start_of(f"guess {time}"))).dump()["position"]
        assert isinstance(position, dict)
        hands.append(position["players"][holder - 1]["hand"])
    return hands


def looks_alike(one: Story, other: Story, seat: int) -> bool:
    """Can the seat not tell these tables apart, by its view, by what it was told, or by a guess?"""
    rng = start_of("alike")
    return (
        one.sees(seat) == other.sees(seat)
        and one.table.events(seat) == other.table.events(seat)
        and one.table.guess(seat, Rng(rng)).dump() == other.table.guess(seat, Rng(rng)).dump()
    )


def three(career: str = "intern") -> Story:
    """Seat 1 with this CAREER holds an ACQUIRE and a SHARE, seat 2 a BARTER, seat 3 nothing."""
    s = life_of(career, players=3)
    s.player(1).has(coins=5, materials=["metal 1"], hand=["acquire", "share"])
    s.player(2).has(coins=5, reputation=1, materials=["glass 1"], hand=["barter"])
    s.player(3).has(reputation=1, materials=["food 1"], hand=[])
    return s


@pytest.mark.rule("LOOP-R3")
def test_hands_are_secret_but_not_how_many_cards_they_hold() -> None:
    """LOOP-R3: everybody sees 2 cards in the hand of seat 1, and only seat 1 sees which; guesses differ."""
    s = three()
    for observer in (2, 3, None):
        assert (s.sees(observer)["players"][0]["hand"], known(s, observer, 1)) == (2, [])
    assert known(s, 1, 1) == ["acquire", "share"]
    imagined = guesses(s, 3, 1)
    assert {len(hand) for hand in imagined} == {2}
    assert len({tuple(hand) for hand in imagined}) > 3
    assert set(map(tuple, guesses(s, 1, 1))) == {("acquire", "share")}


@pytest.mark.rule("LOOP-R3")
def test_a_drawn_favour_is_seen_by_who_draws_it() -> None:
    """LOOP-R3: the draw is public, the card isn't."""
    s = three().scene(favour_deck=["acquire", "share"]).plays("work", "end turn")
    assert cards_named(s, 2) == ["share"]
    assert cards_named(s, 1) == cards_named(s, 3) == cards_named(s, None) == []
    assert len(s.happened("favour-drawn", 3)) == 1


@pytest.mark.rule("LOOP-R3")
def test_an_accepted_favour_is_known_to_all() -> None:
    """LOOP-R3: everybody saw the card go into the hand of seat 2, beside the BARTER that nobody knows."""
    s = three().plays("acquire seat2 glass 1", "accept")
    for observer in (1, 3, None):
        assert known(s, observer, 2) == ["acquire"]
    imagined = guesses(s, 3, 2)
    assert all("acquire" in hand and len(hand) == 2 for hand in imagined)
    assert len({tuple(hand) for hand in imagined}) > 1


@pytest.mark.rule("LOOP-R3")
def test_a_known_favour_is_followed_until_it_is_played() -> None:
    """LOOP-R3: it stays known over turns, and leaves the hand openly when it is played or discarded."""
    s = three().plays("acquire seat2 glass 1", "accept", "work", "end turn")
    assert known(s, 3, 2) == ["acquire"]
    s.plays("acquire seat3 food 1")
    assert known(s, 1, 2) == []
    s.plays("accept")
    assert known(s, 1, 3) == known(s, 2, 3) == ["acquire"]
    s = three()
    s.player(1).has(hand=["acquire", "acquire"])
    s.player(2).has(materials=["glass 1", "glass 2"])
    s.plays("acquire seat2 glass 1", "accept", "acquire seat2 glass 2", "reject with card")
    assert known(s, 3, 2) == []


@pytest.mark.rule("LOOP-R3")
def test_the_nurses_gift_is_known_to_the_two() -> None:
    """LOOP-R3: seat 3 learns that a card changed hands, not which; all of seat 3's tables look alike."""
    share = three("nurse").plays("care seat2 share")
    acquire = three("nurse").plays("care seat2 acquire")
    assert known(share, 1, 2) == ["share"]
    assert cards_named(share, 1) == cards_named(share, 2) == ["share"]
    assert known(share, 3, 2) == known(share, None, 2) == cards_named(share, 3) == cards_named(share, None) == []
    assert len(share.happened("favour-given", 3)) == 1
    assert looks_alike(share, acquire, 3)
    assert not looks_alike(share, acquire, 2)
    assert all("share" in hand for hand in guesses(share, 1, 2))


@pytest.mark.rule("LOOP-R3")
def test_a_gift_out_of_a_known_hand_is_known_to_all() -> None:
    """LOOP-R3: when everybody knows that the NURSE holds nothing but an ACQUIRE, everybody knows what was given."""
    s = story("competitive", 3, careers="intern,nurse,intern")
    s.player(1).has(coins=5, hand=["acquire"])
    s.player(2).has(materials=["glass 1"], hand=[])
    s.player(3).has(hand=["acquire"] * 5 + ["barter", "recycle", "resell", "share"] * 6)
    s.plays("acquire seat2 glass 1", "accept", "work", "end turn", "care seat1 acquire")
    assert known(s, 3, 1) == known(s, None, 1) == ["acquire"]
    assert known(s, 3, 2) == []


@pytest.mark.rule("LOOP-R3")
def test_what_the_soldier_takes_is_known_to_the_two() -> None:
    """LOOP-R3: seat 3 can't tell whether it was the ACQUIRE or the BARTER."""
    tables: dict[str, Story] = {}
    for seed in range(20):
        s = three("soldier")
        s.player(1).has(hand=[])
        s.player(2).has(hand=["acquire", "barter"])
        rng = start_of("afterwards")
        s.scene(rng=start_of(str(seed))).plays("draft seat2").scene(rng=rng)
        (card,) = s.player(1).hand
        tables[card] = s
    for card, s in tables.items():
        assert known(s, 2, 1) == [card]
        assert known(s, 3, 1) == known(s, None, 1) == []
    assert tables["acquire"].sees(3) == tables["barter"].sees(3)
    assert guesses(tables["acquire"], 3, 1) == guesses(tables["barter"], 3, 1)


@pytest.mark.rule("LOOP-R3")
def test_what_the_soldier_may_have_taken_is_no_longer_sure() -> None:
    """LOOP-R3: of two cards one was known to all; after the theft seat 3 is sure of neither hand, and is told nothing."""
    taken = set()
    for seed in range(10):
        s = three("soldier").plays("acquire seat2 glass 1", "accept").scene(rng=start_of(str(seed)))
        assert known(s, 3, 2) == ["acquire"]
        s.plays("draft seat2")
        assert known(s, 3, 2) == known(s, 3, 1) == cards_named(s, 3) == []
        (card,) = cards_named(s, 2)
        assert cards_named(s, 1) == [card]
        assert sorted(s.player(1).hand) == sorted(["share", str(card)])
        taken.add(card)
    assert taken == {"acquire", "barter"}


@pytest.mark.rule("LOOP-R3", "LOOP-8.politician-c")
def test_a_face_down_favour_is_seen_by_the_politician_alone() -> None:
    """LOOP-R3, LOOP-8.politician-c: until it is answered, truth and lie look alike to the target and to everybody else."""
    true = three("politician").plays("face-down acquire", "acquire seat2 glass 1")
    lie = three("politician").plays("face-down share", "acquire seat2 glass 1")
    assert (true.sees(1)["favour_on_table"], lie.sees(1)["favour_on_table"]) == ("acquire", "share")
    for seat in (2, 3):
        assert lie.sees(seat)["favour_on_table"] == "face-down"
        assert looks_alike(true, lie, seat)
    assert lie.sees(None) == true.sees(None)


@pytest.mark.rule("LOOP-R3", "LOOP-R79")
def test_a_blindly_accepted_claim_is_known_to_the_two() -> None:
    """LOOP-R3, LOOP-R79: seat 2 sees the real card, seat 3 can't tell a lie from the truth even afterwards."""
    true = three("politician").plays("face-down acquire", "acquire seat2 glass 1", "accept")
    lie = three("politician").plays("face-down share", "acquire seat2 glass 1", "accept")
    assert known(lie, 1, 2) == ["share"]
    assert cards_named(lie, 2) == ["share"]
    assert cards_named(lie, 3) == []
    assert looks_alike(true, lie, 3)
    assert not looks_alike(true, lie, 2)


@pytest.mark.rule("LOOP-R3", "LOOP-R79")
def test_an_unrevealed_discard_is_known_to_the_politician_alone() -> None:
    """LOOP-R3, LOOP-R79: the one Discard Pile card that isn't public; how many there are is."""
    true = three("politician").plays("face-down acquire", "acquire seat2 glass 1", "reject with reputation")
    lie = three("politician").plays("face-down share", "acquire seat2 glass 1", "reject with reputation")
    assert lie.sees(1)["board"]["favour_discard_hidden_known"] == ["share"]
    for seat in (2, 3, None):
        assert lie.sees(seat)["board"]["favour_discard_hidden_known"] == []
        assert lie.sees(seat)["board"]["favour_discard_hidden"] == 1
    assert looks_alike(true, lie, 2)
    assert looks_alike(true, lie, 3)
    assert not looks_alike(true, lie, 1)


@pytest.mark.rule("LOOP-R3")
def test_rejected_and_discarded_favours_are_public() -> None:
    """LOOP-R3: the Discard Pile is open, but for the POLITICIAN's."""
    s = three().plays("acquire seat2 glass 1", "reject with reputation")
    for seat in (1, 2, 3, None):
        assert s.sees(seat)["board"]["favour_discard"].count("acquire") == s.position["favour_discard"].count("acquire")


@pytest.mark.rule("LOOP-R3")
def test_a_question_does_not_betray_a_hand() -> None:
    """LOOP-R3: seat 2 is asked though only ACCEPT is left, so that nobody can read from it whether there was a choice."""
    able = three()
    able.player(2).has(reputation=0, hand=["acquire"])
    none = three()
    none.player(2).has(reputation=0, hand=["resell"])
    for s in (able, none):
        s.plays("acquire seat2 glass 1")
        assert (s.to_act, s.table.question) == (2, "AnswerFavour")
    assert able.sees(3)["to_act"] == none.sees(3)["to_act"] == 2
    assert "options" not in able.sees(3)


@pytest.mark.rule("LOOP-R3")
def test_favours_that_return_at_work_stay_known() -> None:
    """LOOP-R3: in Cooperative with closed hands they lay openly beside the AREA, and everybody saw them go back."""
    s = story("coop", coop_open_hands=False)
    s.player(1).has(materials=["metal 1"])
    s.player(2).has(coins=9)
    assert known(s, 2, 1) == known(s, None, 1) == ["acquire", "barter", "recycle", "resell", "share"]
    s.plays("resell seat2 metal 1")
    assert known(s, 2, 1) == known(s, None, 1) == ["acquire", "barter", "recycle", "share"]
    s.plays("work")
    assert known(s, 2, 1) == known(s, None, 1) == ["acquire", "barter", "recycle", "resell", "share"]


@pytest.mark.rule("LOOP-R3", "LOOP-8.politician-c")
def test_a_face_down_favour_may_be_the_known_one() -> None:
    """LOOP-R3, LOOP-8.politician-c: everybody knew of an ACQUIRE in the POLITICIAN's hand; afterwards nobody can be sure of it."""
    tables = []
    for card in ("acquire", "share"):
        s = story("competitive", 3, careers="intern,politician,intern")
        s.player(1).has(coins=5, hand=["acquire"])
        s.player(2).has(coins=5, materials=["glass 1"], hand=["share"] * 4)
        s.player(3).has(materials=["food 1"])
        s.plays("acquire seat2 glass 1", "accept", "work", "end turn")
        assert known(s, 3, 2) == ["acquire"]
        tables.append(s.plays(f"face-down {card}", "acquire seat3 food 1"))
    for seat in (1, 3):
        assert known(tables[0], seat, 2) == known(tables[1], seat, 2) == []
        assert looks_alike(tables[0], tables[1], seat)


@pytest.mark.rule("LOOP-R3", "LOOP-R79")
def test_a_called_claim_gives_back_what_was_known_of_the_hand() -> None:
    """LOOP-R3: everybody knew of a SHARE; a face-down card might be that one, but once it is shown the SHARE is surely still in hand."""
    s = story("competitive", players=3, careers="politician,intern,intern")
    s.player(1).has(hand=["share", "resell"], coins=5)
    s.player(2).has(materials=["glass 2"], hand=[])
    position = s.position
    position["known_hands"] = [["share"] if at in (3, 6, 9) else [] for at in range(12)]
    s.arrange(position)
    s.plays("face-down resell", "acquire seat2 glass 2")
    assert s.sees(3)["players"][0]["hand_known"] == []
    s.plays("call")
    assert s.sees(3)["players"][0]["hand_known"] == ["share"]


@pytest.mark.rule("LOOP-R3", "LOOP-R79")
def test_the_only_card_of_a_known_hand_is_followed_face_down() -> None:
    """LOOP-R3: seat 2 knows the POLITICIAN's single card, so that it knows it on the table and in the Discard Pile; seat 3 doesn't."""
    s = story("competitive", players=3, careers="politician,intern,intern")
    s.player(1).has(hand=["share"], coins=5)
    s.player(2).has(materials=["glass 2"], hand=[], reputation=1)
    position = s.position
    position["known_hands"] = [["share"] if at == 3 else [] for at in range(12)]
    s.arrange(position)
    s.plays("face-down share", "acquire seat2 glass 2")
    assert [s.sees(seat)["favour_on_table"] for seat in (1, 2, 3)] == ["share", "share", "face-down"]
    s.plays("reject with reputation")
    assert [s.sees(seat)["board"]["favour_discard_hidden_known"] for seat in (1, 2, 3)] == [["share"], ["share"], []]
