"""The page that a person reads: at most 80 columns, colours where the terminal has them, questions at the bottom."""

from __future__ import annotations

import re
import sys
import textwrap
from functools import cached_property
from typing import Final

from rich.console import Console
from rich.text import Text

from felicity import plugins
from felicity.cli.language import say
from felicity.cli.story import Line
from felicity.core.untrusted import visible

WIDTH: Final = 80
NARROWEST: Final = 40
WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and the scrollback


class Quit(Exception):
    """Somebody wants to stop."""


class Page:
    """Writes to standard output in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.width = max(NARROWEST, min(WIDTH, self.console.width))

    @cached_property
    def _paint(self) -> list[tuple[re.Pattern[str], str]]:
        words = {word: colour for game in plugins.names() for word, colour in plugins.plugin(game).colours(self.lang).items()}
        return [(re.compile(rf"(?i)\b{re.escape(word)}\b"), colour) for word, colour in words.items()]

    def say(self, key: str, **arguments: object) -> str:
        """A sentence in the page's language."""
        return say(self.lang, key, **arguments)

    # --- writing ---

    def line(self, text: str = "", style: str = "") -> None:
        """Print one line, with control characters made visible and the game's words in colour."""
        painted = Text(visible(text), style=style)
        for pattern, colour in self._paint:
            painted.highlight_regex(pattern, colour)
        self.console.print(painted, soft_wrap=True)

    def text(self, text: str, indent: int = 1, hang: int = 0, style: str = "") -> None:
        """Print a sentence, wrapped; further lines are indented by `hang` more columns."""
        for line in wrapped(text, self.width, indent, hang):
            self.line(line, style)

    def story(self, lines: list[Line]) -> None:
        """Print what happened, one thing after another."""
        for line in lines:
            self.text(line.text, indent=1 if line.is_head else 3, hang=2, style="bold" if line.is_head else "")

    def tell(self, key: str, **arguments: object) -> None:
        """Print a sentence of the catalog."""
        self.text(self.say(key, **arguments))

    def rule(self, title: str = "") -> None:
        """A line across the page, with a title."""
        head = f"── {title} " if title else ""
        self.line(head + "─" * (self.width - len(head)), "bold")

    # --- asking ---

    def ask(self, prompt: str) -> str:
        """Read what the person types. The end of the input raises EOFError, as everywhere."""
        self.console.print(Text(visible(prompt), style="bold"), end=" ", soft_wrap=True)
        answer = input().strip()
        if not sys.stdin.isatty():
            self.console.print(Text(visible(answer)))  # echo it: it wasn't typed on the screen
        return answer

    def ask_or_quit(self, prompt: str) -> str:
        """The same, where no game listens for commands yet: `quit`, in English or in the page's language, raises Quit."""
        answer = self.ask(prompt)
        if answer.lower() in ("quit", self.say("command-quit")):
            raise Quit
        return answer

    def wipe(self) -> None:
        """Clear the screen, so that nothing is left to read."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()


def wrapped(text: str, width: int, indent: int = 1, hang: int = 0) -> list[str]:
    """Wrap a text. Non-breaking spaces (French has many) don't break, nor do paths, which people copy."""
    start = " " * indent
    return textwrap.wrap(
        text, width, initial_indent=start, subsequent_indent=start + " " * hang, break_long_words=False, break_on_hyphens=False
    ) or [""]
