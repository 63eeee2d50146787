"""A first start that is killed at any moment leaves a database that opens."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.engine import Engine

from felicity.server.journal import Entry
from felicity.server.store import Store
from tests.server.test_store import header
from tests.server.world import FORKS, LONG

MOST = 200  # moments: more than there are


def die_at(database: str, moment: int) -> None:
    """Open a store for the first time, but be killed before the given moment: a statement of the migrations, or a commit."""
    left = moment

    def pass_by(*_: object) -> None:
        nonlocal left
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1

    for kind in ("before_cursor_execute", "commit"):
        event.listen(Engine, kind, pass_by)
    Store(database).close()


def test_a_kill_at_any_moment_of_the_first_start_leaves_a_store_that_opens(tmp_path: Path) -> None:
    """Before every statement and every commit: the next start makes what is missing, and tables can be kept."""
    killed = 0
    for moment in range(MOST):
        database = f"sqlite:///{tmp_path / f'{moment}.sqlite'}"
        process = FORKS.Process(target=die_at, args=(database, moment))
        process.start()
        process.join(LONG)
        store = Store(database)
        assert store.create(header("ABCDEF"), [Entry(0, "start")]).result()
        assert len(store.entries("ABCDEF")) == 1
        store.close()
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        killed += 1
    assert 10 < killed < MOST
