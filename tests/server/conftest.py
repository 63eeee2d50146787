"""Stores for the tests: a file of SQLite, and a database on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import MISSING, Cluster, cluster, programs, wanted
from tests.server.world import Server, serving

STORES = ["sqlite", "postgresql"] if wanted() else ["sqlite"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL that the tests start themselves."""
    if programs() is None:
        pytest.fail(MISSING, pytrace=False)
    with cluster() as found:
        yield found


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: Cluster = request.getfixturevalue("postgres")
    return found.database()


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server on a store of either kind."""
    with serving(database) as found:
        yield found


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests of a process that don't care about the store."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}") as found:
        yield found
