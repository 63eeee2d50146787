"""Winning the game: the first with all six keys on the stand. Keys on the stand are the score of the others."""

from __future__ import annotations

from felicity.core.position import NOTHING
from felicity.core.result import Result, SeatResult
from felicity.games.rainbow.constants import AREAS, SLOTS
from felicity.games.rainbow.state import Player, RainbowState


def result_of(s: RainbowState) -> Result:
    """RAIN-WIN-1, RAIN-R30: one winner; RAIN-R37: or, after the last round, the player with most keys."""
    won = s.winner != NOTHING
    standing = [standing_of(player, won) for player in s.players]
    ranking = sorted(standing, reverse=True)
    seats = [
        SeatResult(
            player.seat + 1,
            len(player.stand),
            {area: 1 if player.is_safe(at) else 0 for at, area in enumerate(AREAS)},
            ranking.index(mine) + 1,
            player.seat == s.winner if won else mine == ranking[0],
        )
        for player, mine in zip(s.players, standing)
    ]
    keys = [[{"area": AREAS[area], "round": at} for area, at in zip(player.stand, player.rounds)] for player in s.players]
    return Result("rainbow" if won else "round_limit", seats, tie_break(standing, won), False, SLOTS, {"rounds": s.round, "keys": keys})


def standing_of(player: Player, won: bool) -> tuple[int, int]:
    """Keys on the stand; after the last round keys in front break ties."""
    return len(player.stand), 0 if won else player.keys.bit_count()


def tie_break(standing: list[tuple[int, int]], won: bool) -> str:
    """What separated first from second place; "" if keys on the stand did, "shared" if nothing did."""
    first, second = sorted(standing, reverse=True)[:2]
    if won or first[0] != second[0]:
        return ""
    return "keys_in_front" if first != second else "shared"
