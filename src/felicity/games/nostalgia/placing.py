"""1 and 2: eight secret cards for everybody; placing them on the Nostalgia board, and dropping them."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.tuples import without
from felicity.games.nostalgia import alphabet, event_kinds, names
from felicity.games.nostalgia.album import Albums, albums_of
from felicity.games.nostalgia.constants import memory_of, reminiscence
from felicity.games.pursuit.happiness import can_lose_sth, lose_sth
from felicity.games.pursuit.state import Player, PursuitState


def deal(s: PursuitState, albums: Albums) -> None:
    """NOS-1.3 to NOS-1.5, NOS-10.2: eight each from the bottom of one pile; the others go back to the box."""
    pile = s.rng.shuffled(tuple(range(len(names.NOSTALGIA))))
    size = albums.card_data.hand_size
    for seat in s.clockwise_from(s.first):
        album = albums.albums[seat]
        album.hand = tuple(sorted(pile[:size]))
        pile = pile[size:]
        if s.events is not None:
            s.tell(event_kinds.HAND_DEALT, "NOS-1.4", (seat, size))
            for card in album.hand:
                s.tell_only(1 << seat, event_kinds.NOSTALGIA_DEALT, "NOS-1.4", (seat, card))
    albums.box = tuple(sorted(pile))


def can_place(albums: Albums, me: Player) -> bool:
    """NOS-2.3: is there a card in hand and a free place?"""
    album = albums.albums[me.seat]
    return len(album.hand) > 0 and len(album.board) < albums.slots


def ask_place(albums: Albums, me: Player, a: Ask) -> None:
    """NOS-2.2, NOS-2.3, NOS-R6, NOS-R16: any card in hand, while places are free; it costs nothing."""
    album = albums.albums[me.seat]
    if a.allows(len(album.board) < albums.slots, "place", "no-free-place", "NOS-2.3"):
        for card in album.hand:
            a.offer(alphabet.PLACE[card])


def place(s: PursuitState, me: Player, card: int) -> None:
    """NOS-2.2: the card goes on the board, reminiscence side up."""
    album = albums_of(s).albums[me.seat]
    album.hand = without(album.hand, card)
    album.board = album.board + (reminiscence(card),)
    if s.events is not None:
        s.tell(event_kinds.PLACED, "NOS-2.2", (me.seat, card))


def ask_drop(s: PursuitState, albums: Albums, me: Player, a: Ask) -> None:
    """NOS-2.5, NOS-R26: for 1 STH or, at the left end of the track, 1 LTH."""
    can_lose = can_lose_sth(s, me, albums.card_data.drop_sth)
    for code in albums.albums[me.seat].board:
        option = alphabet.DROP[memory_of(code)]
        if a.allows(can_lose, option.text, "nothing-to-lose", "POH-R17"):
            a.offer(option)


def drop(s: PursuitState, me: Player, card: int) -> None:
    """NOS-2.5, NOS-R9, NOS-R26: it goes back to the box, and its place and checks are free again; no stress."""
    albums = albums_of(s)
    album = albums.albums[me.seat]
    album.board = without(album.board, album.reminiscence(card))
    album.dropped = album.dropped + (card,)
    if s.events is not None:
        s.tell(event_kinds.DROPPED, "NOS-2.5", (me.seat, card))
    lose_sth(s, me, albums.card_data.drop_sth, "NOS-2.5")
