"""What the log says of counters in The Pursuit of Happiness and Nostalgia: they change by what events say, and by nothing else."""

from __future__ import annotations

from typing import Any, cast

import pytest

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.text.narrators import narrator_of

COUNTED = ("knowledge", "creativity", "influence", "money", "stress", "lth")


def counters(table: Table) -> list[dict[str, Any]]:
    """Of every player."""
    return cast("list[dict[str, Any]]", table.view(None)["players"])


@pytest.mark.parametrize("level", ["greedy", "random"])
@pytest.mark.parametrize(("game", "players", "options"), [("pursuit", 3, {"retirement": True}), ("pursuit", 1, {}), ("nostalgia", 2, {})])
def test_counters_change_by_what_is_told(game: str, players: int, options: dict[str, Any], level: str) -> None:
    """UI-T19, UI-T21, POH-R69: so that «since your last turn» adds up."""
    mode = "solo" if players == 1 else "standard"
    table = felicity.new(game, players=players, mode=mode, seed=1, listen=True, **options)
    tell, player, chance = narrator_of("en", table, []), bot(level, game), Rng(start_of("moves"))
    while not table.is_over:
        before = counters(table)
        retires = [option for option in table.options() if option.text == "retire"]  # no bot does
        table.play(retires[0] if retires else player.choose(Seat(table, chance)))
        moved: dict[tuple[int, str], int] = {}
        for event in table.log[-1]:
            for seat, name, by in tell.moves(table.event_data(event)):
                moved[seat, name] = moved.get((seat, name), 0) + by
        changed = {
            (seat, name): after[name] - then[name]
            for seat, (then, after) in enumerate(zip(before, counters(table)), 1)
            for name in COUNTED
            if after[name] != then[name]
        }
        assert {key: by for key, by in moved.items() if by} == changed, (table.chosen[-1], table.log[-1])
