"""What a page wants to know before a table is there: games, rules, cards, sentences. It stays the same while the server runs."""

from __future__ import annotations

import tomllib
from functools import cache

from felicity import api
from felicity.bots.registry import LEVELS
from felicity.core.rulebook import RULES
from felicity.server.kept import Kept, keep_json, keep_text
from felicity.server.thinking import bot_of, can_advise
from felicity.text.catalog import LOCALE

GAMES = RULES.parent / "games"
RULE_TABLES = ("rule", "ruling", "option")  # have requests of their own


@cache
def kept_games() -> Kept:
    """Facts of every game, with the bot that plays each level."""
    return keep_json(
        {
            name: {**facts, "levels": {level: bot_of(level, name) for level in LEVELS}, "hints": can_advise(name)}
            for name, facts in api.games().items()
        }
    )


@cache
def kept_rules(game: str, lang: str) -> Kept:
    """Every rule and ruling of a game, in a language."""
    return keep_json([rule.as_dict() for rule in api.rules(game, lang).rules])


@cache
def kept_cards(game: str) -> Kept:
    """The card data of a game, as it stands in its rules file: everything but rules, rulings and options; and its own card files."""
    data = tomllib.loads((RULES / f"{game}.toml").read_text("utf-8"))
    files = sorted((GAMES / game / "cards").glob("*.toml"))
    if files:
        data.pop("card", None)  # what is known of the printed ones: the files have them all
    for path in files:
        data |= tomllib.loads(path.read_text("utf-8"))
    return keep_json({name: value for name, value in data.items() if name not in RULE_TABLES})


@cache
def kept_texts(lang: str) -> Kept:
    """Every sentence of a language."""
    return keep_text("\n".join(path.read_text("utf-8") for path in sorted((LOCALE / lang).glob("*.ftl"))))
