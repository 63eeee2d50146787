"""Decisions per second of random play through the public API, interpreted and compiled, compared with other engines in the same run.

    make bench                       the whole table
    python bench/run.py --seconds 1  shorter, noisier

Every engine is driven the same way: list the legal options, choose one with the same kind of generator, play it. Each is measured several
times in turn, in its own process, and the best run counts, since a shared machine can only slow things down.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
COMPILED = ROOT / ".build" / "compiled"  # as the Makefile names it

SUBJECTS = {  # name: (module under bench/, argument, compiled engine first on the path?)
    "catanatron, 4 players": ("catan", "", False),
    "OpenSpiel hearts (C++)": ("hearts", "", False),
    **{
        f"{title}, {build}": ("ours", argument, build == "compiled")
        for build in ("interpreted", "compiled")
        for title, argument in (
            ("LOOP competitive", "loop competitive"),
            ("LOOP basic", "loop basic"),
            ("Happy Nation", "nation standard"),
            ("The Pursuit of Happiness", "pursuit standard"),
            ("... with Nostalgia", "nostalgia standard"),
            ("The Game of Happiness", "rainbow standard"),
        )
    },
}


def measure(subject: str, seconds: float) -> dict[str, float] | None:
    """One run of one subject in a fresh process; None if the engine isn't installed."""
    module, argument, compiled = SUBJECTS[subject]
    environment = dict(os.environ, PYTHONPATH=str(COMPILED if compiled else ROOT / "src"))
    command = [sys.executable, str(HERE / "subjects" / f"{module}.py"), argument, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no reason given"
        print(f"  {subject}: skipped ({reason})", file=sys.stderr)
        return None
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def best_of(subject: str, runs: list[dict[str, float]]) -> dict[str, float]:
    """The run with the most decisions per second; copies and memory at their best too."""
    best = dict(max(runs, key=lambda run: run["decisions_per_second"]))
    for name in ("copy_us", "state_bytes"):
        if name in best:
            best[name] = min(run[name] for run in runs)
    assert subject
    return best


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a run")
    parser.add_argument("--runs", type=int, default=3, help="runs of each subject")
    parser.add_argument("--json", type=Path, help="write the measurements here too")
    chosen = parser.parse_args()
    found: dict[str, list[dict[str, float]]] = {subject: [] for subject in SUBJECTS}
    missing: set[str] = set()
    for number in range(chosen.runs):
        for subject in SUBJECTS:
            if subject in missing or (SUBJECTS[subject][2] and not COMPILED.exists()):
                continue
            print(f"run {number + 1} of {chosen.runs}: {subject}", file=sys.stderr)
            measured = measure(subject, chosen.seconds)
            if measured is None:
                missing.add(subject)
            else:
                found[subject].append(measured)
    results = {subject: best_of(subject, runs) for subject, runs in found.items() if runs}
    show(results)
    if chosen.json:
        chosen.json.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


def show(results: dict[str, dict[str, float]]) -> None:
    """The table, as Markdown."""
    catan = results.get("catanatron, 4 players", {}).get("decisions_per_second")
    hearts = results.get("OpenSpiel hearts (C++)", {}).get("decisions_per_second")
    print("| engine | decisions/s | games/s | x catanatron | x hearts | copy, µs | copy, in decisions | state, kB |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for subject, run in results.items():
        speed = run["decisions_per_second"]
        cells = [f"{speed:,.0f}", f"{run['games_per_second']:,.1f}"]
        cells += [f"{speed / peer:.1f}" if peer else "" for peer in (catan, hearts)]
        copy = run.get("copy_us")
        cells += [f"{copy:.2f}", f"{copy * speed / 1e6:.2f}"] if copy else ["", ""]
        cells.append(f"{run['state_bytes'] / 1000:.1f}" if "state_bytes" in run else "")
        print(f"| {subject} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
