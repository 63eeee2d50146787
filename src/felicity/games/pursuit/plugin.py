"""The manifest of The Pursuit of Happiness."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from felicity.core.game import Game
from felicity.core.table import Table
from felicity.plugin import Daily, Plugin, Standing, Story, Theme

if TYPE_CHECKING:
    from felicity.bots.greedy import Evaluation
    from felicity.bots.search.tree import SearchSettings
    from felicity.cli.listing import Listing
    from felicity.cli.page import Page
    from felicity.cli.screen import Screen
    from felicity.core.arrangement import Arrangement
    from felicity.core.encoding import Encoding
    from felicity.core.pack import Tables
    from felicity.lab.cards import Watch
    from felicity.text.narrator import Narrator


class PursuitPlugin(Plugin):
    """What The Pursuit of Happiness provides."""

    name = "pursuit"
    passes = frozenset({"end-turn", "stop"})
    deliberate = frozenset({"end-turn"})
    burdens = frozenset({"stress"})
    fleeting = frozenset({"hourglasses"})
    role = "trait"
    charted = ("lth", "stress", "hourglasses", "money")
    daily = Daily(players=3)
    interactions = frozenset({"join"})
    themes = (
        Theme("stress", frozenset({"rest", "overtime", "give-up"}), frozenset({"stress"})),
        Theme("time", frozenset({"refresh", "first", "end-turn", "temp-job", "retire"})),
        Theme("work", frozenset({"get-job", "promote"}), frozenset({"jobs"})),
        Theme("love", frozenset({"date", "deepen"}), frozenset({"closeness"})),
        Theme("prices", frozenset({"buy", "pay", "refuse"}), frozenset({"money"})),
    )
    tries: ClassVar[Mapping[str, int]] = {"normal": 600, "hard": 1_000, "expert": 3_000, "expert alone": 20_000}

    def game(self) -> Game:
        from felicity.games.pursuit.game import Pursuit

        return Pursuit()

    def view_type(self) -> type[Any]:
        from felicity.games.pursuit.view_types import PursuitView

        return PursuitView

    def encoding(self) -> Encoding[Any]:
        from felicity.games.pursuit.encoding import PursuitEncoding

        return PursuitEncoding()

    def arrangement(self) -> type[Arrangement]:
        from felicity.games.pursuit.arrange import PursuitArrangement

        return PursuitArrangement

    def evaluation(self) -> Evaluation:
        from felicity.games.pursuit.bot.evaluation import PursuitEvaluation

        return PursuitEvaluation()

    def expert_evaluation(self) -> Evaluation:
        from felicity.games.pursuit.bot.learned import learned

        return learned()

    def expert_settings(self) -> SearchSettings:
        from felicity.bots.search.tree import SearchSettings

        return SearchSettings(shared_prior_visits=30.0)  # where every life is played to its end, one of them says little

    def narrator(self, lang: str, names: list[str], mode: str, pack: str) -> Narrator:
        from felicity.games.pursuit.narration.narrator import PursuitNarrator, pursuit_cards

        return PursuitNarrator(lang, names, pursuit_cards(pack))

    def story(self) -> Story:
        from felicity.games.pursuit.narration.story import pursuit_story

        return pursuit_story

    def standing(self, player: dict[str, Any]) -> Standing:
        from felicity.games.pursuit.narration.standing import standing_of

        return standing_of(player)

    def screen(self, narrator: Narrator, table: Table, labels: list[str], width: int) -> Screen:
        from felicity.games.pursuit.narration.narrator import PursuitNarrator
        from felicity.games.pursuit.terminal.screen import PursuitScreen

        assert isinstance(narrator, PursuitNarrator)
        return PursuitScreen(narrator, labels, width)

    def listing(self, page: Page, tables: Tables, pack: str) -> Listing:
        from felicity.games.pursuit.narration.narrator import PursuitNarrator, pursuit_cards
        from felicity.games.pursuit.terminal.listing import PursuitListing

        return PursuitListing(page, tables, PursuitNarrator(page.lang, [], pursuit_cards(pack)))

    def watch(self) -> Watch:
        from felicity.games.pursuit.study import WATCH

        return WATCH

    def improved(self, table: str, entry: Mapping[str, Any]) -> tuple[str, object] | None:
        from felicity.games.pursuit.study import improved

        return improved(entry)


PLUGIN = PursuitPlugin()
