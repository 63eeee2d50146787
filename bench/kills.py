"""Kills a real server with SIGKILL at random moments while people play, and looks for what it had acknowledged.

    python -m bench.kills --kills 200                on a file of SQLite
    python -m bench.kills --kills 200 --postgresql   on a PostgreSQL that it starts itself

Run it from the root of the source, with the test requirements installed. It stops at the first choice that is lost.
"""

from __future__ import annotations

import argparse
import tempfile
import time

from tests.server.kills import survive
from tests.server.postgres import cluster


def main() -> None:
    """Read the command line, kill, and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--postgresql", action="store_true")
    wish = parser.parse_args()
    began = time.monotonic()
    if wish.postgresql:
        with cluster() as found:
            tally = survive(found.database(), wish.kills, wish.seed)
    else:
        with tempfile.TemporaryDirectory() as folder:
            tally = survive(f"sqlite:///{folder}/tables.sqlite", wish.kills, wish.seed)
    print(
        f"{tally.kills} kills in {time.monotonic() - began:.0f} s: {tally.acknowledged} acknowledged choices in {tally.games} games, "
        "none lost, every journal replays to what was shown."
    )


if __name__ == "__main__":
    main()
