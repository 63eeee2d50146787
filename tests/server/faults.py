"""Two servers on one PostgreSQL that fails again and again while people play; what was acknowledged is looked for afterwards."""

from __future__ import annotations

import os
import random
import secrets
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
import psycopg
from psycopg import sql
from websockets.exceptions import WebSocketException

import felicity
from felicity.server.engine import url_of
from felicity.server.journal import hash_of, mark_of
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable
from tests.server.postgres import Cluster
from tests.server.world import LONG, Browser, Server, Watch, serving, until

TABLES = 2  # played at once, each through both servers
TROUBLE = (WebSocketException, ConnectionError, EOFError, TimeoutError, httpx.HTTPError, AssertionError)


@dataclass
class Tally:
    """What has been seen."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    games: int = 0


@dataclass
class Played:
    """A table, and every choice that either server has acknowledged: its message's id and its option."""

    key: str
    code: str = ""
    acknowledged: dict[str, str] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)
    finished: list[tuple[str, dict[str, str]]] = field(default_factory=list)


class Player(threading.Thread):
    """Somebody who plays a table through one server, and comes back whatever happens."""

    def __init__(self, server: Server, table: Played, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(server)
        self.browser.key = table.key
        self.browser.http.headers["authorization"] = f"Bearer {table.key}"
        self.table = table
        self.stop = stop

    def run(self) -> None:
        """Until told to stop."""
        while not self.stop.is_set():
            try:
                self.play(self.browser.join(self.code()))
            except TROUBLE:
                self.stop.wait(0.1)

    def code(self) -> str:
        """The table's code; whoever finds the game over begins another."""
        with self.table.lock:
            if not self.table.code:
                self.table.code = str(self.browser.create(players=2, start=True)["code"])
            return self.table.code

    def play(self, watch: Watch) -> None:
        """One connection."""
        while not self.stop.is_set():
            watch.hear(1.0) if not watch.table else None
            if watch.table.get("status") == "over":
                with self.table.lock:
                    if self.table.code == watch.code:
                        self.table.finished.append((self.table.code, self.table.acknowledged))
                        self.table.code, self.table.acknowledged = "", {}
                return
            if watch.table and watch.table["asked"]:
                self.choose(watch)
            else:
                watch.hear(1.0)

    def choose(self, watch: Watch) -> None:
        """Send a choice, with the same id until it is clear what became of it."""
        id, option = secrets.token_hex(8), random.choice(watch.table["asked"]["options"])["text"]
        version = watch.table["version"]
        while not self.stop.is_set():
            found = watch.ask("play", id=id, version=version, seat=watch.table["seat"], option=option)
            if found["ok"]:
                with self.table.lock:
                    if self.table.code == watch.code:
                        self.table.acknowledged[id] = option
                    else:
                        next(options for code, options in self.table.finished if code == watch.code)[id] = option
            if found["ok"] or found["error"]["code"] != "busy":
                watch.hear_until(lambda table: bool(table["version"] > version), 5.0)
                return
            self.stop.wait(0.1)


# --- faults ---


def admin(cluster: Cluster) -> psycopg.Connection:
    """The database's administrator."""
    return psycopg.connect(cluster.address("postgres"), autocommit=True)


def cut(cluster: Cluster, name: str, _: tuple[Server, Server]) -> None:
    """Every connection is cut."""
    with admin(cluster) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))


def crash(cluster: Cluster, _: str, __: tuple[Server, Server]) -> None:
    """The database crashes and comes back."""
    cluster.restart()


def shut(cluster: Cluster, name: str, servers: tuple[Server, Server]) -> None:
    """For a while nobody is let in."""
    allow = sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}")
    with admin(cluster) as connection:
        connection.execute(allow.format(sql.Identifier(name), sql.SQL("false")))
        cut(cluster, name, servers)
        time.sleep(random.uniform(0.1, 0.5))
        connection.execute(allow.format(sql.Identifier(name), sql.SQL("true")))


def lock(cluster: Cluster, name: str, _: tuple[Server, Server]) -> None:
    """Another program locks the journal; a server that waits for it is told to give up."""
    waiting = "SELECT pid FROM pg_stat_activity WHERE datname = %s AND wait_event_type = 'Lock'"
    with psycopg.connect(cluster.address(name)) as program, admin(cluster) as connection:
        program.execute("LOCK TABLE journal IN EXCLUSIVE MODE")
        until(lambda: connection.execute(waiting, (name,)).fetchone() is not None)
        connection.execute("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = %s AND wait_event_type = 'Lock'", (name,))


def kill(_: Cluster, __: str, servers: tuple[Server, Server]) -> None:
    """One of the servers is killed, and started again."""
    server = random.choice(servers)
    server.kill()
    server.start()


def freeze(_: Cluster, __: str, servers: tuple[Server, Server]) -> None:
    """One of the servers stands still for a while."""
    pid = random.choice(servers).process.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    time.sleep(random.uniform(0.2, 1.0))
    os.kill(pid, signal.SIGCONT)


FAULTS: tuple[Callable[[Cluster, str, tuple[Server, Server]], None], ...] = (cut, crash, shut, lock, kill, freeze)


def endure(cluster: Cluster, faults: int, seed: int = 7) -> Tally:
    """So many faults, one kind after the other; after each of them people play on, and nothing is lost."""
    random.seed(seed)
    tally, stop = Tally(), threading.Event()
    database = cluster.database()
    name = url_of(database).database
    assert name is not None
    tables = [Played(secrets.token_urlsafe(32)) for _ in range(TABLES)]
    with serving(database, complains=True) as first, serving(database, complains=True) as second:
        players = [Player(server, table, stop) for table in tables for server in (first, second)]
        for player in players:
            player.start()
        for number in range(faults):
            wait_for_choices(tables)
            FAULTS[number % len(FAULTS)](cluster, name, (first, second))
            tally.faults[FAULTS[number % len(FAULTS)].__name__] += 1
            wait_for_choices(tables)
        stop.set()
        for player in players:
            player.join(LONG)
    store = Store(database)
    for table in tables:
        for code, acknowledged in [*table.finished, (table.code, table.acknowledged)]:
            if code:
                nothing_is_lost(store, table.key, code, acknowledged)
                tally.games += 1
                tally.acknowledged += len(acknowledged)
    store.close()
    return tally


def wait_for_choices(tables: list[Played]) -> None:
    """Until somebody's choice has been acknowledged."""

    def count() -> int:
        return sum(len(options) for table in tables for options in (table.acknowledged, *(options for _, options in table.finished)))

    before = count()
    until(lambda: count() > before)


def nothing_is_lost(store: Store, key: str, code: str, acknowledged: dict[str, str]) -> None:
    """Every acknowledged message stands in the journal once, the journal has no gap, and it replays to itself."""
    header, entries = store.header(code), store.entries(code)
    assert header is not None
    assert [entry.number for entry in entries] == list(range(len(entries)))
    written = {entry.mark: entry for entry in entries if entry.mark}
    for id, option in acknowledged.items():
        assert written[mark_of(hash_of(key), id)].data["option"] == option
    stored = StoredTable(header, entries)
    assert felicity.replay(stored.playing().record()).dump() == stored.playing().dump()
