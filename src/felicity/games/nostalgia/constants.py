"""The things of Nostalgia as small numbers."""

from __future__ import annotations

from typing import Final

from felicity.games.pursuit.constants import ACTIONS, SOURCES

# Categories of realisation (NOS-5.1), in the order of the cards' numbers.
LIFE_GOAL: Final = 0
SKILL: Final = 1
CHOICE: Final = 2
REPEATABLE: Final = 3
CATEGORIES: Final = ["life_goal", "skill", "choice", "repeatable"]
TOP_LEVEL: Final = [1, 2, 2, 4]  # reached by Progress (NOS-5.3: a life goal needs none); a choice card has its two choices beyond it

RECURRING: Final = 0
MID_GAME: Final = 1
END_GAME: Final = 2
GOAL_TYPES: Final = ["recurring", "mid_game", "end_game"]

# What is paid for.
ACTIVATING: Final = 0
REALISING: Final = 1
PROGRESSING: Final = 2
CHOOSING_FIRST: Final = 3
CHOOSING_SECOND: Final = 4
DEVOTING: Final = 5
DEALS: Final = ["activate", "realise", "progress", "choose-first", "choose-second", "devote"]

# Deeds, for passive triggers, skills and goals (NOS-R7): the spaces of the board, and what exactly was done.
TAKE_BASIC: Final = len(ACTIONS)
TAKE_SINGLE: Final = TAKE_BASIC + 1
TAKE_GROUP: Final = TAKE_BASIC + 2
JOIN_GROUP: Final = TAKE_BASIC + 3
BUY_ITEM: Final = TAKE_BASIC + 4
BUY_ACTIVITY: Final = TAKE_BASIC + 5
START_RELATIONSHIP: Final = TAKE_BASIC + 6
DEEPEN: Final = TAKE_BASIC + 7
ADVANCE: Final = TAKE_BASIC + 8
FINISH_PROJECT: Final = TAKE_BASIC + 9
PROMOTION: Final = TAKE_BASIC + 10
REALISE: Final = TAKE_BASIC + 11
PROGRESS: Final = TAKE_BASIC + 12
DETERMINE: Final = TAKE_BASIC + 13
DEVOTE: Final = TAKE_BASIC + 14
DEEDS: Final = [
    *ACTIONS, "take_basic", "take_single", "take_group", "join_group", "buy_item", "buy_activity", "start_relationship", "deepen",
    "advance", "finish_project", "promotion", "realise", "progress", "determine", "devote",
]  # fmt: skip

BY_NOSTALGIA: Final = len(SOURCES)
SOURCE: Final = "nostalgia"
MORE_MEASURES: Final = ["realised", "realised_levels"]  # additional measures for goals
FIRST_CHOICE: Final = 3  # the level that stands for the first of two choices
NO_DEED: Final = -1


# A reminiscence on the board is one number: the card, and a check for each trigger.

PASSIVE: Final = 1
ACTIVE: Final = 2
BOTH: Final = 3


def reminiscence(card: int, checks: int = 0) -> int:
    """A card on the Nostalgia board."""
    return (card << 2) | checks


def memory_of(code: int) -> int:
    """Which card it is."""
    return code >> 2


def checks_of(code: int) -> int:
    """Its checks."""
    return code & BOTH


# A realised card is one number: the card, its level, hourglasses on it, whether it was used this round or its goal is met, and its stock.


def realised(card: int, level: int, markers: int = 0, used: int = 0, met: int = 0, stock: int = 0) -> int:
    """A card in front of its owner, realisation side up."""
    return (card << 16) | (stock << 10) | (met << 9) | (used << 8) | (markers << 3) | level


def card_in(code: int) -> int:
    """Which card it is."""
    return code >> 16


def level_in(code: int) -> int:
    """The level that its cube marks; beyond 2 on a choice card, the choice made."""
    return code & 7


def markers_in(code: int) -> int:
    """Hourglasses on it."""
    return (code >> 3) & 31


def is_used(code: int) -> bool:
    """Was its skill used in this round?"""
    return (code >> 8) & 1 == 1


def is_met(code: int) -> bool:
    """Has its once-only goal been scored?"""
    return (code >> 9) & 1 == 1


def stock_in(code: int) -> int:
    """Goods that lie on it."""
    return (code >> 10) & 63


def at_level(code: int, level: int) -> int:
    """The same card, its cube moved."""
    return (code & ~7) | level


def with_markers(code: int, markers: int) -> int:
    """The same card with so many more hourglasses."""
    return code + (markers << 3)


def as_used(code: int) -> int:
    """The same card, used in this round."""
    return code | (1 << 8)


def as_met(code: int) -> int:
    """The same card, its goal scored."""
    return code | (1 << 9)


def with_stock(code: int, stock: int) -> int:
    """The same card with so many goods on it."""
    return (code & ~(63 << 10)) | (stock << 10)


def after_round(code: int) -> int:
    """The same card after its hourglasses were taken back (NOS-R10, NOS-R20)."""
    return code & ~(63 << 3)
