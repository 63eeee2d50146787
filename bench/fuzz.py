"""Random input, much of it invalid, for everything that parses: records, dumps, agendas, packs, messages and requests.

    python -m bench.fuzz all --minutes 5              everything for five minutes
    python -m bench.fuzz records --count 100000       so many records
    python -m bench.fuzz http packs --seed 7 --jobs 2 in two processes; equal seeds and counts try equal inputs

Run it from the root of the source, with the test requirements installed. An input is accepted, refused as documented, or broken:
anything else, such as a traceback, a status of 500, or a table that changed although it refused. Broken inputs are
minimized and kept in .build/fuzz.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from tests.fuzz.kind import Kind, Tally, run
from tests.fuzz.messages import Messages
from tests.fuzz.packs import Packs
from tests.fuzz.records import Records
from tests.fuzz.requests import Requests
from tests.fuzz.saves import Agendas, Dumps

KINDS: dict[str, type[Kind]] = {kind.name: kind for kind in (Records, Dumps, Agendas, Packs, Messages, Requests)}
PORTION = 1000  # inputs per job
FOLDER = Path(".build/fuzz")
Portion = tuple[str, int, str, float]  # kind, inputs, seed, deadline


def try_portion(portion: Portion) -> Tally:
    """Run one job in a process."""
    kind, count, seed, until = portion
    left = (until - time.time()) / 60 if until else 0.0
    if until and left <= 0:
        return Tally(kind)
    return run(KINDS[kind], count, seed, left)


def portions(kinds: list[str], count: int, seed: int, until: float) -> list[Portion]:
    """All jobs, the kinds in turn."""
    found: list[Portion] = []
    for at in range(-(-count // PORTION)):
        size = min(PORTION, count - at * PORTION)
        found += [(kind, size, f"{seed} {kind} {at}", until) for kind in kinds]
    return found


def keep(tally: Tally) -> None:
    """Save what broke, so that it can become a test."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for broken in tally.broken:
        (FOLDER / broken.name).write_bytes(broken.text.encode("utf-8", "surrogatepass"))
        print(f"\n{FOLDER / broken.name}: {broken.why}", file=sys.stderr)


def main() -> int:
    """Parse the command line, fuzz, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", metavar="KIND", nargs="*", default=["all"], help=f"{', '.join(KINDS)} or all (the default)")
    parser.add_argument("--count", type=int, default=10_000, help="inputs of each kind (default 10000; with --minutes as many as fit)")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    if unknown := set(wish.kinds) - {*KINDS, "all"}:
        parser.error(f"there is no kind {', '.join(sorted(unknown))}: choose from {', '.join(KINDS)}, all")
    kinds = list(KINDS) if "all" in wish.kinds else wish.kinds
    count = 10_000_000 if wish.minutes and "--count" not in sys.argv else wish.count
    tallies = {kind: Tally(kind) for kind in kinds}
    began = time.monotonic()
    work = portions(kinds, count, wish.seed, time.time() + 60 * wish.minutes if wish.minutes else 0.0)
    # Not forked: a process with threads, such as a server's, can't be.
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(try_portion, portion) for portion in work]):
            found = done.result()
            tallies[found.kind].add(found)
            keep(found)
            total = sum(tally.inputs for tally in tallies.values())
            print(f"\r{total} inputs, {time.monotonic() - began:.0f} s ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    show(list(tallies.values()))
    return 1 if any(tally.broken for tally in tallies.values()) else 0


def show(tallies: list[Tally]) -> None:
    """Print the results as a table."""
    print(f"{'kind':10} {'inputs':>9} {'accepted':>9} {'refused':>9} {'broken':>7} {'per second':>11}")
    for tally in tallies:
        rate = tally.inputs / tally.seconds if tally.seconds else 0.0
        print(f"{tally.kind:10} {tally.inputs:9} {tally.accepted:9} {tally.refused:9} {len(tally.broken):7} {rate:11.0f}")
    print(f"{'all':10} {sum(tally.inputs for tally in tallies):9}")


if __name__ == "__main__":
    sys.exit(main())
