"""Spend: Items and Activities."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import BY_ACTIVITIES, BY_ITEMS, ITEM, ITEMS, LEVELS, held
from felicity.games.pursuit.rows import FILL, take_from
from felicity.games.pursuit.state import Player, PursuitState


def ask_buy(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-11.1, POH-11.3: any level of a card on the board that can be paid for."""
    cards = s.cards
    for card in s.rows[ITEMS].cards:
        options = cards.options.buy[cards.place[card]]
        levels: i64 = cards.levels[card]
        first: i64 = card * LEVELS + 1
        for at in range(levels):
            cost = cards.cost[first + at]
            if cost.possible(s, me):
                a.offer(options[at])
            elif a.wants_reasons:
                cost.refuse(s, me, a, options[at].text, "POH-11.1")


def buy(s: PursuitState, me: Player, card: int, level: int) -> None:
    """POH-11.1 to POH-11.8, POH-R19: pay, lay it down at its level, gain the reward; a new card fills the gap. It takes no slot."""
    at = card * LEVELS + level
    s.cards.cost[at].pay(s, me)
    if not me.alive:
        return
    s.then(FILL[ITEMS])
    take_from(s, ITEMS, card)
    if s.events is not None:
        s.tell(event_kinds.BOUGHT, "POH-11.1", (me.seat, card, level))
    if s.cards.kind[card] == ITEM:
        me.items = me.items + (held(card, level),)
        s.cards.reward[at].gain(s, me, BY_ITEMS)
    else:
        me.activities = me.activities + (held(card, level),)
        s.cards.reward[at].gain(s, me, BY_ACTIVITIES)
