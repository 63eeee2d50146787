"""A site without a server, and a server of plain files that knows nothing about it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

PLACE = "some/where"  # below the root of the host


class Silent(SimpleHTTPRequestHandler):
    """Says nothing on the terminal."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nobody reads it."""

    def log_error(self, *args: object) -> None:
        """Nor this: what isn't found is told in the page."""


class PlainServer:
    """Python's own, for a folder."""

    def __init__(self, folder: Path) -> None:
        self.files = functools.partial(Silent, directory=str(folder))
        self.port = 0
        self.open()
        self.address = f"http://127.0.0.1:{self.port}/{PLACE}/"

    def open(self) -> None:
        """Answer, at the same address as before."""
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), self.files)
        self.port = int(self.server.server_address[1])
        self.thread: Thread | None = Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        """From now on nobody answers at this address."""
        if self.thread is not None:
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()
            self.thread = None


@contextmanager
def plainly_serving(folder: Path) -> Iterator[PlainServer]:
    """As long as it is needed."""
    server = PlainServer(folder)
    try:
        yield server
    finally:
        server.close()
