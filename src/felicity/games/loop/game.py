"""LOOP: Life of Ordinary People, as the rest of Felicity meets it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.errors import BadOptions
from felicity.core.event import Event
from felicity.core.game import Facts, Game, Setup, options_in
from felicity.core.pack import Pack
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.core.state import State, advance
from felicity.games.loop import alphabet, position, setup
from felicity.games.loop.audit import audit
from felicity.games.loop.cards import CATALOG, Cards
from felicity.games.loop.guess import guess_of
from felicity.games.loop.rules import Rules
from felicity.games.loop.scoring import result_of
from felicity.games.loop.state import LoopState
from felicity.games.loop.view import view_of

VERSION: Final = "1"


def _loop(s: State) -> LoopState:
    assert isinstance(s, LoopState)
    return s


class Loop(Game):
    """The rules of LOOP."""

    def __init__(self) -> None:
        modes = {"basic": (2, 6), "competitive": (2, 6), "coop": (2, 6), "solo": (1, 1)}
        self.facts = Facts("loop", "LOOP: Life of Ordinary People", VERSION, modes, "competitive", options_in(CATALOG), (15, 60))
        self.alphabet = alphabet.ALPHABET
        self.catalog = CATALOG
        self.packs: dict[str, Cards] = {"": Cards(CATALOG.house_tables())}

    def check_setup(self, setup_: Setup) -> None:
        chair = str(setup_.options["starting_player"])
        if chair.isdigit() and int(chair) > setup_.players:
            raise BadOptions(f"starting_player={chair} names a chair that isn't there: {setup_.players} play (LOOP-R1).")
        if setup_.options["careers"]:
            setup.fixed_careers(self.packs[setup_.pack], Rules(setup_))

    def start(self, setup_: Setup, listen: bool) -> State:
        s = setup.start(self.packs[setup_.pack], setup_, listen)
        advance(s)
        return s

    def copy(self, s: State) -> State:
        return _loop(s).copy()

    def view(self, s: State, seat: int) -> dict[str, object]:
        return view_of(_loop(s), seat)

    def guess(self, s: State, seat: int, rng: Rng) -> State:
        return guess_of(_loop(s), seat, rng)

    def result(self, s: State) -> Result:
        return result_of(_loop(s))

    def dump(self, s: State) -> dict[str, object]:
        return position.dump(_loop(s))

    def load(self, setup_: Setup, data: dict[str, object]) -> State:
        return position.load(self.packs[setup_.pack], setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return position.event_data(event)

    def audit(self, s: State) -> None:
        audit(_loop(s))

    def use_pack(self, folder: str) -> str:
        pack = Pack(CATALOG, Path(folder))
        self.packs[pack.fingerprint] = Cards(pack.tables())
        return pack.fingerprint

    def has_pack(self, fingerprint: str) -> bool:
        return fingerprint in self.packs
