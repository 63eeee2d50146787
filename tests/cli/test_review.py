"""`felicity review`: a coach in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from felicity.teach import review
from felicity.teach.review import Depth
from tests.cli.terminal import felicity, widest
from tests.server.test_reviews import short_record


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that broke off, of which every choice is looked at only briefly."""
    monkeypatch.setattr(review, "LONG_LOOK", Depth(0.3, 12))
    path = tmp_path / "game.txt"
    path.write_text(short_record(), "utf-8")
    return str(path)


def test_a_coach_speaks_in_the_terminal(record: str) -> None:
    screen = felicity("review", record)
    assert "── What a coach tells Ada" in screen.out
    assert "You started with a 50 % chance to win" in screen.flat
    assert "Each choice is judged by what you could know at that moment." in screen.flat
    assert len(widest(screen.out)) <= 80


def test_and_in_french_to_another_seat(record: str) -> None:
    screen = felicity("review", record, "--seat", "2", "--lang", "fr")
    assert "── Ce qu’un entraîneur dirait à Bo" in screen.out
    assert "Vous aviez au départ 50\u00a0% de chances de gagner" in screen.flat


def test_a_seat_that_isn_t_there_is_refused(record: str) -> None:
    assert "There is no seat 3: seats are numbered 1 to 2." in felicity("review", record, "--seat", "3", code=2).err
    assert "nowhere can’t be read" in felicity("review", "nowhere", code=2).err
