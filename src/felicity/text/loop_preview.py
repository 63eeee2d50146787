"""What an option would cost or bring, found by playing it on a copy: the price on the label is the price that the rules take."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Option
from felicity.core.table import Table
from felicity.text.catalog import Figure

# Options whose figures depend on the table, and the public event that tells them. Nothing hidden or random is in these figures.
TOLD_BY: Final = {"work": "worked", "buy": "bought", "pay": "salvaged", "recycle": "recycled"}
YES: Final = {"Object": "pass", "AnswerFavour": "accept"}  # ... if nobody objects and the target accepts


def preview(table: Table, option: Option, kind: str) -> dict[str, Figure]:
    """COIN paid or gained, and HAPPINESS lost, where the option has such figures."""
    told = TOLD_BY.get(kind)
    if told is None:
        return {}
    twin = table.copy()
    twin.listen()
    twin.play(option)
    while twin.question in YES and not any(event.kind.name == told for events in twin.told for event in events):
        twin.play(YES[twin.question])
    for events in twin.told:
        for event in events:
            if event.kind.name == told:
                data = table.event_data(event)
                return {name: value for name in ("coins", "happiness") if isinstance(value := data.get(name), int)}
    return {"coins": 1, "happiness": 0}  # LOOP-2.0.a2: WORK without HAPPINESS
