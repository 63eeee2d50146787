"""Goal of the Game: the happiest player wins."""

from __future__ import annotations

from felicity.core.result import Result, SeatResult
from felicity.games.nation.constants import ENDINGS, SOURCES
from felicity.games.nation.state import NationState, Player


def standing(s: NationState, player: Player) -> list[int]:
    """NATION-G.1, NATION-G.4, NATION-R14, NATION-R37: still in the game, Happiness, and by an option money less debts."""
    wealth = player.money - s.balance_of(player) if s.rules.money_breaks_ties else 0
    return [0 if player.out else 1, player.happiness, wealth]


def result_of(s: NationState) -> Result:
    """NATION-G.1, NATION-R37: the most Happiness wins; equals share the victory."""
    standings = [standing(s, player) for player in s.players]
    ranking = sorted(standings, reverse=True)
    seats = [
        SeatResult(
            player.seat + 1,
            player.happiness,
            {source: player.points[at] for at, source in enumerate(SOURCES)},
            ranking.index(standings[player.seat]) + 1,
            standings[player.seat] == ranking[0],
        )
        for player in s.players
    ]
    notes: dict[str, object] = {"rounds": s.round, "target": s.rules.target, "eliminated": [p.seat + 1 for p in s.players if p.out]}
    return Result(ENDINGS[s.ending], seats, tie_break(ranking), False, 0, notes)


def tie_break(ranking: list[list[int]]) -> str:
    """What separated first from second place; "" if Happiness or an elimination did, "shared" if nothing did."""
    if ranking[0][:2] != ranking[1][:2]:
        return ""
    return "money" if ranking[0] != ranking[1] else "shared"
