"""Nostalgia in words: those of The Pursuit of Happiness, and its own where it has some."""

from __future__ import annotations

from typing import ClassVar, Final

from felicity.core.event import EventKind
from felicity.core.option import Alphabet, Option
from felicity.core.table import Table
from felicity.games.nostalgia import names
from felicity.games.nostalgia.album import Albums, albums_of
from felicity.games.nostalgia.alphabet import ALPHABET, KINDS
from felicity.games.nostalgia.deals import cost_of, level_for
from felicity.games.nostalgia.happenings import KINDS as HAPPENINGS
from felicity.games.nostalgia.words import (
    ACTIVATING,
    CHOOSING_FIRST,
    DEVOTING,
    PROGRESSING,
    REALISING,
    stock_in,
)
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.words import GOODS, LEVELS
from felicity.text.catalog import Figure, forms, has, say
from felicity.text.pursuit import ACTS, FIGURES, PursuitTeller
from felicity.text.teller import Figures

BASE: Final = "pursuit-"
OWN: Final = "nostalgia-"
KINDS_OF_CARDS: Final = ("realise", "progress", "devote", "place", "activate", "use", "drop", "tick", "draw", "leave")
MEETING_LEVEL: Final = 2
DEAL_OF: Final = {"activate": ACTIVATING, "realise": REALISING, "progress": PROGRESSING, "devote": DEVOTING}
MORE_ACTS: Final = (
    "passive-triggered", "active-triggered", "realised", "progressed", "choice-made", "time-devoted", "skill-used", "skill-helped",
    "partner-met", "drawn", "dropped", "personal-goal-met", "diary-read", "time-replaced",
)  # fmt: skip


class NostalgiaTeller(PursuitTeller):
    """Tells what concerns one table with Nostalgia."""

    GAME = "nostalgia"
    KINDS = KINDS
    ALPHABET: ClassVar[Alphabet] = ALPHABET
    HAPPENINGS: ClassVar[dict[str, EventKind]] = HAPPENINGS
    OPTION_FIGURES: ClassVar[dict[str, str]] = {
        **PursuitTeller.OPTION_FIGURES,
        **dict.fromkeys(KINDS_OF_CARDS, "nostalgia:nostalgia=what"),
        "choose": "nostalgia:nostalgia=what choice=amount",
        "focus": "card:card=what",
        "meet": "card:card=what side:side=how",
    }
    WORDS: ClassVar[dict[str, str]] = {**PursuitTeller.WORDS, "nostalgia": "nostalgia-card-", "good": "pursuit-good-"}
    GROUPS: ClassVar[tuple[str, ...]] = (*PursuitTeller.GROUPS[:-2], "memory", *PursuitTeller.GROUPS[-2:])
    UNTOLD: ClassVar[set[str]] = {*PursuitTeller.UNTOLD, "hand-dealt"}
    SEVERAL: ClassVar[set[str]] = {*PursuitTeller.SEVERAL, "nostalgia-dealt"}
    TAILS: ClassVar[dict[str, set[str]]] = {name: {*ACTS, *MORE_ACTS, *FIGURES} for name in FIGURES}

    # --- words ---

    def key(self, key: str) -> str:
        """The expansion's own sentence, if there is one, else that of the base."""
        if not key.startswith((OWN, BASE)):
            return key
        rest = key.partition("-")[2]
        return OWN + rest if has(self.lang, OWN + rest) else BASE + rest

    def say(self, key: str, **figures: Figure) -> str:
        return say(self.lang, self.key(key), **figures)

    def words(self, kind: str, value: object) -> dict[str, str]:
        if kind == "nostalgia":
            return {"": self.say(f"nostalgia-card-{value}")}
        if kind in self.WORDS and kind not in ("card", "partner"):
            return forms(self.lang, self.key(f"{self.WORDS[kind]}{value}"))
        return super().words(kind, value)

    def card(self, id: str) -> str:
        return self.say(f"nostalgia-card-{id}") if id in names.NOSTALGIA else super().card(id)

    # --- options ---

    def raw_figures(self, option: Option) -> dict[str, object]:
        found = super().raw_figures(option)
        return found | {"partner": self.person_of(option)} if self.kind(option) == "meet" else found

    def option_figures(self, option: Option) -> Figures:
        figures, kind = super().option_figures(option), self.kind(option)
        if kind == "meet":
            figures |= self.figure("partner", "partner", self.person_of(option))
            figures["reward"] = self.amounts(self.cards.reward[option.what * LEVELS + MEETING_LEVEL].amounts)
        elif kind == "place":
            category = self.cards.tables["nostalgia"][names.NOSTALGIA[option.what]]["category"]
            figures["category"] = self.say(f"nostalgia-category-{category}")
        return figures

    def preview(self, table: Table, option: Option) -> Figures:
        """What is printed for a step of a Nostalgia card."""
        s, seat, kind = table.state, table.to_act, self.kind(option)
        assert isinstance(s, PursuitState)
        assert seat is not None
        albums, me = albums_of(s), s.players[seat - 1]
        if kind in DEAL_OF:
            return self.deal(albums, me, DEAL_OF[kind], option.what)
        if kind == "choose":
            return self.deal(albums, me, CHOOSING_FIRST + option.amount - 1, option.what)
        if kind == "use":
            return {"cost": self.amounts({"hourglass": 1}), "reward": self.amounts(albums.figures.skill_use[option.what].amounts)}
        if kind == "tick":
            return {"reward": self.amounts(albums.figures.passive_reward[option.what].amounts)}
        if kind == "draw":
            return self.portion(albums, me, option.what)
        return super().preview(table, option)

    def deal(self, albums: Albums, me: Player, deal: int, card: int) -> Figures:
        """Cost and reward, and the level that is reached; the hourglass of a card action is one of its costs."""
        figures = albums.figures
        level = 0 if deal in (ACTIVATING, REALISING) else level_for(albums, me, deal, card)
        reward: Bundle = figures.reward[card * LEVELS + level]
        if not level:
            reward = figures.active_reward[card] if deal == ACTIVATING else figures.realise_reward[card]
        cost = dict(cost_of(albums, me, deal, card).amounts)
        if deal != ACTIVATING:
            cost = {"hourglass": cost.pop("hourglass", 0) + 1, **cost}
        return {"cost": self.amounts(cost), "reward": self.amounts(reward.amounts), "level": level}

    def portion(self, albums: Albums, me: Player, card: int) -> Figures:
        """What may be taken from a storage card."""
        figures = albums.figures
        amount = min(figures.portion[card], stock_in(albums.albums[me.seat].realisation(card)))
        return {"reward": self.amounts({GOODS[figures.stored_good[card]]: amount})}

    def has_cell(self, option: Option) -> bool:
        return has(self.lang, self.key(f"{self.GAME}-option-{self.kind(option)}.cell"))

    def group(self, option: Option, question: str) -> str:
        own = self.kind(option) in KINDS_OF_CARDS or self.kind(option) in ("choose", "focus")
        return "memory" if own and question == "TakeTurn" else super().group(option, question)

    # --- questions ---

    def asked_figures(self, table: Table) -> Figures:
        step = self.step(table)
        return super().asked_figures(table) | (self.figure("nostalgia", "nostalgia", step["nostalgia"]) if "nostalgia" in step else {})

    def detail(self, option: Option) -> str:
        figures = self.option_figures(option)
        return str(figures["nostalgia"]) if "nostalgia" in figures else super().detail(option)
