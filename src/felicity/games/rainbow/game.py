"""The Game of Happiness, as the rest of Felicity sees it."""

from __future__ import annotations

from typing import Final

from felicity.core.event import Event
from felicity.core.game import Facts, GameOf, Setup, options_in
from felicity.core.pack import Tables
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.core.starting_player import check_chair
from felicity.games.rainbow import alphabet, position, setup
from felicity.games.rainbow.audit import audit
from felicity.games.rainbow.cards import CATALOG, Cards, playable
from felicity.games.rainbow.guess import guess_of
from felicity.games.rainbow.scoring import result_of
from felicity.games.rainbow.state import RainbowState
from felicity.games.rainbow.view import view_of
from felicity.games.rainbow.view_types import RainbowView

VERSION: Final = "2"
EARLIER: Final = ("1",)


class Rainbow(GameOf[RainbowState, Cards]):
    """The rules of The Game of Happiness."""

    def __init__(self) -> None:
        # RAIN-SET-1.
        facts = Facts("rainbow", "The Game of Happiness", VERSION, {"standard": (2, 6)}, "standard", options_in(CATALOG), (15, 60), EARLIER)
        super().__init__(facts, alphabet.ALPHABET, CATALOG)

    def cards_of(self, tables: Tables) -> Cards:
        return playable(Cards(tables))

    def check_setup(self, setup_: Setup) -> None:
        check_chair(setup_, "RAIN-R7")

    def deal(self, cards: Cards, setup_: Setup, listen: bool) -> RainbowState:
        return setup.start(cards, setup_, listen)

    def view(self, s: RainbowState, seat: int) -> RainbowView:
        return view_of(s, seat)

    def guess(self, s: RainbowState, seat: int, rng: Rng) -> RainbowState:
        return guess_of(s, rng)

    def result(self, s: RainbowState) -> Result:
        return result_of(s)

    def dump(self, s: RainbowState) -> dict[str, object]:
        return position.dump(s)

    def load(self, setup_: Setup, data: dict[str, object]) -> RainbowState:
        return position.load(self.cards_for(setup_), setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return position.VOCABULARY.event(event)

    def audit(self, s: RainbowState) -> None:
        audit(s)
