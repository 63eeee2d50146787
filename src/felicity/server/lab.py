"""The laboratory of a server: studies wait in a queue and are played, one at a time, in processes that stand back behind people's tables.

All that has to survive is in files: the queue (`lab_queue.py`) and the studies themselves (`felicity.lab.folder`). One server at a time
plays those of a folder; others that share it may queue, pause and remove, and take over when that one ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from felicity.core.errors import CannotRead
from felicity.extras import MissingExtra, need
from felicity.file_lock import take
from felicity.lab.batch import MOST_CRASHES, cores
from felicity.lab.errors import BadStudy
from felicity.lab.folder import IN_USE, STATE, Folder, Shelf, State
from felicity.lab.pieces import CannotKeep
from felicity.lab.removal import remove
from felicity.lab.study import Study
from felicity.server.lab_errors import Trouble, trouble_of
from felicity.server.lab_queue import FAILED, PAUSED, QUEUED, REMOVED, STOPPED, Entries, Entry, Queue, in_order
from felicity.server.lab_runner import Playing
from felicity.server.pools import Pool

if TYPE_CHECKING:
    from felicity.server.settings import Settings

log = logging.getLogger("felicity.server")

RUNNER_LOCK = "runner.lock"
MOMENT = 0.2  # seconds after which the queue is looked at again, while a study is played or waits
IDLE = 2.0  # and while there is nothing to do: another server may have queued something
STOP_WITHIN = 1.0  # seconds in which a study may keep what it has played, when the server stops
AGAIN_AFTER = 10.0  # seconds after which a study that somebody else is playing is tried again
READ_NICENESS = 10  # by how much reports and questions stand back behind people's tables
EACH, MOST = 8, 60  # reports and questions that may wait, for one person and for all together
MEMORY = 4 * 1024**3  # bytes of addresses that questions may take; DuckDB itself is given far less


class Lab:
    """All studies of a folder."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self.shelf = Shelf(Path(settings.lab))
        self.queue = Queue(self.shelf.path)
        self.lock = threading.RLock()  # requests and the watch take turns
        self.playing: Playing | None = None
        self.held: TextIO | None = None  # the lock of the folder, while this server plays
        self.troubles: dict[str, Trouble] = {}  # that couldn't be written down, for the disk is full
        self.crashes: Counter[tuple[str, int]] = Counter()  # by study and how far it had come
        self.later: dict[str, int] = {}  # studies that made room for others, by when
        self.busy: dict[str, float] = {}  # studies that somebody else plays, and when to try again
        self.states: dict[str, tuple[int, State]] = {}  # as read, with the date of the file
        self.addresses: dict[str, str] = {}  # from where studies that wait were asked for; never written down
        self.games: dict[tuple[str, int, int], str] = {}  # codes of tables that show a game: study, design, number
        self.closed = False
        self.awake = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None  # in which `watch` runs
        self.reading = Pool(1, READ_NICENESS, EACH, MOST)
        self.asking = Pool(1, READ_NICENESS, EACH, MOST, MEMORY)  # apart, so that questions don't delay reports

    @property
    def why_not(self) -> str:
        """Why there is no laboratory: "off" or "missing"; "" if there is one."""
        if not self.settings.lab:
            return "off"
        try:
            need("lab")
        except MissingExtra:
            return "missing"
        return ""

    @property
    def jobs(self) -> int:
        """How many processes play."""
        return self.settings.lab_processes or max(1, cores() - 1)

    # --- playing ---

    async def watch(self) -> None:
        """Play the queue until the server stops."""
        self.loop = asyncio.get_running_loop()
        while not self.why_not:
            self.awake.clear()
            try:
                await asyncio.to_thread(self.round)
            except (CannotKeep, OSError) as error:  # the disk is full, or the folder isn't ours; it is tried again
                log.warning("The laboratory can't go on now: %s", error)
                await asyncio.sleep(IDLE)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.awake.wait(), MOMENT if self.playing or in_order(self.queue.entries) else IDLE)

    def round(self) -> None:
        """See how it goes, and begin what is next."""
        with self.lock:
            if self.closed:
                return
            if self.playing is not None:
                self.hear(self.playing)
            entries = self.queue.read()
            if self.troubles:
                self.write_troubles()
            for entry in in_order(entries, REMOVED):
                self.clear_away(entry.id)
            if self.playing is not None:
                self.maybe_stop(self.playing, entries)
            elif self.take_folder():
                self.begin_next(entries)

    def hear(self, playing: Playing) -> None:
        """What the process tells, and whether it has ended."""
        over = playing.is_over  # asked first: it may tell something just before it ends
        playing.hear()
        if not over:
            return
        self.playing, was_lost = None, not playing.ended and not playing.stop.asked
        playing.close()
        if playing.trouble is not None and playing.trouble["key"] == IN_USE:
            self.busy[playing.id] = self.now() + AGAIN_AFTER
        elif playing.trouble is not None:
            self.fail(playing.id, playing.trouble)
        elif was_lost:
            self.crashes[playing.id, playing.played] += 1
            log.warning("The process of a study was lost: %s", playing.id)
            if self.crashes[playing.id, playing.played] >= MOST_CRASHES:
                self.fail(playing.id, trouble_of(BadStudy("lab-process-lost", times=MOST_CRASHES)))

    def fail(self, id: str, trouble: Trouble) -> None:
        """A study can't go on, and says why."""
        log.error("Study %s failed: %s", id, trouble["message"])
        self.troubles[id] = trouble
        for crash in [crash for crash in self.crashes if crash[0] == id]:
            del self.crashes[crash]
        with contextlib.suppress(CannotKeep):
            self.write_troubles()

    def write_troubles(self) -> None:
        """Keep what went wrong; on a full disk this is tried again."""
        with self.queue.changing() as entries:
            for id, trouble in self.troubles.items():
                if id in entries and entries[id].wish == QUEUED:
                    entries[id].wish, entries[id].error = FAILED, trouble
        self.troubles.clear()

    def maybe_stop(self, playing: Playing, entries: Entries) -> None:
        """A study stops if it shall, if it had all its time, or if it had its turn and others wait."""
        entry = entries.get(playing.id)
        if entry is None or entry.wish != QUEUED or self.has_had_its_time(playing.before + self.now() - playing.began):
            playing.stop.ask()
        elif self.now() - playing.began > self.settings.lab_turn and len(self.waiting(entries)) > 1 and not playing.stop.asked:
            playing.stop.ask()
            self.later[playing.id] = time.time_ns()

    def has_had_its_time(self, seconds: float) -> bool:
        """Has a study been played for as long as one may be here?"""
        return 0 < self.settings.lab_minutes * 60 <= seconds

    def waiting(self, entries: Entries) -> list[Entry]:
        """What is to be played, in order: those that made room for others come after these."""
        found = [entry for entry in in_order(entries) if entry.id not in self.troubles]
        return sorted(found, key=lambda entry: self.later.get(entry.id, entry.since))

    def is_played(self, id: str) -> bool:
        """Is it being played now? What another server plays is the first one that waits."""
        if self.held is not None:
            return self.playing is not None and self.playing.id == id
        first = self.waiting(self.queue.read())[:1]
        return bool(first) and first[0].id == id

    def begin_next(self, entries: Entries) -> None:
        """Play the first one that isn't done and that nobody else is playing."""
        for entry in self.waiting(entries):
            folder = self.folder(entry.id)
            if folder is None or self.state_of(folder).done:
                self.drop(entry.id)
            elif self.has_had_its_time(self.state_of(folder).seconds):
                self.fail(entry.id, trouble_of(BadStudy("lab-too-much-time", minutes=self.settings.lab_minutes)))
            elif self.busy.get(entry.id, 0.0) <= self.now():
                self.playing = Playing(folder.path, self.jobs, self.state_of(folder).seconds, self.now)
                return

    def take_folder(self) -> bool:
        """May this server play? One of those that share the folder does, as long as it runs."""
        if self.held is None and in_order(self.queue.entries):
            self.shelf.path.mkdir(parents=True, exist_ok=True)
            file = (self.shelf.path / RUNNER_LOCK).open("a", encoding="utf-8")
            if take(file):
                self.held = file
            else:
                file.close()
        return self.held is not None

    def drop(self, id: str) -> None:
        """It needn't wait any more."""
        with self.queue.changing() as entries:
            if id in entries and entries[id].wish == QUEUED:
                entries[id].wish = STOPPED  # a study that is done says so itself

    def clear_away(self, id: str) -> None:
        """Remove a study as soon as nobody plays it."""
        if self.playing is not None and self.playing.id == id:
            return
        with contextlib.suppress(BadStudy, CannotKeep), self.queue.changing() as entries:
            if id in entries and entries[id].wish == REMOVED:
                remove(self.shelf, Folder(self.shelf.path / id))
                del entries[id]

    def close(self) -> None:
        """Stop playing and reading; what was finished is kept, and the queue goes on when a server starts again."""
        self.closed = True
        with self.lock:
            if self.playing is not None:
                self.playing.close(STOP_WITHIN)
                self.playing = None
            if self.held is not None:
                self.held.close()
                self.held = None
        self.reading.close()
        self.asking.close()

    # --- studies ---

    def folder(self, id: str) -> Folder | None:
        """The folder of a study that is kept here and isn't being removed."""
        place = Folder(self.shelf.path / id)
        entry = self.queue.read().get(id)
        return place if (place.path / STATE).exists() and (entry is None or entry.wish != REMOVED) else None

    def state_of(self, folder: Folder) -> State:
        """How far a study has come; read again when it was written."""
        date = (folder.path / STATE).stat().st_mtime_ns
        known = self.states.get(folder.path.name)
        if known is None or known[0] != date:
            known = self.states[folder.path.name] = (date, folder.state())
        return known[1]

    def folders(self) -> list[Folder]:
        """All studies that can be looked at, the latest first."""
        entries = self.queue.read()
        found = [each for each in self.shelf.folders() if each.path.name not in entries or entries[each.path.name].wish != REMOVED]
        readable = []
        for each in reversed(found):
            with contextlib.suppress(CannotRead, FileNotFoundError):
                self.state_of(each)
                readable.append(each)
        return readable

    # --- wishes ---

    def add(self, study: Study, holder: str) -> Folder:
        """Queue a study; one that is there goes on if it was this person's, or nobody's."""
        folder = self.shelf.folder(study)
        folder.create(study)
        if not self.state_of(folder).done:
            with self.lock, self.queue.changing() as entries:
                entry = entries.get(study.id)
                if entry is None or entry.wish == REMOVED:
                    entries[study.id] = Entry(study.id, QUEUED, time.time_ns(), holder)
                elif entry.wish != QUEUED and self.may_change(entry, holder):
                    self.put_back(entry)
        self.wake()
        return folder

    def may_change(self, entry: Entry | None, holder: str) -> bool:
        """Is it this person's study? At one's own machine all are everybody's."""
        return self.settings.lab_shared or (entry is not None and entry.holder != "" and entry.holder == holder)

    def put_back(self, entry: Entry) -> None:
        """To the end of the queue."""
        entry.wish, entry.since, entry.error = QUEUED, time.time_ns(), None
        self.troubles.pop(entry.id, None)
        self.later.pop(entry.id, None)

    def change(self, id: str, do: str, holder: str) -> None:
        """Pause, resume, cancel or remove a study."""
        with self.lock, self.queue.changing() as entries:
            entry = entries.setdefault(id, Entry(id, STOPPED, time.time_ns(), holder))
            if do == "resume":
                if entry.wish != QUEUED or id in self.troubles:
                    self.put_back(entry)
            elif do == "remove":
                entry.wish = REMOVED
            elif not self.state_of(Folder(self.shelf.path / id)).done:
                entry.wish, entry.error = PAUSED if do == "pause" else STOPPED, None
        self.troubles.pop(id, None)
        self.wake()

    def sweep(self, before: int) -> None:
        """Remove what nobody has played since a moment, in milliseconds since 1970, unless it waits."""
        for folder in self.folders():
            if (folder.path / STATE).stat().st_mtime_ns // 1_000_000 < before:
                with self.lock, self.queue.changing() as entries:
                    entry = entries.setdefault(folder.path.name, Entry(folder.path.name, STOPPED, time.time_ns()))
                    if entry.wish != QUEUED:
                        entry.wish = REMOVED
        self.wake()

    def wake(self) -> None:
        """There may be something to do."""
        if self.loop is not None:
            with contextlib.suppress(RuntimeError):  # it may be closed
                self.loop.call_soon_threadsafe(self.awake.set)
