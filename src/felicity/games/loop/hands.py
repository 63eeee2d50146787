"""2.2 and LOOP-R3: FAVOUR come into hands and leave them, and players remember those they saw."""

from __future__ import annotations

from felicity.core.event import EVERYBODY
from felicity.core.native import i64
from felicity.games.loop import event_kinds
from felicity.games.loop.constants import FAVOUR_DECK, ONE, cards_of, count, nth, pile_of, size
from felicity.games.loop.state import LoopState


def draw_favour(s: LoopState, who: int, rule: str) -> None:
    """LOOP-2.2b, LOOP-2.2c: from the deck, reshuffled from the Discard Pile when it is empty; nothing when both are empty."""
    if not s.favour_deck:
        reshuffle_favours(s)
    if not s.favour_deck:
        return
    favour = s.favour_deck[-1]
    s.favour_deck = s.favour_deck[:-1]
    if s.tops_seen[FAVOUR_DECK]:
        put_into_hand(s, who, favour, s.tops_seen[FAVOUR_DECK])
        s.forget_top(FAVOUR_DECK)
    else:
        s.players[who].hand += ONE[favour]
    if s.events is not None:
        s.tell(event_kinds.FAVOUR_DRAWN, rule, (who,))
    show_favour(s, 1 << who, who, favour)


def reshuffle_favours(s: LoopState) -> None:
    """LOOP-R22, LOOP-R79: a FAVOUR discarded face-down is revealed by the reshuffle."""
    if s.events is not None:
        for card in s.favour_discard_hidden:
            s.tell(event_kinds.HIDDEN_FAVOUR_REVEALED, "LOOP-R79", (card & 7,))
    pile = s.favour_discard + pile_of(tuple([card & 7 for card in s.favour_discard_hidden]))
    if pile:
        s.favour_deck = s.rng.shuffled(cards_of(pile))
        s.favour_discard = 0
        s.favour_discard_hidden = ()
        if s.events is not None:
            s.tell(event_kinds.FAVOURS_RESHUFFLED, "LOOP-2.2b", (len(s.favour_deck),))


def known_of(s: LoopState, observer: int, holder: int) -> int:
    """The pile of FAVOUR that a seat (-1: a spectator) knows to be in a hand."""
    return s.known[row(s, observer) + holder]


def row(s: LoopState, observer: int) -> int:
    """The index at which an observer's knowledge begins."""
    return (observer if observer >= 0 else s.rules.seats) * s.rules.seats


def everybody(s: LoopState) -> int:
    """The mask of all seats and, in the next bit, spectators."""
    return (2 << s.rules.seats) - 1


def lay_out_of_hand(s: LoopState, who: int, favour: int) -> None:
    """A FAVOUR leaves a hand face-up."""
    slip_out_of_hand(s, who, favour, everybody(s))


def slip_out_of_hand(s: LoopState, who: int, favour: int, seen_by: int) -> int:
    """A FAVOUR leaves a hand; the seats of the mask see which. Others know less than before, unless they knew that the hand
    held nothing else. Returns the mask of the seats that know which it was.
    """
    player = s.players[who]
    hand: i64 = player.hand
    card: i64 = ONE[favour]
    holds_nothing_else = hand == count(hand, favour) * card
    seats: i64 = s.rules.seats
    known = s.known
    for observer in range(seats + 1):
        at = observer * seats + who
        surely: i64 = known[at]
        if surely == 0:
            continue
        if holds_nothing_else and surely == hand:
            seen_by |= 1 << observer
        if (seen_by >> observer) & 1:
            if count(surely, favour):
                known[at] = surely - card
            continue
        for kind in range(5):
            if count(surely, kind):
                surely -= ONE[kind]
        known[at] = surely
    player.hand = hand - card
    return seen_by


def turn_face_up(s: LoopState, who: int, favour: int) -> None:
    """A FAVOUR played face-down is shown: players who knew the rest of the hand know it again."""
    s.on_table_hidden = False
    seats = s.rules.seats
    for observer in range(seats + 1):
        at = observer * seats + who
        surely = s.known_before[at]
        s.known[at] = surely - ONE[favour] if count(surely, favour) else surely
    s.known_before = []
    s.on_table_seen = 0


def put_into_hand(s: LoopState, who: int, favour: int, seen_by: int) -> None:
    """A FAVOUR comes into a hand, which has no limit (LOOP-2.4a2); the seats of the mask know which."""
    card: i64 = ONE[favour]
    s.players[who].hand += card
    seats: i64 = s.rules.seats
    known = s.known
    for observer in range(seats + 1):
        if (seen_by >> observer) & 1 and observer != who:
            known[observer * seats + who] += card


def show_favour(s: LoopState, seen_by: int, who: int, favour: int) -> None:
    """LOOP-R3: the seats of the mask see which FAVOUR came into a hand; with open hands everybody does (LOOP-R103)."""
    if s.events is not None:
        s.tell_only(EVERYBODY if s.rules.open_hands else seen_by, event_kinds.FAVOUR_SEEN, "LOOP-R3", (who, favour))


def take_random_favour(s: LoopState, who: int, victim: int) -> None:
    """LOOP-R3: a random FAVOUR changes hands; only the two players see it."""
    hand = s.players[victim].hand
    favour = nth(hand, s.rng.below(size(hand)))
    both = (1 << who) | (1 << victim)
    put_into_hand(s, who, favour, slip_out_of_hand(s, victim, favour, both))
    show_favour(s, both, who, favour)
