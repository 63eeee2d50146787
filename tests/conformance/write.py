"""Write fingerprints and all else that is stored anew, after a change that is meant: `python -m tests.conformance.write [GAME ...]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from felicity.core.check import check
from felicity.plugins import game
from tests.conformance import stored, test_loop, test_nation, test_nostalgia, test_pursuit, test_rainbow


def write(name: str, path: Path, seats: list[tuple[str, int]], games: int) -> None:
    """One game, in every mode and with every number of players."""
    found = {f"{name} {mode} {players}": check(game(name), mode, players, games, 0).fingerprint for mode, players in seats}
    path.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def write_nation() -> None:
    """Happy Nation, with every line-up."""
    found = {
        line_up: check(game("nation"), "standard", test_nation.seats_of(line_up), test_nation.GAMES, 0, {"characters": line_up}).fingerprint
        for line_up in test_nation.LINE_UPS
    }
    test_nation.FINGERPRINTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if not wanted or "loop" in wanted:
        write("loop", test_loop.FINGERPRINTS, test_loop.SEATS, test_loop.GAMES)
    if not wanted or "nation" in wanted:
        write_nation()
    if not wanted or "nostalgia" in wanted:
        write("nostalgia", test_nostalgia.FINGERPRINTS, test_nostalgia.SEATS, test_nostalgia.GAMES)
    if not wanted or "pursuit" in wanted:
        write("pursuit", test_pursuit.FINGERPRINTS, test_pursuit.SEATS, test_pursuit.GAMES)
    if not wanted or "rainbow" in wanted:
        write("rainbow", test_rainbow.FINGERPRINTS, test_rainbow.SEATS, test_rainbow.GAMES)
    for each in stored.GAMES:
        if not wanted or each in wanted:
            stored.write(each)
