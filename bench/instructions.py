"""Instructions per decision in random play, by `valgrind`: the same on a quiet machine and on a busy one.

    python -m bench.instructions                         the compiled engine of `make compiled`
    python -m bench.instructions --engine .build/before  another one, to compare
    python -m bench.instructions --playouts              inside the engine, without Python between the choices

The games are the same in every run, and so is Python's own share for listing, choosing and playing.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from bench.run import COMPILED, HERE

SUBJECTS = {  # title: (game and mode, games; fewer if they have many decisions)
    "LOOP competitive": ("loop competitive", 20),
    "LOOP basic": ("loop basic", 20),
    "Happy Nation": ("nation standard", 5),
    "The Pursuit of Happiness": ("pursuit standard", 20),
    "... with Nostalgia": ("nostalgia standard", 20),
    "The Game of Happiness": ("rainbow standard", 5),
}
COLLECTED = re.compile(r"Collected : (\d+)")


def measure(engine: Path, subject: str, playouts: bool) -> tuple[int, int]:
    """Decisions, and the instructions they took."""
    game, games = SUBJECTS[subject]
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={os.devnull}"]
    command += [sys.executable, str(HERE / "subjects" / "counted.py"), *game.split(), str(games), "playouts" if playouts else "api"]
    environment = dict(os.environ, PYTHONPATH=str(engine.resolve()), PYTHONHASHSEED="0")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found = COLLECTED.search(done.stderr)
    assert found is not None, done.stderr
    return int(done.stdout), int(found[1])


def main() -> None:
    """Measure every game and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", type=Path, default=COMPILED, help="folder with the package")
    parser.add_argument("--playouts", action="store_true", help="inside the engine instead of through the public API")
    chosen = parser.parse_args()
    print("| engine | decisions | instructions each |\n|---|--:|--:|")
    for subject in SUBJECTS:
        decisions, instructions = measure(chosen.engine, subject, chosen.playouts)
        print(f"| {subject} | {decisions:,} | {instructions / decisions:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
