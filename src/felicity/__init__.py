"""Felicity: the table where people play, simulate and study the happiness games."""

from pathlib import Path

from felicity.source import refuse_compiled_files

refuse_compiled_files(Path(__file__).parent)

from felicity.api import arrange, cards, games, load, new, replay, rules, solve  # noqa: E402
from felicity.core.errors import BadOptions, CannotRead, FelicityError, GameOver, NotAllowed, NotYourTurn, StalePosition  # noqa: E402
from felicity.core.table import Table  # noqa: E402

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
    "arrange",
    "cards",
    "games",
    "load",
    "new",
    "replay",
    "rules",
    "solve",
]
