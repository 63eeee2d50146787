"""2.3 and 3.2 GOAL: met when the ACTIVITY kept show what it asks for."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.core.tuples import without
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.cards import CURIOSITY, HOBBY
from felicity.games.loop.constants import BY_GOAL, count, has_all
from felicity.games.loop.hooks import LIMIT
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState

ALL_COLOURS: Final = 31


def is_met(s: LoopState, player: Player, goal: int) -> bool:
    """LOOP-2.3b, LOOP-3.2-hobby, LOOP-3.2-curiosity, LOOP-R14: with as many ACTIVITY as it takes."""
    kind = s.cards.goal_kind[goal]
    if kind == HOBBY:
        return has_equal_names(s, player)
    if kind == CURIOSITY:
        return len(player.activities) == LIMIT and colours_kept(s, player) == ALL_COLOURS
    shown: i64 = 0
    for activity in player.activities:
        shown += s.cards.activity_icons[activity]
    return has_all(shown, s.cards.goal_icons[goal])


def lacking(s: LoopState, player: Player, goal: int) -> list[int]:
    """LOOP-2.3b: of every PROPERTY, how many icons of the GOAL the ACTIVITY kept don't show yet."""
    shown: i64 = 0
    for activity in player.activities:
        shown += s.cards.activity_icons[activity]
    return [max(0, icons - count(shown, kind)) for kind, icons in enumerate(s.cards.goal_requires[goal])]


def has_equal_names(s: LoopState, player: Player) -> bool:
    """LOOP-3.2-hobby: two of the ACTIVITY kept have the same name."""
    seen = 0
    for activity in player.activities:
        bit = 1 << s.cards.activity_name[activity]
        if seen & bit:
            return True
        seen |= bit
    return False


def colours_kept(s: LoopState, player: Player) -> i64:
    """LOOP-3.2-curiosity: a mask of the MATERIAL colours on the ACTIVITY kept."""
    colours: i64 = 0
    for activity in player.activities:
        colours |= s.cards.activity_colours[activity]
    return colours


def ask_claim(s: LoopState, me: Player, a: Ask) -> None:
    """LOOP-2.3f, LOOP-2.3h, LOOP-R12: once an ACTIVITY has been completed in this turn, every GOAL that is met."""
    for goal in me.goals:
        if a.allows(is_met(s, me, goal), alphabet.CLAIM[goal].text, "goal-not-met", "LOOP-2.3b"):
            a.offer(alphabet.CLAIM[goal])


def claim(s: LoopState, me: Player, goal: int) -> None:
    """LOOP-2.3g, LOOP-2.3j, LOOP-1.1g: laid open for its HAPPINESS, once; the ACTIVITY stay (LOOP-2.3e)."""
    me.goals = without(me.goals, goal)
    me.achieved = me.achieved + (goal,)
    if s.events is not None:
        s.tell(event_kinds.GOAL_ACHIEVED, "LOOP-2.3g", (me.seat, goal, s.cards.goal_happiness[goal]))
    s.move_happiness(me.seat, s.cards.goal_happiness[goal], BY_GOAL, "LOOP-2.3g")


def claim_all_met(s: LoopState, me: Player) -> None:
    """LOOP-R12, option `goal_claim`: every GOAL is claimed as soon as it is met."""
    for goal in me.goals:
        if is_met(s, me, goal):
            claim(s, me, goal)
