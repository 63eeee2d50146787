"""LOOP: Life of Ordinary People, as the rest of Felicity sees it."""

from __future__ import annotations

from typing import Final

from felicity.core.event import Event
from felicity.core.game import Facts, GameOf, Setup, options_in
from felicity.core.pack import Tables
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.core.starting_player import check_chair
from felicity.games.loop import alphabet, loading, position, setup
from felicity.games.loop.audit import audit
from felicity.games.loop.cards import CATALOG, Cards
from felicity.games.loop.guess import guess_of
from felicity.games.loop.rules import Rules
from felicity.games.loop.scoring import result_of
from felicity.games.loop.state import LoopState
from felicity.games.loop.view import view_of
from felicity.games.loop.view_types import LoopView

VERSION: Final = "2"
EARLIER: Final = ("1",)


class Loop(GameOf[LoopState, Cards]):
    """The rules of LOOP."""

    def __init__(self) -> None:
        # LOOP-R96: alone one plays Solo.
        modes = {"basic": (2, 6), "competitive": (2, 6), "coop": (2, 6), "solo": (1, 1)}
        facts = Facts("loop", "LOOP: Life of Ordinary People", VERSION, modes, "competitive", options_in(CATALOG), (15, 60), EARLIER)
        super().__init__(facts, alphabet.ALPHABET, CATALOG)

    def cards_of(self, tables: Tables) -> Cards:
        return Cards(tables)

    def check_setup(self, setup_: Setup) -> None:
        check_chair(setup_, "LOOP-R1")
        if setup_.options["careers"]:
            setup.fixed_careers(self.cards_for(setup_), Rules(setup_))

    def deal(self, cards: Cards, setup_: Setup, listen: bool) -> LoopState:
        return setup.start(cards, setup_, listen)

    def view(self, s: LoopState, seat: int) -> LoopView:
        return view_of(s, seat)

    def guess(self, s: LoopState, seat: int, rng: Rng) -> LoopState:
        return guess_of(s, seat, rng)

    def result(self, s: LoopState) -> Result:
        return result_of(s)

    def dump(self, s: LoopState) -> dict[str, object]:
        return position.dump(s)

    def load(self, setup_: Setup, data: dict[str, object]) -> LoopState:
        return loading.load(self.cards_for(setup_), setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return position.VOCABULARY.event(event)

    def audit(self, s: LoopState) -> None:
        audit(s)
