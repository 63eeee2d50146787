"""The options on offer, numbered and grouped, and parsing of the answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from felicity.cli.page import wrapped
from felicity.core.option import Option
from felicity.core.table import Table
from felicity.core.untrusted import whole
from felicity.text import has
from felicity.text.narrator import Narrator

FEW: Final = 4  # up to this many options of one kind are listed one per line


class Entry:
    """An option with its number."""

    def __init__(self, number: int, option: Option, label: str, row: str, cell: str) -> None:
        self.number = number
        self.option = option
        self.label = label
        self.row = row  # "" if the option always has its own line
        self.cell = cell


class Menu:
    """All options of one decision, in the order in which they are shown."""

    def __init__(self, table: Table, narrator: Narrator, width: int) -> None:
        self.narrator = narrator
        self.width = width
        self.groups: dict[str, list[Entry]] = {}
        question = table.question
        offered = table.options()
        in_order = sorted(offered, key=lambda option: narrator.GROUPS.index(narrator.group(option, question)))
        for number, option in enumerate(in_order, 1):
            more = narrator.preview(table, option)
            row = cell = ""
            if narrator.has_cell(option):
                row, cell = (narrator.option(option, question, more, form) for form in ("row", "cell"))
            entry = Entry(number, option, narrator.option(option, question, more), row, cell)
            self.groups.setdefault(narrator.group(option, question), []).append(entry)

    @property
    def entries(self) -> list[Entry]:
        """By number."""
        return [entry for group in self.groups.values() for entry in group]

    def lines(self) -> list[tuple[str, str]]:
        """The menu's lines with their styles."""
        found: list[tuple[str, str]] = []
        for group, entries in self.groups.items():
            if group != "answer":
                found.append((self.heading(group), "bold cyan"))
            for _, same in groupby(entries, key=lambda entry: entry.option.kind):
                found += [(line, "") for line in self.block(list(same))]
        return found

    def heading(self, group: str) -> str:
        """The name of a group, and what it is about."""
        key = f"{self.narrator.GAME}-group-{group}"
        about = f" ({self.narrator.say(key + '.about')})" if has(self.narrator.lang, key + ".about") else ""
        return f" {self.narrator.say(key)}{about}"

    def block(self, entries: list[Entry]) -> list[str]:
        """Options of one kind: one per line, or many in rows."""
        if len(entries) <= FEW or not entries[0].row:
            return [line for entry in entries for line in wrapped(f"{entry.number:>3}  {entry.label}", self.width, 1, 5)]
        rows = [(row, list(cells)) for row, cells in groupby(entries, key=lambda entry: entry.row)]
        left = max(len(row) for row, _ in rows) + 2
        return [line for row, cells in rows for line in self.row(row, cells, left, max(len(entry.cell) for entry in entries) + 6)]

    def row(self, row: str, cells: list[Entry], left: int, wide: int) -> Iterator[str]:
        """One row, in as many lines as it needs."""
        each = max(1, (self.width - 2 - left) // wide)
        for start in range(0, len(cells), each):
            head = row if start == 0 else ""
            text = "".join(f"{f'{entry.number:>3}  {entry.cell}':{wide}}" for entry in cells[start : start + each])
            yield f"  {head:{left}}{text}".rstrip()

    def by_number(self, answer: str) -> Option | None:
        """The option with this number, if the answer is one."""
        number = whole(answer, len(self.entries))
        return self.entries[number - 1].option if number else None
