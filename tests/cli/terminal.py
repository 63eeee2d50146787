"""The terminal as a person uses it: lines typed, a screen of text read."""

from __future__ import annotations

import re
from pathlib import Path

from typer.testing import CliRunner

from felicity.cli import app

ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Screen:
    """What a command said, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def flat(self) -> str:
        """The same on one line, for sentences that may have been wrapped anywhere."""
        return re.sub(r"[ \n]+", " ", self.out)

    def after(self, text: str) -> str:
        """What was said after this."""
        assert text in self.out, self.out[-3000:]
        return self.out.partition(text)[2]


def felicity(*arguments: str, typed: str | list[str] = "", data: Path | None = None, lang: str = "en", code: int = 0) -> Screen:
    """Run the command with these lines typed in."""
    lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    env = {"COLUMNS": "80", "FELICITY_LANG": lang, "FELICITY_DATA": str(data or "/nonexistent")}
    done = CliRunner(env=env).invoke(app, list(arguments), input=lines)
    assert done.exit_code == code, (done.exit_code, done.output[-3000:], done.exception)
    assert "Traceback" not in done.output
    return Screen(done.exit_code, done.stdout, done.stderr)


def widest(text: str) -> str:
    """The longest line, as a terminal shows it."""
    return max((ESCAPES.sub("", line) for line in text.splitlines()), key=len)
