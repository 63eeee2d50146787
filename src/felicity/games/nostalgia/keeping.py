"""Albums as readable data, as one seat sees or guesses them, and what must always hold of them."""

from __future__ import annotations

from felicity.core.position import Reader
from felicity.core.rng import Rng
from felicity.games.nostalgia import names
from felicity.games.nostalgia.album import Album, Albums
from felicity.games.nostalgia.constants import (
    ACTIVE,
    CHOICE,
    PASSIVE,
    TOP_LEVEL,
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
from felicity.games.nostalgia.view_types import NostalgiaAlbum, NostalgiaRealised, NostalgiaReminiscence
from felicity.games.pursuit.constants import NOTHING, SETTING_UP
from felicity.games.pursuit.position import PursuitReader
from felicity.games.pursuit.state import PursuitState

Data = dict[str, object]
KEY = "nostalgia"
MOST = 31


def in_words(cards: tuple[int, ...]) -> list[str]:
    """Nostalgia cards by name."""
    return [names.NOSTALGIA[card] for card in cards]


def board_in_words(album: Album) -> list[NostalgiaReminiscence]:
    """Reminiscences with their checks."""
    return [
        {"card": names.NOSTALGIA[memory_of(code)], "passive": checks_of(code) & PASSIVE > 0, "active": checks_of(code) & ACTIVE > 0}
        for code in album.board
    ]


def realised_in_words(album: Album) -> list[NostalgiaRealised]:
    """Realised cards with all that marks them."""
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


# --- dump and load ---


def dump(s_words: list[str], albums: Albums) -> Data:
    """All albums as readable data; `s_words` are the names of the base's cards."""
    entries: list[Data] = [
        {
            "hand": in_words(album.hand),
            "board": board_in_words(album),
            "realised": realised_in_words(album),
            "dropped": in_words(album.dropped),
            "begun": [s_words[card] for card in album.begun],
        }
        for album in albums.albums
    ]
    return {KEY: {"box": in_words(albums.box), "albums": entries}}


def load(s: PursuitState, albums: Albums, reader: Reader) -> None:
    """All albums from their words."""
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


# --- what must hold ---


def audit(s: PursuitState, albums: Albums) -> None:
    """Every card is in one place, at a level that it has; nobody has more places, checks or goods on cards than there are."""
    found = list(albums.box)
    for album in albums.albums:
        cards = album.hand + album.dropped + tuple([memory_of(code) for code in album.board])
        cards = cards + tuple([card_in(code) for code in album.realised])
        assert len(cards) == albums.card_data.hand_size, "everybody was dealt as many Nostalgia cards"
        assert len(album.board) <= albums.slots, "the Nostalgia board has no such place"
        found += cards
        assert s.phase != SETTING_UP or len(album.hand) == len(cards), "in set-up all Nostalgia cards are in hand"
        for code in album.realised:
            audit_realised(albums, code)
        for card in album.begun:
            assert s.cards.row[card] == len(s.rows) - 1, "a relationship is with a Partner"
    found.sort()
    assert found == list(range(len(names.NOSTALGIA))), "Nostalgia cards are lost or doubled"


def audit_realised(albums: Albums, code: int) -> None:
    """One realised card."""
    card_data, card = albums.card_data, card_in(code)
    category = card_data.category[card]
    most = 4 if category == CHOICE else TOP_LEVEL[category]
    assert 1 <= level_in(code) <= most, "a Nostalgia card has no such level"
    assert stock_in(code) <= (card_data.stock[card] if level_in(code) > 1 else 0), "more is stored than the card holds"
    assert not is_used(code) or (card_data.is_usable[card] and level_in(code) > 1 and markers_in(code) > 0), "this skill can't be used"
    assert not is_met(code) or card_data.goal_type[card] > 0, "this card has no goal to be met once"
