"""Lives of any kind, with and without an expansion: what the property tests of The Pursuit of Happiness and its expansions play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import felicity
from felicity.core.option import Option
from felicity.core.table import Table

SEEDS = st.integers(0, 10**6)
PLAYERS = st.integers(1, 4)
GOODS = ("knowledge", "creativity", "influence", "money")


@dataclass(frozen=True)
class Lives:
    """How a game is played at random so that lives are long and full."""

    game: str
    idle: tuple[str, ...]  # rarer than by their share
    wanted: tuple[str, ...]  # these lead somewhere

    def wise(self, options: list[Option], choice: int) -> Option:
        """One of the options on offer, more often one that leads somewhere."""
        sensible = [option for option in options if not option.text.startswith(self.idle)] if choice % 11 else options
        wanted = [option for option in sensible if option.text.startswith(self.wanted)] if choice % 3 else []
        among = wanted or sensible or options
        return among[choice % len(among)]

    def played(self, players: int, seed: int, choices: list[int], **options: Any) -> Table:
        """A table after these choices."""
        table = felicity.new(self.game, players=players, seed=seed, listen=True, **options)
        for choice in choices:
            if table.is_over:
                break
            table.play(self.wise(table.options(), choice))
        return table


def position_of(table: Table) -> dict[str, Any]:
    """The whole position in words."""
    position = table.dump()["position"]
    assert isinstance(position, dict)
    return position


def goods_in_log(table: Table) -> list[dict[str, int]]:
    """All that was gained less all that was paid, by the events."""
    kept = [dict.fromkeys(GOODS, 0) for _ in range(table.setup.players)]
    for entry in table.events(None):
        if entry["event"] in ("gained", "paid"):
            sign = 1 if entry["event"] == "gained" else -1
            owned = kept[int(str(entry["who"])[4:]) - 1]
            for good in owned:
                owned[good] += sign * int(str(entry[good]))
    return kept


def goods_held(table: Table) -> list[dict[str, int]]:
    """What everybody has."""
    return [{good: player[good] for good in GOODS} for player in position_of(table)["players"]]
