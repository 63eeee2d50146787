"""The catalog of the base game with the cards of Nostalgia among its own, as packs see it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.pack import Entries, Entry, Key, OneOf, read_file
from felicity.games.nostalgia import names
from felicity.games.nostalgia.constants import CATEGORIES, CHOICE, DEEDS, GOAL_TYPES, LIFE_GOAL, MORE_MEASURES, SKILL, TOP_LEVEL
from felicity.games.nostalgia.moments import MORE_MOMENTS
from felicity.games.nostalgia.partners import REWARDS as MORE_REWARDS
from felicity.games.pursuit import catalog as base
from felicity.games.pursuit.cards import MEASURES as BASE_MEASURES
from felicity.games.pursuit.cards import rows_of, table_of
from felicity.games.pursuit.catalog import AMOUNTS, COMMON, ROWS, TRAIT_MOMENTS, PursuitCatalog, is_whole, wrong_amounts, wrong_trait
from felicity.games.pursuit.constants import GOODS, MAX_SEATS, RESOURCES
from felicity.games.pursuit.effects import COSTS, REWARDS, SHOWN

HOME: Final = Path(__file__).parent / "cards"
RULES: Final = Path(__file__).with_name("rules.toml")
TABLE: Final = "nostalgia"
PAID: Final = COSTS[:6]  # time, goods and short-term happiness: a Nostalgia card costs nothing else
GAINED: Final = [*REWARDS[:-1], *MORE_REWARDS]  # no stress
MEASURES: Final = [*BASE_MEASURES, *MORE_MEASURES]

SHAPES: Final[dict[str, dict[str, Key]]] = {
    **base.SHAPES,
    "goal": {**base.SHAPES["goal"], "measure": OneOf([*MEASURES])},
    TABLE: {
        **COMMON,
        "category": OneOf(CATEGORIES),
        "passive": AMOUNTS,
        "active": AMOUNTS,
        "realise": AMOUNTS,
        "levels": ROWS,
        "choices": ROWS,
        "goal": AMOUNTS,
        "skill": AMOUNTS,
    },
}
FIXED: Final = {**base.FIXED, TABLE: ["category"]}
CONSTANTS: Final = [
    "nostalgia_cards",
    "board_slots",
    "checks_per_player",
    "triggers_per_card",
    "levels_by_category",
    "card_actions_to_complete",
]
for _name in CONSTANTS:
    FIXED[f"constant {_name}"] = ["value"]
KNOWN: Final = {
    **base.KNOWN,
    "constant": [*base.CONSTANTS, *CONSTANTS, "hand_size", "discard_reminiscence_sth"],
    "item": base.KNOWN["item"] + names.ITEMS_AND_ACTIVITIES,
    "partner": base.KNOWN["partner"] + names.PARTNERS,
    "trait": base.KNOWN["trait"] + names.TRAITS,
    "goal": base.KNOWN["goal"] + names.GOALS,
    TABLE: names.NOSTALGIA,
}
BASE: Final = {3: 3}  # by the last version of this game with certain cards: the version of the base game with the same ones
MORE: Final = {"items": "item", "partners": "partner", "traits": "trait", "goals": "goal"}


class NostalgiaCatalog(PursuitCatalog):
    """Options and constants of the expansion replace those of the base with the same name."""

    def data(self) -> dict[str, object]:
        if not self._data:
            data = dict(base.CATALOG.data())
            mine = read_file(self.path)
            for table in ("rule", "ruling", "component", "card", "game"):
                data[table] = mine[table]
            data["option"] = replaced(base.CATALOG.entries("option"), entries_in(mine, "option"))
            constants: list[Entry] = [{"id": entry["name"], **entry} for entry in entries_in(mine, "constant")]
            data["constant"] = replaced(base.CATALOG.entries("constant"), constants)
            for file, table in MORE.items():
                data[table] = base.CATALOG.entries(table) + self.cards_in(HOME, f"{file}.toml", table)
            data[TABLE] = self.cards_in(HOME, "nostalgia.toml", TABLE)
            self._data = data
        return self._data

    def replaced(self) -> list[tuple[int, Entries]]:
        if self._replaced is None:
            theirs, mine = dict(base.CATALOG.replaced()), dict(super().replaced())
            self._replaced = [(last, theirs[BASE[last]] + mine.get(last, [])) for last in sorted(BASE, reverse=True)]
        return self._replaced

    def contradiction(self, table: str, entry: Entry) -> str:
        if table == TABLE:
            return wrong_memory(entry)
        if table == "trait":
            return wrong_trait(entry, TRAIT_MOMENTS + MORE_MOMENTS)
        if table == "constant" and entry["id"] in CONSTANTS:
            return ""
        if entry["id"] == "hand_size":
            most = len(names.NOSTALGIA) // MAX_SEATS
            return "" if is_whole(entry["value"], 0, most) else f"key value is {entry['value']!r}, expected a whole number from 0 to {most}"
        return super().contradiction(table, entry)


def entries_in(data: dict[str, object], table: str) -> list[Entry]:
    """The entries of a table of the rulebook."""
    entries = data[table]
    assert isinstance(entries, list)
    return entries


def replaced(old: list[Entry], new: list[Entry]) -> list[Entry]:
    """The old entries, each replaced with a new one of the same id if there is one; the other new ones follow."""
    by_id = {str(entry["id"]): entry for entry in new}
    found = [by_id.pop(str(entry["id"]), entry) for entry in old]
    return found + list(by_id.values())


# --- what can be wrong with a Nostalgia card ---


def wrong_memory(entry: Entry) -> str:
    """Two triggers, a realisation, and on the other side what the category asks for."""
    category = CATEGORIES.index(str(entry["category"]))
    passive, active, realise = table_of(entry, "passive"), table_of(entry, "active"), table_of(entry, "realise")
    if passive.get("on") not in DEEDS:
        return f"key passive.on is {passive.get('on')!r}, expected one of {', '.join(DEEDS)}"
    return (
        wrong_amounts("passive.reward", passive.get("reward"), GAINED, True)
        or wrong_amounts("active.cost", active.get("cost"), PAID, False)
        or wrong_amounts("active.reward", active.get("reward"), GAINED, True)
        or wrong_amounts("realise.condition", realise.get("condition", {}), SHOWN, False)
        or wrong_amounts("realise.cost", realise.get("cost", {}), PAID, True)
        or wrong_amounts("realise.reward", realise.get("reward"), GAINED, True)
        or wrong_rows(entry, "levels", TOP_LEVEL[category] - 1)
        or wrong_rows(entry, "choices", 2 if category == CHOICE else 0)
        or wrong_goal(entry, category)
        or wrong_skill(entry, category)
    )


def wrong_rows(entry: Entry, key: str, expected: int) -> str:
    """Levels beyond the first, or choices."""
    rows = rows_of(entry, key)
    if len(rows) != expected:
        return f"key {key} has {len(rows)} rows, expected {expected} for this category"
    for at, row in enumerate(rows, 1):
        wrong = wrong_amounts("cost", row.get("cost"), PAID, True) or wrong_amounts("reward", row.get("reward"), GAINED, True)
        if wrong:
            return f"key {key}, row {at}: {wrong}"
    return ""


GOAL_KEYS: Final = ["type", "lth", "on", "level", "same_round", "pays", "have", "measure", "at_least"]


def wrong_goal(entry: Entry, category: int) -> str:
    """A personal life goal: its type, what it pays, and one condition."""
    if ("goal" in entry) != (category == LIFE_GOAL):
        return "key goal: life goals have one, the other categories have none"
    goal = table_of(entry, "goal")
    if category != LIFE_GOAL:
        return ""
    unknown = [key for key in goal if key not in GOAL_KEYS]
    if unknown:
        return f"key goal.{unknown[0]} is not known; known are {', '.join(GOAL_KEYS)}"
    if goal.get("type") not in GOAL_TYPES:
        return f"key goal.type is {goal.get('type')!r}, expected one of {', '.join(GOAL_TYPES)}"
    if "on" in goal and goal["on"] not in DEEDS:
        return f"key goal.on is {goal['on']!r}, expected one of {', '.join(DEEDS)}"
    if "measure" in goal and goal["measure"] not in MEASURES:
        return f"key goal.measure is {goal['measure']!r}, expected one of {', '.join(MEASURES)}"
    ends = goal["type"] == "end_game"
    conditions = [key for key in ("on", "pays", "have", "measure") if key in goal]
    if len(conditions) != 1 or ends != (conditions[0] in ("have", "measure")):
        return "key goal: one condition, have or measure at the end of the game, on or pays before"
    if "lth" not in goal:
        return "key goal.lth is missing"
    card_data: Entry = {key: goal[key] for key in ("lth", "level", "at_least") if key in goal}
    return (
        wrong_amounts("goal", card_data, ["lth", "level", "at_least"], False)
        or wrong_amounts("goal.pays", goal.get("pays", {}), GOODS[:RESOURCES], False)
        or wrong_amounts("goal.have", goal.get("have", {}), SHOWN, False)
    )


SKILL_KEYS: Final = [["on", "gain"], ["use"], ["stores", "stock", "portion"], ["inherits_by"], ["replaces_time"]]
SKILL_MOMENTS: Final = [*DEEDS, "upkeep"]
MOST_FOR_TIME: Final = 5


def wrong_skill(entry: Entry, category: int) -> str:
    """A skill is one of five things."""
    if ("skill" in entry) != (category == SKILL):
        return "key skill: skill cards have one, the other categories have none"
    skill = table_of(entry, "skill")
    if category != SKILL:
        return ""
    if list(skill) not in SKILL_KEYS:
        return f"key skill has {', '.join(skill)}, expected one of {'; '.join([' '.join(keys) for keys in SKILL_KEYS])}"
    if "on" in skill and skill["on"] not in SKILL_MOMENTS:
        return f"key skill.on is {skill['on']!r}, expected upkeep or one of {', '.join(DEEDS)}"
    if "stores" in skill and skill["stores"] not in GOODS:
        return f"key skill.stores is {skill['stores']!r}, expected one of {', '.join(GOODS)}"
    card_data: Entry = {key: skill[key] for key in ("stock", "portion", "inherits_by") if key in skill}
    if skill.get("inherits_by", 1) == 0:
        return "key skill.inherits_by is 0, expected at least 1"
    replaces = skill.get("replaces_time", 1)
    if not isinstance(replaces, int) or not 1 <= replaces <= MOST_FOR_TIME:
        return f"key skill.replaces_time is {replaces!r}, expected a whole number from 1 to {MOST_FOR_TIME}"
    return (
        wrong_amounts("skill", card_data, ["stock", "portion", "inherits_by"], False)
        or wrong_amounts("skill.gain", skill.get("gain", {}), GAINED, True)
        or wrong_amounts("skill.use", skill.get("use", {}), GAINED, True)
    )


CATALOG: Final = NostalgiaCatalog(RULES, SHAPES, KNOWN, FIXED)
