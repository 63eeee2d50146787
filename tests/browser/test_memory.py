"""The memory of a Python that is ready: made by a Node that is new enough, and once only."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from felicity.browser import memory


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """A folder with something in it."""
    folder = tmp_path / "python"
    folder.mkdir()
    (folder / "pyodide.js").write_text("// Pyodide")
    return folder


def test_the_same_memory_is_made_once(pyodide: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other files make another one, which takes its place."""
    made: list[bytes] = []

    def make(node: str, archive: bytes, pyodide: Path) -> bytes:
        made.append(archive)
        return b"memory of " + archive

    monkeypatch.setattr(memory, "find_node", lambda: "node")
    monkeypatch.setattr(memory, "made_by", make)
    for archive in (b"one", b"one", b"other", b"other"):
        found = memory.memory_of(archive, pyodide)
        assert found is not None
        assert gzip.decompress(found) == b"memory of " + archive
    assert made == [b"one", b"other"]
    (pyodide / "pyodide.js").write_text("// a newer one")
    memory.memory_of(b"other", pyodide)
    assert made == [b"one", b"other", b"other"]
    assert len([path for path in pyodide.iterdir() if path.name.startswith(".")]) == 1


def test_without_a_node_there_is_no_memory(pyodide: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "nodes", lambda: iter(()))
    assert memory.memory_of(b"one", pyodide) is None
    assert [path.name for path in pyodide.iterdir()] == ["pyodide.js"]


@pytest.mark.parametrize(("version", "is_new"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("", False)])
def test_an_old_node_is_none(tmp_path: Path, version: str, is_new: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert memory.is_new(str(node)) is is_new
    assert not memory.is_new(str(tmp_path / "nowhere"))
