"""4. The solo game: three Life Goals and 50 LTH."""

from __future__ import annotations

from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import BY_GOALS, NOTHING
from felicity.games.pursuit.goals import bonus_of, is_met_alone
from felicity.games.pursuit.happiness import move_lth
from felicity.games.pursuit.state import PursuitState


def achieve_alone(s: PursuitState) -> None:
    """POH-23.3, POH-R50: each goal whose solo line is met; its LTH counts too, unless an option says otherwise."""
    player = s.players[0]
    for goal in s.goals:
        met = is_met_alone(s, goal)
        s.achieved = s.achieved + (player.seat if met else NOTHING,)
        if not met:
            if s.events is not None:
                s.tell(event_kinds.GOAL_MISSED, "POH-23.3", (goal,))
            continue
        bonus = bonus_of(s, goal, player) if s.rules.solo_goals_score else 0
        if s.events is not None:
            s.tell(event_kinds.GOAL_ACHIEVED, "POH-23.3", (player.seat, goal, bonus))
        move_lth(s, player, bonus, BY_GOALS, "POH-R50")


def has_won_alone(s: PursuitState) -> bool:
    """POH-23.4: all three goals, and at least 50 LTH."""
    return NOTHING not in s.achieved and s.players[0].lth >= s.cards.board.solo_lth
