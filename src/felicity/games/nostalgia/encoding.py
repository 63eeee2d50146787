"""What a seat of Nostalgia may know, as a row of numbers: the fields of the base, followed by those of the albums."""

from __future__ import annotations

from typing import Final

from felicity.core.encoding import Field, Writer, counts, number, one_of
from felicity.core.step import AnyStep, Choice
from felicity.games.nostalgia import names
from felicity.games.nostalgia.album import albums_of
from felicity.games.nostalgia.constants import (
    BOTH,
    DEALS,
    card_in,
    checks_of,
    is_met,
    is_used,
    level_in,
    markers_in,
    memory_of,
    stock_in,
)
from felicity.games.nostalgia.deals import PayForMemory
from felicity.games.nostalgia.nostalgia import BOX
from felicity.games.nostalgia.skills import DrawFromStock
from felicity.games.pursuit import names as base
from felicity.games.pursuit.constants import MAX_SEATS, NOTHING
from felicity.games.pursuit.encoding import BoxEncoding
from felicity.games.pursuit.state import PursuitState

MEMORIES: Final = len(names.NOSTALGIA)
USED: Final = 1
MET: Final = 2
QUESTIONS: Final[list[type[AnyStep]]] = [step for step in BOX.steps if issubclass(step, Choice)]

TABLE: Final[list[Field]] = [
    counts("hand", names.NOSTALGIA, 1, "the seat's own Nostalgia cards in hand"),
    counts("dropped_by", names.NOSTALGIA, MAX_SEATS, "cards dropped: by which seat, 0 for nobody"),
    counts("on_memory", names.NOSTALGIA, 31, "hourglasses on each realised card"),
    counts("stock", names.NOSTALGIA, 63, "goods stored on each realised card"),
    counts(
        "state",
        names.NOSTALGIA,
        USED + MET,
        f"realised cards: {USED} if used in this round, {MET} if the goal is met, {USED + MET} for both",
    ),
    one_of("about_memory", names.NOSTALGIA, "the Nostalgia card in question"),
    one_of("about_deal", DEALS, "what is to be done with it"),
]

PLAYER: Final[list[Field]] = [
    number("hand", 64, "Nostalgia cards in hand"),
    counts("board", names.NOSTALGIA, BOTH + 1, "reminiscences: 1, plus 1 for the passive trigger, plus 2 for the active one"),
    counts("realised", names.NOSTALGIA, 8, "realised cards: the level of each, plus 1"),
]


class NostalgiaEncoding(BoxEncoding):
    """The row of a seat of Nostalgia."""

    def __init__(self) -> None:
        cards = [*base.CARDS, *names.ITEMS_AND_ACTIVITIES, *names.PARTNERS]
        super().__init__(cards, [*base.TRAITS, *names.TRAITS], [*base.GOALS, *names.GOALS], QUESTIONS, TABLE, PLAYER)

    def write_more_table(self, s: PursuitState, seat: int, w: Writer) -> None:
        albums = albums_of(s).albums
        dropped_by = bytearray(MEMORIES)
        markers = bytearray(MEMORIES)
        stock = bytearray(MEMORIES)
        state = bytearray(MEMORIES)
        for owner, album in enumerate(albums):
            for card in album.dropped:
                dropped_by[card] = owner + 1
            for code in album.realised:
                card = card_in(code)
                markers[card] = markers_in(code)
                stock[card] = stock_in(code)
                state[card] = (USED if is_used(code) else 0) + (MET if is_met(code) else 0)
        w.cards(albums[seat].hand if seat >= 0 else (), MEMORIES)
        w.counted(dropped_by)
        w.counted(markers)
        w.counted(stock)
        w.counted(state)
        step = s.agenda[-1] if s.agenda else None
        w.put(step.nostalgia if isinstance(step, (PayForMemory, DrawFromStock)) else NOTHING)
        w.put(step.deal if isinstance(step, PayForMemory) else NOTHING)

    def write_more_player(self, s: PursuitState, of: int, seat: int, w: Writer) -> None:
        album = albums_of(s).albums[of]
        w.put(len(album.hand))
        checks = bytearray(MEMORIES)
        for code in album.board:
            checks[memory_of(code)] = 1 + checks_of(code)
        w.counted(checks)
        realised = bytearray(MEMORIES)
        for code in album.realised:
            realised[card_in(code)] = 1 + level_in(code)
        w.counted(realised)
