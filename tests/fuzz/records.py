"""Changed records: each is read and plays as it says, or is refused with `CannotRead`; a server takes it in or refuses it alike."""

from __future__ import annotations

import contextlib
import json
import zlib
from random import Random
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.core.errors import BadOptions, CannotRead
from felicity.core.game import FAST, SECURE
from felicity.core.record import Record
from felicity.core.table import Table
from felicity.server.new_tables import open_record
from felicity.server.records import record_of
from felicity.server.refused import Refused
from felicity.server.shuffle import Agreed, Shuffle, options_text, part_commitment, record_lines, verify
from felicity.server.stored_table import StoredTable
from tests.fuzz.kind import Kind, need_sentence
from tests.fuzz.nasty import LETTERS, NUMBERS, change_data, change_text

UPLOADED = 10  # one of so many is also given to a server
RECORDS = 40  # that are changed before others are played


class Records(Kind):
    """Records of real games, with something changed."""

    name = "records"

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.known: list[str] = []
        self.left = 0

    def make(self) -> str:
        if self.left == 0:
            self.known = [some_record(self.rng) for _ in range(RECORDS)]
            self.left = 50 * RECORDS
        self.left -= 1
        text = self.rng.choice(self.known)
        for _ in range(self.rng.choice([1, 1, 1, 2, 3])):
            text = self.changed(text)
        return text

    def changed(self, text: str) -> str:
        """Something else in a line, or another order of lines."""
        rng, lines = self.rng, text.split("\n")
        at = rng.randrange(len(lines))
        how = rng.randrange(10)
        if how < 4:
            lines[at] = change_text(lines[at], rng)
        elif how == 4:
            lines.pop(at)
        elif how == 5:
            lines.insert(rng.randrange(len(lines)), lines[at])
        elif how == 6:
            lines[at] = rng.choice(rng.choice(self.known).split("\n"))
        elif how == 7:
            lines[at] = lines[at].partition(":")[0] + ": " + rng.choice([*LETTERS, *NUMBERS])
        elif how == 8:
            lines[at] = "seat" + rng.choice(NUMBERS) + ":" + lines[at].partition(":")[2]
        else:
            lines = [changed_position(line, rng) if line.startswith("position:") else line for line in lines]
        return rng.choice(["\n", "\n", "\n", "\r\n"]).join(lines)

    def takes(self, text: str) -> bool:
        try:
            table = felicity.replay(text)
        except CannotRead as error:
            need_sentence(str(error))
            if is_uploaded(text):
                refused_by_server(text)
            return False
        names = Record(text).names
        again = table.record(names)
        again.encode("utf-8")
        assert felicity.replay(again).dump() == table.dump(), "its own record goes differently"
        assert Record(again).names == names, "its own record names others"
        if is_uploaded(text):
            shown_by_server(text, table)
        return True


def is_uploaded(text: str) -> bool:
    """Is this one of those that a server is given?"""
    return zlib.crc32(text.encode("utf-8", "surrogatepass")) % UPLOADED == 0


def shown_by_server(text: str, table: Table) -> None:
    """A server keeps it, shows it and gives it back."""
    header, entries = open_record(text, "")
    stored = StoredTable(header, entries)
    for value in (header.source, header.options, [entry.data for entry in entries]):
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    assert felicity.replay(record_of(stored)).dump() == table.dump(), "the record of its table goes differently"
    with contextlib.suppress(CannotRead):
        verify(Record(text))


def refused_by_server(text: str) -> None:
    """A server refuses it with a code."""
    with pytest.raises(Refused) as refused:
        open_record(text, "")
    assert refused.value.code == "cannot-read"


def some_record(rng: Random) -> str:
    """A record of a few choices, with all that a record may hold."""
    table = some_table(rng)
    for _ in range(rng.choice([0, 1, 1, 3, 5, 8, 30])):
        if table.is_over:
            break
        table.play(rng.choice(table.options()))
    if rng.random() < 0.2 and not table.is_over:
        table = felicity.load(json.loads(json.dumps(table.dump())))
        table.play(table.options()[0])
    text = table.record(rng.choice([None, ["Ada", "Bo (greedy)"], ["Ada, the 1st", "\u2028"]]))
    if rng.random() < 0.2:
        part, code = rng.randbytes(16).hex(), "ABCDEF"
        setup, commitments = table.setup, {1: part_commitment(code, 1, part)}
        agreed = Agreed(setup.game, setup.version, setup.mode, setup.players, options_text(setup.options))
        shuffle = Shuffle(code, rng.randbytes(32).hex(), (1,), commitments, rng.choice([{}, {1: part}]), agreed)
        seed = table.setup.seed
        if rng.random() < 0.5 and not table.moves and table.origin is None:
            text = text.replace(f"seed: {seed}\n", f"seed: {shuffle.seed}\n")
            seed = shuffle.seed
        text = text.replace(f"seed: {seed}\n", "\n".join([f"seed: {seed}", *record_lines(shuffle), ""]))
    return text


def some_table(rng: Random) -> Table:
    """A new table of some game, in some mode, with some of its options switched."""
    facts = plugins.game(rng.choice(list(felicity.games()))).facts
    while True:
        mode = rng.choice(list(facts.modes))
        options: dict[str, Any] = {each.name: rng.choice(each.values) for each in facts.options if each.values and rng.random() < 0.1}
        chance, players = rng.choice([FAST, SECURE]), rng.randint(*facts.modes[mode])
        try:
            return felicity.new(facts.id, players=players, mode=mode, seed=rng.randrange(10**9), chance=chance, **options)
        except BadOptions:
            continue


def changed_position(line: str, rng: Random) -> str:
    """A position line with something else in it."""
    try:
        data = json.loads(line.partition(":")[2])
    except (ValueError, RecursionError):
        return change_text(line, rng)
    return f"position: {json.dumps(change_data(data, rng))}"
