"""The Game of Happiness in words: whole games are told without a gap."""

from __future__ import annotations

import pytest

import felicity
from felicity.text.narrators import narrator_of
from tests.games.rainbow.story import on_track, story
from tests.text.narrated import check_sentences

NAMES = ["Ada", "Bo", "Élise", "Hugo"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_can_be_told(lang: str) -> None:
    """No figure is missing in any option, question, refusal or event of a random game."""
    table = felicity.new("rainbow", players=4, seed=3, listen=True, fate_key_money=True)
    check_sentences(table, narrator_of(lang, table, NAMES), "told")


def test_a_move_is_called_by_its_device() -> None:
    t = on_track("love 3")
    tell = narrator_of("en", t.table, NAMES)
    move = next(option for option in t.table.options() if option.text == "move")
    assert tell.option(move, t.question, tell.preview(t.table, move)) == "Spin the heart"


def test_a_refusal_names_what_is_refused() -> None:
    t = story(2)
    tell = narrator_of("fr", t.table, NAMES)
    title, detail, why = tell.refusal(t.refusal("get off"))
    assert (title, detail) == ("Descendre", "")
    assert why
