"""One row for every game and seat: everything the laboratory stores about a game, and the source of all statistics."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from felicity.lab.course import SeatCourse
from felicity.lab.play import Plan, Played

if TYPE_CHECKING:
    import pyarrow as pa

Row = dict[str, Any]
SOME = 256  # rows unpacked at once

# Columns with their types, in file order; with a `?` they may be empty. Facts about a game are repeated in every row of it.
COLUMNS = {
    "number": "int32",  # of the deal, from 1
    "design": "int8",  # 1, or 2 for the design after `vs`
    "seed": "string",
    "seat": "int8",
    "place": "int8",  # in the study's list of bots, from 1; with rotation it moves round the seats
    "bot": "string",
    "role": "string",  # career, character or child trait; "" in a game without roles
    "starter": "int8",  # the seat that began
    "turn": "int8",  # place in the order of play: 1 began
    "score": "int32",
    "sources": "map<string, int32>",  # points by source; they add up to the score
    "rank": "int8",
    "won": "bool",
    "winners": "int8",  # how many seats won
    "win": "double",  # 1, the share of a shared win, or 0
    "together": "bool",  # did all win or lose together?
    "target": "int32",  # the score that wins, if there is one, else 0
    "rounds": "int16",
    "decisions": "int32",  # of the whole game
    "own_decisions": "int32",
    "options": "int32",  # on offer, over all own decisions: divided by these it gives the branching factor
    "forced": "int32",  # own decisions with a single option
    "interactions": "int32?",  # own choices that involve another player, if the game says which those are
    "ended_by": "string",
    "tie_break": "string",
    "died_in_round": "int16?",
    "standing": "list<int32>",  # the counter that shows who is ahead, after each round but the last
    "led": "list<bool>",  # ... and whether this seat was ahead, alone or with others
    "lead_changes": "int16?",  # of the game: rounds after which none of the previous leaders was ahead
    "decided_in": "int16?",  # of the game: the round from which on the winner was always ahead
    "cards": "list<string>",  # that the seat had
    "offered": "map<string, int16>",  # cards of the game, with how often they became available to somebody
    "taken": "map<string, int16>",  # ... and how often somebody took them
    "kinds_offered": "map<string, int32>",  # kinds of option, with the number of own decisions in which they were on offer
    "kinds_chosen": "map<string, int32>",  # ... and in which one of them was chosen
}


def rows_of(played: Played, design: int, shift: int) -> list[Row]:
    """The rows of one game; its bots sit `shift` seats further on than in the study's list."""
    wins, winners = wins_of(played), sum(played.won)
    players, course, cards = len(played.bots), played.course, played.cards
    of_game = {
        "number": played.number,
        "design": design,
        "seed": played.seed,
        "starter": played.starter,
        "winners": winners,
        "together": played.together,
        "target": played.target,
        "rounds": played.rounds,
        "decisions": played.decisions,
        "ended_by": played.ended_by,
        "tie_break": played.tie_break,
        "lead_changes": course.lead_changes,
        "decided_in": course.decided_in,
        "offered": sorted(cards.offered.items()),
        "taken": sorted(cards.taken.items()),
    }
    found = []
    for at in range(players):
        own = course.seats[at] if course.seats else SeatCourse()
        row = {
            **of_game,
            "seat": at + 1,
            "place": (at - shift) % players + 1,
            "bot": played.bots[at],
            "role": played.roles[at],
            "turn": (at + 1 - played.starter) % players + 1,
            "score": played.scores[at],
            "sources": list(played.sources[at].items()),
            "rank": played.ranks[at],
            "won": played.won[at],
            "win": float(wins[at]),
            "own_decisions": own.decisions,
            "options": own.options,
            "forced": own.forced,
            "interactions": own.interactions,
            "died_in_round": played.lives[at] if played.lives else None,
            "standing": list(own.standing),
            "led": list(own.led),
            "cards": sorted(cards.had[at]) if cards.had else [],
            "kinds_offered": list(own.offered),
            "kinds_chosen": list(own.chosen),
        }
        found.append({name: row[name] for name in COLUMNS})
    return found


def rows_of_deal(plans: Sequence[Plan], deal: Sequence[Played]) -> list[Row]:
    """The rows of a deal, played under every plan."""
    return [row for design, played in enumerate(deal, 1) for row in rows_of(played, design, plans[design - 1].shift_of(played.number))]


def wins_of(played: Played) -> list[Fraction]:
    """Each seat's win. Among rivals a shared win counts as an equal share for each winner; in cooperative play everybody has a full win."""
    return [win_of(won, played.together, sum(played.won)) for won in played.won]


def win_of(won: bool, together: bool, winners: int) -> Fraction:
    """The win of one seat, exactly."""
    return Fraction(0) if not won else Fraction(1) if together else Fraction(1, winners)


def by_game(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """Rows in order, game by game."""
    for _, game in groupby(rows, key=lambda row: (row["number"], row["design"])):
        yield list(game)


def schema() -> pa.Schema:
    """The columns as a Parquet schema."""
    import pyarrow as pa

    return pa.schema([pa.field(name, type_of(kind.removesuffix("?")), nullable=kind.endswith("?")) for name, kind in COLUMNS.items()])


def type_of(kind: str) -> pa.DataType:
    """A type by its name."""
    import pyarrow as pa

    outer, _, inner = kind.removesuffix(">").partition("<")
    if outer == "list":
        return pa.list_(pa.field("element", type_of(inner), nullable=False))
    if outer == "map":
        key, value = inner.split(", ")
        return pa.map_(type_of(key), pa.field("value", type_of(value), nullable=False))
    return pa.bool_() if kind == "bool" else pa.type_for_alias(kind)


def tabled(rows: Iterable[Row]) -> pa.Table:
    """Rows as an Arrow table, some at a time: as Python objects they are many times larger."""
    import pyarrow as pa

    coming, columns = iter(rows), schema()
    some = [pa.Table.from_pylist(each, columns) for each in iter(lambda: list(islice(coming, SOME)), [])]
    return pa.concat_tables(some or [columns.empty_table()]).combine_chunks()


def packed(table: pa.Table, about: dict[str, str]) -> bytes:
    """Rows as a Parquet file, with metadata; equal rows give equal bytes."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    buffer = pa.BufferOutputStream()
    pq.write_table(table.replace_schema_metadata(about), buffer, compression="zstd")
    return bytes(buffer.getvalue())


def unpacked(data: bytes) -> list[Row]:
    """The rows of a Parquet file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    found: list[Row] = pq.read_table(pa.BufferReader(data)).to_pylist()
    return found


def rows_in(path: Path) -> Iterator[Row]:
    """The rows of a file, some at a time."""
    import pyarrow.parquet as pq

    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches(SOME):
            yield from batch.to_pylist()
