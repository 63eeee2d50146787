"""Albums as readable data: dump and load, within a position of the base game."""

from __future__ import annotations

from typing import Final

from felicity.core.position import Reader, words_of
from felicity.games.nostalgia import names
from felicity.games.nostalgia.album import Album, Albums
from felicity.games.nostalgia.constants import (
    ACTIVE,
    PASSIVE,
    card_in,
    checks_of,
    is_met,
    is_used,
    level_in,
    markers_in,
    memory_of,
    realised,
    reminiscence,
    stock_in,
)
from felicity.games.nostalgia.view_types import NostalgiaRealised, NostalgiaReminiscence
from felicity.games.pursuit.constants import NOTHING
from felicity.games.pursuit.position import PursuitReader
from felicity.games.pursuit.state import PursuitState

Data = dict[str, object]
KEY: Final = "nostalgia"
MOST: Final = 31


# --- dump ---


def in_words(cards: tuple[int, ...]) -> list[str]:
    """Nostalgia cards by name."""
    return words_of(names.NOSTALGIA, cards)


def board_in_words(album: Album) -> list[NostalgiaReminiscence]:
    """Reminiscences with their checks."""
    return [
        {"card": names.NOSTALGIA[memory_of(code)], "passive": checks_of(code) & PASSIVE > 0, "active": checks_of(code) & ACTIVE > 0}
        for code in album.board
    ]


def realised_in_words(album: Album) -> list[NostalgiaRealised]:
    """Realised cards with everything marked on them."""
    return [
        {
            "card": names.NOSTALGIA[card_in(code)],
            "level": level_in(code),
            "hourglasses": markers_in(code),
            "used": is_used(code),
            "met": is_met(code),
            "stock": stock_in(code),
        }
        for code in album.realised
    ]


def dump(base_cards: list[str], albums: Albums) -> Data:
    """All albums as readable data; `base_cards` are the names of the cards of the base."""
    entries: list[Data] = [
        {
            "hand": in_words(album.hand),
            "board": board_in_words(album),
            "realised": realised_in_words(album),
            "dropped": in_words(album.dropped),
            "begun": words_of(base_cards, album.begun),
        }
        for album in albums.albums
    ]
    return {KEY: {"box": in_words(albums.box), "albums": entries}}


# --- load ---


def load(s: PursuitState, albums: Albums, reader: Reader) -> None:
    """Read all albums back."""
    r = PursuitReader(f"{reader.where}.{KEY}", reader.value(KEY), s.cards.vocabulary)
    parts = r.parts("albums")
    if len(parts) != len(albums.albums):
        raise r.wrong("albums", f"{len(albums.albums)} albums")
    albums.box = tuple(sorted(r.known("box", KEY)))
    albums.albums = [load_album(part) for part in parts]
    r.finish()


def load_album(r: PursuitReader) -> Album:
    """One player's cards."""
    album = Album()
    album.hand = tuple(sorted(r.known("hand", KEY)))
    album.board = tuple([load_reminiscence(part) for part in r.parts("board")])
    album.realised = tuple([load_realised(part) for part in r.parts("realised")])
    album.dropped = r.known("dropped", KEY)
    album.begun = r.known("begun", "card")
    r.finish()
    return album


def card_of(r: PursuitReader) -> int:
    """The Nostalgia card of an entry."""
    card = r.index("card", KEY)
    if card == NOTHING:
        raise r.wrong("card", "a Nostalgia card")
    return card


def load_reminiscence(r: PursuitReader) -> int:
    """A card on the board."""
    found = reminiscence(card_of(r), (PASSIVE if r.flag("passive") else 0) | (ACTIVE if r.flag("active") else 0))
    r.finish()
    return found


def load_realised(r: PursuitReader) -> int:
    """A realised card."""
    found = realised(
        card_of(r),
        r.number("level", 1, 4),
        r.number("hourglasses", 0, MOST),
        1 if r.flag("used") else 0,
        1 if r.flag("met") else 0,
        r.number("stock", 0, MOST),
    )
    r.finish()
    return found
