"""What the page for researchers shows works, and its figures are those of today."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import curves

import felicity
from felicity import plugins
from felicity.adapters.seats import encoding_of
from tools import observations

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def test_the_programs_run() -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(programs) == 5
    for program in programs:
        exec(compile(program.replace('bots="greedy"', 'bots="random"'), "research.md", "exec"), {})


def test_the_table_says_how_large_everything_is() -> None:
    for game in felicity.games():
        encoding, actions = encoding_of(game), len(plugins.game(game).alphabet.options)
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{game}`"))
        assert f"| {actions:,} | {encoding.table_places:,} and {encoding.player_places:,}" in row


def test_every_field_of_an_observation_is_documented() -> None:
    """If not: `python -m tools.observations`."""
    assert observations.PAGE.read_text("utf-8") == observations.page()


def test_the_curves_are_those_of_the_rows() -> None:
    """Three seeds for each game; the table has the last point of each."""
    rows = ROOT / "docs" / "learning.csv"
    assert (ROOT / "docs" / "learning.svg").read_text("utf-8") == curves.draw(rows)
    for title, seeds in curves.read(rows).items():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{title}`"))
        assert len(seeds) == 3
        for points in seeds.values():
            low, high = curves.interval(points[-1][1], points[-1][2])
            assert low > 0.8
            assert f"{points[-1][1]:.1%} ({low:.0%} to {high:.0%})".replace("%", " %") in row


def test_the_citation_names_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version = {{{version}}}" in PAGE
