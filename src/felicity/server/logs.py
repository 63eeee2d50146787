"""The server's log for its host: one line of JSON per event, on standard error. It never says who plays, or what they hold.

A repeated message is logged a few times a minute, with the number of those left out.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

MOST = 5  # times that a message is logged
WHILE = 60.0  # within so many seconds
FRAMES = 12  # of a traceback, the innermost
KINDS = 1000  # distinct messages that are counted at a time


class Line(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Of an exception only the type and location are logged: its message may contain a seed, a key or a card."""
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
            found["reason"] = (error.strerror or "") if isinstance(error, OSError) else ""  # the operating system's message
            found["at"] = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames_of(error)]
        left_out = getattr(record, "left_out", 0)
        if left_out:
            found["left_out"] = left_out
        return json.dumps({name: value for name, value in found.items() if value != ""}, ensure_ascii=False)


def frames_of(error: BaseException) -> list[traceback.FrameSummary]:
    """Where it was raised."""
    return list(traceback.extract_tb(error.__traceback__))[-FRAMES:]


class Calm(logging.Filter):
    """Lets the same message through a few times per period, then only counts it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """The number of messages left out goes with the first one of the next period."""
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
    """Set up this process's log: JSON lines, warnings and errors only."""
    handler = logging.StreamHandler()
    handler.setFormatter(Line())
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
