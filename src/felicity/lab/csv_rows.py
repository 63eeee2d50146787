"""Rows as CSV, with lists as JSON."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from typing import TextIO

from felicity.lab.rows import COLUMNS, Row


def write_head(out: TextIO) -> None:
    """The names of the columns."""
    csv.writer(out, lineterminator="\n").writerow(COLUMNS)


def write_rows(rows: Sequence[Row], out: TextIO) -> int:
    """Some rows; returns how many there are."""
    csv.writer(out, lineterminator="\n").writerows([flat(value, COLUMNS[name]) for name, value in row.items()] for row in rows)
    return len(rows)


def flat(value: object, kind: str) -> object:
    """A single value for a CSV cell.

    >>> flat([("goals", 3)], "map<string, int32>"), flat([True], "list<bool>"), flat(None, "int16?"), flat(False, "bool")
    ('{"goals": 3}', '[true]', '', 0)
    """
    if kind.startswith("map"):
        return json.dumps(dict(value), ensure_ascii=False)  # type: ignore[call-overload]
    if kind.startswith("list"):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, bool):
        return int(value)
    return "" if value is None else value
