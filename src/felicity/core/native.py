"""What only the compiler understands: whole numbers of the machine, and which classes may have interpreted subclasses.

`mypy_extensions` is there when the engine is compiled; interpreted, it runs with the standard library alone. The compiler knows these two
by the place they come from, wherever they are imported from.
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
