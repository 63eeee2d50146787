"""Searches for better search settings by play: random candidates against greedy bots, the better half continues, on the same deals.

Games are saved in a file, and the next run continues from it. The first candidate is always the current search.

    python -m bench.tune loop --mode competitive --players 4 --iterations 25 --minutes 30
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import felicity
from felicity.bots import registry
from felicity.bots.bot import Bot
from felicity.bots.search.bot import SearchBot
from felicity.bots.search.search import Budget
from felicity.bots.search.tree import SearchSettings
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of

# Factors for each setting of the search; the first is the current value.
CHOICES: dict[str, tuple[float, ...]] = {
    "prior_visits": (1.0, 0.3, 0.6, 1.6, 2.5),
    "sharpness": (1.0, 0.4, 2.0),
    "exploration": (1.0, 0.4, 2.0, 4.0),
    "narrow": (1.0, 0.7, 1.7),
    "widening": (1.0, 0.5, 2.0),
    "horizon": (1.0, 0.15, 0.3, 0.6, 2.0, 4.0),
}
FIRST_GAMES = 8  # of every candidate; those that continue play twice as many
Candidate = dict[str, float]


def candidates(count: int) -> list[Candidate]:
    """The current search, then others, always the same ones."""
    chance = Rng(start_of("tune"))
    found: list[Candidate] = [{name: values[0] for name, values in CHOICES.items()}]
    while len(found) < count:
        found.append({name: values[chance.below(len(values))] for name, values in CHOICES.items()})
    return found


class Trial:
    """One kind of table, and the games played there."""

    def __init__(self, game: str, mode: str, players: int, iterations: int, path: Path) -> None:
        self.game, self.mode, self.players, self.iterations, self.path = game, mode, players, iterations, path
        self.known: dict[str, list[float]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.known.setdefault(row["key"], []).append(row["lead"])

    def key(self, candidate: Candidate) -> str:
        """The key for a candidate's games."""
        return json.dumps([self.game, self.mode, self.players, self.iterations, candidate], sort_keys=True)

    def lead(self, candidate: Candidate) -> float:
        """Average lead over the others, in points."""
        leads = self.known.get(self.key(candidate), [])
        return sum(leads) / len(leads) if leads else 0.0

    def play_to(self, candidate: Candidate, games: int, until: float) -> None:
        """Play until there are that many games, or the time is up."""
        leads = self.known.setdefault(self.key(candidate), [])
        while len(leads) < games and time.monotonic() < until:
            leads.append(self.play(candidate, len(leads)))
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": self.key(candidate), "lead": leads[-1]}) + "\n")

    def play(self, candidate: Candidate, number: int) -> float:
        """One game; in solo and cooperative games the score itself counts, of a team the lowest."""
        table = felicity.new(self.game, players=self.players, mode=self.mode, seed=f"tune-{number}")
        mine = number % self.players
        together = self.mode in ("coop", "solo")
        bots: list[Bot] = [
            self.bot(candidate) if together or seat == mine else registry.bot("greedy", self.game) for seat in range(self.players)
        ]
        chances = [Rng(start_of(f"tune-{number} seat {seat}")) for seat in range(self.players)]
        while (seat := table.to_act) is not None:
            table.play(bots[seat - 1].choose(Seat(table, chances[seat - 1])))
        scores = table.result.scores
        others = [score for at, score in enumerate(scores) if at != mine]
        return float(min(scores)) if together else scores[mine] - sum(others) / len(others)

    def bot(self, candidate: Candidate) -> Bot:
        """The search with these settings."""
        evaluation, settings = registry.search_evaluation(self.game), registry.search_settings(self.game)
        evaluation.horizon *= candidate["horizon"]
        changed = {name: getattr(settings, name) * by for name, by in candidate.items() if name != "horizon"}
        return SearchBot("candidate", evaluation, Budget(iterations=self.iterations), SearchSettings(**changed))


def main() -> None:
    """Halve the candidates until one is left."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--mode", default="standard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=25)
    parser.add_argument("--candidates", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--file", type=Path, default=Path("tune.jsonl"))
    asked = parser.parse_args()
    trial = Trial(asked.game, asked.mode, asked.players, asked.iterations, asked.file)
    left, games, until = candidates(asked.candidates), FIRST_GAMES, time.monotonic() + 60 * asked.minutes
    present = left[0]
    while len(left) > 1 and time.monotonic() < until:
        for candidate in left:
            trial.play_to(candidate, games, until)
        left = sorted(left, key=trial.lead, reverse=True)[: len(left) // 2]
        games *= 2
        trial.play_to(present, games, until)
        print(f"{games // 2} games: as it is {trial.lead(present):+.2f}, best {trial.lead(left[0]):+.2f} with {left[0]}", flush=True)


if __name__ == "__main__":
    main()
