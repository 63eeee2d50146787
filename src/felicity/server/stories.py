"""«Your life»: a game that is over, told to one of its seats."""

from __future__ import annotations

from felicity import plugins
from felicity.server.journal import Data
from felicity.server.refused import Refused
from felicity.server.room import Room
from felicity.server.shows import Reader, names_of
from felicity.text.catalog import FALLBACK, languages


def story_data(room: Room, reader: Reader) -> Data:
    """The paragraphs of a life; none for a game that has no stories, and for one that broke off before it began."""
    if not room.is_open_book:
        raise Refused("not-over", "A life can be told when the game is over.")
    assert reader.seat is not None
    table = room.playing()
    names = names_of(room)
    tell = plugins.plugin(room.header.game).story()
    lang = reader.lang if reader.lang in languages() else FALLBACK
    told = tell(table, reader.seat, names, lang) if tell and table.state.round else []
    return {"seat": reader.seat, "name": names[reader.seat - 1], "paragraphs": told}
