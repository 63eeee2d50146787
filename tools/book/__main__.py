"""Build the book into the package: `python -m tools.book` (or `make docs`). It is built again only if something in it has changed."""

from __future__ import annotations

import shutil
import sys
import time
from hashlib import sha256

from felicity.file_lock import take
from tools.book.sources import ROOT, UnknownSymbol

BOOK = ROOT / "src" / "felicity" / "server" / "book"
STAMP = BOOK / ".built"  # what the book was built from
# What goes into it: everything that people read or that rules are cited in.
FOLDERS = ("bench", "deploy", "docs", "examples", "src", "tests", "tools/book", "web/src")
KINDS = (".css", ".csv", ".ftl", ".html", ".json", ".md", ".png", ".py", ".service", ".svelte", ".svg", ".toml", ".ts", ".txt", ".yml")
MADE = ("page", "book")  # in the server's folder


def digest() -> str:
    """A name for everything that the book is built from."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS and path.is_file()]
    found = [path for path in found if not any(path.is_relative_to(BOOK.parent / made) for made in MADE)]
    whole = sha256()
    for path in [*sorted(found), *sorted(ROOT.glob("*.md")), ROOT / "requirements-docs.lock"]:
        whole.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return whole.hexdigest()


def build() -> None:
    """Build the book, unless it stands there already; whoever comes second waits for the first."""
    from tools.book import site

    lock = ROOT / ".build" / "book.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        while not take(file):
            time.sleep(0.2)
        wanted = digest()
        if STAMP.exists() and STAMP.read_text() == wanted:
            return
        print("Building the book ...", flush=True)
        site.build()
        shutil.rmtree(BOOK, ignore_errors=True)
        shutil.copytree(site.SITE, BOOK)
        STAMP.write_text(wanted)


def main() -> int:
    """Do it, or say why not."""
    from tools.book.site import CannotBuild

    try:
        build()
    except (CannotBuild, UnknownSymbol) as error:
        print(f"The book can't be built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
