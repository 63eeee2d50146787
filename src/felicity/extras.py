"""Parts of Felicity that need optional packages: an error about a missing one gives the command that installs it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from felicity.core.errors import FelicityError

PACKAGES: Final = {  # by extra: the packages it installs
    "postgresql": ("psycopg",),
    "notify": ("cryptography",),
    "passkeys": ("webauthn",),
    "ratings": ("openskill",),
    "lab": ("openskill", "pyarrow", "duckdb"),
    "cluster": ("ray",),
    "research": ("pettingzoo",),
}


class MissingExtra(FelicityError):
    """A feature needs a package that isn't installed."""

    def __init__(self, extra: str, package: str) -> None:
        self.extra = extra
        self.package = package
        super().__init__(f"This needs the package {self.package}, which isn't installed: pip install 'felicity[{extra}]'")


def has(extra: str) -> bool:
    """Is everything installed that an extra brings?"""
    return all(find_spec(name) is not None for name in PACKAGES[extra])


def need(extra: str, module: str = "", package: str = "") -> None:
    """Raise an error if an extra is missing, or only if one `module` of a `package` that it installs is."""
    for name in (module,) if module else PACKAGES[extra]:
        if find_spec(name) is None:
            raise MissingExtra(extra, package or name)
