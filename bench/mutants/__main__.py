"""How many small mistakes in the rules do the tests notice?

    python -m bench.mutants --game loop --sample 200            200 mutants of LOOP, always the same ones
    python -m bench.mutants --game core --file table,record     every mutant of two files
    python -m bench.mutants --game pursuit --file upkeep --sample 5 --quick    5 of one file, by the tests named after it

A sample with the same seed stays the same where the code does. Surviving mutants are shown, unless bench/mutants/known.toml says why
nothing can notice them. Run it from the root of the source with the test requirements installed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from pathlib import Path

from bench.mutants.mistakes import Mutant, mutants_of
from bench.mutants.reach import PACKAGE, ROOT
from bench.mutants.trial import KILLED, NOT_REACHED, Trial, Trials

GAMES = ["loop", "pursuit", "nostalgia", "nation", "rainbow"]
EXPANSIONS = {"pursuit": ["nostalgia"]}  # their tests cover the seams of their base
NOT_RULES = ["plugin", "study"]  # how strong bots are, and what the laboratory counts
KNOWN = Path(__file__).parent / "known.toml"


def folder_of(target: str) -> Path:
    """The folder of its rules."""
    return PACKAGE / "core" if target == "core" else PACKAGE / "games" / target


def tests_of(target: str, pins: bool) -> list[str]:
    """The folders of its tests."""
    played = [f"tests/games/{game}" for game in (GAMES if target == "core" else [target, *EXPANSIONS.get(target, [])])]
    rules = [
        *(["tests/test_changes.py"] if target == "core" else []),
        "tests/core",
        "tests/games/test_saves.py",
        "tests/games/test_undo.py",
        "tests/games/test_why.py",
        *played,
    ]
    pinned = ["tests/conformance/test_stored.py", "tests/playthroughs"]
    pinned += [] if target == "core" else [f"tests/conformance/test_{target}.py"]
    return rules + pinned if pins else rules


def tests_named_after(files: list[str], folders: list[str]) -> list[str]:
    """Test files named after one of these rule files."""
    found = [path for folder in folders for path in sorted((ROOT / folder).glob("test_*.py")) if any(file in path.stem for file in files)]
    return [path.relative_to(ROOT).as_posix() for path in found]


def all_mutants(target: str, files: list[str], without: list[str]) -> list[Mutant]:
    """Every mutant of these files, or of all but some."""
    left_out = without + NOT_RULES
    paths = [path for path in sorted(folder_of(target).glob("*.py")) if path.stem not in left_out and (not files or path.stem in files)]
    return [mutant for path in paths for mutant in mutants_of(path, path.relative_to(PACKAGE).as_posix())]


def sample(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """A sample, drawn by their names: where the code stays the same, so does the sample."""

    def draw(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.name}".encode()).digest()

    return sorted(sorted(mutants, key=draw)[:size], key=lambda mutant: (mutant.file, mutant.number))


def read_known() -> dict[str, str]:
    """The mutants that nothing can notice, with the reason."""
    found = tomllib.loads(KNOWN.read_text("utf-8"))["survivor"]
    return {name: entry["why"] for entry in found for name in entry["mutants"]}


def survivors_in(log: Path) -> set[str]:
    """The mutants that survived when this log was written."""
    tried = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    return {name for _, by_rules, by_pins, *_, name in tried if KILLED not in (by_rules, by_pins)}


def share(killed: int, tried: int) -> str:
    """A share with its 95 % interval."""
    from felicity.lab.statistics import wilson  # not before pytest loads the engine, so that code run on import is seen

    low, high = wilson(killed, tried)
    return f"{killed} of {tried} killed, {killed / max(1, tried):.1%} ({low:.1%} to {high:.1%})"


class Run:
    """The mutants of one game, and their trials."""

    def __init__(self, target: str, wish: argparse.Namespace) -> None:
        self.target = target
        self.known = read_known()
        mutants = all_mutants(target, wish.file, wish.without)
        if wish.again:
            survived = survivors_in(Path(wish.again))
            mutants = [mutant for mutant in mutants if mutant.name in survived]
        drawn = sample(mutants, wish.sample, wish.seed)
        self.mutants = [mutant for mutant in drawn if mutant.name not in self.known]
        self.known_drawn = len(drawn) - len(self.mutants)
        self.is_quick: bool = wish.quick
        self.pins: float = 0 if wish.quick else wish.pins
        self.tests = tests_of(target, self.pins > 0)
        if wish.quick:
            self.tests = tests_named_after(wish.file, self.tests) or self.tests
        self.log = wish.log
        self.trials: list[Trial] = []

    def try_all(self) -> bool:
        """Try all mutants; False if the tests couldn't run."""
        trials = Trials(self.target, self.mutants, self.tests, self.note)
        trials.is_quick, trials.pins = self.is_quick, self.pins
        return trials.run()

    def note(self, trial: Trial) -> None:
        """Record one more trial."""
        self.trials.append(trial)
        mutant = trial.mutant
        if self.log:
            with Path(self.log).open("a", encoding="utf-8") as log:
                log.write(
                    json.dumps([self.target, trial.by_rules, trial.by_pins, round(trial.seconds, 1), mutant.lines.start, mutant.name])
                    + "\n"
                )
        if not trial.is_killed:
            reached = " (no test comes here)" if trial.by_rules == NOT_REACHED else ""
            print(f"\n{(PACKAGE / mutant.file).relative_to(ROOT)}:{mutant.lines.start} in {mutant.scope or 'the module'}{reached}")
            print(f"  - {mutant.before}\n  + {mutant.after}", flush=True)

    @property
    def survivors(self) -> list[Trial]:
        """The trials that no test noticed."""
        return [trial for trial in self.trials if not trial.is_killed]

    def tell(self) -> None:
        """Print the result, chapter by chapter, then in total."""
        chapters: dict[str, list[Trial]] = defaultdict(list)
        for trial in self.trials:
            chapters[trial.mutant.file].append(trial)
        print(f"\n{self.target}:")
        for file, trials in sorted(chapters.items()):
            print(f"  {sum(trial.is_killed for trial in trials):4} of {len(trials):4}  {file}")
        by_rules = sum(trial.by_rules == KILLED for trial in self.trials)
        print(f"  by the tests of the rules: {share(by_rules, len(self.trials))}")
        if self.pins:
            print(f"  and those that pin play:   {share(len(self.trials) - len(self.survivors), len(self.trials))}")
        if self.known_drawn:
            print(f"  not tried, since known to change nothing: {self.known_drawn}")


def main() -> int:
    """Parse the command line, try, and print the results. Returns 1 if an unknown mutant survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[*GAMES, "core"], help="one of them; all and the core if none is named")
    parser.add_argument("--file", type=lambda text: text.split(","), default=[], help="only these files, as turn,credit")
    parser.add_argument("--without", type=lambda text: text.split(","), default=[], help="not these files")
    parser.add_argument("--sample", type=int, default=1 << 30, help="so many mutants; all of them if not given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pins", type=float, default=60, help="seconds for playthroughs and fingerprints, where no other test notices")
    parser.add_argument("--log", help="add a line for every mutant to this file")
    parser.add_argument("--again", help="only mutants that survived by this log")
    parser.add_argument("--quick", action="store_true", help="only by the tests named after --file, without measuring them first")
    wish = parser.parse_args()
    if wish.game is None:  # each in a process of its own, in which the engine isn't loaded yet
        commands = [[sys.executable, "-m", "bench.mutants", "--game", target, *sys.argv[1:]] for target in [*GAMES, "core"]]
        return max(subprocess.run(command, check=False).returncode for command in commands)
    began = time.monotonic()
    run = Run(wish.game, wish)
    if run.mutants and not run.try_all():
        return 2
    run.tell()
    print(f"  {time.monotonic() - began:.0f} s")
    return 1 if run.survivors else 0


if __name__ == "__main__":
    sys.exit(main())
