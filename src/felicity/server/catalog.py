"""The card data of a game, as it stands in its rules file."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from felicity.server.journal import Data

RULE_TABLES = ("rule", "ruling", "option")  # have requests of their own


@cache
def cards_of(path: Path) -> Data:
    """Everything but rules, rulings and options."""
    data = tomllib.loads(path.read_text("utf-8"))
    return {name: value for name, value in data.items() if name not in RULE_TABLES}
