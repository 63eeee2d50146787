"""All the money there is in Happy Nation, by origin and by holder (UI-G13)."""

from __future__ import annotations

from typing import Final

from felicity.core.table import Table
from felicity.games.nation.state import NationState
from felicity.text.catalog import say
from felicity.text.stacks import PartData, StackData, Stacks

ORIGINS: Final = ("start", "printing", "loans", "supply")
ABROAD: Final = "abroad"


class MoneyStacks(Stacks):
    """Money by origin and by holder."""

    def labels(self, names: list[str], lang: str) -> list[StackData]:
        origins: list[PartData] = [{"id": each, "label": say(lang, f"page-nation-origin-{each}")} for each in ORIGINS]
        holders: list[PartData] = [{"id": f"seat{at}", "label": name} for at, name in enumerate(names, 1)]
        holders.append({"id": ABROAD, "label": say(lang, "page-nation-abroad")})
        return [
            {"id": "origin", "label": say(lang, "page-nation-by-origin"), "parts": origins},
            {"id": "holder", "label": say(lang, "page-nation-by-holder"), "parts": holders},
        ]

    def amounts(self, table: Table) -> dict[str, list[int]]:
        """Money returned to the Supply is deducted from its origin."""
        s = table.state
        assert isinstance(s, NationState)
        return {
            "origin": [s.started, s.printed, s.lent - s.repaid, s.from_supply - s.to_supply],
            "holder": [*(player.money for player in s.players), s.mat],
        }
