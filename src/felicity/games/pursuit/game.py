"""The Pursuit of Happiness, as the rest of Felicity meets it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.event import Event
from felicity.core.game import Facts, Game, Setup, options_in
from felicity.core.pack import Pack, Tables
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.core.state import State, advance
from felicity.games.pursuit import alphabet, position, setup
from felicity.games.pursuit.audit import audit
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.catalog import CATALOG, PursuitCatalog
from felicity.games.pursuit.expansion import Expansion
from felicity.games.pursuit.guess import guess_of
from felicity.games.pursuit.scoring import result_of
from felicity.games.pursuit.state import PursuitState
from felicity.games.pursuit.view import view_of
from felicity.games.pursuit.words import MAX_SEATS

VERSION: Final = "2"


def _pursuit(s: State) -> PursuitState:
    assert isinstance(s, PursuitState)
    return s


class Pursuit(Game):
    """The rules of The Pursuit of Happiness."""

    def __init__(self) -> None:
        self.play_with("pursuit", "The Pursuit of Happiness", VERSION, CATALOG, alphabet.OPTIONS, [])

    def play_with(
        self, id: str, title: str, version: str, catalog: PursuitCatalog, options: alphabet.Options, expansions: list[Expansion]
    ) -> None:
        """The box, alone or with expansions: their catalog and options contain those of the base."""
        modes = {"standard": (2, 4), "solo": (1, 1)}
        self.facts = Facts(id, title, version, modes, "standard", options_in(catalog), (30, 90))
        self.alphabet = options.alphabet
        self.catalog = catalog
        self.options = options
        self.expansions = expansions
        self.packs: dict[str, Cards] = {"": self.cards_of(catalog.house_tables())}

    def cards_of(self, tables: Tables) -> Cards:
        """The figures of a catalog or of a pack."""
        return Cards(tables, self.expansions, self.options)

    def seats_in(self, mode: str, options: dict[str, object]) -> tuple[int, int]:
        """POH-R51: by option a fifth seat."""
        fewest, most = self.facts.modes[mode]
        fifth = most > 1 and str(options.get("five_players", False)).lower() == "true"
        return fewest, MAX_SEATS if fifth else most

    def check_setup(self, setup_: Setup) -> None:
        setup.check(self.packs[setup_.pack], setup_)

    def start(self, setup_: Setup, listen: bool) -> State:
        s = setup.start(self.packs[setup_.pack], setup_, listen)
        advance(s)
        return s

    def copy(self, s: State) -> State:
        return _pursuit(s).copy()

    def view(self, s: State, seat: int) -> dict[str, object]:
        return view_of(_pursuit(s), seat)

    def guess(self, s: State, seat: int, rng: Rng) -> State:
        return guess_of(_pursuit(s), seat, rng)

    def result(self, s: State) -> Result:
        return result_of(_pursuit(s))

    def dump(self, s: State) -> dict[str, object]:
        return position.dump(_pursuit(s))

    def load(self, setup_: Setup, data: dict[str, object]) -> State:
        return position.load(self.packs[setup_.pack], setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return self.packs[""].words.event(event)

    def audit(self, s: State) -> None:
        audit(_pursuit(s))

    def use_pack(self, folder: str) -> str:
        pack = Pack(self.catalog, Path(folder))
        self.packs[pack.fingerprint] = self.cards_of(pack.tables())
        return pack.fingerprint

    def has_pack(self, fingerprint: str) -> bool:
        return fingerprint in self.packs
