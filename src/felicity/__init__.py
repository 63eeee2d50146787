"""Felicity: the table where people play, simulate and study the happiness games."""

from felicity.api import games, load, new, replay, rules
from felicity.core.errors import BadOptions, CannotRead, FelicityError, GameOver, NotAllowed, NotYourTurn, StalePosition
from felicity.core.table import Table

__version__ = "0.1.0"
__all__ = [
    "BadOptions",
    "CannotRead",
    "FelicityError",
    "GameOver",
    "NotAllowed",
    "NotYourTurn",
    "StalePosition",
    "Table",
    "games",
    "load",
    "new",
    "replay",
    "rules",
]
