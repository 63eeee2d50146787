"""`felicity` as people start it: a process of its own, in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.server.world import LONG, NO_TLS, port_of, reserved_port, until


class Felicity:
    """Runs commands with the Python of some environment; packages may be added to what it has installed."""

    def __init__(self, python: Path, data: Path, packages: Path | None = None) -> None:
        self.python = python
        self.data = data
        self.environment = {
            **os.environ,
            "COLUMNS": "80",
            "FELICITY_LANG": "en",
            "FELICITY_DATA": str(data),
            **({"PYTHONPATH": str(packages)} if packages else {}),
        }

    def run(self, *arguments: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        """One command, to its end."""
        return self.run_module("felicity", *arguments, typed=typed, code=code)

    def run_module(self, *arguments: str, typed: str = "", code: int = 0, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
        """A module of Python's, to its end."""
        command = [str(self.python), "-m", *arguments]
        done = subprocess.run(
            command, input=typed, capture_output=True, encoding="utf-8", env=self.environment, cwd=folder or self.data, check=False
        )
        assert done.returncode == code, done.stdout[-3000:] + done.stderr[-3000:]
        return done

    @contextmanager
    def serving(self, database: Path) -> Iterator[Served]:
        """A server that runs for a while."""
        reserved = reserved_port()
        found = Served(port_of(reserved))
        arguments = ["-m", "felicity", "serve", "--port", str(port_of(reserved)), "--database", f"sqlite:///{database}"]
        said = self.data / f"server-{port_of(reserved)}.txt"
        with said.open("wb") as output:
            process = subprocess.Popen([str(self.python), *arguments], stdout=output, stderr=output, env=self.environment)
        try:
            until(lambda: found.answers(process))
            yield found
        finally:
            found.visitors.close()
            process.terminate()
            process.wait(LONG)
            found.said = said.read_text("utf-8")
            reserved.close()


class Served:
    """Where it is, for those of `tests.server.world` and `tests.web` who visit it."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.visitors = ExitStack()
        self.said = ""  # once it has stopped

    def answers(self, process: subprocess.Popen[bytes]) -> bool:
        """Is it up?"""
        assert process.poll() is None
        try:
            return httpx.get(f"{self.address}/api/health", timeout=LONG, verify=NO_TLS).json()["ok"] is True
        except httpx.TransportError:
            return False


def here(data: Path, packages: Path | None = None) -> Felicity:
    """With the Python that runs the tests."""
    return Felicity(Path(sys.executable), data, packages)
