"""A real server process, as tests start it. It is forked from a process that has imported everything, so that hundreds can be started."""

from __future__ import annotations

import json
import os
import time
import warnings
from dataclasses import fields
from pathlib import Path
from unittest.mock import patch

from felicity.server import clock, pending_choice
from felicity.server.bot_pool import bot_of
from felicity.server.run import listening, run
from felicity.server.settings import Rate, Settings
from felicity.text.catalog import learn

learn()  # once for all that are forked


def settings_of(text: str) -> Settings:
    """Settings from JSON; rates are written as pairs."""
    data = json.loads(text)
    for each in fields(Settings):
        if each.name in data and isinstance(each.default, Rate):
            data[each.name] = Rate(*data[each.name])
    for name in ("prompt_delay", "origins", "proxies", "metrics", "inside", "notice_retries", "daily_levels"):
        if name in data:
            data[name] = tuple(data[name])
    return Settings(**data)


class ShownTime:
    """The machine's clocks, put forward by as many milliseconds as a file says."""

    def __init__(self, file: str) -> None:
        self.file = Path(file)

    def ahead(self) -> int:
        """How far."""
        return int(self.file.read_text() or 0)

    def time_ns(self) -> int:
        """The one that people set."""
        return time.time_ns() + self.ahead() * 1_000_000

    def monotonic(self) -> float:
        """The one that only runs."""
        return time.monotonic() + self.ahead() / 1000


def quick_bot(level: str, game: str) -> str:
    """Who plays a level where nobody shall wait for a search."""
    return "greedy" if level == "normal" else bot_of(level, game)


def serve(port: int, settings: str, output: str, search: bool) -> None:
    """Serve until killed; what it says goes to a file. Warnings are errors, as in the tests."""
    warnings.simplefilter("error")
    with Path(output).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    data = json.loads(settings)
    shown = data.pop("shown_time", "")
    with (
        patch.object(pending_choice, "bot_of", bot_of if search else quick_bot),
        patch.object(clock, "time", ShownTime(shown) if shown else time),
    ):
        run(settings_of(json.dumps(data)), listening("127.0.0.1", port))
