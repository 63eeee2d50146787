"""The cards' figures, read from the catalog and from packs. A mistake is reported with file, card and key."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Final

from felicity.core.errors import CannotRead
from felicity.games.loop import names
from felicity.games.loop.words import FAVOURS, MATERIALS, MAX_QUALITY, MODES, PROPERTIES

CATALOG: Final = Path(__file__).parents[2] / "rules" / "loop.toml"
DOUBLE: Final = -1  # a SALARY that doubles the COIN held
HOBBY: Final = 0
CURIOSITY: Final = 1
PROPERTY: Final = 2
GOAL_KINDS: Final = ["hobby", "curiosity", "property"]
CERTAINTIES: Final = ["printed", "reconstructed", "designed"]

Entry = dict[str, object]
Tables = dict[str, dict[str, Entry]]  # table, card, entry


class Cards:
    """Figures by card number; what the state refers to and never changes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables  # the entries as read, for lists and pages
        careers = [tables["career"][name] for name in names.CAREERS]
        self.career_happiness = [_int(entry, "happiness") for entry in careers]
        self.career_coins = [_int(entry, "coins") for entry in careers]
        self.career_reputation = [_int(entry, "reputation") for entry in careers]
        self.career_materials = [_ints(entry, "materials") for entry in careers]
        self.salary_coins = [[_salary(part["coins"]) for part in _parts(entry)] for entry in careers]
        self.salary_loss = [[-_int(part, "happiness") for part in _parts(entry)] for entry in careers]
        events = [tables["event"][name] for name in names.EVENTS]
        self.event_continuous = [entry["kind"] == "continuous" for entry in events]
        # By mode (LOOP-5.1g, LOOP-9.0): CAREER that may be dealt, which the INTERN on every back never is, and EVENT that are used.
        self.careers_in = [tuple([career for career in used_in(mode, careers) if career != names.INTERN]) for mode in MODES]
        self.events_in = [tuple(used_in(mode, events)) for mode in MODES]
        activities = [tables["activity"][name] for name in names.ACTIVITIES]
        titles = [str(entry["name"]) for entry in activities]
        self.activity_name = [titles.index(title) for title in titles]  # as a number: equal where the names are
        self.activity_first = [_words(entry, "materials", MATERIALS)[0] for entry in activities]
        self.activity_second = [_words(entry, "materials", MATERIALS)[1] for entry in activities]
        self.activity_properties = [_words(entry, "properties", PROPERTIES) for entry in activities]
        goals = [tables["goal"][name] for name in names.GOALS]
        self.goal_kind = [GOAL_KINDS.index(str(entry["kind"])) for entry in goals]
        self.goal_happiness = [_int(entry, "happiness") for entry in goals]
        self.goal_requires = [_requirement(entry) for entry in goals]
        hands = [tables["opening_hand"][str(players)] for players in range(1, 7)]
        self.sets_removed = [0] + [_int(entry, "material_sets_removed") for entry in hands]  # by number of players
        self.opening_favours = [()] + [_ints(entry, "favours") for entry in hands]
        self.favour_thanks = [_int(tables["favour"]["red-" + name], "accept_reputation") for name in FAVOURS]


def used_in(mode: str, entries: list[Entry]) -> list[int]:
    """LOOP-R66, LOOP-R67: the cards that aren't marked as not for a mode."""
    return [number for number, entry in enumerate(entries) if entry.get(f"not_for_{mode}") is not True]


def _int(entry: Entry, key: str) -> int:
    value = entry[key]
    assert isinstance(value, int)
    return value


def _ints(entry: Entry, key: str) -> tuple[int, ...]:
    values = entry[key]
    assert isinstance(values, list)
    return tuple(values)


def _parts(entry: Entry) -> list[Entry]:
    parts = entry["salary"]
    assert isinstance(parts, list)
    return parts


def _salary(coins: object) -> int:
    if isinstance(coins, int):
        return coins
    return DOUBLE


def _words(entry: Entry, key: str, known: list[str]) -> list[int]:
    words = entry[key]
    assert isinstance(words, list)
    return [known.index(str(word).lower()) for word in words]


def _requirement(entry: Entry) -> list[int]:
    needed = entry.get("requires", {})
    assert isinstance(needed, dict)
    return [int(needed.get(word.upper(), 0)) for word in PROPERTIES]


# --- checking entries ---


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


class Several(Key):
    """A list of so many words, or of numbers within bounds."""

    def __init__(self, expected: str, low: int, high: int, words: list[str], different: bool = False) -> None:
        super().__init__(expected)
        self.low = low
        self.high = high
        self.words = words  # empty: QUALITY figures
        self.different = different

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            return False
        if self.different and len({str(word) for word in value}) < len(value):
            return False
        if self.words:
            return all(isinstance(word, str) and word.lower() in self.words for word in value)
        return all(isinstance(part, int) and not isinstance(part, bool) and 1 <= part <= MAX_QUALITY for part in value)


class Salaries(Key):
    """One to three SALARY."""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or not 1 <= len(value) <= 3:
            return False
        coins, loss = Number(0, 20), Number(-12, 0)
        for part in value:
            if not isinstance(part, dict) or set(part) != {"coins", "happiness"}:
                return False
            if not loss.accepts(part["happiness"]) or not (part["coins"] == "double" or coins.accepts(part["coins"])):
                return False
        return True


class Requirement(Key):
    """PROPERTY icons that a GOAL asks for."""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, dict) or not all(str(word).lower() in PROPERTIES for word in value):
            return False
        one = Number(1, 5)
        return all(one.accepts(icons) for icons in value.values()) and 3 <= sum(value.values()) <= 5


TEXT: Final = Key("a text")
MARK: Final = OneOf(CERTAINTIES)
FLAG: Final = YesNo("true or false")
SHAPES: Final[dict[str, dict[str, Key]]] = {
    "career": {
        "name": TEXT,
        "happiness": Number(0, 12),
        "coins": Number(0, 20),
        "materials": Several("a list of QUALITY figures from 1 to 4", 0, 6, []),
        "reputation": Number(0, 2),
        "salary": Salaries('one to three entries { coins = number or "double", happiness = 0 or less }'),
        "level": Number(1, 3),
        "not_for_coop": FLAG,
        "not_for_solo": FLAG,
        "certainty": MARK,
    },
    "event": {"name": TEXT, "kind": OneOf(["continuous", "immediate"]), "not_for_coop": FLAG, "not_for_solo": FLAG, "certainty": MARK},
    "activity": {
        "name": TEXT,
        "materials": Several(f"two of {', '.join(MATERIALS)}", 2, 2, MATERIALS),
        "properties": Several(f"two different ones of {', '.join(PROPERTIES)}", 2, 2, PROPERTIES, different=True),
        "certainty": MARK,
    },
    "goal": {
        "name": TEXT,
        "happiness": Number(1, 12),
        "requires": Requirement("3 to 5 PROPERTY icons, e.g. { HOUSE = 2, GROUP = 1 }"),
        "certainty": MARK,
    },
    "favour": {"name": TEXT, "accept_reputation": Number(0, 2), "certainty": MARK},
}
FIXED: Final = {"event": ["kind"]}  # what a pack can't change, since the rules depend on it
KNOWN: Final = {
    "career": names.CAREERS,
    "event": names.EVENTS,
    "activity": names.ACTIVITIES,
    "goal": names.GOALS,
    "favour": [colour + "-" + name for colour in ("red", "blue") for name in FAVOURS if (colour, name) != ("blue", "recycle")]
    + ["blue-renew"],
}


def read_catalog() -> dict[str, object]:
    """The catalog of the house, read once."""
    if not _catalog:
        _catalog.update(read_file(CATALOG))
    return _catalog


_catalog: Final[dict[str, object]] = {}


def read_file(path: Path) -> dict[str, object]:
    """A TOML file, or a clear refusal."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRead(f"{path.name}: can't be read ({error}).") from None
    except tomllib.TOMLDecodeError as error:
        raise CannotRead(f"{path.name}: not valid TOML: {error}.") from None


def mistakes_in(file: str, data: dict[str, object]) -> list[str]:
    """Everything that is wrong with a pack's file, each with file, card and key."""
    wrong: list[str] = []
    for table, entries in data.items():
        if table == "pack" and isinstance(entries, dict):
            continue
        if table not in SHAPES:
            wrong.append(f"{file}: table [[{table}]] is not known; a pack may hold {', '.join(f'[[{name}]]' for name in SHAPES)}.")
            continue
        if not isinstance(entries, list):
            wrong.append(f"{file}: {table} must be written as [[{table}]], once for each card.")
            continue
        for at, entry in enumerate(entries, 1):
            wrong += _mistakes_of(file, table, at, entry)
    return wrong


def _mistakes_of(file: str, table: str, at: int, entry: object) -> list[str]:
    if not isinstance(entry, dict) or "id" not in entry:
        return [f"{file}: [[{table}]] number {at}: key id is missing."]
    card = entry["id"]
    if card not in KNOWN[table]:
        return [f"{file}: [[{table}]] {card!r}: there is no such card; known are {', '.join(KNOWN[table])}."]
    wrong: list[str] = []
    for key, value in entry.items():
        shape = SHAPES[table].get(key)
        if key in ("id", "note"):
            continue
        if shape is None:
            wrong.append(f"{file}: {table} {card}: key {key} is not known; known are {', '.join(SHAPES[table])}.")
        elif key in FIXED.get(table, []):
            wrong.append(f"{file}: {table} {card}: key {key} can't be changed by a pack.")
        elif key == "requires" and card in ("hobby", "curiosity"):
            wrong.append(f"{file}: {table} {card}: key requires can't be changed by a pack.")
        elif not shape.accepts(value):
            wrong.append(f"{file}: {table} {card}: key {key} is {value!r}, expected {shape.expected}.")
    return wrong


def house_tables() -> Tables:
    """The figures of the house."""
    data = read_catalog()
    tables: Tables = {}
    for table in SHAPES:
        entries = data[table]
        assert isinstance(entries, list)
        tables[table] = {str(entry["id"]): dict(entry) for entry in entries}
        assert list(tables[table]) == KNOWN[table] or table == "favour", table
    hands = data["opening_hand"]
    assert isinstance(hands, list)
    tables["opening_hand"] = {str(entry["players"]): dict(entry) for entry in hands}
    return tables


class Pack:
    """A folder of corrected figures."""

    def __init__(self, folder: Path) -> None:
        if not folder.is_dir():
            raise CannotRead(f"{folder}: there is no such folder; a pack is a folder of .toml files.")
        files = sorted(folder.glob("*.toml"))
        if not files:
            raise CannotRead(f"{folder}: a pack needs at least one .toml file.")
        self.mistakes: list[str] = []
        self.entries: list[tuple[str, Entry]] = []
        digest = hashlib.sha256()
        for path in files:
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
            try:
                data = read_file(path)
            except CannotRead as error:
                self.mistakes.append(str(error))
                continue
            wrong = mistakes_in(path.name, data)
            self.mistakes += wrong
            if not wrong:
                for table, entries in data.items():
                    if isinstance(entries, list):
                        self.entries += [(table, entry) for entry in entries]
        self.fingerprint = f"{folder.resolve().name}-{digest.hexdigest()[:12]}"

    def cards(self) -> Cards:
        """The house's figures with the pack's in their place."""
        if self.mistakes:
            raise CannotRead("The pack has mistakes:\n" + "\n".join(self.mistakes))
        tables = house_tables()
        for table, entry in self.entries:
            tables[table][str(entry["id"])] |= entry
        return Cards(tables)
