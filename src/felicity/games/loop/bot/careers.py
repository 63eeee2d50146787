"""Which CAREER of LOOP to choose: what it starts with, what its SALARY earns in a game, and a rough worth of its ABILITY."""

from __future__ import annotations

from typing import Final

from felicity.games.loop import names
from felicity.games.loop.cards import DOUBLE, Cards
from felicity.games.loop.constants import MAX_QUALITY

RESOURCE: Final = 0.3  # HAPPINESS that a COIN or a QUALITY is worth
REPUTE: Final = 0.4  # HAPPINESS that a REPUTATION is worth
WORKS: Final = 3  # turns of WORK in a game
DOUBLED: Final = 3  # COIN that a doubling SALARY may earn

# What an ABILITY brings in a game, in HAPPINESS.
ABILITY: Final = {
    "chef": 0.5, "craftsman": 0.6, "engineer": 1.5, "homemaker": 0.5, "investor": 0.6, "nurse": 0.4, "clerk": 0.5, "officer": 0.2,
    "salesman": 0.3, "scavenger": 0.8, "scientist": 0.2, "soldier": 0.4, "waitress": 0.2,
}  # fmt: skip


def salaries(cards: Cards, career: int) -> list[tuple[int, int]]:
    """COIN and lost HAPPINESS of each SALARY; the MATERIAL that the ARTIST takes counts as COIN."""
    extra = MAX_QUALITY if names.CAREERS[career] == "artist" else 0
    return [
        ((DOUBLED if coins == DOUBLE else coins) + extra, loss)
        for coins, loss in zip(cards.salary_coins[career], cards.salary_loss[career])
    ]


def strength(cards: Cards, career: int) -> float:
    """The HAPPINESS to expect from a CAREER."""
    start = cards.career_happiness[career] + REPUTE * cards.career_reputation[career]
    start += RESOURCE * (cards.career_coins[career] + sum(cards.career_materials[career]))
    earned = max([RESOURCE * coins - loss for coins, loss in salaries(cards, career)])
    return start + WORKS * earned + ABILITY.get(names.CAREERS[career], 0.0)
