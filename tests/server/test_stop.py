"""A server that is told to stop: what it acknowledged is written, whoever is connected hears of it, and nothing of it is left."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from felicity.server.bot_pool import BotPool
from felicity.server.hall import Hall
from felicity.server.pools import Pool
from felicity.server.refused import Refused
from felicity.server.run import listening, run
from felicity.server.settings import Settings
from felicity.server.stopping import stop_processes
from felicity.server.store import Store
from tests.server.test_bots import stored_of
from tests.server.test_crash import children_of, is_running
from tests.server.world import FORKS, LONG, Browser, Watch, port_of, reserved_port, serving, until

ENDLESS = 3600.0  # seconds


def test_a_thought_is_not_waited_for(tmp_path: Path) -> None:
    """One that would take an hour, and one that waits for it: both are gone at once, and so are the processes."""
    pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
    began = tmp_path / "began"
    thoughts = [pool.submit(think_for_long, began), pool.submit(time.sleep, ENDLESS)]
    until(began.exists)
    processes = list(pool._processes.values())
    stop_processes(pool)
    assert not any(process.is_alive() for process in processes)
    assert all(thought.done() for thought in thoughts)


def think_for_long(began: Path) -> None:
    """Say that one thinks, and go on."""
    began.touch()
    time.sleep(ENDLESS)


def test_after_the_end_nobody_begins_to_think() -> None:
    """A hint whose processes were stopped doesn't start new ones."""

    async def scene() -> None:
        bot_pool = BotPool.of_processes(1)
        bot_pool.close()
        with pytest.raises(Refused, match="stopping"):
            await bot_pool.hint(stored_of("you", "bot").playing(), 1)
        assert isinstance(bot_pool.advice, Pool)
        assert bot_pool.advice.pool is None

    asyncio.run(scene())


def test_a_server_stops_with_bots_thinking_hints_waiting_and_people_writing(database: str) -> None:
    """Sockets are closed as by a restart (1012), every acknowledged word is in the store, and no process is left."""
    with serving(database, complains=True, stop_within=30) as server:
        ada = Browser(server)
        seats = [{"kind": "bot", "level": "hard"}, {"kind": "bot", "level": "hard"}]
        thinking = ada.join(ada.create(players=2, seats=seats, start=True)["code"])
        advised = ada.create(players=2, options={"starting_player": "1"}, start=True)
        talking = ada.create(players=2, start=True)["code"]
        watch = ada.join(talking)
        asking = ada.join(advised["code"])
        for number in range(10):
            asking.send({"type": "hint", "id": f"hint{number}", "version": advised["version"], "seat": 1})
        said: list[str] = []
        with ThreadPoolExecutor(1) as pool:
            talked = pool.submit(talk_on, watch, said)
            until(lambda: len(said) > 5 and bool(children_of(server.process.pid)))
            children = children_of(server.process.pid)
            server.process.terminate()
            server.process.join(LONG)
            assert server.process.exitcode is not None
            assert talked.result() == 1012
        assert [thinking.close_code(), asking.close_code()] == [1012, 1012]
        until(lambda: not any(is_running(child) for child in children))
        store = Store(database)
        kept = [entry.data.get("text") for entry in store.entries(talking)]
        store.close()
        assert set(said) <= set(kept)


def talk_on(watch: Watch, said: list[str]) -> int:
    """Talk until the connection is closed; what was acknowledged, and the code of the close."""
    try:
        while True:
            text = f"word {len(said)}"
            if watch.ask("talk", seat=1, text=text)["ok"]:
                said.append(text)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def serve_and_hang(port: int, database: str, hung: str) -> None:
    """A server that would never end by itself."""

    async def hang(_: Hall) -> None:
        Path(hung).touch()
        await asyncio.to_thread(threading.Event().wait)

    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 2)  # where it hung is not for the eyes of who runs the tests
    with patch.object(Hall, "close", hang):
        run(Settings(database=database, stop_within=1), listening("127.0.0.1", port))


def test_whatever_hangs_is_cut_off_in_time(tmp_path: Path) -> None:
    """A thread that never comes back doesn't keep the process; the file can be used again."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    reserved = reserved_port()
    process = FORKS.Process(target=serve_and_hang, args=(port_of(reserved), database, str(tmp_path / "hung")))
    process.start()
    until(lambda: is_up(port_of(reserved)))
    process.terminate()
    process.join(LONG)
    assert process.exitcode == 1
    assert (tmp_path / "hung").exists()
    Store(database).close()
    reserved.close()


def is_up(port: int) -> bool:
    """Does the server answer?"""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=LONG).is_success
    except httpx.TransportError:
        return False
