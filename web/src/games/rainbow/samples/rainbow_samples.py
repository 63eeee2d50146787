"""Make the samples of The Game of Happiness for the gallery: views, offers and events of real positions. Run it when a view changes:

python web/src/games/rainbow/samples/rainbow_samples.py
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.sentences import Sentences

HERE = Path(__file__).parent / "rainbow.json"
RULES = Path(felicity.__file__).parent / "games" / "rainbow" / "rules.toml"
NAMES = ["Ada", "Blaise", "Chloé", "Dara", "Emil", "Fatou"]
# players, seed, moves at least, and the question at which to stop
TABLES: dict[str, tuple[int, int, int, str]] = {
    "placing": (3, 1, 0, "PlaceButton"),
    "wheel": (3, 2, 8, "TakeTurn"),
    "stopped": (6, 3, 14, "GetOffOrStay"),
    "travel": (3, 4, 150, "TakeTurn"),
    "landed": (4, 5, 240, "MoveButton"),
}


def is_there(name: str, table: Table, question: str) -> bool:
    """Is this a moment that shows something? On the wheel one may spin, on a track one may move."""
    texts = [option.text for option in table.options()]
    wanted = {"wheel": "spin", "travel": "move"}.get(name)
    return table.question == question and (wanted is None or wanted in texts)


def sample(name: str, players: int, seed: int, moves: int, question: str) -> dict[str, object]:
    """What the seat that must choose is shown, after bots have played for a while."""
    table = felicity.new("rainbow", players=players, seed=seed, listen=True)
    player, rng = bot("greedy", "rainbow"), Rng(start_of("gallery"))
    events: list[dict[str, Any]] = []
    while table.number < moves or not is_there(name, table, question):
        by, before = table.to_act, len(table.events())
        table.play(player.choose(Seat(table, rng)))
        sentences = Sentences("en", NAMES, table)
        events += [
            {"at": table.number, "by": by, "auto": False, **event, "sentence": sentences.event(event)} for event in table.events()[before:]
        ]
    sentences = Sentences("en", NAMES, table)
    return {"view": table.view(table.to_act), "offers": [sentences.option(option) for option in table.options()], "events": events[-40:]}


if __name__ == "__main__":
    catalog = tomllib.loads(RULES.read_text("utf-8"))
    cards = {name: catalog[name] for name in ("track", "fate_card", "constant")}
    found = {name: sample(name, *how) for name, how in TABLES.items()}
    HERE.write_text(json.dumps({"cards": cards, "tables": found}, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
