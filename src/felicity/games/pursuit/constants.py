"""The things of The Pursuit of Happiness as small numbers."""

from __future__ import annotations

from typing import Final

# Goods: the three resources, and money, which isn't one (POH-1.3).
KNOWLEDGE: Final = 0
CREATIVITY: Final = 1
INFLUENCE: Final = 2
MONEY: Final = 3
GOODS: Final = ["knowledge", "creativity", "influence", "money"]
RESOURCES: Final = 3

# The action spaces of the board.
STUDY: Final = 0
PLAY: Final = 1
INTERACT: Final = 2
TEMP_JOB: Final = 3
TAKE_PROJECT: Final = 4
SPEND: Final = 5
GET_JOB: Final = 6
DEVELOP: Final = 7
OVERTIME: Final = 8
REST: Final = 9
ACTIONS: Final = [
    "study", "play", "interact", "temp_job", "take_project", "spend", "get_job", "develop_relationship", "overtime", "rest",
]  # fmt: skip

# The four rows of cards beside the board, each with its pile.
PROJECTS: Final = 0
ITEMS: Final = 1
JOBS: Final = 2
PARTNERS: Final = 3
ROWS: Final = ["projects", "items", "jobs", "partners"]

# Kinds of cards.
BASIC: Final = 0
SINGLE: Final = 1
GROUP: Final = 2
ITEM: Final = 3
ACTIVITY: Final = 4
JOB: Final = 5
PARTNER: Final = 6
KINDS: Final = ["basic", "single", "group", "item", "activity", "job", "partner"]
JOB_TYPES: Final = ["science", "arts", "social"]

# Levels of a relationship.
DATE: Final = 1
FAMILY: Final = 3

# Where long-term happiness comes from.
BY_PROJECTS: Final = 0
BY_ITEMS: Final = 1
BY_ACTIVITIES: Final = 2
BY_JOBS: Final = 3
BY_PARTNERS: Final = 4
BY_OVERFLOW: Final = 5
BY_INHERITANCE: Final = 6
BY_GOALS: Final = 7
BY_TRAIT: Final = 8
SOURCES: Final = ["projects", "items", "activities", "jobs", "partners", "overflow", "inheritance", "life_goals", "trait"]
SOURCE_OF: Final = [BY_PROJECTS, BY_PROJECTS, BY_PROJECTS, BY_ITEMS, BY_ACTIVITIES, BY_JOBS, BY_PARTNERS]  # by kind of card

TEEN: Final = 0
ADULT: Final = 1
OLD_AGE: Final = 2
AGES: Final = ["teen", "adult", "old_age"]

SETTING_UP: Final = 0
UPKEEP: Final = 1
ACTION: Final = 2
END_OF_ROUND: Final = 3
OVER: Final = 4
PHASES: Final = ["setup", "upkeep", "action", "end_of_round", "over"]

# What a payment for a Project is for.
TAKING: Final = 0
JOINING: Final = 1
ADVANCING: Final = 2
SPARING: Final = 3  # advancing with one hourglass fewer than printed, if an expansion's card allows it
DEEDS: Final = ["take", "join", "advance", "advance-sparing"]

WOMAN: Final = 0
MAN: Final = 1
SIDES: Final = ["woman", "man"]

MAX_SEATS: Final = 5
MAX_LEVEL: Final = 4
LEVELS: Final = MAX_LEVEL + 1  # a row for each level; place 0 stays empty
ROLES: Final = 4
MAX_STH: Final = 5  # the end of the longest track
NOTHING: Final = -1


# A card in front of a player is one number: the card, its level, and markers on it (a Project) or its side (a Partner).


def held(card: int, level: int, extra: int = 0) -> int:
    """A card with its level."""
    return (card << 6) | (extra << 3) | level


def card_of(code: int) -> int:
    """Which card it is."""
    return code >> 6


def level_of(code: int) -> int:
    """The level that the cube marks; 0 on a Group Project."""
    return code & 7


def extra_of(code: int) -> int:
    """Hourglasses on a Project, or the side of a Partner."""
    return (code >> 3) & 7


def without_markers(code: int) -> int:
    """The same Project after its hourglasses were taken back."""
    return code & ~56


# An open Group Project is one number: the card and, for each of four roles, the seat on it (from 1; 0 is free).


def group(card: int) -> int:
    """A Group Project whose roles are all free."""
    return card << 12


def group_card(code: int) -> int:
    """Which Group Project it is."""
    return code >> 12


def role_seat(code: int, role: int) -> int:
    """The seat on a role (from 0), or NOTHING."""
    return ((code >> (3 * role)) & 7) - 1


def with_role(code: int, role: int, seat: int) -> int:
    """The Group Project with a role covered that was free."""
    return code | ((seat + 1) << (3 * role))


def roles_of(code: int, seat: int) -> int:
    """How many roles a seat has covered."""
    found = 0
    for role in range(ROLES):
        if role_seat(code, role) == seat:
            found += 1
    return found


def roles_covered(code: int) -> int:
    """How many roles are covered by anybody."""
    return sum([1 for role in range(ROLES) if role_seat(code, role) != NOTHING])


# Markers of a player on the ten action spaces are one number, five bits for each.


MOST_ON_SPACE: Final = 31  # more than anybody ever has


def on_space(spaces: int, action: int) -> int:
    """How many hourglasses stand there."""
    return (spaces >> (5 * action)) & MOST_ON_SPACE


def one_on(action: int) -> int:
    """One hourglass, to be added there."""
    return 1 << (5 * action)
