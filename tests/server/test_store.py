"""The store: nothing is lost, nothing is doubled, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from felicity.core.errors import BadOptions
from felicity.server.engine import url_of
from felicity.server.journal import Entry, Header, hash_of, mark_of, new_code
from felicity.server.store import Store
from felicity.server.store_schema import metadata


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store."""
    found = Store(database)
    yield found
    found.close()


def header(code: str = "", seed: str = "") -> Header:
    """A table."""
    return Header(code or new_code(), "loop", "basic", 2, {"x": True}, "1", seed, "ab", None, "host", {"speed": "fast"}, None, 5)


def test_a_table_is_read_back_as_it_was_written(store: Store) -> None:
    """Header and entries, with all their figures."""
    table = header()
    entries = [Entry(0, "sit", 1, {"name": "Zoë", "holder": "h"}, None, 7), Entry(1, "start", None, {}, "mark", 8)]
    assert store.create(table, entries).result()
    assert store.header(table.code) == table
    assert store.entries(table.code) == entries
    assert store.entries(table.code, 1) == entries[1:]
    assert store.header("ZZZZZZ") is None


def test_a_code_is_given_once(store: Store) -> None:
    """The second table of a code is refused and leaves nothing behind."""
    assert store.create(header("ABCDEF"), []).result()
    assert not store.create(header("ABCDEF"), [Entry(0, "start")]).result()
    assert store.entries("ABCDEF") == []


def test_a_table_and_what_leads_to_it_are_written_together(store: Store) -> None:
    """Both or neither: not if the number is taken, and not if the code is."""
    old = header()
    assert store.create(old, [Entry(0, "start")]).result()
    assert not store.follow(old.code, Entry(0, "rematch"), header("ABCDEF"), []).result()
    assert store.header("ABCDEF") is None
    assert not store.follow(old.code, Entry(1, "rematch"), header(old.code), []).result()
    assert len(store.entries(old.code)) == 1
    assert store.follow(old.code, Entry(1, "rematch"), header("ABCDEF"), [Entry(0, "sit", 1, {"holder": "h"})]).result()
    assert len(store.entries(old.code)) == 2
    assert store.held_by("h", 10) == ["ABCDEF"]


def test_of_two_writers_of_a_number_one_wins(database: str) -> None:
    """Two processes, each with its own connection: every number is written once."""
    first, second = Store(database), Store(database)
    table = header()
    assert first.create(table, []).result()

    def write(store: Store, who: int) -> int:
        return sum(store.append(table.code, [Entry(number, "play", who, {"option": str(who)})]).result() for number in range(60))

    with ThreadPoolExecutor(2) as pool:
        won = list(pool.map(write, (first, second), (1, 2)))
    assert sum(won) == 60
    entries = first.entries(table.code)
    assert [entry.number for entry in entries] == list(range(60))
    assert sum(entry.seat == 1 for entry in entries) == won[0]
    first.close()
    second.close()


def test_a_message_counts_once_whatever_its_number(store: Store) -> None:
    """The same mark at another number is refused."""
    table = header()
    assert store.create(table, []).result()
    mark = mark_of(hash_of("key"), "message")
    assert store.append(table.code, [Entry(0, "talk", 1, {}, mark)]).result()
    assert not store.append(table.code, [Entry(1, "talk", 1, {}, mark)]).result()
    assert store.append(table.code, [Entry(1, "talk", 1, {}, None)]).result()


def test_entries_that_belong_together_are_written_all_or_not_at_all(store: Store) -> None:
    """They are numbered from where the journal ends; if that number is taken, none of them is new."""
    table = header()
    assert store.create(table, [Entry(0, "start")]).result()
    run = [Entry(number, "play", number, {"option": "work"}) for number in (1, 2, 3)]
    assert store.append(table.code, run).result()
    assert not store.append(table.code, [Entry(number, "talk") for number in (3, 4)]).result()
    assert store.entries(table.code, 1) == run


def test_the_tables_of_a_key_are_found_last_touched_first(store: Store) -> None:
    """Host and seats alike."""
    for code, at in (("AAAAAA", 10), ("BBBBBB", 30), ("CCCCCC", 20)):
        assert store.create(header(code), [Entry(0, "sit", 1, {"holder": "me"}, None, at)]).result()
    assert store.held_by("me", 2) == ["BBBBBB", "CCCCCC"]
    assert len(store.held_by("host", 9)) == 3
    assert store.held_by("nobody", 9) == []


def test_one_bad_job_does_not_stop_the_writer(store: Store) -> None:
    """An entry of a table that doesn't exist is an error for whoever wrote it; the next is written."""
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        store.append("ABCDEF", [Entry(0, "talk")]).result()
    assert store.create(header("ABCDEF"), []).result()
    assert store.append("ABCDEF", [Entry(0, "talk")]).result()


def test_the_migrations_lead_to_the_shape_that_the_code_expects(store: Store) -> None:
    """Nothing is left to migrate."""
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_bad_address_is_refused_without_repeating_it() -> None:
    """It may hold a password."""
    for address in ("nonsense", "mysql://u:secret@h/d", "oracle://u:secret@h/d", "sqlit:///x"):
        with pytest.raises(BadOptions) as refused:
            url_of(address)
        assert "secret" not in str(refused.value)
    assert url_of("postgresql://u@h/d").drivername == "postgresql+psycopg"


def test_what_nobody_touched_is_found_and_removed(store: Store) -> None:
    """In the order of codes; an empty table counts from its beginning; what has changed meanwhile stays."""
    for code, at in (("AAAAAA", 50), ("BBBBBB", 150), ("CCCCCC", 60)):
        assert store.create(header(code), [Entry(0, "sit", 1, {"holder": "h"}, None, 10), Entry(1, "start", None, {}, None, at)]).result()
    assert store.create(header("DDDDDD"), []).result()
    assert store.untouched(100, "", 9) == [("AAAAAA", 50, 2), ("CCCCCC", 60, 2), ("DDDDDD", 5, 0)]
    assert store.untouched(100, "AAAAAA", 1) == [("CCCCCC", 60, 2)]
    assert not store.remove("AAAAAA", 1).result()
    assert store.remove("AAAAAA", 2).result()
    assert store.header("AAAAAA") is None
    assert store.held_by("h", 9) == ["BBBBBB", "CCCCCC"]
