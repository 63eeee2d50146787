"""The data of all cards of a game, as in the catalog and as they are at a table."""

from __future__ import annotations

import tomllib
from typing import Any

from felicity import plugins
from felicity.core.pack import Entries
from felicity.server.catalog_messages import EntryData
from felicity.server.stored_table import StoredTable

RULE_TABLES = ("rule", "ruling", "option")  # these have requests of their own


def card_data(game: str) -> dict[str, Any]:
    """The card data of a game, from its rules file (everything but rules, rulings and options) and its card files."""
    folder = plugins.plugin(game).folder
    data = tomllib.loads((folder / "rules.toml").read_text("utf-8"))
    of_cards = sorted((folder / "cards").glob("*.toml"))
    if of_cards:
        data.pop("card", None)  # notes on the printed cards: the card files have them all
    for path in of_cards:
        data |= tomllib.loads(path.read_text("utf-8"))
    return {name: value for name, value in data.items() if name not in RULE_TABLES}


def table_card_data(game: str, earlier: Entries, entries: list[EntryData]) -> dict[str, Any]:
    """The same with cards of an earlier version and house cards, perhaps of an expansion of this game, which has cards of both."""
    data = card_data(game)
    rows = {
        (table, row.get("id", row.get("name"))): row
        for table, found in data.items()
        if isinstance(found, list)
        for row in found
        if isinstance(row, dict)
    }
    for _, table, entry in earlier:
        row = rows.get((table, entry["id"]))
        if row is not None:
            row.clear()
            row |= entry
    for each in entries:
        row = rows.get((each["table"], each["entry"]["id"]))
        if row is not None:
            row |= {key: value for key, value in each["entry"].items() if key != "id"}
    return data


def cards_shown(stored: StoredTable, game: str) -> dict[str, Any]:
    """The cards of a game as they are at a table."""
    earlier = stored.game.catalog.entries_until(stored.game.catalog.deck(stored.header.rules))
    return table_card_data(game, earlier, stored.pack.entries if stored.pack else [])
