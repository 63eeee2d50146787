"""The review of a sample game reads as a good coach speaks, in every language: what is kept has been read aloud."""

from __future__ import annotations

import pytest

from felicity import plugins
from felicity.text.catalog import languages
from tests.teach.sample_reviews import FOLDER, games, kept, spoken


def test_every_game_has_a_sample() -> None:
    assert games() == sorted(plugins.names())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games())
def test_a_coach_says_it_like_that(game: str, lang: str) -> None:
    """`python -m tests.teach.sample_reviews` writes it anew: read the difference aloud."""
    assert spoken(game, lang) == (FOLDER / f"{game}.{lang}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", games())
def test_a_sample_has_something_to_say(game: str) -> None:
    """Nothing is left to find out, and what the words are about adds up."""
    _, review = kept(game)
    assert review.is_done
    assert review.mistakes
    start, luck, skill, end = review.account.points()
    assert start + luck + skill == end
