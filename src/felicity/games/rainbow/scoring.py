"""Winning the game: the first with all six keys on the stand. Keys on the stand are the score of the others."""

from __future__ import annotations

from felicity.core.result import Result, SeatResult
from felicity.games.rainbow.state import RainbowState
from felicity.games.rainbow.words import AREAS, SLOTS


def result_of(s: RainbowState) -> Result:
    """RAIN-WIN-1, RAIN-R30: one winner."""
    ranking = sorted([len(player.stand) for player in s.players], reverse=True)
    seats = [
        SeatResult(
            player.seat + 1,
            len(player.stand),
            {area: 1 if player.is_safe(at) else 0 for at, area in enumerate(AREAS)},
            ranking.index(len(player.stand)) + 1,
            player.seat == s.winner,
        )
        for player in s.players
    ]
    keys = [[{"area": AREAS[area], "round": at} for area, at in zip(player.stand, player.rounds)] for player in s.players]
    return Result("rainbow", seats, "", False, SLOTS, {"rounds": s.round, "keys": keys})
