"""The catalog as packs see it: the keys of an entry, what their values must be, and which values contradict each other."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.keys import MARK, TEXT, Entry, Key, Number, OneOf
from felicity.core.mistakes import BadFile, in_row, is_not, rows_missing, unknown, whole_number
from felicity.core.pack import Catalog
from felicity.core.toml_file import read_file
from felicity.core.untrusted import named
from felicity.core.wording import Wording, span, worded
from felicity.games.pursuit import names
from felicity.games.pursuit.cards import MEASURES, rows_of, table_of
from felicity.games.pursuit.constants import JOB_TYPES, KINDS, MAX_LEVEL, MAX_SEATS, MAX_STH, ROLES
from felicity.games.pursuit.effects import COSTS, REWARDS, SHOWN

HOME: Final = Path(__file__).parent / "cards"
MOST: Final = 20  # of anything in one cost or reward
MOST_TIME: Final = 3  # hourglasses in one cost


class Table(Key):
    """A table of amounts, e.g. { knowledge = 2, lth = 1 }."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, dict)


class Rows(Key):
    """A list of tables, one for each level or role."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, list) and all(isinstance(row, dict) for row in value)


class WordList(Key):
    """A list of words."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, list) and all(isinstance(word, str) for word in value)


class Anything(Key):
    """The value of a board constant: what is allowed depends on the constant."""

    def accepts(self, value: object) -> bool:
        return True


AMOUNTS: Final = Table(worded("a table of amounts, e.g. { knowledge = 2, lth = 1 }", "pursuit-expected-amounts"))
ROWS: Final = Rows(worded("a list of rows, one { ... } for each level", "pursuit-expected-rows"))
DESIGNED: Final = WordList(worded("a list of keys", "pursuit-expected-keys"))
EDITION: Final = OneOf(["2015", "revised"])
COMMON: Final[dict[str, Key]] = {"name": TEXT, "certainty": MARK, "designed": DESIGNED}
JOB_AMOUNTS: Final = ["hiring_cost", "hiring_reward", "upkeep_cost", "upkeep_reward", "promotion_cost", "promotion_reward"]
SHAPES: Final[dict[str, dict[str, Key]]] = {
    "constant": {
        "name": TEXT,
        "value": Anything(worded("a constant of the board", "pursuit-expected-constant")),
        "certainty": MARK,
        "why": TEXT,
    },
    "project": {
        **COMMON,
        "kind": OneOf(KINDS[:3]),
        "category": OneOf(["A", "B", "C", "H", "P", "S", "T"]),
        "levels": ROWS,
        "bonuses": ROWS,
    },
    "item": {**COMMON, "kind": OneOf(KINDS[3:5]), "levels": ROWS},
    "job": {
        **COMMON,
        "type": OneOf(JOB_TYPES),
        "level": Number(1, 3),
        "pyramid": Number(0, 3),
        "even": Number(0, 3),
        "hiring_cost": AMOUNTS,
        "hiring_reward": AMOUNTS,
        "upkeep_cost": AMOUNTS,
        "upkeep_reward": AMOUNTS,
        "promotion_cost": AMOUNTS,
        "promotion_reward": AMOUNTS,
    },
    "partner": {**COMMON, "man": TEXT, "levels": ROWS},
    "trait": {**COMMON, "edition": EDITION, "starting": AMOUNTS, "effect": AMOUNTS},
    "goal": {
        **COMMON,
        "edition": EDITION,
        "measure": OneOf(MEASURES),
        "lth": Number(1, MOST),
        "per": Number(0, MOST),
        "solo": Number(1, 99),
    },
}
# What a pack can't change: which cards there are, how many, and values that follow from others.
FIXED: Final = {
    "constant": ["name"],
    "constant stress_start": ["value"],
    "constant stress_last_space": ["value"],
    "constant jobs_per_level": ["value"],
    "constant rounds": ["value"],
    "project": ["kind"],
    "item": ["kind"],
    "job": ["type", "level", "pyramid", "even"],
    "trait": ["edition"],
    "goal": ["edition", "measure"],
}
FILES: Final = {"projects": "project", "items": "item", "jobs": "job", "partners": "partner", "traits": "trait", "goals": "goal"}
CONSTANTS: Final = [
    "base_hourglasses", "hourglasses_per_colour", "slot_limit", "rounds", "stress_sections", "stress_section_colours",
    "stress_spaces_per_section", "stress_start", "stress_last_space", "old_age_stress", "sth_min", "sth_max", "basic_gain",
    "row_projects", "row_items", "row_jobs", "row_partners", "overtime_hourglasses", "overtime_stress", "rest_spaces",
    "inheritance_unit", "solo_goal_lth", "solo_life_goals", "group_roles_per_player", "jobs_per_level", "retirement_lth",
    "retirement_pay",
]  # fmt: skip
BOUNDS: Final = {  # of constants that can't be any number
    "sth_min": (-MAX_STH, 0),
    "sth_max": (0, MAX_STH),
    "stress_spaces_per_section": (1, 99),
    "inheritance_unit": (1, 99),
    "overtime_hourglasses": (1, 99),
    "group_roles_per_player": (1, 99),
    "solo_life_goals": (0, len(names.GOALS)),
}
KNOWN: Final = {
    "constant": CONSTANTS,
    "project": names.PROJECTS,
    "item": names.ITEMS_AND_ACTIVITIES,
    "job": names.JOBS,
    "partner": names.PARTNERS,
    "trait": names.TRAITS,
    "goal": names.GOALS,
}
ROW_KEYS: Final = ["name", "cost", "reward", "upkeep_cost", "upkeep_reward", "requirement", "certainty", "designed"]


class PursuitCatalog(Catalog):
    """The rulebook's catalog, with the default cards beside it; every entry is checked when it is read."""

    def data(self) -> dict[str, object]:
        if not self._data:
            data = read_file(self.path)
            constants = data["constant"]
            assert isinstance(constants, list)
            data["constant"] = [{"id": entry["name"], **entry} for entry in constants]
            for file, table in FILES.items():
                data[table] = self.cards_in(HOME, f"{file}.toml", table)
            self._data = data
        return self._data

    def cards_in(self, home: Path, file: str, table: str) -> list[Entry]:
        """The entries of one file of cards, or a clear refusal."""
        entries = read_file(home / file)[table]
        assert isinstance(entries, list)
        for entry in entries:
            wrong = self.mistake_in(table, entry)
            if wrong:
                raise BadFile(f"{file}: {table} {entry.get('id')}", wrong)
        return entries

    def mistake_in(self, table: str, entry: Entry) -> Wording | None:
        """What is wrong with a default entry."""
        shapes = self.shapes[table]
        for key, value in entry.items():
            if key == "id":
                continue
            if key not in shapes:
                return unknown(key, list(shapes))
            if not shapes[key].accepts(value):
                return is_not(key, value, shapes[key].expected)
        return self.contradiction(table, entry)

    def contradiction(self, table: str, entry: Entry) -> Wording | None:
        if table == "constant":
            return wrong_constant(str(entry["id"]), entry["value"])
        if table == "project":
            return wrong_project(entry)
        if table == "item":
            return wrong_levels(entry, MAX_LEVEL - 1, entry["kind"] == "item", [])
        if table == "job":
            return wrong_job(entry)
        if table == "partner":
            return wrong_levels(entry, 3, True, []) or wrong_requirements(entry)
        if table == "trait":
            return wrong_trait(entry, TRAIT_MOMENTS)
        return None


# --- what can be wrong ---


def wrong_amounts(key: str, value: object, words: list[str], time: bool) -> Wording | None:
    """A cost or reward: known words, whole numbers within bounds, hourglasses only where time is spent."""
    if not isinstance(value, dict):
        return is_not(key, value, AMOUNTS.expected)
    for word, amount in value.items():
        if word not in words:
            return unknown(f"{key}.{named(str(word))}", words)
        if not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= MOST:
            return is_not(f"{key}.{word}", amount, whole_number(0, MOST))
    hours = value.get("hourglass", 0)
    if hours and not time:
        at = f"{key}.hourglass"
        return worded(f"key {at}: no time is spent here beside the action itself", "pursuit-wrong-time", at=at)
    return is_not(f"{key}.hourglass", hours, at_most(MOST_TIME)) if hours > MOST_TIME else None


def at_most(most: int) -> Wording:
    """What a number must not exceed."""
    return worded(f"at most {most}", "expected-at-most", most=most)


def wrong_row(row: Entry, upkeep: bool, time: bool) -> Wording | None:
    """A level or a role."""
    for key in row:
        if key not in ROW_KEYS or (key.startswith("upkeep") and not upkeep):
            text = f"key {named(key)} is not known here; known are {', '.join(ROW_KEYS)}"
            return worded(text, "pursuit-wrong-key", at=named(key), known=", ".join(ROW_KEYS))
    if "certainty" in row and not MARK.accepts(row["certainty"]):
        return is_not("certainty", row["certainty"], MARK.expected)
    return (
        wrong_amounts("cost", row.get("cost", {}), COSTS, time)
        or wrong_amounts("reward", row.get("reward", {}), REWARDS, True)
        or wrong_amounts("upkeep_cost", row.get("upkeep_cost", {}), COSTS, True)
        or wrong_amounts("upkeep_reward", row.get("upkeep_reward", {}), REWARDS, True)
    )


def wrong_levels(entry: Entry, most: int, upkeep: bool, timed: list[int]) -> Wording | None:
    """The rows of a card; `timed` are the levels that cost hourglasses."""
    rows = rows_of(entry, "levels")
    if not 1 <= len(rows) <= most:
        return rows_missing("levels", len(rows), span(1, most))
    for level, row in enumerate(rows, 1):
        wrong = wrong_row(row, upkeep, level in timed)
        if wrong:
            return in_row("levels", level, wrong)
        if level in timed and not table_of(row, "cost").get("hourglass"):
            return in_row("levels", level, no_time("cost.hourglass"))
    return None


def no_time(at: str) -> Wording:
    """POH-16.17: there is no hourglass where one is spent."""
    text = f"key {at} is missing, expected 1 to {MOST_TIME} (POH-16.17)"
    return worded(text, "pursuit-wrong-no-time", at=at, most=MOST_TIME)


def wrong_project(entry: Entry) -> Wording | None:
    """Four levels or roles; a Group Project also has a bonus for each number of roles."""
    basic, group = entry["kind"] == "basic", entry["kind"] == "group"
    if len(rows_of(entry, "levels")) != MAX_LEVEL:
        return rows_missing("levels", len(rows_of(entry, "levels")), span(MAX_LEVEL, MAX_LEVEL))
    if group != ("bonuses" in entry) or (group and len(rows_of(entry, "bonuses")) != ROLES):
        text = f"key bonuses: a group project has {ROLES}, the others have none"
        return worded(text, "pursuit-wrong-bonuses", at="bonuses", roles=ROLES)
    for at, row in enumerate(rows_of(entry, "bonuses"), 1):
        wrong = wrong_amounts("reward", row.get("reward", {}), REWARDS, True)
        if wrong:
            return in_row("bonuses", at, wrong)
    return wrong_levels(entry, MAX_LEVEL, False, list(range(2, MAX_LEVEL + 1)) if basic else [])


def wrong_job(entry: Entry) -> Wording | None:
    """POH-16.16: a Job of the highest level has no promotion, the others have one."""
    for key in JOB_AMOUNTS:
        words = COSTS if key.endswith("cost") else REWARDS
        wrong = wrong_amounts(key, entry.get(key, {}), words, key != "hiring_cost")
        if wrong:
            return wrong
    if (entry["level"] == 3) == ("promotion_cost" in entry):
        text = "key promotion_cost: jobs of levels 1 and 2 have one, a job of level 3 has none (POH-16.16)"
        return worded(text, "pursuit-wrong-promotion", at="promotion_cost")
    if entry["level"] != 3 and not table_of(entry, "promotion_cost").get("hourglass"):
        return no_time("promotion_cost.hourglass")
    return None


def wrong_requirements(entry: Entry) -> Wording | None:
    """A Partner wants to see one thing on a level, or nothing."""
    for level, row in enumerate(rows_of(entry, "levels"), 1):
        wanted = row.get("requirement", {})
        if not isinstance(wanted, dict) or len(wanted) > 1:
            text = f"one of {', '.join(SHOWN)} with a number"
            expected = worded(text, "pursuit-expected-requirement", words=", ".join(SHOWN))
            return in_row("levels", level, is_not("requirement", wanted, expected))
        wrong = wrong_amounts("requirement", wanted, SHOWN, False)
        if wrong:
            return in_row("levels", level, wrong)
    return None


TRAIT_EFFECTS: Final = ["partners_ask_less", "rest_further", "free_repeats"]
TRAIT_MOMENTS: Final = ["study", "play", "interact", "temp_job", "spend", "rest", "upkeep"]


def wrong_trait(entry: Entry, moments: list[str]) -> Wording | None:
    """A gain at a moment, or one number that changes a rule."""
    effect = table_of(entry, "effect")
    wrong = wrong_amounts("starting", entry["starting"], REWARDS[:4], False)
    if wrong:
        return wrong
    if "on" in effect:
        if effect["on"] not in moments or list(effect) != ["on", "gain"]:
            text = f"{{ on = one of {', '.join(moments)}, gain = ... }}"
            return is_not("effect", effect, worded(text, "pursuit-expected-effect", words=", ".join(moments)))
        return wrong_amounts("effect.gain", effect["gain"], REWARDS, True)
    return wrong_amounts("effect", effect, TRAIT_EFFECTS, False)


def wrong_constant(name: str, value: object) -> Wording | None:
    """A constant of the board: a number, a list of numbers or a number for each number of players."""
    if name in ("rounds", "jobs_per_level", "stress_section_colours"):  # two that packs can't change, and colours, only for display
        return None
    if name.startswith("row_"):
        by_players = [str(players) for players in range(1, MAX_SEATS + 1)]
        good = isinstance(value, dict) and list(value) == by_players and all(is_whole(each, 0, 9) for each in value.values())
        players = ", ".join(by_players)
        expected = worded(f"a number for each of {players} players", "pursuit-expected-by-players", players=players)
        return None if good else is_not("value", value, expected)
    if name == "stress_sections":
        good = isinstance(value, list) and value.count(0) == 1 and all(is_whole(each, -5, 5) for each in value)
        expected = worded("hourglasses for each section, one of them 0", "pursuit-expected-sections")
        return None if good else is_not("value", value, expected)
    if name == "old_age_stress":
        good = isinstance(value, list) and len(value) == 3 and all(is_whole(each, 0, MOST) for each in value)
        return None if good else is_not("value", value, worded("three whole numbers", "pursuit-expected-three"))
    low, high = BOUNDS.get(name, (0, 99))
    return None if is_whole(value, low, high) else is_not("value", value, whole_number(low, high))


def is_whole(value: object, low: int, high: int) -> bool:
    """A whole number within bounds?"""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


CATALOG: Final = PursuitCatalog(Path(__file__).with_name("rules.toml"), SHAPES, KNOWN, FIXED)
