"""5. Short-term happiness, and how it turns into long-term happiness."""

from __future__ import annotations

from felicity.core.tuples import replaced
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import BY_OVERFLOW
from felicity.games.pursuit.state import Player, PursuitState


def move_lth(s: PursuitState, me: Player, change: int, source: int, rule: str) -> None:
    """Long-term happiness won or lost. POH-R17: by an option it can't fall below 0."""
    if not s.rules.negative_lth and me.lth + change < 0:
        change = -me.lth
    if change == 0:
        return
    me.lth += change
    me.points = replaced(me.points, source, me.points[source] + change)
    if s.events is not None:
        s.tell(event_kinds.LTH_MOVED, rule, (me.seat, change, me.lth, source))


def gain_sth(s: PursuitState, me: Player, sth: int, rule: str) -> None:
    """POH-19.1, POH-19.4, POH-R28: to the right; what doesn't fit on the track is long-term happiness."""
    moved = min(sth, s.rules.sth_max - me.sth)
    me.sth += moved
    if s.events is not None and moved:
        s.tell(event_kinds.STH_MOVED, rule, (me.seat, moved, me.sth))
    move_lth(s, me, sth - moved, BY_OVERFLOW, "POH-19.4")


def lose_sth(s: PursuitState, me: Player, sth: int, rule: str) -> None:
    """POH-19.1, POH-19.5, POH-R28: to the left; what doesn't fit on the track is lost as long-term happiness."""
    moved = min(sth, me.sth - s.rules.sth_min)
    me.sth -= moved
    if s.events is not None and moved:
        s.tell(event_kinds.STH_MOVED, rule, (me.seat, -moved, me.sth))
    move_lth(s, me, moved - sth, BY_OVERFLOW, "POH-19.5")


def can_lose_sth(s: PursuitState, me: Player, sth: int) -> bool:
    """POH-R17: is there something left to lose? Always, where long-term happiness may be negative."""
    return s.rules.negative_lth or has_sth_to_lose(s, me, sth)


def has_sth_to_lose(s: PursuitState, me: Player, sth: int) -> bool:
    """POH-R73: are there that many spaces to the left on the track, or long-term happiness to pay for the rest?"""
    return me.sth - s.rules.sth_min + max(0, me.lth) >= sth
