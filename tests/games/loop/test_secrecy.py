"""LOOP-R3: what is secret at the table, and what lies open."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from felicity.core.rng import Rng
from felicity.games.loop.guess import reshuffled
from tests.games.loop.story import Story, story
from tests.games.story import Position

OPEN = ["coins", "materials", "activities", "reputation", "happiness", "landfill", "achieved"]


def seen(t: Story, observer: int | None, seat: int) -> Position:
    """A player as somebody sees them."""
    player: Position = t.sees(observer)["players"][seat - 1]
    return player


@pytest.mark.rule("LOOP-R3")
def test_hands_and_goals_are_seen_by_their_owner_only() -> None:
    """LOOP-R3: others see how many FAVOUR and GOAL a player holds, not which."""
    t = story(players=3)
    t.player(2).has(hand=["share", "barter"], goals=["hobby", "roots"])
    assert seen(t, 2, 2)["hand_known"] == ["barter", "share"]
    assert seen(t, 2, 2)["goals_known"] == ["hobby", "roots"]
    for observer in (1, 3, None):
        other = seen(t, observer, 2)
        assert (other["hand"], other["goals"]) == (2, 2)
        assert other["hand_known"] == []
        assert "goals_known" not in other


@pytest.mark.rule("LOOP-R3")
@pytest.mark.parametrize(
    ("pile", "cards", "others"), [("hand", ["share", "barter"], ["resell", "resell"]), ("goals", ["hobby", "roots"], ["family", "wisdom"])]
)
def test_another_hand_or_other_goals_look_the_same_to_the_others(pile: str, cards: list[str], others: list[str]) -> None:
    """LOOP-R3: two tables that differ in seat 2's secrets look alike to seats 1 and 3 and to spectators."""
    one, two = story(players=3), story(players=3)
    for t in (one, two):
        t.player(1).has(goals=["heritage"])
        t.player(3).has(goals=["vitality"])
        t.scene(favour_deck=["acquire"] * 3)
    one.player(2).has(**{pile: cards})
    two.player(2).has(**{pile: others})
    for t in (one, two):  # what isn't in the hand lies in the Discard Pile, which is open
        t.arrange({**t.position, "favour_deck": [*t.position["favour_deck"], *t.position["favour_discard"]], "favour_discard": []})
    assert one.sees(2) != two.sees(2)
    for observer in (1, 3, None):
        assert one.sees(observer) == two.sees(observer)


@pytest.mark.rule("LOOP-R3")
def test_drawn_favours_are_told_to_their_owner_only() -> None:
    """LOOP-R3: that a FAVOUR was drawn is told to all; which one, to the player who drew it."""
    t = story(players=3).plays("work", "end turn")
    assert [entry["who"] for entry in t.happened("favour-drawn", 1)] == ["seat2"]
    assert [entry["who"] for entry in t.happened("favour-seen", 2)] == ["seat2"]
    assert t.happened("favour-seen", 1) == t.happened("favour-seen", 3) == t.happened("favour-seen") == []


@pytest.mark.rule("LOOP-R3")
@pytest.mark.parametrize("kind", ["goal-dealt", "career-dealt"])
def test_what_is_dealt_is_told_to_its_owner_only(kind: str) -> None:
    """LOOP-R3: each seat learns its own GOAL and CAREER, and spectators learn none."""
    table = felicity.new("loop", players=3, mode="competitive", seed=1, listen=True)
    for seat in (1, 2, 3):
        entry = [event["who"] for event in table.events(seat) if event["event"] == kind]
        assert entry == [f"seat{seat}"] * (3 if kind == "goal-dealt" else 2)
    assert [event for event in table.events() if event["event"] == kind] == []


@pytest.mark.rule("LOOP-R3")
def test_dealt_careers_are_seen_by_their_owner_only() -> None:
    """LOOP-R3: nobody sees which CAREER another was dealt, nor, while choices are open, which one was chosen."""
    t = story("competitive", careers="")
    mine = t.player(1).dealt
    assert len(mine) == 2
    t.plays(f"career {mine[0]}")
    assert seen(t, 1, 1)["dealt"] == mine
    assert seen(t, 1, 1)["sealed"] == mine[0]
    for observer in (2, None):
        other = seen(t, observer, 1)
        assert other["career_chosen"] is True
        assert "dealt" not in other
        assert "sealed" not in other
        assert other["career"] is None
    t.plays("career intern")
    for observer in (2, None):
        assert seen(t, observer, 1)["career"] == mine[0]
        assert "dealt" not in seen(t, observer, 1)


@pytest.mark.rule("LOOP-R3")
def test_face_down_events_are_secret_even_to_their_owner() -> None:
    """LOOP-R3: everybody can count a player's face-down EVENT, and nobody can read them."""
    t = story("competitive").scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 2", "plastic 2"], happiness=4)
    t.plays("consume dance-1")
    assert len(t.player(1).face_down) == 1
    for observer in (1, 2, None):
        assert seen(t, observer, 1)["face_down"] == [None]
    assert [set(entry) for entry in t.happened("event-drawn", 1)] == [{"event", "who", "rule"}]


@pytest.mark.rule("LOOP-R3")
def test_the_rest_of_every_area_lies_open() -> None:
    """LOOP-R3: COIN, MATERIAL with QUALITY, ACTIVITY, REPUTATION, HAPPINESS, LANDFILL, CREDIT CARD and achieved GOAL."""
    t = story("competitive", 3)
    t.player(1).has(
        coins=9, materials=["glass 3", "food 1"], activities=["dance-1"], reputation=1, happiness=7, landfill=["metal"],
        achieved=["hobby"], debts=[2, 0],
    )  # fmt: skip
    for observer in (1, 2, 3, None):
        player = seen(t, observer, 1)
        assert {name: player[name] for name in OPEN} == {name: t.player(1).story.position["players"][0][name] for name in OPEN}
        assert player["materials"] == ["glass 3", "food 1"]
        assert player["debts"] == [2, 0]


@pytest.mark.rule("LOOP-R3")
def test_market_stage_and_discard_piles_lie_open_and_decks_are_counted() -> None:
    """LOOP-R3: of a deck only the number of its cards is public."""
    t = story("competitive")
    position: dict[str, Any] = t.position
    position["favour_discard"] = [position["favour_deck"].pop(), position["favour_deck"].pop()]
    position["activity_discard"] = [position["activity_deck"].pop()]
    position["event_discard"] = [position["event_deck"].pop()]
    t.arrange(position)
    for observer in (1, 2, None):
        board = t.sees(observer)["board"]
        assert board["market"] == position["market"]
        assert board["stage"] == position["stage"]
        assert sorted(board["favour_discard"]) == sorted(position["favour_discard"])
        assert board["activity_discard"] == position["activity_discard"]
        assert board["event_discard"] == position["event_discard"]
        for deck in ("material_deck", "activity_deck", "favour_deck", "event_deck"):
            assert board[deck] == len(position[deck])


@pytest.mark.rule("LOOP-R3")
def test_a_politicians_favour_rejected_uncalled_stays_hidden_in_the_discard_pile() -> None:
    """LOOP-R3: the one exception: all see that a card lies there face-down, the POLITICIAN alone knows which."""
    t = story("competitive", 3, careers="politician,intern,intern")
    t.player(1).has(hand=["barter"], coins=4)
    t.player(2).has(materials=["glass 2"], reputation=1)
    t.plays("face-down barter", "acquire seat2 glass 2", "reject with reputation")
    for observer in (1, 2, 3, None):
        board = t.sees(observer)["board"]
        assert "barter" not in board["favour_discard"]
        assert board["favour_discard_hidden"] == 1
        assert board["favour_discard_hidden_known"] == (["barter"] if observer == 1 else [])


@pytest.mark.rule("LOOP-R3")
def test_a_favour_given_by_the_nurse_is_known_to_the_two_of_them() -> None:
    """LOOP-R3: giver and receiver know which FAVOUR it was; the third player and spectators don't."""
    t = story("competitive", 3, careers="nurse,intern,intern")
    t.player(1).has(hand=["share", "barter"])
    t.plays("care seat2 share")
    assert seen(t, 1, 2)["hand_known"] == ["share"]
    assert "share" in seen(t, 2, 2)["hand_known"]
    assert seen(t, 3, 2)["hand_known"] == seen(t, None, 2)["hand_known"] == []
    assert [len(t.happened("favour-seen", seat)) for seat in (1, 2, 3, None)] == [1, 1, 0, 0]


@pytest.mark.rule("LOOP-R3")
def test_a_favour_drafted_by_the_soldier_is_known_to_the_two_of_them() -> None:
    """LOOP-R3: the victim knows what the SOLDIER took, the third player doesn't."""
    t = story("competitive", 3, careers="soldier,intern,intern")
    t.player(1).has(hand=[])
    t.player(2).has(hand=["share", "barter"])
    t.plays("draft seat2")
    taken = t.player(1).hand
    assert len(taken) == 1
    assert seen(t, 2, 1)["hand_known"] == taken
    assert seen(t, 3, 1)["hand_known"] == seen(t, None, 1)["hand_known"] == []


@pytest.mark.rule("LOOP-R3")
def test_a_favour_drawn_for_social_responsibility_is_known_to_the_two_of_them() -> None:
    """LOOP-R3: likewise where an EVENT lets the less happy draw from a happier player's hand."""
    t = story("competitive", 3, apply_at_events="costly")
    t.player(1).has(happiness=3, hand=[], face_down=["social"])
    t.player(2).has(happiness=9, hand=["share", "barter"])
    t.player(3).has(happiness=9)
    t.plays("work", "end turn", "name seat2")
    taken = t.player(1).hand
    assert len(taken) == 1
    assert seen(t, 2, 1)["hand_known"] == taken
    assert seen(t, 3, 1)["hand_known"] == seen(t, None, 1)["hand_known"] == []


def test_everybody_sees_whose_turn_it_is_and_what_was_done_in_it() -> None:
    """Also when the next turn has begun: what lay marked isn't any more."""
    t = story("competitive", players=3).scene(market=["food"])
    t.player(1).has(hand=["share"], coins=2)
    t.player(2).has(materials=["glass 2"], hand=[])
    assert (t.sees(3)["active"], t.sees(3)["starter"], t.sees(3)["in_turn"]) == (1, 1, True)
    t.plays("share seat2 glass 2", "accept")
    assert t.position["turn"]["marked"]
    t.plays("work", "end turn")
    assert (t.sees(None)["active"], t.sees(None)["starter"]) == (2, 1)
    assert not t.position["turn"]["marked"]


def test_before_the_first_turn_nothing_was_done() -> None:
    """While CAREER are chosen."""
    turn = story("competitive", careers="").position["turn"]
    assert turn.pop("action") == "not_yet"
    assert not any(turn.values())


@pytest.mark.rule("LOOP-5.3j")
def test_everybody_sees_that_an_event_begins_with_the_next_turn() -> None:
    """LOOP-5.3j: while the others are resolved it isn't in force yet."""
    t = story("competitive").triggers("sales", "insurance")
    assert (t.question, t.sees(2)["event"], t.sees(2)["event_begins_next_turn"]) == ("ChooseToApply", "sales", True)
    while t.question != "TakeTurn":
        t.plays(t.offered()[-1])
    assert (t.sees(2)["event"], t.sees(2)["event_begins_next_turn"]) == ("sales", False)


@pytest.mark.rule("LOOP-R3")
@pytest.mark.parametrize("deck", ["material_deck", "activity_deck", "favour_deck", "event_deck"])
def test_the_order_of_a_deck_is_guessed_anew(deck: str) -> None:
    """LOOP-R3: nobody who imagines what may come gets the true order."""
    t = story("competitive", players=3)
    guess: Position = t.table.guess(1, Rng(5)).dump()["position"]  # type: ignore[assignment]
    assert len(guess[deck]) == len(t.position[deck])
    assert guess[deck] != t.position[deck]


@pytest.mark.rule("LOOP-R3")
@pytest.mark.parametrize(
    ("from_bottom", "keeps_top", "known"), [(0, False, ""), (2, False, "ab"), (0, True, "f"), (2, True, "abf"), (6, True, "abcdef")]
)
def test_of_a_deck_what_was_seen_stays_and_the_rest_is_shuffled(from_bottom: int, keeps_top: bool, known: str) -> None:
    """LOOP-R3: cards put under it openly, and a top that was looked at; of a deck seen as a whole nothing is doubled."""
    deck = tuple(range(6))
    decks = [reshuffled(deck, from_bottom, keeps_top, Rng(luck)) for luck in range(1, 80)]
    assert all(sorted(each) == list(deck) for each in decks)
    for at, name in enumerate("abcdef"):
        seen_there = {each[at] for each in decks}
        assert seen_there == {at} if name in known else len(seen_there) > 2
