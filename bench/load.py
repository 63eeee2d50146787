"""How fast one server process acknowledges a human's move while many tables are played at once, and how much memory a table takes.

    python -m bench.load                       200 tables of four, a human and three bots each, for 20 seconds
    python -m bench.load --tables 50 --level normal
    python -m bench.load --tables 1000 --profiles 5000 --think 10 --seconds 60

With `--profiles` as many people who aren't there have a profile in the store before anybody plays.

One process serves on an SQLite file; this one plays for all humans over WebSockets on loopback. A human thinks for a while after being
asked (`--think` seconds on average), then plays any option; bots are instant. Time is measured from just before a move is sent until its
acknowledgement has been read here, where all connections share one process: it includes the waiting on both sides. The server's work
per move, including its bots' answers, is measured too: that depends little on what else the machine does. And so is how much of
the time in which the server could have worked it had to wait for a core: above a few per cent the other times describe the machine.
What is counted begins once everybody has come. The numbers of tables, profiles and seconds are bounded, and the run has a time limit.

Run it from the root of the source, with the test requirements installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from felicity.server.clock import now
from felicity.server.journal import hash_of
from felicity.server.people_store import PeopleStore
from felicity.server.store import Store
from tests.server.world import Server, serving

COMING = 20  # people a second: they don't all click at once
AT_A_TIME = 10  # requests on their way while tables are made
MOST_TABLES, MOST_PROFILES, MOST_SECONDS = 5_000, 50_000, 600.0
MANY = (100_000, 100_000)  # of each kind of request from one address
SETTING_UP = 1_800.0  # seconds in which tables and profiles must be there
HEAD_OF_ANSWER = '{"type":"answer"'


@dataclass
class Load:
    """The parameters, and the measurements."""

    tables: int
    players: int
    level: str
    think: float
    seconds: float
    profiles: int
    game: str
    mode: str
    waits: list[float] = field(default_factory=list)  # seconds until a move was acknowledged
    messages: int = 0
    letters: int = 0
    over: int = 0
    begin: float = 0.0  # when everybody has come, and counting begins
    here: int = 0  # people whose line is open

    @property
    def coming(self) -> float:
        """Seconds until everybody has come."""
        return max(5.0, self.tables / COMING)


class Human:
    """A player at a table."""

    def __init__(self, load: Load, server: Server, client: httpx.AsyncClient) -> None:
        self.load = load
        self.server = server
        self.client = client
        self.key = secrets.token_urlsafe(32)
        self.code = ""

    async def sit_down(self) -> None:
        """Create a table that starts at once."""
        seats = [{"kind": "you"}, *[{"kind": "bot", "level": self.load.level}] * (self.load.players - 1)]
        load = self.load
        wish = {"game": load.game, "mode": load.mode, "players": load.players, "seats": seats, "speed": "instant", "start": True}
        found = await self.client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {self.key}"})
        assert found.status_code == 201, found.text
        self.code = found.json()["code"]

    async def play(self, until: float) -> None:
        """Arrive at some moment of the first seconds, then play game after game until the time is up."""
        await asyncio.sleep(random.uniform(0.0, self.load.coming))
        while time.perf_counter() < until:
            address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.code}/socket"
            async with connect(address, max_size=None, ping_interval=None, compression=None, open_timeout=SETTING_UP) as socket:
                self.load.here += 1
                await socket.send(json.dumps({"type": "hello", "key": self.key}))
                await self.play_one(socket, until)
                self.load.here -= 1
            if time.perf_counter() < until:
                await self.sit_down()

    async def play_one(self, socket: ClientConnection, until: float) -> None:
        """One game, as far as time allows."""
        while (left := until - time.perf_counter()) > 0:
            try:
                text = await asyncio.wait_for(socket.recv(decode=True), left)
            except TimeoutError:
                return
            table = self.read(text)
            if table.get("status") == "over":
                self.load.over += 1
                return
            if table.get("asked"):
                await asyncio.sleep(random.uniform(0.0, 2.0) * self.load.think)
                await self.choose(socket, table)

    def read(self, text: str) -> dict[str, Any]:
        """Parse a message; an answer that nobody waits for gives nothing."""
        if time.perf_counter() >= self.load.begin:
            self.load.messages += 1
            self.load.letters += len(text)
        found: dict[str, Any] = {} if text.startswith(HEAD_OF_ANSWER) else json.loads(text)
        return found

    async def choose(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        """Play any option, and measure the wait until it is acknowledged."""
        option = random.choice(table["asked"]["options"])["text"]
        move = {"type": "play", "id": secrets.token_hex(8), "version": table["version"], "seat": table["seat"], "option": option}
        message = json.dumps(move)
        began = time.perf_counter()
        await socket.send(message)
        while not (text := await socket.recv(decode=True)).startswith(HEAD_OF_ANSWER):
            self.read(text)  # somebody connected or disconnected
        if began >= self.load.begin:
            self.load.waits.append(time.perf_counter() - began)
        assert '"ok":true' in text, text


def memory_of(process: int | None) -> float:
    """The memory that a process uses, in MB."""
    found = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], check=True, capture_output=True, text=True)
    return int(found.stdout) / 1024


def ready_of(process: int | None) -> tuple[float, float]:
    """How long the threads of a process ran, and how long they waited for a core while ready; 0 if the system doesn't say."""
    times = [tuple(map(int, path.read_text().split()[:2])) for path in Path(f"/proc/{process}/task").glob("*/schedstat")]
    return sum(ran for ran, _ in times) / 1e9, sum(waited for _, waited in times) / 1e9


def server_p95(server: Server) -> str:
    """The smallest bucket of the server's own histogram that holds 95 % of all answers."""
    lines = httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines()
    buckets = [line.split(" ") for line in lines if line.startswith("felicity_answer_seconds_bucket")]
    total = float(buckets[-1][1])
    bound = next(name for name, number in buckets if float(number) >= 0.95 * total)
    return bound.partition('le="')[2].rstrip('"}')


async def few_at_a_time(work: list[Callable[[], Awaitable[None]]]) -> None:
    """Do all of it, a few at once, within the time limit."""
    free = asyncio.Semaphore(AT_A_TIME)

    async def one(each: Callable[[], Awaitable[None]]) -> None:
        async with free:
            await each()

    async with asyncio.timeout(SETTING_UP):
        await asyncio.gather(*(one(each) for each in work))


def introduce(database: str, profiles: int) -> None:
    """People who aren't there have a profile in the store, as the server writes it when somebody says their name."""
    store = Store(database)
    people = PeopleStore(store)
    holders = [hash_of(secrets.token_urlsafe(32)) for _ in range(profiles)]
    for done in [people.change_profile(holder, holder, "Firefox", {"name": "Guest"}, now()) for holder in holders]:
        done.result(SETTING_UP)
    assert people.count() == profiles
    store.close()


async def run(load: Load, server: Server) -> None:
    """Set up all profiles and tables, measure them at rest, play, and print the measurements."""
    limits = httpx.Limits(max_connections=AT_A_TIME, max_keepalive_connections=0)  # a busy machine keeps nothing alive
    async with httpx.AsyncClient(base_url=server.address, timeout=120, limits=limits) as client:
        await Human(load, server, client).sit_down()  # loads what all tables share
        before = memory_of(server.process.pid)
        humans = [Human(load, server, client) for _ in range(load.tables)]
        await few_at_a_time([human.sit_down for human in humans])
        rested = memory_of(server.process.pid)
        load.begin = time.perf_counter() + load.coming
        until = load.begin + load.seconds
        playing = [asyncio.create_task(human.play(until)) for human in humans]
        await asyncio.sleep(load.coming)
        (ran, waited), own, here = ready_of(server.process.pid), time.process_time(), load.here
        async with asyncio.timeout(load.seconds + SETTING_UP):
            await asyncio.gather(*playing)
    own = time.process_time() - own
    ran, waited = (after - before for after, before in zip(ready_of(server.process.pid), (ran, waited)))
    played = memory_of(server.process.pid)
    waits = sorted(load.waits)
    measured = {
        "profiles": load.profiles,
        "tables with somebody there": here,
        "moves": len(waits),
        "moves a second": round(len(waits) / load.seconds, 1),
        "p50 ms": round(1000 * statistics.median(waits), 1),
        "p95 ms": round(1000 * waits[int(0.95 * len(waits))], 1),
        "p99 ms": round(1000 * waits[int(0.99 * len(waits))], 1),
        "longest ms": round(1000 * waits[-1], 1),
        "p95 by the server, s, below": server_p95(server),
        "work ms a move": round(1000 * ran / len(waits), 1),
        "server, % of a core": round(100 * ran / load.seconds),
        "players, % of a core": round(100 * own / load.seconds),
        "time without a core, %": round(100 * waited / (ran + waited)) if ran else None,
        "messages": load.messages,
        "kB a message": round(load.letters / load.messages / 1000, 1),
        "games ended": load.over,
        "kB a table just begun": round(1000 * (rested - before) / load.tables, 1),
        "kB a table in mid-game": round(1000 * (played - before) / load.tables, 1),
        "load of the machine": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(measured, indent=1))


def up_to(most: float, kind: type[int] | type[float]) -> Callable[[str], int | float]:
    """A number on the command line that isn't too large."""

    def read(text: str) -> int | float:
        found = kind(text)
        if not 0 <= found <= most:
            raise argparse.ArgumentTypeError(f"expected a number up to {most:g}, found {text}")
        return found

    return read


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=up_to(MOST_TABLES, int), default=200)
    parser.add_argument("--profiles", type=up_to(MOST_PROFILES, int), default=0, help="people who aren't there")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", choices=("easy", "normal", "hard"), default="easy", help="of the bots; easy ones do not search")
    parser.add_argument("--think", type=float, default=3.0, help="seconds that a human takes, on average")
    parser.add_argument("--seconds", type=up_to(MOST_SECONDS, float), default=20.0)
    parser.add_argument("--game", default="loop")
    parser.add_argument("--mode", default="competitive")
    load = Load(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        introduce(database, load.profiles)
        with serving(database, complains=True, bot_processes=0, creations=MANY, requests=MANY) as server:  # all come from one address
            asyncio.run(run(load, server))


if __name__ == "__main__":
    main()
