"""How long others wait for their moves while one client does its worst.

    python -m bench.attack                      every attack, ten seconds each, beside twenty tables of LOOP
    python -m bench.attack --attack replays --seconds 5

One server process on an SQLite file with its usual limits, except that bots don't search; one process of attackers and one of ordinary
players on loopback. They reach the server through a proxy: the attacker from one address, every ordinary player from another. For each
attack: the time until an ordinary player's move was acknowledged (p50, p95, p99, longest), how long a bot's answer took, and which
answers the attacker got. `nothing` is the same without an attack. On a busy machine all times are longer: compare them with `nothing`.

    nothing     nobody attacks
    record      a record of 900 kB is uploaded again and again: as many `refresh items` as fit, or the longest legal game
    gets        45 requests a second for a finished game of six
    mixed       the same, each for another seat, language and part of the log
    replays     its replays, stories and charts, as fast as they are answered
    hints       60 hints requested at once, from 60 tables and keys, again and again
    bots        60 tables and keys at which four bots play at full speed, with nobody watching
    unreadable  200 unreadable options a second

Run it from the root of the source, with the test requirements installed.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import multiprocessing
import random
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import felicity
from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from tests.server.world import Server, serving

Data = dict[str, Any]
TABLES = 20  # of ordinary players
THINK = 0.5  # seconds that they think, on average
ATTACKERS = 60  # keys that the attacker has
TOGETHER = 10  # tables created at once
LARGE = 900_000  # bytes of a record


class Watch:
    """Records how long things took."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.bots: list[float] = []


async def person(server: Server, client: httpx.AsyncClient, watch: Watch, until: float, number: int = 0) -> None:
    """An ordinary player against a bot, game after game."""
    key = secrets.token_urlsafe(32)
    where = {"x-forwarded-for": f"198.51.100.{number + 1}"}
    while time.perf_counter() < until:
        wish = {"game": "loop", "mode": "competitive", "players": 2, "speed": "instant", "start": True}
        seats = [{"kind": "you"}, {"kind": "bot", "level": "normal"}]
        headers = {"authorization": f"Bearer {key}", **where}
        found = await client.post("/api/tables", json={**wish, "seats": seats}, headers=headers)
        if found.status_code != 201:
            await asyncio.sleep(0.5)
            continue
        address = f"ws://127.0.0.1:{server.port}/api/tables/{found.json()['code']}/socket"
        async with connect(
            address, max_size=None, ping_interval=None, compression=None, open_timeout=None, additional_headers=where
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "key": key}))
            await play(socket, watch, until)


async def play(socket: ClientConnection, watch: Watch, until: float) -> None:
    """One game, as far as time allows."""
    moved = 0.0
    while (left := until - time.perf_counter()) > 0:
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), left))
        except TimeoutError:
            if moved:
                watch.bots.append(time.perf_counter() - moved)
            return
        if message["type"] != "table":
            continue
        if message["status"] == "over":
            return
        if not message["asked"]:
            continue
        if moved and message["view"]["to_act"] == message["seat"] and any(event["by"] == 2 for event in message["events"]["items"]):
            watch.bots.append(time.perf_counter() - moved)
        await asyncio.sleep(random.uniform(0.0, 2.0) * THINK)
        option = random.choice(message["asked"]["options"])["text"]
        move = {"type": "play", "id": secrets.token_hex(8), "version": message["version"], "seat": message["seat"], "option": option}
        moved = time.perf_counter()
        await socket.send(json.dumps(move))
        while json.loads(await socket.recv())["type"] != "answer":
            pass
        watch.moves.append(time.perf_counter() - moved)


# --- attacks ---


def long_record(game: str, players: int, **options: object) -> str:
    """The record of a random game."""
    table = felicity.new(game, players=players, seed=7, **options)  # type: ignore[arg-type]
    chance = Rng(start_of("attack"))
    while not table.is_over:
        table.play(RandomBot().choose(Seat(table, chance)))
    return table.record([])


def endless_record() -> str:
    """As many `refresh items` as 900 kB hold, if they are allowed; else the longest legal game."""
    table = felicity.new("pursuit", players=2, seed=7, starting_player="1")
    while table.question != "TakeTurn":
        table.play(table.options()[0])
    seat = table.to_act
    head = table.record([])
    for _ in range(20):
        if not any(option.text == "refresh items" for option in table.options()):
            return long_record("nation", 5)
        table.play("refresh items")
    return f"{head.rstrip()}\nseat{seat}: {'; '.join(['refresh items'] * ((LARGE - len(head)) // 15))}\n"


class Attacker:
    """One client with many keys."""

    def __init__(self, client: httpx.AsyncClient, until: float) -> None:
        self.client = client
        self.until = until
        self.answers: Counter[str] = Counter()
        self.keys = [secrets.token_urlsafe(32) for _ in range(ATTACKERS)]

    async def ask(self, method: str, path: str, key: int = 0, **more: Any) -> Data:
        """Send one request and count its outcome."""
        try:
            headers = {"authorization": f"Bearer {self.keys[key]}", "x-forwarded-for": "203.0.113.9", **more.pop("headers", {})}
            found = await self.client.request(method, path, headers=headers, **more)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return {}
        data = found.json() if found.headers.get("content-type", "").startswith("application/json") else {}
        self.answers[data["error"]["code"] if "error" in data else str(found.status_code)] += 1
        return data if isinstance(data, dict) else {}

    async def upload(self, text: str) -> str:
        """Upload a record; the code of its table, if it was accepted."""
        found = await self.ask("POST", "/api/records", content=text.encode(), headers={"content-type": "text/plain"})
        return str(found.get("code", ""))

    async def steadily(self, rate: float, act: Callable[[int], Awaitable[object]]) -> None:
        """Act so many times a second, whether or not the last one was answered."""
        tasks: set[asyncio.Task[object]] = set()
        for number in itertools.count():
            if time.perf_counter() >= self.until:
                break
            task = asyncio.ensure_future(act(number))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            await asyncio.sleep(1 / rate)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def nothing(self) -> None:
        """Nobody attacks."""
        await asyncio.sleep(max(0.0, self.until - time.perf_counter()))

    async def record(self) -> None:
        """Upload records, one after the other."""
        text = await asyncio.to_thread(endless_record)
        while time.perf_counter() < self.until:
            code = await self.upload(text)
            if code:
                await self.ask("GET", f"/api/tables/{code}")

    async def gets(self) -> None:
        """Request the same table again and again."""
        code = await self.upload(await asyncio.to_thread(long_record, "rainbow", 6))
        await self.steadily(45, lambda _: self.ask("GET", f"/api/tables/{code}"))

    async def mixed(self) -> None:
        """Request something new each time."""
        code = await self.upload(await asyncio.to_thread(long_record, "rainbow", 6))
        langs = ("en", "fr")
        await self.steadily(
            45, lambda at: self.ask("GET", f"/api/tables/{code}?seat={at % 6 + 1}&lang={langs[at % 2]}&since={at % 300 + 8}")
        )

    async def replays(self) -> None:
        """Request what takes longest to compute."""
        code = await self.upload(await asyncio.to_thread(long_record, "nation", 5))

        async def one(kind: int) -> None:
            for at in itertools.count(kind):
                if time.perf_counter() >= self.until:
                    return
                path = ("replay", "story", "chart", "curve", "record")[at % 5]
                await self.ask("GET", f"/api/tables/{code}/{path}?seat={at % 5 + 1}&lang={('en', 'fr')[at % 2]}")

        await asyncio.gather(*(one(kind) for kind in range(12)))

    async def hints(self) -> None:
        """Request sixty hints at a time."""
        wish = {"game": "loop", "players": 4, "start": True, "auto": False, "options": {"starting_player": "1"}, "mode": "basic"}
        codes: list[Data] = []
        for first in range(0, ATTACKERS, TOGETHER):
            keys = range(first, min(first + TOGETHER, ATTACKERS))
            codes += await asyncio.gather(*(self.ask("POST", "/api/tables", key, json=wish) for key in keys))

        async def one(key: int, table: Data) -> None:
            while time.perf_counter() < self.until:
                command = {"type": "hint", "id": secrets.token_hex(8), "version": table["version"], "seat": 1}
                await self.ask("POST", f"/api/tables/{table['code']}", key, json=command)
                await asyncio.sleep(0.2)

        tasks = [asyncio.ensure_future(one(key, table)) for key, table in enumerate(codes) if "code" in table]
        await asyncio.wait(tasks, timeout=max(0.1, self.until - time.perf_counter()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def bots(self) -> None:
        """Create tables of bots, game after game; each counts as watched for a while after its creation."""
        bot = {"kind": "bot", "level": "hard"}
        wish = {"game": "loop", "mode": "competitive", "players": 4, "speed": "instant", "start": True, "seats": [bot] * 4}
        for number in itertools.count():
            if time.perf_counter() >= self.until:
                return
            await self.ask("POST", "/api/tables", number % ATTACKERS, json=wish)
            await asyncio.sleep(0.0 if number < ATTACKERS else 0.5)

    async def unreadable(self) -> None:
        """Send options that no game has."""
        table = await self.ask("POST", "/api/tables", json={"game": "pursuit", "start": True, "options": {"starting_player": "1"}})
        command = {"type": "play", "version": table["version"], "seat": 1}

        async def one(at: int) -> None:
            text = f"{'acqiure glas '[at % 9 :]}{at}"
            await self.ask("POST", f"/api/tables/{table['code']}", json={**command, "id": secrets.token_hex(8), "option": text})

        await self.steadily(200, one)


ATTACKS = ("nothing", "record", "gets", "mixed", "replays", "hints", "bots", "unreadable")


def attack(port: int, name: str, seconds: float, answers: multiprocessing.Queue[dict[str, int]]) -> None:
    """Run in a process of its own, so that the attacker's work isn't measured."""

    async def run() -> dict[str, int]:
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120, limits=limits) as client:
            attacker = Attacker(client, time.perf_counter() + seconds)
            work: Callable[[], Awaitable[None]] = getattr(attacker, name)
            await work()
            return dict(attacker.answers)

    answers.put(asyncio.run(run()))


async def warm_up(server: Server) -> None:
    """Wait until the first bot's process has started: that isn't measured here."""
    watch = Watch()
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as client:
        first = asyncio.ensure_future(person(server, client, watch, time.perf_counter() + 60))
        while not watch.bots and not first.done():
            await asyncio.sleep(0.1)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)


async def crowd(server: Server, watch: Watch, seconds: float) -> None:
    """The ordinary players."""
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=server.address, timeout=120, limits=limits) as client:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(person(server, client, watch, until, number) for number in range(TABLES)))


def measure(name: str, seconds: float) -> None:
    """Run one attack on a fresh server, and print the measurements."""
    watch = Watch()
    answers: multiprocessing.Queue[dict[str, int]] = multiprocessing.Queue()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite", complains=True, search=False, bot_processes=1, proxies=["127.0.0.1"]) as server,
    ):
        asyncio.run(warm_up(server))
        process = multiprocessing.Process(target=attack, args=(server.port, name, seconds, answers))
        process.start()
        asyncio.run(crowd(server, watch, seconds))
        said = answers.get(timeout=180)
        process.join()
    print(f"{name:>10}: moves {row(watch.moves)}   bots {row(watch.bots)}   the attacker was answered {said}", flush=True)


def row(times: list[float]) -> str:
    """Times in milliseconds, as a row."""
    if not times:
        return "none"
    times.sort()
    p50, p95, p99, longest = (1000 * times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.95, 0.99, 1.0))
    return f"n={len(times)} p50={p50:.0f} p95={p95:.0f} p99={p99:.0f} longest={longest:.0f} ms"


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", choices=ATTACKS, action="append")
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    for name in asked.attack or ATTACKS:
        measure(name, asked.seconds)


if __name__ == "__main__":
    main()
