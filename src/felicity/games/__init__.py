"""One folder per game, with everything in it: rules, engine, bot, sentences, terminal. Other code asks its `plugin.py`."""

from typing import Final

OURS: Final = ("loop", "nation", "nostalgia", "pursuit", "rainbow")  # the games that come with Felicity; others come by entry points
