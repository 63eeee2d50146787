"""The things of LOOP as small numbers, and the two encodings of cards: MATERIAL with their QUALITY, and piles of equal cards."""

from __future__ import annotations

from typing import Final

from felicity.core.native import i64

# Compiled, an i64 is a machine word, which makes the arithmetic below cheap; interpreted, it is an int.
# But a literal shifted by an i64 (`1 << place`) has 32 bits only: enough for a mask of seats or types, not for one of MATERIAL.

FOOD: Final = 0
GLASS: Final = 1
METAL: Final = 2
PLASTIC: Final = 3
UTILITY: Final = 4
MATERIALS: Final = ["food", "glass", "metal", "plastic", "utility"]

ACQUIRE: Final = 0
BARTER: Final = 1
RECYCLE: Final = 2  # in Solo: RENEW
RESELL: Final = 3
SHARE: Final = 4
FAVOURS: Final = ["acquire", "barter", "recycle", "resell", "share"]

# LOOP-2.3c.
PROPERTIES: Final = ["house", "group", "leaf", "book", "heart"]

BASIC: Final = 0
COMPETITIVE: Final = 1
COOP: Final = 2
SOLO: Final = 3
MODES: Final = ["basic", "competitive", "coop", "solo"]

# The action that a turn is fixed to (LOOP-R7).
NOT_YET: Final = 0
WORK: Final = 1
BUY: Final = 2
CONSUME: Final = 3
STOPGAP: Final = 4  # the 1 COIN of LOOP-R61
ACTIONS: Final = ["not_yet", "work", "buy", "consume", "stopgap"]

# Where HAPPINESS comes from and goes to.
START: Final = 0
BY_ACTIVITY: Final = 1
BY_GOAL: Final = 2
BY_REPUTATION: Final = 3
BY_WORK: Final = 4
BY_EVENT: Final = 5
BY_DEPLETION: Final = 6
BY_DEBT: Final = 7
BY_LANDFILL: Final = 8
SOURCES: Final = ["start", "activities", "goals", "reputation", "work", "events", "depletion", "debt", "landfill"]

# The four decks, as the SCHOLAR may choose them.
MATERIAL_DECK: Final = 0
ACTIVITY_DECK: Final = 1
FAVOUR_DECK: Final = 2
EVENT_DECK: Final = 3
DECKS: Final = ["material", "activity", "favour", "event"]

# What set off the end.
RUNNING: Final = 0
BY_HAPPINESS_12: Final = 1
BY_EMPTY_DECK: Final = 2
BY_ROUND_LIMIT: Final = 3
ENDINGS: Final = ["running", "happiness", "depletion", "round_limit"]

MARKET: Final = 6  # as a place, after the six seats; for a LANDFILL the same number is the central one
MAX_SEATS: Final = 6
MAX_QUALITY: Final = 4
NOTHING: Final = -1

# --- a MATERIAL with its QUALITY, in one number ---
# 3 bits QUALITY, 3 bits type, 3 bits the type before Forge (plus 1; 0 = not forged), then how often it may still be shared this turn.

FORGED: Final = 64
SHARED: Final = 512


def material(type: i64, quality: i64) -> int:
    """A MATERIAL of this type at this QUALITY."""
    return type * 8 + quality


def quality_of(m: i64) -> int:
    """LOOP-1.1a: its QUALITY, the dots on its top edge."""
    return m & 7


def type_of(m: i64) -> int:
    """The type it shows: the printed one, or the forged one until the turn ends."""
    return (m >> 3) & 7


def printed_type(m: i64) -> int:
    """The type it goes back to (LOOP-8.craftsman-b, LOOP-R73)."""
    before = (m >> 6) & 7
    return before - 1 if before else (m >> 3) & 7


def is_forged(m: i64) -> bool:
    """Does it count as another type for this turn?"""
    return (m & 448) != 0


def shares_of(m: i64) -> int:
    """How often an accepted SHARE may still use it this turn."""
    return m >> 9


def unmarked(m: i64) -> int:
    """The card itself, when the turn is over: neither forged nor shared."""
    return printed_type(m) * 8 + quality_of(m)


def without_shares(m: i64) -> int:
    """The right to share a MATERIAL lapses when it leaves its owner's AREA (LOOP-R19)."""
    return m & 511


# --- how many MATERIAL of each type may be used: up to 30, six bits for each type, so that the highest is spare ---

USABLE: Final = [1, 1 << 6, 1 << 12, 1 << 18, 1 << 24]
SPARE: Final = 0o4040404040


def usable_of(usable: i64, type: i64) -> i64:
    """How many of them have this type."""
    return (usable >> type * 6) & 31


def has_needs(usable: i64, needs: i64) -> bool:
    """Is there enough of each type? The spare bits keep the subtraction from borrowing from a neighbour."""
    return ((usable | SPARE) - needs) & SPARE == SPARE


# --- a pile: how many of each of five kinds, one octal digit each (there are 6 of every MATERIAL and of every FAVOUR) ---

ONE: Final = [1, 8, 64, 512, 4096]


def count(pile: i64, kind: i64) -> int:
    """How many of a kind are in the pile."""
    return (pile >> (3 * kind)) & 7


def size(pile: i64) -> int:
    """How many cards are in the pile."""
    return (pile & 7) + ((pile >> 3) & 7) + ((pile >> 6) & 7) + ((pile >> 9) & 7) + (pile >> 12)


def has_all(pile: i64, wanted: i64) -> bool:
    """Are there as many of each kind as wanted?"""
    while wanted:
        if (pile & 7) < (wanted & 7):
            return False
        pile >>= 3
        wanted >>= 3
    return True


def pile_of(cards: tuple[int, ...]) -> int:
    """A pile of these kinds."""
    pile: i64 = 0
    for kind in cards:
        pile += ONE[kind]
    return pile


def cards_of(pile: int) -> tuple[int, ...]:
    """The kinds in a pile, sorted."""
    cards: list[int] = []
    for kind in range(5):
        cards += [kind] * count(pile, kind)
    return tuple(cards)


def nth(pile: int, n: int) -> int:
    """The kind of the n-th card of a pile, counted in the order of kinds."""
    for kind in range(5):
        n -= count(pile, kind)
        if n < 0:
            return kind
    raise AssertionError("the pile is smaller than that")
