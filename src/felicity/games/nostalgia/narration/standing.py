"""The counters of a life with its memories."""

from __future__ import annotations

from typing import Any

from felicity.games.pursuit.narration.standing import standing_of as life
from felicity.plugin import Standing


def standing_of(player: dict[str, Any]) -> Standing:
    """A player's counters: those of the base game, memories, and how many were realised."""
    album = player["nostalgia"]
    return {**life(player), "memories": len(album["board"]) + len(album["realised"]), "realised": len(album["realised"])}
