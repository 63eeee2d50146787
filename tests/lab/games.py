"""Finished games written by hand, for the statistics."""

from __future__ import annotations

from felicity.lab.play import Played


def game(
    scores: tuple[int, ...],
    won: tuple[bool, ...],
    bots: tuple[str, ...] | None = None,
    roles: tuple[str, ...] | None = None,
    together: bool = False,
    starter: int = 1,
    tie_break: str = "score",
) -> Played:
    """A game that ended like this."""
    return Played(
        number=1,
        seed="1-1",
        bots=bots or ("greedy",) + ("random",) * (len(scores) - 1),
        starter=starter,
        roles=roles or ("intern",) * len(scores),
        scores=scores,
        sources=tuple({"start": 3, "goals": score - 3} for score in scores),
        ranks=tuple(1 if winner else 2 for winner in won),
        won=won,
        together=together,
        target=11 if together else 0,
        rounds=4,
        decisions=90,
        ended_by="depletion",
        tie_break="" if together else tie_break,
    )
