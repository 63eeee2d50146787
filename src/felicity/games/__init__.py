"""One folder for each game, with everything of it: rules, engine, bot, sentences, terminal. Others ask its `plugin.py`."""

from typing import Final

OURS: Final = ("loop", "nation", "nostalgia", "pursuit", "rainbow")  # the games that Felicity brings; others come by entry points
