"""What the laboratory counts about the cards of The Pursuit of Happiness."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

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


def improved(entry: Mapping[str, Any]) -> tuple[str, object] | None:
    """One more long-term happiness for a goal, the first level of a card or being hired; a trait starts with one more knowledge."""
    if isinstance(entry.get("lth"), int):
        return "lth", entry["lth"] + 1
    if entry.get("levels"):
        first, *others = entry["levels"]
        return "levels", [{**first, "reward": one_more(first.get("reward", {}), "lth")}, *others]
    for key, counter in (("hiring_reward", "lth"), ("starting", "knowledge")):
        if isinstance(entry.get(key), dict):
            return key, one_more(entry[key], counter)
    return None


def one_more(gain: Mapping[str, int], counter: str) -> dict[str, int]:
    """What is gained, with one more of something."""
    return {**gain, counter: gain.get(counter, 0) + 1}
