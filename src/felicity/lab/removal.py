"""Remove studies, and packs that no study uses any more."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

from felicity import plugins
from felicity.lab import pieces
from felicity.lab.folder import FORGOTTEN, STATE, STUDY, Folder, Shelf, State


def is_outdated(state: State) -> bool:
    """Was a study played with other rules than the current ones? Then it can't continue."""
    return state.game not in plugins.names() or plugins.game(state.game).facts.version != state.rules


def remove(shelf: Shelf, folder: Folder) -> None:
    """Remove a study, unless it is running. It disappears at once: what is left after a crash is no study."""
    with folder.alone(), pieces.kept(folder.path):
        (folder.path / STATE).unlink(missing_ok=True)
        if folder.path.exists():
            shutil.rmtree(folder.path)
        for path in unused_packs(shelf):
            shutil.rmtree(path)


def unused_packs(shelf: Shelf) -> list[Path]:
    """Packs that no study names. A very recent one may belong to a study that is about to be written."""
    found = [path for path in shelf.packs.glob("*") if time.time() - path.stat().st_mtime > FORGOTTEN]
    if not found:
        return []
    studies = [path.read_bytes() for path in shelf.path.glob(f"*/{STUDY}")]
    return [path for path in found if not any(path.name.encode() in study for study in studies)]


def size_of(folder: Folder) -> int:
    """Size of a study in bytes."""
    return sum(path.stat().st_size for path in folder.path.iterdir() if path.is_file())
