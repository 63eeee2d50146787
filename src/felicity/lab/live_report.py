"""The report of a running study: rows counted before aren't counted again, and the history of the intervals is kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from felicity.lab.associations import association
from felicity.lab.counts import Counts, portions, quiet
from felicity.lab.estimates import SHOWN, report_of
from felicity.lab.folder import Folder, State
from felicity.lab.pieces import piece_of

Data = dict[str, Any]
POINTS = 24  # points of the history kept at least, once there are that many pieces; at most twice as many
WATCHED = ("bots", "seats", "roles")  # groups whose history is kept


class LiveReport:
    """One study, counted as far as it has been played."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.bots = folder.state().bots
        self.forget()

    def forget(self) -> None:
        """Start over: the files have changed."""
        self.files: list[Path] = []
        self.counts = Counts(self.bots)
        self.details = Details()
        self.course: list[Data] = []

    def report(self, state: State) -> Data:
        """The whole report, from the pieces that exist now."""
        files = self.folder.files
        if files[: len(self.files)] != self.files:
            self.forget()
        new = files[len(self.files) :]
        step = max(1, -(-len(new) // POINTS))
        for first in range(0, len(new), step):
            self.add(new[first : first + step])
        found = report_of(partial(association, files), state, self.counts)
        return self.details.completed(found, self.course)

    def add(self, files: list[Path]) -> None:
        """Count some more pieces."""
        self.counts.add(files)
        self.details.add(files)
        self.files += files
        follow(self.course, self.counts, piece_of(self.files[-1])[-1])


def follow(course: list[Data], counts: Counts, deals: int) -> None:
    """Add the current intervals to the history: of the first design, or of the difference between two."""
    course.append(point(counts, deals))
    if len(course) > 2 * POINTS:
        del course[-2::-2]


def point(counts: Counts, deals: int) -> Data:
    """The intervals after so many deals."""
    if counts.designs == 1:
        rates = {group: counts.wins[1, group].rate() for design, group in counts.wins if design == 1}
    else:
        more = {group: values.difference() for group, values in counts.more_wins.items()}
        rates = {group: {**summary, "rate": summary["mean"]} for group, summary in more.items()}
    kinds = {**SHOWN, "bots": "bot" if counts.designs == 1 else "pair"}
    return {"deals": deals} | {
        title: [
            {"name": name, **{key: summary[key] for key in ("rate", "low", "high", "any_low", "any_high")}}
            for (kind, name), summary in sorted(rates.items())
            if kind == kinds[title] and (name or kind != "role")
        ]
        for title in WATCHED
    }


class Details:
    """The distribution of scores, and where points come from, by design."""

    def __init__(self) -> None:
        self.scores: dict[int, Counter[int]] = defaultdict(Counter)
        self.seats: Counter[tuple[int, str]] = Counter()  # by design and role; "" for all
        self.sources: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)

    def add(self, files: Sequence[Path]) -> None:
        """Count some more pieces, a few at a time."""
        for portion in portions(files):
            some = {"files": [str(path) for path in portion]}
            with quiet(threads=1) as ask:
                for design, score, n in ask.execute(
                    "SELECT design, score, count(*) FROM read_parquet($files) GROUP BY ALL ORDER BY ALL", some
                ).fetchall():
                    self.scores[design][score] += n
                # Without roles, games are broken down by bot.
                ask.execute(
                    "CREATE TEMP TABLE seats AS SELECT design, coalesce(nullif(role, ''), bot) AS name, sources FROM read_parquet($files)",
                    some,
                )
                for design, name, n in ask.execute("SELECT design, name, count(*) FROM seats GROUP BY ALL ORDER BY ALL").fetchall():
                    self.seats[design, name] += n
                    self.seats[design, ""] += n
                for design, name, source, points in ask.execute(
                    """SELECT design, name, entry.key, CAST(sum(entry.value) AS BIGINT)
                    FROM (SELECT design, name, unnest(map_entries(sources)) AS entry FROM seats) GROUP BY ALL ORDER BY ALL"""
                ).fetchall():
                    self.sources[design, name][source] += points
                    self.sources[design, ""][source] += points

    def add_seat(self, design: int, name: str, score: int, sources: Iterable[tuple[str, int]]) -> None:
        """Count one seat: its role or, in games without roles, its bot; and where its points come from."""
        self.scores[design][score] += 1
        for each in (name, ""):
            self.seats[design, each] += 1
            for source, points in sources:
                self.sources[design, each][source] += points

    def completed(self, report: Data, course: list[Data]) -> Data:
        """A report with these details, and with its history."""
        for number, design in enumerate(report["designs"], 1):
            design |= {"scores": self.scores_of(number), "sources": self.sources_of(number)}
        return {**report, "course": course}

    def scores_of(self, design: int) -> list[Data]:
        """How many seats had each score."""
        return [{"value": score, "games": n} for score, n in sorted(self.scores[design].items())]

    def sources_of(self, design: int) -> list[Data]:
        """A seat's points by source, on average: of all seats, then by role or, in a game without roles, by bot."""
        names = sorted(name for each, name in self.seats if each == design)
        return [
            {"name": name, "sources": {source: points / self.seats[design, name] for source, points in self.sources[design, name].items()}}
            for name in names
        ]
