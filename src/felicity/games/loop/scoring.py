"""2.8, 5.4, 5.5, 6.3, 7.3: penalties, who wins, and the tie-break."""

from __future__ import annotations

from typing import Final

from felicity.core.result import Result, SeatResult
from felicity.core.tuples import replaced
from felicity.games.loop import event_kinds
from felicity.games.loop.constants import BY_DEBT, BY_LANDFILL, ENDINGS, SOURCES, size
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState

TARGET: Final = 11
TIE_BREAKS: Final = ["score", "reputation", "landfill", "goals", "activities"]


def take_penalties(s: LoopState) -> None:
    """LOOP-5.4j, LOOP-5.5, LOOP-R30: 2 HAPPINESS per CREDIT CARD, 1 per full 3 MATERIAL in the LANDFILL, down to 0."""
    for player in s.players:
        take_penalty(s, player, debt_penalty(s, player), BY_DEBT, "LOOP-5.4j")
        take_penalty(s, player, landfill_penalty(s, player), BY_LANDFILL, "LOOP-5.5")


def debt_penalty(s: LoopState, player: Player) -> int:
    """LOOP-5.4j: what the CREDIT CARDS would cost if the game ended now."""
    return 2 * len(player.debts) if s.rules.penalties else 0


def landfill_penalty(s: LoopState, player: Player) -> int:
    """LOOP-5.5: what the LANDFILL would cost if the game ended now."""
    return size(player.landfill) // 3 if s.rules.penalties else 0


def take_penalty(s: LoopState, player: Player, loss: int, source: int, rule: str) -> None:
    """LOOP-R30: an end penalty draws no EVENT and sets nothing off."""
    loss = min(loss, player.happiness)
    if loss:
        player.happiness -= loss
        player.points = replaced(player.points, source, player.points[source] - loss)
        if s.events is not None:
            s.tell(event_kinds.HAPPINESS_MOVED, rule, (player.seat, -loss, player.happiness, source))


def standing(s: LoopState, player: Player) -> list[int]:
    """LOOP-2.8d: HAPPINESS, REPUTATION, few MATERIAL in the LANDFILL, GOAL achieved, ACTIVITY completed (LOOP-R28)."""
    activities = len(player.activities) if s.rules.counts_kept_activities else player.completed
    return [player.happiness, player.reputation, -size(player.landfill), len(player.achieved), activities]


def result_of(s: LoopState) -> Result:
    """LOOP-2.8c, LOOP-5.2d: the highest HAPPINESS wins. LOOP-6.3b, LOOP-7.3b: all win together at 11 or more."""
    standings = [standing(s, player) for player in s.players]
    ranking = sorted(standings, reverse=True)
    together = s.rules.together
    all_happy = all(player.happiness >= TARGET for player in s.players)
    seats = [
        SeatResult(
            player.seat + 1,
            player.happiness,
            {source: player.points[at] for at, source in enumerate(SOURCES)},
            1 if together else ranking.index(standings[player.seat]) + 1,
            all_happy if together else standings[player.seat] == ranking[0],
        )
        for player in s.players
    ]
    return Result(
        ENDINGS[s.ending], seats, "" if together else tie_break(ranking), together, TARGET if together else 0, {"rounds": s.round}
    )


def tie_break(ranking: list[list[int]]) -> str:
    """What separated first from second place; "" if HAPPINESS did, "shared" if nothing did (LOOP-R29)."""
    for at, name in enumerate(TIE_BREAKS):
        if ranking[0][at] != ranking[1][at]:
            return name if at else ""
    return "shared"
