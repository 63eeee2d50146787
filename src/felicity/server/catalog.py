"""What the page needs before there is a table: games, rules, cards, texts. It stays the same while the server runs."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from felicity import api, plugins
from felicity.bots.registry import LEVELS
from felicity.core.pack import Entries
from felicity.server.bot_pool import bot_of, can_advise
from felicity.server.http_cache import CachedBody, keep_json, keep_text
from felicity.server.messages import EntryData
from felicity.text.catalog import files
from felicity.text.labels import rulebook

RULE_TABLES = ("rule", "ruling", "option")  # these have requests of their own


@cache
def kept_games() -> CachedBody:
    """Facts about every game, including its base game, the prefix of its rule numbers, and the bot that plays each level."""
    return keep_json(
        {
            name: {
                **facts,
                "base": plugins.plugin(name).base,
                "rules": api.rules(name).prefix,
                "levels": {level: bot_of(level, name) for level in LEVELS},
                "hints": can_advise(name),
            }
            for name, facts in api.games().items()
        }
    )


@cache
def kept_rules(game: str, lang: str) -> CachedBody:
    """Every rule and ruling of a game in a language, or in English if there is no translation."""
    return keep_json([rule.as_dict() for rule in rulebook(lang, game).rules])


@cache
def kept_cards(game: str) -> CachedBody:
    """The card data of a game."""
    return keep_json(card_data(game))


@cache
def kept_card_tables(game: str) -> CachedBody:
    """What house cards may change: cards by table with their entries, and which values their keys may have."""
    catalog = plugins.game(game).catalog
    tables = catalog.default_tables()
    return keep_json({table: {**described, "entries": tables[table]} for table, described in catalog.described().items()})


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


@cache
def kept_texts(lang: str) -> CachedBody:
    """Every text of a language."""
    return keep_text("\n".join(path.read_text("utf-8") for path in files(lang)))
