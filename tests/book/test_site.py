"""What the book consists of: pages without dead links, that load nothing from elsewhere and need no more than the server allows."""

from __future__ import annotations

import json
import posixpath
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import felicity
from felicity.server.static import TYPES

LOADING = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src", "object": "data", "use": "href"}


class Page(HTMLParser):
    """The names on a page, what it links to, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.inline: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.names |= {name for name in (found.get("id"), found.get("name") if tag == "a" else None) if name}
        if tag == "a" and found.get("href"):
            self.links.add(found["href"] or "")
        if address := found.get(LOADING.get(tag, "-")):
            self.loaded.add(address)
        is_data = found.get("type") == "application/json"
        if (tag == "script" and not found.get("src") and not is_data) or tag == "style" or "style" in found:
            self.inline.add(tag)
        self.inline |= {name for name in found if name.startswith("on")}


@cache
def pages(book: Path) -> dict[str, Page]:
    """Every page by its address."""
    return {path.relative_to(book).as_posix(): Page(path.read_text("utf-8")) for path in book.rglob("*.html")}


def flaw(book: Path, page: str, link: str) -> str:
    """What is wrong with a link from a page; "" if it leads somewhere."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "" if parts.scheme == "https" else "neither ours nor https"
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(parts.path))) if parts.path else page
    if target.startswith(".."):
        return "leads out of the book"
    if (book / target).is_dir():
        target = posixpath.normpath(posixpath.join(target, "index.html"))
        if parts.path and not parts.path.endswith("/") and posixpath.basename(parts.path) not in (".", ".."):
            return "a folder without its slash"
    if not (book / target).is_file():
        return "there is no such file"
    if parts.fragment and target.endswith(".html") and unquote(parts.fragment) not in pages(book)[target].names:
        return "there is no such place on that page"
    return ""


def test_no_link_is_dead(book: Path) -> None:
    """Neither between pages nor within one; lines of code are places too."""
    found = {f"{page}: {link}: {wrong}" for page, each in pages(book).items() for link in each.links if (wrong := flaw(book, page, link))}
    assert found == set()
    assert sum(len(each.links) for each in pages(book).values()) > 10_000


def test_nothing_is_loaded_from_another_host(book: Path) -> None:
    """No page, and no style; what is loaded is there."""
    found = {
        f"{page}: {address}"
        for page, each in pages(book).items()
        for address in each.loaded
        if "//" in address or flaw(book, page, address)
    }
    assert found == set()
    for style in book.rglob("*.css"):
        fetched = re.findall(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')]*)""", style.read_text("utf-8"))
        assert fetched == [], style.name


def test_no_page_needs_more_than_the_server_allows(book: Path) -> None:
    """The policy is that of the page: no scripts and styles within (`server/limits.py`). And every file has a type that is served."""
    assert {page: sorted(each.inline) for page, each in pages(book).items() if each.inline} == {}
    assert {path.suffix for path in book.rglob("*") if path.is_file() and path.name != ".built"} <= set(TYPES) | {".csv"}


def test_every_rule_has_its_place(book: Path) -> None:
    """Where the server leads to from /book/rule/ID."""
    where = json.loads((book / "where.json").read_text("utf-8"))
    assert set(where) == {rule.id for game in felicity.games() for rule in felicity.rules(game)}
    for rule, address in where.items():
        path, _, name = address.partition("#")
        assert name == rule
        assert rule in pages(book)[f"{path}index.html"].names


def test_the_search_knows_both_languages(book: Path) -> None:
    """Every rule can be found by its words."""
    index = json.loads((book / "search" / "search_index.json").read_text("utf-8"))
    texts = {entry["location"]: entry["text"] for entry in index["docs"]}
    for lang in ("en", "fr"):
        rule = felicity.rules("loop", lang).rules[0]
        section = next(text for location, text in texts.items() if location.endswith(f"#{rule.id}"))
        assert re.split(r"[«»&<’']", rule.text)[0].strip() in section


def test_examples_of_the_reference_are_shown_as_they_are_typed(book: Path) -> None:
    """Each on lines of its own, in a block."""
    text = (book / "reference" / "felicity" / "index.html").read_text("utf-8")
    assert text.count('class="gp">&gt;&gt;&gt; ') > 20
    assert "<blockquote>" not in text
