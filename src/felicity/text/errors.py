"""Errors in the reader's language, if they have a key in the catalog; the engine's own are in English."""

from __future__ import annotations

from collections.abc import Mapping

from felicity.core.errors import FelicityError
from felicity.core.untrusted import visible
from felicity.extras import MissingExtra
from felicity.plugins import Broken
from felicity.text import catalog

LONGEST = 900  # Fluent takes no argument of more than 1000 characters


def say(lang: str, key: str, /, **arguments: object) -> str:
    """The sentence of a key with its arguments; long texts are cut."""
    return catalog.say(
        lang, key, **{name: value if isinstance(value, (int, float)) else short(str(value)) for name, value in arguments.items()}
    )


def short(text: str) -> str:
    """A text short enough for a sentence, without control characters; it may have several lines."""
    return "\n".join(visible(line) for line in (text if len(text) <= LONGEST else text[: LONGEST - 1] + "…").split("\n"))


def key_of(error: FelicityError) -> tuple[str, Mapping[str, object]]:
    """The key of an error in the catalog, and its arguments; "" for the engine's own."""
    if isinstance(error, MissingExtra):
        return "error-missing-extra", {"package": error.package, "extra": error.extra}
    if isinstance(error, Broken):
        return "error-broken-game", {"name": error.name, "package": error.package, "why": error.why}
    return getattr(error, "key", ""), getattr(error, "arguments", {})


def said(error: FelicityError, lang: str) -> str:
    """An error in a language, if the catalog has it."""
    key, arguments = key_of(error)
    return say(lang, key, **arguments) if key else str(error)
