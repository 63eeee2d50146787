"""The sentences of Nostalgia: those of The Pursuit of Happiness, and its own."""

from __future__ import annotations

from typing import ClassVar, Final

from felicity.core.event import EventKinds
from felicity.core.keys import Entry
from felicity.core.option import Alphabet, Option
from felicity.core.table import Table
from felicity.games.nostalgia import names
from felicity.games.nostalgia.album import Albums, albums_of
from felicity.games.nostalgia.alphabet import ALPHABET, NostalgiaOption
from felicity.games.nostalgia.constants import (
    ACTIVATING,
    CHOOSING_FIRST,
    DEVOTING,
    PROGRESSING,
    REALISING,
    stock_in,
)
from felicity.games.nostalgia.deals import cost_of, level_for
from felicity.games.nostalgia.event_kinds import KINDS as EVENT_KINDS
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.cards import rows_of, table_of
from felicity.games.pursuit.constants import GOODS, LEVELS
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.narration.narrator import ACTS, CHANGES, PursuitNarrator
from felicity.games.pursuit.state import Player, PursuitState
from felicity.text.catalog import Value, forms, has, say
from felicity.text.narrator import Arguments

BASE: Final = "pursuit-"
OWN: Final = "nostalgia-"
KINDS_OF_CARDS: Final = ("realise", "progress", "devote", "place", "activate", "use", "drop", "tick", "draw", "leave")
MEETING_LEVEL: Final = 2
DEAL_OF: Final = {"activate": ACTIVATING, "realise": REALISING, "progress": PROGRESSING, "devote": DEVOTING}
MORE_ACTS: Final = (
    "passive-triggered", "active-triggered", "realised", "progressed", "choice-made", "time-devoted", "skill-used", "skill-helped",
    "partner-met", "drawn", "dropped", "personal-goal-met", "diary-read", "time-replaced",
)  # fmt: skip


class NostalgiaNarrator(PursuitNarrator):
    """Tells what concerns one table with Nostalgia."""

    GAME = "nostalgia"
    ALPHABET: ClassVar[Alphabet[PursuitOption]] = ALPHABET
    EVENT_KINDS: ClassVar[EventKinds] = EVENT_KINDS
    WORDS: ClassVar[dict[str, str]] = {**PursuitNarrator.WORDS, "nostalgia": "nostalgia-card-", "good": "pursuit-good-"}
    GROUPS: ClassVar[tuple[str, ...]] = (*PursuitNarrator.GROUPS[:-2], "memory", *PursuitNarrator.GROUPS[-2:])
    SILENT: ClassVar[set[str]] = {*PursuitNarrator.SILENT, "hand-dealt"}
    SEVERAL: ClassVar[set[str]] = {*PursuitNarrator.SEVERAL, "nostalgia-dealt"}
    TAILS: ClassVar[dict[str, set[str]]] = {name: {*ACTS, *MORE_ACTS, *CHANGES} for name in CHANGES}

    # --- words ---

    def key(self, key: str) -> str:
        """The expansion's own sentence, if there is one, else that of the base."""
        if not key.startswith((OWN, BASE)):
            return key
        rest = key.partition("-")[2]
        return OWN + rest if has(self.lang, OWN + rest) else BASE + rest

    def say(self, key: str, **arguments: Value) -> str:
        return say(self.lang, self.key(key), **arguments)

    def words(self, kind: str, value: object) -> dict[str, str]:
        if kind == "nostalgia":
            return {"": self.say(f"nostalgia-card-{value}")}
        if kind in self.WORDS and kind not in ("card", "partner"):
            return forms(self.lang, self.key(f"{self.WORDS[kind]}{value}"))
        return super().words(kind, value)

    def card(self, id: str) -> str:
        return self.say(f"nostalgia-card-{id}") if id in names.NOSTALGIA else super().card(id)

    # --- options ---

    def raw_arguments(self, option: Option) -> dict[str, object]:
        found = super().raw_arguments(option)
        return found | {"partner": self.person_of(option)} if self.kind(option) == "meet" else found

    def option_arguments(self, option: Option) -> Arguments:
        assert isinstance(option, PursuitOption)
        arguments, kind = super().option_arguments(option), self.kind(option)
        if kind == "meet":
            arguments |= self.argument("partner", "partner", self.person_of(option))
            arguments["reward"] = self.amounts(self.cards.reward[option.card * LEVELS + MEETING_LEVEL].amounts)
        elif kind == "place":
            category = self.cards.tables["nostalgia"][names.NOSTALGIA[option.card]]["category"]
            arguments["category"] = self.say(f"nostalgia-category-{category}")
        return arguments

    def preview(self, table: Table, option: Option) -> Arguments:
        """What is printed for a step of a Nostalgia card."""
        s, seat, kind = table.state, table.to_act, self.kind(option)
        assert isinstance(s, PursuitState)
        assert seat is not None
        assert isinstance(option, PursuitOption)
        albums, me = albums_of(s), s.players[seat - 1]
        if kind in DEAL_OF:
            return self.deal(albums, me, DEAL_OF[kind], option.card)
        if isinstance(option, NostalgiaOption) and kind == "choose":
            return self.deal(albums, me, CHOOSING_FIRST + option.choice - 1, option.card)
        if kind == "use":
            return {"cost": self.amounts({"hourglass": 1}), "reward": self.amounts(albums.card_data.skill_use[option.card].amounts)}
        if kind == "tick":
            return {"reward": self.amounts(albums.card_data.passive_reward[option.card].amounts)}
        if kind == "draw":
            return self.portion(albums, me, option.card)
        return super().preview(table, option)

    def deal(self, albums: Albums, me: Player, deal: int, card: int) -> Arguments:
        """Cost and reward, and the level that is reached; the hourglass of a card action is one of its costs."""
        arguments = albums.card_data
        level = 0 if deal in (ACTIVATING, REALISING) else level_for(albums, me, deal, card)
        reward: Bundle = arguments.reward[card * LEVELS + level]
        if not level:
            reward = arguments.active_reward[card] if deal == ACTIVATING else arguments.realise_reward[card]
        cost = dict(cost_of(albums, me, deal, card).amounts)
        if deal != ACTIVATING:
            cost = {"hourglass": cost.pop("hourglass", 0) + 1, **cost}
        return {"cost": self.amounts(cost), "reward": self.amounts(reward.amounts), "level": level}

    def portion(self, albums: Albums, me: Player, card: int) -> Arguments:
        """What may be taken from a storage card."""
        arguments = albums.card_data
        amount = min(arguments.portion[card], stock_in(albums.albums[me.seat].realisation(card)))
        return {"reward": self.amounts({GOODS[arguments.stored_good[card]]: amount})}

    def has_cell(self, option: Option) -> bool:
        return has(self.lang, self.key(f"{self.GAME}-option-{self.kind(option)}.cell"))

    def group(self, option: Option, question: str) -> str:
        own = self.kind(option) in KINDS_OF_CARDS or self.kind(option) in ("choose", "focus")
        return "memory" if own and question == "TakeTurn" else super().group(option, question)

    # --- the two sides of a card ---

    def sides(self, card: str) -> list[str]:
        """What a Nostalgia card asks for and brings: triggers, realisation, then what its category has."""
        entry = self.cards.tables["nostalgia"][card]
        passive, active, realise = table_of(entry, "passive"), table_of(entry, "active"), table_of(entry, "realise")
        lines = [
            self.say("nostalgia-side-passive", deed=self.say(f"nostalgia-deed-{passive['on']}"), reward=self.amounts_in(passive, "reward")),
            self.say("nostalgia-side-active", cost=self.amounts_in(active, "cost"), reward=self.amounts_in(active, "reward")),
            self.say("nostalgia-side-shown" if "condition" in realise else "nostalgia-side-realise", **self.prices(realise)),
        ]
        for level, row in enumerate(rows_of(entry, "levels"), 2):
            lines.append(self.say("nostalgia-side-level", level=level, **self.prices(row)))
        for choice, row in enumerate(rows_of(entry, "choices"), 1):
            lines.append(self.say("nostalgia-side-choice", choice=choice, **self.prices(row)))
        if "goal" in entry:
            lines.append(self.goal_side(table_of(entry, "goal")))
        return [*lines, self.skill_side(table_of(entry, "skill"))] if "skill" in entry else lines

    def amounts_in(self, entry: Entry, key: str) -> str:
        """A cost or a reward as it is written."""
        return self.amounts({word: int(str(amount)) for word, amount in table_of(entry, key).items()})

    def prices(self, row: Entry) -> Arguments:
        """What is paid or shown, and gained."""
        return {"cost": self.amounts_in(row, "condition" if "condition" in row else "cost"), "reward": self.amounts_in(row, "reward")}

    def goal_side(self, goal: Entry) -> str:
        """When a personal life goal is met, and what it pays."""
        lth = int(str(goal["lth"]))
        kind = "round" if goal.get("same_round") else next(key for key in ("on", "pays", "have", "measure") if key in goal)
        more: Arguments = {"lth": lth, "type": self.say(f"nostalgia-type-{goal['type']}"), "level": int(str(goal.get("level", 0)))}
        if "on" in goal:
            more["deed"] = self.say(f"nostalgia-deed-{goal['on']}")
        if "measure" in goal:
            more |= {"measure": self.say(f"nostalgia-measure-{goal['measure']}"), "needs": int(str(goal["at_least"]))}
        if kind in ("pays", "have"):
            more["amounts"] = self.amounts_in(goal, kind)
        return self.say(f"nostalgia-side-goal-{kind}", **more)

    def skill_side(self, skill: Entry) -> str:
        """What a skill does."""
        kind = next(iter(skill))
        if kind == "on" and skill["on"] == "upkeep":
            return self.say("nostalgia-side-skill-upkeep", gain=self.amounts_in(skill, "gain"))
        if kind == "on":
            return self.say("nostalgia-side-skill-on", deed=self.say(f"nostalgia-deed-{skill['on']}"), gain=self.amounts_in(skill, "gain"))
        if kind == "use":
            return self.say("nostalgia-side-skill-use", gain=self.amounts_in(skill, "use"))
        if kind == "stores":
            stock = self.amounts({str(skill["stores"]): int(str(skill["stock"]))})
            return self.say("nostalgia-side-skill-stores", stock=stock, portion=int(str(skill["portion"])))
        return self.say(f"nostalgia-side-skill-{kind}", resources=int(str(skill[kind])))

    # --- questions ---

    def asked_arguments(self, table: Table) -> Arguments:
        step = self.step(table)
        return super().asked_arguments(table) | (self.argument("nostalgia", "nostalgia", step["nostalgia"]) if "nostalgia" in step else {})

    def detail(self, option: Option) -> str:
        arguments = self.option_arguments(option)
        return str(arguments["nostalgia"]) if "nostalgia" in arguments else super().detail(option)
