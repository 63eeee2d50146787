"""Make the samples of The Pursuit of Happiness and of Nostalgia for the gallery: views, offers and events. Run it when a view changes:

python web/src/games/pursuit/samples/pursuit_samples.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.catalog import kept_cards
from felicity.server.sentences import Sentences

GAMES = Path(__file__).parents[2]
NAMES = ["Ada", "Blaise", "Chloé", "Dara", "Emil"]
KEPT = ("project", "item", "job", "partner", "trait", "goal", "constant", "nostalgia")
NOTES = ("certainty", "designed", "why", "name", "page")  # of no use to a page that draws, but for constants' names
# mode, players, seed, round, and the question at which to stop
Tables = dict[str, tuple[str, int, int, int, str]]
PURSUIT: Tables = {
    "birth": ("standard", 3, 1, 0, "ChooseTrait"),
    "teen": ("standard", 3, 2, 1, "TakeTurn"),
    "upkeep": ("standard", 3, 3, 4, "PayUpkeep"),
    "old": ("standard", 4, 5, 6, "TakeTurn"),
    "alone": ("solo", 1, 4, 3, "TakeTurn"),
}
NOSTALGIA: Tables = {
    "birth": ("standard", 3, 1, 0, "ChooseTrait"),
    "teen": ("standard", 3, 2, 1, "TakeTurn"),
    "old": ("standard", 3, 5, 6, "TakeTurn"),
    "after": ("standard", 2, 3, 2, "EndTurn"),
}


def is_there(table: Table, round: int, question: str) -> bool:
    """Is this a moment that shows something? An upkeep has several cards."""
    if table.question != question or table.state.round < round:
        return False
    return question != "PayUpkeep" or len(table.options()) > 5


def sample(game: str, mode: str, players: int, seed: int, round: int, question: str) -> dict[str, object]:
    """What the seat that must choose is shown, after bots have played for a while."""
    table = felicity.new(game, mode=mode, players=players, seed=seed, listen=True)
    player, rng = bot("greedy", game), Rng(start_of("gallery"))
    events: list[dict[str, Any]] = []
    while not is_there(table, round, question):
        by, before = table.to_act, len(table.events())
        table.play(player.choose(Seat(table, rng)))
        sentences = Sentences("en", NAMES, table)
        events += [
            {"at": table.number, "by": by, "auto": False, **event, "sentence": sentences.event(event)} for event in table.events()[before:]
        ]
    sentences = Sentences("en", NAMES, table)
    refusals = [sentences.refusal(refusal) for refusal in table.refusals()]
    offers = [sentences.option(option) for option in table.options()]
    return {"view": table.view(table.to_act), "offers": offers, "refusals": refusals, "events": events[-40:]}


def bare(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the catalogue without its notes."""
    found = {key: value for key, value in row.items() if key not in NOTES or (key == "name" and "id" not in row)}
    return {key: [bare(each) for each in value] if key in ("levels", "bonuses") else value for key, value in found.items()}


if __name__ == "__main__":
    for game, tables in {"pursuit": PURSUIT, "nostalgia": NOSTALGIA}.items():
        catalog = json.loads(kept_cards(game).body)
        cards = {name: [bare(row) for row in catalog[name]] for name in KEPT if name in catalog}
        found = {name: sample(game, *how) for name, how in tables.items()}
        text = json.dumps({"cards": cards, "tables": found}, separators=(",", ":"), ensure_ascii=False)
        (GAMES / game / "samples" / f"{game}.json").write_text(text + "\n", "utf-8")
