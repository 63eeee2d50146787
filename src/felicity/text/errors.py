"""Errors in the reader's language, if they have a key in the catalog; some of the engine's own are in English only."""

from __future__ import annotations

from collections.abc import Mapping

from felicity.core.errors import FelicityError
from felicity.core.untrusted import visible
from felicity.core.wording import Wording
from felicity.extras import MissingExtra
from felicity.plugins import Broken
from felicity.text import catalog

LONGEST = 900  # Fluent takes no argument of more than 1000 characters


def say(lang: str, key: str, /, **arguments: object) -> str:
    r"""The sentence of a key with its arguments; long texts are cut.

    >>> say("fr", "error-data", where="seed", wrong=Wording("a number has too many digits: ...", "data-number"))
    'seed\xa0: un nombre a trop de chiffres, il en faut un de -2^256 à 2^256.'
    """
    return catalog.say(lang, key, **{name: argument(lang, value) for name, value in arguments.items()})


def argument(lang: str, value: object) -> str | int | float:
    """An argument of a sentence: what can be said in any language is said in this one; a list has a line for each."""
    if isinstance(value, Wording):
        return short(worded(lang, value))
    if isinstance(value, list):
        return short("\n".join(str(argument(lang, each)) for each in value))
    return value if isinstance(value, (int, float)) else short(str(value))


def worded(lang: str, wording: Wording) -> str:
    """A text of the engine in a language, if the catalog has it."""
    return say(lang, wording.key, **wording.arguments) if wording.key else str(wording)


def short(text: str) -> str:
    """A text short enough for a sentence, without control characters; it may have several lines."""
    return "\n".join(visible(line) for line in (text if len(text) <= LONGEST else text[: LONGEST - 1] + "…").split("\n"))


def key_of(error: FelicityError) -> tuple[str, Mapping[str, object]]:
    """The key of an error in the catalog, and its arguments; "" for those of the engine that are in English only."""
    if isinstance(error, MissingExtra):
        return "error-missing-extra", {"package": error.package, "extra": error.extra}
    if isinstance(error, Broken):
        return "error-broken-game", {"name": error.name, "package": error.package, "why": error.why}
    return getattr(error, "key", ""), getattr(error, "arguments", {})


def said(error: FelicityError, lang: str) -> str:
    """An error in a language, if the catalog has it."""
    key, arguments = key_of(error)
    return say(lang, key, **arguments) if key else str(error)
