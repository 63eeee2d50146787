"""How well the bots' chances predict who wins, and the parameters with which they would do so best.

Greedy bots play; at every tenth question the value of the position for each seat is noted, and at the end who won. The scale by which a
lead becomes odds (and in solo games the par) is then fitted by maximum likelihood.

People are shown calibrated chances (`Evaluation.calibrated`). Their quality is measured by the Brier score (the mean squared error of a
chance) before and after calibration, and by the outcomes within each fifth: `20-40: 27 -> 26 (6569)`.

    python -m bench.calibrate --games 40
    python -m bench.calibrate --calibrated --games 120 --seats 2
"""

from __future__ import annotations

import argparse
from math import exp, log, sqrt

import felicity
from felicity import plugins
from felicity.bots import registry
from felicity.bots.advice import chances_at, ended
from felicity.bots.greedy import even
from felicity.bots.search.lookahead import SearchLookahead
from felicity.bots.search.search import DEPTH
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of

TABLES = tuple((game, "competitive" if game == "loop" else "standard", 4) for game in ("loop", "nation", "nostalgia", "pursuit", "rainbow"))
ALONE = (("loop", "coop", 2), ("loop", "solo", 1), ("pursuit", "solo", 1), ("nostalgia", "solo", 1))
SCALES = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0, 16.0, 20.0, 30.0)
EVERY = 10
Noted = tuple[list[float], list[float]]  # the value of a position for every seat, and each seat's share of the win
Foretold = list[tuple[float, float]]  # predicted chances, each with the outcome


def tables(seats: int) -> list[tuple[str, str, int]]:
    """Those of rivals, with so many seats, where the rules allow it."""
    ranges = {(game, mode): plugins.game(game).facts.modes[mode] for game, mode, _ in TABLES}
    return [(game, mode, seats) for (game, mode), (fewest, most) in ranges.items() if fewest <= seats <= most]


def noted(game: str, mode: str, players: int, games: int) -> list[Noted]:
    """Positions of greedy games."""
    found: list[Noted] = []
    evaluation, greedy = registry.search_evaluation(game), registry.bot("greedy", game)
    for number in range(games):
        table, chance = felicity.new(game, players=players, mode=mode, seed=f"calibrate-{number}"), Rng(start_of(f"{number}"))
        worths: list[list[float]] = []
        while table.to_act is not None:
            if table.number % EVERY == 5:
                lookahead = SearchLookahead(evaluation, table.game, players, DEPTH)
                end = lookahead.first_look(table.state, table.options()).end
                worths.append([evaluation.value(end, seat) for seat in range(players)])
            table.play(greedy.choose(Seat(table, chance)))
        winners = table.result.winners
        won = [(1.0 if table.result.together else 1.0 / len(winners)) if seat + 1 in winners else 0.0 for seat in range(players)]
        found += [(each, won) for each in worths]
    return found


def foretold(game: str, mode: str, players: int, games: int) -> tuple[list[Foretold], list[Foretold]]:
    """Every seat's chances at every tenth question of greedy games, with the outcome, game by game: as the search has them, and as shown to
    people.
    """
    raw: list[Foretold] = []
    calibrated: list[Foretold] = []
    evaluation, greedy = registry.search_evaluation(game), registry.bot("greedy", game)
    for number in range(games):
        table, chance = felicity.new(game, players=players, mode=mode, seed=f"calibrate-{number}"), Rng(start_of(f"{number}"))
        seen: list[tuple[list[float], list[float]]] = []
        while table.to_act is not None:
            if table.number % EVERY == 5 and table.state.round:
                lookahead = SearchLookahead(evaluation, table.game, players, DEPTH)
                seen.append((lookahead.chances(lookahead.first_look(table.state, table.options()).end), chances_at(evaluation, table)))
            table.play(greedy.choose(Seat(table, chance)))
        won = ended(table.result)
        raw.append([pair for before, _ in seen for pair in zip(before, won, strict=True)])
        calibrated.append([pair for _, after in seen for pair in zip(after, won, strict=True)])
    return raw, calibrated


def brier(pairs: Foretold) -> float:
    """The mean squared error of the chances."""
    return sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)


def margin(games: list[Foretold]) -> float:
    """Half the 95 % interval of Brier's score: games are independent of each other, chances of the same game are not."""
    errors = [(sum((chance - won) ** 2 for chance, won in pairs), len(pairs)) for pairs in games]
    count = sum(number for _, number in errors)
    score = sum(total for total, _ in errors) / count
    spread = sum((total - score * number) ** 2 for total, number in errors)
    return 1.96 * sqrt(spread * len(games) / (len(games) - 1)) / count


def by_fifths(pairs: Foretold) -> str:
    """For each fifth, the mean chance and how often it came true."""
    found = []
    for fifth in range(5):
        among = [pair for pair in pairs if min(4, int(pair[0] * 5)) == fifth]
        if among:
            means = (100 * sum(pair[each] for pair in among) / len(among) for each in (0, 1))
            found.append(f"{20 * fifth}-{20 * fifth + 20}: {' -> '.join(f'{mean:.0f}' for mean in means)} ({len(among)})")
    return ", ".join(found)


def surprise(positions: list[Noted], scale: float) -> float:
    """The mean negative log likelihood of the winner."""
    total = 0.0
    for worths, won in positions:
        most = max(worths)
        odds = [exp(max(-30.0, (worth - most) / scale)) for worth in worths]
        total -= sum(part * log(max(1e-6, each / sum(odds))) for part, each in zip(won, odds, strict=True) if part)
    return total / len(positions)


def surprise_alone(positions: list[Noted], par: float, scale: float) -> float:
    """The same for a chance measured against par."""
    total = 0.0
    for worths, won in positions:
        chance = even(worths[0] - par, scale)
        total -= log(max(1e-6, chance if won[0] else 1.0 - chance))
    return total / len(positions)


def main() -> None:
    """Fit every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--only", default="")
    parser.add_argument("--seats", type=int, default=0, help="with --calibrated: only tables of rivals, with so many seats")
    parser.add_argument("--calibrated", action="store_true", help="only say how true the chances come that people are told")
    asked = parser.parse_args()
    if asked.calibrated:
        for game, mode, players in tables(asked.seats) if asked.seats else TABLES + ALONE:
            if asked.only in game + mode:
                raw, calibrated = foretold(game, mode, players, asked.games)
                found = [pair for pairs in calibrated for pair in pairs]
                before = brier([pair for pairs in raw for pair in pairs])
                scores = f"Brier {before:.4f}, calibrated {brier(found):.4f} ± {margin(calibrated):.4f}"
                print(f"{game} {mode} {players}: {len(found)} chances; {scores}; {by_fifths(found)}", flush=True)
        return
    for game, mode, players in TABLES:
        if asked.only in game + mode:
            positions = noted(game, mode, players, asked.games)
            now = registry.search_evaluation(game).scale
            best = min(SCALES, key=lambda scale: surprise(positions, scale))
            summary = (
                f"now {now} {surprise(positions, now):.3f}, best {best} {surprise(positions, best):.3f}, knowing nothing {log(players):.3f}"
            )
            print(f"{game} {mode}: {len(positions)} positions; scale {summary}", flush=True)
    for game, mode, players in ALONE:
        if asked.only in game + mode:
            positions = noted(game, mode, players, asked.games)
            low, high = min(worths[0] for worths, _ in positions), max(worths[0] for worths, _ in positions)
            pars = [low + (high - low) * step / 40 for step in range(61)]
            par, scale = min(((par, scale) for par in pars for scale in SCALES), key=lambda pair: surprise_alone(positions, *pair))
            rate, fit = sum(won[0] for _, won in positions) / len(positions), surprise_alone(positions, par, scale)
            print(f"{game} {mode}: {len(positions)} positions, won {rate:.2f}; par {par:.1f} scale {scale} {fit:.3f}", flush=True)


if __name__ == "__main__":
    main()
