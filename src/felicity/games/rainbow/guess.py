"""A complete position as a seat may imagine it: only the order of the face-down piles is hidden (RAIN-R28), from everybody."""

from __future__ import annotations

from felicity.core.rng import Rng
from felicity.games.rainbow.state import RainbowState


def guess_of(s: RainbowState, rng: Rng) -> RainbowState:
    """Unknown cards are sorted and shuffled, so that only what is known and the generator matter. Future chance is drawn anew."""
    guess = s.copy()
    guess.fate = reordered(s.fate, s.fate_known, rng)
    guess.improvement = reordered(s.improvement, s.improvement_known, rng)
    guess.piles = [reordered(pile, 0, rng) for pile in s.piles]
    guess.rng = rng.another()
    return guess


def reordered(pile: tuple[int, ...], known: int, rng: Rng) -> tuple[int, ...]:
    """The pile in another order, but for the cards at its bottom that everybody has seen (RAIN-R35)."""
    return pile[:known] + rng.shuffled(tuple(sorted(pile[known:])))
