"""The modules compiled in an install from source compile in an empty environment, as pip builds them."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_compiled_source_needs_nobody_elses_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """pip builds in an environment that has the compiler and nothing that the server or the terminal needs."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("setuptools.setup", lambda **how: None)
    recipe = runpy.run_path("setup.py")
    sources = recipe["sources"]()
    assert len(sources) > 100
    command = [sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", ".mypy_cache/bare", *recipe["CHECKS"], *sources]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout[:3000] + checked.stderr[:1000]
