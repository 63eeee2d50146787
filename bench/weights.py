"""Searches for better evaluation weights by play: every seat's greedy bot plays with randomly nudged weights.

If a weight is too small, bots with a slightly larger one should win by more: after some hundred games the mean lead of those
with the larger weight shows for all weights at once which way to go. A step is taken that way, and the next games are played from there.
Games are saved in a file; the next run continues from it. `--check` then lets one bot with the new weights play against hand-set ones.

    python -m bench.weights nation --games 1000 --steps 3 --file weights.jsonl
    python -m bench.weights nation --check '{"buck": 0.08}' --games 400
"""

from __future__ import annotations

import argparse
import json
from math import exp, sqrt
from pathlib import Path

import felicity
from felicity.bots import registry
from felicity.bots.bot import Bot
from felicity.bots.greedy import GreedyBot
from felicity.bots.seat import Seat
from felicity.core.result import Result
from felicity.core.rng import Rng, start_of
from felicity.lab.statistics import wilson

SPREAD = 0.3  # a weight is multiplied or divided by e to this
BOLD = 0.5  # a step is never longer than this fraction of the spread: changing all weights at once easily goes too far ...
DOUBT = 6.0  # ... and a step is as long as the spread if the mean lead is so many times its standard error
Values = dict[str, float]


def play(game: str, mode: str, seed: str, bots: list[Bot]) -> Result:
    """One game."""
    table = felicity.new(game, players=len(bots), mode=mode, seed=seed)
    chances = [Rng(start_of(f"{seed} seat {seat}")) for seat in range(len(bots))]
    while (seat := table.to_act) is not None:
        table.play(bots[seat - 1].choose(Seat(table, chances[seat - 1])))
    return table.result


def greedy(game: str, weights: Values) -> Bot:
    """The greedy bot with these weights."""
    return GreedyBot(registry.evaluation(game).adjusted(weights))


def leads(result: Result) -> list[float]:
    """Each seat's lead over the mean of the others, in points."""
    scores = result.scores
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]


def hand_set(game: str) -> Values:
    """The hand-set weights that may be nudged: all but zeros."""
    return {name: weight for name, weight in registry.evaluation(game).weights().by_name().items() if weight}


class Steps:
    """The games played from each set of weights, and where they lead."""

    def __init__(self, game: str, mode: str, players: int, path: Path) -> None:
        self.game, self.mode, self.players, self.path = game, mode, players, path
        self.rows: list[dict[str, object]] = []
        if path.exists():
            self.rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    def nudged(self, centre: Values, number: int) -> list[dict[str, int]]:
        """For each seat of a game, which weights are larger (1) and which smaller (-1)."""
        chance = Rng(start_of(f"nudge-{number}"))
        return [{name: 2 * chance.below(2) - 1 for name in centre} for _ in range(self.players)]

    def play_on(self, centre: Values, step: int, games: int) -> list[list[float]]:
        """The leads of the games from here, earlier ones first."""
        here: list[list[float]] = [row["leads"] for row in self.rows if row["game"] == self.game and row["step"] == step]  # type: ignore[misc]
        with self.path.open("a", encoding="utf-8") as file:
            while len(here) < games:
                nudges = self.nudged(centre, len(here))
                bots = [greedy(self.game, {name: centre[name] * exp(SPREAD * way) for name, way in each.items()}) for each in nudges]
                here.append(leads(play(self.game, self.mode, f"weights-{step}-{len(here)}", bots)))
                file.write(json.dumps({"game": self.game, "step": step, "leads": here[-1]}) + "\n")
        return here

    def slopes(self, centre: Values, found: list[list[float]]) -> dict[str, tuple[float, float]]:
        """By weight: the mean lead of bots with a larger one, and its standard error."""
        count = len(found) * self.players
        error = sqrt(sum([lead * lead for game in found for lead in game]) / count / count)
        total = dict.fromkeys(centre, 0.0)
        for number, game in enumerate(found):
            for each, lead in zip(self.nudged(centre, number), game):
                for name, way in each.items():
                    total[name] += way * lead / count
        return {name: (mean, error) for name, mean in total.items()}

    def walk(self, steps: int, games: int, start: Values) -> Values:
        """Take that many steps."""
        centre = hand_set(self.game) | start
        for step in range(1, steps + 1):
            slopes = self.slopes(centre, self.play_on(centre, step, games))
            for name, (mean, error) in slopes.items():
                centre[name] = round(centre[name] * exp(SPREAD * max(-BOLD, min(BOLD, mean / error / DOUBT))), 4)
            summary = ", ".join(
                f"{name} {mean / error:+.1f}" for name, (mean, error) in sorted(slopes.items(), key=lambda each: -abs(each[1][0]))
            )
            print(f"step {step}, {games} games: {summary}\n  {json.dumps(centre)}", flush=True)
        return centre


def check(game: str, mode: str, players: int, weights: Values, games: int) -> str:
    """How one greedy bot with these weights does against others with the hand-set ones."""
    won, lead = 0.0, 0.0
    for number in range(games):
        mine = number % players
        result = play(game, mode, f"check-{number}", [greedy(game, weights if seat == mine else {}) for seat in range(players)])
        won += 1 / len(result.winners) if result.seats[mine].won else 0.0
        lead += leads(result)[mine] / games
    low, high = wilson(won, games)
    return f"{games} games: won {100 * won / games:.1f} % ({100 * low:.1f}–{100 * high:.1f} %), lead {lead:+.2f}"


def main() -> None:
    """Search for better weights, or check some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--mode", default="standard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000, help="of each step, or of the check")
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument(
        "--start", type=json.loads, default={}, metavar="WEIGHTS", help="where to begin, as far as not from those set by hand"
    )
    parser.add_argument("--check", type=json.loads, default=None, metavar="WEIGHTS", help="only let these meet those set by hand")
    parser.add_argument("--file", type=Path, default=Path("weights.jsonl"))
    asked = parser.parse_args()
    if asked.check is None:
        Steps(asked.game, asked.mode, asked.players, asked.file).walk(asked.steps, asked.games, asked.start)
    else:
        print(check(asked.game, asked.mode, asked.players, asked.check, asked.games))


if __name__ == "__main__":
    main()
