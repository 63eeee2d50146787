"""A real server process, as tests start it: `python -m tests.server.process PORT SETTINGS`, settings as JSON."""

from __future__ import annotations

import json
import sys

from felicity.server.run import run
from felicity.server.settings import Rate, Settings


def settings_of(text: str) -> Settings:
    """Settings from JSON; rates are written as pairs."""
    data = json.loads(text)
    for name in ("messages", "requests", "creations"):
        if name in data:
            data[name] = Rate(*data[name])
    for name in ("prompt_delay", "origins"):
        if name in data:
            data[name] = tuple(data[name])
    return Settings(**data)


if __name__ == "__main__":
    run(settings_of(sys.argv[2]), "127.0.0.1", int(sys.argv[1]))
