"""What the audits of all games share: errors that name the seat, and the cards that are missing or too many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from felicity.core.position import seat_text


def audit_each(s: Any, audit: Callable[[Any, Any], None]) -> None:
    """Audit every player; an error names the seat."""
    for seat, player in enumerate(s.players):
        try:
            audit(s, player)
        except AssertionError as error:
            raise AssertionError(f"{seat_text(seat)}: {error}") from None


def same_cards(what: str, found: list[int], expected: list[int], words: list[str]) -> None:
    """Raise an error unless the same cards are there, in any order."""
    found.sort()
    expected = sorted(expected)
    if found == expected:
        return
    wrong: list[str] = []
    for card in sorted({*found, *expected}):
        more = found.count(card) - expected.count(card)
        if more:
            word = words[card] if 0 <= card < len(words) else f"number {card}"
            wrong.append(f"{abs(more)} {word} {'too many' if more > 0 else 'missing'}")
    raise AssertionError(f"{what}: {', '.join(wrong)}")
