"""Put the pages together, let MkDocs build them, and make sure that nothing in them needs more than the server allows."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from felicity import plugins
from felicity.text.labels import title_of
from tools.book import commands, documents, front, glance, lessons, reference, rulebook
from tools.book.citations import code_of, moments, proofs
from tools.book.sources import ROOT, address_of, page_of

HERE = Path(__file__).parent
BUILD = ROOT / ".build" / "book"
PAGES, SITE = BUILD / "pages", BUILD / "site"
FONTS = ROOT / "web" / "node_modules" / "@fontsource-variable"
ASSETS = "assets/book"
WHERE = "where.json"  # which rule is on which page: the server leads there
SCRIPT = re.compile(r"<script>(?P<code>.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style>(?P<code>.*?)</style>", re.DOTALL)


class CannotBuild(Exception):
    """Why there is no book, in a sentence."""


def build() -> None:
    """The whole site."""
    shutil.rmtree(BUILD, ignore_errors=True)
    write_pages()
    write_files()
    configuration = BUILD / "mkdocs.yml"
    configuration.write_text(json.dumps(configured()), "utf-8")
    # Not --quiet: warnings that nobody hears don't stop it.
    command = [sys.executable, "-W", "ignore", "-m", "mkdocs", "build", "--config-file", str(configuration)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        raise CannotBuild(found.stdout + found.stderr)
    for path in SITE.rglob("*.html"):
        move_inline_parts(path)
    tidy()


def configured() -> dict[str, Any]:
    """What isn't in mkdocs.yml."""
    return {
        "INHERIT": str(HERE / "mkdocs.yml"),
        "docs_dir": str(PAGES),
        "site_dir": str(SITE),
        "nav": navigation(),
        "theme": {"custom_dir": str(HERE / "frame")},
    }


def navigation() -> list[Any]:
    """The order of the pages."""
    games = rulebook.in_order()
    return [
        {"Start": front.NAME},
        *(
            {lessons.tell(lang, "learn"): [f"{home}/index.md", *(f"{home}/{game}.md" for game in games)]}
            for lang, home in lessons.HOMES.items()
        ),
        {"Guides": [f"docs/{name}.md" for name in GUIDES]},
        {"Rules": ["rules/index.md", *({title_of("en", game): rules_of(game)} for game in games)]},
        {"Reference": ["reference/index.md", *(f"reference/{name}.md" for name in reference.PAGES), *REFERENCE]},
        {"How it works": [f"{name}.md" if "/" in name else f"docs/{name}.md" for name in HOW]},
        {"Project": [*(f"{name}.md" for name in PROJECT)]},
    ]


GUIDES = ["teach-a-class", "hosting", "lab", "write-a-pack", "your-own-game", "research"]
REFERENCE = ["commands/en.md", "commands/fr.md", "docs/protocol.md", "docs/positions.md", "docs/observations.md"]
PROJECT = ["felicity", "CHANGELOG", "docs/versions", "CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT", "docs/licences"]
HOW = ["architecture", "bots", "teacher", "chance", "reliability", "bench/README", "src/felicity/server/README"]


def rules_of(game: str) -> list[str]:
    """The pages of a game's rules."""
    return [f"rules/{game}/index.md", *(f"rules/{game}/{rulebook.slug(name)}.md" for name in rulebook.chapters(game))]


def write_pages() -> None:
    """Everything that MkDocs makes pages of."""
    for part in (front, documents, lessons, glance, rulebook, commands, reference):
        for name, text in part.pages().items():
            write(name, text)


def write_files() -> None:
    """What is taken as it is: source files as pages, pictures, styles, fonts."""
    cited = {place.path for game in plugins.names() for places in code_of(game).values() for place in places}
    cited |= {proof.path for found in proofs().values() for proof in found} | {
        moment.path for found in moments().values() for moment in found
    }
    for path in sorted(cited | documents.named()):
        write(address_of(path), page_of(path))
    for path in [*documents.files(), *lessons.pictures(), *(ROOT / "docs" / "balance").glob("*.html")]:
        copy(path, path.relative_to(ROOT).as_posix())
    for path in HERE.glob("*.css"):
        copy(path, f"{ASSETS}/{path.name}")
    copy(ROOT / "web" / "public" / "icon.svg", f"{ASSETS}/icon.svg")
    for family in ("nunito-sans", "fraunces"):
        font = FONTS / family / "files" / f"{family}-latin-wght-normal.woff2"
        if not font.exists():
            raise CannotBuild("The book takes its letters from the page's packages, and they aren't there: `make page` fetches them.")
        copy(font, f"{ASSETS}/{family}.woff2")


def write(name: str, text: str) -> None:
    """A file among the pages."""
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def copy(path: Path, name: str) -> None:
    """A file as it is."""
    (PAGES / name).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, PAGES / name)


# --- after MkDocs ---


def move_inline_parts(path: Path) -> None:
    """Scripts and styles within a page go into files of their own: the server allows no others (`server/limits.py`)."""
    text = path.read_text("utf-8")
    up = "../" * (len(path.relative_to(SITE).parts) - 1)

    def script(found: re.Match[str]) -> str:
        return f'<script src="{up}{kept(found["code"], "js")}"></script>'

    def style(found: re.Match[str]) -> str:
        return f'<link rel="stylesheet" href="{up}{kept(found["code"], "css")}">'

    changed = STYLE.sub(style, SCRIPT.sub(script, text))
    if changed != text:
        path.write_text(changed, "utf-8")


def kept(code: str, kind: str) -> str:
    """A part of a page in a file; equal parts share one."""
    name = f"{ASSETS}/{sha256(code.encode()).hexdigest()[:12]}.{kind}"
    (SITE / name).write_text(code, "utf-8")
    return name


def tidy() -> None:
    """Leave out what nobody reads, and add what the server asks."""
    for path in [*SITE.rglob("*.map"), *SITE.glob("sitemap.xml*"), SITE / "404.html"]:
        path.unlink()
    languages = SITE / "assets" / "javascripts" / "lunr"
    for path in languages.rglob("*.js"):
        if path.name not in ("lunr.fr.min.js", "lunr.stemmer.support.min.js", "lunr.multi.min.js"):
            path.unlink()
    (SITE / WHERE).write_text(json.dumps(rulebook.places()), "utf-8")
