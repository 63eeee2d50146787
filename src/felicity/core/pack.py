"""Card data: the tables of a game's catalog, and packs that correct them. A mistake is reported with file, card and key."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

from felicity.core.keys import Entry, Key
from felicity.core.mistakes import BadFile, BadPack, Mistake, is_not, unknown
from felicity.core.native import mypyc_attr
from felicity.core.toml_file import bytes_of, read_file, read_toml
from felicity.core.untrusted import named, quoted, quoted_value, visible, wrong_data
from felicity.core.wording import Wording, system_reason, worded

MOST_FILES: Final = 100
DIGITS: Final = 12  # of the hash in a fingerprint

Tables = dict[str, dict[str, Entry]]  # table, card, entry
Files = tuple[tuple[str, bytes], ...]  # of a pack: name and content
Entries = list[tuple[str, str, Entry]]  # of a pack: file, table, entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalog:
    """The tables of a game that packs may correct: the keys of each table's entries, and its cards.

    `fixed` lists the keys, by table or by `table card`, that a pack can't change because the rules depend on them.
    """

    def __init__(self, path: Path, shapes: dict[str, dict[str, Key]], known: dict[str, list[str]], fixed: dict[str, list[str]]) -> None:
        self.path = path
        self.shapes = shapes
        self.known = known
        self.fixed = fixed
        self._data: dict[str, object] = {}
        self._replaced: list[tuple[int, Entries]] | None = None  # see `replaced`

    def data(self) -> dict[str, object]:
        """The default catalog, read once."""
        if not self._data:
            self._data = read_file(self.path)
        return self._data

    def entries(self, table: str) -> list[Entry]:
        """All entries of a table; none if the catalog has no such table."""
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

    # --- cards of earlier versions of the rules ---

    def replaced(self) -> list[tuple[int, Entries]]:
        """Cards that later versions of the rules have changed, as they were up to a version: the latest version first.

        They are in `earlier/3.toml` and so on: an entry there holds for version 3 and all before it, unless a file for a still
        earlier version has that card as well.
        """
        if self._replaced is None:
            files = sorted((self.path.parent / "earlier").glob("*.toml"), key=lambda path: int(path.stem), reverse=True)
            self._replaced = [(int(path.stem), self._entries_in(path)) for path in files]
        return self._replaced

    def _entries_in(self, path: Path) -> Entries:
        found: Entries = []
        for table, entries in read_file(path).items():
            assert isinstance(entries, list)
            found += [(path.name, table, entry) for entry in entries]
        return found

    def deck(self, version: str) -> str:
        """The last version of the rules with the same cards as this one; "" if these are the current cards."""
        later = [last for last, _ in self.replaced() if last >= int(version)]
        return str(later[-1]) if later else ""

    def entries_until(self, deck: str) -> Entries:
        """The entries that turn the current cards into those of an earlier version, in the order to apply them."""
        return [entry for last, entries in self.replaced() if last >= int(deck) for entry in entries] if deck else []

    def tables_until(self, deck: str) -> Tables:
        """The card data of an earlier version of the rules, or the current data."""
        tables = self.default_tables()
        for _, table, entry in self.entries_until(deck):
            tables[table][str(entry["id"])] = dict(entry)
        return tables

    def described(self) -> dict[str, dict[str, object]]:
        """For card editors: by table its cards, the values its keys may have, and the keys that can't be changed."""
        return {
            table: {
                "cards": self.known[table],
                "keys": {key: shape.described() for key, shape in shapes.items()},
                "fixed": self.fixed.get(table, []),
                "fixed_of": {card: keys for card in self.known[table] if (keys := self.fixed.get(f"{table} {card}", []))},
            }
            for table, shapes in self.shapes.items()
        }

    def contradiction(self, table: str, entry: Entry) -> Wording | None:
        """How the keys of a corrected entry contradict each other; a game in which they can overrides this."""
        return None

    def mistakes_in(self, file: str, data: dict[str, object]) -> list[Mistake]:
        """Everything that is wrong with a pack's file, each with file, card and key."""
        wrong: list[Mistake] = []
        for table, entries in data.items():
            if table == "pack" and isinstance(entries, dict):
                continue
            if table not in self.shapes:
                known = ", ".join(f"[[{name}]]" for name in self.shapes)
                text = f"table [[{named(table)}]] is not known; a pack may hold {known}"
                wrong.append(Mistake(worded(text, "wrong-table", table=named(table), known=known), file))
                continue
            if not isinstance(entries, list):
                text = f"{table} must be written as [[{table}]], once for each card"
                wrong.append(Mistake(worded(text, "wrong-brackets", table=table), file))
                continue
            for number, entry in enumerate(entries, 1):
                wrong += self._mistakes_of(file, table, number, entry)
        return wrong

    def _mistakes_of(self, file: str, table: str, number: int, entry: object) -> list[Mistake]:
        if not isinstance(entry, dict) or "id" not in entry:
            text = f"[[{table}]] number {number}: key id is missing"
            return [Mistake(worded(text, "wrong-no-id", table=table, number=number), file)]
        card = entry["id"]
        if card not in self.known[table]:
            known = ", ".join(self.known[table])
            text = f"[[{table}]] {quoted(card)}: there is no such card; known are {known}"
            return [Mistake(worded(text, "wrong-card", table=table, card=quoted_value(card), known=known), file)]
        shapes = self.shapes[table]
        fixed = self.fixed.get(table, []) + self.fixed.get(f"{table} {card}", [])
        wrong: list[Wording] = []
        for key, value in entry.items():
            if key in ("id", "note"):
                continue
            if key not in shapes:
                wrong.append(unknown(named(key), list(shapes)))
            elif key in fixed:
                wrong.append(worded(f"key {key} can't be changed by a pack", "wrong-fixed", at=key))
            else:
                misfit = wrong_data(value)
                if misfit:
                    wrong.append(worded(f"key {key}: {misfit}", "wrong-data", at=key, wrong=misfit))
                elif not shapes[key].accepts(value):
                    wrong.append(is_not(key, value, shapes[key].expected))
        return [Mistake(each, file, table, card) for each in wrong]


def files_in(folder: Path, mistakes: list[Mistake]) -> Files:
    """The files in a pack's folder, by name. An unreadable file counts as empty, and the reason is added to the mistakes."""
    try:
        is_folder = folder.is_dir()
        paths = sorted(folder.glob("*.toml"))
    except OSError as error:  # e.g. a name that the system doesn't accept
        raise BadFile(
            str(folder), worded(f"this folder can't be read ({error.strerror})", "folder-unreadable", why=system_reason(error))
        ) from None
    if not is_folder:
        raise BadFile(str(folder), worded("there is no such folder; a pack is a folder of .toml files", "folder-missing"))
    if not paths or len(paths) > MOST_FILES:
        raise BadFile(str(folder), worded(f"a pack needs at least one .toml file, and up to {MOST_FILES}", "folder-files", most=MOST_FILES))
    files: list[tuple[str, bytes]] = []
    for path in paths:
        try:
            files.append((path.name, bytes_of(path)))
        except BadFile as error:
            files.append((path.name, b""))
            mistakes.append(error.mistake)
    return tuple(files)


def name_of(folder: Path) -> str:
    """The name of the pack in this folder."""
    return visible(folder.resolve().name).strip()


def digest_of(files: Files) -> str:
    """The hash of all files and their names. A fingerprint has its first digits."""
    digest = hashlib.sha256()
    for file, content in files:
        digest.update(os.fsencode(file) + b"\0" + content)
    return digest.hexdigest()


def fingerprint_of(name: str, digest: str) -> str:
    """The name of a pack in records and saves."""
    return f"{name}-{digest[:DIGITS]}"


class Pack:
    """Corrected card data: files or, if these have already been read, their entries."""

    def __init__(self, catalog: Catalog, name: str, files: Files, mistakes: list[Mistake]) -> None:
        self.catalog = catalog
        self.mistakes = mistakes
        self.entries: Entries = []
        for file, content in files:
            self._read(named(file), content)
        self.digest = digest_of(files)
        self.fingerprint = fingerprint_of(name, self.digest)

    def _read(self, file: str, content: bytes) -> None:
        try:
            data = read_toml(file, content)
        except BadFile as error:
            self.mistakes.append(error.mistake)
            return
        wrong = self.catalog.mistakes_in(file, data)
        self.mistakes += wrong
        if not wrong:
            for table, entries in data.items():
                if isinstance(entries, list):
                    self.entries += [(file, table, entry) for entry in entries]

    def tables(self) -> Tables:
        """The default card data, corrected by the pack."""
        return corrected(self.catalog, self.entries, self.mistakes)


def corrected(catalog: Catalog, entries: Entries, mistakes: list[Mistake], deck: str = "") -> Tables:
    """The card data of the current or an earlier version, corrected by valid entries; raises `BadPack` with every contradiction."""
    tables = catalog.tables_until(deck)
    for file, table, entry in entries:
        card = str(entry["id"])
        tables[table][card] |= entry
        wrong = catalog.contradiction(table, tables[table][card])
        if wrong:
            mistakes.append(Mistake(wrong, file, table, card))
    if mistakes:
        raise BadPack(mistakes)
    return tables


def read_pack(catalog: Catalog, folder: Path) -> Pack:
    """The pack in a folder."""
    mistakes: list[Mistake] = []
    files = files_in(folder, mistakes)
    return Pack(catalog, name_of(folder), files, mistakes)
