"""The laboratory of a server: runs queued studies, one at a time, in processes with lower priority than people's tables.

Everything that must survive is in files: the queue (`lab_queue.py`) and the studies themselves (`felicity.lab.folder`). One server at a
time runs the studies of a folder; others that share it may queue, pause and remove, and take over when it stops.
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
MOMENT = 0.2  # seconds between looks at the queue while a study runs or waits
IDLE = 2.0  # and while it is empty: another server may have queued something
STOP_WITHIN = 1.0  # seconds for a study to save its games when the server stops
AGAIN_AFTER = 10.0  # seconds before retrying a study that another process is running
READ_NICENESS = 10  # lower priority (see `nice`) than people's tables, for reports and queries
EACH, MOST = 8, 60  # reports and queries that may wait, for one person and in total
MEMORY = 4 * 1024**3  # bytes of address space for queries; DuckDB itself gets far less


class Lab:
    """All studies of a folder."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self.shelf = Shelf(Path(settings.lab))
        self.queue = Queue(self.shelf.path)
        self.lock = threading.RLock()  # shared by requests and `watch`
        self.playing: Playing | None = None
        self.held: TextIO | None = None  # the lock of the folder, while this server runs its studies
        self.troubles: dict[str, Trouble] = {}  # not yet saved, because the disk is full
        self.crashes: Counter[tuple[str, int]] = Counter()  # by study and its progress
        self.later: dict[str, int] = {}  # studies that gave way to others, by when
        self.busy: dict[str, float] = {}  # studies that another process is running, and when to try again
        self.states: dict[str, tuple[int, State]] = {}  # as read, with the time of the file
        self.addresses: dict[str, str] = {}  # the addresses that queued studies came from; never saved
        self.games: dict[tuple[str, int, int], str] = {}  # codes of tables that show a game: study, design, number
        self.closed = False
        self.awake = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None  # in which `watch` runs
        self.reading = Pool(1, READ_NICENESS, EACH, MOST)
        self.asking = Pool(1, READ_NICENESS, EACH, MOST, MEMORY)  # separate, so that queries don't delay reports

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
        """How many processes play a study's games."""
        return self.settings.lab_processes or max(1, cores() - 1)

    # --- playing ---

    async def watch(self) -> None:
        """Run the queue until the server stops."""
        self.loop = asyncio.get_running_loop()
        while not self.why_not:
            self.awake.clear()
            try:
                await asyncio.to_thread(self.round)
            except (CannotKeep, OSError) as error:  # disk full, or no permission: try again
                log.warning("The laboratory can't go on now: %s", error)
                await asyncio.sleep(IDLE)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.awake.wait(), MOMENT if self.playing or in_order(self.queue.entries) else IDLE)

    def round(self) -> None:
        """Check on the running study, and start the next one."""
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
        """Read the messages of the process, and notice if it has ended."""
        over = playing.is_over  # check first: it may send something just before it ends
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
        """Stop a study and record why it failed."""
        log.error("Study %s failed: %s", id, trouble["message"])
        self.troubles[id] = trouble
        for crash in [crash for crash in self.crashes if crash[0] == id]:
            del self.crashes[crash]
        with contextlib.suppress(CannotKeep):
            self.write_troubles()

    def write_troubles(self) -> None:
        """Save the errors; retried while the disk is full."""
        with self.queue.changing() as entries:
            for id, trouble in self.troubles.items():
                if id in entries and entries[id].wish == QUEUED:
                    entries[id].wish, entries[id].error = FAILED, trouble
        self.troubles.clear()

    def maybe_stop(self, playing: Playing, entries: Entries) -> None:
        """Stop a study that was paused or removed, that has used all its time, or that has had its turn while others wait."""
        entry = entries.get(playing.id)
        if entry is None or entry.wish != QUEUED or self.has_had_its_time(playing.before + self.now() - playing.began):
            playing.stop.ask()
        elif self.now() - playing.began > self.settings.lab_turn and len(self.waiting(entries)) > 1 and not playing.stop.asked:
            playing.stop.ask()
            self.later[playing.id] = time.time_ns()

    def has_had_its_time(self, seconds: float) -> bool:
        """Has a study run for as long as this server allows?"""
        return 0 < self.settings.lab_minutes * 60 <= seconds

    def waiting(self, entries: Entries) -> list[Entry]:
        """The studies to run, in order: those that gave way to others come after these."""
        found = [entry for entry in in_order(entries) if entry.id not in self.troubles]
        return sorted(found, key=lambda entry: self.later.get(entry.id, entry.since))

    def is_played(self, id: str) -> bool:
        """Is it running now? If another server runs the queue, that is the first one waiting."""
        if self.held is not None:
            return self.playing is not None and self.playing.id == id
        first = self.waiting(self.queue.read())[:1]
        return bool(first) and first[0].id == id

    def begin_next(self, entries: Entries) -> None:
        """Start the first study that isn't done and that no other process is running."""
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
        """May this server run studies? Of those that share the folder, one does, as long as it runs."""
        if self.held is None and in_order(self.queue.entries):
            self.shelf.path.mkdir(parents=True, exist_ok=True)
            file = (self.shelf.path / RUNNER_LOCK).open("a", encoding="utf-8")
            if take(file):
                self.held = file
            else:
                file.close()
        return self.held is not None

    def drop(self, id: str) -> None:
        """Take a study off the queue."""
        with self.queue.changing() as entries:
            if id in entries and entries[id].wish == QUEUED:
                entries[id].wish = STOPPED  # a finished study is marked as such in its own folder

    def clear_away(self, id: str) -> None:
        """Remove a study as soon as it isn't running."""
        if self.playing is not None and self.playing.id == id:
            return
        with contextlib.suppress(BadStudy, CannotKeep), self.queue.changing() as entries:
            if id in entries and entries[id].wish == REMOVED:
                remove(self.shelf, Folder(self.shelf.path / id))
                del entries[id]

    def close(self) -> None:
        """Stop running and reading; finished games are kept, and the queue continues when a server starts again."""
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
        """The folder of a study here, unless it is being removed."""
        place = Folder(self.shelf.path / id)
        entry = self.queue.read().get(id)
        return place if (place.path / STATE).exists() and (entry is None or entry.wish != REMOVED) else None

    def state_of(self, folder: Folder) -> State:
        """A study's progress; read again when its file changes."""
        date = (folder.path / STATE).stat().st_mtime_ns
        known = self.states.get(folder.path.name)
        if known is None or known[0] != date:
            known = self.states[folder.path.name] = (date, folder.state())
        return known[1]

    def folders(self) -> list[Folder]:
        """All readable studies, the latest first."""
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
        """Queue a study; an existing one is resumed if it belongs to this person or to nobody."""
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
        """May this person change the study? On a private machine everybody may."""
        return self.settings.lab_shared or (entry is not None and entry.holder != "" and entry.holder == holder)

    def put_back(self, entry: Entry) -> None:
        """Move a study to the end of the queue."""
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
        """Remove studies unchanged since a moment, in milliseconds since 1970, unless they are queued."""
        for folder in self.folders():
            if (folder.path / STATE).stat().st_mtime_ns // 1_000_000 < before:
                with self.lock, self.queue.changing() as entries:
                    entry = entries.setdefault(folder.path.name, Entry(folder.path.name, STOPPED, time.time_ns()))
                    if entry.wish != QUEUED:
                        entry.wish = REMOVED
        self.wake()

    def wake(self) -> None:
        """Check the queue now."""
        if self.loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop may be closed
                self.loop.call_soon_threadsafe(self.awake.set)
