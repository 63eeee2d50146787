"""«Your life»: a finished game, told to one of its seats."""

from __future__ import annotations

from felicity import plugins
from felicity.server.finished_messages import StoryData
from felicity.server.refused import Refused
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Reader, names_of
from felicity.text.catalog import FALLBACK, languages


def story_data(stored: StoredTable, reader: Reader) -> StoryData:
    """The paragraphs of a life; none for a game without stories, or one that ended before it began."""
    if not stored.is_open_book:
        raise Refused("not-over", "A life can be told when the game is over.")
    assert reader.seat is not None
    table = stored.playing()
    names = names_of(stored)
    tell = plugins.plugin(stored.header.game).story()
    lang = reader.lang if reader.lang in languages() else FALLBACK
    paragraphs = tell(table, reader.seat, names, lang) if tell and table.state.round else []
    return {"seat": reader.seat, "name": names[reader.seat - 1], "paragraphs": paragraphs}
