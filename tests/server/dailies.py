"""The deal of the day, for the tests: LOOP's, begun, played and looked at."""

from __future__ import annotations

import time as machine
from datetime import UTC, datetime
from pathlib import Path

from tests.server.shown_time import NO_OUTAGE, TimeFile
from tests.server.world import Browser, Data

HOUR = 3600
GAME = "loop"


class Days(TimeFile):
    """A time that begins at noon of a day."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        now = datetime.now(UTC)
        self.pass_by((36 - now.hour) * HOUR - now.minute * 60)

    @property
    def settings(self) -> Data:
        """For a server that looks at this time, with bots that nobody waits for."""
        return {"search": False, "shown_time": str(self.path), "outage_after": NO_OUTAGE}

    def today(self) -> str:
        """The date."""
        return datetime.fromtimestamp(machine.time() + self.ahead / 1000, UTC).date().isoformat()


def daily(browser: Browser, day: str = "", game: str = GAME) -> Data:
    """The deal of a game, as somebody is shown it."""
    found = browser.get(f"/api/daily?day={day}")["games"]
    return next(each for each in found if each["game"] == game)


def begin(browser: Browser, status: int = 201, game: str = GAME, **wish: object) -> Data:
    """Begin one's try, or practise."""
    found: Data = browser.post("/api/daily", {"game": game, "speed": "instant", **wish}, status)
    return found


def finish(browser: Browser, code: str) -> Data:
    """Play to the end."""
    watch = browser.join(code)
    found = watch.play_on()
    watch.close()
    return found


def played(browser: Browser, name: str = "") -> str:
    """One's try, from beginning to end."""
    code = str(begin(browser, name=name)["code"])
    finish(browser, code)
    return code
