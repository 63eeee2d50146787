"""What a seat may know of the albums (NOS-R13), built from what is allowed."""

from __future__ import annotations

from felicity.games.nostalgia.album import Albums
from felicity.games.nostalgia.position import board_in_words, in_words, realised_in_words
from felicity.games.nostalgia.view_types import NostalgiaAlbum


def view_of(albums: Albums, seat: int, looker: int) -> NostalgiaAlbum:
    """NOS-1.6, NOS-R13: the seat's own hand, and the size of other hands; everything else is open."""
    album = albums.albums[seat]
    return {
        "hand": in_words(album.hand) if seat == looker else None,
        "hand_size": len(album.hand),
        "places": albums.slots,
        "board": board_in_words(album),
        "realised": realised_in_words(album),
        "dropped": in_words(album.dropped),
    }
