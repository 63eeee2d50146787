"""What the laboratory counts about the cards of LOOP."""

from __future__ import annotations

from typing import Final

from felicity.lab.cards import Watch

WATCH: Final = Watch(
    offered={"goal-dealt": "goal", "activity-refilled": "activity"},
    taken={"goal-achieved": "goal", "activity-completed": "activity"},
    shared={},
    same={},
    laid_out=("board", "stage"),
)
