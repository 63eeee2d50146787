"""What a server writes down for its host: one line of JSON for each event, on the error output. Nothing in it tells who plays, or what they
hold.

A message that comes again and again is written a few times a minute, with the number of those left out.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

MOST = 5  # times that a message is written
WHILE = 60.0  # in so many seconds
FRAMES = 12  # of a traceback, the innermost
KINDS = 1000  # of messages that are counted at a time


class Line(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Of an exception only its kind and place are told: its message may hold a seed, a key or a card."""
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage().strip(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1]:
            error = record.exc_info[1]
            found["error"] = type(error).__name__
            found["reason"] = (error.strerror or "") if isinstance(error, OSError) else ""  # the system's own words
            found["at"] = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames_of(error)]
        left_out = getattr(record, "left_out", 0)
        if left_out:
            found["left_out"] = left_out
        return json.dumps({name: value for name, value in found.items() if value != ""}, ensure_ascii=False)


def frames_of(error: BaseException) -> list[traceback.FrameSummary]:
    """Where it was raised."""
    return list(traceback.extract_tb(error.__traceback__))[-FRAMES:]


class Calm(logging.Filter):
    """Lets the same message through a few times in a while, then counts."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """The number of those left out goes with the first one of the next while."""
        key = record.name, str(record.msg)
        since, times = self.seen.get(key, (0.0, 0))
        moment = monotonic()
        if times and moment - since < WHILE:
            self.seen[key] = since, times + 1
            return times < MOST
        if len(self.seen) >= KINDS:
            self.seen.clear()
        self.seen[key] = moment, 1
        record.left_out = max(0, times - MOST)
        return True


def write_down() -> None:
    """From now on this process writes so, and only what is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(Line())
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
