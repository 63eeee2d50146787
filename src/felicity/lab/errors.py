"""Errors of studies, in the reader's language: every error has a key in the catalog."""

from __future__ import annotations

import json

from felicity.core.errors import BadOptions, CannotRead, FelicityError
from felicity.core.untrusted import SHOWN


class LabError(FelicityError):
    """An error with its key in the catalog and its arguments; as a string it is in English."""

    def __init__(self, key: str, /, **arguments: object) -> None:
        from felicity.text.catalog import FALLBACK  # processes that only play need no sentences
        from felicity.text.errors import say

        super().__init__(say(FALLBACK, key, **arguments))
        self.key = key
        self.arguments = arguments

    def __reduce__(self) -> tuple[object, ...]:
        return made_again, (type(self), self.key, self.arguments)


def made_again(kind: type[LabError], key: str, arguments: dict[str, object]) -> LabError:
    """Recreate an error from another process."""
    return kind(key, **arguments)


class UnreadableStudy(LabError, CannotRead):
    """A study that can't be understood."""


class BadStudy(LabError, BadOptions):
    """A study that can't be played or queried as requested."""


def shown(value: object) -> str:
    """A foreign value as an error message repeats it, in any language: short.

    >>> shown("x" * 100) == "x" * 60, shown([1, {"a": None}]), shown(True)
    (True, '[1, {"a": null}]', 'true')
    """
    if isinstance(value, str):
        return value[:SHOWN]
    try:
        return json.dumps(value, ensure_ascii=False, default=str)[:SHOWN]
    except (ValueError, RecursionError):  # huge numbers, deeply nested lists
        return "…"
