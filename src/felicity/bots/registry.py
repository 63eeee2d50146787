"""The bots by name."""

from __future__ import annotations

from felicity.bots.bot import Bot, RandomBot
from felicity.core.errors import BadOptions

_BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    return list(_BOTS)


def bot(name: str, game: str) -> Bot:
    """A new bot of this name for a game."""
    if name not in _BOTS:
        raise BadOptions(f"There is no bot {name!r} for {game}: choose from {', '.join(names(game))}.")
    return _BOTS[name]()
