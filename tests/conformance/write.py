"""Write the fingerprints anew, after the rules were changed on purpose: `python -m tests.conformance.write [loop] [nation]`."""

from __future__ import annotations

import json
import sys

from felicity.api import game
from felicity.core.check import check
from tests.conformance import test_loop, test_nation


def write_loop() -> None:
    """LOOP, by mode and number of players."""
    found = {
        f"loop {mode} {players}": check(game("loop"), mode, players, test_loop.GAMES, 0).fingerprint for mode, players in test_loop.SEATS
    }
    test_loop.FINGERPRINTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def write_nation() -> None:
    """Happy Nation, by line-up."""
    found = {
        line_up: check(game("nation"), "standard", test_nation.seats_of(line_up), test_nation.GAMES, 0, {"characters": line_up}).fingerprint
        for line_up in test_nation.LINE_UPS
    }
    test_nation.FINGERPRINTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    wanted = sys.argv[1:] or ["loop", "nation"]
    if "loop" in wanted:
        write_loop()
    if "nation" in wanted:
        write_nation()
