"""The albums as one seat may imagine them: the cards that it doesn't know are dealt anew."""

from __future__ import annotations

from felicity.core.rng import Rng
from felicity.games.nostalgia.album import Albums


def guess(albums: Albums, seat: int, rng: Rng) -> None:
    """Hands of the others and the box are dealt anew from the cards that the seat has not seen."""
    others = [album for at, album in enumerate(albums.albums) if at != seat]
    unknown = list(albums.box)
    for album in others:
        unknown += album.hand
    cards = rng.shuffled(tuple(sorted(unknown)))
    for album in others:
        size = len(album.hand)
        album.hand = tuple(sorted(cards[:size]))
        cards = cards[size:]
    albums.box = tuple(sorted(cards))
