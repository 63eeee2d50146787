"""A real server process, as tests start it. It is forked from a process that has imported everything, so that hundreds can be started."""

from __future__ import annotations

import json
import os
import warnings
from dataclasses import fields
from pathlib import Path
from unittest.mock import patch

from felicity.server import pending_choice
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
    for name in ("prompt_delay", "origins", "proxies", "metrics"):
        if name in data:
            data[name] = tuple(data[name])
    return Settings(**data)


def quick_bot(level: str, game: str) -> str:
    """Who plays a level where nobody shall wait for a search."""
    return "greedy" if level == "normal" else bot_of(level, game)


def serve(port: int, settings: str, output: str, search: bool) -> None:
    """Serve until killed; what it says goes to a file. Warnings are errors, as in the tests."""
    warnings.simplefilter("error")
    with Path(output).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    with patch.object(pending_choice, "bot_of", bot_of if search else quick_bot):
        run(settings_of(settings), listening("127.0.0.1", port))
