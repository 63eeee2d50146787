"""The manifest of Nostalgia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from felicity.core.game import Game
from felicity.core.table import Table
from felicity.plugin import Daily, Plugin, Standing, Story, Theme

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


class NostalgiaPlugin(Plugin):
    """What Nostalgia provides."""

    name = "nostalgia"
    passes = frozenset({"end-turn", "stop", "leave"})
    deliberate = frozenset({"end-turn"})
    burdens = frozenset({"stress"})
    fleeting = frozenset({"hourglasses"})
    base = "pursuit"
    role = "trait"
    charted = ("lth", "stress", "hourglasses", "money")
    daily = Daily(players=3)
    interactions = frozenset({"join"})
    themes = (
        Theme("stress", frozenset({"rest", "overtime", "give-up"}), frozenset({"stress"})),
        Theme("time", frozenset({"refresh", "first", "end-turn", "temp-job", "retire"})),
        Theme("work", frozenset({"get-job", "promote"}), frozenset({"jobs"})),
        Theme("love", frozenset({"date", "deepen", "meet"}), frozenset({"closeness"})),
        Theme("prices", frozenset({"buy", "pay", "refuse"}), frozenset({"money"})),
        Theme("memories", frozenset({"realise", "progress", "choose", "devote", "place", "activate", "use", "drop", "tick", "draw"})),
    )
    tries: ClassVar[Mapping[str, int]] = {"normal": 600, "hard": 1_000, "expert": 3_000, "expert alone": 20_000}

    def game(self) -> Game:
        from felicity.games.nostalgia.game import NostalgiaGame

        return NostalgiaGame()

    def view_type(self) -> type[Any]:
        from felicity.games.nostalgia.view_types import NostalgiaView

        return NostalgiaView

    def encoding(self) -> Encoding[Any]:
        from felicity.games.nostalgia.encoding import NostalgiaEncoding

        return NostalgiaEncoding()

    def arrangement(self) -> type[Arrangement]:
        from felicity.games.nostalgia.arrange import NostalgiaArrangement

        return NostalgiaArrangement

    def evaluation(self) -> Evaluation:
        from felicity.games.nostalgia.bot.evaluation import NostalgiaEvaluation

        return NostalgiaEvaluation()

    def greedy_bot(self, evaluation: Evaluation) -> GreedyBot:
        from felicity.games.nostalgia.bot.evaluation import NostalgiaBot

        return NostalgiaBot(evaluation)

    def expert_evaluation(self) -> Evaluation:
        from felicity.games.nostalgia.bot.learned import learned

        return learned()

    def expert_settings(self) -> SearchSettings:
        from felicity.bots.search.tree import SearchSettings

        return SearchSettings(shared_prior_visits=30.0)  # where every life is played to its end, one of them says little

    def narrator(self, lang: str, names: list[str], mode: str, pack: str) -> Narrator:
        from felicity.games.nostalgia.narration.narrator import NostalgiaNarrator
        from felicity.games.pursuit.narration.narrator import pursuit_cards

        return NostalgiaNarrator(lang, names, pursuit_cards(pack, self.name))

    def story(self) -> Story:
        from felicity.games.nostalgia.narration.story import nostalgia_story

        return nostalgia_story

    def standing(self, player: dict[str, Any]) -> Standing:
        from felicity.games.nostalgia.narration.standing import standing_of

        return standing_of(player)

    def screen(self, narrator: Narrator, table: Table, labels: list[str], width: int) -> Screen:
        from felicity.games.nostalgia.narration.narrator import NostalgiaNarrator
        from felicity.games.nostalgia.terminal.screen import NostalgiaScreen

        assert isinstance(narrator, NostalgiaNarrator)
        return NostalgiaScreen(narrator, labels, width)

    def listing(self, page: Page, tables: Tables, pack: str) -> Listing:
        from felicity.games.nostalgia.narration.narrator import NostalgiaNarrator
        from felicity.games.nostalgia.terminal.listing import NostalgiaListing
        from felicity.games.pursuit.narration.narrator import pursuit_cards

        return NostalgiaListing(page, tables, NostalgiaNarrator(page.lang, [], pursuit_cards(pack, self.name)))

    def watch(self) -> Watch:
        from felicity.games.nostalgia.study import WATCH

        return WATCH

    def improved(self, table: str, entry: Mapping[str, Any]) -> tuple[str, object] | None:
        from felicity.games.pursuit.study import improved

        return improved(entry)


PLUGIN = NostalgiaPlugin()
