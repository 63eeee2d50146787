"""The counters of a player of The Game of Happiness."""

from __future__ import annotations

from typing import Any

from felicity.plugin import Standing


def standing_of(player: dict[str, Any]) -> Standing:
    """The Game of Happiness: keys in front of a player and on the stand; money is what was collected, since the key costs it all."""
    return {
        "keys": len({*player["keys"], *player["stand"]}),
        "money": player["collected"],
        "hang-ups": len(player["hang_ups"]) + len(player["fate_hang_ups"]),
        "saved": len(player["saved"]),
    }
