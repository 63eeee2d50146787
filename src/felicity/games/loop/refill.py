"""2.7, 2.8: market and stage are refilled, MATERIAL is burnt, and an empty deck sets off the end."""

from __future__ import annotations

from felicity.core.tuples import replaced
from felicity.games.loop import event_kinds
from felicity.games.loop.constants import ACTIVITY_DECK, BY_DEPLETION, BY_EMPTY_DECK, MATERIAL_DECK, NOTHING, ONE, material
from felicity.games.loop.state import LoopState


def refill_market(s: LoopState) -> None:
    """LOOP-2.7a, LOOP-2.7d: empty slots from left to right, as far as the deck goes."""
    if NOTHING not in s.market:
        return
    market = list(s.market)
    for slot in range(len(market)):
        if market[slot] == NOTHING and s.material_deck:
            type = draw_material(s)
            exhibited = exhibit(s)
            market[slot] = material(type, exhibited)
            if s.events is not None:
                s.tell(event_kinds.MATERIAL_REFILLED, "LOOP-2.7a", (slot + 1, type, exhibited))
    s.lay_market(tuple(market))


def exhibit(s: LoopState) -> int:
    """LOOP-R92: in Solo a new MATERIAL shows a QUALITY; in other modes it has none."""
    if not s.rules.solo:
        return 0
    return s.rules.exhibited_quality or 1 + s.rng.below(4)


def draw_material(s: LoopState) -> int:
    """The top MATERIAL of the deck."""
    type = s.material_deck[-1]
    s.material_deck = s.material_deck[:-1]
    s.bottom_seen = min(s.bottom_seen, len(s.material_deck))
    s.forget_top(MATERIAL_DECK)
    return type


def refill_stage(s: LoopState) -> None:
    """LOOP-2.7a, LOOP-2.7c: an empty ACTIVITY deck is reshuffled from its Discard Pile."""
    for slot in range(len(s.stage)):
        if s.stage[slot] == NOTHING:
            if not s.activity_deck:
                s.activity_deck = s.rng.shuffled(s.activity_discard)
                s.activity_discard = ()
                if s.events is not None:
                    s.tell(event_kinds.ACTIVITIES_RESHUFFLED, "LOOP-2.7c", (len(s.activity_deck),))
            activity = s.activity_deck[-1]
            s.activity_deck = s.activity_deck[:-1]
            s.forget_top(ACTIVITY_DECK)
            s.stage = replaced(s.stage, slot, activity)
            if s.events is not None:
                s.tell(event_kinds.ACTIVITY_REFILLED, "LOOP-2.7a", (slot + 1, activity))


def check_depletion(s: LoopState, payer: int) -> None:
    """LOOP-2.8a1: the deck is empty. LOOP-2.8a2, LOOP-R27: the player who emptied it (NOTHING: nobody) loses 1 HAPPINESS, once."""
    if s.material_deck or s.depleted:
        return
    s.depleted = True
    if s.events is not None:
        s.tell(event_kinds.DEPLETED, "LOOP-2.8a1", ())
    s.set_off_end(BY_EMPTY_DECK, "LOOP-2.8a1")
    if payer != NOTHING:
        s.move_happiness(payer, -1, BY_DEPLETION, "LOOP-2.8a2")


def burn(s: LoopState) -> None:
    """LOOP-6.2c, LOOP-7.2e, LOOP-R90: the top MATERIAL goes to the Discard Pile; DEPLETION by it costs nothing (LOOP-6.2d, LOOP-7.2f).

    LOOP-R105: in Cooperative that pile isn't a LANDFILL.
    """
    if s.material_deck:
        type = draw_material(s)
        s.burnt += ONE[type]
        if s.events is not None:
            s.tell(event_kinds.MATERIAL_BURNT, "LOOP-7.2e" if s.rules.solo else "LOOP-6.2c", (type,))
        check_depletion(s, NOTHING)
