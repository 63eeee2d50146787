"""Pools of worker processes, started when first needed, with a fair queue in front."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import TypeVar

from felicity.lab.batch import leave_with_parent
from felicity.server.fair_queue import FairQueue
from felicity.server.logs import write_down
from felicity.server.refused import Refused
from felicity.server.stopping import stop_processes

T = TypeVar("T")

ATTEMPTS = 2  # tries per job whose process crashed


def settle_in(niceness: int, memory: int) -> None:
    """Lower the priority (see `nice`) of a worker below the server's, and end it if the server is killed."""
    write_down()
    if memory:
        limit_memory(memory)
    if hasattr(os, "nice"):
        os.nice(niceness)
    leave_with_parent()


def limit_memory(more: int) -> None:
    """Let this process use so many bytes more than it does now, if the system supports that."""
    if sys.platform == "linux":
        import resource

        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        limit = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


class Pool:
    """Worker processes for one sort of job; `memory` is what each may use, 0 means no limit."""

    def __init__(self, processes: int, niceness: int, each: int, most: int, memory: int = 0) -> None:
        self.processes = processes
        self.niceness = niceness
        self.memory = memory
        self.queue = FairQueue(processes, each, most)
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    def close(self) -> None:
        """Stop the processes."""
        self.closed = True
        if self.pool is not None:
            stop_processes(self.pool)
            self.pool = None

    def restart(self) -> None:
        """Kill running jobs; those that wait go to new processes."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop_processes(pool)

    def crowd(self) -> float:
        """How many jobs wait for each process."""
        return self.queue.waiting / self.processes

    async def think(self, person: str, rank: int, think: Callable[..., T], *arguments: object) -> T:
        """Compute something in the pool when it is this person's turn."""
        return await self.queue.run(person, lambda: self._think(think, *arguments), rank)

    async def _think(self, think: Callable[..., T], *arguments: object) -> T:
        """Retry if the process crashed: any other process can do the job as well."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, partial(think, *arguments))
            except BrokenProcessPool:
                if self.pool is pool:  # else another caller has already replaced it
                    self.pool = None
        raise Refused("busy", "The bot process crashed. Try again.")

    def _ready(self) -> ProcessPoolExecutor:
        if self.closed:
            raise Refused("busy", "The server is stopping. Try again in a moment.")
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=settle_in, initargs=(self.niceness, self.memory))
        return self.pool
