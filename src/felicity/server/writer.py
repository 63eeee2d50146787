"""One thread that writes. What came while it was writing goes into the next transaction together, so that a sync of the disk is shared."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Engine

MOST = 200  # jobs in one transaction


@dataclass
class Job:
    """Something to write for a table, and who waits for it."""

    code: str
    run: Callable[[Connection], bool]
    done: Future[bool] = field(default_factory=Future)


class Writer:
    """Takes jobs from any thread; a job's future is fulfilled when its transaction is committed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="felicity-writer", daemon=True)
        self.thread.start()

    def put(self, job: Job) -> Future[bool]:
        """Write this; the future tells whether it was new."""
        self.queue.put(job)
        return job.done

    def close(self) -> None:
        """Write what waits, then stop."""
        self.queue.put(None)
        self.thread.join()

    def _work(self) -> None:
        going = True
        while going:
            batch: list[Job] = []
            job = self.queue.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST:
                    break
                try:
                    job = self.queue.get_nowait()
                except Empty:
                    break
            going = job is not None
            if batch:
                self._write(batch)

    def _write(self, batch: list[Job]) -> None:
        # Every process writes in the order of codes: two that wait for each other's rows can't come about.
        batch.sort(key=lambda job: job.code)
        try:
            with self.engine.begin() as connection:
                found = [job.run(connection) for job in batch]
        except Exception as error:  # whoever waits must hear of it
            for job in batch:
                job.done.set_exception(error)
            return
        for job, new in zip(batch, found):
            job.done.set_result(new)
