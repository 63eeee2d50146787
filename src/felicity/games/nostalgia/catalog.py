"""The catalog of the base game with the cards of Nostalgia among its own, as packs see it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.keys import Entry, Key, OneOf
from felicity.core.mistakes import in_row, is_not, one_of, unknown, whole_number
from felicity.core.pack import Entries
from felicity.core.toml_file import read_file
from felicity.core.untrusted import named
from felicity.core.wording import Wording, worded
from felicity.games.nostalgia import names
from felicity.games.nostalgia.constants import CATEGORIES, CHOICE, DEEDS, GOAL_TYPES, LIFE_GOAL, MORE_MEASURES, SKILL, TOP_LEVEL
from felicity.games.nostalgia.moments import MORE_MOMENTS
from felicity.games.nostalgia.partners import REWARDS as MORE_REWARDS
from felicity.games.pursuit import catalog as base
from felicity.games.pursuit.cards import MEASURES as BASE_MEASURES
from felicity.games.pursuit.cards import rows_of, table_of
from felicity.games.pursuit.catalog import AMOUNTS, COMMON, MOST, ROWS, TRAIT_MOMENTS, PursuitCatalog, is_whole, wrong_amounts, wrong_trait
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

    def contradiction(self, table: str, entry: Entry) -> Wording | None:
        if table == TABLE:
            return wrong_memory(entry)
        if table == "trait":
            return wrong_trait(entry, TRAIT_MOMENTS + MORE_MOMENTS)
        if table == "constant" and entry["id"] in CONSTANTS:
            return None
        if entry["id"] == "hand_size":
            most = len(names.NOSTALGIA) // MAX_SEATS
            return None if is_whole(entry["value"], 0, most) else is_not("value", entry["value"], whole_number(0, most))
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


def wrong_memory(entry: Entry) -> Wording | None:
    """Two triggers, a realisation, and on the other side what the category asks for."""
    category = CATEGORIES.index(str(entry["category"]))
    passive, active, realise = table_of(entry, "passive"), table_of(entry, "active"), table_of(entry, "realise")
    if passive.get("on") not in DEEDS:
        return is_not("passive.on", passive.get("on"), one_of(DEEDS))
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


def wrong_rows(entry: Entry, key: str, expected: int) -> Wording | None:
    """Levels beyond the first, or choices."""
    rows = rows_of(entry, key)
    if len(rows) != expected:
        text = f"key {key} has {len(rows)} rows, expected {expected} for this category"
        return worded(text, "nostalgia-wrong-rows", at=key, count=len(rows), expected=expected)
    for at, row in enumerate(rows, 1):
        wrong = wrong_amounts("cost", row.get("cost"), PAID, True) or wrong_amounts("reward", row.get("reward"), GAINED, True)
        if wrong:
            return in_row(key, at, wrong)
    return None


GOAL_KEYS: Final = ["type", "lth", "on", "level", "same_round", "pays", "have", "measure", "at_least"]


def wrong_goal(entry: Entry, category: int) -> Wording | None:
    """A personal life goal: its type, what it pays, and one condition."""
    if ("goal" in entry) != (category == LIFE_GOAL):
        return worded("key goal: life goals have one, the other categories have none", "nostalgia-wrong-goal", at="goal")
    goal = table_of(entry, "goal")
    if category != LIFE_GOAL:
        return None
    others = [key for key in goal if key not in GOAL_KEYS]
    if others:
        return unknown(f"goal.{named(others[0])}", GOAL_KEYS)
    if goal.get("type") not in GOAL_TYPES:
        return is_not("goal.type", goal.get("type"), one_of(GOAL_TYPES))
    if "on" in goal and goal["on"] not in DEEDS:
        return is_not("goal.on", goal["on"], one_of(DEEDS))
    if "measure" in goal and goal["measure"] not in MEASURES:
        return is_not("goal.measure", goal["measure"], one_of(MEASURES))
    ends = goal["type"] == "end_game"
    conditions = [key for key in ("on", "pays", "have", "measure") if key in goal]
    if len(conditions) != 1 or ends != (conditions[0] in ("have", "measure")):
        text = "key goal: one condition, have or measure at the end of the game, on or pays before"
        return worded(text, "nostalgia-wrong-condition", at="goal")
    if "lth" not in goal:
        return worded("key goal.lth is missing", "wrong-missing", at="goal.lth")
    card_data: Entry = {key: goal[key] for key in ("lth", "level", "at_least") if key in goal}
    return (
        wrong_amounts("goal", card_data, ["lth", "level", "at_least"], False)
        or wrong_amounts("goal.pays", goal.get("pays", {}), GOODS[:RESOURCES], False)
        or wrong_amounts("goal.have", goal.get("have", {}), SHOWN, False)
    )


SKILL_KEYS: Final = [["on", "gain"], ["use"], ["stores", "stock", "portion"], ["inherits_by"], ["replaces_time"]]
SKILL_MOMENTS: Final = [*DEEDS, "upkeep"]
MOST_FOR_TIME: Final = 5


def wrong_skill(entry: Entry, category: int) -> Wording | None:
    """A skill is one of five things."""
    if ("skill" in entry) != (category == SKILL):
        return worded("key skill: skill cards have one, the other categories have none", "nostalgia-wrong-skill", at="skill")
    skill = table_of(entry, "skill")
    if category != SKILL:
        return None
    if list(skill) not in SKILL_KEYS:
        found, known = ", ".join([named(key) for key in skill]), "; ".join([" ".join(keys) for keys in SKILL_KEYS])
        return worded(f"key skill has {found}, expected one of {known}", "nostalgia-wrong-skill-keys", at="skill", found=found, known=known)
    if "on" in skill and skill["on"] not in SKILL_MOMENTS:
        return is_not("skill.on", skill["on"], one_of(SKILL_MOMENTS))
    if "stores" in skill and skill["stores"] not in GOODS:
        return is_not("skill.stores", skill["stores"], one_of(GOODS))
    card_data: Entry = {key: skill[key] for key in ("stock", "portion", "inherits_by") if key in skill}
    if skill.get("inherits_by", 1) == 0:
        return is_not("skill.inherits_by", 0, whole_number(1, MOST))
    replaces = skill.get("replaces_time", 1)
    if not isinstance(replaces, int) or not 1 <= replaces <= MOST_FOR_TIME:
        return is_not("skill.replaces_time", replaces, whole_number(1, MOST_FOR_TIME))
    return (
        wrong_amounts("skill", card_data, ["stock", "portion", "inherits_by"], False)
        or wrong_amounts("skill.gain", skill.get("gain", {}), GAINED, True)
        or wrong_amounts("skill.use", skill.get("use", {}), GAINED, True)
    )


CATALOG: Final = NostalgiaCatalog(RULES, SHAPES, KNOWN, FIXED)
