"""Every game ends, even if everybody puts it off: no free choice can be repeated for ever."""

from __future__ import annotations

import pytest

from felicity.api import games
from felicity.core.game import Game
from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.core.state import State, answer, choice_of, options_of
from felicity.core.table import start
from felicity.plugins import game

LONGEST = 5_000  # choices: a random game of Happy Nation takes up to 3,500, all others less than 1,000
SEATS = [(name, mode, most) for name in games() for mode, (_, most) in game(name).facts.modes.items()]


@pytest.mark.rule("POH-R73")
@pytest.mark.parametrize(("name", "mode", "players"), SEATS)
def test_a_game_ends_even_if_everybody_puts_it_off(name: str, mode: str, players: int) -> None:
    """Whoever is asked chooses what leads back to the same question, if anything does."""
    found = game(name)
    table = start(found, found.set_up(mode, players, "delay", {}))
    rng = Rng(start_of("delay"))
    choices = 0
    while table.state.agenda:
        delaying = [option for option in options_of(table.state) if asks_again(found, table.state, option)]
        options = delaying or options_of(table.state)
        answer(table.state, options[rng.below(len(options))])
        choices += 1
        assert choices < LONGEST, f"{choice_of(table.state)} can be answered for ever"


def asks_again(game: Game, s: State, option: Option) -> bool:
    """Is the same seat asked the same once more after this option?"""
    asked = choice_of(s)
    twin = game.copy(s)
    answer(twin, option)
    after = choice_of(twin)
    return asked is not None and after is not None and type(after) is type(asked) and after.seat() == asked.seat()
