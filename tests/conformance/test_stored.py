"""What a game says besides play stays as it is stored: its facts, refusals, saves, events, views and guesses, on every build alike."""

from __future__ import annotations

import pytest

from felicity.core.check import said
from tests.conformance.stored import GAMES, KINDS, path_of, played


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_is_stored(game: str, kind: str) -> None:
    """A difference is a change of rules or of words: `python -m tests.conformance.write` if that is meant, and read the diff."""
    assert KINDS[kind](game) == path_of(kind, game).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_the_same_position_to_the_last_figure(game: str) -> None:
    """At every question, in every mode."""
    for _, table in played(game).tables():
        assert said(table.copy()) == said(table)
