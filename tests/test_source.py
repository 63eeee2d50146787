"""A stale compiled file can't shadow an edit."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from felicity.source import refuse_compiled_files


def package_in(folder: Path) -> Path:
    """A folder that looks like our package."""
    package = folder / "src" / "felicity"
    (package / "core").mkdir(parents=True)
    (package / "games" / "loop").mkdir(parents=True)
    return package


def test_a_compiled_file_beside_the_source_of_a_checkout_is_refused(tmp_path: Path) -> None:
    """The error names the file and how to fix it."""
    package = package_in(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    refuse_compiled_files(package)
    (package / "games" / "loop" / f"turn{EXTENSION_SUFFIXES[0]}").touch()
    with pytest.raises(ImportError, match=r"turn.*would run instead of the source.*make clean"):
        refuse_compiled_files(package)


def test_an_installed_package_may_be_compiled(tmp_path: Path) -> None:
    """There, compiled files are intended."""
    package = package_in(tmp_path)
    (package / "core" / f"table{EXTENSION_SUFFIXES[0]}").touch()
    refuse_compiled_files(package)
