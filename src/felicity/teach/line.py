"""A line that is played out: how a game may go on after another choice."""

from __future__ import annotations

from collections.abc import Sequence

from felicity.core.rng import Rng, start_of
from felicity.core.table import Table


def played_out(table: Table, luck: str, options: Sequence[str]) -> Table:
    """The table after these options, with its events, in a position that the seat to act couldn't tell from the real one.

    What the seat couldn't see is guessed: always the same for the same `luck`.
    """
    seat = table.to_act
    assert seat is not None
    found = table.guess(seat, Rng(start_of(luck)))
    found.listen()
    for option in options:
        found.play(option)
    return found
