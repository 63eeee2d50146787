"""The page: the files that web/ builds into the folder `page` beside this file, read into memory. All its addresses lead to index.html."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from felicity.server.http_cache import ASK_AGAIN, FOR_EVER, CachedBody, keep, send
from felicity.server.refused import Refused

FOLDER = Path(__file__).parent / "page"
FRONT = "index.html"
BOOK = b'"./book/"'  # in the front page: where the book is
HASHED = "assets/"  # files whose names change with their content
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = (
    "The page of this server is not built. In a clone of Felicity `make play` builds it.\n"
    "La page de ce serveur n’est pas construite. Dans un clone de Felicity, `make play` la construit.\n"
)

router = APIRouter(include_in_schema=False)


class Page:
    """The files of the page, by address; read again after a new build."""

    def __init__(self, folder: Path = FOLDER, prefix: str = "", has_book: Callable[[], bool] = lambda: False) -> None:
        self.folder = folder
        self.prefix = prefix
        self.has_book = has_book
        self.built = (0, False)
        self.files: dict[str, CachedBody] = {}

    def file(self, path: str) -> CachedBody | None:
        """The file at an address. Only files found in the folder have one: no address leads out of it."""
        front = self.folder / FRONT
        built = (front.stat().st_mtime_ns if front.exists() else 0, self.has_book())
        if built != self.built:
            self.files = self._read() if built[0] else {}
            self.built = built
        return self.files.get(path)

    def _read(self) -> dict[str, CachedBody]:
        found = [path for path in self.folder.rglob("*") if path.is_file() and path.suffix in TYPES]
        files = {name_of(path, self.folder): file_of(path, self.folder) for path in found}
        return {**files, FRONT: front_below(self.prefix, files[FRONT], self.has_book())}


def name_of(path: Path, folder: Path) -> str:
    """The address of a file."""
    return path.relative_to(folder).as_posix()


def file_of(path: Path, folder: Path) -> CachedBody:
    """A file, ready to send."""
    cache = FOR_EVER if name_of(path, folder).startswith(HASHED) else ASK_AGAIN
    return keep(path.read_bytes(), TYPES[path.suffix], cache)


def front_below(prefix: str, front: CachedBody, has_book: bool) -> CachedBody:
    """index.html for a path prefix. It refers to its files relatively, but is shown at many addresses. Without a book, it names none."""
    body = front.body if has_book else front.body.replace(BOOK, b'""')
    return keep(body.replace(b'"./', f'"{prefix}/'.encode()), TYPES[".html"], ASK_AGAIN)


def is_page(path: str) -> bool:
    """Does an address belong to the page? Those of the API and of files don't."""
    return path.partition("/")[0] not in ("api", "metrics") and "." not in path


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the page; for the page's own addresses index.html, which knows what to show there."""
    shown: Page = request.app.state.page
    found = shown.file(FRONT if is_page(path) else path)
    if found is not None:
        return send(request, found)
    if is_page(path):
        return PlainTextResponse(NOT_BUILT, 503, headers={"cache-control": "no-store"})
    raise Refused("no-page", "There is nothing at this address.")
