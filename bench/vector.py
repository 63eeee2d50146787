"""Decisions per second as a learning program gets them: with the observation of the seat to act and the mask of its actions.

    python bench/vector.py               our games in batches, one after another; other environments one table at a time
    python bench/vector.py --seconds 1   shorter, noisier
    python bench/vector.py --counted     instructions per decision instead, by `valgrind`: the same on a quiet machine and on a busy one

Everybody acts at random. In our batches the actions are drawn in the same compiled code (`Tables.sample`); with `numpy` they are drawn by
scores (`Tables.draw`), as a program with its own policy would do it. Each row is measured several times in turn in its own
process, and the best run counts. Seconds are processor time. Memory is per additional table.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
COMPILED = ROOT / ".build" / "compiled"  # as the Makefile names it
GAMES = {
    "LOOP competitive": "loop competitive 4",
    "LOOP basic": "loop basic 4",
    "Happy Nation": "nation standard 4",
    "The Pursuit of Happiness": "pursuit standard 4",
    "... with Nostalgia": "nostalgia standard 4",
    "The Game of Happiness": "rainbow standard 4",
}
BATCHES = (64, 1024)
MANY, FEW = 6_400, 300  # decisions of a batch, and of another environment, whose instructions are counted
COLLECTED = re.compile(r"Collected : (\d+)")
SINGLE = {
    "Happy Nation, one table, PettingZoo": "ours pettingzoo nation 4",
    "Happy Nation, one table, OpenSpiel through Shimmy": "ours shimmy nation 4",
}
PEERS = {
    "OpenSpiel hearts (C++)": "openspiel hearts",
    "OpenSpiel gin_rummy (C++)": "openspiel gin_rummy",
    "OpenSpiel python_block_dominoes": "openspiel python_block_dominoes",
    "PettingZoo connect_four_v3": "pettingzoo connect_four_v3",
    "PettingZoo leduc_holdem_v4": "pettingzoo leduc_holdem_v4",
    "catanatron_gym, one seat of two": "gymnasium catanatron_gym:catanatron-v1",
}


def subjects() -> dict[str, str]:
    """Every row of the table, with the arguments for `bench/subjects/environments.py`."""
    found = {f"{title}, {n} tables": f"batch {words} {n} own" for title, words in GAMES.items() for n in BATCHES}
    found |= {f"{title}, 64 tables, numpy": f"batch {words} 64 numpy" for title, words in GAMES.items()}
    return found | SINGLE | PEERS


def measure(words: str, limit: float, engine: str, counted: bool) -> dict[str, float] | None:
    """One run in a fresh process; None if the environment isn't installed."""
    command = [sys.executable, str(HERE / "subjects" / "environments.py"), words, str(limit)]
    if counted:
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={os.devnull}", *command, "counted"]
    done = subprocess.run(command, env=dict(os.environ, PYTHONPATH=engine), capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no reason given"
        print(f"  {words}: skipped ({reason})", file=sys.stderr)
        return None
    values: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    if counted:
        found = COLLECTED.search(done.stderr)
        assert found is not None, done.stderr
        values["instructions"] = int(found[1])
    return values


def count(engine: str) -> None:
    """Print the cost of a decision in each environment; batches of one size are enough, since a step does the same for each table."""
    print("| environment | decisions | instructions each |\n|---|--:|--:|")
    for title, words in subjects().items():
        ours = words.startswith("batch")
        values = None if f" {BATCHES[1]} " in words else measure(words, MANY if ours else FEW, engine, counted=True)
        if values:
            print(f"| {title} | {values['decisions']:,.0f} | {values['instructions'] / values['decisions']:,.0f} |", flush=True)


def speed(values: dict[str, float]) -> float:
    """Decisions per second."""
    return values["decisions"] / values["seconds"]


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a run")
    parser.add_argument("--runs", type=int, default=3, help="of each environment")
    parser.add_argument("--engine", default=str(COMPILED), help="folder of another compiled build")
    parser.add_argument("--counted", action="store_true", help="instructions instead of seconds")
    asked = parser.parse_args()
    if asked.counted:
        count(asked.engine)
        return
    lines = subjects()
    best: dict[str, dict[str, float]] = {}
    for _ in range(asked.runs):
        for title, words in lines.items():
            values = measure(words, asked.seconds, asked.engine, counted=False)
            if values and (title not in best or speed(values) > speed(best[title])):
                best[title] = values
    print(f"Load average at the end: {os.getloadavg()[0]:.1f}\n")
    print("| environment | decisions/s | kB a table |\n|---|--:|--:|")
    for title, values in best.items():
        memory = f"{values['bytes'] / 1000:.1f}" if "bytes" in values else ""
        print(f"| {title} | {speed(values):,.0f} | {memory} |")


if __name__ == "__main__":
    main()
