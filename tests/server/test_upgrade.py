"""A server is upgraded in the middle of a game: the new version finds the database as the one before left it, and goes on."""

from __future__ import annotations

import shutil
import signal
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, column, select, table

from felicity.server.engine import engine_of, url_of
from felicity.server.journal import Entry
from felicity.server.migrate import config_on, revision_of, up
from felicity.server.store import Store
from felicity.server.store_schema import metadata
from tests.server.test_first_start import MOST, die_at
from tests.server.test_store import header
from tests.server.world import FORKS, LONG, Browser, serving


def revisions() -> list[str]:
    """The shapes that a database has had, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config_on(None)).walk_revisions()]


def as_before(database: str) -> None:
    """Give an empty database the shape before this one."""
    engine = engine_of(url_of(database))
    with engine.execution_options(immediate=True).begin() as connection:
        up(connection, revisions()[1])
    engine.dispose()


def moved_back(now: str, before: str) -> None:
    """Copy a store into a database of the shape before this one: every row, as far as that shape has room for it."""
    here, there = engine_of(url_of(now)), engine_of(url_of(before))
    known = MetaData()
    known.reflect(there)
    with here.connect() as source, there.execution_options(immediate=True).begin() as target:
        for now_table in metadata.sorted_tables:
            if now_table.name not in known.tables:
                continue
            names = known.tables[now_table.name].columns.keys()
            columns = [column(each.name, each.type) for each in now_table.columns if each.name in names]
            old = table(now_table.name, *columns)
            if rows := [row._asdict() for row in source.execute(select(*columns).select_from(old))]:
                target.execute(old.insert(), rows)
    here.dispose()
    there.dispose()


def test_a_game_goes_on_after_an_upgrade(database: str, tmp_path: Path) -> None:
    """With whose seat it is, what was chosen, and whoever had a profile."""
    today = f"sqlite:///{tmp_path / 'today.sqlite'}"
    with serving(today) as server:
        ada = Browser(server)
        code = ada.create(players=2, start=True, seed="7")["code"]
        ada.join(code).play_on(6)
        before = ada.look(code)
    as_before(database)
    moved_back(today, database)
    with serving(database) as server:
        again = Browser(server)
        again.key = ada.key
        again.http.headers["authorization"] = f"Bearer {ada.key}"
        after = again.look(code)
        assert (after["number"], after["view"], after["you"]) == (before["number"], before["view"], [1])
        assert [table["code"] for table in again.get("/api/tables")] == [code]
        assert again.join(code).play_on(4)["number"] > before["number"]
    engine = engine_of(url_of(database))
    with engine.connect() as connection:
        assert revision_of(connection) == revisions()[0]
    engine.dispose()


def test_an_upgrade_that_is_killed_at_any_moment_is_done_by_the_next_start(tmp_path: Path) -> None:
    """Before every statement and every commit: the table of before is there, and another can be kept."""
    old = tmp_path / "old.sqlite"
    as_before(f"sqlite:///{old}")
    killed = 0
    for moment in range(MOST):
        file = tmp_path / f"{moment}.sqlite"
        shutil.copyfile(old, file)
        process = FORKS.Process(target=die_at, args=(f"sqlite:///{file}", moment))
        process.start()
        process.join(LONG)
        store = Store(f"sqlite:///{file}")
        assert store.create(header("ABCDEF"), [Entry(0, "start")]).result()
        store.close()
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        killed += 1
    assert 3 < killed < MOST
