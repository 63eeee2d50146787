"""Kills a real server at random moments while people play, or makes its database fail, and checks that nothing acknowledged is lost.

    python -m bench.kills --kills 1000                on an SQLite file
    python -m bench.kills --kills 1000 --postgresql   on a PostgreSQL that it starts itself
    python -m bench.kills --faults 100                faults of a PostgreSQL database under two servers

Run it from the root of the source, with the test requirements installed. It runs in rounds, each on a new database, and stops at the first
lost choice. With `--log FILE` every round is logged there; run again with the same file it continues after the last round.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path

from tests.server.faults import endure
from tests.server.kills import survive
from tests.server.postgres import cluster

ROUND = {"sqlite": 25, "postgresql": 25, "faults": 12}
WITH_BOTS = 10  # bots join in one of so many rounds; in the others everybody plays alone
Round = dict[str, int | str]


def one_round(what: str, count: int, seed: int) -> Round:
    """A round on a new database."""
    began = time.monotonic()
    bots = seed % WITH_BOTS == 0
    if what == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            found = survive(f"sqlite:///{folder}/tables.sqlite", count, seed, bots)
    else:
        with cluster() as server:
            if what == "faults":
                tally = endure(server, count, seed)
                seconds = round(time.monotonic() - began)
                kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(tally.faults.items()))
                return {"what": what, "count": tally.faults.total(), "choices": tally.acknowledged, "seconds": seconds, "kinds": kinds}
            found = survive(server.database(), count, seed, bots)
    return {"what": what, "count": found.kills, "choices": found.acknowledged, "seconds": round(time.monotonic() - began)}


def total(rounds: list[Round], name: str) -> int:
    """The sum of a count."""
    return sum(int(each[name]) for each in rounds)


def main() -> None:
    """Parse the command line, kill, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--faults", type=int, default=0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--log", type=Path)
    wish = parser.parse_args()
    os.nice(10)
    what = "faults" if wish.faults else "postgresql" if wish.postgresql else "sqlite"
    wanted = wish.faults or wish.kills
    lines = wish.log.read_text().splitlines() if wish.log and wish.log.exists() else []
    rounds = [each for each in map(json.loads, lines) if each["what"] == what]
    while (done := total(rounds, "count")) < wanted:
        rounds.append(one_round(what, min(ROUND[what], wanted - done), wish.seed + len(rounds)))
        print(f"{total(rounds, 'count')} of {wanted} in {total(rounds, 'seconds')} s, {total(rounds, 'choices')} choices", flush=True)
        if wish.log:
            with wish.log.open("a") as file:
                file.write(f"{json.dumps(rounds[-1])}\n")
    print(
        f"{total(rounds, 'count')} {'faults' if wish.faults else 'kills'} in {total(rounds, 'seconds')} s: "
        f"{total(rounds, 'choices')} acknowledged choices, none lost, every journal replays."
    )


if __name__ == "__main__":
    main()
