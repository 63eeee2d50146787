"""What a seat may know of the albums (NOS-R13), built from what is allowed."""

from __future__ import annotations

from felicity.games.nostalgia.album import Albums
from felicity.games.nostalgia.position import board_in_words, in_words, realised_in_words
from felicity.games.nostalgia.view_types import NostalgiaAlbum


def view_of(albums: Albums, seat: int, looker: int) -> NostalgiaAlbum:
    """NOS-1.6, NOS-R13: the own hand, the number of cards in another's; all else lies open."""
    album = albums.albums[seat]
    return {
        "hand": in_words(album.hand) if seat == looker else None,
        "hand_size": len(album.hand),
        "places": albums.slots,
        "board": board_in_words(album),
        "realised": realised_in_words(album),
        "dropped": in_words(album.dropped),
    }
