"""Happy Nation, as the rest of Felicity sees it."""

from __future__ import annotations

from typing import Final

from felicity.core.event import Event
from felicity.core.game import Facts, GameOf, Setup, options_in
from felicity.core.pack import Tables
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.games.nation import alphabet, position, setup
from felicity.games.nation.audit import audit
from felicity.games.nation.cards import CATALOG, Cards
from felicity.games.nation.guess import guess_of
from felicity.games.nation.rules import Rules
from felicity.games.nation.scoring import result_of
from felicity.games.nation.state import NationState
from felicity.games.nation.view import view_of
from felicity.games.nation.view_types import NationView

VERSION: Final = "2"
EARLIER: Final = ("1",)


class Nation(GameOf[NationState, Cards]):
    """The rules of Happy Nation."""

    def __init__(self) -> None:
        facts = Facts("nation", "Happy Nation", VERSION, {"standard": (2, 5)}, "standard", options_in(CATALOG), (20, 90), EARLIER)
        super().__init__(facts, alphabet.ALPHABET, CATALOG)

    def cards_of(self, tables: Tables) -> Cards:
        return Cards(tables)

    def check_setup(self, setup_: Setup) -> None:
        setup.line_up(Rules(setup_))

    def deal(self, cards: Cards, setup_: Setup, listen: bool) -> NationState:
        return setup.start(cards, setup_, listen)

    def view(self, s: NationState, seat: int) -> NationView:
        return view_of(s, seat)

    def guess(self, s: NationState, seat: int, rng: Rng) -> NationState:
        return guess_of(s, seat, rng)

    def result(self, s: NationState) -> Result:
        return result_of(s)

    def dump(self, s: NationState) -> dict[str, object]:
        return position.dump(s)

    def load(self, setup_: Setup, data: dict[str, object]) -> NationState:
        return position.load(self.cards_for(setup_), setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return position.VOCABULARY.event(event)

    def audit(self, s: NationState) -> None:
        audit(s)
