"""Counts from the rows of a study. DuckDB counts whole numbers, some files at a time, so that memory use stays small, and counts of several
files add up. Every statistic is computed from these counts, exactly, wherever and in whatever order the games were played.

The unit is a game: several seats with something in common (a bot, a role) give one value, their average, since the seats of one
game depend on each other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from felicity.extras import need
from felicity.lab.pieces import piece_of
from felicity.lab.statistics import Values

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

Group = tuple[str, str]  # what seats have in common, and its value: ("role", "chef")
WHOLE = 840  # parts of a win: divisible among 1 to 8 winners
DEALS = 4_000  # counted at once

# What seats may have in common, as text columns. `pair` is the place in the list of bots, named by the bots of both designs there.
KINDS = {"all": "''", "bot": "bot", "pair": "pair", "seat": "CAST(seat AS VARCHAR)", "turn": "CAST(turn AS VARCHAR)", "role": "role"}
# What a game has once, as whole numbers over the rows of its seats, with their divisors.
PER_GAME = {
    "rounds": ("any_value(rounds)", 1),
    "decisions": ("any_value(decisions)", 1),
    "forced": ("sum(forced)", 1),
    "choices": ("any_value(decisions) - sum(forced)", 1),
    "branching": ("sum(options) * 100 // greatest(1, sum(own_decisions))", 100),
    "interactions": ("sum(interactions)", 1),
    "lead_changes": ("any_value(lead_changes)", 1),
    "decided_in": ("any_value(decided_in)", 1),
    "decided_at": ("any_value(decided_in) * 100 // greatest(1, any_value(rounds))", 1),
    "margin": ("max(score) - min(score)", 1),
}
ENDINGS = ("ended_by", "tie_break")

SELECTED = f"""
SELECT * EXCLUDE (sources, standing, led, cards, offered, taken, kinds_offered, kinds_chosen),
    CASE WHEN NOT won THEN 0 WHEN together THEN {WHOLE} ELSE {WHOLE} // winners END AS share, $pairs[place] AS pair
FROM read_parquet($files)
"""
# The other study takes the place of the second design.
OTHER = f"INSERT INTO rows SELECT * REPLACE (2 AS design) FROM ({SELECTED}) WHERE design = 1 AND number BETWEEN $first AND $last"
SEATS = " UNION ALL ".join(
    f"SELECT design, number, '{kind}' AS kind, {name} AS name, share, score FROM rows" for kind, name in KINDS.items()
)
UNITS = f"""
CREATE TEMP TABLE units AS
SELECT design, number, kind, name, count(*) AS seats, sum(share) AS shares, sum(score) AS points FROM ({SEATS}) GROUP BY ALL
"""
# How often a bot finished ahead of another at the same table, in halves: a tie is one half for each.
AHEAD = """
SELECT design, first, other, ahead, pairs, count(*) FROM (
    SELECT design, number, a.bot AS first, b.bot AS other,
        sum(CASE WHEN a.rank < b.rank THEN 2 WHEN a.rank = b.rank THEN 1 ELSE 0 END) AS ahead, count(*) AS pairs
    FROM rows a JOIN rows b USING (design, number) WHERE a.bot < b.bot AND NOT a.together GROUP BY ALL
) GROUP BY ALL
"""
GAMES = f"""
CREATE TEMP TABLE games AS
SELECT design, number, {", ".join(f"CAST({value} AS BIGINT) AS {name}" for name, (value, _) in PER_GAME.items())} FROM rows GROUP BY ALL
"""


def quiet(**settings: str | int) -> DuckDBPyConnection:
    """DuckDB, without the progress bar that it would draw into the output."""
    need("lab")
    import duckdb

    ask = duckdb.connect(config=dict(settings))
    ask.execute("SET enable_progress_bar = false")
    return ask


class Counts:
    """The counts of a study, by design and group."""

    def __init__(self, bots: Sequence[Sequence[str]]) -> None:
        self.designs = len(bots)
        self.pairs = [" → ".join(dict.fromkeys(names)) for names in zip(*bots, strict=True)]  # by place
        self.together = False
        self.target = 0
        self.wins: dict[tuple[int, Group], Values] = defaultdict(Values)
        self.points: dict[tuple[int, Group], Values] = defaultdict(Values)
        self.ahead: dict[tuple[int, tuple[str, str]], Values] = defaultdict(Values)  # how often a bot finished ahead of another
        self.per_game: dict[tuple[int, str], Values] = defaultdict(Values)
        self.endings: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
        # The second design minus the first, on the same deals.
        self.more_wins: dict[Group, Values] = defaultdict(Values)
        self.more_points: dict[Group, Values] = defaultdict(Values)
        self.more_per_game: dict[str, Values] = defaultdict(Values)

    def add(self, files: Sequence[Path], others: Sequence[Path] = ()) -> None:
        """Count some more files, a few at a time; with the files of another study, compare its first design on the same deals."""
        for some in portions(files):
            with quiet(threads=1) as ask:
                ask.execute(f"CREATE TEMP TABLE rows AS {SELECTED}", {"files": [str(path) for path in some], "pairs": self.pairs})
                if others:
                    self._add_other(ask, range(piece_of(some[0])[0], piece_of(some[-1])[-1] + 1), others)
                ask.execute(UNITS)
                ask.execute(GAMES)
                self._add_seats(ask)
                self._add_games(ask)
                if self.designs > 1:
                    self._add_differences(ask)

    def _add_other(self, ask: DuckDBPyConnection, deals: range, others: Sequence[Path]) -> None:
        same = [str(path) for path in others if piece_of(path)[0] <= deals[-1] and piece_of(path)[-1] >= deals[0]]
        ask.execute("DELETE FROM rows WHERE design = 2")
        if same:
            ask.execute(OTHER, {"files": same, "pairs": self.pairs, "first": deals[0], "last": deals[-1]})

    @property
    def games(self) -> int:
        """How many deals were counted."""
        return self.per_game[1, "rounds"].n

    def groups(self, kind: str, design: int = 1) -> list[str]:
        """The names of all groups of a kind that occurred, in order."""
        return sorted(name for of, (each, name) in self.wins if (of, each) == (design, kind))

    def _add_seats(self, ask: DuckDBPyConnection) -> None:
        for together, target in all_of(ask, "SELECT DISTINCT together, target FROM rows"):
            self.together, self.target = together, target
        for design, kind, name, seats, shares, n in all_of(
            ask, "SELECT design, kind, name, seats, shares, count(*) FROM units GROUP BY ALL"
        ):
            self.wins[design, (kind, name)].counts[Fraction(shares, WHOLE * seats)] += n
        for design, kind, name, seats, points, n in all_of(
            ask, "SELECT design, kind, name, seats, points, count(*) FROM units GROUP BY ALL"
        ):
            self.points[design, (kind, name)].counts[Fraction(points, seats)] += n
        for design, first, other, ahead, pairs, n in all_of(ask, AHEAD):
            self.ahead[design, (first, other)].counts[Fraction(ahead, 2 * pairs)] += n

    def _add_games(self, ask: DuckDBPyConnection) -> None:
        for column, (_, parts) in PER_GAME.items():
            found = all_of(ask, f"SELECT design, {column}, count(*) FROM games WHERE {column} IS NOT NULL GROUP BY ALL")
            for design, value, n in found:
                self.per_game[design, column].counts[Fraction(value, parts)] += n
        for column in ENDINGS:
            for design, name, n in all_of(ask, f"SELECT design, {column}, count(DISTINCT number) FROM rows GROUP BY ALL"):
                self.endings[design, column][name] += n

    def _add_differences(self, ask: DuckDBPyConnection) -> None:
        both = "FROM units a JOIN units b USING (number, kind, name) WHERE a.design = 1 AND b.design = 2 GROUP BY ALL"
        for kind, name, seats, shares, seats_2, shares_2, n in all_of(
            ask, f"SELECT kind, name, a.seats, a.shares, b.seats, b.shares, count(*) {both}"
        ):
            self.more_wins[kind, name].counts[Fraction(shares_2, WHOLE * seats_2) - Fraction(shares, WHOLE * seats)] += n
        for kind, name, seats, points, seats_2, points_2, n in all_of(
            ask, f"SELECT kind, name, a.seats, a.points, b.seats, b.points, count(*) {both}"
        ):
            self.more_points[kind, name].counts[Fraction(points_2, seats_2) - Fraction(points, seats)] += n
        both = "FROM games a JOIN games b USING (number) WHERE a.design = 1 AND b.design = 2"
        for column, (_, parts) in PER_GAME.items():
            for value, n in all_of(ask, f"SELECT b.{column} - a.{column} AS more, count(*) {both} AND more IS NOT NULL GROUP BY ALL"):
                self.more_per_game[column].counts[Fraction(value, parts)] += n


def portions(files: Sequence[Path]) -> Iterator[list[Path]]:
    """Some files at a time, up to so many deals: memory use doesn't grow with the study.

    >>> from felicity.lab.pieces import name_of, pieces
    >>> [len(each) for each in portions([Path(name_of(piece)) for piece in pieces(12_000, players=2)])]
    [48, 7, 4, 2]
    """
    some: list[Path] = []
    deals = 0
    for path in files:
        size = len(piece_of(path))
        if some and deals + size > DEALS:
            yield some
            some, deals = [], 0
        some.append(path)
        deals += size
    if some:
        yield some


def all_of(ask: DuckDBPyConnection, question: str) -> list[Any]:
    """All rows of the answer, in a fixed order."""
    return ask.execute(f"{question} ORDER BY ALL").fetchall()
