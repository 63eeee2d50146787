"""Cards in tuples, which are replaced and never changed, so that copies of a position can share them."""

from __future__ import annotations


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without the first of this value."""
    at = place_of(cards, card)
    if at == 0:
        return cards[1:]
    if at == len(cards) - 1:
        return cards[:-1]
    return cards[:at] + cards[at + 1 :]


def replaced(cards: tuple[int, ...], at: int, card: int) -> tuple[int, ...]:
    """The cards with another one at this place."""
    changed = list(cards)
    changed[at] = card
    return tuple(changed)


def exchanged(cards: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """The cards with another one in place of the first of this value."""
    return replaced(cards, place_of(cards, old), new)


def place_of(cards: tuple[int, ...], card: int) -> int:
    """The index of the first card of this value. Compiled, this loop costs less than calling `index`."""
    for at, each in enumerate(cards):
        if each == card:
            return at
    raise ValueError(f"{card} is not among {cards}")
