"""Make the samples of Happy Nation for the gallery: views, offers and events of real positions. Run it when a view changes:

python web/src/games/nation/samples/nation_samples.py
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
from felicity.server.sentences import Sentences

HERE = Path(__file__).parent / "nation.json"
RULES = Path(felicity.__file__).parent / "games" / "nation" / "rules.toml"
NAMES = ["Ada", "Blaise", "Chloé", "Dara", "Emil", "Fatou"]
TABLES_OF_CARDS = ("character", "production_level", "loan", "explorer", "price_track", "constant")

# players, options, seed, moves at least, and the question at which the seat is asked
TABLES: dict[str, tuple[int, dict[str, Any], int, int, str, int | None]] = {
    "choosing": (5, {"characters": "choose"}, 1, 0, "ChooseCharacter", None),
    "day": (5, {}, 3, 60, "TakeTurn", 1),
    "open": (3, {"open_money": True, "open_mat_money": True, "target": 16}, 3, 30, "TakeTurn", 1),
    "prices": (4, {}, 5, 60, "SetPrice", None),
    "banker": (4, {}, 6, 40, "TakeTurn", 4),
}


def sample(players: int, options: dict[str, Any], seed: int, moves: int, question: str, seat: int | None) -> dict[str, object]:
    """What the seat that must choose is shown, after bots have played for a while."""
    table = felicity.new("nation", players=players, seed=seed, listen=True, **options)
    player, rng = bot("greedy", "nation"), Rng(start_of("gallery"))
    events: list[dict[str, Any]] = []
    while table.number < moves or table.question != question or (seat is not None and table.to_act != seat):
        by, before = table.to_act, len(table.events(None))
        table.play(player.choose(Seat(table, rng)))
        events += [{"at": table.number, "by": by, "auto": False, **event} for event in table.events(None)[before:]]
    sentences = Sentences("en", NAMES, table)
    events = [{**event, "sentence": sentences.event(event)} for event in events]
    return {"view": table.view(table.to_act), "offers": [sentences.option(option) for option in table.options()], "events": events[-90:]}


if __name__ == "__main__":
    catalog = tomllib.loads(RULES.read_text("utf-8"))
    cards = {name: catalog[name] for name in TABLES_OF_CARDS}
    found = {name: sample(*how) for name, how in TABLES.items()}
    HERE.write_text(json.dumps({"cards": cards, "tables": found}, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
