"""Nostalgia at the terminal: the own hand with both sides, boards with checks, and whole games in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import felicity
from tests.games.nostalgia.story import story

ONES = ["1"] * 1500


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_life_fits_on_the_screen(tmp_path: Path, lang: str) -> None:
    """Alone, to its end."""
    screen = felicity("play", "nostalgia", "--terminal", "--players", "1", "--seed", "4", "--lang", lang, typed=ONES, data=tmp_path)
    assert ("── The end" if lang == "en" else "── Fin de la partie") in screen.out
    assert max(len(line) for line in screen.out.splitlines()) <= 80
    assert screen.err == ""


def test_memories_are_on_the_screen(tmp_path: Path) -> None:
    """The hand with both sides, the board with its checks, realised cards with level and stock."""
    t = story(round=3).remembers(hand=["kite"], board={"eternal-love": "passive"}, realised={"herbarium": 2})
    kept = tmp_path / "life.txt"
    kept.write_text(t.table.record(), "utf-8")
    output = felicity("play", "nostalgia", "--terminal", "--load", str(kept), typed=["quit"], data=tmp_path).flat
    assert "Eternal love ✓·" in output
    assert "Herbarium level 2 (6)" in output
    assert "Memories Eternal love (passive, rest: 2 creativity · active: 2 influence → 1 knowledge" in output
    assert "Kite (passive, play:" in output
