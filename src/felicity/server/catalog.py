"""What a page wants to know before a table is there: games, rules, cards, sentences. It stays the same while the server runs."""

from __future__ import annotations

import tomllib
from functools import cache

from felicity import api, plugins
from felicity.bots.registry import LEVELS
from felicity.server.bot_pool import bot_of, can_advise
from felicity.server.http_cache import CachedBody, keep_json, keep_text
from felicity.text.catalog import files
from felicity.text.labels import rulebook

RULE_TABLES = ("rule", "ruling", "option")  # have requests of their own


@cache
def kept_games() -> CachedBody:
    """Facts of every game, with the game that it expands, the letters its rules begin with, and the bot that plays each level."""
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
    """Every rule and ruling of a game, in a language, or in English if the game has them in no other."""
    return keep_json([rule.as_dict() for rule in rulebook(lang, game).rules])


@cache
def kept_cards(game: str) -> CachedBody:
    """The card data of a game, as it stands in its rules file: everything but rules, rulings and options; and its own card files."""
    folder = plugins.plugin(game).folder
    data = tomllib.loads((folder / "rules.toml").read_text("utf-8"))
    of_cards = sorted((folder / "cards").glob("*.toml"))
    if of_cards:
        data.pop("card", None)  # what is known of the printed ones: the files have them all
    for path in of_cards:
        data |= tomllib.loads(path.read_text("utf-8"))
    return keep_json({name: value for name, value in data.items() if name not in RULE_TABLES})


@cache
def kept_texts(lang: str) -> CachedBody:
    """Every sentence of a language."""
    return keep_text("\n".join(path.read_text("utf-8") for path in files(lang)))
