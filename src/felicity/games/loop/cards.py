"""Card data, read from the catalog and from packs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.keys import FLAG, MARK, TEXT, Entry, Key, Number, OneOf, whole, wholes
from felicity.core.pack import Catalog, Tables
from felicity.core.wording import Wording, worded
from felicity.games.loop import names
from felicity.games.loop.constants import FAVOURS, MATERIALS, MAX_QUALITY, MODES, ONE, PROPERTIES, USABLE, pile_of

DOUBLE: Final = -1  # a SALARY that doubles the COIN held
HOBBY: Final = 0
CURIOSITY: Final = 1
PROPERTY: Final = 2
GOAL_KINDS: Final = ["hobby", "curiosity", "property"]


class Cards:
    """Card data by number: what the state refers to, and never changes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables  # the entries as read, for lists and pages
        careers = [tables["career"][name] for name in names.CAREERS]
        self.career_happiness = [whole(entry, "happiness") for entry in careers]
        self.career_coins = [whole(entry, "coins") for entry in careers]
        self.career_reputation = [whole(entry, "reputation") for entry in careers]
        self.career_materials = [wholes(entry, "materials") for entry in careers]
        self.salary_coins = [[_salary(part["coins"]) for part in _parts(entry)] for entry in careers]
        self.salary_loss = [[-whole(part, "happiness") for part in _parts(entry)] for entry in careers]
        events = [tables["event"][name] for name in names.EVENTS]
        self.event_continuous = [entry["kind"] == "continuous" for entry in events]
        # By mode (LOOP-5.1g, LOOP-9.0): CAREER that may be dealt (never the INTERN, who is on every back), and EVENT that are used.
        self.careers_in = [tuple([career for career in used_in(mode, careers) if career != names.INTERN]) for mode in MODES]
        self.events_in = [tuple(used_in(mode, events)) for mode in MODES]
        activities = [tables["activity"][name] for name in names.ACTIVITIES]
        titles = [str(entry["name"]) for entry in activities]
        self.activity_name = [titles.index(title) for title in titles]  # as a number, equal for equal names
        self.activity_first = bytes([_words(entry, "materials", MATERIALS)[0] for entry in activities])
        self.activity_second = bytes([_words(entry, "materials", MATERIALS)[1] for entry in activities])
        self.activity_needs = [USABLE[one] + USABLE[two] for one, two in zip(self.activity_first, self.activity_second)]
        self.activity_colours = bytes([(1 << one) | (1 << two) for one, two in zip(self.activity_first, self.activity_second)])  # masks
        self.activity_properties = [_words(entry, "properties", PROPERTIES) for entry in activities]
        self.activity_icons = [pile_of(tuple(properties)) for properties in self.activity_properties]
        goals = [tables["goal"][name] for name in names.GOALS]
        self.goal_kind = [GOAL_KINDS.index(str(entry["kind"])) for entry in goals]
        self.goal_happiness = [whole(entry, "happiness") for entry in goals]
        self.goal_requires = [_requirement(entry) for entry in goals]
        self.goal_icons = [sum([icons * ONE[kind] for kind, icons in enumerate(row)]) for row in self.goal_requires]  # the same as piles
        hands = CATALOG.entries("opening_hand")
        self.sets_removed = [0] + [whole(entry, "material_sets_removed") for entry in hands]  # by number of players
        self.opening_favours = [()] + [wholes(entry, "favours") for entry in hands]
        self.favour_thanks = [whole(tables["favour"]["red-" + name], "accept_reputation") for name in FAVOURS]


def used_in(mode: str, entries: list[Entry]) -> list[int]:
    """LOOP-R66, LOOP-R67: the cards that aren't marked as not for a mode."""
    return [number for number, entry in enumerate(entries) if entry.get(f"not_for_{mode}") is not True]


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


class Several(Key):
    """A list of so many words, or of numbers within bounds."""

    def __init__(self, expected: Wording, low: int, high: int, words: list[str], different: bool = False) -> None:
        super().__init__(expected)
        self.low = low
        self.high = high
        self.words = words  # empty: numbers for QUALITY
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
    """LOOP-2.3d: 3 to 5 PROPERTY icons that a GOAL asks for."""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, dict) or not all(str(word).lower() in PROPERTIES for word in value):
            return False
        one = Number(1, 5)
        return all(one.accepts(icons) for icons in value.values()) and 3 <= sum(value.values()) <= 5


def two_of(text: str, key: str, words: list[str]) -> Wording:
    """What a list of two words must be."""
    return worded(f"{text} {', '.join(words)}", key, words=", ".join(words))


SHAPES: Final[dict[str, dict[str, Key]]] = {
    "career": {
        "name": TEXT,
        "happiness": Number(0, 12),
        "coins": Number(0, 20),
        "materials": Several(worded("a list of QUALITY figures from 1 to 4", "loop-expected-qualities"), 0, 6, []),
        "reputation": Number(0, 2),
        "salary": Salaries(worded('one to three entries { coins = number or "double", happiness = 0 or less }', "loop-expected-salaries")),
        "level": Number(1, 3),
        "not_for_coop": FLAG,
        "not_for_solo": FLAG,
        "certainty": MARK,
    },
    "event": {"name": TEXT, "kind": OneOf(["continuous", "immediate"]), "not_for_coop": FLAG, "not_for_solo": FLAG, "certainty": MARK},
    "activity": {
        "name": TEXT,
        "materials": Several(two_of("two of", "loop-expected-materials", MATERIALS), 2, 2, MATERIALS),
        "properties": Several(two_of("two different ones of", "loop-expected-properties", PROPERTIES), 2, 2, PROPERTIES, different=True),
        "certainty": MARK,
    },
    "goal": {
        "name": TEXT,
        "happiness": Number(1, 12),
        "requires": Requirement(worded("3 to 5 PROPERTY icons, e.g. { HOUSE = 2, GROUP = 1 }", "loop-expected-icons")),
        "certainty": MARK,
    },
    "favour": {"name": TEXT, "accept_reputation": Number(0, 2), "certainty": MARK},
}
FIXED: Final = {"event": ["kind"], "goal hobby": ["requires"], "goal curiosity": ["requires"]}
KNOWN: Final = {
    "career": names.CAREERS,
    "event": names.EVENTS,
    "activity": names.ACTIVITIES,
    "goal": names.GOALS,
    "favour": [colour + "-" + name for colour in ("red", "blue") for name in FAVOURS if (colour, name) != ("blue", "recycle")]
    + ["blue-renew"],
}
CATALOG: Final = Catalog(Path(__file__).with_name("rules.toml"), SHAPES, KNOWN, FIXED)
