"""The estimates of a study, as plain data, each with its interval and its n."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from felicity.lab.associations import SURPRISING, association, effects
from felicity.lab.counts import PER_GAME, Counts, Group
from felicity.lab.errors import BadStudy
from felicity.lab.folder import Folder, State
from felicity.lab.statistics import chance_of_rate, corrected

Data = dict[str, Any]
EVEN = Fraction(1, 2)
SHOWN = {"bots": "bot", "seats": "seat", "turns": "turn", "roles": "role"}


def counted(folder: Folder) -> Counts:
    """The counts of all rows of a study."""
    counts = Counts(folder.state().bots)
    counts.add(folder.files)
    return counts


def report(folder: Folder, state: State | None = None) -> Data:
    """Everything estimated in a study."""
    return report_of(partial(association, folder.files), state or folder.state(), counted(folder))


def report_of(naive: Callable[[str], Data], state: State, counts: Counts) -> Data:
    """The same from existing counts; with two designs also the effect of each change, and how owners of what was changed did before."""
    found = from_counts(state, counts)
    if found["difference"]:
        groups = set(counts.more_wins)
        found["effects"] = effects(state, naive, groups, {group: more_of(counts, group) for group in groups})
    return found


def from_counts(state: State, counts: Counts) -> Data:
    """Everything that can be computed from the counts of a study."""
    return {
        "study": study_data(state),
        "deals": counts.games,
        "planned": state.deals,
        "until": state.until or None,
        "done": state.done,
        "narrow": state.narrow,
        "together": counts.together,
        "target": counts.target or None,
        "even": None if counts.together else 1 / state.players,
        "designs": [design_of(counts, design, state) for design in range(1, counts.designs + 1)] if counts.games else [],
        "difference": difference_of(counts) if counts.designs > 1 and counts.games else None,
    }


def study_data(state: State) -> Data:
    """Which study this is."""
    return {name: getattr(state, name) for name in ("id", "text", "game", "rules", "mode", "players", "seed", "bots")}


def design_of(counts: Counts, design: int, state: State) -> Data:
    """The estimates of one design."""
    rivals = not counts.together and state.players > 1
    even = 1 / state.players if rivals else None
    return {
        "all": group_of(counts, design, ("all", "")),
        **{title: family(counts, design, kind, even) for title, kind in SHOWN.items()},
        "skill": skill(counts, design),
        "per_game": {name: counts.per_game[design, name].student() for name in PER_GAME if counts.per_game[design, name].n},
        "rounds": spread(counts, design, "rounds"),
        "ended_by": dict(counts.endings[design, "ended_by"].most_common()),
        "tie_breaks": {name: n for name, n in counts.endings[design, "tie_break"].most_common() if name},
    }


def skill(counts: Counts, design: int) -> list[Data]:
    """Luck versus skill: how often the stronger of two bots finishes ahead of the other at the same table; by luck alone, half the time."""
    rows: list[Data] = []
    for (first, other), values in sorted((pair, values) for (of, pair), values in counts.ahead.items() if of == design):
        stronger = values.exact_mean >= EVEN
        strong, weak = (first, other) if stronger else (other, first)
        rows.append({"strong": strong, "weak": weak, "ahead": (values if stronger else values.mirrored()).rate()})
    chances = [chance_of_rate(row["ahead"]["rate"], float(EVEN), row["ahead"]["n"]) for row in rows]
    return [{**row, "chance": chance, **surprise(q)} for row, chance, q in zip(rows, chances, corrected(chances), strict=True)]


def spread(counts: Counts, design: int, column: str) -> list[Data]:
    """How many games had each value."""
    return [{"value": int(value), "games": n} for value, n in sorted(counts.per_game[design, column].counts.items())]


def family(counts: Counts, design: int, kind: str, even: float | None) -> list[Data]:
    """All groups of one kind; each rate among rivals is compared with the even one, corrected for the number of groups.

    If all seats are one group there is nothing to compare.
    """
    names = counts.groups(kind, design)
    rows = [{"name": name, **group_of(counts, design, (kind, name))} for name in names if name or kind != "role"]
    if even is None or len(rows) < 2:
        return rows
    chances = [chance_of_rate(row["won"]["rate"], even, row["won"]["n"]) for row in rows]
    return [{**row, "chance": chance, **surprise(q)} for row, chance, q in zip(rows, chances, corrected(chances), strict=True)]


def surprise(q: float) -> Data:
    """Is it still surprising after correction?"""
    return {"corrected": q, "surprising": q <= SURPRISING}


def group_of(counts: Counts, design: int, group: Group) -> Data:
    """Wins and points of a group."""
    return {"won": counts.wins[design, group].rate(), "score": counts.points[design, group].student()}


# --- comparisons ---


def difference_of(counts: Counts) -> Data:
    """The second design minus the first, on the same deals, with the seats rotated alike."""
    return {
        "all": more_of(counts, ("all", "")),
        **{title: more_family(counts, kind) for title, kind in {**SHOWN, "bots": "pair"}.items()},
        "per_game": {name: counts.more_per_game[name].student() for name in PER_GAME if counts.more_per_game[name].n},
    }


def more_family(counts: Counts, kind: str) -> list[Data]:
    """All groups of a kind that are in both designs, with those marked whose change in wins is surprising."""
    names = sorted(name for each, name in counts.more_wins if each == kind and (name or kind != "role"))
    rows = [{"name": name, **more_of(counts, (kind, name))} for name in names]
    chances = [counts.more_wins[kind, row["name"]].chance() for row in rows]
    return [{**row, "chance": chance, **surprise(q)} for row, chance, q in zip(rows, chances, corrected(chances), strict=True)]


def more_of(counts: Counts, group: Group) -> Data:
    """How much more a group wins and scores."""
    return {"won": counts.more_wins[group].difference(), "score": counts.more_points[group].student()}


def compared(first: Folder, second: Folder) -> Data:
    """The comparison of two studies: the second minus the first, deal by deal."""
    a, b = first.state(), second.state()
    need_alike(a, b)
    counts = Counts([a.bots[0], b.bots[0]])
    counts.add(first.files, second.files)
    return comparison_of(a, b, counts)


def need_alike(a: State, b: State) -> None:
    """Only studies of the same deals can be compared."""
    for name, one, other in (("game", a.game, b.game), ("mode", a.mode, b.mode), ("players", a.players, b.players)):
        if one != other:
            raise BadStudy(f"lab-compare-{name}", first=a.id, second=b.id, one=one, other=other)
    if a.seed != b.seed:
        raise BadStudy("lab-compare-seeds", first=a.id, second=b.id, one=a.seed, other=b.seed)


def comparison_of(a: State, b: State, counts: Counts) -> Data:
    """The comparison, from counts of the deals that both have played."""
    if not counts.more_per_game["rounds"].n:
        raise BadStudy("lab-compare-nothing", first=a.id, second=b.id)
    found = from_counts(a, counts)
    return {**found, "versus": study_data(b), "deals": counts.more_per_game["rounds"].n}


# --- the end of a study that waits for narrow intervals ---


def widest(counts: Counts) -> float:
    """The widest anytime-valid interval, in points: of the win rates of a single design, or of the differences between two."""
    if counts.designs > 1:
        spans = [values.difference() for (kind, _), values in counts.more_wins.items() if kind != "bot"]
    else:
        spans = [values.rate() for (_, (kind, _)), values in counts.wins.items() if kind not in ("pair", "all") or counts.together]
    return max((100 * (float(each["any_high"] or 0) - float(each["any_low"] or 0)) for each in spans), default=100.0)


def names_in(rows: Sequence[Data]) -> list[str]:
    """The groups that are still surprising."""
    return [row["name"] for row in rows if row.get("surprising")]
