"""The manifest of Happy Nation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from felicity.core.game import Game
from felicity.core.table import Table
from felicity.plugin import Daily, Foreseen, Plugin, Standing, Story, Theme

if TYPE_CHECKING:
    from felicity.bots.greedy import Evaluation
    from felicity.cli.listing import Listing
    from felicity.cli.page import Page
    from felicity.cli.screen import Screen
    from felicity.core.arrangement import Arrangement
    from felicity.core.encoding import Encoding
    from felicity.core.pack import Tables
    from felicity.lab.cards import Watch
    from felicity.text.narrator import Narrator
    from felicity.text.stacks import Stacks


class NationPlugin(Plugin):
    """What Happy Nation provides."""

    name = "nation"
    passes = frozenset({"end-day"})
    burdens = frozenset({"debt", "hours"})
    renewed = frozenset({"hours"})
    chosen_freely = frozenset({"price"})
    fleeting = frozenset({"hours", "price"})
    role = "character"
    charted = ("happiness", "money", "price", "debt")
    usual_players = 5  # all characters
    daily = Daily(players=3, options={"target": 16})  # a quarter of an hour or so
    interactions = frozenset({"visit", "buy", "borrow", "repay", "give-present", "give-nothing"})
    themes = (
        Theme("prices", frozenset({"price", "buy", "upgrade"}), frozenset({"houses", "for-sale"})),
        Theme("credit", frozenset({"borrow", "repay", "offer", "replace", "withdraw"}), frozenset({"debt"})),
        Theme("time", frozenset({"end-day", "enjoy", "work-abroad"}), frozenset({"hours"})),
        Theme("explorers", frozenset({"explore", "play", "discard"}), frozenset({"explorers"})),
        Theme("work", frozenset({"work", "invest"}), frozenset({"level"})),
    )
    tries: ClassVar[Mapping[str, int]] = {"normal": 1_500, "hard": 2_500}

    def foreseen(self, mode: str, options: Mapping[str, bool | int | str]) -> Mapping[str, Foreseen]:
        return {
            "GivePresent": Foreseen(("give-present", "give-nothing"), "host"),
            "UseVaccine": Foreseen(("use-vaccine", "get-sick")),
            "TakeMedicine": Foreseen(("take-medicine", "stay-sick")),
            "DecideReshuffle": Foreseen(("reshuffle", "leave-discards")),
        }

    def game(self) -> Game:
        from felicity.games.nation.game import Nation

        return Nation()

    def view_type(self) -> type[Any]:
        from felicity.games.nation.view_types import NationView

        return NationView

    def encoding(self) -> Encoding[Any]:
        from felicity.games.nation.encoding import NationEncoding

        return NationEncoding()

    def arrangement(self) -> type[Arrangement]:
        from felicity.games.nation.arrange import NationArrangement

        return NationArrangement

    def evaluation(self) -> Evaluation:
        from felicity.games.nation.bot.evaluation import NationEvaluation

        return NationEvaluation()

    def search_evaluation(self) -> Evaluation:
        from felicity.games.nation.bot.evaluation import NationEvaluation
        from felicity.games.nation.bot.weights import FOUND_BY_PLAY

        return NationEvaluation().adjusted(FOUND_BY_PLAY)

    def narrator(self, lang: str, names: list[str], mode: str, pack: str) -> Narrator:
        from felicity.games.nation.narration.narrator import NationNarrator

        return NationNarrator(lang, names)

    def story(self) -> Story:
        from felicity.games.nation.narration.story import nation_story

        return nation_story

    def standing(self, player: dict[str, Any]) -> Standing:
        from felicity.games.nation.narration.standing import standing_of

        return standing_of(player)

    def stacks(self) -> Stacks:
        from felicity.games.nation.narration.money import MoneyStacks

        return MoneyStacks()

    def screen(self, narrator: Narrator, table: Table, labels: list[str], width: int) -> Screen:
        from felicity.games.nation.narration.narrator import NationNarrator
        from felicity.games.nation.terminal.screen import NationScreen

        assert isinstance(narrator, NationNarrator)
        return NationScreen(narrator, labels, width)

    def listing(self, page: Page, tables: Tables, pack: str) -> Listing:
        from felicity.games.nation.narration.narrator import NationNarrator
        from felicity.games.nation.terminal.listing import NationListing

        return NationListing(page, tables, NationNarrator(page.lang, []))

    def watch(self) -> Watch:
        from felicity.games.nation.study import WATCH

        return WATCH


PLUGIN = NationPlugin()
