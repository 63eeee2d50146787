"""The book as the server shows it: its pages, the way to a rule, and a sentence where there is no book."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.world import LONG, Server, fetch, serving

FRONT = '<!doctype html><title>The book</title><a href="rules/loop/">LOOP</a>'
PAGE = '<meta name="felicity-root" content="./" /><meta name="felicity-book" content="./book/" />'


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small book, beside which something private lies, and a page."""
    folder = tmp_path_factory.mktemp("library")
    (folder / "book" / "rules" / "loop").mkdir(parents=True)
    (folder / "book" / "index.html").write_text(FRONT)
    (folder / "book" / "rules" / "loop" / "index.html").write_text("<h2>LOOP-2.0</h2>")
    (folder / "book" / "where.json").write_text(json.dumps({"LOOP-2.0": "rules/loop/#LOOP-2.0"}))
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text(PAGE)
    (folder / "private.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def reading(library: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has it, below a path of a site."""
    database = f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}"
    with serving(database, book=str(library / "book"), page=str(library / "page"), prefix="/felicity") as found:
        yield found


@pytest.mark.parametrize("below", ["", "/felicity"])
def test_the_book_is_read_where_it_is(reading: Server, below: str) -> None:
    """With the same policy as the page; an address without its slash, and that of a rule, lead to the page."""
    for path in ("/book", "/book/", "/book/rules/loop", "/book/rules/loop/", "/book/rule/LOOP-2.0"):
        found = httpx.get(f"{reading.address}{below}{path}", timeout=LONG, follow_redirects=True)
        assert found.status_code == 200, path
        assert found.text == (FRONT if path in ("/book", "/book/") else "<h2>LOOP-2.0</h2>")
        assert str(found.url).startswith(f"{reading.address}{below}/book/")
        assert "script-src 'self';" in found.headers["content-security-policy"]
        assert found.headers["cache-control"] == "no-cache"
    to_rule = httpx.get(f"{reading.address}{below}/book/rule/LOOP-2.0", timeout=LONG)
    assert (to_rule.status_code, to_rule.headers["location"]) == (307, "../rules/loop/#LOOP-2.0")


@pytest.mark.parametrize(
    "path", ["/book/nothing", "/book/rule/LOOP-0", "/book/..%2fprivate.txt", "/book/%2e%2e/private.txt", "/book//etc/passwd"]
)
def test_what_is_not_in_the_book_is_said_not_to_be_there(reading: Server, path: str) -> None:
    found = fetch(reading, path)
    assert found.status_code == 404
    assert "no such page" in found.text


def test_the_page_knows_where_the_book_is(reading: Server) -> None:
    assert 'name="felicity-book" content="/felicity/book/"' in fetch(reading, "/rules").text


def test_a_book_that_was_not_built_is_said_to_be_missing_until_it_is(library: Path, tmp_path: Path) -> None:
    """In a sentence that says what to do; the page doesn't link to it."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", book=str(tmp_path / "book"), page=str(library / "page")) as server:
        for path in ("/book/", "/book/rules/loop/", "/book/rule/LOOP-2.0"):
            found = fetch(server, path)
            assert found.status_code == 404
            assert "make docs" in found.text
        assert 'name="felicity-book" content=""' in fetch(server, "/").text
        (tmp_path / "book").mkdir()
        (tmp_path / "book" / "index.html").write_text(FRONT)
        assert fetch(server, "/book/").text == FRONT
        assert 'name="felicity-book" content="/book/"' in fetch(server, "/").text
