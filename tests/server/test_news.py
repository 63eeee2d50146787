"""What a table has to tell, in words; when it is too early or too late; and what happens in quiet hours. Without network."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from felicity.server.channels_store import Quiet
from felicity.server.journal import Entry
from felicity.server.live_table import Connection
from felicity.server.new_tables import open_table
from felicity.server.news import asked, news_for, turn_of
from felicity.server.notice_text import as_webhook, listed, notice_of
from felicity.server.quiet_hours import end_of_quiet
from felicity.server.settings import Settings
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Reader
from tests.server.test_bots import FakeClock, choose, hall_with_clock, stored_of, wished


def at(text: str) -> int:
    """A moment in UTC."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_a_turn_begins_when_another_seat_is_asked() -> None:
    """Choices and undo within it leave it the same; a bot's turn is nobody's."""
    stored = stored_of("you", "bot", auto=False)
    assert turn_of(stored) == stored.started
    assert asked(stored) == 1
    choose(stored, 1, "work")
    assert turn_of(stored) == stored.started
    stored.apply(Entry(stored.version, "undo", 1, {"to": 0}))
    assert turn_of(stored) == stored.started
    choose(stored, 1, "work")
    choose(stored, 1, "end turn")
    assert turn_of(stored) == stored.version
    assert asked(stored) is None
    assert news_for(stored, 2, stored.started) is None
    choose(stored, 2, "work")
    choose(stored, 2, "end turn")
    news = news_for(stored, 1, stored.started)
    assert news is not None
    assert news.what == ("turn",)
    assert news_for(stored, 1, stored.version) is None


def test_a_beginning_is_news_once() -> None:
    """And with it whose turn it is."""
    stored = stored_of("you", "bot", auto=False)
    news = news_for(stored, 1, 0)
    assert news is not None
    assert news.what == ("begins", "turn")
    lobby = StoredTable(*open_table(wished("you", "bot", start=False), "holder"))
    assert news_for(lobby, 1, 0) is None


def test_the_end_is_no_turn_of_anybodys_and_says_who_has_won() -> None:
    """Also when it came because somebody's time was up: the turn in which it was may have been told already."""
    stored = stored_of("you", "you", auto=False)
    stored.chairs[0].name, stored.chairs[1].name = "Ada", "Bo"
    turn = turn_of(stored)
    stored.lost, stored.touched = 1, stored.version + 1
    assert turn_of(stored) > turn
    news = news_for(stored, 2, stored.version)
    assert news is not None
    assert news.what == ("over",)
    code = stored.header.code
    assert notice_of(stored, 2, news.what, (0, 0), "en", "").text == f"You won! Table {code}."
    assert notice_of(stored, 1, news.what, (0, 0), "fr", "").text == f"Bo a gagné. Table {code}."


@pytest.mark.parametrize(
    ("lang", "title", "text"),
    [
        ("en", "LOOP begins, and it’s your turn", "Table {code}, with Bo, Cleo and Dan."),
        ("fr", "La partie commence, et c’est à vous\u00a0: LOOP", "Table {code}, avec Bo, Cleo et Dan."),
        ("xx", "LOOP begins, and it’s your turn", "Table {code}, with Bo, Cleo and Dan."),
    ],
)
def test_news_are_said_in_the_language_of_the_reader(lang: str, title: str, text: str) -> None:
    """English if we don't speak theirs."""
    stored = stored_of("you", "you", "you", "you", auto=False)
    for chair, name in zip(stored.chairs, ("Ada", "Bo", "Cleo", "Dan"), strict=True):
        chair.name = name
    words = notice_of(stored, 1, ("begins", "turn"), (0, 0), lang, "https://example.org/felicity")
    assert words.title == title
    assert words.text == text.format(code=stored.header.code)
    assert words.link == f"https://example.org/felicity/t/{stored.header.code}"


def test_no_name_can_call_a_whole_chat_or_make_a_link() -> None:
    """Slack reads angle brackets, Discord words after @."""
    stored = stored_of("you", "you", auto=False)
    stored.chairs[1].name = "<!here> @everyone"
    words = notice_of(stored, 1, ("turn",), (0, 0), "en", "")
    assert b"<!here>" not in as_webhook("slack", "https://x.org", words)[1]
    assert b'"parse": []' in as_webhook("discord", "https://x.org", words)[1]
    assert as_webhook("ntfy", "https://x.org/below/topic", words)[0] == "https://x.org/below/"


def test_names_are_listed_as_one_says_them() -> None:
    """One, two, many, none."""
    people = ["Ada", "Bo", "Cleo"]
    assert [listed("en", people[:count]) for count in range(4)] == ["", "Ada", "Ada and Bo", "Ada, Bo and Cleo"]


@pytest.mark.parametrize(
    ("moment", "start", "stop", "then"),
    [
        ("2026-01-10T23:30", 22, 7, "2026-01-11T06:00"),  # in Paris it is an hour later
        ("2026-01-10T03:00", 22, 7, "2026-01-10T06:00"),
        ("2026-01-10T12:00", 22, 7, "2026-01-10T12:00"),
        ("2026-01-10T06:00", 22, 7, "2026-01-10T06:00"),
        ("2026-01-10T12:00", 9, 17, "2026-01-10T16:00"),
        ("2026-03-28T23:30", 22, 7, "2026-03-29T05:00"),  # the night in which summer time begins
        ("2026-01-10T12:00", 7, 7, "2026-01-10T12:00"),
    ],
)
def test_quiet_hours_end_in_the_morning(moment: str, start: int, stop: int, then: str) -> None:
    """By the clock on the person's wall."""
    assert end_of_quiet(at(moment), Quiet(start * 60, stop * 60, "Europe/Paris")) == at(then)


def test_somebody_has_a_while_to_look_by_themselves(tmp_path: Path) -> None:
    """By the clock of the tables: a message is kept when it is over, not before, and only if they haven't come."""

    async def scene() -> None:
        clock = FakeClock()
        async with hall_with_clock(tmp_path, clock) as hall:
            hall.settings = Settings(notices=True, notice_after=20.0)
            hall.notifier.is_needed = True
            live = await hall.create(*open_table(wished("you", "you", auto=False), "holder"))
            began = clock.now()
            assert hall.notifier.due == {live.code: began + 20.0}
            looked: list[str] = []

            async def look(code: str, before: int | None) -> None:
                looked.append(code)

            hall.notifier.look = look  # type: ignore[method-assign]
            await hall.notifier._look()
            assert looked == []
            clock.at += 20.0
            await hall.notifier._look()
            assert looked == [live.code]
            assert hall.notifier.due == {}

    asyncio.run(scene())


def test_a_seat_looks_as_long_as_one_of_its_pages_is_in_front(tmp_path: Path) -> None:
    """What it saw last is remembered when the last one goes away."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot", auto=False), "holder"))
            pages = [Connection(Reader("holder", 1)) for _ in range(2)]
            for page in pages:
                live.join(page)
            assert live.looking == {1}
            live.show(pages[0], False)
            assert live.looking == {1}
            assert live.glanced == {}
            live.part(pages[1])
            assert live.looking == set()
            assert live.glanced == {1: live.stored.version}
            assert live.here.online == {1}
            live.show(pages[0], True)
            assert live.looking == {1}

    asyncio.run(scene())
