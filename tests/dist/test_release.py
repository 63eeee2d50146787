"""A release: what is in it, and that it is played from an environment in which there is nothing else."""

from __future__ import annotations

import signal
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

import felicity
from tests.dist.conftest import Release
from tests.plugins.process import Felicity
from tests.server.world import LONG, NO_TLS, Browser, until
from tools import dist

# With no Node on the path, and none of PyPI's: what the build asks for.
NEEDS = (
    "import build_backend; from unittest.mock import patch; "
    "whole = patch('build_backend.build_meta.get_requires_for_build_wheel', lambda settings: []); whole.start(); "
    "patch('build_page.importlib.util.find_spec', lambda name: None).start(); "
    "assert build_backend.get_requires_for_build_wheel() == []"
)
NEEDED = [
    "felicity/games/loop/rules.fr.toml",
    "felicity/locale/fr/cli.ftl",
    "felicity/py.typed",
    "felicity/server/book/index.html",
    "felicity/server/book/where.json",
    "felicity/server/page/index.html",
    "felicity/server/page/python/pyodide.asm.wasm",
    "felicity/server/page/site/sw.js",
]


def test_the_source_and_the_wheel_have_all_that_is_needed_and_nothing_else(release: Release) -> None:
    """Page, book, rules, sentences; neither tests nor tools."""
    with tarfile.open(release.source) as packed:
        source = {name.partition("/")[2] for name in packed.getnames()}
    wheel = set(zipfile.ZipFile(release.wheel).namelist())
    for name in NEEDED:
        assert name in wheel, name
        assert f"src/{name}" in source, name
    assert {"pyproject.toml", "setup.py", "web/build_page.py", "web/src/main.ts", "LICENSE", "CHANGELOG.md"} <= source
    info = f"felicity-{felicity.__version__}.dist-info"
    assert {name.partition("/")[0] for name in wheel} - {"felicity", info} <= {name for name in wheel if name.endswith((".so", ".pyd"))}
    assert not [name for name in source | wheel if "node_modules" in name or ".git/" in name or name.startswith(("tests/", ".build/"))]


def test_the_source_needs_no_node(release: Release, tmp_path: Path) -> None:
    """Its page is the one that it would build: nothing is asked for beside what setuptools needs."""
    with tarfile.open(release.source) as packed:
        packed.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    for code in ("import build_page; assert build_page.is_built()", NEEDS):
        dist.run([sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder / 'web')!r}); {code}"], PATH="", PYTHONPATH="")
    (folder / "web" / "src" / "main.ts").write_text("changed", "utf-8")
    with pytest.raises(dist.CannotBuild, match="AssertionError"):
        dist.run([sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder / 'web')!r}); {NEEDS}"], PATH="", PYTHONPATH="")


def test_somebody_without_anything_else_plays_in_the_terminal(stranger: Felicity) -> None:
    """And asks for the version, which is that of the code."""
    assert felicity.__version__ in stranger.run("--version").stdout
    played = stranger.run("play", "loop", "--terminal", "--mode", "basic", "--players", "2", "--seed", "7", typed="1\nwhy\nquit\n").stdout
    assert "LOOP" in played
    assert "Name: rainbow." in stranger.run("games").stdout


def test_somebody_without_anything_else_makes_a_site_that_needs_no_server(stranger: Felicity, tmp_path: Path) -> None:
    """In the browser the engine runs from its source, whether or not it is compiled here."""
    stranger.run("site", str(tmp_path / "site"))
    with tarfile.open(tmp_path / "site" / "python" / "felicity.tar.gz") as packed:
        assert {"felicity/core/table.py", "felicity/games/loop/rules.toml", "fluent/runtime/bundle.py"} <= set(packed.getnames())


def test_somebody_without_anything_else_serves_and_plays_over_http(stranger: Felicity, tmp_path: Path) -> None:
    """The page, the book, a rule in it, and a few moves."""
    with stranger.serving(tmp_path / "tables.sqlite") as server:
        assert '<div id="app">' in httpx.get(f"{server.address}/", timeout=LONG, verify=NO_TLS).text
        rule = httpx.get(f"{server.address}/book/rule/LOOP-2.0a", timeout=LONG, verify=NO_TLS, follow_redirects=True)
        assert (rule.status_code, 'id="LOOP-2.0a"' in rule.text) == (200, True)
        ada = Browser(server)
        code = ada.create(players=2, start=True)["code"]
        assert ada.join(code).play_on(5)["status"] == "playing"
        assert ada.look(code)["number"] >= 5


def test_play_opens_the_table_in_a_browser(stranger: Felicity) -> None:
    """The command that people type first: it says where it is, and ends when it is told to."""
    home = stranger.python.parent / "felicity"
    with subprocess.Popen([home, "play", "--no-browser"], env=stranger.environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http://")).rstrip(".,")
        until(lambda: httpx.get(f"{address}api/health", timeout=LONG, verify=NO_TLS).json()["ok"])
        process.send_signal(signal.SIGINT)
        process.wait(LONG)
