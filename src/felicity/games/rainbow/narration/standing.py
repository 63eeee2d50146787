"""The counters of a player of The Game of Happiness."""

from __future__ import annotations

from typing import Any

from felicity.plugin import Standing


def standing_of(player: dict[str, Any]) -> Standing:
    """Keys are those on the stand, which win the game; money is the total collected, since the key costs all of it."""
    return {
        "keys": len(player["stand"]),
        "keys-waiting": len(player["keys"]),
        "money": player["collected"],
        "hang-ups": len(player["hang_ups"]) + len(player["fate_hang_ups"]),
        "saved": len(player["saved"]),
    }
