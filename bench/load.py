"""How fast one server process acknowledges a human's move while many tables are played at once, and how much memory a table takes.

    python -m bench.load                       200 tables of four, a human and three bots each, for 20 seconds
    python -m bench.load --tables 50 --level normal

One process serves on an SQLite file; this one plays for all humans over WebSockets on loopback. A human thinks for a while after being
asked (`--think` seconds on average), then plays any option; bots are instant. Time is measured from just before a move is sent until its
acknowledgement has been read here, where all connections share one process: it includes the waiting on both sides. The server's work
per move, including its bots' answers, is measured too: that depends little on what else the machine does. And so is how much of
the time in which the server could have worked it had to wait for a core: above a few per cent the other times describe the machine.

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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.world import Server, serving

COMING = 5.0  # seconds within which all arrive: they don't all click at once
HEAD_OF_ANSWER = '{"type":"answer"'


@dataclass
class Load:
    """The parameters, and the measurements."""

    tables: int
    players: int
    level: str
    think: float
    seconds: float
    game: str
    mode: str
    waits: list[float] = field(default_factory=list)  # seconds until a move was acknowledged
    messages: int = 0
    letters: int = 0
    over: int = 0


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
        self.code = found.json()["code"]

    async def play(self, until: float) -> None:
        """Arrive at some moment of the first seconds, then play game after game until the time is up."""
        await asyncio.sleep(random.uniform(0.0, COMING))
        while time.perf_counter() < until:
            address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.code}/socket"
            async with connect(address, max_size=None, ping_interval=None, compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "key": self.key}))
                await self.play_one(socket, until)
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


async def run(load: Load, server: Server) -> None:
    """Set up all tables, measure them at rest, play, and print the measurements."""
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)  # a busy machine keeps nothing alive
    async with httpx.AsyncClient(base_url=server.address, timeout=120, limits=limits) as client:
        await Human(load, server, client).sit_down()  # loads what all tables share
        before = memory_of(server.process.pid)
        humans = [Human(load, server, client) for _ in range(load.tables)]
        await asyncio.gather(*(human.sit_down() for human in humans))
        rested = memory_of(server.process.pid)
        ran, waited = ready_of(server.process.pid)
        until = time.perf_counter() + load.seconds
        await asyncio.gather(*(human.play(until) for human in humans))
    ran, waited = (after - before for after, before in zip(ready_of(server.process.pid), (ran, waited)))
    played = memory_of(server.process.pid)
    waits = sorted(load.waits)
    measured = {
        "moves": len(waits),
        "moves a second": round(len(waits) / load.seconds, 1),
        "p50 ms": round(1000 * statistics.median(waits), 1),
        "p95 ms": round(1000 * waits[int(0.95 * len(waits))], 1),
        "p99 ms": round(1000 * waits[int(0.99 * len(waits))], 1),
        "longest ms": round(1000 * waits[-1], 1),
        "p95 by the server, s, below": server_p95(server),
        "work ms a move": round(1000 * ran / len(waits), 1),
        "time without a core, %": round(100 * waited / (ran + waited)) if ran else None,
        "messages": load.messages,
        "kB a message": round(load.letters / load.messages / 1000, 1),
        "games ended": load.over,
        "kB a table just begun": round(1000 * (rested - before) / load.tables, 1),
        "kB a table in mid-game": round(1000 * (played - before) / load.tables, 1),
        "load of the machine": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(measured, indent=1))


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", choices=("easy", "normal", "hard"), default="easy", help="of the bots; easy ones do not search")
    parser.add_argument("--think", type=float, default=3.0, help="seconds that a human takes, on average")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="loop")
    parser.add_argument("--mode", default="competitive")
    load = Load(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", complains=True, bot_processes=0) as server:
        asyncio.run(run(load, server))


if __name__ == "__main__":
    main()
