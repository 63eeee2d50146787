"""House cards at tables: packs as they are stored, and those in use by tables of this process.

Packs here were checked in another process (`pack_check.py`). This one reads entries, never TOML that a stranger wrote.
"""

from __future__ import annotations

import threading
import weakref
from dataclasses import dataclass

from felicity import plugins
from felicity.core.pack import Entries, Files
from felicity.server.catalog_messages import EntryData
from felicity.server.refused import Refused

LONGEST_NAME = 40  # characters of a pack's name
MOST_FILES = 20
LARGEST = 160_000  # bytes of all files: every card of our largest game fills 130,000
LONGEST_FILE_NAME = 60


@dataclass(frozen=True, eq=False)
class StoredPack:
    """A pack without mistakes."""

    game: str
    fingerprint: str
    digest: str  # of all files: the fingerprint alone is short enough to be forged
    name: str
    files: dict[str, str]
    entries: list[EntryData]
    used: int  # when a table was last created with it, in milliseconds since 1970

    def read(self) -> None:
        """Load its cards into the game, if they aren't yet."""
        game = plugins.game(self.game)
        if not game.has_pack(self.fingerprint):
            game.use_entries(self.fingerprint, entries_of(self.entries))


def entries_of(data: list[EntryData]) -> Entries:
    """The entries as the engine takes them."""
    return [(each["file"], each["table"], dict(each["entry"])) for each in data]


def files_of(files: dict[str, str]) -> Files:
    """The files as they are hashed: by name, as in a folder."""
    return tuple((name, files[name].encode()) for name in sorted(files))


class Shelf:
    """The packs in use here. The engine knows a pack only as long as a table holds a reference to it."""

    def __init__(self) -> None:
        self.lock = threading.RLock()  # a pack may be released in any thread, at any moment
        self.packs: weakref.WeakValueDictionary[tuple[str, str], StoredPack] = weakref.WeakValueDictionary()

    def put(self, pack: StoredPack) -> StoredPack:
        """Register a pack as long as somebody holds the object that this returns."""
        place = (pack.game, pack.fingerprint)
        with self.lock:
            known = self.packs.get(place)
            if known is not None:
                if known.digest != pack.digest:
                    raise other_pack(pack.fingerprint)
                return known
            pack.read()
            self.packs[place] = pack
            weakref.finalize(pack, self._forget, place).atexit = False
            return pack

    def get(self, game: str, fingerprint: str) -> StoredPack:
        """A pack that somebody holds."""
        with self.lock:
            return self.packs[game, fingerprint]

    def _forget(self, place: tuple[str, str]) -> None:
        with self.lock:
            if place not in self.packs:  # else it was registered again meanwhile
                plugins.game(place[0]).forget_pack(place[1])


SHELF = Shelf()


def other_pack(fingerprint: str) -> Refused:
    """Two different packs have the same fingerprint: that is no accident."""
    return Refused("bad-pack", f"Another pack with the fingerprint {fingerprint!r} is in use here. Rename yours.")


def no_pack(fingerprint: str) -> Refused:
    """A record of a game with house cards that this server doesn't know."""
    return Refused(
        "no-pack",
        f"This game was played with the house cards {fingerprint!r}, which this server doesn't know. Send a record that carries them.",
    )
