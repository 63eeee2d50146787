"""Annotations for the compiler: machine integers, and classes that may have interpreted subclasses.

`mypy_extensions` is installed when the engine is compiled; interpreted, the engine needs only the standard library. The compiler knows
these two by where they are defined, whatever module they are imported from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["i64", "mypyc_attr"]

T = TypeVar("T")

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        return unchanged


def unchanged(marked: T) -> T:
    """A class as it is."""
    return marked
