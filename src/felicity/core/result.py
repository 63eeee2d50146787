"""How a game ended: points by source, winners, tie-break, and what ended it."""

from __future__ import annotations

from felicity.core.view_types import ResultData, SeatResultData


class SeatResult:
    """One seat's result: the points by source add up exactly to the score."""

    def __init__(self, seat: int, score: int, sources: dict[str, int], rank: int, won: bool) -> None:
        assert sum(sources.values()) == score, sources
        self.seat = seat  # from 1
        self.score = score
        self.sources = sources
        self.rank = rank  # 1 is best; equal ranks are shared
        self.won = won

    def as_dict(self) -> SeatResultData:
        """For pages and files."""
        return {"seat": self.seat, "score": self.score, "sources": self.sources, "rank": self.rank, "won": self.won}


class Result:
    """The end of a game."""

    def __init__(
        self, ended_by: str, seats: list[SeatResult], tie_break: str, together: bool, target: int, notes: dict[str, object]
    ) -> None:
        self.ended_by = ended_by  # e.g. "happiness", "depletion", "round_limit"
        self.seats = seats
        self.tie_break = tie_break  # what separated first from second place; "" if the score did, "shared" if nothing did
        self.together = together  # do all seats win or lose as one?
        self.target = target  # the score needed to win, if there is one, else 0
        self.notes = notes

    @property
    def winners(self) -> list[int]:
        """Seats that won, from 1; none when all lost together."""
        return [seat.seat for seat in self.seats if seat.won]

    @property
    def scores(self) -> list[int]:
        """Scores in seat order."""
        return [seat.score for seat in self.seats]

    def as_dict(self) -> ResultData:
        """For pages and files."""
        return {
            "ended_by": self.ended_by,
            "winners": self.winners,
            "tie_break": self.tie_break,
            "together": self.together,
            "target": self.target,
            "seats": [seat.as_dict() for seat in self.seats],
            "notes": self.notes,
        }

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, ended_by={self.ended_by!r})"
