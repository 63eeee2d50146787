"""What the laboratory counts about the cards of Happy Nation."""

from __future__ import annotations

from typing import Final

from felicity.lab.cards import Watch

WATCH: Final = Watch(
    offered={"card-seen": "card", "sickness-drawn": "=sickness"},
    taken={"card-played": "card", "vaccine-used": "=vaccine", "sickness-drawn": "=sickness"},  # which nobody can decline
    shared={},
    same={},
)
