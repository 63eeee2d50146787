"""The Game of Happiness in words: whole games are told without a gap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import felicity
from felicity import plugins
from felicity.core.rng import Rng, start_of
from felicity.text.narrators import narrator_of
from tests.games.rainbow.story import on_track, story
from tests.text.narrated import check_sentences

FRENCH = Path(felicity.__file__).parent / "games" / "rainbow" / "narration" / "fr"
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


@pytest.mark.parametrize("players", [2, 4])
def test_the_log_tells_what_moves_every_counter(players: int) -> None:
    """UI-T21: keys on the stand, hang-ups and money change by what the events of a move say, and by nothing else."""
    chance = Rng(start_of("moves"))
    for seed in range(6):
        table = felicity.new("rainbow", players=players, seed=seed, listen=True, fate_key_money=True)
        tell = narrator_of("en", table, NAMES[:players])
        while not table.is_over:
            before = plugins.plugin("rainbow").standings(table.view(None))
            options = table.options()
            table.play(options[chance.below(len(options))])
            after = plugins.plugin("rainbow").standings(table.view(None))
            moves = [move for event in table.log[-1] for move in tell.moves(table.event_data(event))]
            for seat in range(1, players + 1):
                for name in ("keys", "hang-ups", "money"):
                    by = sum(move.by for move in moves if (move.seat, move.name) == (seat, name))
                    assert (after[seat - 1][name] or 0) - (before[seat - 1][name] or 0) == by, (table.chosen[-1], table.log[-1])


def test_a_wheel_is_turned_in_french() -> None:
    """One throws dice: «faire tourner la roue», never «lancer la roue»."""
    lines = [line for path in FRENCH.glob("*.ftl") for line in path.read_text("utf-8").splitlines() if "roue" in line]
    assert any("tourner la roue" in line for line in lines)
    assert not [line for line in lines if re.search(r"\b[Ll]an(c|ç)", line)]
