"""The result of a game that ended because somebody ran out of time. Pure: no clock."""

from __future__ import annotations

from felicity.core.result import Result, SeatResult
from felicity.server.stored_table import StoredTable

ENDED_BY = "time"


def result_by_time(stored: StoredTable, lost: int) -> Result:
    """All others win; nobody does where all win or lose together, or nobody else plays. Points don't count."""
    table = stored.playing()
    try:
        together = table.game.result(table.state).together
    except Exception:  # a game needn't be able to judge an open position
        together = False
    seats = range(1, len(stored.chairs) + 1)
    won = {seat: not together and seat != lost for seat in seats}
    rank = {seat: 1 if won[seat] or together else 2 for seat in seats}
    return Result(ENDED_BY, [SeatResult(seat, 0, {}, rank[seat], won[seat]) for seat in seats], "", together, 0, {})
