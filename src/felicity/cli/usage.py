"""The frame of the help, and mistakes on the command line, in the user's language: Typer has both in English only."""

from __future__ import annotations

import difflib
import re
from typing import Any

import typer
from typer.exceptions import TyperException

from felicity.cli.language import echo, say

Command = Any  # Typer's own Click command
HEADINGS = {"Arguments": "usage-arguments", "Options": "usage-options", "Commands": "usage-commands"}
TYPE = re.compile(r" <([^>]*)>")
NOTE = re.compile(r"(\[|; )(required|default|env var)(: )?")
NOTES = {"required": "usage-required", "default": "usage-default", "env var": "usage-environment"}
QUOTED = re.compile(r"'(.*)'")
EXTRA = re.compile(r"\) \((.*)\)$")


def framed(command: Command, lang: str) -> None:
    """Put the frame of a command's help into a language: headings, kinds of values, what is required or the default."""
    command.options_metavar = say(lang, "usage-options-metavar")
    if hasattr(command, "commands"):
        command.subcommand_metavar = say(lang, "usage-commands-metavar")
    plain = command.context_class
    base: Any = plain.formatter_class

    class Formatter(base):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or say(lang, "usage-usage") + " ")

        def write_heading(self, heading: str) -> None:
            self.write(f"{say(lang, HEADINGS[heading])}\n" if heading in HEADINGS else f"{heading}\n")

        def write_dl(self, rows: Any, *sizes: Any, **named: Any) -> None:
            super().write_dl([row_in(lang, *row) for row in rows], *sizes, **named)

    command.context_class = type(plain.__name__, (plain,), {"formatter_class": Formatter})


def row_in(lang: str, name: str, text: str) -> tuple[str, str]:
    """A row of the help: an argument or option with its meaning."""
    if name == "--help":
        return name, say(lang, "usage-help")
    text = NOTE.sub(lambda found: found[1] + say(lang, NOTES[found[2]]) + (" " if found[3] else ""), text)
    if not name.startswith("-"):
        return TYPE.sub("", name), text
    return TYPE.sub(lambda found: " " + say(lang, "usage-number" if found[1].startswith(("int", "float")) else "usage-text"), name), text


def run(command: Command, lang: str, arguments: list[str]) -> int:
    """Run the command; a mistake is one message on standard error. Returns the exit code."""
    try:
        code = command.main(args=arguments, prog_name="felicity", standalone_mode=False)
    except typer.Abort:
        echo(say(lang, "usage-stopped"), err=True)
        return 1
    except TyperException as error:
        echo(mistake(command, error, lang, arguments), err=True)
        return error.exit_code
    return code if isinstance(code, int) else 0


def named(command: Command, arguments: list[str]) -> tuple[Command, str]:
    """The innermost command that the arguments name, and how it is called."""
    path = "felicity"
    for word in arguments:
        inner = getattr(command, "commands", {}).get(word)
        if inner is None:
            break
        command, path = inner, f"{path} {word}"
    return command, path


def mistake(command: Command, error: Any, lang: str, arguments: list[str]) -> str:
    """What is wrong with the arguments, what was expected, and where the help is."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return str(error.format_message())
    inner, path = named(command, arguments)
    known = list(getattr(inner, "commands", {}))
    param, option = getattr(error, "param", None), getattr(error, "option_name", "")
    if type(error).__name__ == "NoSuchOption":
        options = [name for each in inner.params for name in (*each.opts, *each.secondary_opts) if name.startswith("-")]
        close = difflib.get_close_matches(option, options)
        said = say(lang, "error-usage-no-option", option=option, command=path, close=", ".join(close) or "none")
    elif type(error).__name__ == "BadOptionUsage":
        said = say(lang, "error-usage-takes-no-value" if f"{option}=" in " ".join(arguments) else "error-usage-needs-value", option=option)
    elif type(error).__name__ == "MissingParameter" and param is not None:
        said = say(lang, "error-usage-missing", command=path, name=param.metavar or param.opts[0])
    elif param is not None:
        least, most = getattr(param, "min", None), getattr(param, "max", None)
        limits = "none" if least is None else "least" if most is None else "both"
        name, value = param.opts[0], value_of(param, arguments)
        said = say(lang, "error-usage-number", name=name, value=value, limits=limits, least=str(least), most=str(most))
    elif known:
        given = QUOTED.search(error.message)
        said = say(lang, "error-usage-no-command", name=given[1] if given else "", command=path, names=", ".join(known))
    else:
        extra = EXTRA.search(error.message)
        said = say(lang, "error-usage-extra", command=path, words=extra[1] if extra else error.message)
    return f"{said} {say(lang, 'usage-see-help', command=path)}"


def value_of(param: Any, arguments: list[str]) -> str:
    """The value that was given for a parameter, as it was typed."""
    for at, word in enumerate(arguments):
        for name in param.opts:
            if word == name and at + 1 < len(arguments):
                return arguments[at + 1]
            if word.startswith(f"{name}="):
                return word.partition("=")[2]
    return ""
