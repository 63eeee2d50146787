"""What must hold in every position: nothing is missing, duplicated or out of range."""

from __future__ import annotations

from felicity.core.auditing import audit_each, same_cards
from felicity.games.loop import names
from felicity.games.loop.audit_turn import audit_time
from felicity.games.loop.constants import (
    EVENT_DECK,
    FAVOURS,
    FOOD,
    MATERIALS,
    NOTHING,
    ONE,
    RUNNING,
    cards_of,
    has_all,
    is_forged,
    printed_type,
    quality_of,
    shares_of,
    type_of,
)
from felicity.games.loop.event import ChooseEvent, DiscardImmediate, ResolveAll
from felicity.games.loop.favour import AnswerFavour, Object, OfferMaterial, PlayAs
from felicity.games.loop.player import Player
from felicity.games.loop.setup import CREDIT_CARDS
from felicity.games.loop.state import LoopState


def audit(s: LoopState) -> None:
    """Raise AssertionError for the first thing that is wrong."""
    audit_materials(s)
    audit_activities(s)
    audit_favours(s)
    audit_events(s)
    audit_cards_dealt(s)
    audit_players(s)
    audit_time(s)


def audit_materials(s: LoopState) -> None:
    """LOOP-1.1l: 30 MATERIAL, 6 of each type, each in one place."""
    found = [printed_type(m) for m in s.market if m != NOTHING]
    found += s.material_deck
    for pile in (s.burnt, s.central, s.removed):
        found += cards_of(pile)
    for player in s.players:
        found += cards_of(player.landfill)
        found += [printed_type(m) for m in player.materials]
    audit_each(s, audit_owned)
    assert s.in_turn or not s.marked, "between turns nothing is shared or forged"
    if s.marked:
        audit_marks(s)
    same_cards("MATERIAL", found, [type for type in range(5) for _ in range(6)], MATERIALS)
    assert 0 <= s.bottom_seen <= len(s.material_deck), "more cards known at the bottom than there are"
    for m in s.market:
        assert m == NOTHING or (1 <= quality_of(m) <= 4 if s.rules.solo else quality_of(m) == 0), "Exhibited QUALITY"
        assert m == NOTHING or not is_forged(m), "LOOP-8.craftsman-a: nothing is forged in the market"
        assert m == NOTHING or shares_of(m) <= (quality_of(m) if s.marked else 0), "more SHARE than QUALITY in the market"


def audit_owned(s: LoopState, player: Player) -> None:
    """What a player's MATERIAL says about itself."""
    assert all(1 <= quality_of(m) <= 4 for m in player.materials), "QUALITY lies between 1 and 4"
    assert s.marked or all(m < 64 for m in player.materials), "a MATERIAL is shared or forged, but the turn doesn't say so"
    assert all(shares_of(m) <= quality_of(m) for m in player.materials), "more SHARE than QUALITY"


def audit_marks(s: LoopState) -> None:
    """LOOP-8.craftsman-a, LOOP-R19: in a turn at most one MATERIAL is forged, and only other players share theirs."""
    forged = [m for player in s.players for m in player.materials if is_forged(m)]
    assert len(forged) <= 1, "LOOP-8.0b: more than one MATERIAL is forged"
    assert all(type_of(m) not in (FOOD, printed_type(m)) for m in forged), "LOOP-R72: forged into FOOD or into what it was"
    assert all(shares_of(m) == 0 for m in s.me().materials), "LOOP-R17: nobody shares with themselves"


def audit_activities(s: LoopState) -> None:
    """30 ACTIVITY, each in one place; at most 3 kept (LOOP-1.1h)."""
    found = [activity for activity in s.stage if activity != NOTHING]
    found += s.activity_deck
    found += s.activity_discard
    audit_each(s, audit_kept)
    for player in s.players:
        found += player.activities
    same_cards("ACTIVITY", found, list(range(len(names.ACTIVITIES))), names.ACTIVITIES)


def audit_kept(s: LoopState, player: Player) -> None:
    """LOOP-1.1h: the ACTIVITY that a player has kept."""
    assert len(player.activities) <= 3, f"at most 3 ACTIVITY cards are kept, found {len(player.activities)}"
    kept = len(player.activities)
    assert player.completed >= kept, f"{kept} ACTIVITY cards are kept, but only {player.completed} completed"


def audit_favours(s: LoopState) -> None:
    """30 red FAVOUR, or one of each type per player, each in one place; and what players know about hands is true."""
    found = list(s.favour_deck)
    found += cards_of(s.favour_discard)
    found += [card & 7 for card in s.favour_discard_hidden]
    if s.on_table != NOTHING:
        found.append(s.on_table)
    for player in s.players:
        found += cards_of(player.hand)
        found += cards_of(player.played)
    copies = 6 if s.rules.draws_favours else s.rules.seats
    same_cards("FAVOUR", found, [kind for kind in range(5) for _ in range(copies)], FAVOURS)
    if not s.rules.draws_favours:
        assert not s.favour_deck, "LOOP-6.1b: there is no FAVOUR deck here"
        assert not s.favour_discard, "LOOP-6.1b: there is no FAVOUR Discard Pile here"
        assert not s.favour_discard_hidden, "LOOP-6.1b: there is no FAVOUR Discard Pile here"
    for player in s.players:
        audit_known(s, s.known, player.seat, player.hand)
    audit_favour_on_table(s)


def audit_known(s: LoopState, known: list[int], holder: int, hand: int) -> None:
    """LOOP-R3: everybody's knowledge of a hand is true, and what everybody knows, each other seat knows."""
    seats = s.rules.seats
    public = known[seats * seats + holder]
    for observer in range(seats + 1):
        surely = known[observer * seats + holder]
        if surely:
            assert observer != holder, "what a seat knows of its own hand needs no note"
            assert has_all(hand, surely), "a seat is sure of a FAVOUR that isn't there"
        if surely != public and observer != holder:
            assert has_all(surely, public), "a seat doesn't know of a FAVOUR what everybody knows"


def audit_favour_on_table(s: LoopState) -> None:
    """LOOP-R22: a FAVOUR lies on the table while somebody is asked about it; face-down it is the POLITICIAN's."""
    asked = bool(s.agenda) and isinstance(s.agenda[-1], (PlayAs, OfferMaterial, Object, AnswerFavour))
    assert asked == (s.on_table != NOTHING), "a FAVOUR lies on the table while, and only while, somebody is asked about it"
    if not s.on_table_hidden:
        assert not s.on_table_seen, "only a face-down FAVOUR is known to some"
        return
    assert s.on_table != NOTHING, "no FAVOUR lies face-down on the table"
    assert s.me().career.plays_face_down, "LOOP-8.politician-a: only the POLITICIAN plays face-down"
    assert (s.on_table_seen >> s.active) & 1, "the POLITICIAN knows the FAVOUR played face-down"
    audit_known(s, s.known_before, s.active, s.me().hand + ONE[s.on_table])
    for at in range(len(s.known_before)):
        holder = at % s.rules.seats
        assert holder == s.active or s.known_before[at] == s.known[at], "a face-down FAVOUR changes what is known of another hand"
        assert has_all(s.known_before[at], s.known[at]), "a face-down FAVOUR tells something about the hand it came from"


def audit_events(s: LoopState) -> None:
    """Each EVENT of the mode in one place; the one in force, or coming, on top of the pile (LOOP-5.3m)."""
    if not s.rules.events:
        assert not s.event_deck, "this mode has no EVENT cards"
        assert not s.event_discard, "this mode has no EVENT cards"
        assert not any(player.face_down for player in s.players), "this mode has no EVENT cards"
        assert s.ongoing.event == s.coming == NOTHING, "this mode has no EVENT cards"
        return
    in_force = s.ongoing.event
    assert in_force == NOTHING or in_force in s.event_discard, "LOOP-5.3m: the EVENT in force lies on the Discard Pile"
    if s.coming != NOTHING:
        assert s.coming in s.event_discard, "LOOP-5.3m: the EVENT that is coming lies on the Discard Pile"
        assert s.cards.event_continuous[s.coming], "LOOP-5.3j: only a CONTINUOUS EVENT is coming"
        assert in_force == NOTHING, "LOOP-R106: an EVENT that is coming ends the one in force"
        assert not s.in_turn, "LOOP-5.3j: an EVENT that is coming takes force when the turn begins"
    found = list(s.event_deck)
    found += s.event_discard
    for player in s.players:
        found += player.face_down
    for step in s.agenda:
        if isinstance(step, (ResolveAll, ChooseEvent)):
            found += step.flipped
        elif isinstance(step, DiscardImmediate):
            found.append(step.event)
    same_cards("EVENT", found, list(s.cards.events_in[s.rules.mode]), names.EVENTS)
    if any(s.events_seen):
        face_down = [event for player in s.players for event in player.face_down]
        assert all(event in face_down for event, seen in enumerate(s.events_seen) if seen), "only face-down EVENT cards are known to some"
    assert s.event_deck or not s.tops_seen[EVENT_DECK], "an empty deck has no top card"


def audit_cards_dealt(s: LoopState) -> None:
    """GOAL and CAREER, each in one place."""
    goals = list(s.unused_goals)
    careers = list(s.unused_careers)
    audit_each(s, audit_career)
    for player in s.players:
        goals += player.goals
        goals += player.achieved
        careers += player.dealt
        if not player.dealt and s.rules.careers:
            fixed = player.career.number if player.sealed == NOTHING else player.sealed
            if fixed != names.INTERN:
                careers.append(fixed)
    same_cards("GOAL", goals, list(range(len(names.GOALS))), names.GOALS)
    if s.rules.careers:
        same_cards("CAREER", careers, list(s.cards.careers_in[s.rules.mode]), names.CAREERS)
    else:
        assert not careers, "LOOP-1.0.7: this mode has no CAREER cards"


def audit_career(s: LoopState, player: Player) -> None:
    """LOOP-5.1b, LOOP-5.1c: two are dealt, and the one in play (or sealed until the first round) is one of them or the INTERN."""
    most, dealt = 4 if s.rules.solo else 3, len(player.goals) + len(player.achieved)
    assert dealt <= most, f"LOOP-1.0.5: a player is dealt {most} GOAL cards, found {dealt}"
    career = player.career.number
    assert len(player.dealt) in (0, 2), "LOOP-5.1b: two CAREER cards are dealt"
    assert s.round == 0 or player.sealed == NOTHING, "LOOP-R64: CAREER cards are revealed before the first round"
    assert s.round > 0 or career == names.INTERN, "LOOP-R64: CAREER cards aren't revealed before the first round"
    chosen = career if s.round > 0 else player.sealed
    allowed = [*player.dealt, names.INTERN, NOTHING]
    assert not player.dealt or chosen in allowed, "LOOP-5.1c: the CAREER is one of those dealt or the INTERN"
    assert s.rules.careers or career == names.INTERN, "LOOP-1.0.7: everybody is an INTERN in this mode"


def audit_players(s: LoopState) -> None:
    """Counters within their bounds, and HAPPINESS the sum of its sources."""
    audit_each(s, audit_counters)
    debts = sum([len(player.debts) for player in s.players])
    if s.rules.credit and not s.rules.unlimited_credit:
        assert s.credit_left + debts == CREDIT_CARDS, "CREDIT CARDS are lost or doubled"
    else:
        assert not s.credit_left, "there is no counted supply of CREDIT CARDS here"
        assert s.rules.credit or not debts, "this mode has no CREDIT CARDS"
    assert s.ending != RUNNING or all(player.happiness < 12 for player in s.players), "12 HAPPINESS set off the end"


def audit_counters(s: LoopState, player: Player) -> None:
    """A player's counters."""
    assert 0 <= player.happiness <= 12, f"HAPPINESS runs from 0 to 12, found {player.happiness}"
    points = sum(player.points)
    assert points == player.happiness, f"HAPPINESS is the sum of its sources, {points}; found {player.happiness}"
    assert 0 <= player.reputation <= 2, f"REPUTATION runs from 0 to 2, found {player.reputation}"
    assert player.coins >= 0, f"COINS can't be negative, found {player.coins}"
    assert all(0 <= debt & 7 <= 4 for debt in player.debts), "a CREDIT CARD with 5 COINS is cleared"
