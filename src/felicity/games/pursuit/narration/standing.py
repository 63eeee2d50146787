"""The counters of a life."""

from __future__ import annotations

from typing import Any

from felicity.plugin import Standing


def standing_of(player: dict[str, Any]) -> Standing:
    """A player's counters in The Pursuit of Happiness."""
    return {
        **{name: player[name] for name in ("lth", "sth", "stress", "knowledge", "creativity", "influence", "money")},
        "hourglasses": player["unused"],
        "projects": len(player["projects"]) + len(player["finished"]),
        "finished": len(player["finished"]),
        "items": len(player["items"]),
        "days-out": len(player["activities"]) + len(player["enjoyed"]),
        "closeness": sum(partner["level"] for partner in player["partners"]),
        "jobs": 1 if player["job"] else 0,
    }
