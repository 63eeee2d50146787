"""Does memory grow with the number of games? The peak of a fresh process, for studies of two lengths.

    python -m bench.memory                    2,000 and 20,000 games of the fastest bots
    python -m bench.memory 20000 60000

One line for every command: a study is run, reported and exported, `simulate` counts stored rows and rows that
aren't stored, and a ladder rates from the rows of its tables.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

GAME = ["loop", "--players", "2", "--mode", "basic", "--jobs", "1"]
TEXT = "loop players:2 mode:basic bots:random seed:1"
OPTIONS: dict[str, Callable[[int], list[str]]] = {  # in this order: games must have been played before they are reported
    "lab run": lambda games: ["lab", "run", f"{TEXT} games:{games}", "--jobs", "1"],
    "lab report": lambda games: ["lab", "report", f"{TEXT} games:{games}"],
    "lab export": lambda games: ["lab", "export", f"{TEXT} games:{games}", "rows.csv"],
    "simulate, kept": lambda games: ["simulate", *GAME, "--games", str(games), "--seed", "1"],
    "simulate, not kept": lambda games: ["simulate", *GAME, "--games", str(games)],
    "ladder": lambda games: ["ladder", *GAME, "--bots", "random,easy", "--games", str(games // 10), "--seed", "2"],
}


def peak(arguments: list[str], data: str) -> float:
    """A command's peak memory, in MB."""
    command = [sys.executable, "-m", "bench.memory", "--run", *arguments]
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(Path.cwd())])
    environment = {**os.environ, "FELICITY_DATA": data, "PYTHONPATH": path}
    done = subprocess.run(command, cwd=data, env=environment, capture_output=True, text=True, check=True)
    return float(done.stderr.splitlines()[-1]) / 1024


def run(arguments: list[str]) -> None:
    """Run a command in this process; prints its peak memory at the end, in kB."""
    from felicity.cli import app

    try:
        app(arguments)
    finally:
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)


def main() -> None:
    """The table."""
    if sys.argv[1:2] == ["--run"]:
        run(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=int, nargs="*", default=[2_000, 20_000])
    games = parser.parse_args().games
    print("| peak, MB | " + " | ".join(f"{number:,} games" for number in games) + " |\n|---|" + "--:|" * len(games))
    with tempfile.TemporaryDirectory() as data:
        for name, arguments in OPTIONS.items():
            cells = [f"{peak(arguments(number), data):.0f}" for number in games]
            print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
