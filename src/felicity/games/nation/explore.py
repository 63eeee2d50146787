"""2d. Explore the World, and 2e. Enjoy Entertainment."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.games.nation import alphabet, event_kinds, names
from felicity.games.nation.constants import (
    ENJOY_HAPPINESS,
    ENJOY_HOURS,
    ENJOYED,
    ENTERTAINER,
    ENTERTAINER_ENJOY_LIMIT,
    ENTERTAINMENT,
    EXPLORE_HOURS,
    TICKET,
)
from felicity.games.nation.doctor import draw_sickness
from felicity.games.nation.state import NationState, Player


def ask_explore(s: NationState, me: Player, a: Ask) -> None:
    """NATION-2.d1, NATION-R32: 3 hours, as long as there is a card to draw."""
    if a.enough(me.hours_left(), EXPLORE_HOURS, "explore", "hours", "NATION-2.7"):
        a.offer_if_enough(alphabet.EXPLORE, len(s.deck) + len(s.discards), 1, "no-cards-left", "NATION-R32")


def explore(s: NationState, me: Player) -> None:
    """NATION-2.d2 to NATION-2.d4: Sickness is carried out at once; any other card goes into the hand, unseen by the others."""
    me.hours += EXPLORE_HOURS
    if not s.deck:
        reshuffle(s)
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    if s.events is not None:
        s.tell(event_kinds.EXPLORED, "NATION-2.d1", (me.seat,))
    if card == names.SICKNESS:
        draw_sickness(s, me)
        return
    if s.events is not None:
        s.tell_only(1 << me.seat, event_kinds.CARD_SEEN, "NATION-2.d3", (me.seat, card))
    me.hand = tuple(sorted(me.hand + (card,)))


def reshuffle(s: NationState) -> None:
    """NATION-R32: an empty pile is reshuffled from the discards."""
    s.deck = s.rng.shuffled(s.discards)
    s.discards = ()
    if s.events is not None:
        s.tell(event_kinds.DISCARDS_RESHUFFLED, "NATION-R32", (len(s.deck),))


def ask_enjoy(s: NationState, me: Player, a: Ask) -> None:
    """NATION-2.e1 to NATION-2.e5, NATION-R39, NATION-R41: an hour and a Ticket; the Entertainer twice a round."""
    exists = s.has_entertainer() or s.rules.well_travelled_alone == ENJOYED
    if not a.allows(exists, "enjoy", "no-entertainer", "NATION-2.e2"):
        return
    if me.character == ENTERTAINER and not a.allows(me.enjoyed < ENTERTAINER_ENJOY_LIMIT, "enjoy", "entertainer-limit", "NATION-2.e5"):
        return
    a.offer_if_enough(alphabet.ENJOY, s.usable(me, TICKET), 1, "tickets", "NATION-2.e3")


def enjoy(s: NationState, me: Player) -> None:
    """NATION-2.e1: the Ticket goes to the Supply."""
    me.hours += ENJOY_HOURS
    me.enjoyed += 1
    s.use(me, TICKET, 1)
    if s.events is not None:
        s.tell(event_kinds.ENJOYED_ENTERTAINMENT, "NATION-2.e1", (me.seat,))
    s.move_happiness(me.seat, ENJOY_HAPPINESS, ENTERTAINMENT, "NATION-2.e1")
