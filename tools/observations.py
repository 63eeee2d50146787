"""Write docs/observations.md from the fields that each game declares (`games/<game>/encoding.py`): `python -m tools.observations`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from felicity import plugins
from felicity.core.encoding import COUNTS, FLAG, NUMBER, ONE_OF, Encoding, Field
from felicity.games import OURS

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
SHOWN = 12  # words of a field; longer lists show the first and the last
HEAD = """# Observations

Every number of an observation: what it means, where it is, and which values it takes. [research.md](research.md#observations) shows how to read a row by these names.

A row begins with the table; the players follow in the order of their seats. «From» is the first place of a field, counted from 0, for a player from the beginning of that player's part. Long lists of words
show only the first and the last: `encoding_of("loop").table[3].words` has them all.

This page is written by `python -m tools.observations` from `games/<game>/encoding.py`, the same table that encodes and decodes the rows; a test fails if the page is out of date.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in OURS:
        encoding = plugins.plugin(name).encoding()
        assert encoding is not None
        parts += [f"\n## {plugins.game(name).facts.title}\n", *tables_of(encoding)]
    return "\n".join(parts)


def tables_of(encoding: Encoding[Any]) -> list[str]:
    """The fields of the table, and of each player."""
    found: list[str] = []
    for head, fields, places in (
        ("table", encoding.table, encoding.table_places),
        ("player", encoding.player, encoding.player_places),
    ):
        found.append(f"| {head}, {places:,} places | from | places | values | meaning |\n|---|--:|--:|---|---|")
        at = 0
        for field in fields:
            found.append(f"| `{field.name}` | {at} | {field.places} | {values_of(field)} | {field.meaning} |")
            at += field.places
        found.append("")
    return found


def values_of(field: Field) -> str:
    """The possible values of a field."""
    if field.kind == FLAG:
        return "yes or no"
    if field.kind == NUMBER:
        return f"{field.low} to {field.high:,}"
    words = ", ".join(field.words) if len(field.words) <= SHOWN else f"{field.words[0]} ... {field.words[-1]}"
    return {ONE_OF: f"one of {words}", COUNTS: f"0 to {field.high} of each: {words}"}[field.kind]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
