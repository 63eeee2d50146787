"""The language of the command line: which one to use, and its sentences and errors."""

from __future__ import annotations

import os
from collections.abc import Mapping

import typer

from felicity import plugins
from felicity.core.errors import FelicityError
from felicity.core.untrusted import visible
from felicity.text import catalog
from felicity.text.catalog import LOCALE, languages
from felicity.text.errors import said, say

__all__ = ["LOCALE", "Refused", "echo", "home_language", "said", "say", "tell_broken"]


def echo(text: str, err: bool = False) -> None:
    """Write lines to the terminal; control characters are shown, not executed."""
    typer.echo("\n".join(visible(line) for line in text.split("\n")), err=err)


class Refused(FelicityError):
    """Something that can't be done, in the user's language."""

    def __init__(self, key: str, /, **arguments: object) -> None:
        super().__init__(say(catalog.FALLBACK, key, **arguments))
        self.key = key
        self.arguments = arguments


def tell_broken(lang: str) -> None:
    """List the games that can't be used, on standard error."""
    for each in plugins.broken():
        echo(said(each, lang), err=True)


def home_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment if it is supported, else English.

    >>> home_language({"LANG": "fr_FR.UTF-8"})
    'fr'
    """
    for name in ("FELICITY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name][:2].lower()
            return lang if lang in languages() else catalog.FALLBACK
    return catalog.FALLBACK
