"""How a server stops in time: worker processes are killed rather than waited for, and whatever still hangs is cut off."""

from __future__ import annotations

import faulthandler
import threading
from concurrent.futures import ProcessPoolExecutor

SHARE_OF_REQUESTS = 0.4  # of the available time: the rest is for the store and the processes
TIDY_WITHIN = 2.0  # seconds to clean up killed processes


def stop_processes(pool: ProcessPoolExecutor) -> None:
    """Kill the workers: nobody waits for their results. Then wait until they are gone; semaphores would be left behind otherwise."""
    manager: threading.Thread | None = vars(pool)["_executor_manager_thread"]
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if manager is not None:
        manager.join(TIDY_WITHIN)


def be_gone_within(seconds: float) -> None:
    """End this process after that time, whatever it is waiting for; where it hung is written to standard error.

    Nothing is lost: everything acknowledged has been written.
    """
    faulthandler.dump_traceback_later(seconds, exit=True)
