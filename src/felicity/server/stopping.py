"""How a server ends in time: what thinks is stopped, not waited for, and whatever hangs after that is cut off."""

from __future__ import annotations

import faulthandler
import threading
from concurrent.futures import ProcessPoolExecutor

SHARE_OF_REQUESTS = 0.4  # of the time there is: the rest is for the store and the processes
TIDY_WITHIN = 2.0  # seconds in which killed processes are cleared away


def stop_processes(pool: ProcessPoolExecutor) -> None:
    """Kill what thinks: nobody will hear the thought. Then wait until nothing is left of it; semaphores would be left behind otherwise."""
    manager: threading.Thread | None = vars(pool)["_executor_manager_thread"]
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if manager is not None:
        manager.join(TIDY_WITHIN)


def be_gone_within(seconds: float) -> None:
    """End this process after that time, whatever it waits for then; where it hung is written to the error output.

    Nothing is lost by that: what was acknowledged is written.
    """
    faulthandler.dump_traceback_later(seconds, exit=True)
