"""A study as a file for other tools, by file extension: rows, report, the study itself, or a program that plays it again."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import BinaryIO

from felicity import __version__
from felicity.extras import need
from felicity.lab.errors import BadStudy
from felicity.lab.estimates import report
from felicity.lab.folder import STUDY, Folder
from felicity.lab.questions import write_csv
from felicity.lab.snippet import snippet

Writer = Callable[[Folder, BinaryIO], int]  # returns how many rows were written; 0 if there are none


def csv(folder: Folder, out: BinaryIO) -> int:
    """All rows, with lists as JSON."""
    text = io.TextIOWrapper(out, "utf-8", newline="")
    try:
        return write_csv(folder, text)
    finally:
        text.flush()
        text.detach()


def parquet(folder: Folder, out: BinaryIO) -> int:
    """All rows in one file, piece by piece."""
    need("lab")
    import pyarrow.parquet as pq

    files, rows = folder.files, 0
    if not files:
        raise BadStudy("lab-no-rows-of", id=folder.path.name)
    with pq.ParquetWriter(out, pq.read_schema(files[0]), compression="zstd") as writer:
        for path in files:
            table = pq.read_table(path)
            writer.write_table(table)
            rows += table.num_rows
    return rows


def estimates(folder: Folder, out: BinaryIO) -> int:
    """The report, as `felicity lab report --json` writes it."""
    out.write((json.dumps({"felicity": __version__, **report(folder)}, indent=1, ensure_ascii=False) + "\n").encode())
    return 0


def program(folder: Folder, out: BinaryIO) -> int:
    """A Python program that plays the study again."""
    out.write(snippet(folder.study()).encode())
    return 0


def study(folder: Folder, out: BinaryIO) -> int:
    """The study, as `felicity lab run` reads it."""
    out.write((folder.path / STUDY).read_bytes())
    return 0


WRITERS: dict[str, Writer] = {".csv": csv, ".parquet": parquet, ".json": estimates, ".py": program, ".toml": study}
