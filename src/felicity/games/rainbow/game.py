"""The Game of Happiness, as the rest of Felicity meets it."""

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
from felicity.games.rainbow import alphabet, position, setup
from felicity.games.rainbow.audit import audit
from felicity.games.rainbow.cards import CATALOG, Cards, playable
from felicity.games.rainbow.guess import guess_of
from felicity.games.rainbow.scoring import result_of
from felicity.games.rainbow.state import RainbowState
from felicity.games.rainbow.view import view_of

VERSION: Final = "1"


def _rainbow(s: State) -> RainbowState:
    assert isinstance(s, RainbowState)
    return s


class Rainbow(Game):
    """The rules of The Game of Happiness."""

    def __init__(self) -> None:
        self.facts = Facts("rainbow", "The Game of Happiness", VERSION, {"standard": (2, 6)}, "standard", options_in(CATALOG), (15, 60))
        self.alphabet = alphabet.ALPHABET
        self.catalog = CATALOG
        self.packs: dict[str, Cards] = {"": playable(Cards(CATALOG.house_tables()))}

    def check_setup(self, setup_: Setup) -> None:
        chair = str(setup_.options["starting_player"])
        if chair.isdigit() and int(chair) > setup_.players:
            raise BadOptions(f"starting_player={chair} names a chair that isn't there: {setup_.players} play (RAIN-R7).")

    def start(self, setup_: Setup, listen: bool) -> State:
        s = setup.start(self.packs[setup_.pack], setup_, listen)
        advance(s)
        return s

    def copy(self, s: State) -> State:
        return _rainbow(s).copy()

    def view(self, s: State, seat: int) -> dict[str, object]:
        return view_of(_rainbow(s), seat)

    def guess(self, s: State, seat: int, rng: Rng) -> State:
        return guess_of(_rainbow(s), rng)

    def result(self, s: State) -> Result:
        return result_of(_rainbow(s))

    def dump(self, s: State) -> dict[str, object]:
        return position.dump(_rainbow(s))

    def load(self, setup_: Setup, data: dict[str, object]) -> State:
        return position.load(self.packs[setup_.pack], setup_, data)

    def event_data(self, event: Event) -> dict[str, object]:
        return position.event_data(event)

    def audit(self, s: State) -> None:
        audit(_rainbow(s))

    def use_pack(self, folder: str) -> str:
        pack = Pack(CATALOG, Path(folder))
        self.packs[pack.fingerprint] = playable(Cards(pack.tables()))
        return pack.fingerprint

    def has_pack(self, fingerprint: str) -> bool:
        return fingerprint in self.packs
