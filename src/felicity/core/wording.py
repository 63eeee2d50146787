"""Texts of the engine that can be said in any language: in English here, and by key in the catalog of sentences."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from felicity.core.native import mypyc_attr

# What the operating system says most often; the rest is said as it says it.
SYSTEM: Final = {
    errno.ENOENT: "system-no-such-file",
    errno.EACCES: "system-no-permission",
    errno.EISDIR: "system-a-folder",
    errno.ENOTDIR: "system-not-a-folder",
    errno.ENOSPC: "system-disk-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.EADDRINUSE: "system-address-in-use",
    errno.EADDRNOTAVAIL: "system-no-such-address",
    errno.ECONNREFUSED: "system-refused",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording:
    """A text in English, and the key and arguments of its sentence in the catalog; "" if it has none.

    An argument may be a wording itself, or a list of them. `at` is the key of a card that the text is about, if any.
    """

    def __init__(self, text: str, key: str = "", arguments: Mapping[str, object] | None = None) -> None:
        self.text = text
        self.key = key
        self.arguments = arguments or {}

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return Wording, (self.text, self.key, self.arguments)

    @property
    def at(self) -> str:
        """The key of the card, without what follows a dot."""
        at = self.arguments.get("at", "")
        return at.split(".")[0] if isinstance(at, str) else ""


def worded(text: str, key: str, **arguments: object) -> Wording:
    """A wording from its parts."""
    return Wording(text, key, arguments)


def span(low: int, high: int) -> Wording:
    """How many.

    >>> str(span(1, 3)), str(span(4, 4))
    ('1 to 3', '4')
    """
    return worded(f"{low} to {high}", "span", low=low, high=high) if low != high else worded(str(low), "span-one", low=low)


def system_reason(error: Exception) -> Wording:
    """Why the operating system refused something.

    >>> str(system_reason(OSError(errno.ENOENT, "No such file or directory")))
    'No such file or directory'
    """
    if not isinstance(error, OSError):
        return Wording(str(error))
    return Wording(error.strerror or str(error), SYSTEM.get(error.errno or 0, ""))
