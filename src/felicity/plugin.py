"""A game's manifest: everything the rest of Felicity may ask of the game.

A game needs an engine and a catalog of rules. Everything else has a plain fallback, so that a game with nothing more can be
listed, played in the terminal and on the page, simulated and checked. Methods import what they need when they are called, so that the
engine alone needs only the standard library.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from felicity.core.game import Game
from felicity.core.table import Table

if TYPE_CHECKING:
    from felicity.bots.greedy import Evaluation, GreedyBot
    from felicity.bots.search.tree import SearchSettings
    from felicity.cli.listing import Listing
    from felicity.cli.page import Page
    from felicity.cli.screen import Screen
    from felicity.core.arrangement import Arrangement
    from felicity.core.encoding import Encoding
    from felicity.core.pack import Tables
    from felicity.lab.cards import Watch
    from felicity.text.narrator import Narrator
    from felicity.text.stacks import Stacks

Standing = dict[str, int | None]  # the counters of a seat by name; None where the viewer may not know the value
Story = Callable[[Table, int, list[str], str], list[list[str]]]  # of a table, for a seat, with the names, in a language: by chapter


@dataclass(frozen=True)
class Daily:
    """The deal of the day, which everybody plays in the same seat against the same bots."""

    mode: str | None = None  # None: the game's usual one
    players: int = 0  # 0: as many as usual, if the mode allows so many
    seat: int = 1
    level: str = "normal"  # of the bots
    options: Mapping[str, bool | int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Theme:
    """What a puzzle may be about: kinds of options, or counters in which the best option and the next best differ."""

    name: str  # its words are `theme-<name>`, or `theme-<game>-<name>`
    kinds: frozenset[str] = frozenset()
    counters: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Foreseen:
    """A question that comes out of a player's own turn, so that its answer can be prepared. Its words are `<game>-foreseen-<question>`."""

    answers: tuple[str, ...]  # the kinds of options that may be prepared
    asker: str = ""  # the field of the question that says which seat asks
    about: str = ""  # the field that holds the option it is about
    kinds: tuple[str, ...] = ()  # what kinds of options these may be; their words are `<game>-what-<kind>`


class Plugin(ABC):
    """The manifest of a game. Its `plugin.py` has one object of a subclass, called `PLUGIN`."""

    name: ClassVar[str]  # in lower case, as in records and URLs
    base: ClassVar[str] = ""  # the game that this one expands

    @abstractmethod
    def game(self) -> Game:
        """The engine."""

    @property
    def folder(self) -> Path:
        """Where `rules.toml` and `narration/` are."""
        file = sys.modules[type(self).__module__].__file__
        assert file is not None
        return Path(file).parent

    def view_type(self) -> type[Any] | None:
        """A TypedDict that says what the engine's views are made of (felicity.core.view_types). Without it they are any data."""
        return None

    def encoding(self) -> Encoding[Any] | None:
        """What a seat may know, as a row of numbers for machine learning. Without it nobody can train on the game."""
        return None

    def arrangement(self) -> type[Arrangement]:
        """How a short description becomes a position. Without it every part is set as given, and nothing else moves."""
        from felicity.core.arrangement import Arrangement

        return Arrangement

    # --- bots ---

    # Options that a search tries, instead of a time limit, so that equal seeds give equal games; at the levels hard and expert per seat,
    # but for a player alone if that number is given.
    tries: ClassVar[Mapping[str, int]] = {"normal": 400, "hard": 1_000}

    def evaluation(self) -> Evaluation | None:
        """How good a position is. Without it there are only `random` and a search with random playouts."""
        return None

    def search_evaluation(self) -> Evaluation | None:
        """The same for the search, with tuned weights if there are some."""
        return self.evaluation()

    def greedy_bot(self, evaluation: Evaluation) -> GreedyBot:
        """The bot that takes the best immediate option."""
        from felicity.bots.greedy import GreedyBot

        return GreedyBot(evaluation)

    def search_settings(self) -> SearchSettings:
        """The constants of the search."""
        from felicity.bots.search.tree import SearchSettings

        return SearchSettings()

    def expert_evaluation(self) -> Evaluation | None:
        """The evaluation of the level `expert`."""
        return self.search_evaluation()

    def expert_settings(self) -> SearchSettings:
        """The constants of its search."""
        return self.search_settings()

    # --- sentences ---

    def narrator(self, lang: str, names: list[str], mode: str, pack: str) -> Narrator:
        """The narrator for a table with these players' names and the card data of this pack."""
        from felicity.text.plain_narrator import PlainNarrator

        return PlainNarrator(lang, names, self.name)

    def story(self) -> Story | None:
        """The function that tells a seat's «your life» story when a game is over."""
        return None

    # --- counters of a seat, for charts, hints and «what changes»; all read from a view ---

    charted: ClassVar[tuple[str, ...]] = ()  # those that charts draw
    burdens: ClassVar[frozenset[str]] = frozenset()  # those of which less is better
    renewed: ClassVar[frozenset[str]] = frozenset()  # burdens that end by themselves: no option gets credit for that
    chosen_freely: ClassVar[frozenset[str]] = frozenset()  # neither gain nor cost
    fleeting: ClassVar[frozenset[str]] = frozenset()  # those that come and go: having more of them later is neither better nor worse

    def standing(self, player: dict[str, Any]) -> Standing:
        """The counters of one of a view's players."""
        return {}

    def standings(self, view: Mapping[str, Any]) -> list[Standing]:
        """The counters of every seat, as a view shows them; empty for a game that has none."""
        found = [self.standing(player) for player in view.get("players", [])]
        return found if any(found) else []

    def stacks(self) -> Stacks | None:
        """Stacked totals of the whole table, for charts."""
        return None

    themes: ClassVar[tuple[Theme, ...]] = ()  # by which puzzles can be practised; without any they are practised as they come

    # --- terminal ---

    def screen(self, narrator: Narrator, table: Table, labels: list[str], width: int) -> Screen:
        """The screen that draws tables in a terminal."""
        from felicity.cli.plain_screen import PlainScreen

        return PlainScreen(narrator, labels, width, self.name)

    def listing(self, page: Page, tables: Tables, pack: str) -> Listing:
        """The listing of the cards."""
        from felicity.cli.plain_listing import PlainListing

        return PlainListing(page, tables, self.name)

    def colours(self, lang: str) -> dict[str, str]:
        """Words that have a colour in a terminal."""
        return {}

    # --- laboratory and server ---

    role: ClassVar[str] = ""  # the key in a view for the role that a seat plays, if there is one

    def watch(self) -> Watch | None:
        """Which events mean that a card was offered or taken."""
        return None

    def improved(self, table: str, entry: Mapping[str, Any]) -> tuple[str, object] | None:
        """A key of a card with its value raised by one point: studies change it to measure the card's effect. None if there is none."""
        happiness = entry.get("happiness")
        return ("happiness", happiness + 1) if isinstance(happiness, int) else None

    endless: ClassVar[frozenset[str]] = frozenset()  # option=value pairs with which bots may play for ever: standing reports leave them out
    usual_players: ClassVar[int] = 4  # in standing reports, if the mode allows so many

    passes: ClassVar[frozenset[str]] = frozenset()  # kinds of options that only end a turn: never a turning point
    deliberate: ClassVar[frozenset[str]] = frozenset()  # kinds of options that are never chosen automatically, even if there is no other

    def foreseen(self, mode: str, options: Mapping[str, bool | int | str]) -> Mapping[str, Foreseen]:
        """The questions that come out of a player's own turn once play has begun, in the order in which people are shown them."""
        return {}

    # Kinds of options that involve another player: asked, answered, visited. None if the game doesn't say.
    interactions: ClassVar[frozenset[str] | None] = None

    seconds: ClassVar[float] = 10.0  # a person's time for a choice with more than one option, to estimate a game's length

    def ahead(self, view: Mapping[str, Any]) -> list[int] | None:
        """Each seat's progress, as a view shows it: the first charted counter. None if it can't be known."""
        counters = [standing.get(self.charted[0]) for standing in self.standings(view)] if self.charted else []
        known = [counter for counter in counters if counter is not None]
        return known if known and len(known) == len(counters) else None

    daily: ClassVar[Daily] = Daily()

    pace: ClassVar[float] = 1.0  # how long bots pause over a choice, compared with other games
