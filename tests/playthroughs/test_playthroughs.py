"""Every stored game is told again word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from felicity.api import open_record
from tests.playthroughs.playthrough import record_in, tell

FOLDER = Path(__file__).parent
STORED = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_playthrough_for_every_mode() -> None:
    """One each at least."""
    assert {path.stem.split("-")[1] for path in STORED} >= {"basic", "competitive", "coop", "solo"}


@pytest.mark.parametrize("path", STORED, ids=lambda path: str(path.stem))
def test_a_stored_game_goes_the_same_way(path: Path) -> None:
    """A difference is a change of rules or of words: read it, then write it anew on purpose."""
    text = path.read_text("utf-8")
    record = record_in(text)
    assert tell(record, open_record(record, listen=True)[1]) == text
