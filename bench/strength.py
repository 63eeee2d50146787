"""How strong the bots are: one against the others at the usual number of seats, rotating; in cooperative and solo games, its win rate.

Every game is written to a file as soon as it is played, and the next run continues after the last one, so that a table of many hundred
games can be made in many short runs. `--report` prints the table from the games so far.

    python -m bench.strength --file strength.jsonl --minutes 10
    python -m bench.strength --file strength.jsonl --report
"""

from __future__ import annotations

import argparse
import json
import time
from fractions import Fraction
from math import hypot
from pathlib import Path

from felicity.lab.play import Plan, plan, play
from felicity.lab.rows import wins_of
from felicity.lab.statistics import wilson

# Game, mode, seats. In cooperative and solo games bots are compared by their win rates.
TABLES = (
    ("loop", "competitive", 4),
    ("loop", "basic", 4),
    ("loop", "coop", 2),
    ("loop", "solo", 1),
    ("nation", "standard", 4),
    ("pursuit", "standard", 4),
    ("pursuit", "solo", 1),
    ("nostalgia", "standard", 4),
    ("nostalgia", "solo", 1),
    ("rainbow", "standard", 4),
)
TOGETHER = ("coop", "solo")
PAIRS = (("greedy", "random"), ("hard", "greedy"), ("expert", "hard-1"), ("normal", "greedy"))
ALONE = ("random", "greedy", "hard", "expert", "normal")
CHEAP = ("random", "greedy")  # these play all games where bots are compared by win rate: it costs nothing
ENOUGH = 400
FEWEST = 40
SEED = "strength"
Row = dict[str, object]


def matches(more: str = "") -> list[Plan]:
    """All matches to measure; `more` is another bot, which meets greedy ones."""
    found: list[Plan] = []
    pairs, alone = [*PAIRS], [*ALONE]
    if more:
        pairs, alone = [*pairs, (more, "greedy")], [*alone, more]
    for game, mode, seats in TABLES:
        if mode in TOGETHER:
            found += [plan(game, [bot], ENOUGH, SEED, seats, mode) for bot in alone]
        else:
            found += [plan(game, [one, others], ENOUGH, SEED, seats, mode) for one, others in pairs]
    return found


def name_of(match: Plan) -> str:
    """A match in a few words, the key for its games."""
    others = f" against {match.bots[1]}" if match.mode not in TOGETHER else ""
    return f"{match.game} {match.mode} {match.players}: {match.bots[0]}{others}"


def read(path: Path) -> dict[str, list[Row]]:
    """The games played so far, by match."""
    found: dict[str, list[Row]] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            found.setdefault(row["match"], []).append(row)
    return found


def is_decided(match: Plan, known: dict[str, list[Row]], fewest: int, most: int) -> bool:
    """Enough games, or an interval that excludes equality: of the rate among rivals, else of the difference from the simpler bot's."""
    rows = known.get(name_of(match), [])
    if len(rows) >= most:
        return True
    if match.mode in TOGETHER:
        return len(rows) >= fewest and match.bots[0] not in CHEAP and gain(match, known)[0] > 0
    low, high = wilson(wins(rows), len(rows))
    return len(rows) >= fewest and not low <= 1 / match.players <= high


def gain(match: Plan, known: dict[str, list[Row]]) -> tuple[float, float]:
    """How much more often a bot wins than the simpler one: Newcombe's interval of the difference."""
    mine = known.get(name_of(match), [])
    theirs = known.get(name_of(match).replace(f": {match.bots[0]}", f": {simpler_than(match.bots[0])}"), [])
    if not mine or not theirs:
        return -1.0, 1.0
    (low, high), (least, most) = wilson(wins(mine), len(mine)), wilson(wins(theirs), len(theirs))
    rate, base = float(wins(mine)) / len(mine), float(wins(theirs)) / len(theirs)
    return rate - base - hypot(rate - low, most - base), rate - base + hypot(high - rate, base - least)


def simpler_than(bot: str) -> str:
    """The bot that this one is compared with."""
    return {"greedy": "random", "expert": "hard"}.get(bot, "greedy")


def wins(rows: list[Row]) -> Fraction:
    """The wins of the bot in question."""
    return sum((Fraction(str(row["won"])) for row in rows), Fraction(0))


def play_one(match: Plan, number: int) -> Row:
    """One game, and how long its decisions took."""
    began = time.process_time()
    game = play(match, number)
    seat = match.seats_of(number).index(match.bots[0])
    return {
        "match": name_of(match),
        "number": number,
        "won": str(wins_of(game)[seat]),
        "score": game.scores[seat],
        "others": [score for at, score in enumerate(game.scores) if at != seat],
        "decisions": game.decisions,
        "seconds": round(time.process_time() - began, 3),
    }


def go_on(path: Path, minutes: float, only: str, more: str, fewest: int, most: int) -> None:
    """Play one game of every undecided match in turn, until the time is up."""
    until = time.monotonic() + 60 * minutes
    known = read(path)
    waiting = [match for match in matches(more) if only in name_of(match)]
    with path.open("a", encoding="utf-8") as file:
        while waiting and time.monotonic() < until:
            waiting = [match for match in waiting if not is_decided(match, known, fewest, most)]
            for match in sorted(waiting, key=lambda match: len(known.get(name_of(match), []))):
                if time.monotonic() >= until:
                    break
                rows = known.setdefault(name_of(match), [])
                rows.append(play_one(match, len(rows) + 1))
                file.write(json.dumps(rows[-1]) + "\n")
                file.flush()


def report(path: Path, more: str) -> str:
    """The table, as Markdown."""
    lines = ["| game | mode, seats | bot | n | won | 95 % | even, or gain | score | others |", "|---|---|---|--:|--:|--:|--:|--:|--:|"]
    known = read(path)
    for match in matches(more):
        rows = known.get(name_of(match), [])
        if rows:
            lines.append(line(match, rows, known))
    return "\n".join(lines)


def line(match: Plan, rows: list[Row], known: dict[str, list[Row]]) -> str:
    """One match."""
    n = len(rows)
    low, high = wilson(wins(rows), n)
    together = match.mode in TOGETHER
    who = match.bots[0] if together else f"{match.bots[0]} against {match.bots[1]}"
    even = f"{100 / match.players:.0f} %"
    if together:
        less, more = gain(match, known)
        even = "" if match.bots[0] == "random" else f"{100 * less:+.0f} to {100 * more:+.0f}"
    score = sum(int(str(row["score"])) for row in rows) / n
    others = [float(str(each)) for row in rows for each in row["others"]] if not together else []  # type: ignore[attr-defined]
    mean = f"{sum(others) / len(others):.1f}" if others else ""
    rate = f"{100 * float(wins(rows)) / n:.0f} % | {100 * low:.0f}–{100 * high:.0f} %"
    return f"| {match.game} | {match.mode}, {match.players} | {who} | {n} | {rate} | {even} | {score:.1f} | {mean} |"


def main() -> None:
    """Continue playing, or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=Path("strength.jsonl"), help="where the games are kept")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to play")
    parser.add_argument("--only", default="", help="only matches in whose name this occurs, e.g. 'pursuit standard'")
    parser.add_argument("--more", default="", metavar="BOT", help="one more bot against greedy ones, e.g. mcts:25")
    parser.add_argument("--fewest", type=int, default=FEWEST, help="games that are played at least, however clear a match is")
    parser.add_argument("--most", type=int, default=ENOUGH, help="games after which a match ends, however open it is")
    parser.add_argument("--report", action="store_true", help="draw the table and play nothing")
    asked = parser.parse_args()
    if not asked.report:
        go_on(asked.file, asked.minutes, asked.only, asked.more, asked.fewest, asked.most)
    print(report(asked.file, asked.more))


if __name__ == "__main__":
    main()
