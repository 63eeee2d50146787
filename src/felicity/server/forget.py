"""What a table knows about a person, and how it forgets them: the only case in which a journal is rewritten. Pure; replays no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from felicity.server.journal import Data, Entry

KINDS = (
    "sit",
    "leave",
    "name",
    "talk",
    "set",
    "kick",
    "reorder",
    "start",
    "host",
    "merge",
    "gone",
    "keep",
    "decline",
)  # entries that show who sits where
UNSAID = "…"  # replaces chat messages


@dataclass
class Traces:
    """What somebody has left at a table: seats held, seats that still show the name, whether they host, and the rewritten entries."""

    seats: list[int] = field(default_factory=list)
    named: list[int] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)  # free seats that are kept for them
    hosts: bool = False
    heir: int | None = None  # the seat of the next host
    entries: dict[int, Data] = field(default_factory=dict)  # by number, without name, chat and key

    @property
    def seat(self) -> int | None:
        """The seat named in the public notice."""
        return self.seats[0] if self.seats else None

    @property
    def data(self) -> Data:
        """The data of the notice's entry. It names nobody."""
        found: Data = {"seats": self.seats, "named": self.named, "entries": sorted(self.entries)}
        found |= {"kept": self.kept} if self.kept else {}
        return found | ({"heir": self.heir} if self.hosts else {})


def traces_of(holder: str, host: str, entries: Sequence[Entry]) -> Traces:
    """Follow somebody through the journal of a table; `host` is its first host."""
    return Follower(holder, host, entries).found


class Follower:
    """Who sits where, as far as one holder is concerned."""

    def __init__(self, holder: str, host: str, entries: Sequence[Entry]) -> None:
        self.keys = keys_of(holder, entries)
        self.host = host
        self.sitting: dict[int, str] = {}
        self.named: dict[int, str] = {}  # whose name a seat shows: a bot keeps the name of the player it replaced
        self.kept: dict[int, str] = {}  # for whom a free seat is kept
        self.is_started = False
        self.found = Traces()
        for entry in entries:
            self.follow(entry)
        mine = sorted(seat for seat, key in self.sitting.items() if key in self.keys)
        self.found.seats = mine
        self.found.named = sorted(seat for seat, key in self.named.items() if key in self.keys)
        self.found.kept = sorted(seat for seat, key in self.kept.items() if key in self.keys)
        self.found.hosts = self.host in self.keys
        self.found.heir = self.heir_after(mine[0] if mine else 0)

    def heir_after(self, seat: int) -> int | None:
        """The next human in seat order."""
        others = sorted(each for each, key in self.sitting.items() if key and key not in self.keys)
        return next((each for each in others if each > seat), others[0] if others else None)

    def follow(self, entry: Entry) -> None:
        """Apply an entry, as far as it changes who sits where, and note what it says about the holder."""
        seat, data = entry.seat or 0, entry.data
        if entry.kind in ("sit", "set", "keep", "decline"):
            self.kept = {each: key for each, key in self.kept.items() if each != seat and key != data.get("holder")}
        if entry.kind == "keep":
            self.rise(seat)
            self.kept[seat] = data["for"]
        elif entry.kind == "sit":
            self.sitting[seat] = self.named[seat] = data["holder"]
        elif entry.kind in ("leave", "set"):
            self.rise(seat)
        elif entry.kind == "kick":
            self.rise(seat, keeps_name=self.is_started)
        elif entry.kind == "reorder":
            order = list(enumerate(data["order"], 1))
            self.sitting = {new: self.sitting[old] for new, old in order if old in self.sitting}
            self.named = {new: self.named[old] for new, old in order if old in self.named}
            self.kept = {new: self.kept[old] for new, old in order if old in self.kept}
        elif entry.kind == "start":
            self.is_started = True
        elif entry.kind == "gone":
            for each in data["seats"]:
                self.rise(each)
            for each in data.get("kept", ()):
                self.kept.pop(each, None)
        if "host" in data or entry.kind == "host":
            self.host = self.sitting.get(data.get("host", seat), "")
        elif "heir" in data:
            self.host = self.sitting.get(data["heir"] or 0, "")
        self.note(entry, seat)

    def rise(self, seat: int, keeps_name: bool = False) -> None:
        """A seat is given up."""
        self.sitting.pop(seat, None)
        if not keeps_name:
            self.named.pop(seat, None)

    def note(self, entry: Entry, seat: int) -> None:
        """What the journal will hold in place of this entry."""
        is_mine = self.sitting.get(seat, "") in self.keys
        if entry.kind == "sit" and is_mine:
            self.found.entries[entry.number] = {**entry.data, "name": "", "holder": ""}
        elif entry.kind == "name" and is_mine:
            self.found.entries[entry.number] = {**entry.data, "name": ""}
        elif entry.kind == "talk" and is_mine:
            self.found.entries[entry.number] = {**entry.data, "text": UNSAID}
        elif entry.kind in ("keep", "decline", "set") and self.keys & {entry.data.get(name) for name in ("for", "by", "released")}:
            self.found.entries[entry.number] = self.without_me(entry.data)
        elif entry.kind == "merge" and entry.data["holder"] in self.keys:
            self.found.entries[entry.number] = {"from": "", "holder": ""}

    def without_me(self, data: Data) -> Data:
        """An invitation without the person who was invited, or without the host."""
        found = dict(data)
        for key, name in (("for", "name"), ("by", "by_name"), ("released", "")):
            if found.get(key) in self.keys:
                found |= {key: "", name: ""} if name else {key: ""}
        return found


def keys_of(holder: str, entries: Sequence[Entry]) -> set[str]:
    """The holder, and all keys whose seats were ever merged into it."""
    found = {holder}
    for entry in reversed(entries):
        if entry.kind == "merge" and entry.data["holder"] in found and entry.data["from"]:
            found.add(entry.data["from"])
    return found
