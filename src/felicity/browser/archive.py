"""What Python needs in a browser, in one archive: Felicity, without what only a server or a terminal has, and the few packages it uses."""

from __future__ import annotations

import gzip
import importlib.util
import io
import tarfile
from collections.abc import Iterator
from pathlib import Path

import felicity
from felicity.text import languages

HOME = Path(felicity.__file__).parent
KINDS = {".py", ".toml", ".ftl", ".gz"}
# The terminal, adapters for programs that learn, and what a database is made of have no place in a browser.
ELSEWHERE = {"adapters", "cli", "migrations", "page", "book", "terminal", "__pycache__"}
# What sentences are made with, and what that asks for.
PACKAGES = ("fluent", "babel", "attr", "pytz", "typing_extensions")
DATA = {"locale-data", "zoneinfo"}  # of every language and place in the world


def packed() -> bytes:
    """The archive. The same files make the same archive."""
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, path in sorted(contents()):
            data = path.read_bytes()
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(written.getvalue(), 9, mtime=0)


def contents() -> Iterator[tuple[str, Path]]:
    """Every file, by its name in the archive."""
    yield from (within(path, HOME) for path in HOME.rglob("*") if path.suffix in KINDS and not ELSEWHERE & set(path.parts))
    for package in PACKAGES:
        yield from files_of(package)
    babel = home_of("babel")
    for name in ("global.dat", *(f"locale-data/{lang}.dat" for lang in ("root", *languages()))):
        yield within(babel / name, babel)


def files_of(package: str) -> Iterator[tuple[str, Path]]:
    """The files of a package, or the only file of a module."""
    home = home_of(package)
    if home.is_file():
        yield within(home, home)
    else:
        yield from (within(path, home) for path in home.rglob("*.py") if not DATA & set(path.parts))


def home_of(package: str) -> Path:
    """The folder of a package, or the file of a module."""
    spec = importlib.util.find_spec(package)
    assert spec is not None, package
    return Path(next(iter(spec.submodule_search_locations))) if spec.submodule_search_locations else Path(str(spec.origin))


def within(path: Path, home: Path) -> tuple[str, Path]:
    """A file of a package, and its name."""
    return path.relative_to(home.parent).as_posix(), path
