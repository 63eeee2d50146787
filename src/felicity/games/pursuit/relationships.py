"""Develop Relationship: from a date to a family."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.tuples import exchanged
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.constants import (
    BY_PARTNERS,
    DATE,
    LEVELS,
    MAN,
    PARTNERS,
    SIDES,
    WOMAN,
    card_of,
    extra_of,
    held,
    level_of,
)
from felicity.games.pursuit.discard import code_of
from felicity.games.pursuit.rows import FILL, take_from
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import take_stress


def meets(s: PursuitState, me: Player, a: Ask, what: str, at: int) -> bool:
    """POH-13.7, POH-13.8, POH-R54: can the player show what the level asks for?"""
    wanted = s.cards.requirement[at]
    return a.enough(wanted.has(s, me), wanted.needs(s.cards.trait_asks_less[me.trait]), what, wanted.reason, "POH-13.7")


def ask_dates(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-13.2, POH-13.3: a Partner on the board, turned to either side."""
    for card in s.rows[PARTNERS].cards:
        at, options = s.cards.place[card], s.cards.options.date
        if meets(s, me, a, options[WOMAN][at].text, card * LEVELS + DATE):
            a.offer(options[WOMAN][at])
            a.offer(options[MAN][at])


def ask_deepen(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-13.6, POH-13.7: the next level of a relationship, if its requirement is met."""
    for code in me.partners:
        card, level = card_of(code), level_of(code)
        option = s.cards.options.deepen[extra_of(code)][s.cards.place[card]]
        if not a.allows(level < s.cards.levels[card], option.text, "highest-level", "POH-13.6"):
            continue
        if meets(s, me, a, option.text, card * LEVELS + level + 1):
            a.offer(option)


def date(s: PursuitState, me: Player, card: int, side: int) -> None:
    """POH-13.2, POH-13.4, POH-13.5, POH-13.13, POH-R19: the Partner is laid down, stress of slots and of a second Partner, reward."""
    stress = lay_down(s, me, card, DATE, side)
    if s.events is not None:
        s.tell(event_kinds.DATED, "POH-13.2", (me.seat, partner(s.cards, card, side)))
    take_stress(s, me, stress, "POH-13.5")
    s.cards.reward[card * LEVELS + DATE].gain(s, me, BY_PARTNERS)


def lay_down(s: PursuitState, me: Player, card: int, level: int, side: int) -> int:
    """A Partner goes from the row to a player at this level; returns the stress it brings."""
    if s.rules.partners_refill:  # POH-R14
        s.then(FILL[PARTNERS])
    take_from(s, PARTNERS, card)
    stress = stress_of_date(s, me)
    me.partners = me.partners + (held(card, level, side),)
    return stress


def stress_of_date(s: PursuitState, me: Player) -> int:
    """1 for a fourth slot card, and 1 for a second Partner."""
    return (1 if me.slot_cards() >= s.cards.board.slot_limit else 0) + (1 if me.partners else 0)


def deepen(s: PursuitState, me: Player, card: int) -> None:
    """POH-13.9: the cube moves up, and the level's reward is gained."""
    code = code_of(me.partners, card)
    level = level_of(code) + 1
    me.partners = exchanged(me.partners, code, held(card, level, extra_of(code)))
    if s.events is not None:
        s.tell(event_kinds.DEEPENED, "POH-13.9", (me.seat, partner(s.cards, card, extra_of(code)), level))
    s.cards.reward[card * LEVELS + level].gain(s, me, BY_PARTNERS)


def partner(cards: Cards, card: int, side: int) -> int:
    """A person: a Partner card on one of its sides, as events name it."""
    return cards.place[card] * len(SIDES) + side
