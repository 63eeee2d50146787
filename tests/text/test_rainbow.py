"""The Game of Happiness in words: whole games are told without a gap."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.rng import Rng, start_of
from felicity.text.tellers import teller_of
from tests.games.rainbow.story import on_track, story

NAMES = ["Ada", "Bo", "Élise", "Hugo"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_can_be_told(lang: str) -> None:
    """No figure is missing in any option, question, refusal or event of a random game."""
    table = felicity.new("rainbow", players=4, seed=3, listen=True, fate_key_money=True)
    tell = teller_of(lang, table, NAMES)
    rng = Rng(start_of("told"))
    while not table.is_over:
        assert tell.asked(table)
        options = table.options()
        for option in options:
            assert tell.option(option, table.question, tell.preview(table, option))
            assert tell.group(option, table.question) in tell.GROUPS
        for refusal in table.refusals():
            assert all(tell.refusal(refusal)[::2])
        table.play(options[rng.below(len(options))])
    assert all(tell.event(event) for event in table.events(1))


def test_a_move_is_called_by_its_device() -> None:
    t = on_track("love 3")
    tell = teller_of("en", t.table, NAMES)
    move = next(option for option in t.table.options() if option.text == "move")
    assert tell.option(move, t.question, tell.preview(t.table, move)) == "Spin the heart"


def test_a_refusal_names_what_is_refused() -> None:
    t = story(2)
    tell = teller_of("fr", t.table, NAMES)
    title, detail, why = tell.refusal(t.refusal("get off"))
    assert (title, detail) == ("Descendre", "")
    assert why
