"""Servers with a laboratory, and somebody who studies there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from felicity.lab.folder import Folder, Shelf
from felicity.lab.run import run
from felicity.lab.study import read
from tests.server.world import Browser, Data, Server, serving, until

SHORT = "loop players:3 mode:basic bots:random games:40 seed:7"
LONG = "loop players:3 mode:basic bots:random games:10000 seed:8"  # nobody waits for its end


@contextmanager
def laboratory(place: Path, complains: bool = False, database: str = "tables.sqlite", **settings: Any) -> Iterator[Server]:
    """A server with a laboratory in a folder."""
    settings = {"lab": str(place / "lab"), "lab_processes": 1, **settings}
    with serving(f"sqlite:///{place / database}", complains=complains, **settings) as found:
        yield found


class Student(Browser):
    """Somebody who studies."""

    def queue(self, text: str, status: int = 201) -> Data:
        """Have a study played."""
        found = self.post("/api/lab/studies", {"text": text}, status)
        assert isinstance(found, dict)
        return found

    def tell_lab(self, id: str, do: str, status: int = 200) -> Data:
        """Pause, resume, cancel or remove a study."""
        found = self.post(f"/api/lab/studies/{id}", {"do": do}, status)
        assert isinstance(found, dict)
        return found

    def study(self, id: str) -> Data:
        """How far a study has come."""
        return next(study for study in self.get("/api/lab/studies") if study["id"] == id)

    def stands(self, id: str) -> str:
        """Does it wait, is it played, or has it ended?"""
        return str(self.study(id)["state"])

    def wait_for(self, id: str, *states: str) -> Data:
        """Wait until a study is in one of these states."""
        until(lambda: self.stands(id) in states)
        return self.study(id)


def pieces_of(folder: Folder) -> dict[str, bytes]:
    """Every piece of rows, by its name."""
    return {path.name: path.read_bytes() for path in folder.files}


def played_here(text: str, place: Path) -> dict[str, bytes]:
    """The pieces of a study that is played in this process, without a server."""
    study = read(text)
    folder = Shelf(place).folder(study)
    assert run(study, folder).done
    return pieces_of(folder)


def kept_in(place: Path, id: str) -> dict[str, bytes]:
    """The pieces of a study that a server keeps."""
    return pieces_of(Folder(place / "lab" / id))
