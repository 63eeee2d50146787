"""Figures of a whole table that are made of parts, for charts of a game that is over: in Happy Nation all the money there is.

The parts of every stack add up to the same total at any moment (UI-G13).
"""

from __future__ import annotations

from typing import Final

from felicity.core.table import Table
from felicity.games.nation.state import NationState
from felicity.server.journal import Data
from felicity.text.catalog import say

ORIGINS: Final = ("start", "printing", "loans", "supply")
ABROAD: Final = "abroad"


def stacks_of(game: str, names: list[str], lang: str) -> list[Data]:
    """What is stacked, and of which parts; most games have nothing of the kind."""
    if game != "nation":
        return []
    origins = [{"id": each, "label": say(lang, f"page-nation-origin-{each}")} for each in ORIGINS]
    holders = [{"id": f"seat{at}", "label": name} for at, name in enumerate(names, 1)]
    holders.append({"id": ABROAD, "label": say(lang, "page-nation-abroad")})
    return [
        {"id": "origin", "label": say(lang, "page-nation-by-origin"), "parts": origins},
        {"id": "holder", "label": say(lang, "page-nation-by-holder"), "parts": holders},
    ]


def stacked(table: Table) -> dict[str, list[int]]:
    """By stack, its parts in order. What went back to the Supply is taken off where it had come from."""
    s = table.state
    if not isinstance(s, NationState):
        return {}
    return {
        "origin": [s.started, s.printed, s.lent - s.repaid, s.from_supply - s.to_supply],
        "holder": [*(player.money for player in s.players), s.mat],
    }
