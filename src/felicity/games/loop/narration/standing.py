"""The counters of a player of LOOP."""

from __future__ import annotations

from typing import Any

from felicity.games.loop.state import DEBT
from felicity.plugin import Standing


def standing_of(player: dict[str, Any]) -> Standing:
    """A player's counters in LOOP."""
    return {
        "happiness": player["happiness"],
        "coins": player["coins"],
        "landfill": len(player["landfill"]),
        "debts": len(player["debts"]),
        "owed": sum(DEBT - paid for paid in player["debts"]),
        "reputation": player["reputation"],
        "activities": player["completed"],
        "goals": len(player["achieved"]),
        "materials": len(player["materials"]),
        "quality": sum(quality_in(held) for held in player["materials"]),
        "favours": player["hand"],
    }


def quality_in(held: str) -> int:
    """The QUALITY of a MATERIAL given in words, such as `glass 3`; 0 if it has none.

    >>> quality_in("glass 3 shared 1"), quality_in("glass")
    (3, 0)
    """
    words = held.split()
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
