"""What Life Goals are worth during the game: being ahead of the others or, alone, coming near the requirement."""

from __future__ import annotations

from typing import Final

from felicity.games.pursuit.bot.timing import Time
from felicity.games.pursuit.bot.weights import PursuitWeights
from felicity.games.pursuit.goals import bonus_of, measure_of
from felicity.games.pursuit.state import Player, PursuitState

LATE: Final = (0, 8, 9)  # measures of what a player has at death: money, one resource, all resources
LIVED_LONGEST: Final = 2
DIED_FIRST: Final = 3
LIFETIME: Final = (LIVED_LONGEST, DIED_FIRST)


def goals_worth(w: PursuitWeights, s: PursuitState, me: Player, time: Time) -> float:
    """All goals on the table, unless they were scored already."""
    if s.achieved:
        return 0.0
    if s.rules.solo:
        return sum([alone_worth(w, s, me, goal, time) for goal in s.goals])
    return sum([ahead_worth(w, s, me, goal, time) for goal in s.goals])


def ahead_worth(w: PursuitWeights, s: PursuitState, me: Player, goal: int, time: Time) -> float:
    """A share of the bonus for being ahead; all of it at death."""
    if s.cards.goal_measure[goal] in LIFETIME:
        return 0.0
    if s.cards.goal_measure[goal] in LATE and time.rounds > 0:
        return s.cards.goal_lth[goal]  # full value while alive, so that no bot hurries to die
    measure = measure_of(s, s.cards.goal_measure[goal])
    mine = measure.value(s, me)
    best = max([measure.value(s, player) for player in s.players if player.seat != me.seat])
    certain = 1.0 if not me.alive else 0.9 if time.rounds == 0 else w.ahead
    bonus = certain * bonus_of(s, goal, me)
    return bonus if mine > best else 0.5 * bonus if mine == best and time.rounds > 0 and mine > 0 else 0.0


def alone_worth(w: PursuitWeights, s: PursuitState, me: Player, goal: int, time: Time) -> float:
    """How near the solo requirement is; what counts at death matters only near death."""
    kind, wanted = s.cards.goal_measure[goal], s.cards.goal_solo[goal]
    whole = w.alone + s.cards.goal_lth[goal]
    if kind in LATE and time.rounds > 0:
        return whole
    if kind == DIED_FIRST and me.lth_at_old_age == 0:
        return w.youth * min(wanted, me.lth)
    reached = s.round + time.rounds if kind == LIVED_LONGEST else measure_of(s, kind).alone(s, me)
    if reached >= wanted:
        return whole
    return w.near * whole * reached / wanted if me.alive else 0.0
