"""A site without a server: a folder that any server of plain files can hand out, with the page, what it asks for, and Python."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from felicity import plugins
from felicity.browser.archive import packed
from felicity.browser.memory import memory_of
from felicity.core.errors import FelicityError
from felicity.server.catalog import kept_card_tables, kept_cards, kept_games, kept_rules, kept_texts
from felicity.server.http_cache import CachedBody
from felicity.server.static import FOLDER, FRONT
from felicity.text import languages

PYTHON = "python"  # in the page's folder: Pyodide, which the build of the page puts there
MEMORY = f"{PYTHON}/memory.gz"
OWN = "site"  # in the page's folder: what only a site has
WORKER = "sw.js"
EDITION = 'name="felicity-edition" content="site"'
LINKS = (
    '<link rel="manifest" href="./manifest.webmanifest" />\n    '
    '<link rel="apple-touch-icon" href="./icon-touch.png" />\n    '
    '<meta name="theme-color" content="#ece4d6" />\n  </head>'
)

Files = dict[str, bytes]
Told = Callable[[str], None]


class NoPage(FelicityError):
    """The page, or the Python that belongs to it, was never built here."""


class NotASite(FelicityError):
    """There is something else at the place of the site."""


def build(folder: Path, tell: Told = lambda step: None, page: Path = FOLDER) -> int:
    """Write the whole site, or leave everything as it was; how many bytes it has. A site that is there already is replaced."""
    need_page(page)
    need_place(folder)
    tell("page")
    files = page_files(page)
    tell("answers")
    files |= answers()
    tell("python")
    files[f"{PYTHON}/felicity.tar.gz"] = archive = packed()
    memory = memory_of(archive, page / PYTHON)
    if memory is None:
        tell("no-memory")
    else:
        files[MEMORY] = memory
    tell("write")
    files = finished(files)
    write(folder, files)
    return sum(map(len, files.values()))


def need_page(page: Path) -> None:
    """Raise unless the page was built, with its Python."""
    for path in (page / FRONT, page / PYTHON / "pyodide.asm.wasm", page / OWN / WORKER):
        if not path.exists():
            raise NoPage(f"{path} is missing: the page isn't built.")


def need_place(folder: Path) -> None:
    """Raise unless the folder is new, empty, or a site."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return
    front = folder / FRONT
    if not front.is_file() or EDITION not in front.read_text("utf-8", "replace"):
        raise NotASite(f"{folder} is there already, and it isn't a site of Felicity.")


def page_files(page: Path) -> Files:
    """The page as it was built; what only a site has lies beside it."""
    found = {path.relative_to(page).as_posix(): path for path in page.rglob("*") if path.is_file() and not path.name.startswith(".")}
    found |= {name.removeprefix(f"{OWN}/"): found.pop(name) for name in list(found) if name.startswith(f"{OWN}/")}
    return {name: path.read_bytes() for name, path in found.items()}


def answers() -> Files:
    """What is the same for everybody, as the page asks for it (web/src/lib/net/tab.ts)."""
    found: dict[str, CachedBody] = {}
    for game in plugins.names():
        found[f"games/{game}/cards.json"] = kept_cards(game)
        found[f"games/{game}/pack.json"] = kept_card_tables(game)
        found |= {f"games/{game}/rules.{lang}.json": kept_rules(game, lang) for lang in languages()}
    found |= {f"texts/{lang}.ftl": kept_texts(lang) for lang in languages()}
    return {"api/games.json": kept_games().body, **{f"api/{name}": kept.body for name, kept in found.items()}}


def finished(files: Files) -> Files:
    """The same files, the front page and the service worker of which know the others."""
    build = digest(files)
    front, worker = files[FRONT].decode(), files[WORKER].decode()
    front = front.replace('name="felicity-edition" content="server"', EDITION).replace('"./book/"', '""')
    if MEMORY in files:
        front = front.replace('name="felicity-memory" content=""', f'name="felicity-memory" content="{MEMORY}"')
    front = front.replace('name="felicity-build" content=""', f'name="felicity-build" content="{build}"').replace("</head>", LINKS)
    kept = ["./", *sorted(name for name in files if name not in (FRONT, WORKER))]
    worker = worker.replace("'BUILD'", json.dumps(build)).replace("['FILES']", json.dumps(kept))
    return {**files, FRONT: front.encode(), WORKER: worker.encode()}


def digest(files: Files) -> str:
    """A name for what is in these files."""
    found = sha256()
    for name, data in sorted(files.items()):
        found.update(f"{name} {len(data)}\n".encode() + data)
    return found.hexdigest()[:16]


def write(folder: Path, files: Files) -> None:
    """Write the files beside the place of the site, then put them there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        new, old = made / "new", made / "old"
        for name, data in files.items():
            path = new / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        if folder.exists():
            folder.rename(old)
        new.rename(folder)
    finally:
        shutil.rmtree(made, ignore_errors=True)
