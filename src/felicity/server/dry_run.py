"""Tries every choice on a copy before it is written: an entry can't be removed, and must never break a table."""

from __future__ import annotations

from felicity.core.errors import FelicityError
from felicity.core.table import Table
from felicity.server.bot_pool import Run


def legal_part(table: Table, run: Run) -> Run:
    """As much of a run as the table allows, at least its first choice; raises if that isn't allowed or the engine fails."""
    twin = table.copy()
    twin.listen()
    lawful = run
    for at, (seat, option) in enumerate(run):
        try:
            chosen = twin.check(option, seat)
        except FelicityError:
            if at == 0:
                raise
            lawful = run[:at]
            break
        twin.play(chosen)
    show_all(twin)
    return lawful


def show_all(table: Table) -> None:
    """Build everything that people will be shown next: events, the open choice or the result, and every seat's view."""
    for events in table.log:
        for event in events:
            table.event_data(event)
    if not table.is_over:
        table.options()
        table.refusals()
    for seat in (None, *range(1, table.setup.players + 1)):
        table.view(seat)
