"""Searches for better evaluation weights by play: every seat's greedy bot plays with randomly nudged weights.

If a weight is too small, bots with a slightly larger one should do better: after some hundred games the mean gain of those
with the larger weight shows for all weights at once which way to go. A step is taken that way, and the next games are played from there.
Among rivals a game's gain is the lead over the others; alone or in a team, what the result is worth, each deal played twice: with the
weights nudged one way and the other. Games are saved in a file; the next run continues from it.
`--check` then lets one bot with the new weights play against hand-set ones; alone or in a team, on the same deals as those.

    python -m bench.weights nation --games 1000 --steps 3 --file weights.jsonl
    python -m bench.weights pursuit --mode solo --players 1 --games 4000 --steps 4 --file weights.jsonl
    python -m bench.weights nation --check '{"buck": 0.08}' --games 400
"""

from __future__ import annotations

import argparse
import json
from math import exp, sqrt
from pathlib import Path

import felicity
from felicity import plugins
from felicity.bots import registry
from felicity.bots.bot import Bot
from felicity.bots.seat import Seat
from felicity.core.result import Result
from felicity.core.rng import Rng, start_of
from felicity.lab.statistics import wilson

SPREAD = 0.3  # a weight is multiplied or divided by e to this
BOLD = 0.5  # a step is never longer than this fraction of the spread: changing all weights at once easily goes too far ...
DOUBT = 6.0  # ... and a step is as long as the spread if the mean gain is so many times its standard error
TOGETHER = ("coop", "solo")  # modes in which all win or lose as one
Values = dict[str, float]
Nudge = dict[str, int]


def play(game: str, mode: str, seed: str, bots: list[Bot]) -> Result:
    """One game."""
    table = felicity.new(game, players=len(bots), mode=mode, seed=seed)
    chances = [Rng(start_of(f"{seed} seat {seat}")) for seat in range(len(bots))]
    while (seat := table.to_act) is not None:
        table.play(bots[seat - 1].choose(Seat(table, chances[seat - 1])))
    return table.result


def greedy(game: str, weights: Values) -> Bot:
    """The greedy bot with these weights."""
    return plugins.plugin(game).greedy_bot(registry.evaluation(game).adjusted(weights))


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

    def nudged(self, centre: Values, number: int) -> list[Nudge]:
        """For each bot of a game, which weights are larger (1) and which smaller (-1). A team is one bot, and nudged the other way
        in every second game.
        """
        if self.mode in TOGETHER:
            chance = Rng(start_of(f"nudge-{number // 2}"))
            way = 1 - 2 * (number % 2)
            return [{name: way * (2 * chance.below(2) - 1) for name in centre}]
        chance = Rng(start_of(f"nudge-{number}"))
        return [{name: 2 * chance.below(2) - 1 for name in centre} for _ in range(self.players)]

    def gains(self, centre: Values, step: int, number: int) -> list[float]:
        """How each bot of a game did, with its weights nudged."""
        bots = [
            greedy(self.game, {name: centre[name] * exp(SPREAD * way) for name, way in each.items()})
            for each in self.nudged(centre, number)
        ]
        if self.mode not in TOGETHER:
            return leads(play(self.game, self.mode, f"weights-{step}-{number}", bots))
        result = play(self.game, self.mode, f"weights-{step}-{number // 2}", bots * self.players)
        return [100.0 * registry.evaluation(self.game).result_chances(result)[0]]

    def play_on(self, centre: Values, step: int, games: int) -> list[list[float]]:
        """The gains of the games from here, earlier ones first."""
        here: list[list[float]] = [row["gains"] for row in self.rows if self.is_of(row, step)]  # type: ignore[misc]
        with self.path.open("a", encoding="utf-8") as file:
            while len(here) < games:
                here.append(self.gains(centre, step, len(here)))
                file.write(
                    json.dumps({"game": self.game, "mode": self.mode, "players": self.players, "step": step, "gains": here[-1]}) + "\n"
                )
                if len(here) % max(1, games // 4) == 0:
                    print(f"step {step}: {len(here)} of {games} games", flush=True)
        return here

    def is_of(self, row: dict[str, object], step: int) -> bool:
        """Is this a game of this step?"""
        return [row["game"], row["mode"], row["players"], row["step"]] == [self.game, self.mode, self.players, step]

    def slopes(self, centre: Values, found: list[list[float]]) -> dict[str, tuple[float, float]]:
        """By weight: the mean gain of bots with a larger one, and its standard error."""
        count = sum([len(game) for game in found])
        error = sqrt(self.squares(found)) / count
        total = dict.fromkeys(centre, 0.0)
        for number, game in enumerate(found):
            for each, gain in zip(self.nudged(centre, number), game, strict=True):
                for name, way in each.items():
                    total[name] += way * gain / count
        return {name: (mean, error) for name, mean in total.items()}

    def squares(self, found: list[list[float]]) -> float:
        """How much the gains vary: in a team, those of the same deal from each other."""
        if self.mode in TOGETHER:
            return sum([(one[0] - other[0]) ** 2 for one, other in zip(found[::2], found[1::2], strict=True)])
        return sum([gain * gain for game in found for gain in game])

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
    """How one greedy bot with these weights does against others with the hand-set ones; alone or in a team, how both do."""
    if mode in TOGETHER:
        return "\n".join(
            [f"{words}: {together(game, mode, players, each, games)}" for words, each in (("these", weights), ("by hand", {}))]
        )
    won, lead = 0.0, 0.0
    for number in range(games):
        mine = number % players
        result = play(game, mode, f"check-{number}", [greedy(game, weights if seat == mine else {}) for seat in range(players)])
        won += 1 / len(result.winners) if result.seats[mine].won else 0.0
        lead += leads(result)[mine] / games
    return f"{rate(won, games)}, lead {lead:+.2f}"


def together(game: str, mode: str, players: int, weights: Values, games: int) -> str:
    """How often bots with these weights win as one."""
    won = [play(game, mode, f"check-{number}", [greedy(game, weights)] * players).seats[0].won for number in range(games)]
    return rate(sum(won), games)


def rate(won: float, games: int) -> str:
    """A share of victories, with its interval."""
    low, high = wilson(won, games)
    return f"{games} games: won {100 * won / games:.1f} % ({100 * low:.1f}–{100 * high:.1f} %)"


def main() -> None:
    """Search for better weights, or check some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--mode", default="standard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000, help="of each step, or of the check; alone and in teams an even number")
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
