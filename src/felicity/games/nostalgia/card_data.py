"""The data of the Nostalgia cards by number, read from `cards/nostalgia.toml` and from packs."""

from __future__ import annotations

from felicity.core.keys import Entry, whole
from felicity.core.pack import Tables
from felicity.games.nostalgia import names
from felicity.games.nostalgia.constants import CATEGORIES, DEEDS, FIRST_CHOICE, GOAL_TYPES, MORE_MEASURES, NO_DEED
from felicity.games.pursuit.cards import MEASURES, bundle, number_in, rows_of, table_of
from felicity.games.pursuit.constants import GOODS, LEVELS, NOTHING
from felicity.games.pursuit.effects import NO_BUNDLE, Bundle, Part, Requirement
from felicity.games.pursuit.expansion import CardData


class MemoryCards(CardData):
    """Card data by number: what a position refers to, and never changes."""

    def __init__(self, tables: Tables, more: dict[str, type[Part]]) -> None:
        self.more = more  # reward words that the expansion adds
        self.hand_size = whole(tables["constant"]["hand_size"], "value")
        self.drop_sth = whole(tables["constant"]["discard_reminiscence_sth"], "value")
        total = len(names.NOSTALGIA)
        self.category = [NOTHING] * total
        # The reminiscence side.
        self.passive_on = [NO_DEED] * total
        self.passive_reward = [NO_BUNDLE] * total
        self.active_cost = [NO_BUNDLE] * total
        self.active_reward = [NO_BUNDLE] * total
        self.conditions: list[list[Requirement]] = [[] for _ in range(total)]  # shown, not paid (NOS-R11)
        self.realise_cost = [NO_BUNDLE] * total
        self.realise_reward = [NO_BUNDLE] * total
        # The realisation side, by card and level; the two choices stand at levels 3 and 4.
        self.cost = [NO_BUNDLE] * (total * LEVELS)
        self.reward = [NO_BUNDLE] * (total * LEVELS)
        self.begin_goals(total)
        self.begin_skills(total)
        for card, name in enumerate(names.NOSTALGIA):
            self.read_card(card, tables["nostalgia"][name])

    def rewards(self) -> list[Bundle]:
        found = self.passive_reward + self.active_reward + self.realise_reward + self.reward
        return found + self.skill_gain + self.skill_upkeep + self.skill_use

    def begin_goals(self, total: int) -> None:
        """Personal life goals."""
        self.goal_type = [NOTHING] * total
        self.goal_on = [NO_DEED] * total
        self.goal_level = [0] * total  # at least
        self.goal_fresh = [False] * total  # must the relationship have begun in the same round?
        self.goal_good = [NOTHING] * total  # paid for a Project ...
        self.goal_amount = [0] * total  # ... at least so much
        self.goal_have: list[list[Requirement]] = [[] for _ in range(total)]
        self.goal_measure = [NOTHING] * total
        self.goal_at_least = [0] * total
        self.goal_lth = [0] * total

    def begin_skills(self, total: int) -> None:
        """Skills."""
        self.skill_on = [NO_DEED] * total
        self.skill_gain = [NO_BUNDLE] * total
        self.skill_upkeep = [NO_BUNDLE] * total
        self.skill_use = [NO_BUNDLE] * total  # once a round, for an hourglass
        self.is_usable = [False] * total
        self.stored_good = [NOTHING] * total
        self.stock = [0] * total
        self.portion = [0] * total
        self.inherits_by = [0] * total  # resources of any kinds for 1 LTH
        self.replaces_time = [0] * total  # resources for one hourglass

    def read_card(self, card: int, entry: Entry) -> None:
        """Both sides of a card."""
        passive, active, realise = table_of(entry, "passive"), table_of(entry, "active"), table_of(entry, "realise")
        self.category[card] = CATEGORIES.index(str(entry["category"]))
        self.passive_on[card] = DEEDS.index(str(passive["on"]))
        self.passive_reward[card] = bundle(passive, "reward", self.more)
        self.active_cost[card] = bundle(active, "cost", self.more)
        self.active_reward[card] = bundle(active, "reward", self.more)
        self.conditions[card] = requirements(realise, "condition")
        self.realise_cost[card] = bundle(realise, "cost", self.more)
        self.realise_reward[card] = bundle(realise, "reward", self.more)
        for level, row in enumerate(rows_of(entry, "levels"), 2):
            self.cost[card * LEVELS + level] = bundle(row, "cost", self.more)
            self.reward[card * LEVELS + level] = bundle(row, "reward", self.more)
        for choice, row in enumerate(rows_of(entry, "choices")):
            self.cost[card * LEVELS + FIRST_CHOICE + choice] = bundle(row, "cost", self.more)
            self.reward[card * LEVELS + FIRST_CHOICE + choice] = bundle(row, "reward", self.more)
        if "goal" in entry:
            self.read_goal(card, table_of(entry, "goal"))
        if "skill" in entry:
            self.read_skill(card, table_of(entry, "skill"))

    def read_goal(self, card: int, goal: Entry) -> None:
        """When a personal life goal is met, and what it pays."""
        self.goal_type[card] = GOAL_TYPES.index(str(goal["type"]))
        self.goal_lth[card] = whole(goal, "lth")
        if "on" in goal:
            self.goal_on[card] = DEEDS.index(str(goal["on"]))
        self.goal_level[card] = number_in(goal, "level")
        self.goal_fresh[card] = goal.get("same_round") is True
        for word, amount in table_of(goal, "pays").items():
            self.goal_good[card] = GOODS.index(word)
            self.goal_amount[card] = int(str(amount))
        self.goal_have[card] = requirements(goal, "have")
        if "measure" in goal:
            self.goal_measure[card] = [*MEASURES, *MORE_MEASURES].index(str(goal["measure"]))
        self.goal_at_least[card] = number_in(goal, "at_least")

    def read_skill(self, card: int, skill: Entry) -> None:
        """What a skill does once it is unlocked."""
        if "on" in skill and skill["on"] != "upkeep":
            self.skill_on[card] = DEEDS.index(str(skill["on"]))
            self.skill_gain[card] = bundle(skill, "gain", self.more)
        elif "on" in skill:
            self.skill_upkeep[card] = bundle(skill, "gain", self.more)
        self.is_usable[card] = "use" in skill
        self.skill_use[card] = bundle(skill, "use", self.more)
        if "stores" in skill:
            self.stored_good[card] = GOODS.index(str(skill["stores"]))
        self.stock[card] = number_in(skill, "stock")
        self.portion[card] = number_in(skill, "portion")
        self.inherits_by[card] = number_in(skill, "inherits_by")
        self.replaces_time[card] = number_in(skill, "replaces_time")


def requirements(entry: Entry, key: str) -> list[Requirement]:
    """What must be shown."""
    return [Requirement(word, int(str(amount))) for word, amount in table_of(entry, key).items()]
