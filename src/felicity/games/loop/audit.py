"""What must hold in every position: nothing is lost, doubled or out of range."""

from __future__ import annotations

from felicity.games.loop import names
from felicity.games.loop.event import ChooseEvent, DiscardImmediate, ResolveAll
from felicity.games.loop.setup import CREDIT_CARDS
from felicity.games.loop.state import LoopState
from felicity.games.loop.words import NOTHING, RUNNING, cards_of, count, printed_type, quality_of, shares_of


def audit(s: LoopState) -> None:
    """Raise AssertionError with the first thing that is wrong."""
    audit_materials(s)
    audit_activities(s)
    audit_favours(s)
    audit_events(s)
    audit_cards_dealt(s)
    audit_players(s)


def same(found: list[int], expected: list[int], what: str) -> None:
    """The same cards, in any order."""
    assert sorted(found) == expected, f"{what}: found {sorted(found)}, expected {expected}"


def audit_materials(s: LoopState) -> None:
    """LOOP-1.1l: 30 MATERIAL, 6 of each type, each in one place."""
    found = [printed_type(m) for m in s.market if m != NOTHING]
    found += s.material_deck
    for pile in (s.burnt, s.central, s.removed):
        found += cards_of(pile)
    for player in s.players:
        found += cards_of(player.landfill)
        found += [printed_type(m) for m in player.materials]
        assert all(1 <= quality_of(m) <= 4 for m in player.materials), "QUALITY lies between 1 and 4"
        assert s.marked or all(m < 64 for m in player.materials), "a MATERIAL is shared or forged, and the turn does not say so"
        assert s.in_turn or not s.marked, "between turns nothing is shared or forged"
        assert all(shares_of(m) <= quality_of(m) for m in player.materials), "more SHARE than QUALITY"
    same(found, [type for type in range(5) for _ in range(6)], "MATERIAL")
    assert 0 <= s.bottom_seen <= len(s.material_deck), "more cards known at the bottom than there are"
    for m in s.market:
        assert m == NOTHING or (1 <= quality_of(m) <= 4 if s.rules.solo else quality_of(m) == 0), "Exhibited QUALITY"


def audit_activities(s: LoopState) -> None:
    """30 ACTIVITY, each in one place; at most 3 kept."""
    found = [activity for activity in s.stage if activity != NOTHING]
    found += s.activity_deck
    found += s.activity_discard
    for player in s.players:
        assert len(player.activities) <= 3, "at most 3 ACTIVITY are kept"
        assert player.completed >= len(player.activities), "fewer ACTIVITY completed than kept"
        found += player.activities
    same(found, list(range(len(names.ACTIVITIES))), "ACTIVITY")


def audit_favours(s: LoopState) -> None:
    """30 red FAVOUR, or one of each type per player, each in one place; and nobody is sure of what isn't so."""
    found = list(s.favour_deck)
    found += cards_of(s.favour_discard)
    found += [card & 7 for card in s.favour_discard_hidden]
    if s.on_table != NOTHING:
        found.append(s.on_table)
    for player in s.players:
        found += cards_of(player.hand)
        found += cards_of(player.played)
    copies = 6 if s.rules.draws_favours else s.rules.seats
    same(found, [kind for kind in range(5) for _ in range(copies)], "FAVOUR")
    seats = s.rules.seats
    for at in range(len(s.known)):
        hand = s.players[at % seats].hand
        assert all(count(s.known[at], kind) <= count(hand, kind) for kind in range(5)), "a seat is sure of a FAVOUR that isn't there"


def audit_events(s: LoopState) -> None:
    """Each EVENT of the mode in one place."""
    if not s.rules.events:
        return
    found = list(s.event_deck)
    found += s.event_discard
    for player in s.players:
        found += player.face_down
    for step in s.agenda:
        if isinstance(step, (ResolveAll, ChooseEvent)):
            found += step.flipped
        elif isinstance(step, DiscardImmediate):
            found.append(step.event)
    same(found, list(s.cards.events_in[s.rules.mode]), "EVENT")


def audit_cards_dealt(s: LoopState) -> None:
    """GOAL and CAREER, each in one place."""
    goals = list(s.unused_goals)
    careers = list(s.unused_careers)
    for player in s.players:
        goals += player.goals
        goals += player.achieved
        careers += player.dealt
        if not player.dealt and s.rules.careers:
            fixed = player.career.number if player.sealed == NOTHING else player.sealed
            if fixed != names.INTERN:
                careers.append(fixed)
    same(goals, list(range(len(names.GOALS))), "GOAL")
    if s.rules.careers:
        same(careers, list(s.cards.careers_in[s.rules.mode]), "CAREER")


def audit_players(s: LoopState) -> None:
    """Figures within their bounds, and HAPPINESS the sum of its sources."""
    debts = 0
    for player in s.players:
        assert 0 <= player.happiness <= 12, "HAPPINESS runs from 0 to 12"
        assert sum(player.points) == player.happiness, "HAPPINESS is the sum of its sources"
        assert 0 <= player.reputation <= 2, "REPUTATION runs from 0 to 2"
        assert player.coins >= 0, "COIN can't be negative"
        assert all(0 <= debt & 7 <= 4 for debt in player.debts), "a CREDIT CARD with 5 COIN is cleared"
        debts += len(player.debts)
    if s.rules.credit and not s.rules.unlimited_credit:
        assert s.credit_left + debts == CREDIT_CARDS, "CREDIT CARD are lost or doubled"
    assert s.credit_left >= 0
    assert s.ending != RUNNING or all(player.happiness < 12 for player in s.players), "12 HAPPINESS set off the end"
