"""What the laboratory counts about the cards of Nostalgia."""

from __future__ import annotations

from typing import Final

from felicity.games.nostalgia import names
from felicity.games.pursuit.study import WATCH as BASE
from felicity.lab.cards import Watch

# A Nostalgia card is on offer to the player who holds it, and is taken when it is realised.
WATCH: Final = Watch(
    offered={**BASE.offered, "nostalgia-dealt": "nostalgia"},
    taken={**BASE.taken, "realised": "nostalgia", "partner-met": "partner"},
    shared=BASE.shared,
    same={**BASE.same, **dict(zip(names.MEN, names.PARTNERS, strict=True))},
)
