"""The built page: which address leads to which file, what browsers may keep, and what the page may load."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from felicity.server.limits import policy_of
from felicity.server.static import Page
from tests.server.world import LONG, Server, fetch, serving

FRONT = "<!doctype html><title>Felicity</title>" + "<p>hello</p>" * 100


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with one script, beside which something private lies."""
    folder = tmp_path_factory.mktemp("web") / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(FRONT)
    (folder / "assets" / "index-B1x2.js").write_text("let here = 1\n")
    (folder / "icon.svg").write_text("<svg/>")
    (folder.parent / "private.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def server_of_page(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has it."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}", page=str(built)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/KPRTWX", "/lobby", "/rules", "/settings", "/end/KPRTWX", "/anything/else"])
def test_every_address_of_the_page_gives_the_page(server_of_page: Server, path: str) -> None:
    """The page knows what to show there; a browser asks each time whether it is still the same."""
    found = fetch(server_of_page, path)
    assert (found.status_code, found.text) == (200, FRONT)
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    assert found.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{server_of_page.address}{path}", headers={"if-none-match": found.headers["etag"]}, timeout=LONG)
    assert (again.status_code, again.content) == (304, b"")


def test_files_with_a_hash_in_their_name_are_kept_for_ever(server_of_page: Server) -> None:
    """Others are asked for again."""
    script = fetch(server_of_page, "/assets/index-B1x2.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert fetch(server_of_page, "/icon.svg").headers["cache-control"] == "no-cache"
    assert httpx.head(f"{server_of_page.address}/icon.svg", timeout=LONG).status_code == 200


@pytest.mark.parametrize(
    "path", ["/assets/index-gone.js", "/private.txt", "/..%2fprivate.txt", "/assets/%2e%2e/%2e%2e/private.txt", "/api/x"]
)
def test_what_is_not_of_the_page_is_not_there(server_of_page: Server, path: str) -> None:
    """No address leads out of the folder, and those of the server are never the page."""
    found = fetch(server_of_page, path)
    assert found.status_code == 404
    assert found.json()["error"]["code"] == "no-page"


def test_a_page_that_was_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    """In a sentence that says what to do; the tables are there all the same."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", page=str(tmp_path / "none")) as server:
        found = fetch(server, "/t/KPRTWX")
        assert found.status_code == 503
        assert "not built" in found.text
        assert "make play" in found.text
        assert fetch(server, "/api/health").json()["ok"]


def test_below_a_path_of_a_site_the_page_finds_its_files(tmp_path: Path) -> None:
    """However deep its own address is, and whether the proxy takes the path off or leaves it on; elsewhere nothing is changed."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<meta name="felicity-root" content="./" /><script src="./assets/a.js"></script><p>"..."</p>')
    (tmp_path / "assets" / "a.js").write_text('import "./b.js"')
    for prefix, root in (("", "/"), ("/games/felicity", "/games/felicity/")):
        front = Page(tmp_path, prefix).file("index.html")
        assert front is not None
        assert front.body.decode() == f'<meta name="felicity-root" content="{root}" /><script src="{root}assets/a.js"></script><p>"..."</p>'
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", page=str(tmp_path), prefix="/games/felicity") as server:
        for path in ("", "/games/felicity"):
            assert 'content="/games/felicity/"' in fetch(server, f"{path}/t/KPRTWX").text
            assert fetch(server, f"{path}/assets/a.js").text == 'import "./b.js"'
            assert fetch(server, f"{path}/api/health").json()["ok"]
            assert fetch(server, f"{path}/api/nothing").status_code == 404


def test_a_page_built_anew_is_served_anew(built: Path, tmp_path: Path) -> None:
    """While the server runs."""
    page = Page(tmp_path)
    assert page.file("index.html") is None
    (tmp_path / "index.html").write_text("one")
    first = page.file("index.html")
    assert first is not None
    assert first.body == b"one"
    assert Page(built).file("private.txt") is None


def test_the_page_may_load_its_own_files_and_nothing_else() -> None:
    """No script or style in the page itself; it may speak to its own server only. A forged host gets into no policy."""
    policy = dict(part.strip().split(" ", 1) for part in policy_of("127.0.0.1:8321").split(";"))
    assert policy == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self' ws://127.0.0.1:8321 wss://127.0.0.1:8321",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    assert "evil" not in policy_of("x; script-src evil")
