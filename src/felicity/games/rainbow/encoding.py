"""What a seat of The Game of Happiness may know (RAIN-R28), as a row of numbers: the table of its fields, and the value of each."""

from __future__ import annotations

from typing import Final

from felicity.core.encoding import Encoding, Field, Writer, counts, flag, number, one_of
from felicity.core.position import NOTHING, seat_text
from felicity.core.step import AnyStep, Choice
from felicity.games.rainbow.constants import AREAS, FATE_CARDS, LONGEST, MAX_SEATS, NOWHERE, PILES, SLOTS, TRACKS, space_of, track_of
from felicity.games.rainbow.position import STEPS
from felicity.games.rainbow.state import RainbowState

SEATS: Final = [seat_text(seat) for seat in range(MAX_SEATS)]
WHERE: Final = [*TRACKS, "wheel"]
NUMBERS: Final = [str(number) for number in range(1, LONGEST + 1)]  # of the numbered cards
QUESTIONS: Final[list[type[AnyStep]]] = [step for step in STEPS.values() if issubclass(step, Choice)]

TABLE: Final[list[Field]] = [
    number("round", 9_999, "the round; 0 before the first"),
    one_of("starter", SEATS, "who began the game"),
    one_of("active", SEATS, "whose turn it is"),
    one_of("winner", SEATS, "who has won"),
    flag("has_spun", "has anybody spun the wheel yet?"),
    flag("button_moved", "was the Button moved in this turn?"),
    number("fate", 255, "Fate cards in the pile"),
    counts("fate_bottom", FATE_CARDS, 99, "Fate cards at the bottom of the pile that everybody has seen"),
    number("self_improvement", 255, "Self-improvement cards in the pile"),
    counts("self_improvement_bottom", AREAS, 99, "Self-improvement cards at its bottom that everybody has seen"),
    counts("removed_fate", AREAS, 99, "Fate hang-ups out of the game"),
    counts("removed_self_improvement", AREAS, 99, "Self-improvement cards out of the game"),
    *[
        field
        for pile in PILES
        for field in (number(pile, 99, "numbered cards left in the pile"), counts(f"{pile}_used", NUMBERS, 9, "numbered cards used"))
    ],
]

PLAYER: Final[list[Field]] = [
    one_of("marker_track", WHERE, "where the Marker is; none before it is placed"),
    number("marker_space", LONGEST, "its space on the track, from 0; on the wheel the holder, clockwise"),
    flag("may_get_off", "can the Marker get off the wheel?"),
    one_of("button_track", WHERE, "the track that the Button is on; none before it is placed"),
    number("button_space", LONGEST, "its space on the track, from 0"),
    counts("hang_ups", AREAS, 1, "hang-ups from the beginning"),
    counts("fate_hang_ups", AREAS, 99, "hang-ups from Fate cards"),
    counts("saved", AREAS, 99, "Self-improvement cards saved"),
    counts("keys", AREAS, 1, "keys in front of the player"),
    counts("stand", AREAS, SLOTS, "keys on the stand: the slot of each from the bottom, 0 for none"),
    number("money", 9_999, "money in hand"),
    number("collected", 9_999, "money collected in the whole game"),
]


class RainbowEncoding(Encoding[RainbowState]):
    """The row of a seat of The Game of Happiness; all seats know the same."""

    def __init__(self) -> None:
        super().__init__(MAX_SEATS, QUESTIONS, TABLE, PLAYER)

    def write_table(self, s: RainbowState, seat: int, w: Writer) -> None:
        w.put(s.round)
        w.put(s.starter)
        w.put(s.active)
        w.put(s.winner)
        w.flag(s.has_spun)
        w.flag(s.button_moved)
        w.put(len(s.fate))
        w.cards(s.fate[: s.fate_known], len(FATE_CARDS))
        w.put(len(s.improvement))
        w.cards(s.improvement[: s.improvement_known], len(AREAS))
        w.several(s.removed_fate)
        w.several(s.removed_improvement)
        for pile in range(len(PILES)):
            w.put(len(s.piles[pile]))
            w.cards(tuple([card - 1 for card in s.used[pile]]), LONGEST)

    def write_player(self, s: RainbowState, of: int, seat: int, w: Writer) -> None:
        player = s.players[of]
        write_place(player.marker, w)
        w.flag(player.may_get_off)
        write_place(player.button, w)
        w.mask(player.hang_ups, len(AREAS))
        w.several(player.fate_hang_ups)
        w.several(player.saved)
        w.mask(player.keys, len(AREAS))
        stand = bytearray(len(AREAS))
        for at, area in enumerate(player.stand):
            stand[area] = at + 1
        w.counted(stand)
        w.put(player.money)
        w.put(player.collected)


def write_place(where: int, w: Writer) -> None:
    """A place on a track or on the wheel."""
    w.put(track_of(where) if where != NOWHERE else NOTHING)
    w.put(space_of(where) if where != NOWHERE else 0)
