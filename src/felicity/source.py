"""A checkout must run its source: a compiled file next to a module would run instead, and hide every edit."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def refuse_compiled_files(package: Path) -> None:
    """Raise ImportError if a checkout's source folder holds compiled files. An installed package is left alone."""
    if not (package.parents[1] / "pyproject.toml").is_file():
        return
    found = [path for room in ("core", "games") for path in (package / room).rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]
    if found:
        raise ImportError(f"{found[0]} would run instead of the source beside it. Remove it (`make clean` does) and start again.")
