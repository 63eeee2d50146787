"""The requests of docs/protocol.md for files of a study: its rows, its report, its definition, and a program that plays it again."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, StreamingResponse
from starlette.background import BackgroundTask

from felicity.lab.errors import BadStudy
from felicity.lab.folder import Folder
from felicity.server import lab_data
from felicity.server.http import ERRORS, Address
from felicity.server.http_lab import Lang, TheFolder, TheLab, computed, in_thread
from felicity.server.lab import Lab

router = APIRouter(responses=ERRORS, tags=["laboratory"])
FILES = 1  # lower priority than what people look at


def headers_of(folder: Folder, ending: str) -> dict[str, str]:
    """Headers for a download."""
    return {"content-disposition": f'attachment; filename="{folder.path.name}.{ending}"', "cache-control": "no-store"}


@router.get("/api/lab/studies/{id}/rows.csv", response_class=Response)
async def rows_csv(lab: TheLab, lang: Lang, folder: TheFolder, address: Address) -> Response:
    """All rows as CSV, with lists as JSON."""
    files = await in_thread(lang, lambda: need_rows(folder))
    return StreamingResponse(csv_pieces(lab, files, address), headers=headers_of(folder, "csv"), media_type="text/csv")


def need_rows(folder: Folder) -> list[Path]:
    """The row files of a study; refused if there are none."""
    files = folder.files
    if not files:
        raise BadStudy("lab-no-rows-of", id=folder.path.name)
    return files


async def csv_pieces(lab: Lab, files: list[Path], address: str) -> AsyncIterator[bytes]:
    """File by file, each in the process for that: memory use stays small, and others get their turn."""
    for number, path in enumerate(files):
        yield await lab.reading.think(address, FILES, lab_data.csv_piece, str(path), number == 0)


async def exported(lab: Lab, lang: str, folder: Folder, ending: str, kind: str, address: str) -> Response:
    """A file as `felicity lab export` writes it, made in the process for that and deleted once sent."""
    place = await asyncio.to_thread(tempfile.TemporaryDirectory, prefix="felicity-lab-")
    path = Path(place.name) / f"study{ending}"
    try:
        await computed(lab, lang, address, lab_data.file_in, str(folder.path), ending, str(path))
    except BaseException:
        place.cleanup()
        raise
    return FileResponse(path, headers=headers_of(folder, ending[1:]), media_type=kind, background=BackgroundTask(place.cleanup))


@router.get("/api/lab/studies/{id}/rows.parquet", response_class=Response)
async def rows_parquet(lab: TheLab, lang: Lang, folder: TheFolder, address: Address) -> Response:
    """All rows as one Parquet file."""
    return await exported(lab, lang, folder, ".parquet", "application/vnd.apache.parquet", address)


@router.get("/api/lab/studies/{id}/report.json", response_class=Response)
async def report_json(lab: TheLab, lang: Lang, folder: TheFolder, address: Address) -> Response:
    """The report, as `felicity lab report --json` writes it."""
    return await exported(lab, lang, folder, ".json", "application/json", address)


@router.get("/api/lab/studies/{id}/study.toml", response_class=Response)
async def study_toml(lab: TheLab, lang: Lang, folder: TheFolder, address: Address) -> Response:
    """The study as a file for `felicity lab run`."""
    return await exported(lab, lang, folder, ".toml", "application/toml", address)


@router.get("/api/lab/studies/{id}/study.py", response_class=Response)
async def study_py(lab: TheLab, lang: Lang, folder: TheFolder, address: Address) -> Response:
    """The study as a program that plays it again."""
    return await exported(lab, lang, folder, ".py", "text/x-python", address)
