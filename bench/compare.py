"""Several builds of the engine in one run, each measured in turn, so that a busy machine slows all of them alike.

    python -m bench.compare .build/before .build/compiled              through the public API
    python -m bench.compare .build/before .build/compiled --playouts   inside the engine

A build is a folder with the package, as `make compiled` makes one. The best run of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.instructions import SUBJECTS
from bench.run import HERE


def measure(engine: Path, subject: str, game: str, seconds: float) -> float:
    """Decisions a second of one run, in a process of its own."""
    environment = dict(os.environ, PYTHONPATH=str(engine.resolve()))
    command = [sys.executable, str(HERE / "subjects" / f"{subject}.py"), game, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["decisions_per_second"])


def main() -> None:
    """Measure every game with every build and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", type=Path, nargs="+", help="folders with the package")
    parser.add_argument("--playouts", action="store_true", help="inside the engine instead of through the public API")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a run")
    parser.add_argument("--runs", type=int, default=9, help="runs of each build")
    chosen = parser.parse_args()
    subject = "playouts" if chosen.playouts else "ours"
    print(f"| engine | {' | '.join(engine.name for engine in chosen.engines)} | |\n|---|{'--:|' * (len(chosen.engines) + 1)}")
    for title, (game, _) in SUBJECTS.items():
        runs = [[measure(engine, subject, game, chosen.seconds) for engine in chosen.engines] for _ in range(chosen.runs)]
        best = [max(found) for found in zip(*runs, strict=True)]
        print(f"| {title} | {' | '.join(f'{speed:,.0f}' for speed in best)} | {100 * best[-1] / best[0] - 100:+.1f} % |", flush=True)
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"\nLoad averages at the end: {load}.")


if __name__ == "__main__":
    main()
