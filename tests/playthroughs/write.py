"""Write the stored games anew after a change that is meant: `python -m tests.playthroughs.write`.

With `--new NAME MODE PLAYERS SEED [option=value ...]` a game of greedy bots is added; its name begins with that of the game and a hyphen.
"""

from __future__ import annotations

import sys

import felicity
from felicity.api import open_record
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from tests.playthroughs.playthrough import record_in, tell
from tests.playthroughs.test_playthroughs import FOLDER, STORED


def new(name: str, mode: str, players: str, seed: str, *options: str) -> None:
    """A game of greedy bots, kept under this name."""
    switched: dict[str, str] = dict(option.split("=", 1) for option in options)
    game = name.partition("-")[0]
    table = felicity.new(game, players=int(players), mode=mode, seed=seed, **switched)  # type: ignore[arg-type]
    bot = registry.bot("greedy", game)
    rng = Rng(start_of(f"playthrough {seed}"))
    while not table.is_over:
        table.play(bot.choose(Seat(table, rng)))
    record = table.record()
    (FOLDER / f"{name}.txt").write_text(tell(record, open_record(record, listen=True)[1]), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--new"]:
        new(*sys.argv[2:])
    for path in STORED:
        record = record_in(path.read_text("utf-8"))
        path.write_text(tell(record, open_record(record, listen=True)[1]), "utf-8")
