"""The Pursuit of Happiness, as the rest of Felicity sees it."""

from __future__ import annotations

from typing import Final

from felicity.core.event import Event
from felicity.core.game import Facts, GameOf, Setup, options_in
from felicity.core.pack import Tables
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.games.pursuit import alphabet, position, setup
from felicity.games.pursuit.audit import audit
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.catalog import CATALOG, PursuitCatalog
from felicity.games.pursuit.constants import MAX_SEATS
from felicity.games.pursuit.expansion import Expansion
from felicity.games.pursuit.guess import guess_of
from felicity.games.pursuit.scoring import result_of
from felicity.games.pursuit.state import PursuitState
from felicity.games.pursuit.view import view_of
from felicity.games.pursuit.view_types import PursuitView

VERSION: Final = "4"
EARLIER: Final = ("2", "3")


class PursuitGame(GameOf[PursuitState, Cards]):
    """The box, alone or with expansions: their catalog and options contain those of the base."""

    def __init__(
        self,
        id: str,
        title: str,
        version: str,
        earlier: tuple[str, ...],
        catalog: PursuitCatalog,
        options: alphabet.Options,
        expansions: list[Expansion],
    ) -> None:
        self.options = options
        self.expansions = expansions
        modes = {"standard": (2, 4), "solo": (1, 1)}  # POH-1.1
        super().__init__(Facts(id, title, version, modes, "standard", options_in(catalog), (30, 90), earlier), options.alphabet, catalog)

    def cards_of(self, tables: Tables) -> Cards:
        return Cards(tables, self.expansions, self.options)

    def seats_in(self, mode: str, options: dict[str, object]) -> tuple[int, int]:
        """POH-R51: by option a fifth seat."""
        fewest, most = self.facts.modes[mode]
        fifth = most > 1 and str(options.get("five_players", False)).lower() == "true"
        return fewest, MAX_SEATS if fifth else most

    def check_setup(self, setup_: Setup) -> None:
        setup.check(self.cards_for(setup_), setup_)

    def deal(self, cards: Cards, setup_: Setup, listen: bool) -> PursuitState:
        return setup.start(cards, setup_, listen)

    def view(self, s: PursuitState, seat: int) -> PursuitView:
        return view_of(s, seat)

    def guess(self, s: PursuitState, seat: int, rng: Rng) -> PursuitState:
        return guess_of(s, seat, rng)

    def result(self, s: PursuitState) -> Result:
        return result_of(s)

    def dump(self, s: PursuitState) -> dict[str, object]:
        return position.dump(s)

    def load(self, setup_: Setup, data: dict[str, object]) -> PursuitState:
        return position.load(self.cards_for(setup_), setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return self.packs[""].vocabulary.event(event)

    def audit(self, s: PursuitState) -> None:
        audit(s)


class Pursuit(PursuitGame):
    """The rules of The Pursuit of Happiness."""

    def __init__(self) -> None:
        super().__init__("pursuit", "The Pursuit of Happiness", VERSION, EARLIER, CATALOG, alphabet.OPTIONS, [])
