"""Who begins, in games whose option `starting_player` lets the table name a chair."""

from __future__ import annotations

from typing import Final

from felicity.core.errors import BadOptions
from felicity.core.game import Setup
from felicity.core.rng import Rng

OPTION: Final = "starting_player"
RANDOM: Final = "random"  # the other values are chair numbers


def check_chair(setup: Setup, rule: str) -> None:
    """Refuse a chair on which nobody sits."""
    chair = str(setup.options[OPTION])
    if chair != RANDOM and int(chair) > setup.players:
        text = f"{OPTION}={chair} can't be used: only {setup.players} play ({rule})."
        raise BadOptions(text, "error-chair", option=OPTION, chair=int(chair), players=setup.players, rule=rule)


def chair_of(named: str, seats: int, rng: Rng) -> int:
    """The seat that the option names, or one drawn at random."""
    return rng.below(seats) if named == RANDOM else int(named) - 1
