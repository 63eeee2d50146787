"""3. The Stress track: stress, Relax and Good Health."""

from __future__ import annotations

from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.death import die
from felicity.games.pursuit.state import Player, PursuitState


def section_of(s: PursuitState, space: int) -> int:
    """POH-R1: the section of a space, from the left."""
    return (space - 1) // s.rules.section_spaces


def hourglasses_by(s: PursuitState, space: int) -> int:
    """POH-3.12: hourglasses more or fewer than usual."""
    return s.rules.sections[section_of(s, space)]


def first_space(s: PursuitState, space: int) -> int:
    """The leftmost space of the section."""
    return section_of(s, space) * s.rules.section_spaces + 1


def take_stress(s: PursuitState, me: Player, stress: int, rule: str) -> None:
    """POH-17.1, POH-17.3, POH-R64: one space to the right for each; a player whose marker can't move any further dies."""
    if stress <= 0 or not me.alive:
        return
    room = s.rules.stress_last - me.stress
    moved = min(stress, room)
    me.stress += moved
    if s.events is not None and moved:
        s.tell(event_kinds.STRESS_MOVED, rule, (me.seat, moved, me.stress))
    if stress > room:
        die(s, me, rule)


def ease(s: PursuitState, me: Player, spaces: int, rule: str) -> int:
    """POH-15.2, POH-17.5, POH-17.8: to the left within the section; returns how far."""
    moved = min(spaces, me.stress - first_space(s, me.stress))
    me.stress -= moved
    if s.events is not None and moved:
        s.tell(event_kinds.STRESS_MOVED, rule, (me.seat, -moved, me.stress))
    return moved


def improve_health(s: PursuitState, me: Player, times: int) -> None:
    """POH-17.6, POH-R20: the same space of the section to the left; in the leftmost one nothing, or by an option its first space."""
    before = me.stress
    for _ in range(times):
        if section_of(s, me.stress) > 0:
            me.stress -= s.rules.section_spaces
        elif s.rules.health_to_first_space:
            me.stress = 1
    if s.events is not None and me.stress != before:
        s.tell(event_kinds.STRESS_MOVED, "POH-17.6", (me.seat, me.stress - before, me.stress))
