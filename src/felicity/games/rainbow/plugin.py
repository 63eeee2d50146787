"""The manifest of The Game of Happiness."""

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
    from felicity.text.narrator import Narrator


class RainbowPlugin(Plugin):
    """What The Game of Happiness provides."""

    name = "rainbow"
    passes = frozenset({"end-turn", "stay"})
    deliberate = frozenset({"end-turn"})
    burdens = frozenset({"hang-ups"})
    charted = ("keys", "money")
    daily = Daily(players=3)
    interactions = frozenset({"button"})  # the Button goes where others may land
    # Thinking longer hardly changes a choice; a hint takes longer, to estimate the chances.
    themes = (
        Theme("time", frozenset({"spin", "get-off", "stay", "move"})),
        Theme("goals", frozenset({"key"}), frozenset({"keys"})),
        Theme("prices", frozenset({"holder"}), frozenset({"money"})),
        Theme("stress", frozenset(), frozenset({"hang-ups"})),
    )
    tries: ClassVar[Mapping[str, int]] = {"hint": 400, "normal": 80, "hard": 100}
    pace = 0.5  # UI-G14: a turn of up to three small choices takes less than a second at the normal speed

    def game(self) -> Game:
        from felicity.games.rainbow.game import Rainbow

        return Rainbow()

    def view_type(self) -> type[Any]:
        from felicity.games.rainbow.view_types import RainbowView

        return RainbowView

    def encoding(self) -> Encoding[Any]:
        from felicity.games.rainbow.encoding import RainbowEncoding

        return RainbowEncoding()

    def arrangement(self) -> type[Arrangement]:
        from felicity.games.rainbow.arrange import RainbowArrangement

        return RainbowArrangement

    def evaluation(self) -> Evaluation:
        from felicity.games.rainbow.bot.evaluation import RainbowEvaluation

        return RainbowEvaluation()

    def search_evaluation(self) -> Evaluation:
        from felicity.games.rainbow.bot.evaluation import RainbowEvaluation
        from felicity.games.rainbow.bot.weights import FOUND_BY_PLAY

        return RainbowEvaluation().adjusted(FOUND_BY_PLAY)

    def search_settings(self) -> SearchSettings:
        """The values of all options are close together."""
        from felicity.bots.search.tree import SearchSettings

        return SearchSettings(prior_visits=30.0, sharpness=60.0, exploration=0.03)

    def narrator(self, lang: str, names: list[str], mode: str, pack: str) -> Narrator:
        from felicity.games.rainbow.narration.narrator import RainbowNarrator

        return RainbowNarrator(lang, names)

    def story(self) -> Story:
        from felicity.games.rainbow.narration.story import rainbow_story

        return rainbow_story

    def standing(self, player: dict[str, Any]) -> Standing:
        from felicity.games.rainbow.narration.standing import standing_of

        return standing_of(player)

    def screen(self, narrator: Narrator, table: Table, labels: list[str], width: int) -> Screen:
        from felicity.games.rainbow.narration.narrator import RainbowNarrator, rainbow_cards
        from felicity.games.rainbow.terminal.screen import RainbowScreen

        assert isinstance(narrator, RainbowNarrator)
        return RainbowScreen(narrator, labels, width, rainbow_cards(table.setup.pack))

    def listing(self, page: Page, tables: Tables, pack: str) -> Listing:
        from felicity.games.rainbow.narration.narrator import RainbowNarrator
        from felicity.games.rainbow.terminal.listing import RainbowListing

        return RainbowListing(page, tables, RainbowNarrator(page.lang, []))


PLUGIN = RainbowPlugin()
