"""What OpenSpiel may observe: a seat with or without its history, or a spectator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from felicity.adapters.seats import lines_of

if TYPE_CHECKING:
    from felicity.adapters.openspiel.game import FelicityGame
    from felicity.adapters.openspiel.state import FelicityState


class FelicityObserver:
    """What can be seen of a state, as an OpenSpiel observer."""

    def __init__(self, game: FelicityGame, kind: Any) -> None:
        self.players = game.players
        self.recalls = kind.perfect_recall
        self.encoding = None if self.recalls else game.encoding
        self.shown = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.encoding is not None and self.shown:
            self.tensor = np.zeros(self.encoding.size(self.players), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: FelicityState, player: int) -> None:
        """The row of numbers; all 0 before the deal."""
        if self.tensor is None:
            return
        table = state.position.table
        if table is None:
            self.tensor.fill(0)
        else:
            assert self.encoding is not None
            row = self.encoding.encode(table.state, player if self.private else -1, self.players)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: FelicityState, player: int) -> str | None:
        """What can be seen, as text."""
        at = state.position
        if not self.shown:
            return None
        if at.table is None:
            return ""
        seen = "\n".join(lines_of(at.table, player if self.private else None))
        return at.log[player] + seen if self.recalls else seen
