"""What the laboratory counts of the cards of The Pursuit of Happiness."""

from __future__ import annotations

from typing import Final

from felicity.games.pursuit import names
from felicity.lab.cards import Watch

WATCH: Final = Watch(
    offered={"card-dealt": "card", "trait-dealt": "trait", "goal-drawn": "goal"},
    taken={
        "project-taken": "card",
        "bought": "card",
        "hired": "card",
        "promoted": "card",
        "dated": "partner",
        "trait-kept": "trait",
        "goal-achieved": "goal",
    },
    shared={"group-joined": "card"},
    same=dict(zip(names.MEN, names.PARTNERS, strict=True)),
)
