"""Counts and reports from rows in memory, without DuckDB: for small studies where there is none. They are the same to the last digit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from felicity.lab.associations import Lives
from felicity.lab.counts import ENDINGS, PER_GAME, WHOLE, Counts, Group
from felicity.lab.estimates import report_of
from felicity.lab.folder import State
from felicity.lab.live_report import Details, follow
from felicity.lab.rows import Row, by_game

Data = dict[str, Any]
Unit = tuple[int, int, int]  # seats, shares of a win, points
Facts = dict[str, int | None]


def share_of(row: Row) -> int:
    """A seat's part of a win, in parts of WHOLE."""
    return 0 if not row["won"] else WHOLE if row["together"] else WHOLE // int(row["winners"])


def groups_of(row: Row, pair: str) -> Iterator[Group]:
    """Everything that a seat may have in common with others."""
    yield "all", ""
    yield "bot", row["bot"]
    yield "pair", pair
    yield "seat", str(row["seat"])
    yield "turn", str(row["turn"])
    yield "role", row["role"]


def units_of(game: Sequence[Row], pairs: Sequence[str]) -> dict[Group, Unit]:
    """What each group did in a game."""
    found: dict[Group, Unit] = {}
    for row in game:
        share = share_of(row)
        for group in groups_of(row, pairs[row["place"] - 1]):
            seats, shares, points = found.get(group, (0, 0, 0))
            found[group] = (seats + 1, shares + share, points + row["score"])
    return found


def facts_of(game: Sequence[Row]) -> Facts:
    """What a game has once, as whole numbers."""
    first, scores = game[0], [row["score"] for row in game]
    interactions = [row["interactions"] for row in game if row["interactions"] is not None]
    forced, decided = sum(row["forced"] for row in game), first["decided_in"]
    return {
        "rounds": first["rounds"],
        "decisions": first["decisions"],
        "forced": forced,
        "choices": first["decisions"] - forced,
        "branching": sum(row["options"] for row in game) * 100 // max(1, sum(row["own_decisions"] for row in game)),
        "interactions": sum(interactions) if interactions else None,
        "lead_changes": first["lead_changes"],
        "decided_in": decided,
        "decided_at": decided * 100 // max(1, first["rounds"]) if decided is not None else None,
        "margin": max(scores) - min(scores),
    }


def add_rows(counts: Counts, rows: Iterable[Row]) -> None:
    """Count whole deals, each under every design."""
    deals: dict[int, dict[int, tuple[dict[Group, Unit], Facts]]] = defaultdict(dict)
    for game in by_game(rows):
        number, design = game[0]["number"], game[0]["design"]
        units, facts = units_of(game, counts.pairs), facts_of(game)
        deals[number][design] = units, facts
        add_game(counts, design, game, units, facts)
    if counts.designs > 1:
        for deal in deals.values():
            if 1 in deal and 2 in deal:
                add_difference(counts, deal[1], deal[2])


def add_game(counts: Counts, design: int, game: Sequence[Row], units: dict[Group, Unit], facts: Facts) -> None:
    """One game of one design."""
    counts.together, counts.target = game[0]["together"], game[0]["target"]
    for group, (seats, shares, points) in units.items():
        counts.wins[design, group].counts[Fraction(shares, WHOLE * seats)] += 1
        counts.points[design, group].counts[Fraction(points, seats)] += 1
    for pair, value in ahead_in(game).items():
        counts.ahead[design, pair].counts[value] += 1
    for column, (_, parts) in PER_GAME.items():
        fact = facts[column]
        if fact is not None:
            counts.per_game[design, column].counts[Fraction(fact, parts)] += 1
    for column in ENDINGS:
        counts.endings[design, column][game[0][column]] += 1


def ahead_in(game: Sequence[Row]) -> dict[tuple[str, str], Fraction]:
    """How often each bot finished ahead of each other one: a tie is one half for each."""
    found: dict[tuple[str, str], list[int]] = {}
    for one, other in combinations(game, 2):
        if one["bot"] == other["bot"] or one["together"]:
            continue
        first, second = sorted((one, other), key=lambda row: str(row["bot"]))
        ahead = found.setdefault((first["bot"], second["bot"]), [0, 0])
        ahead[0] += 2 if first["rank"] < second["rank"] else 1 if first["rank"] == second["rank"] else 0
        ahead[1] += 1
    return {pair: Fraction(ahead, 2 * pairs) for pair, (ahead, pairs) in found.items()}


def add_difference(counts: Counts, first: tuple[dict[Group, Unit], Facts], second: tuple[dict[Group, Unit], Facts]) -> None:
    """The second design minus the first, on the same deal."""
    for group in first[0].keys() & second[0].keys():
        (seats, shares, points), (seats_2, shares_2, points_2) = first[0][group], second[0][group]
        counts.more_wins[group].counts[Fraction(shares_2, WHOLE * seats_2) - Fraction(shares, WHOLE * seats)] += 1
        counts.more_points[group].counts[Fraction(points_2, seats_2) - Fraction(points, seats)] += 1
    for column, (_, parts) in PER_GAME.items():
        one, other = first[1][column], second[1][column]
        if one is not None and other is not None:
            counts.more_per_game[column].counts[Fraction(other - one, parts)] += 1


def association(rows: Iterable[Row], name: str, design: int = 1) -> Data:
    """Seats that had a card or a role by this name compared with those that hadn't, in games in which it was available."""
    lives = Lives()
    for game in by_game(row for row in rows if row["design"] == design):
        if any(card == name for card, _ in game[0]["offered"]) or any(row["role"] == name for row in game):
            for row in game:
                lives.add(row["role"] == name or name in row["cards"], share_of(row), row["score"], 1)
    return lives.data()


class RowReport:
    """The report of a study whose rows are in memory, piece by piece."""

    def __init__(self, bots: Sequence[Sequence[str]]) -> None:
        self.rows: list[Row] = []
        self.counts = Counts(bots)
        self.details = Details()
        self.course: list[Data] = []

    def add(self, rows: Sequence[Row]) -> None:
        """Count one more piece."""
        self.rows += rows
        add_rows(self.counts, rows)
        for row in rows:
            self.details.add_seat(row["design"], row["role"] or row["bot"], row["score"], row["sources"])
        follow(self.course, self.counts, rows[-1]["number"])

    def report(self, state: State) -> Data:
        """The whole report, as it is now."""
        found = report_of(lambda name: association(self.rows, name), state, self.counts)
        return self.details.completed(found, self.course)


def comparison(first: Sequence[Row], second: Sequence[Row], counts: Counts) -> None:
    """Count the first design of one study, and that of another in place of the second."""
    others = [{**row, "design": 2} for row in second if row["design"] == 1]
    both = [*(row for row in first if row["design"] == 1), *others]
    add_rows(counts, sorted(both, key=lambda row: (row["number"], row["design"], row["seat"])))
