"""What `load` accepts can be played: a few seconds of what `bench/fuzz` does for minutes."""

from __future__ import annotations

import pytest

from tests.fuzz.positions import run


@pytest.mark.parametrize("game", ["loop", "rainbow"])
def test_edited_positions_are_refused_or_can_be_played(game: str) -> None:
    """To their end, by any choices, and all dumps on the way load."""
    report = run(game, count=600, seed=15)
    assert not report.broken, report.broken[0]
    assert report.accepted > 5
    assert report.refused > 100
