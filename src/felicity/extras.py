"""Parts of Felicity that need packages which not everybody wants: a missing one is named with the command that installs it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from felicity.core.errors import FelicityError

PACKAGES: Final = {"postgresql": "psycopg", "lab": "openskill", "research": "pettingzoo"}  # by extra, what it must bring


class MissingExtra(FelicityError):
    """Something asked for needs a package that isn't installed."""

    def __init__(self, extra: str) -> None:
        self.extra = extra
        self.package = PACKAGES[extra]
        super().__init__(f"This needs the package {self.package}, which isn't installed: pip install 'felicity[{extra}]'")


def need(extra: str) -> None:
    """Refuse what can't work without an extra, before it is tried."""
    if find_spec(PACKAGES[extra]) is None:
        raise MissingExtra(extra)
