"""Hourglasses on the action spaces, and the stress of doing the same again."""

from __future__ import annotations

from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import REST, on_space, one_on
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import take_stress


def is_repeat(s: PursuitState, me: Player, action: int) -> bool:
    """POH-4.5, POH-4.7, POH-13.12: is one's own hourglass already there? POH-15.3, POH-R12: by an option Spent Time counts as Rest."""
    return on_space(me.spaces, action) > 0 or (action == REST and s.rules.spent_time_is_rest and me.spent > 0)


def repeat_stress(s: PursuitState, me: Player, action: int) -> int:
    """POH-4.6: 1, unless a trait prevents it."""
    return 1 if is_repeat(s, me, action) and me.spared >= s.cards.trait_repeats[me.trait] else 0


def place_marker(s: PursuitState, me: Player, action: int) -> bool:
    """POH-4.2, POH-4.5, POH-R11, POH-10.12: the marker is placed first; a player who dies of the repeat stress no longer acts."""
    repeats, stress = is_repeat(s, me, action), repeat_stress(s, me, action)
    me.unused -= 1
    me.spaces += one_on(action)
    if s.events is not None:
        s.tell(event_kinds.ACTION_TAKEN, "POH-4.2", (me.seat, action))
    if repeats and not stress:
        me.spared += 1
        if s.events is not None:
            s.tell(event_kinds.REPEAT_SPARED, "POH-2.12", (me.seat, action))
    take_stress(s, me, stress, "POH-4.5")
    return me.alive
