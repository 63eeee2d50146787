"""Happy Nation, as the rest of Felicity meets it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.event import Event
from felicity.core.game import Facts, Game, Setup, options_in
from felicity.core.pack import Pack
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.core.state import State, advance
from felicity.games.nation import alphabet, position, setup
from felicity.games.nation.audit import audit
from felicity.games.nation.cards import CATALOG, Cards
from felicity.games.nation.guess import guess_of
from felicity.games.nation.rules import Rules
from felicity.games.nation.scoring import result_of
from felicity.games.nation.state import NationState
from felicity.games.nation.view import view_of

VERSION: Final = "1"


def _nation(s: State) -> NationState:
    assert isinstance(s, NationState)
    return s


class Nation(Game):
    """The rules of Happy Nation."""

    def __init__(self) -> None:
        self.facts = Facts("nation", "Happy Nation", VERSION, {"standard": (2, 5)}, "standard", options_in(CATALOG), (20, 90))
        self.alphabet = alphabet.ALPHABET
        self.catalog = CATALOG
        self.packs: dict[str, Cards] = {"": Cards(CATALOG.house_tables())}

    def check_setup(self, setup_: Setup) -> None:
        setup.line_up(Rules(setup_))

    def start(self, setup_: Setup, listen: bool) -> State:
        s = setup.start(self.packs[setup_.pack], setup_, listen)
        advance(s)
        return s

    def copy(self, s: State) -> State:
        return _nation(s).copy()

    def view(self, s: State, seat: int) -> dict[str, object]:
        return view_of(_nation(s), seat)

    def guess(self, s: State, seat: int, rng: Rng) -> State:
        return guess_of(_nation(s), seat, rng)

    def result(self, s: State) -> Result:
        return result_of(_nation(s))

    def dump(self, s: State) -> dict[str, object]:
        return position.dump(_nation(s))

    def load(self, setup_: Setup, data: dict[str, object]) -> State:
        return position.load(self.packs[setup_.pack], setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return position.event_data(event)

    def audit(self, s: State) -> None:
        audit(_nation(s))

    def use_pack(self, folder: str) -> str:
        pack = Pack(CATALOG, Path(folder))
        self.packs[pack.fingerprint] = Cards(pack.tables())
        return pack.fingerprint

    def has_pack(self, fingerprint: str) -> bool:
        return fingerprint in self.packs
