"""Every command of `felicity` with its help, as the command itself gives it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from felicity.cli import command
from felicity.text.catalog import languages
from tools.book.lessons import spoken

HOME = "commands"
TITLES = {"en": "Commands", "fr": "Commandes"}
WIDTH = 100


def pages() -> dict[str, str]:
    """A page for each language."""
    return {f"{HOME}/{lang}.md": page(lang) for lang in languages()}


def page(lang: str) -> str:
    """All commands in a language."""
    lines = [*spoken(lang), f"# {TITLES[lang]}", ""]
    for name, text in helps(lang):
        lines += [f"## {name}", "", "```text", text, "```", ""]
    return "\n".join(lines)


def helps(lang: str) -> Iterator[tuple[str, str]]:
    """The names of all commands, as they are typed, and their help."""

    def of(each: Any, typed: str, above: Any) -> Iterator[tuple[str, str]]:
        here = each.context_class(each, info_name=typed.rpartition(" ")[2], parent=above, terminal_width=WIDTH, max_content_width=WIDTH)
        yield typed, each.get_help(here).strip()
        for name, inner in getattr(each, "commands", {}).items():
            yield from of(inner, f"{typed} {name}", here)

    return of(command(lang), "felicity", None)
