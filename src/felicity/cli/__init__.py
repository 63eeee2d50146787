"""The `felicity` command: one file for each of its commands."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Annotated, Any

import typer

import felicity
from felicity import plugins
from felicity.cli.language import echo, home_language, say
from felicity.cli.usage import framed, run
from felicity.core import table
from felicity.text import has, languages

Command = Any  # Typer's own Click command


def functions() -> list[Callable[..., None]]:
    """The functions of all commands. Imported here, so that `felicity.cli.play` stays the name of a file."""
    from felicity.cli.backup import backup, restore
    from felicity.cli.balance import balance
    from felicity.cli.cards import cards
    from felicity.cli.games import games
    from felicity.cli.ladder import ladder
    from felicity.cli.play import play
    from felicity.cli.replay import replay
    from felicity.cli.review import review
    from felicity.cli.rules import rules
    from felicity.cli.serve import serve
    from felicity.cli.simulate import simulate
    from felicity.cli.site import site
    from felicity.cli.verify import verify

    return [play, serve, site, backup, restore, replay, review, verify, simulate, ladder, balance, games, rules, cards]


def version(wanted: bool) -> None:
    """Print the version and the build, then exit."""
    if wanted:
        build = "pure" if str(table.__file__).endswith(".py") else "compiled"
        echo(say(home_language(), f"version-{build}", version=felicity.__version__))
        raise typer.Exit


def front(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=version, help="help-version")] = False,
) -> None:
    pass


def assembled() -> typer.Typer:
    """The whole command; its help texts are keys of the catalog."""
    whole = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    whole.callback(help="help-felicity")(front)
    for function in functions():
        whole.command(function.__name__, help=f"help-{function.__name__}")(function)
    from felicity.cli.lab import app as lab

    whole.add_typer(lab, name="lab", help="help-lab")
    from felicity.cli.puzzles import app as puzzles

    whole.add_typer(puzzles, name="puzzles", help="help-puzzles")
    from felicity.cli.admin import app as admin

    whole.add_typer(admin, name="admin", help="help-admin")
    return whole


app = assembled()


def command(lang: str) -> Command:
    """The whole command, with its help in one language."""
    return translated(typer.main.get_command(app), lang)


def translated(command: Command, lang: str, of: str = "") -> Command:
    """The same command with its help in a language; `of` is its parent command."""
    for part in (command, *command.params):
        text = getattr(part, "help", None)
        if isinstance(text, str) and has(lang, text):
            part.help = say(lang, text)
    framed(command, lang)
    if command.help and command.name and has(lang, f"example-{of}{command.name}"):
        command.epilog = "\b\n" + say(lang, f"example-{of}{command.name}", game=plugins.names()[0])
    for inner in getattr(command, "commands", {}).values():
        translated(inner, lang, f"{of}{command.name}-" if command.name else "")
    return command


def language_of(arguments: list[str]) -> str:
    """The language for the help texts."""
    asked = [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in languages() else home_language()


def main() -> None:
    """Run the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that can't be shown becomes a question mark, not a traceback
    arguments = sys.argv[1:]
    lang = language_of(arguments)
    sys.exit(run(command(lang), lang, arguments))
