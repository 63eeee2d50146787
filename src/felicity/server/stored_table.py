"""A table in memory: header and journal folded into seats and game. Pure: no clock, no network, no store."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from felicity import plugins
from felicity.core.errors import FelicityError
from felicity.core.game import FAST
from felicity.core.record import check_version, no_longer
from felicity.core.table import Table, start
from felicity.server.checkpoints import Checkpoints
from felicity.server.forget import UNSAID
from felicity.server.journal import Data, Entry, Header
from felicity.server.messages import Note
from felicity.server.packs import SHELF, StoredPack
from felicity.server.refused import Refused
from felicity.server.shuffle import KIND, Agreed, Shuffle, first_kind_seed, options_text, pack_text
from felicity.server.time_control import control_of
from felicity.server.time_sheet import TimeSheet

if TYPE_CHECKING:
    from felicity.server.prepared import Prepared

MOST_CHOICES = 20_000  # at a table or in a record: our longest random games take 3,500
MOST_ENTRIES = 100_000  # in a journal: choices that were undone, chat, names
NOTES_KEPT = 500  # the latest; older ones are not sent
QUIET = ("play", "part", "commit", "freeze", "reveal", "step", "merge", "keep", "decline")  # entries that leave no note of their own


@dataclass
class Chair:
    """A seat at the table."""

    kind: str  # human, bot, link (free)
    name: str = ""
    holder: str = ""  # hash of the key
    level: str = ""  # of the bot, or of the bot that stands in for a human
    commitment: str = ""  # to a part of the fair shuffle
    part: str = ""  # of the fair shuffle, when it was revealed
    kept_for: str = ""  # the holder for whom a free seat is kept
    replaced: bool = False  # a bot in the place of somebody who was removed in mid-game, under their name

    @property
    def is_bot(self) -> bool:
        """Does a bot choose for this seat now?"""
        return self.level != ""


@dataclass(frozen=True)
class Choice:
    """A choice that stands: the version it made, who made it, and whether it was forced."""

    version: int
    seat: int
    auto: bool
    prepared: str = ""  # the prepared answer that was given


class StoredTable:
    """A table, with every entry applied."""

    def __init__(self, header: Header, entries: list[Entry], pack: StoredPack | None = None) -> None:
        self.header = header
        self.pack = SHELF.put(pack) if pack is not None else None  # the house cards: the game knows them as long as this reference exists
        assert header.pack == (pack.fingerprint if pack else ""), header.pack
        self.game = plugins.game(header.game)
        try:
            check_version(self.game, header.rules)
        except FelicityError as error:
            raise Refused("other-rules", f"{error} The table is kept as it is.") from None
        self.version = 0
        self.changed = header.created  # when, in milliseconds since 1970
        self.touched = 0  # the version at which the position last changed
        self.chairs = [Chair("link") for _ in range(header.players)]
        self.host = header.host  # hash of a key; the host may change
        self.speed: str = header.settings["speed"]
        self.paused = False
        self.steps = 0  # moves that bots may make while paused
        self.studied = False
        self.next = ""  # code of the rematch
        self.open: bool = header.settings.get("open", False)  # shown to everybody on this server
        self.talk: bool = header.settings.get("talk", True)  # may people say more than phrases?
        self.held = False  # paused by the host of the server: nobody can do anything
        self.shunned: frozenset[str] = frozenset()  # whom the host has blocked; not from the journal
        self.is_aired = False  # if it shows the deal of a day: may everybody know that by now? Not from the journal
        self.admitted: set[str] = set()  # who may know it before that; not from the journal
        self.table: Table | None = None  # None in the lobby
        self.started = 0  # the version at which play began
        self.frozen: dict[int, str] | None = None  # commitments by seat, from the host's start until the deal
        self.frozen_at = 0  # when that was
        self.shuffle: Shuffle | None = None  # what the deal was computed from, unless the host chose the seed
        self.line: list[Choice] = []  # parallel to table.chosen
        self.prepared: list[Prepared] | None = None  # not from the journal; None: nothing can be prepared where this table is played
        self.uses: dict[str, int] = {}  # how often each prepared answer was given
        self.taken_back: int | None = None  # the position at which one was given and undone: there the person is asked
        self.checkpoints = Checkpoints()
        self.control = control_of(header)  # None: untimed
        self.sheet = TimeSheet()
        self.standing: int | None = None  # the seat for which a bot finishes a move, because its time was up
        self.late: dict[int, int] = {}  # by seat: the version at which its time was last up
        self.lost: int | None = None  # the seat that ended the game by running out of time
        self.notes: deque[Note] = deque(maxlen=NOTES_KEPT)
        self.speakers: dict[int, str] = {}  # who said what, by the version of the note
        self.marks: dict[str, int] = {}  # message ids that were carried out, and the version they made
        self._apply: dict[str, Callable[[Entry], None]] = {
            "sit": self._sit, "leave": self._free, "name": self._name, "part": self._part, "commit": self._commit, "freeze": self._freeze,
            "reveal": self._part, "talk": self._talk, "fill": self._fill, "set": self._set, "kick": self._kick, "reorder": self._reorder,
            "start": self._start, "play": self._play, "undo": self._back_to, "rewind": self._rewind, "bot": self._bot, "back": self._bot,
            "pace": self._pace, "step": self._step, "rematch": self._rematch, "host": self._host, "merge": self._merge, "gone": self._gone,
            "hold": self._hold, "allow": self._allow, "keep": self._keep, "decline": self._decline,
            "timeout": self._timeout,
        }  # fmt: skip
        for entry in entries:
            try:
                self.apply(entry)
            except FelicityError as error:
                if header.rules == self.game.facts.version:
                    raise
                raise Refused("other-rules", f"{no_longer(self.game, header.rules)}The table is kept as it is. ({error})") from None

    def apply(self, entry: Entry) -> None:
        """Apply an entry of the journal."""
        assert entry.number == self.version, f"entry {entry.number} after version {self.version}"
        self._apply[entry.kind](entry)
        self._keep_time(entry.at)
        self.version += 1
        self.changed = entry.at
        if entry.mark:
            self.marks[entry.mark] = self.version
        if entry.kind not in QUIET and (entry.kind != "gone" or entry.seat):
            shown = {name: value for name, value in entry.data.items() if name in SHOWN}
            if self.table is not None:
                shown["number"] = self.table.number
            note = {"version": self.version, "at": entry.at, "note": NOTES[entry.kind], "seat": entry.seat, **shown}
            self.notes.append(cast("Note", note))

    # --- how it stands ---

    @property
    def status(self) -> str:
        """lobby, playing, over or record."""
        if self.header.source and self.header.source["how"] == "record":
            return "record"
        if self.table is None:
            return "lobby"
        return "over" if self.table.is_over or self.lost is not None else "playing"

    @property
    def day(self) -> str:
        """The day whose deal this table shows, also if it was played on from there; "" if there is none."""
        return str((self.header.source or {}).get("daily", ""))

    @property
    def is_try(self) -> bool:
        """Is this somebody's one try at the deal of a day?"""
        return self.header.source is not None and self.header.source["how"] == "daily"

    @property
    def humans(self) -> int:
        """How many seats people hold."""
        return sum(chair.kind == "human" for chair in self.chairs)

    @property
    def is_full(self) -> bool:
        """Is there no room for another choice? A table must not grow forever: every reader pays for its size."""
        return self.version >= MOST_ENTRIES or (self.table is not None and self.table.number >= MOST_CHOICES)

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
        """May the holder of a key look at the table? A finished game is open to everybody with the link."""
        is_mine = self.is_host(holder) or bool(self.seats_of(holder))
        if self.day and not (is_mine or self.is_aired or holder in self.admitted):
            return False
        if holder in self.shunned and not is_mine and not self.is_open_book:
            return False
        is_invitation = self.table is None and bool(self.free_for(holder))
        welcome = bool(self.header.settings["watch"]) or self.is_open_book or is_invitation
        return welcome or is_mine

    def free_for(self, holder: str) -> list[int]:
        """The seats that somebody could take: one that is kept for them comes first."""
        found = [seat for seat, chair in enumerate(self.chairs, 1) if chair.kind == "link" and chair.kept_for in ("", holder)]
        return sorted(found, key=lambda seat: self.chair(seat).kept_for == "")

    def notes_for(self, holder: str, deaf_to: frozenset[str], since: int) -> list[Note]:
        """What happened outside the rules, without the words of people whom a reader has blocked."""
        return [
            note
            for note in self.notes
            if int(note["version"]) > since and (not deaf_to or self.speakers.get(int(note["version"]), holder) not in deaf_to)
        ]

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
        """The parts of the shuffle that the seats have revealed."""
        return {seat: chair.part for seat, chair in enumerate(self.chairs, 1) if chair.part}

    @property
    def commitments(self) -> dict[int, str]:
        """The commitments of human seats."""
        return {seat: chair.commitment for seat, chair in enumerate(self.chairs, 1) if chair.kind == "human" and chair.commitment}

    @property
    def unrevealed(self) -> list[int]:
        """Seats whose parts are missing before the cards can be dealt."""
        return [seat for seat in self.frozen or {} if not self.chair(seat).part]

    def known_at(self, version: int) -> int:
        """How many of the current choices already stood at an earlier version: what is undone never comes back."""
        return bisect_right(self.line, version, key=lambda choice: choice.version)

    # --- entries ---

    def _talk(self, entry: Entry) -> None:
        self.speakers[self.version + 1] = self.chairs[self._at(entry)].holder
        if len(self.speakers) > NOTES_KEPT:
            del self.speakers[next(iter(self.speakers))]

    def _hold(self, entry: Entry) -> None:
        self.held = entry.data["held"]

    def _allow(self, entry: Entry) -> None:
        self.open, self.talk = entry.data["open"], entry.data["talk"]

    def _keep(self, entry: Entry) -> None:
        self.chairs[self._at(entry)] = Chair("link", entry.data["name"], kept_for=entry.data["for"])

    def _decline(self, entry: Entry) -> None:
        self.chairs[self._at(entry)] = Chair("link")

    def _sit(self, entry: Entry) -> None:
        for at, chair in enumerate(self.chairs):
            if chair.kept_for and chair.kept_for == entry.data["holder"]:
                self.chairs[at] = Chair("link")
        self.chairs[self._at(entry)] = Chair("human", entry.data["name"], entry.data["holder"])

    def _free(self, entry: Entry) -> None:
        self.chairs[self._at(entry)] = Chair("link")
        if "host" in entry.data:
            self.host = self.chair(entry.data["host"]).holder

    def _host(self, entry: Entry) -> None:
        self.host = self.chairs[self._at(entry)].holder

    def _merge(self, entry: Entry) -> None:
        """Somebody has moved their seats to another holder: they are the same person."""
        before, after = entry.data["from"], entry.data["holder"]
        for chair in self.chairs:
            if chair.holder == before:
                chair.holder = after
            if chair.kept_for == before:
                chair.kept_for = after
        self.speakers = {version: after if who == before else who for version, who in self.speakers.items()}
        if self.host == before:
            self.host = after

    def _gone(self, entry: Entry) -> None:
        """Somebody was deleted: a lobby gets a free seat, a game a bot; a finished game keeps no name."""
        data = entry.data
        for seat in data["named"]:
            self.chairs[seat - 1].name = ""
        for seat in data["seats"]:
            if self.is_open_book:
                self.chairs[seat - 1].holder = ""
            else:
                is_gathering = self.table is None and self.frozen is None
                self.chairs[seat - 1] = Chair("link") if is_gathering else Chair("bot", level="normal")
        for seat in data.get("kept", ()):
            self.chairs[seat - 1] = Chair("link")
        if "heir" in data:
            self.host = self.chair(data["heir"]).holder if data["heir"] else ""
        for note in self.notes:
            if note["version"] - 1 in data["entries"]:
                note.update(cast("Note", {name: UNSAID for name in ("name", "text") if name in note}))

    def _name(self, entry: Entry) -> None:
        self.chairs[self._at(entry)].name = entry.data["name"]

    def _part(self, entry: Entry) -> None:
        self.chairs[self._at(entry)].part = entry.data["part"]

    def _commit(self, entry: Entry) -> None:
        self.chairs[self._at(entry)].commitment = entry.data["commitment"]

    def _freeze(self, entry: Entry) -> None:
        self.frozen = self.commitments
        self.frozen_at = entry.at
        for chair in self.chairs:
            chair.part = ""  # only parts revealed from now on count

    def _fill(self, entry: Entry) -> None:
        self.chairs = [Chair("bot", level=entry.data["level"]) if is_free(chair) else chair for chair in self.chairs]

    def _set(self, entry: Entry) -> None:
        kind, level = entry.data["kind"], entry.data["level"]
        self.chairs[self._at(entry)] = Chair("bot", entry.data.get("name", ""), level=level) if kind == "bot" else Chair("link")

    def _kick(self, entry: Entry) -> None:
        if self.table is None:
            self._free(entry)
        else:
            self.chairs[self._at(entry)] = Chair("bot", self.chairs[self._at(entry)].name, level="normal", replaced=True)

    def _reorder(self, entry: Entry) -> None:
        moved = [seat for seat, old in enumerate(entry.data["order"], 1) if seat != old]
        self.chairs = [self.chairs[seat - 1] for seat in entry.data["order"]]
        for seat in moved:
            self.chairs[seat - 1].commitment = ""  # it included the seat number

    def dealt(self, data: Data, last: dict[int, str] | None = None) -> Table:
        """The table as play begins, from the data of its entry, with a part that is about to be revealed."""
        header = self.header
        seed = header.seed or self._seed(data, last or {})
        chance = str(data.get("chance", FAST))  # tables that began before this setting go on as they began
        setup = self.game.set_up(header.mode, header.players, seed, dict(header.options), header.pack, chance, header.rules)
        if header.origin is None:
            return start(self.game, setup, listen=True)
        table = Table(self.game, setup, self.game.load(setup, header.origin), header.origin)
        table.listen()
        return table

    def _seed(self, data: Data, last: dict[int, str]) -> str:
        """The seed computed from the parts."""
        if data.get("shuffle") != KIND:
            return first_kind_seed(self.header.server_part, self.parts)
        return self._shuffle(last).seed

    def _shuffle(self, last: dict[int, str]) -> Shuffle:
        """Everything the deal is computed from."""
        frozen = self.frozen or {}
        humans = tuple(seat for seat, chair in enumerate(self.chairs, 1) if chair.kind == "human")
        parts = {seat: part for seat, part in {**self.parts, **last}.items() if seat in frozen}
        header = self.header
        pack = pack_text(self.pack.fingerprint, self.pack.digest) if self.pack else ""
        agreed = Agreed(header.game, header.rules, header.mode, header.players, options_text(header.options), pack)
        return Shuffle(header.code, header.server_part, humans, frozen, parts, agreed)

    def _start(self, entry: Entry) -> None:
        if not self.header.seed and entry.data.get("shuffle") == KIND:
            self.shuffle = self._shuffle({})
        self.table = self.dealt(entry.data)
        self.started = self.touched = self.version + 1

    def _play(self, entry: Entry) -> None:
        assert entry.seat is not None
        table = self.playing()
        table.play(entry.data["option"], seat=entry.seat)
        self.checkpoints.keep(table)
        self.touched = self.version + 1
        given = entry.data.get("prepared", "")
        self.line.append(Choice(self.touched, entry.seat, bool(entry.data.get("auto")), given))
        self.taken_back = None
        if given:
            self.uses[given] = self.uses.get(given, 0) + 1
        if self.paused and self.steps and entry.data.get("by") == "bot":
            self.steps -= 1
        if self.standing is not None and not self.sheet.continues(table.to_act, table.number, table.state.round):
            self._stand_down()

    def _back_to(self, entry: Entry) -> None:
        to = entry.data["to"]
        self.taken_back = to if self.line[to].prepared else None
        self.table = self.checkpoints.at(self.playing(), to)
        self.checkpoints.forget_after(to)
        self.line = self.line[:to]
        self.touched = self.version + 1

    def _rewind(self, entry: Entry) -> None:
        """From here on it is a study: no clock runs any more."""
        self._stand_down()
        self._back_to(entry)
        self.studied = True
        self.lost = None

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

    # --- time ---

    @property
    def is_timed(self) -> bool:
        """Do clocks run in this game?"""
        return self.control is not None and not self.studied

    def is_up(self, seat: int) -> bool:
        """Is the seat asked, and has it used up the time of this move?"""
        return self.is_timed and self.sheet.is_up(seat)

    def _keep_time(self, at: int) -> None:
        """Note whose clock runs from now on: that of the seat that is asked, if a person answers for it."""
        if not self.is_timed or self.table is None:
            return
        asked = self.table.to_act if self.status == "playing" else None
        runs = asked is not None and self.chair(asked).kind == "human" and not self.chair(asked).is_bot
        runs = runs and not self.paused and not self.held
        is_free = len(self.line) > 0 and self.line[-1].prepared != "" and self.line[-1].version == self.touched == self.version + 1
        self.sheet.note(at, asked, self.table.number, self.table.state.round, runs, is_free)

    def _timeout(self, entry: Entry) -> None:
        """A seat has used up its time: as chosen at the set-up, a bot finishes this move, takes over, or the game ends."""
        assert entry.seat is not None
        self.sheet.call(entry.seat)
        self.touched = self.late[entry.seat] = self.version + 1
        if entry.data["then"] == "end":
            self.lost = entry.seat
        else:
            self.chairs[self._at(entry)].level = "normal"
            self.standing = entry.seat if entry.data["then"] == "move" else None

    def _stand_down(self) -> None:
        """The bot has finished the move of a person."""
        if self.standing is not None and self.chair(self.standing).kind == "human":
            self.chair(self.standing).level = ""
        self.standing = None

    def _at(self, entry: Entry) -> int:
        assert entry.seat is not None
        return entry.seat - 1


def is_free(chair: Chair) -> bool:
    """May anybody sit here?"""
    return chair.kind == "link" and not chair.kept_for


NOTES = {
    "sit": "sat", "leave": "left", "name": "named", "talk": "talked", "fill": "filled", "set": "set", "kick": "kicked",
    "reorder": "reordered", "start": "started", "undo": "undone", "rewind": "rewound", "bot": "handed-to-bot", "back": "handed-back",
    "hold": "held", "allow": "allowed", "pace": "paced", "rematch": "rematch", "host": "host-passed", "gone": "kicked",
    "timeout": "timed-out",
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
    "open",
    "talk",
    "then",
    "held",
)  # fields of an entry that everybody may see
