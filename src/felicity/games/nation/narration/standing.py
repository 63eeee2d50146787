"""The counters of a player of Happy Nation."""

from __future__ import annotations

from typing import Any

from felicity.plugin import Standing


def standing_of(player: dict[str, Any]) -> Standing:
    """A player's counters in Happy Nation: money is hidden unless it is open to all, or the game is over."""
    return {
        **{name: player[name] for name in ("happiness", "money", "price", "houses", "bread", "tickets", "medicine", "level")},
        "for-sale": player["for_sale"],
        "explorers": player["hand"],
        "debt": player["loan"]["balance"] if player["loan"] else 0,
        "hours": player["hours"],
    }
