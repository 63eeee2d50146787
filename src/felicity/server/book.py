"""The book: the files that tools/book builds into the folder `book` beside this file, at /book; every rule is at /book/rule/ID."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path, PurePosixPath

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from felicity.server.http_cache import CachedBody, keep, send
from felicity.server.static import TYPES

FOLDER = Path(__file__).parent / "book"
FRONT = "index.html"
WHERE = "where.json"  # by rule: the address of its page in the book
REMEMBERED = 64  # files: the book is large, and few of them are read at a time
NOT_BUILT = (
    "The book of this server is not built. In a clone of Felicity `make docs` builds it.\n"
    "Le livre de ce serveur n’est pas construit. Dans un clone de Felicity, `make docs` le construit.\n"
)
NOT_THERE = "There is no such page in the book: it begins at /book/.\nIl n’y a pas cette page dans le livre : il commence à /book/.\n"

router = APIRouter(include_in_schema=False)


class Book:
    """The files of the book, by address. Only those that lie in its folder have one: no address leads out of it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.built = 0
        self.files: dict[str, Path] = {}
        self.rules: dict[str, str] = {}

    def is_built(self) -> bool:
        """Is there a book? Looked at each time, and read again after a new build."""
        front = self.folder / FRONT
        built = front.stat().st_mtime_ns if front.exists() else 0
        if built != self.built:
            found = [path for path in self.folder.rglob("*") if path.is_file() and path.suffix in TYPES] if built else []
            self.files = {path.relative_to(self.folder).as_posix(): path for path in found}
            self.rules = json.loads(self.files[WHERE].read_text("utf-8")) if WHERE in self.files else {}
            self.built = built
        return bool(built)

    def file(self, path: str) -> CachedBody | None:
        """The file at an address; a folder's is its front page."""
        found = self.files.get(f"{path}{FRONT}" if path == "" or path.endswith("/") else path)
        return kept(found, self.built) if found else None

    def is_folder(self, path: str) -> bool:
        """Does an address lack the slash at its end?"""
        return f"{path}/{FRONT}" in self.files


@lru_cache(REMEMBERED)
def kept(path: Path, built: int) -> CachedBody:
    """A file of a build, ready to send."""
    return keep(path.read_bytes(), TYPES[path.suffix])


def said(text: str) -> Response:
    """There is nothing here, in a sentence."""
    return PlainTextResponse(text, 404, headers={"cache-control": "no-store"})


def moved(to: str) -> Response:
    """Somewhere else. The address is relative, so that it is right below any path of a site."""
    return Response(status_code=307, headers={"location": to, "cache-control": "no-store"})


@router.api_route("/book", methods=["GET", "HEAD"])
async def front(request: Request) -> Response:
    """The book begins at an address with a slash, so that its links lead into it."""
    return moved("book/")


@router.api_route("/book/rule/{rule}", methods=["GET", "HEAD"])
async def rule(request: Request, rule: str) -> Response:
    """The page of a rule, wherever it is in this edition."""
    book: Book = request.app.state.book
    if not book.is_built():
        return said(NOT_BUILT)
    return moved(f"../{book.rules[rule]}") if rule in book.rules else said(NOT_THERE)


@router.api_route("/book/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A page of the book, or what belongs to one."""
    book: Book = request.app.state.book
    if not book.is_built():
        return said(NOT_BUILT)
    if found := book.file(path):
        return send(request, found)
    return moved(f"{PurePosixPath(path).name}/") if book.is_folder(path) else said(NOT_THERE)
