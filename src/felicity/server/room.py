"""A table in memory: header and journal folded into who sits where and how the game stands. Pure: no clock, no network, no store."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from felicity import api
from felicity.core.record import check_version
from felicity.core.table import Table, start
from felicity.server.journal import Data, Entry, Header
from felicity.server.past import Past
from felicity.server.refused import Refused
from felicity.server.shuffle import seed_of

QUIET = ("play", "part", "step")  # entries that leave no note of their own; of a part others only see that it is there


@dataclass
class Chair:
    """A seat at the table."""

    kind: str  # human, bot, link (free)
    name: str = ""
    holder: str = ""  # hash of the key
    level: str = ""  # of the bot, or of the bot that plays for a human for the while
    part: str = ""  # of the fair shuffle

    @property
    def is_bot(self) -> bool:
        """Does a bot choose for this seat now?"""
        return self.level != ""


@dataclass(frozen=True)
class Choice:
    """An option that stands chosen: the version it made, by whom, and whether it resolved itself."""

    version: int
    seat: int
    auto: bool


class Room:
    """A table, after every entry that was applied."""

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header = header
        self.game = api.game(header.game)
        if header.rules != self.game.facts.version:
            self._other_rules()
        self.version = 0
        self.changed = header.created  # when, in milliseconds since 1970
        self.touched = 0  # the version at which the position last changed
        self.chairs = [Chair("link") for _ in range(header.players)]
        self.host = header.host  # hash of a key; it may pass on
        self.speed: str = header.settings["speed"]
        self.paused = False
        self.steps = 0  # moves that bots may make while paused
        self.studied = False
        self.next = ""  # code of the rematch
        self.table: Table | None = None  # None while people gather
        self.started = 0  # the version at which play began
        self.line: list[Choice] = []  # beside table.chosen
        self.past = Past()
        self.notes: list[Data] = []
        self.marks: dict[str, int] = {}  # message ids that were carried out, and the version they made
        self._apply: dict[str, Callable[[Entry], None]] = {
            "sit": self._sit, "leave": self._free, "name": self._name, "part": self._part, "talk": self._nothing, "fill": self._fill,
            "set": self._set, "kick": self._kick, "reorder": self._reorder, "start": self._start, "play": self._play, "undo": self._back_to,
            "rewind": self._rewind, "bot": self._bot, "back": self._bot, "pace": self._pace, "step": self._step, "rematch": self._rematch,
            "host": self._host,
        }  # fmt: skip
        for entry in entries:
            self.apply(entry)

    def _other_rules(self) -> None:
        try:
            check_version(self.game, self.header.rules)
        except Exception as error:
            raise Refused("other-rules", f"{error} The table is kept as it is.") from None

    def apply(self, entry: Entry) -> None:
        """Let an entry of the journal happen."""
        assert entry.number == self.version, f"entry {entry.number} after version {self.version}"
        self._apply[entry.kind](entry)
        self.version += 1
        self.changed = entry.at
        if entry.mark:
            self.marks[entry.mark] = self.version
        if entry.kind not in QUIET:
            told = {name: value for name, value in entry.data.items() if name in SHOWN}
            if self.table is not None:
                told["number"] = self.table.number
            self.notes.append({"version": self.version, "at": entry.at, "note": NOTES[entry.kind], "seat": entry.seat, **told})

    # --- how it stands ---

    @property
    def status(self) -> str:
        """lobby, playing, over or record."""
        if self.header.source and self.header.source["how"] == "record":
            return "record"
        if self.table is None:
            return "lobby"
        return "over" if self.table.is_over else "playing"

    @property
    def humans(self) -> int:
        """How many seats people hold."""
        return sum(chair.kind == "human" for chair in self.chairs)

    @property
    def is_open_book(self) -> bool:
        """May everything be shown?"""
        return self.status in ("over", "record")

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a key holds."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if holder and chair.holder == holder]

    def is_host(self, holder: str) -> bool:
        """Does the key belong to the host?"""
        return holder != "" and holder == self.host

    @property
    def host_seat(self) -> int | None:
        """The lowest seat that the host holds, if any."""
        return next(iter(self.seats_of(self.host)), None)

    def may_look(self, holder: str) -> bool:
        """May the holder of a key look at the table?"""
        welcome = bool(self.header.settings["watch"]) or (self.table is None and any(chair.kind == "link" for chair in self.chairs))
        return welcome or self.is_host(holder) or bool(self.seats_of(holder))

    def chair(self, seat: int) -> Chair:
        """The chair of a seat."""
        if not 1 <= seat <= len(self.chairs):
            raise Refused("no-seat", f"There is no seat {seat}: seats are numbered 1 to {len(self.chairs)}.")
        return self.chairs[seat - 1]

    def playing(self) -> Table:
        """The game that is being played."""
        if self.table is None:
            raise Refused("not-started", "The game has not started yet.")
        return self.table

    @property
    def parts(self) -> dict[int, str]:
        """What the seats have added to the shuffle."""
        return {seat: chair.part for seat, chair in enumerate(self.chairs, 1) if chair.part}

    def known_at(self, version: int) -> int:
        """How many of the options that stand chosen stood already at an earlier version: what is undone never comes back."""
        return bisect_right(self.line, version, key=lambda choice: choice.version)

    # --- entries ---

    def _nothing(self, entry: Entry) -> None:
        """Only the note matters."""

    def _sit(self, entry: Entry) -> None:
        self.chairs[self._at(entry)] = Chair("human", entry.data["name"], entry.data["holder"])

    def _free(self, entry: Entry) -> None:
        self.chairs[self._at(entry)] = Chair("link")
        if "host" in entry.data:
            self.host = self.chair(entry.data["host"]).holder

    def _host(self, entry: Entry) -> None:
        self.host = self.chairs[self._at(entry)].holder

    def _name(self, entry: Entry) -> None:
        self.chairs[self._at(entry)].name = entry.data["name"]

    def _part(self, entry: Entry) -> None:
        self.chairs[self._at(entry)].part = entry.data["part"]

    def _fill(self, entry: Entry) -> None:
        self.chairs = [Chair("bot", level=entry.data["level"]) if chair.kind == "link" else chair for chair in self.chairs]

    def _set(self, entry: Entry) -> None:
        kind, level = entry.data["kind"], entry.data["level"]
        self.chairs[self._at(entry)] = Chair("bot", entry.data.get("name", ""), level=level) if kind == "bot" else Chair("link")

    def _kick(self, entry: Entry) -> None:
        if self.table is None:
            self._free(entry)
        else:
            self.chairs[self._at(entry)] = Chair("bot", self.chairs[self._at(entry)].name, level="normal")

    def _reorder(self, entry: Entry) -> None:
        self.chairs = [self.chairs[seat - 1] for seat in entry.data["order"]]

    def _start(self, entry: Entry) -> None:
        header = self.header
        seed = header.seed or seed_of(header.server_part, self.parts)
        setup = self.game.set_up(header.mode, header.players, seed, dict(header.options))
        if header.origin is None:
            self.table = start(self.game, setup, listen=True)
        else:
            self.table = Table(self.game, setup, self.game.load(setup, header.origin), header.origin)
            self.table.listen()
        self.started = self.touched = self.version + 1

    def _play(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.playing().play(entry.data["option"], seat=entry.seat)
        self.touched = self.version + 1
        self.line.append(Choice(self.touched, entry.seat, bool(entry.data.get("auto"))))
        if self.paused and self.steps and entry.data.get("by") == "bot":
            self.steps -= 1

    def _back_to(self, entry: Entry) -> None:
        to = entry.data["to"]
        self.table = self.playing().at(to)
        self.line = self.line[:to]
        self.touched = self.version + 1

    def _rewind(self, entry: Entry) -> None:
        self._back_to(entry)
        self.studied = True

    def _bot(self, entry: Entry) -> None:
        self.chairs[self._at(entry)].level = entry.data["level"]

    def _pace(self, entry: Entry) -> None:
        self.speed = entry.data["speed"]
        self.paused = entry.data["paused"]
        self.steps = 0

    def _step(self, entry: Entry) -> None:
        self.steps += 1

    def _rematch(self, entry: Entry) -> None:
        self.next = entry.data["code"]

    def _at(self, entry: Entry) -> int:
        assert entry.seat is not None
        return entry.seat - 1


NOTES = {
    "sit": "sat", "leave": "left", "name": "named", "talk": "talked", "fill": "filled", "set": "set", "kick": "kicked",
    "reorder": "reordered", "start": "started", "undo": "undone", "rewind": "rewound", "bot": "handed-to-bot", "back": "handed-back",
    "pace": "paced", "rematch": "rematch", "host": "host-passed",
}  # fmt: skip
SHOWN = (
    "name",
    "text",
    "level",
    "kind",
    "order",
    "to",
    "speed",
    "paused",
    "code",
    "host",
    "why",
)  # figures of an entry that everybody may see
