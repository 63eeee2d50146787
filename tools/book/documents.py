"""The documents, from where they are. Links to source files lead to their pages in the book."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from tools.book.sources import FOLDER, ROOT, address_of, line_of

IN_SHORT = "felicity.md"  # what the README is in the book, whose front page is another
# Documents that the book generates, by the program that does it: what links to the program leads to its page.
PROGRAMS = {"reference": "reference", "glance": "rules", "lessons": "learn"}
MADE = {f"tools/book/{program}.py": f"{folder}/index.md" for program, folder in PROGRAMS.items()}
FOLDERS = ("bench", "docs", "examples", "src", "web/src")
# What a reader opens in the browser as it is, beside the documents.
AS_IT_IS = (".csv", ".html", ".json", ".png", ".svg")
LINK = re.compile(r"(?P<text>\]\()(?P<target>[^)\s#:]+)(?P<symbol>#[^)\s]*)?(?=[)\s])")


def documents() -> list[Path]:
    """Everything people read besides the code."""
    below = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md") if "build" not in path.parts]
    return sorted([*ROOT.glob("*.md"), *below])


def pages() -> dict[str, str]:
    """Every document, as Markdown by the name of its file."""
    return {name_of(path): page(path) for path in documents()}


def name_of(path: Path) -> str:
    """What a document is called in the book."""
    name = path.relative_to(ROOT).as_posix()
    return IN_SHORT if name == "README.md" else MADE.get(name, name)


def page(path: Path) -> str:
    """A document, with its links as the book has them."""
    here = path.relative_to(ROOT).parent.as_posix()

    def there(link: re.Match[str]) -> str:
        target = (path.parent / link["target"]).resolve()
        symbol = link["symbol"] or ""
        if not target.is_relative_to(ROOT) or target.suffix in AS_IT_IS:
            return link[0]
        if target.is_dir():  # a folder is known by its document
            return f"{link['text']}{posixpath.join(link['target'], 'README.md')}"
        if name_of(target) != target.relative_to(ROOT).as_posix():
            return f"{link['text']}{posixpath.relpath(name_of(target), here)}"
        if target.suffix == ".md":
            return link[0]
        address = address_of(target, line_of(target, symbol[1:]) if symbol else 0)
        return f"{link['text']}{posixpath.relpath(address, here)}"

    return "".join(LINK.sub(there, part) if not code else part for part, code in outside_code(path.read_text("utf-8")))


def outside_code(text: str) -> Iterator[tuple[str, bool]]:
    """The text in parts, and whether each of them is a fenced block of code."""
    for at, part in enumerate(re.split(r"(^```.*?^```$)", text, flags=re.DOTALL | re.MULTILINE)):
        yield part, bool(at % 2)


def named() -> set[Path]:
    """The source files that documents refer to."""
    found = set()
    for text in pages().values():
        for target in re.findall(rf"\]\([./]*/?{FOLDER}/([^)#]+)\.html", text):
            found.add(ROOT / target)
    return found


def files() -> set[Path]:
    """Pictures, tables and pages that documents show or link to as they are."""
    found = set()
    for path in documents():
        for link in LINK.finditer(path.read_text("utf-8")):
            target = (path.parent / link["target"]).resolve()
            if target.suffix in AS_IT_IS and target.is_file() and target.is_relative_to(ROOT):
                found.add(target)
    return found
