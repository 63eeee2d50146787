"""What the page for researchers shows works, and its figures are those of today."""

from __future__ import annotations

import re
from pathlib import Path

import felicity
from felicity import plugins
from felicity.adapters.seats import encoding_of

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_the_programs_run() -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(programs) == 3
    for program in programs:
        exec(compile(program.replace('bots="greedy"', 'bots="random"'), "research.md", "exec"), {})


def test_the_table_says_how_large_everything_is() -> None:
    for game in felicity.games():
        encoding, actions = encoding_of(game), len(plugins.game(game).alphabet.options)
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{game}`"))
        assert f"| {actions:,} | {encoding.table_places:,} and {encoding.player_places:,}" in row
