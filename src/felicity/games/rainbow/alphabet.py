"""The options of The Game of Happiness: every answer that a seat can ever give, in a fixed order."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet
from felicity.games.rainbow.words import AREAS, LONGEST, TRACKS, place

SPINS: Final = 0
GETS_OFF: Final = 1
STAYS: Final = 2
MOVES: Final = 3
PUTS_BUTTON: Final = 4
ENDS_TURN: Final = 5
TAKES_HOLDER: Final = 6
TAKES_KEY: Final = 7
KINDS: Final = ["spin", "get-off", "stay", "move", "button", "end-turn", "holder", "key"]

ALPHABET: Final = Alphabet()

SPIN: Final = ALPHABET.add(SPINS, "spin")
GET_OFF: Final = [ALPHABET.add(GETS_OFF, f"get off {track}", what=at) for at, track in enumerate(TRACKS)]
STAY: Final = ALPHABET.add(STAYS, "stay")
MOVE: Final = ALPHABET.add(MOVES, "move")
# A Fate space for the Button, at `track * LONGEST + space - 1`; `what` is the place. Which spaces are red is up to the board.
BUTTON: Final = [
    ALPHABET.add(PUTS_BUTTON, f"button {track} {space}", who=at, what=place(at, space), amount=space)
    for at, track in enumerate(TRACKS)
    for space in range(1, LONGEST + 1)
]
END_TURN: Final = ALPHABET.add(ENDS_TURN, "end turn")
HOLDER: Final = [ALPHABET.add(TAKES_HOLDER, f"holder {track}", what=at) for at, track in enumerate(TRACKS)]  # the one beside the track
KEY: Final = [ALPHABET.add(TAKES_KEY, f"key {area}", what=at) for at, area in enumerate(AREAS)]
