"""Saves written by hand: what no game comes to is refused, with its place, what was expected and what was found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import felicity
from felicity.core.errors import CannotRead
from tests.games.loop.story import Story, story

Change = Callable[[dict[str, Any]], object]
TAKE = {"step": "TakeTurn", "who": "seat1"}


def refuses(t: Story, change: Change, message: str) -> None:
    """The position, changed like this, can't be loaded."""
    position = json.loads(json.dumps(t.position))
    change(position)
    with pytest.raises(CannotRead, match=message):
        t.arrange(position)


def top(**values: object) -> Change:
    """The open question says something else."""
    return lambda position: position["agenda"][-1].update(values)


def turn(**values: object) -> Change:
    """Something else was done in the turn."""
    return lambda position: position["turn"].update(values)


def player(name: str, value: object) -> Change:
    """The first player has something else."""
    return lambda position: position["players"][0].update({name: value})


# --- keys ---


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda position: position.update(hourglass=1), "position: there is no key 'hourglass'; known are active, activity_deck"),
        (turn(luck=1), r"position\.turn: there is no key 'luck'"),
        (player("luck", 1), r"position\.players\.1: there is no key 'luck'"),
        (
            lambda position: position["players"][0]["points"].update(luck=0),
            r"players\.1\.points: there is no key 'luck'; known are activities",
        ),
        (lambda position: position["players"][0]["debts"][0].update(luck=0), r"players\.1\.debts: there is no key 'luck'"),
        (top(when=1), r"position\.agenda\.0: there is no key 'when'; known are step, who"),
    ],
)
def test_a_key_that_nobody_knows_is_refused(change: Change, message: str) -> None:
    """So that a misspelt one isn't passed over."""
    t = story("competitive")
    t.player(1).has(debts=[1])
    refuses(t, change, message)


def test_a_save_has_no_other_keys() -> None:
    """Nor has the save around the position."""
    with pytest.raises(CannotRead, match="an unknown key 'comment'; known are felicity, game"):
        felicity.load({**story().table.dump(), "comment": "mine"})


def test_the_options_of_a_save_are_those_of_a_table() -> None:
    """LOOP-R64: there is no such CAREER to be played."""
    save: dict[str, Any] = story("competitive").table.dump()
    with pytest.raises(CannotRead, match="there is no career 'astronaut'"):
        felicity.load({**save, "options": {**save["options"], "careers": "astronaut"}})


# --- the turn ---


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (turn(running=False), "LOOP-2.0b: no turn ends without an action"),
        (turn(running=False, action="work"), "TakeTurn can't be here: expected a running turn, found none"),
        (lambda position: position.update(active="seat2"), "expected the active player seat2, found seat1"),
        (turn(action="consume"), "LOOP-R7: a turn is for CONSUME when, and only when"),
        (turn(consumed=1), "LOOP-R7: a turn is for CONSUME when, and only when"),
        (turn(consumed=4, action="consume"), r"turn\.consumed: expected a whole number from 0 to 3, found 4"),
        (turn(action="buy"), "LOOP-R7: a turn is for BUY when something was bought"),
        (turn(action="work", bought=1), "LOOP-2.0a: something was bought in a turn for another action"),
        (turn(salvaged=True), "LOOP-R83"),
        (turn(halved=True), "LOOP-R48"),
        (turn(applied=1), "took more CREDIT CARDS than all players together"),
        (turn(applies=1), "LOOP-R56: more CREDIT CARDS were taken than there are"),
        (turn(favours_played=33), r"turn\.favours_played: expected a whole number from 0 to 32, found 33"),
        (turn(favours_played=32), "more FAVOUR cards were played in this turn than there are"),
        (lambda position: position.update(round=0), "before the first round"),
        (lambda position: position.update(agenda=[]), "LOOP-2.8-1: nobody is asked, and nothing has set off the end"),
        (lambda position: position.update(agenda=[], ending="happiness"), "LOOP-2.8-1: the round is played to its end"),
        (lambda position: position.update(ending="round_limit"), "LOOP-R104: the last round is not reached"),
        (lambda position: position.update(ending="depletion"), "LOOP-2.8a1: the MATERIAL deck was never empty"),
        (lambda position: position.update(depleted=True), "LOOP-2.8a1: DEPLETION sets off the end"),
    ],
)
def test_what_was_done_in_the_turn_fits_together(change: Change, message: str) -> None:
    """Action, counts, round and the end of the game."""
    refuses(story("competitive"), change, message)


def test_an_empty_deck_counts_as_depleted() -> None:
    """LOOP-2.8a1: nobody is asked anything between the last card and DEPLETION."""

    def emptied(position: dict[str, Any]) -> None:
        position["removed"] = sorted(position["removed"] + position["material_deck"])
        position["material_deck"] = []

    refuses(story(), emptied, "LOOP-2.8a1: the MATERIAL deck is empty but doesn't count as depleted")


@pytest.mark.parametrize("flipped", [[], [{"step": "ResolveAll", "who": "seat1", "flipped": ["social"]}]])
def test_no_event_is_resolved_where_there_are_none(flipped: list[dict[str, object]]) -> None:
    """LOOP-4.0b: in Basic mode a save can plan none, neither one that was flipped nor one that is being resolved."""

    def planned(position: dict[str, Any]) -> None:
        position["turn"].update(running=False, action="work")
        share = [{"step": "Strike", "event": "santa", "who": "seat2"}, {"step": "ApplyOrNot", "who": "seat2"}]
        card = {"step": "DiscardImmediate", "event": "santa"}
        position["agenda"] = [{"step": "NextTurn", "who": "seat1"}, *flipped, card, *share, {"step": "GiveMaterial", "who": "seat1"}]

    refuses(story(), planned, "LOOP-4.0b: there are no EVENT in this mode")


def test_the_round_limit_is_kept() -> None:
    """LOOP-R104: no round beyond it."""
    refuses(story(round_limit=50), lambda position: position.update(round=51), "LOOP-R104: no round beyond the last one")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (player("materials", ["glass 2 shared 1"]), "LOOP-R17: nobody shares with themselves"),
        (player("materials", ["glass 2 forged from glass"]), "LOOP-R72"),
        (player("materials", ["food 2 forged from glass"]), "LOOP-R72"),
        (player("materials", ["metal 2 forged from glass", "glass 1 forged from utility"]), "LOOP-8.0b: more than one MATERIAL is forged"),
        (player("materials", ["glass 2 shared 0"]), "expected a material such as 'glass 3', found 'glass 2 shared 0'"),
        (player("materials", ["glass"]), "MATERIAL with their QUALITY"),
        (player("materials", [None]), "MATERIAL with their QUALITY"),
    ],
)
def test_marks_of_a_turn_are_those_that_a_turn_makes(change: Change, message: str) -> None:
    """LOOP-R19, LOOP-8.craftsman-a: SHARE are other players', and one MATERIAL is forged at most."""
    t = story("competitive").scene(market=["glass", "metal"])
    t.player(1).has(materials=["glass 2", "utility 1"])
    t.scene(turn={"marked": True})
    refuses(t, change, message)


@pytest.mark.parametrize(
    ("held", "message"),
    [("glass 2 forged from food", "nothing is forged in the market"), ("food 2 shared 3", "more SHARE than QUALITY in the market")],
)
def test_the_market_of_solo_is_shared_and_never_forged(held: str, message: str) -> None:
    """LOOP-7.2-share-a."""
    t = story("solo", players=1).scene(market=["food 2"], turn={"marked": True})
    refuses(t, lambda position: position["market"].__setitem__(0, held), message)


# --- cards ---


def test_nobody_has_six_goals() -> None:
    """LOOP-1.0.5: three are dealt."""

    def greedy(position: dict[str, Any]) -> None:
        position["players"][0]["goals"] += position["unused_goals"][:3]
        position["unused_goals"] = position["unused_goals"][3:]

    refuses(story(), greedy, "LOOP-1.0.5: a player is dealt 3 GOAL")


def test_an_event_in_force_lies_on_the_discard_pile() -> None:
    """LOOP-5.3m: not in the deck, and not face-down beside somebody."""
    t = story("competitive").scene(event_deck=["sales"])
    refuses(t, lambda position: position.update(event="sales"), "LOOP-5.3m: the EVENT in force lies on the Discard Pile")


@pytest.mark.parametrize(
    ("event", "message"),
    [
        ("sales", "LOOP-5.3j: an EVENT that is coming takes force when the turn begins"),
        ("gap", "LOOP-5.3j: only a CONTINUOUS EVENT is coming"),
        ("online", "LOOP-5.3m: the EVENT that is coming lies on the Discard Pile"),
    ],
)
def test_an_event_that_is_coming_is_continuous_and_waits_for_the_turn(event: str, message: str) -> None:
    """LOOP-5.3j, LOOP-5.3m."""
    t = story("competitive")
    position = t.position
    position["event_deck"] = [each for each in position["event_deck"] if each not in ("sales", "gap")]
    position["event_discard"] = ["sales", "gap"]
    t.arrange(position)
    refuses(t, lambda position: position.update(event_coming=event), message)


@pytest.mark.parametrize("key", ["event_deck", "event_discard"])
def test_basic_mode_has_no_events(key: str) -> None:
    """LOOP-1.0: nor CREDIT CARD, nor CAREER."""
    refuses(story(), lambda position: position.update({key: ["sales"]}), "this mode has no EVENT cards")
    refuses(story(), player("career", "banker"), "LOOP-1.0.7")
    refuses(story(), lambda position: position.update(credit_cards=1), "no counted supply of CREDIT CARD")


def test_an_empty_deck_has_no_top_card() -> None:
    """LOOP-8.scholar: nobody can have looked at it."""
    t = story().scene(favour_deck=[])
    refuses(t, lambda position: position.update(tops_seen=[0, 0, 1, 0]), "an empty deck has no top card")


def test_what_everybody_knows_of_a_hand_each_knows() -> None:
    """LOOP-R3: knowledge is true, and shared where it is public."""
    t = story("competitive", players=3)
    t.player(2).has(hand=["share"])
    rows = [[] for _ in range(12)]  # type: list[list[str]]
    refuses(t, lambda position: position.update(known_hands=[*rows[:1], ["barter"], *rows[2:]]), "sure of a FAVOUR that isn't there")
    refuses(t, lambda position: position.update(known_hands=[*rows[:4], ["share"], *rows[5:]]), "its own hand needs no note")
    refuses(t, lambda position: position.update(known_hands=[*rows[:10], ["share"], *rows[11:]]), "what everybody knows")


def test_nobody_holds_more_of_a_favour_than_there_are() -> None:
    """LOOP-1.0.6."""
    refuses(story(), player("hand", ["share"] * 7), r"players\.1\.hand: expected at most 6 of each of")
    refuses(story(), player("hand", [None]), r"players\.1\.hand: expected at most 6 of each of")


# --- the plan ---


@pytest.mark.parametrize(
    ("agenda", "message"),
    [
        ([TAKE, TAKE], r"position\.agenda\.1: TakeTurn can't be here: expected nothing below it, found TakeTurn"),
        ([{"step": "NextTurn", "who": "seat1"}, TAKE], "NextTurn can't be here: expected no running turn, found one"),
        ([{"step": "StartTurn", "who": "seat1"}, TAKE], "StartTurn can't be here: expected round 0, found 1"),
        ([{"step": "Refill", "who": "seat1"}, {"step": "NameRival", "who": "seat1"}], "LOOP-2.0b: a turn doesn't end without an action"),
        ([TAKE, {"step": "NameRival", "who": "seat1"}], "LOOP-9.hypebeast: this EVENT isn't in force"),
        ([TAKE, {"step": "DropActivity", "who": "seat1"}], "LOOP-2.0.c7"),
        ([TAKE, {"step": "PlayAs", "who": "seat1"}], "a FAVOUR lies on the table while, and only while"),
        ([TAKE, {"step": "PayForSalvage", "who": "seat1", "place": "seat2", "type": "glass"}], "LOOP-8.scientist"),
        ([TAKE, {"step": "ForgeInto", "who": "seat1", "owner": "seat1", "ref": "glass 1"}], "LOOP-8.craftsman-a"),
        ([TAKE, {"step": "TakeMaterial", "who": "seat1", "quality": 1, "rule": "LOOP-5.4k"}], "LOOP-5.4k: without a CREDIT CARD"),
        ([TAKE, {"step": "TakeMaterial", "who": "seat1", "quality": 4, "rule": "LOOP-8.artist"}], "nothing is given by the rule"),
        ([TAKE, {"step": "TakeSlot", "who": "seat1", "type": "glass", "quality": 1}], "LOOP-R92"),
        (
            [TAKE, {"step": "FreeMaterial", "who": "seat1"}, {"step": "TakeSlot", "who": "seat1", "type": "glass", "quality": 1}],
            "LOOP-9.bogof",
        ),
        ([TAKE, {"step": "ChooseToApply", "who": "seat1"}], "expected no running turn, found one"),
        ([TAKE, {"step": "InsureOrToss", "who": "seat1"}], "expected no running turn, found one"),
        ([TAKE, {"step": "ChooseCareer", "who": "seat1"}], "LOOP-5.1c"),
        ([TAKE, {"step": "UseMaterial", "who": "seat1", "activity": "dance-1", "place": None, "m": None}], "LOOP-2.0.c2"),
        ([{"step": "EndTurn", "who": "seat1"}], r"position\.agenda\.0\.step: expected one of FreeMaterial"),
        ([{"step": "TakeTurn", "who": None}], r"position\.agenda\.0\.who: expected seat1 to seat2, found null"),
    ],
)
def test_a_question_that_no_turn_comes_to_is_refused(agenda: list[dict[str, Any]], message: str) -> None:
    """At the beginning of an INTERN's turn."""
    refuses(story("competitive"), lambda position: position.update(agenda=agenda), message)


def consuming() -> Story:
    """Two GLASS would do for an ACTIVITY."""
    t = story("competitive").scene(stage=["dance-1", "picnic-1"])
    t.player(1).has(materials=["glass 1", "glass 2", "plastic 1"])
    return t.plays("consume dance-1")


def dropping() -> Story:
    """A fourth ACTIVITY is completed."""
    t = story("competitive").scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 1", "plastic 1"], activities=["yoga-1", "yoga-2", "movie-1"])
    return t.plays("consume dance-1")


def asking(favour: str, *careers: str) -> Story:
    """Seat 2 owns a GLASS, for which seat 1 plays a FAVOUR."""
    t = story("competitive", players=3, careers=",".join([*careers, *["intern"] * (3 - len(careers))]))
    t.player(1).has(coins=3, materials=["metal 2"], hand=["acquire", "barter"])
    t.player(2).has(materials=["glass 1"], hand=["share"])
    return t.plays(*favour.split(", "))


def applying() -> Story:
    """A CREDIT CARD has been taken."""
    return story("competitive").plays("apply")


def resolving(*events: str) -> Story:
    """EVENT are flipped after the turn of seat 1."""
    return story("competitive", players=3).triggers(*events)


def influencing(target: str) -> Story:
    """The BANKER proposes to sell a REPUTATION, where players are asked."""
    t = story("competitive", players=3, careers="banker,intern,intern", banker_consent=True)
    t.player(1).has(coins=5)
    t.player(2).has(reputation=1)
    t.player(3).has(reputation=1)
    return t.plays(f"influence {target} for reputation")


def choosing() -> Story:
    """The second of three players chooses a CAREER."""
    t = story("competitive", players=3, careers="")
    return t.plays(t.offered()[0])


@pytest.mark.parametrize(
    ("make", "change", "message"),
    [
        (consuming, top(activity="picnic-1"), "LOOP-2.0.c2: this ACTIVITY can't be completed now"),
        (consuming, top(m="glass 1"), "the MATERIAL chosen first lies nowhere"),
        (consuming, top(place="seat2", m="glass 1"), "LOOP-2.0.c2: the MATERIAL chosen first can't be used for it"),
        (consuming, top(place="seat1", m="glass 1"), "LOOP-2.0.c8: there are no two MATERIAL to choose from"),
        (consuming, top(who="seat2"), "expected the active player seat1, found seat2"),
        (dropping, lambda position: position["agenda"][1].update(other="metal 1"), "LOOP-2.0.c2: the MATERIAL chosen can't be used"),
        (dropping, lambda position: position["agenda"].pop(1), "expected Complete below it, found TakeTurn"),
        (applying, top(quality=4), "expected QUALITY 1, found 4"),
        (applying, top(rule="LOOP-1"), "nothing is given by the rule 'LOOP-1' now"),
        (applying, top(who="seat2"), "LOOP-5.4k"),
        (applying, lambda position: position["agenda"].pop(0), "expected TakeTurn or Pay or ApplyOrNot below it, found nothing"),
        (lambda: asking("acquire seat2 glass 1"), top(who="seat3"), "LOOP-2.4-4: the target answers"),
        (
            lambda: asking("acquire seat2 glass 1"),
            top(asked="acquire seat2 glass 3"),
            "LOOP-R16: 'acquire seat2 glass 3' can't be played now",
        ),
        (lambda: asking("acquire seat2 glass 1"), top(asked="work"), r"LOOP-2\.4-4|LOOP-R16"),
        (lambda: asking("acquire seat2 glass 1"), top(asked="a wish"), r"agenda\.1\.asked: expected the text of an option, found 'a wish'"),
        (lambda: asking("acquire seat2 glass 1"), top(called=True), "LOOP-8.politician-d"),
        (lambda: asking("acquire seat2 glass 1"), top(offered="metal 2"), "LOOP-R15: a MATERIAL is offered for a BARTER only"),
        (lambda: asking("acquire seat2 glass 1"), turn(favours_played=0), "nobody answers a FAVOUR here"),
        (lambda: asking("acquire seat2 glass 1"), lambda position: position.update(favour_on_table_hidden=True), "known_hands_before"),
        (lambda: asking("barter seat2 glass 1"), top(asked="acquire seat2 glass 1"), "LOOP-R15: a MATERIAL is offered for a BARTER only"),
        (lambda: asking("barter seat2 glass 1, offer metal 2"), top(offered="metal 1"), "LOOP-3.1-barter-a"),
        (
            lambda: asking("face-down barter", "politician"),
            lambda position: position.update(favour_on_table_seen=2),
            "the POLITICIAN knows",
        ),
        (lambda: asking("acquire seat2 glass 1", "intern", "lawyer"), top(who="seat3"), "LOOP-R76"),
        (lambda: asking("acquire seat2 glass 1", "intern", "lawyer"), top(stands=True), "LOOP-8.officer"),
        (lambda: resolving("insurance"), top(who="seat3"), "LOOP-R101|expected Strike of seat3 below it"),
        (lambda: resolving("insurance").plays("pass"), top(step="ChooseWear"), "LOOP-9.obsolescence|another EVENT"),
        (
            lambda: resolving("insurance").plays("pass"),
            lambda position: position["agenda"].pop(2),
            "Strike can't be here|ApplyOrNot can't be here",
        ),
        (lambda: resolving("insurance"), lambda position: position["agenda"][1].update(event="sales"), "is impossible: EVENT"),
        (lambda: resolving("status"), top(who="seat2"), "below it"),
        (choosing, lambda position: position["agenda"].append(position["agenda"].pop(-2)), "LOOP-5.1h: CAREER are chosen clockwise"),
        (choosing, lambda position: position["agenda"].pop(), "LOOP-5.1c: somebody has no CAREER but isn't asked for one"),
        (choosing, player("coins", 3), "LOOP-5.1e"),
        (choosing, player("reputation", 1), "LOOP-5.1e"),
        (choosing, player("debts", [{"coins": 1, "paid_this_turn": 0, "not_due": False}]), "LOOP-5.1e|CREDIT CARD"),
        (lambda: influencing("seat2"), top(who="seat3"), "LOOP-R70: the BANKER can't propose this now"),
        (lambda: influencing("seat2"), top(asked="influence seat3 for reputation"), "LOOP-R70: the BANKER can't propose this now"),
        (lambda: influencing("seat2"), top(asked="work"), "LOOP-R70: the BANKER can't propose this now"),
        (lambda: influencing("seat2"), turn(ability_used=False), "LOOP-R70: the BANKER can't propose this now"),
        (lambda: asking("acquire seat2 glass 1", "officer", "lawyer"), top(who="seat1"), r"LOOP-R76|LOOP-2\.4-4|can't be here"),
        (lambda: resolving("insurance"), lambda position: position["agenda"][1].update(event="hidden-clause"), "is impossible: EVENT"),
    ],
)
def test_a_question_is_about_what_lies_on_the_table(make: Callable[[], Story], change: Change, message: str) -> None:
    """Whoever is asked, what for, and what is planned after it."""
    refuses(make(), change, message)


def test_a_payment_is_one_that_an_event_demands() -> None:
    """LOOP-5.4d, LOOP-R44: the sum, to whom, and after what."""
    t = story("competitive").scene(event="landfill-tax", stage=["dance-1"])
    t.player(1).has(coins=0, materials=["glass 1", "plastic 2"])
    t.plays("consume dance-1")
    assert [step["step"] for step in t.position["agenda"]] == ["TakeTurn", "Pay", "TakeMaterial"]

    def pay(**values: object) -> Change:
        return lambda position: position["agenda"][1].update(values)

    refuses(t, pay(coins=2), "expected 1 to 1 COIN, found 2")
    refuses(t, pay(to="seat2"), "LOOP-9.repurchase")
    refuses(t, pay(rule="LOOP-9.insurance"), "expected no running turn, found one")
    refuses(t, pay(rule="LOOP-1"), "as its rule, found 'LOOP-1'")
    refuses(t, pay(who="seat2"), "expected Pay of seat1 below it, found seat2")
    refuses(t, lambda position: position.update(event=None), "LOOP-9.landfill-tax-a: this EVENT isn't in force")
