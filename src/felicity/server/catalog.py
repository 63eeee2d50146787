"""What the page needs before there is a table: games, rules, cards, texts. It stays the same while the server runs."""

from __future__ import annotations

from functools import cache

from felicity import api, plugins
from felicity.bots.registry import LEVELS, can_judge
from felicity.server.bot_pool import bot_of, can_advise
from felicity.server.card_data import card_data
from felicity.server.http_cache import CachedBody, keep_json, keep_text
from felicity.text.catalog import files
from felicity.text.labels import rulebook


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
                "reviews": can_judge(name),
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


@cache
def kept_texts(lang: str) -> CachedBody:
    """Every text of a language."""
    return keep_text("\n".join(path.read_text("utf-8") for path in files(lang)))
