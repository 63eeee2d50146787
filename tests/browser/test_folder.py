"""The folder of a site without a server: what is in it, and what becomes of what was there."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from felicity import plugins
from felicity.browser.archive import packed
from felicity.browser.folder import EDITION, NoPage, NotASite, build
from felicity.text import languages
from tests.browser.test_tab import ROOT

READY = "from felicity.browser.tab import get_ready; get_ready(); import felicity.browser.start"


@pytest.fixture(autouse=True)
def remembered(monkeypatch: pytest.MonkeyPatch) -> list[bytes | None]:
    """The memory that Node would make from a real Pyodide."""
    found: list[bytes | None] = [b"a memory"]
    monkeypatch.setattr("felicity.browser.folder.memory_of", lambda archive, pyodide: found[0])
    return found


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as if it had been built."""
    folder = tmp_path / "page"
    shutil.copytree(ROOT / "web" / "public", folder)
    shutil.copy(ROOT / "web" / "index.html", folder)
    for name in ("assets/index.js", "python/pyodide.asm.wasm"):
        path = folder / name
        path.parent.mkdir()
        path.write_text(name)
    (folder / ".built").write_text("from these files")
    return folder


def kept_by_worker(site: Path) -> list[str]:
    """The files that the service worker keeps."""
    found = re.search(r"^const FILES = (\[.*\])$", (site / "sw.js").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    names = json.loads(found[1])
    assert isinstance(names, list)
    return names


def test_every_file_is_kept_for_when_there_is_no_network(tmp_path: Path, page: Path) -> None:
    """Each of them and no other: one that is missing would keep all of them from being stored."""
    site = tmp_path / "deep" / "site"
    size = build(site, page=page)
    files = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    assert size == sum(path.stat().st_size for path in files.values())
    assert sorted(kept_by_worker(site)) == sorted({*files, "./"} - {"index.html", "sw.js"})
    assert {"manifest.webmanifest", "assets/index.js", "python/felicity.tar.gz", "licences.txt"} < files.keys()
    assert not [name for name in files if name.startswith((".", "site/"))]


def test_the_front_page_says_that_there_is_no_server(tmp_path: Path, page: Path) -> None:
    """It refers to what lies beside it, wherever that is, and to no book."""
    build(tmp_path / "site", page=page)
    front = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert EDITION in front
    assert re.search(r'name="felicity-build" content="[0-9a-f]{16}"', front)
    assert 'name="felicity-book" content=""' in front
    assert not re.search(r'(href|content)="/(?!src)', front)


def test_the_front_page_knows_whether_there_is_a_memory(tmp_path: Path, page: Path, remembered: list[bytes | None]) -> None:
    """Without a Node there is none: that is told, and the site is complete."""
    told: list[str] = []
    build(tmp_path / "with", told.append, page)
    assert (tmp_path / "with" / "python" / "memory.gz").read_bytes() == b"a memory"
    assert 'name="felicity-memory" content="python/memory.gz"' in (tmp_path / "with" / "index.html").read_text("utf-8")
    assert "no-memory" not in told
    remembered[0] = None
    build(tmp_path / "without", told.append, page)
    assert not (tmp_path / "without" / "python" / "memory.gz").exists()
    assert 'name="felicity-memory" content=""' in (tmp_path / "without" / "index.html").read_text("utf-8")
    assert "no-memory" in told


def test_what_is_the_same_for_everybody_lies_there_as_files(tmp_path: Path, page: Path) -> None:
    """As the page asks for it (web/src/lib/net/tab.ts)."""
    api = tmp_path / "site" / "api"
    build(tmp_path / "site", page=page)
    assert set(json.loads((api / "games.json").read_bytes())) == set(plugins.names())
    for game in plugins.names():
        for name in ("cards", "pack", *(f"rules.{lang}" for lang in languages())):
            assert json.loads((api / "games" / game / f"{name}.json").read_bytes())
    for lang in languages():
        assert "page-site-title" in (api / "texts" / f"{lang}.ftl").read_text("utf-8")


def test_the_archive_needs_nothing_but_the_standard_library(tmp_path: Path) -> None:
    """Everything that is imported in a browser is in it; what only a server or a terminal has is not."""
    with tarfile.open(fileobj=io.BytesIO(packed())) as archive:
        names = archive.getnames()
        archive.extractall(tmp_path, filter="data")
    assert not [name for name in names if name.startswith(("felicity/cli/", "felicity/adapters/", "felicity/server/page/"))]
    alone = f"import sys; sys.path.append({str(tmp_path)!r}); {READY}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", alone], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_same_files_make_the_same_site(tmp_path: Path, page: Path) -> None:
    """Browsers keep what hasn't changed; one changed file is a new build."""
    workers = []
    for name in ("one", "other", "changed"):
        if name == "changed":
            (page / "icon.svg").write_text("<svg/>")
        build(tmp_path / name, page=page)
        workers.append((tmp_path / name / "sw.js").read_text("utf-8"))
    assert workers[0] == workers[1] != workers[2]


def test_a_site_is_replaced_by_a_newer_one(tmp_path: Path, page: Path) -> None:
    """Nothing of the older is left, in it or beside it."""
    build(tmp_path / "site", page=page)
    (page / "assets" / "index.js").rename(page / "assets" / "newer.js")
    build(tmp_path / "site", page=page)
    assert [path.name for path in (tmp_path / "site" / "assets").iterdir()] == ["newer.js"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["page", "site"]


def test_what_is_no_site_is_left_alone(tmp_path: Path, page: Path) -> None:
    """Somebody's own files, a file in place of a folder, and a place where a folder can't be."""
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "index.html").write_text("Dear Ada,")
    for place in (tmp_path / "letters", tmp_path / "letters" / "index.html"):
        with pytest.raises(NotASite):
            build(place, page=page)
    assert (tmp_path / "letters" / "index.html").read_text() == "Dear Ada,"


def test_without_a_built_page_there_is_no_site(tmp_path: Path, page: Path) -> None:
    (page / "python" / "pyodide.asm.wasm").unlink()
    with pytest.raises(NoPage):
        build(tmp_path / "site", page=page)
    assert not (tmp_path / "site").exists()
