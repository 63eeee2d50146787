"""`felicity backup` beside a server that plays, and `felicity restore`: real processes, on either store."""

from __future__ import annotations

import stat
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import JSON, Boolean, Column, String

from felicity.server.backup import back_up
from felicity.server.backup_file import BadBackup, Contents
from felicity.server.bad_store import BadStore
from felicity.server.bus import Listener
from felicity.server.engine import SERVES, engine_of, url_of
from felicity.server.journal import Entry
from felicity.server.migrate import revision_of, up
from felicity.server.restore import Restored, restore
from felicity.server.store import Store
from felicity.server.store_schema import metadata
from tests.server.conftest import STORES
from tests.server.kills import Seated, nothing_is_lost
from tests.server.postgres import Cluster, wanted
from tests.server.test_store import header
from tests.server.world import LONG, Browser, Server, Watch, serving


@pytest.fixture(params=STORES)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second store, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    found: Cluster = request.getfixturevalue("postgres")
    return found.database()


@pytest.fixture
def across(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A store of the other kind."""
    if not wanted() or database.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    found: Cluster = request.getfixturevalue("postgres")
    return found.database()


def taken(database: str, file: Path, replace: bool = False) -> Contents:
    """A backup, without a word about its progress."""
    return back_up(database, file, replace, lambda *_: None)


def restored(file: Path, database: str, replace: bool = False) -> Restored:
    """Restored, without a word about its progress."""
    return restore(file, database, replace, lambda *_: None)


def kept(database: str, *tables: tuple[str, int]) -> None:
    """Keep tables with so many choices."""
    store = Store(database)
    for code, choices in tables:
        entries = [Entry(number, "play", 1, {"option": f"é {number}"}, None, number) for number in range(choices)]
        assert store.create(header(code), [*entries, Entry(choices, "sit", 1, {"name": "Zoë", "holder": "h"})]).result()
    store.close()


def codes(database: str) -> list[str]:
    """The tables that a key sits at."""
    store = Store(database)
    found = sorted(store.held_by("h", 100))
    store.close()
    return found


def test_a_backup_taken_while_people_play_holds_what_was_acknowledged(database: str, across: str, tmp_path: Path) -> None:
    """Of either store into the other; the server goes on, and what the backup holds replays to what people had been shown."""
    file = tmp_path / "played.backup"
    with serving(database, search=False) as server:
        people = [Seated(Browser(server)) for _ in range(2)]
        for person in people:
            person.sit_down(bots=True)
        watches = [person.come_back() for person in people]
        for _ in range(3):
            everybody_chooses(people, watches)
        before = [Seated(person.browser, person.code, dict(person.acknowledged), person.shown) for person in people]
        while_copying = iter([True])

        def seen(*_: object) -> None:
            if next(while_copying, False):
                everybody_chooses(people, watches)

        held = back_up(database, file, False, seen)
        with pytest.raises(BadStore, match="A server is using"):
            restored(file, database, replace=True)
        for person, watch in zip(people, watches):
            person.shown = watch.play_on()
            assert person.shown["status"] == "over"
    for person in people:
        nothing_is_lost(database, person)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))
    assert restored(file, across).contents == held
    for person in before:
        nothing_is_lost(across, person)
    with serving(across, search=False) as server:
        watches = [come_again(person, server) for person in people]
        for watch in watches:
            assert watch.table["status"] == "playing"  # though their pages had shown the end
            assert watch.play_on()["status"] == "over"


def everybody_chooses(people: list[Seated], watches: list[Watch]) -> None:
    """One choice each, acknowledged."""
    for person, watch in zip(people, watches):
        asked = watch.hear_until(lambda table: table["asked"] is not None)["asked"]
        option = asked["options"][0]["text"]
        found = watch.play(option)
        assert found["ok"], found
        person.acknowledged[found["version"]] = option
        person.shown = watch.hear_until(lambda table: bool(table["version"] >= found["version"]))  # noqa: B023


def come_again(person: Seated, server: Server) -> Watch:
    """The same browser, at another server."""
    person.browser.server = server
    person.browser.http = server.visitors.enter_context(
        httpx.Client(base_url=server.address, headers=person.browser.http.headers, timeout=LONG)
    )
    return person.come_back()


def test_what_is_restored_is_exactly_what_was_kept(database: str, other: str, tmp_path: Path) -> None:
    """Back and forth the rows stay the same, to the letter."""
    kept(database, ("ABCDEF", 30), ("GHJKMN", 0))
    first = taken(database, tmp_path / "first")
    assert (first.tables, first.choices) == (2, 30)
    assert restored(tmp_path / "first", other).contents == first
    assert taken(other, tmp_path / "second") == first
    store, again = Store(database), Store(other)
    assert store.header("ABCDEF") == again.header("ABCDEF")
    assert store.entries("ABCDEF") == again.entries("ABCDEF")
    store.close()
    again.close()


def test_a_backup_holds_one_moment_however_long_it_takes(database: str, tmp_path: Path) -> None:
    """What is played while it is being written is in the next one; nobody waits for it."""
    kept(database, ("ABCDEF", 3))
    store = Store(database)
    stages: list[str] = []

    def play_on(stage: str, done: int, total: int) -> None:
        assert done <= total
        if not stages:
            assert store.create(header("GHJKMN"), [Entry(0, "start")]).result(LONG)
            assert store.append("ABCDEF", [Entry(4, "play")]).result(LONG)
        stages.append(stage)

    found = back_up(database, tmp_path / "first", False, play_on)
    assert (found.tables, found.choices) == (1, 3)
    assert stages[0] == "copy"
    assert stages[-1] == "check"
    found = taken(database, tmp_path / "second")
    assert (found.tables, found.choices) == (2, 4)
    store.close()


def test_a_store_that_holds_tables_is_replaced_only_if_that_is_wanted(database: str, tmp_path: Path) -> None:
    """An empty one is filled without a question."""
    kept(database)
    empty = taken(database, tmp_path / "empty")
    assert (empty.tables, empty.choices) == (0, 0)
    kept(database, ("ABCDEF", 3))
    one = taken(database, tmp_path / "one")
    with pytest.raises(BadStore, match="already holds tables"):
        restored(tmp_path / "empty", database)
    assert codes(database) == ["ABCDEF"]
    restored(tmp_path / "empty", database, replace=True)
    assert codes(database) == []
    assert restored(tmp_path / "one", database).contents == one
    assert codes(database) == ["ABCDEF"]


def test_a_store_of_an_older_shape_is_backed_up_as_it_is_and_restored_to_the_newest(database: str, other: str, tmp_path: Path) -> None:
    """Whoever is about to install a newer version needs a backup first."""
    engine = engine_of(url_of(database))
    with engine.execution_options(immediate=True).begin() as connection:
        up(connection, "0001")
    taken(database, tmp_path / "old")
    with engine.connect() as connection:
        assert revision_of(connection) == "0001"
    engine.dispose()
    restored(tmp_path / "old", other)
    kept(other, ("ABCDEF", 1))
    assert codes(other) == ["ABCDEF"]


def test_there_is_nothing_to_back_up_where_no_server_has_been(database: str, tmp_path: Path) -> None:
    """Nothing is made, neither a store nor a backup."""
    with pytest.raises(BadStore, match="There are no tables in"):
        taken(database, tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_replaces_only_an_older_backup_and_only_if_that_is_wanted(tmp_path: Path) -> None:
    """Never the store itself, or anything else of somebody."""
    store, notes, file = tmp_path / "tables.sqlite", tmp_path / "notes.txt", tmp_path / "it.backup"
    database = f"sqlite:///{store}"
    kept(database, ("ABCDEF", 3))
    notes.write_text("Buy milk.")
    for other in (store, notes, tmp_path):
        with pytest.raises(BadBackup, match="already exists"):
            taken(database, other)
        with pytest.raises(BadBackup, match=r"is not a Felicity backup, so it was left alone|can’t be read"):
            taken(database, other, replace=True)
    assert notes.read_text() == "Buy milk."
    taken(database, file)
    first = file.read_bytes()
    with pytest.raises(BadBackup, match="already exists"):
        taken(database, file)
    assert file.read_bytes() == first
    kept(database, ("GHJKMN", 1))
    assert taken(database, file, replace=True).tables == 2


def test_memory_does_not_grow_with_the_store(tmp_path: Path) -> None:
    """Of 20 MB of rows a few are in memory at a time."""
    database, file = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "large"
    store = Store(database)
    assert store.create(header("ABCDEF"), []).result()
    for first in range(0, 10_000, 1000):
        store.append("ABCDEF", [Entry(first + each, "play", 1, {"option": "x" * 2000}) for each in range(1000)]).result()
    store.close()

    def peak(work: Callable[[], object]) -> int:
        tracemalloc.start()
        work()
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    assert peak(lambda: taken(database, file)) < 10_000_000
    assert peak(lambda: restored(file, f"sqlite:///{tmp_path / 'new.sqlite'}")) < 10_000_000


if wanted():

    def test_a_server_that_starts_during_a_restore_waits_for_its_end(postgres: Cluster) -> None:
        """It shares a lock that a restore has alone."""
        database = postgres.database()
        with psycopg.connect(database) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (SERVES,))
            listener = Listener(url_of(database), lambda _: None, lambda: None)
            assert not listener.joined.wait(0.5)
        assert listener.joined.wait(LONG)
        listener.close()

    def test_a_text_that_postgresql_cannot_hold_is_refused_with_a_sentence(postgres: Cluster, tmp_path: Path) -> None:
        """A file of SQLite may have it; nothing of the backup is left in the database."""
        source, target = f"sqlite:///{tmp_path / 'tables.sqlite'}", postgres.database()
        store = Store(source)
        assert store.create(header("ABCDEF", seed="a\0b"), []).result()
        store.close()
        taken(source, tmp_path / "it")
        with pytest.raises(BadBackup, match=r"can’t be stored there: .*NUL"):
            restored(tmp_path / "it", target)
        assert codes(target) == []


def one_of(column: Column[Any]) -> object:
    """A value that a column can hold."""
    if isinstance(column.type, JSON):
        return {"é": [1, None, True]}
    if isinstance(column.type, String):
        return "ABCDEF"[: column.type.length]
    return True if isinstance(column.type, Boolean) else 7


def test_a_row_of_every_table_comes_back_as_it_was(database: str, other: str, tmp_path: Path) -> None:
    """Whatever its columns hold, between both kinds of store."""
    rows = {table: {column.name: one_of(column) for column in table.columns} for table in metadata.sorted_tables}
    for empty in (database, other):
        Store(empty).close()
    engine = engine_of(url_of(database))
    with engine.execution_options(immediate=True).begin() as connection:
        for table, row in rows.items():
            connection.execute(table.delete())
            connection.execute(table.insert(), row)
    engine.dispose()
    taken(database, tmp_path / "all.backup")
    restored(tmp_path / "all.backup", other)
    engine = engine_of(url_of(other))
    with engine.connect() as connection:
        for table, row in rows.items():
            assert [found._asdict() for found in connection.execute(table.select())] == [row], table.name
    engine.dispose()
