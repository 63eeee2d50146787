"""What all commands share: the language, the errors, name=value."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from felicity.cli.language import Refused, echo, home_language, said, say
from felicity.core.errors import FelicityError
from felicity.text import languages

Cluster = Annotated[str, typer.Option(metavar="auto|HOST:PORT", help="help-cluster")]
Lang = Annotated[str, typer.Option(metavar="en|fr", help="help-lang")]


@contextmanager
def said_errors(lang: str) -> Iterator[str]:
    """Turn an error into one message on standard error and exit code 2. Yields the language to use."""
    spoken = lang if lang in languages() else home_language()
    try:
        say(lang or spoken, "help-lang")  # raises for a language that isn't supported
        yield lang or spoken
    except FelicityError as error:
        echo(said(error, spoken), err=True)
        raise typer.Exit(2) from None
    except BrokenPipeError:  # e.g. `felicity games | head`
        sys.stderr.close()
        raise typer.Exit(0) from None


def read_options(texts: list[str]) -> dict[str, object]:
    """The options of a game from name=value."""
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise Refused("error-option", text=text)
        if name in options:
            raise Refused("error-option-twice", name=name)
        options[name] = value
    return options
