"""SQL queries on the rows of a study, and the rows for other tools."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from felicity.extras import need
from felicity.lab.counts import quiet
from felicity.lab.csv_rows import write_head, write_rows
from felicity.lab.errors import BadStudy
from felicity.lab.folder import Folder
from felicity.lab.rows import unpacked

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

Answer = tuple[list[str], Iterator[tuple[object, ...]]]
SOME = 1_000  # rows fetched at once


@contextmanager
def asked(folder: Folder, question: str, memory: str = "", within: float = 0.0) -> Iterator[Answer]:
    """DuckDB's answer: column names, and rows. `rows` is the study; nothing else can be read, and nothing written.

    `memory` is how much it may use, e.g. 512MB, and `within` how many seconds; with limits it may not use temporary files either.
    """
    need("lab")
    import duckdb

    files = [str(path) for path in folder.files]
    if not files:
        raise BadStudy("lab-no-rows-of", id=folder.path.name)
    limits: dict[str, str | int] = {"threads": 1, "memory_limit": memory, "temp_directory": "", "max_temp_directory_size": "0KB"}
    with quiet(**(limits if memory else {})) as ask, interrupted(ask, within):
        ask.execute("SET allowed_directories = [$folder]", {"folder": str(folder.path)})
        ask.execute("SET enable_external_access = false")
        ask.execute("SET lock_configuration = true")
        ask.read_parquet(files).create_view("rows")
        try:
            if [each.type for each in ask.extract_statements(question)] != [duckdb.StatementType.SELECT]:
                raise BadStudy("lab-one-select")
            ask.execute(question)
            yield [each[0] for each in ask.description or []], fetched(ask)
        except duckdb.InterruptException:
            raise BadStudy("lab-question-too-long", seconds=within) from None
        except duckdb.Error as error:
            raise BadStudy("lab-cannot-answer", why=error) from None


@contextmanager
def interrupted(ask: DuckDBPyConnection, within: float) -> Iterator[None]:
    """Interrupt a query that takes longer."""
    if not within:
        yield
        return
    timer = threading.Timer(within, ask.interrupt)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def fetched(ask: DuckDBPyConnection) -> Iterator[tuple[object, ...]]:
    """The rows of an answer, some at a time."""
    while found := ask.fetchmany(SOME):
        yield from found


def write_csv(folder: Folder, out: TextIO) -> int:
    """All rows as CSV, with lists as JSON; returns how many there are."""
    need("lab")
    write_head(out)
    return sum(write_piece(path, out) for path in folder.files)


def write_piece(path: Path, out: TextIO) -> int:
    """The rows of one piece as CSV; returns how many there are."""
    return write_rows(unpacked(path.read_bytes()), out)
