"""Make the samples of the gallery: views and offers of real positions, and the figures of the cards. Run it when a view changes:

python web/src/games/loop/samples/loop_samples.py
"""

from __future__ import annotations

import json
from pathlib import Path

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.catalog import kept_cards
from felicity.server.sentences import Sentences

HERE = Path(__file__).parent
NAMES = ["Ada", "Blaise", "Chloé", "Dara", "Emil", "Fatou"]
KEPT = ("activity", "goal", "career", "event", "favour", "mode", "constant", "zone")
SHOWN = (
    "id", "name", "value", "kind", "materials", "properties", "requires", "happiness", "coins", "reputation", "salary", "first", "last",
    "accept_reputation", "events", "credit_cards", "reject", "draw_favour", "target",
)  # fmt: skip
TABLES = {"competitive": (4, 11, 62), "solo": (1, 4, 22), "basic": (2, 1, 0), "careers": (3, 2, 0), "coop": (3, 5, 40)}


def played(mode: str, players: int, seed: int, moves: int) -> Table:
    """A table that bots have played for a while, at a moment when a turn begins or goes on."""
    table = felicity.new("loop", players=players, mode=mode, seed=seed, listen=True)
    player, rng = bot("greedy", "loop"), Rng(start_of("gallery"))
    while table.number < moves or (moves and not (table.question == "TakeTurn" and len(table.options()) > 8)):
        table.play(player.choose(Seat(table, rng)))
    return table


def sample(mode: str, players: int, seed: int, moves: int) -> dict[str, object]:
    """What the seat that must choose is shown."""
    table = played("competitive" if mode == "careers" else mode, players, seed, moves)
    sentences = Sentences("en", NAMES, table)
    return {"view": table.view(table.to_act), "offers": [sentences.option(option) for option in table.options()]}


def card_data() -> dict[str, object]:
    """What is on the cards, without notes and sources."""
    data = json.loads(kept_cards("loop").body)
    found: dict[str, object] = {}
    for name in KEPT:
        rows = data[name]
        assert isinstance(rows, list)
        found[name] = [{key: row[key] for key in SHOWN if key in row} for row in rows]
    return found


if __name__ == "__main__":
    for name, (players, seed, moves) in TABLES.items():
        (HERE / f"{name}.json").write_text(json.dumps(sample(name, players, seed, moves), separators=(",", ":")) + "\n", "utf-8")
    (HERE / "cards.json").write_text(json.dumps(card_data(), separators=(",", ":")) + "\n", "utf-8")
