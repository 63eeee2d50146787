"""The data of all cards and of the board, read from the catalog, from `cards/*.toml` and from packs."""

from __future__ import annotations

from typing import Final

from felicity.core.keys import Entry, whole
from felicity.core.pack import Tables
from felicity.core.position import Vocabulary
from felicity.games.pursuit import names
from felicity.games.pursuit.alphabet import FIRST_ITEM, FIRST_JOB, FIRST_PARTNER, OPTIONS, Options
from felicity.games.pursuit.constants import ACTIONS, GOODS, ITEMS, JOB_TYPES, JOBS, KINDS, LEVELS, NOTHING, PARTNERS, PROJECTS, SOURCES
from felicity.games.pursuit.effects import NO_BUNDLE, NO_REQUIREMENT, Bundle, Part, Requirement
from felicity.games.pursuit.expansion import Expansion
from felicity.games.pursuit.lists import lists_of
from felicity.games.pursuit.rules import Board

MOMENTS: Final = [*ACTIONS, "upkeep"]  # when a trait gives something; those of expansions follow
UPKEEP_MOMENT: Final = len(ACTIONS)
MOST_MOMENTS: Final = 16
MEASURES: Final = [
    "money", "items", "lived_longest", "died_first", "finished_projects", "activities", "highest_job", "relationship_levels",
    "one_resource", "all_resources",
]  # fmt: skip
TABLE_OF_ROW: Final = ["project", "item", "job", "partner"]


class Cards:
    """Card data by number: what the state refers to, and never changes."""

    def __init__(self, tables: Tables, expansions: list[Expansion] | None = None, options: Options = OPTIONS) -> None:
        more: list[Expansion] = expansions or []
        self.tables = tables  # the entries as read, for lists and pages
        self.options = options
        self.expansions = more
        self.card_data = [each.read(tables) for each in more]  # of their own cards
        self.moments = MOMENTS + [name for each in more for name in each.moments]
        assert len(self.moments) <= MOST_MOMENTS
        self.measures = MEASURES + [name for each in more for name in each.measures]
        self.more_measures = [measure for each in more for measure in each.measures.values()]
        self.more_rewards = {word: kind for each in more for word, kind in each.rewards.items()}
        self.board = Board(tables)
        self.read_names(more)
        total = len(self.names)
        self.row = [NOTHING] * total
        self.kind = [NOTHING] * total
        self.levels = [0] * total
        self.copies = [1] * total  # in the default deck
        self.even_copies = [1] * total  # ... and by option `job_deck`
        # By card and level.
        self.cost = [NO_BUNDLE] * (total * LEVELS)
        self.reward = [NO_BUNDLE] * (total * LEVELS)
        self.has_upkeep = [False] * (total * LEVELS)
        self.upkeep_cost = [NO_BUNDLE] * (total * LEVELS)
        self.upkeep_reward = [NO_BUNDLE] * (total * LEVELS)
        self.requirement = [NO_REQUIREMENT] * (total * LEVELS)
        self.bonus = [NO_BUNDLE] * (total * LEVELS)  # of a Group Project, by roles covered
        # Jobs.
        self.job_type = [NOTHING] * total
        self.job_level = [0] * total
        self.promotion_cost = [NO_BUNDLE] * total
        self.promotion_reward = [NO_BUNDLE] * total
        for row, table in enumerate(TABLE_OF_ROW):
            for id, entry in tables[table].items():
                self.read_card(self.names.index(id), row, entry)
        self.read_traits([tables["trait"][name] for name in self.traits])
        self.read_goals([tables["goal"][name] for name in self.goals])
        rewards = self.reward + self.upkeep_reward + self.bonus + self.promotion_reward + self.trait_gain
        for card_data in self.card_data:
            rewards = rewards + card_data.rewards()
        self.ordered_rewards = [each for each in rewards if each.has_order]  # POH-R33: those whose parts need an order

    def read_names(self, expansions: list[Expansion]) -> None:
        """A card's number is its place among the names; cards of expansions come after those of the base."""
        self.items = names.ITEMS_AND_ACTIVITIES + [name for each in expansions for name in each.items]
        self.partners = names.PARTNERS + [name for each in expansions for name in each.partners]
        self.men = names.MEN + [name for each in expansions for name in each.men]
        self.names = names.CARDS + [name for each in expansions for name in each.items + each.partners]
        self.traits = names.TRAITS + [name for each in expansions for name in each.traits]
        self.goals = names.GOALS + [name for each in expansions for name in each.goals]
        self.sources = SOURCES + [name for each in expansions for name in each.sources]
        lists = lists_of(self.names, self.partners, self.men, self.traits, self.goals, self.sources)
        for each in expansions:
            lists |= each.lists
        self.vocabulary = Vocabulary(lists, self.options.alphabet)
        # The index of a card within its kind.
        self.place = [card - first_of_kind(card) for card in range(len(names.CARDS))]
        for name in self.names[len(names.CARDS) :]:
            self.place.append((self.items if name in self.items else self.partners).index(name))

    def name(self, card: int) -> str:
        """What the card is called in options and positions."""
        return self.names[card]

    def bundle(self, row: Entry, key: str) -> Bundle:
        """A cost or a reward on a card."""
        return bundle(row, key, self.more_rewards)

    def read_card(self, card: int, row: int, entry: Entry) -> None:
        """One card of the four piles."""
        self.row[card] = row
        if row == JOBS:
            self.read_job(card, entry)
            return
        self.kind[card] = KINDS.index(str(entry["kind"])) if row in (PROJECTS, ITEMS) else KINDS.index("partner")
        rows = rows_of(entry, "levels")
        self.levels[card] = len(rows)
        for level, printed in enumerate(rows, 1):
            at = card * LEVELS + level
            self.cost[at] = self.bundle(printed, "cost")
            self.reward[at] = self.bundle(printed, "reward")
            self.read_upkeep(at, printed)
            if row == PARTNERS:
                self.requirement[at] = requirement(printed)
        for roles, printed in enumerate(rows_of(entry, "bonuses"), 1):
            self.bonus[card * LEVELS + roles] = self.bundle(printed, "reward")

    def read_upkeep(self, at: int, row: Entry) -> None:
        """POH-R55: a level has upkeep only if one is printed on it."""
        self.has_upkeep[at] = "upkeep_cost" in row
        self.upkeep_cost[at] = self.bundle(row, "upkeep_cost")
        self.upkeep_reward[at] = self.bundle(row, "upkeep_reward")

    def read_job(self, card: int, entry: Entry) -> None:
        """A Job has one level on the card: its cost is the hiring cost."""
        at = card * LEVELS + 1
        self.kind[card] = KINDS.index("job")
        self.levels[card] = 1
        self.copies[card] = whole(entry, "pyramid")
        self.even_copies[card] = whole(entry, "even")
        self.job_type[card] = JOB_TYPES.index(str(entry["type"]))
        self.job_level[card] = whole(entry, "level")
        self.cost[at] = self.bundle(entry, "hiring_cost")
        self.reward[at] = self.bundle(entry, "hiring_reward")
        self.read_upkeep(at, entry)
        self.promotion_cost[card] = self.bundle(entry, "promotion_cost")
        self.promotion_reward[card] = self.bundle(entry, "promotion_reward")

    def read_traits(self, entries: list[Entry]) -> None:
        """Starting resources and abilities, by trait."""
        effects = [table_of(entry, "effect") for entry in entries]
        self.start = [tuple([int(str(table_of(entry, "starting").get(good, 0))) for good in GOODS]) for entry in entries]
        self.trait_gain = [NO_BUNDLE] * (len(entries) * MOST_MOMENTS)  # by trait and moment
        for trait, effect in enumerate(effects):
            if "on" in effect:
                self.trait_gain[trait * MOST_MOMENTS + self.moments.index(str(effect["on"]))] = self.bundle(effect, "gain")
        self.trait_asks_less = [number_in(effect, "partners_ask_less") for effect in effects]
        self.trait_rest = [number_in(effect, "rest_further") for effect in effects]
        self.trait_repeats = [number_in(effect, "free_repeats") for effect in effects]
        self.trait_revised = [entry["edition"] == "revised" for entry in entries]

    def read_goals(self, entries: list[Entry]) -> None:
        """Life Goals, by goal."""
        self.goal_measure = [self.measures.index(str(entry["measure"])) for entry in entries]
        self.goal_lth = [whole(entry, "lth") for entry in entries]
        self.goal_per = [whole(entry, "per") for entry in entries]
        self.goal_solo = [whole(entry, "solo") for entry in entries]
        self.goal_revised = [entry["edition"] == "revised" for entry in entries]


def first_of_kind(card: int) -> int:
    """The number of the first card of the same kind in the base box."""
    if card >= FIRST_PARTNER:
        return FIRST_PARTNER
    if card >= FIRST_JOB:
        return FIRST_JOB
    return FIRST_ITEM if card >= FIRST_ITEM else 0


def bundle(row: Entry, key: str, more: dict[str, type[Part]]) -> Bundle:
    """A cost or a reward of an entry that was checked, with the words that expansions bring."""
    amounts = {word: int(str(amount)) for word, amount in table_of(row, key).items() if amount}
    return Bundle(amounts, more) if amounts else NO_BUNDLE


def requirement(row: Entry) -> Requirement:
    """What a level of a Partner asks for: one thing, or nothing."""
    for word, amount in table_of(row, "requirement").items():
        return Requirement(word, int(str(amount)))
    return NO_REQUIREMENT


def table_of(entry: Entry, key: str) -> Entry:
    """A table within an entry, empty if there is none."""
    value = entry.get(key, {})
    assert isinstance(value, dict)
    return value


def rows_of(entry: Entry, key: str) -> list[Entry]:
    """Rows of an entry, none if the key is missing."""
    value = entry.get(key, [])
    assert isinstance(value, list)
    return value


def number_in(entry: Entry, key: str) -> int:
    """An optional number of an entry, 0 if missing."""
    return whole(entry, key) if key in entry else 0
