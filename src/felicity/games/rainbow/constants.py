"""The things of The Game of Happiness as small numbers, and where a Marker or a Button can be."""

from __future__ import annotations

from typing import Final

from felicity.core.position import NOTHING

FAITH: Final = 0
HEALTH: Final = 1
FRIENDSHIP: Final = 2
KNOWLEDGE: Final = 3
LOVE: Final = 4
MONEY: Final = 5
AREAS: Final = ["faith", "health", "friendship", "knowledge", "love", "money"]
ALL_AREAS: Final = 63  # as a mask

SELF_IMPROVEMENT: Final = 2
TRACKS: Final = ["friendship", "love", "self_improvement", "knowledge", "faith", "health"]
AREA_OF: Final = (FRIENDSHIP, LOVE, NOTHING, KNOWLEDGE, FAITH, HEALTH)  # the key that a track gives

DEVICES: Final = ["hand", "heart", "bookshelf", "computer", "lightning", "bicycle"]  # by track
PILES: Final = ["bookshelf", "bicycle"]  # devices that are piles of numbered cards
PILE_OF: Final = (NOTHING, NOTHING, 0, NOTHING, NOTHING, 1)  # by track

PLAIN: Final = 0  # the start spaces are plain too
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
ORANGE: Final = 4
LAST: Final = 5
COLOURS: Final = ["plain", "green", "red", "blue", "orange", "last"]

# Fate cards: first the hang-ups, by area.
FATE_SELF_IMPROVEMENT: Final = 6
FATE_KEY: Final = 7
FATE_CARDS: Final = [f"fate_hang_up_{area}" for area in AREAS] + ["fate_self_improvement", "fate_key"]

MAX_SEATS: Final = 6
HOLDERS: Final = 6
SLOTS: Final = 6

# --- a place as one number: 5 bits for the space, then the track; the wheel follows the tracks, with its holders as spaces ---

TRACK: Final = 32
LONGEST: Final = 30  # spaces of a track
WHEEL: Final = 6 * TRACK
NOWHERE: Final = WHEEL + HOLDERS  # in the player's hand, before the start
PLACES: Final = NOWHERE + 1


def place(track: int, space: int) -> int:
    """A space of a track; 0 is its start."""
    return track * TRACK + space


def track_of(where: int) -> int:
    """The track of a place on a track."""
    return where // TRACK


def space_of(where: int) -> int:
    """The space of a place on a track, or the holder of a place on the wheel."""
    return where % TRACK


def is_on_wheel(where: int) -> bool:
    """RAIN-START-3: on the wheel or on a track."""
    return where >= WHEEL
