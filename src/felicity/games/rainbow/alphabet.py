"""The options of The Game of Happiness: every answer that a seat can ever give, in a fixed order."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option, OptionKinds
from felicity.games.rainbow.constants import AREAS, LONGEST, TRACKS

KINDS: Final = OptionKinds()
SPINS: Final = KINDS.add("spin")
GETS_OFF: Final = KINDS.add("get-off", "track:track")
STAYS: Final = KINDS.add("stay")
MOVES: Final = KINDS.add("move")
PUTS_BUTTON: Final = KINDS.add("button", "track:track space")
ENDS_TURN: Final = KINDS.add("end-turn")
TAKES_HOLDER: Final = KINDS.add("holder", "track:track")  # the holder beside the track
TAKES_KEY: Final = KINDS.add("key", "area:area")


class RainbowOption(Option):
    """One answer, with its arguments."""

    track: int
    space: int
    area: int


ALPHABET: Final = Alphabet(RainbowOption, {"track": TRACKS, "area": AREAS})

SPIN: Final = ALPHABET.add(SPINS)
GET_OFF: Final = ALPHABET.add_each(GETS_OFF)
STAY: Final = ALPHABET.add(STAYS)
MOVE: Final = ALPHABET.add(MOVES)
# A Fate space for the Button, at `track * LONGEST + space - 1`. Which spaces are red depends on the board.
BUTTON: Final = [ALPHABET.add(PUTS_BUTTON, track, space) for track in range(len(TRACKS)) for space in range(1, LONGEST + 1)]
END_TURN: Final = ALPHABET.add(ENDS_TURN)
HOLDER: Final = ALPHABET.add_each(TAKES_HOLDER)
KEY: Final = ALPHABET.add_each(TAKES_KEY)
