"""Which bot is better: all of them play the same deals, in every seat, and OpenSkill rates them with its uncertainty.

Every table is a study; the ladder is a view of their rows.

Rivals meet at tables of different bots, in every combination that fills the seats. In cooperative and solo games
each bot plays every deal with its own kind, and the deal is the match: a bot that wins it, or comes nearer, is ahead of one that doesn't.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from heapq import merge
from itertools import combinations, groupby
from typing import TYPE_CHECKING

from felicity import plugins
from felicity.core.errors import BadOptions
from felicity.extras import need
from felicity.lab.batch import play_all
from felicity.lab.folder import Folder, Shelf
from felicity.lab.play import Plan, plan
from felicity.lab.report import Data
from felicity.lab.rows import Row, win_of
from felicity.lab.statistics import Rate
from felicity.lab.study import Study, as_study

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

Match = tuple[list[str], list[float]]  # the bots, and their ranks: lower is better
USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who meets whom: one plan for each table, all on the same deals."""

    bots: tuple[str, ...]
    together: bool
    tables: tuple[Plan, ...]

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return sum(table.games for table in self.tables)

    @property
    def studies(self) -> list[Study]:
        """One for each table."""
        return [as_study(table) for table in self.tables]


def ladder(
    game: str,
    bots: list[str],
    deals: int,
    seed: int | str | None = None,
    players: int | None = None,
    mode: str | None = None,
    options: dict[str, object] | None = None,
) -> Ladder:
    """Check the request; without a number of players there are as many seats as bots, up to four.

    >>> [table.bots for table in ladder("loop", ["random", "greedy", "easy"], 2, seed=1, players=2).tables]
    [('random', 'greedy'), ('random', 'easy'), ('greedy', 'easy')]
    """
    need("lab")
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise BadOptions("A ladder compares bots: name at least two different ones.", "error-ladder-bots")
    mode = mode or (plugins.game(game).facts.default_mode if players != 1 else None)
    together = is_together(game, mode, players)
    if players is None and not together:
        fewest, most = plugins.game(game).facts.modes[mode or ""]
        players = max(fewest, min(USUAL_SEATS, len(names), most))
    first = plan(game, names[:1], deals, seed, players, mode, options)
    if not together and first.players > len(names):
        text = f"A ladder seats different bots at a table: {first.players} players need as many, and {len(names)} were named."
        raise BadOptions(text, "error-ladder-seats", players=first.players, bots=len(names))
    seats = [(name,) for name in names] if together else list(combinations(names, first.players))
    tables = [plan(game, list(chosen), deals, first.seed, first.players, first.mode, options) for chosen in seats]
    return Ladder(tuple(names), together, tuple(tables))


def is_together(game: str, mode: str | None, players: int | None) -> bool:
    """Do all win or lose together, or is there only one player? A game of random moves shows it."""
    probe = plan(game, ["random"], 1, 1, players, mode)
    return probe.players == 1 or next(iter(play_all(probe))).together


def deals_in(shelf: Shelf, ladder: Ladder) -> Iterator[list[list[Row]]]:
    """Every saved deal, in order: the rows of its games, table by table."""
    tables = [numbered(at, shelf.folder(study)) for at, study in enumerate(ladder.studies)]
    for _, games in groupby(merge(*tables, key=lambda each: each[:2]), key=lambda each: each[0]):
        yield [game for _, _, game in games]


def numbered(table: int, folder: Folder) -> Iterator[tuple[int, int, list[Row]]]:
    """The games of a table, with the number of the deal and of the table."""
    return ((game[0]["number"], table, game) for game in folder.games())


class Standings:
    """Ratings and shares of wins, deal by deal."""

    def __init__(self, ladder: Ladder, deals: Iterable[list[list[Row]]]) -> None:
        from openskill.models import PlackettLuce

        self.ladder = ladder
        self.games = 0
        self.won = {name: Rate() for name in ladder.bots}
        self.model = PlackettLuce()
        self.ratings: dict[str, PlackettLuceRating] = {name: self.model.rating(name=name) for name in ladder.bots}
        for deal in deals:
            self.add(deal)

    def add(self, deal: list[list[Row]]) -> None:
        """One more deal."""
        self.games += len(deal)
        for game in deal:
            for row in game[:1] if self.ladder.together else game:
                self.won[row["bot"]].add(won_together(game) if self.ladder.together else win_of(row["won"], False, row["winners"]))
        for names, ranks in self.matches(deal):
            rated = self.model.rate([[self.ratings[name]] for name in names], ranks=ranks)
            for name, team in zip(names, rated, strict=True):
                self.ratings[name] = team[0]

    def matches(self, deal: list[list[Row]]) -> list[Match]:
        """Among rivals every game is a match; in cooperative and solo games each deal is a match between the tables."""
        if not self.ladder.together:
            return [([row["bot"] for row in game], [float(row["rank"]) for row in game]) for game in deal]
        if len(deal) < 2:
            return []
        ends = [(won_together(game), min(row["score"] for row in game)) for game in deal]
        return [([game[0]["bot"] for game in deal], [float(sum(other > end for other in ends)) for end in ends])]

    def data(self) -> list[Data]:
        """Every bot with its rating, the best first."""
        rated = sorted((name for name in self.ladder.bots if self.won[name].n), key=lambda name: -self.ratings[name].mu)
        return [
            {"bot": name, "rating": self.ratings[name].mu, "sigma": self.ratings[name].sigma, "won": self.won[name].summary()}
            for name in rated
        ]


def won_together(game: list[Row]) -> Fraction:
    """Did the whole table win?"""
    return Fraction(game[0]["winners"] == len(game))
