"""The manifest of LOOP."""

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


class LoopPlugin(Plugin):
    """What LOOP provides."""

    name = "loop"
    passes = frozenset({"end-turn", "pass", "skip"})
    deliberate = frozenset({"end-turn", "pass"})
    burdens = frozenset({"landfill", "debts", "owed"})
    role = "career"
    daily = Daily(players=3)
    charted = ("happiness", "coins", "landfill", "debts", "reputation", "materials")
    endless = frozenset({"round_limit=0"})
    interactions = frozenset(
        {"acquire", "barter", "recycle", "resell", "share", "offer", "accept", "reject-card", "reject-reputation", "call", "object"}
        | {"influence", "agree", "refuse", "care", "draft", "name", "give"}
    )
    themes = (
        Theme("credit", frozenset({"pay-off"}), frozenset({"debts", "owed"})),
        Theme("favours", interactions | {"face-down", "swap"}),
        Theme("prices", frozenset({"buy", "salvage", "repurchase", "redeem", "pay"}), frozenset({"coins"})),
        Theme("goals", frozenset({"claim"}), frozenset({"goals"})),
        Theme("waste", frozenset({"scavenge", "recycle"}), frozenset({"landfill"})),
    )
    tries: ClassVar[Mapping[str, int]] = {"normal": 400, "hard": 1_000}

    def foreseen(self, mode: str, options: Mapping[str, bool | int | str]) -> Mapping[str, Foreseen]:
        if mode in ("coop", "solo"):
            return {}  # LOOP-6.2f: nobody answers a FAVOUR
        favours = ("acquire", "barter", "recycle", "resell", "share")
        answers = ("accept", "reject-card", "reject-reputation")
        if mode == "basic":
            return {"AnswerFavour": Foreseen(answers, "asker", "asked", favours)}
        found = {
            "AnswerFavour": Foreseen((*answers, "call"), "asker", "asked", favours),
            "Object": Foreseen(("pass", "object"), "asker", "asked", favours),
        }
        if options.get("banker_consent"):
            found["AgreeToInfluence"] = Foreseen(("agree", "refuse"), "banker")
        return found

    def game(self) -> Game:
        from felicity.games.loop.game import Loop

        return Loop()

    def view_type(self) -> type[Any]:
        from felicity.games.loop.view_types import LoopView

        return LoopView

    def encoding(self) -> Encoding[Any]:
        from felicity.games.loop.encoding import LoopEncoding

        return LoopEncoding()

    def arrangement(self) -> type[Arrangement]:
        from felicity.games.loop.arrange import LoopArrangement

        return LoopArrangement

    def evaluation(self) -> Evaluation:
        from felicity.games.loop.bot.evaluation import LoopEvaluation

        return LoopEvaluation()

    def narrator(self, lang: str, names: list[str], mode: str, pack: str) -> Narrator:
        from felicity.games.loop.narration.narrator import LoopNarrator, loop_cards

        return LoopNarrator(lang, names, mode, loop_cards(pack))

    def story(self) -> Story:
        from felicity.games.loop.narration.story import loop_story

        return loop_story

    def standing(self, player: dict[str, Any]) -> Standing:
        from felicity.games.loop.narration.standing import standing_of

        return standing_of(player)

    def screen(self, narrator: Narrator, table: Table, labels: list[str], width: int) -> Screen:
        from felicity.games.loop.narration.narrator import LoopNarrator
        from felicity.games.loop.terminal.screen import LoopScreen

        assert isinstance(narrator, LoopNarrator)
        return LoopScreen(narrator, labels, width, str(table.setup.options["zone_borders"]))

    def listing(self, page: Page, tables: Tables, pack: str) -> Listing:
        from felicity.games.loop.narration.narrator import LoopNarrator, loop_cards
        from felicity.games.loop.terminal.listing import LoopListing

        return LoopListing(page, tables, LoopNarrator(page.lang, [], "competitive", loop_cards(pack)))

    def colours(self, lang: str) -> dict[str, str]:
        from felicity.games.loop.terminal.colours import colours_in

        return colours_in(lang)

    def watch(self) -> Watch:
        from felicity.games.loop.study import WATCH

        return WATCH


PLUGIN = LoopPlugin()
