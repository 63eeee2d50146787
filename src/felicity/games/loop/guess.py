"""A complete position as one seat may imagine it: what it knows stays, what it can't know is dealt anew."""

from __future__ import annotations

from felicity.core.rng import Rng
from felicity.games.loop import names
from felicity.games.loop.constants import (
    ACTIVITY_DECK,
    EVENT_DECK,
    FAVOUR_DECK,
    MATERIAL_DECK,
    NOTHING,
    ONE,
    cards_of,
    nth,
    pile_of,
    size,
)
from felicity.games.loop.hands import known_of, row
from felicity.games.loop.state import LoopState


def guess_of(s: LoopState, seat: int, rng: Rng) -> LoopState:
    """LOOP-R3: a position that the seat can't tell from this one.

    Unknown cards are gathered, sorted and shuffled: only the seat's knowledge and the generator matter. Future chance is drawn anew.
    """
    guess = s.copy()
    guess_materials(guess, seat, rng)
    guess_activities(guess, seat, rng)
    guess_goals(guess, seat, rng)
    guess_careers(guess, seat, rng)
    guess_favours(guess, seat, rng)
    guess_events(guess, seat, rng)
    guess.rng = rng.another()
    return guess


def knows_top(s: LoopState, seat: int, deck: int) -> bool:
    """Has the seat seen the card that lies on top?"""
    return seat >= 0 and (s.tops_seen[deck] >> seat) & 1 == 1


def reshuffled(deck: tuple[int, ...], from_bottom: int, keeps_top: bool, rng: Rng) -> tuple[int, ...]:
    """The deck with its unknown cards in random order; some cards at the bottom, and perhaps the top one, are known."""
    last = len(deck) - (1 if keeps_top and len(deck) > from_bottom else 0)
    return deck[:from_bottom] + rng.shuffled(tuple(sorted(deck[from_bottom:last]))) + deck[last:]


def guess_materials(s: LoopState, seat: int, rng: Rng) -> None:
    """Which MATERIAL are left is known to all; their order isn't."""
    s.material_deck = reshuffled(s.material_deck, s.bottom_seen, knows_top(s, seat, MATERIAL_DECK), rng)


def guess_activities(s: LoopState, seat: int, rng: Rng) -> None:
    """Which ACTIVITY are left is known to all; their order isn't."""
    s.activity_deck = reshuffled(s.activity_deck, 0, knows_top(s, seat, ACTIVITY_DECK), rng)


def guess_goals(s: LoopState, seat: int, rng: Rng) -> None:
    """Other players' GOAL, where hands are closed, and those not dealt."""
    hidden = [] if s.rules.open_hands else [player for player in s.players if player.seat != seat]
    unknown = list(s.unused_goals)
    for player in hidden:
        unknown += player.goals
    deck = rng.shuffled(tuple(sorted(unknown)))
    for player in hidden:
        held = len(player.goals)
        player.goals = deck[:held]
        deck = deck[held:]
    s.unused_goals = deck


def guess_careers(s: LoopState, seat: int, rng: Rng) -> None:
    """CAREER that others were dealt, and what they sealed. A CAREER in play is known; before that all are INTERN, who isn't dealt."""
    others = [player for player in s.players if player.seat != seat and player.dealt]
    unknown = list(s.unused_careers)
    for player in others:
        unknown += [career for career in player.dealt if career != player.career.number]
    deck = rng.shuffled(tuple(sorted(unknown)))
    for player in others:
        kept = (player.career.number,) if player.career.number in player.dealt else ()
        drawn = 2 - len(kept)
        player.dealt = kept + deck[:drawn]
        deck = deck[drawn:]
        if player.sealed != NOTHING:
            choices = (*player.dealt, names.INTERN)
            player.sealed = choices[rng.below(3)]
    s.unused_careers = deck


def guess_favours(s: LoopState, seat: int, rng: Rng) -> None:
    """FAVOUR in other hands, in the deck, and those discarded or played face-down by somebody else."""
    if s.rules.open_hands:
        return
    keeps_top = knows_top(s, seat, FAVOUR_DECK)
    known_after = known_of(s, seat, s.active)
    unknown = list(s.favour_deck[:-1] if keeps_top else s.favour_deck)
    table_hidden = s.on_table_hidden and not has_seen(s, seat, s.on_table_seen)
    if table_hidden:  # the card came from the active player's hand: a card known to be in that hand may be this one
        s.me().hand += ONE[s.on_table]
        s.known[row(s, seat) + s.active] = s.known_before[row(s, seat) + s.active]
    hidden = [player for player in s.players if player.seat != seat]
    for player in hidden:
        unknown += cards_of(player.hand - known_of(s, seat, player.seat))
    unknown += [card & 7 for card in s.favour_discard_hidden if not has_seen(s, seat, card >> 3)]
    deck = rng.shuffled(tuple(sorted(unknown)))
    for player in hidden:
        known = known_of(s, seat, player.seat)
        held = size(player.hand) - size(known)
        player.hand = known + pile_of(deck[:held])
        deck = deck[held:]
    if table_hidden:
        s.on_table = nth(s.me().hand, rng.below(size(s.me().hand)))
        s.me().hand -= ONE[s.on_table]
        s.known[row(s, seat) + s.active] = known_after
    discarded: list[int] = []
    for card in s.favour_discard_hidden:
        favour = card & 7
        if not has_seen(s, seat, card >> 3):
            favour, deck = deck[0], deck[1:]
        discarded.append(favour + 8 * mask_as_seen(s, seat, card >> 3))
    s.favour_discard_hidden = tuple(discarded)
    s.on_table_seen = mask_as_seen(s, seat, s.on_table_seen)
    s.favour_deck = deck + s.favour_deck[-1:] if keeps_top else deck
    forget_what_others_know(s, seat, s.known)
    if s.known_before:
        forget_what_others_know(s, seat, s.known_before)


def has_seen(s: LoopState, seat: int, mask: int) -> bool:
    """Is the seat (-1: a spectator) among those of the mask?"""
    return (mask >> (seat if seat >= 0 else s.rules.seats)) & 1 == 1


def mask_as_seen(s: LoopState, seat: int, mask: int) -> int:
    """The part of the mask that the seat can be sure of: itself, everybody if all know, and the POLITICIAN who played the card."""
    named = 0
    for observer in range(s.rules.seats + 1):
        mine = observer == seat or (seat < 0 and observer == s.rules.seats)
        if mine or observer == s.rules.seats or s.players[observer].career.plays_face_down:
            named |= mask & (1 << observer)
    return mask if has_seen(s, -1, mask) else named


def forget_what_others_know(s: LoopState, seat: int, known: list[int]) -> None:
    """Forget what other seats know of each other's hands, except what everybody knows: it is hidden from this seat."""
    seats = s.rules.seats
    for observer in range(seats):
        for holder in range(seats):
            if observer != seat and holder != seat and observer != holder:
                known[observer * seats + holder] = known[seats * seats + holder]


def guess_events(s: LoopState, seat: int, rng: Rng) -> None:
    """EVENT in the deck and face-down, even the seat's own, except those it has seen on top of the deck."""
    if not s.rules.events:
        return
    keeps_top = knows_top(s, seat, EVENT_DECK)
    unknown = list(s.event_deck[:-1] if keeps_top else s.event_deck)
    for player in s.players:
        unknown += [event for event in player.face_down if not knows_event(s, seat, event)]
    deck = rng.shuffled(tuple(sorted(unknown)))
    seen = [0] * len(names.EVENTS)
    for player in s.players:
        face_down: list[int] = []
        for event in player.face_down:
            if knows_event(s, seat, event):
                face_down.append(event)
            else:
                face_down.append(deck[0])
                deck = deck[1:]
            seen[face_down[-1]] = s.events_seen[event]
        player.face_down = tuple(face_down)
    s.events_seen = tuple(seen)
    s.event_deck = deck + s.event_deck[-1:] if keeps_top else deck


def knows_event(s: LoopState, seat: int, event: int) -> bool:
    """Has the seat seen this EVENT before it was laid face-down?"""
    return seat >= 0 and (s.events_seen[event] >> seat) & 1 == 1
