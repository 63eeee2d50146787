"""Card data: the tables of a game's catalog, and packs that correct them. A mistake is reported with file, card and key."""

from __future__ import annotations

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Final

from felicity.core.errors import CannotRead
from felicity.core.native import mypyc_attr
from felicity.core.untrusted import check_data, named, quoted, visible

CERTAINTIES: Final = ["printed", "reconstructed", "designed"]

LARGEST: Final = 1_000_000  # bytes of a file of a pack
MOST_FILES: Final = 100

Entry = dict[str, object]
Tables = dict[str, dict[str, Entry]]  # table, card, entry
Files = tuple[tuple[str, bytes], ...]  # of a pack: each with its name


@mypyc_attr(allow_interpreted_subclasses=True)
class Key:
    """What the value of one key must be."""

    def __init__(self, expected: str) -> None:
        self.expected = expected

    def accepts(self, value: object) -> bool:
        """Is this a value for the key?"""
        return isinstance(value, str)


class Number(Key):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(f"a whole number from {low} to {high}")
        self.low = low
        self.high = high

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class YesNo(Key):
    """true or false."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)


class OneOf(Key):
    """One word of a list."""

    def __init__(self, words: list[str]) -> None:
        super().__init__("one of " + ", ".join(words))
        self.words = words

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words


TEXT: Final = Key("a text")
MARK: Final = OneOf(CERTAINTIES)
FLAG: Final = YesNo("true or false")


def read_file(path: Path) -> dict[str, object]:
    """A TOML file, or a clear refusal."""
    return read_toml(named(path.name), bytes_of(path))


def read_toml(file: str, content: bytes) -> dict[str, object]:
    """What is in a TOML file, or a clear refusal."""
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise CannotRead(f"{file}: not a text in UTF-8 ({error}).") from None
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits, lists in lists without end
        raise CannotRead(f"{file}: not valid TOML: {visible(str(error))}.") from None


def bytes_of(path: Path) -> bytes:
    """What is in a file of a pack. Pipes, devices and folders may be called .toml, too."""
    file = named(path.name)
    try:
        if not path.is_file():
            raise CannotRead(f"{file}: can't be read: expected an ordinary file.")
        if path.stat().st_size > LARGEST:
            raise CannotRead(f"{file}: is too large: expected up to {LARGEST} bytes.")
        return path.read_bytes()
    except OSError as error:
        raise CannotRead(f"{file}: can't be read ({error.strerror}).") from None


def whole(entry: Entry, key: str) -> int:
    """A whole number of an entry that was checked."""
    value = entry[key]
    assert isinstance(value, int)
    return value


def wholes(entry: Entry, key: str) -> tuple[int, ...]:
    """A list of whole numbers of an entry that was checked."""
    values = entry[key]
    assert isinstance(values, list)
    return tuple(values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalog:
    """The tables of a game that packs may correct: the keys of an entry by table, and the cards that there are.

    `fixed` names the keys that a pack can't change since the rules depend on them, by table or by `table card`.
    """

    def __init__(self, path: Path, shapes: dict[str, dict[str, Key]], known: dict[str, list[str]], fixed: dict[str, list[str]]) -> None:
        self.path = path
        self.shapes = shapes
        self.known = known
        self.fixed = fixed
        self._data: dict[str, object] = {}

    def data(self) -> dict[str, object]:
        """The default catalog, read once."""
        if not self._data:
            self._data = read_file(self.path)
        return self._data

    def entries(self, table: str) -> list[Entry]:
        """All entries of one of its tables; none, if it has no such table."""
        entries = self.data().get(table, [])
        assert isinstance(entries, list)
        return entries

    def default_tables(self) -> Tables:
        """The default card data."""
        tables: Tables = {}
        for table in self.shapes:
            tables[table] = {str(entry["id"]): dict(entry) for entry in self.entries(table)}
            assert sorted(tables[table]) == sorted(self.known[table]), table
        return tables

    def contradiction(self, table: str, entry: Entry) -> str:
        """What the keys of a corrected entry say against each other; a game whose keys can overrides this."""
        return ""

    def mistakes_in(self, file: str, data: dict[str, object]) -> list[str]:
        """Everything that is wrong with a pack's file, each with file, card and key."""
        wrong: list[str] = []
        for table, entries in data.items():
            if table == "pack" and isinstance(entries, dict):
                continue
            if table not in self.shapes:
                known = ", ".join(f"[[{name}]]" for name in self.shapes)
                wrong.append(f"{file}: table [[{named(table)}]] is not known; a pack may hold {known}.")
                continue
            if not isinstance(entries, list):
                wrong.append(f"{file}: {table} must be written as [[{table}]], once for each card.")
                continue
            for at, entry in enumerate(entries, 1):
                wrong += self._mistakes_of(file, table, at, entry)
        return wrong

    def _mistakes_of(self, file: str, table: str, at: int, entry: object) -> list[str]:
        if not isinstance(entry, dict) or "id" not in entry:
            return [f"{file}: [[{table}]] number {at}: key id is missing."]
        card = entry["id"]
        if card not in self.known[table]:
            return [f"{file}: [[{table}]] {quoted(card)}: there is no such card; known are {', '.join(self.known[table])}."]
        shapes = self.shapes[table]
        fixed = self.fixed.get(table, []) + self.fixed.get(f"{table} {card}", [])
        wrong: list[str] = []
        for key, value in entry.items():
            if key in ("id", "note"):
                continue
            if key not in shapes:
                wrong.append(f"{file}: {table} {card}: key {named(key)} is not known; known are {', '.join(shapes)}.")
            elif key in fixed:
                wrong.append(f"{file}: {table} {card}: key {key} can't be changed by a pack.")
            else:
                wrong += self._mistakes_at(f"{file}: {table} {card}: key {key}", shapes[key], value)
        return wrong

    def _mistakes_at(self, where: str, shape: Key, value: object) -> list[str]:
        try:
            check_data(value, where)
        except CannotRead as error:
            return [str(error)]
        return [] if shape.accepts(value) else [f"{where} is {quoted(value)}, expected {shape.expected}."]


def files_in(folder: Path, mistakes: list[str]) -> Files:
    """The files of a pack's folder, by name. One that can't be read is empty, and why is added to the mistakes."""
    try:
        is_folder = folder.is_dir()
        paths = sorted(folder.glob("*.toml"))
    except OSError as error:  # e.g. a name that no system takes
        raise CannotRead(f"{folder}: there is no such folder that could be read ({error.strerror}).") from None
    if not is_folder:
        raise CannotRead(f"{folder}: there is no such folder; a pack is a folder of .toml files.")
    if not paths or len(paths) > MOST_FILES:
        raise CannotRead(f"{folder}: a pack needs at least one .toml file, and up to {MOST_FILES}.")
    files: list[tuple[str, bytes]] = []
    for path in paths:
        try:
            files.append((path.name, bytes_of(path)))
        except CannotRead as error:
            files.append((path.name, b""))
            mistakes.append(str(error))
    return tuple(files)


def name_of(folder: Path) -> str:
    """What a pack in this folder is called."""
    return visible(folder.resolve().name).strip()


class Pack:
    """Corrected card data, in files."""

    def __init__(self, catalog: Catalog, name: str, files: Files, mistakes: list[str]) -> None:
        self.catalog = catalog
        self.mistakes = mistakes
        self.entries: list[tuple[str, str, Entry]] = []  # file, table, entry
        digest = hashlib.sha256()
        for file, content in files:
            digest.update(os.fsencode(file) + b"\0" + content)
            self._read(named(file), content)
        self.fingerprint = f"{name}-{digest.hexdigest()[:12]}"

    def _read(self, file: str, content: bytes) -> None:
        try:
            data = read_toml(file, content)
        except CannotRead as error:
            self.mistakes.append(str(error))
            return
        wrong = self.catalog.mistakes_in(file, data)
        self.mistakes += wrong
        if not wrong:
            for table, entries in data.items():
                if isinstance(entries, list):
                    self.entries += [(file, table, entry) for entry in entries]

    def tables(self) -> Tables:
        """The default card data, corrected by the pack."""
        tables = self.catalog.default_tables()
        for file, table, entry in self.entries:
            card = str(entry["id"])
            tables[table][card] |= entry
            wrong = self.catalog.contradiction(table, tables[table][card])
            if wrong:
                self.mistakes.append(f"{file}: {table} {card}: {wrong}.")
        if self.mistakes:
            raise CannotRead("The pack has mistakes:\n" + "\n".join(self.mistakes))
        return tables


def read_pack(catalog: Catalog, folder: Path) -> Pack:
    """The pack in a folder."""
    mistakes: list[str] = []
    files = files_in(folder, mistakes)
    return Pack(catalog, name_of(folder), files, mistakes)
