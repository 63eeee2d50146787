"""Which bot is better: all of them meet at the same deals, in every seat, and OpenSkill rates them with its uncertainty.

Rivals meet at tables of different bots, every combination of as many as there are seats. Where all win or lose together, and alone,
each bot plays every deal with its own kind, and the deal is the match: who wins it, or comes nearer, is ahead of who doesn't.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from felicity import plugins
from felicity.core.errors import BadOptions
from felicity.extras import need
from felicity.lab.batch import Stop, play_all
from felicity.lab.play import Plan, Played, plan
from felicity.lab.report import Row, wins_of
from felicity.lab.statistics import Rate

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who meets whom: one plan for each table, all on the same deals."""

    bots: tuple[str, ...]
    together: bool
    tables: tuple[Plan, ...]

    @property
    def games(self) -> int:
        """How many games that are."""
        return sum(table.games for table in self.tables)


def ladder(
    game: str,
    bots: list[str],
    deals: int,
    seed: int | str | None = None,
    players: int | None = None,
    mode: str | None = None,
    options: dict[str, object] | None = None,
) -> Ladder:
    """Check what was asked for; without a number of players there are as many seats as bots, up to four.

    >>> [table.bots for table in ladder("loop", ["random", "greedy", "easy"], 2, seed=1, players=2).tables]
    [('random', 'greedy'), ('random', 'easy'), ('greedy', 'easy')]
    """
    need("lab")
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise BadOptions("A ladder has at least two rungs: name two different bots or more.")
    mode = mode or (plugins.game(game).facts.default_mode if players != 1 else None)
    together = is_together(game, mode, players)
    if players is None and not together:
        fewest, most = plugins.game(game).facts.modes[mode or ""]
        players = max(fewest, min(USUAL_SEATS, len(names), most))
    first = plan(game, names[:1], deals, seed, players, mode, options)
    if not together and first.players > len(names):
        raise BadOptions(f"{first.players} seats need as many different bots, and {len(names)} were named: name more, or fewer players.")
    seats = [(name,) for name in names] if together else list(combinations(names, first.players))
    tables = [plan(game, list(chosen), deals, first.seed, first.players, first.mode, options) for chosen in seats]
    return Ladder(tuple(names), together, tuple(tables))


def is_together(game: str, mode: str | None, players: int | None) -> bool:
    """Do all win or lose as one, or is there only one? A game of random moves tells."""
    probe = plan(game, ["random"], 1, 1, players, mode)
    return probe.players == 1 or next(iter(play_all(probe))).together


def play_ladder(ladder: Ladder, jobs: int = 1, stop: Stop | None = None) -> Iterator[tuple[int, Played]]:
    """All games, table by table, each with the number of its table."""
    for number, table in enumerate(ladder.tables):
        for game in play_all(table, jobs, stop):
            yield number, game
        if stop is not None and stop.asked:
            return


class Standings:
    """Ratings and shares of wins, from games in any order: the rating is computed at the end, deal by deal."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.games: list[tuple[int, Played]] = []
        self.won = {name: Rate() for name in ladder.bots}

    def add(self, table: int, game: Played) -> None:
        """One more game."""
        self.games.append((table, game))
        if self.ladder.together:
            self.won[game.bots[0]].add(Fraction(all(game.won)))
            return
        for name, win in zip(game.bots, wins_of(game), strict=True):
            self.won[name].add(win)

    def rows(self) -> list[Row]:
        """Every bot with its rating, the best first."""
        ratings = self.ratings()
        rows: list[Row] = [
            {"bot": name, "rating": ratings[name].mu, "sigma": ratings[name].sigma, "won": self.won[name].summary()}
            for name in self.ladder.bots
            if self.won[name].n
        ]
        return sorted(rows, key=lambda row: -ratings[str(row["bot"])].mu)

    def ratings(self) -> dict[str, PlackettLuceRating]:
        """OpenSkill after all matches, in the order of the deals."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.ladder.bots}
        for names, ranks in self.matches():
            rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
            for name, team in zip(names, rated, strict=True):
                ratings[name] = team[0]
        return ratings

    def matches(self) -> list[tuple[list[str], list[float]]]:
        """Who met whom in a deal, and who was ahead: a lower rank is better."""
        if not self.ladder.together:
            ordered = sorted(self.games, key=lambda each: (each[1].number, each[0]))
            return [(list(game.bots), [float(rank) for rank in game.ranks]) for _, game in ordered]
        deals: dict[int, list[Played]] = {}
        for _, game in self.games:
            deals.setdefault(game.number, []).append(game)
        found: list[tuple[list[str], list[float]]] = []
        for _, games in sorted(deals.items()):
            if len(games) > 1:
                ends = [(all(game.won), min(game.scores)) for game in games]
                found.append(([game.bots[0] for game in games], [float(sum(other > end for other in ends)) for end in ends]))
        return found
