"""A time that tests put forward, for all servers that look at it: nobody waits until somebody's time is up."""

from __future__ import annotations

from pathlib import Path

NO_OUTAGE = 1e9  # seconds: where the time is put forward while a server runs, it isn't taken for an outage


class TimeFile:
    """How far the time is ahead, in a file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "ahead"
        self.ahead = 0
        self.put()

    def pass_by(self, seconds: float) -> None:
        """So much time passes, at once."""
        self.ahead += round(seconds * 1000)
        self.put()

    def put(self) -> None:
        """Written in one step: a server may be reading."""
        new = self.path.with_suffix(".new")
        new.write_text(str(self.ahead))
        new.replace(self.path)
