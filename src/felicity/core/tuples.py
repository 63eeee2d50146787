"""Cards in tuples, which are replaced and never changed, so that copies of a position can share them."""

from __future__ import annotations


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less the first of this value."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def replaced(cards: tuple[int, ...], at: int, card: int) -> tuple[int, ...]:
    """The cards with another one at this place."""
    changed = list(cards)
    changed[at] = card
    return tuple(changed)
