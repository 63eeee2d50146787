"""The laboratory of a browser tab: small studies, played in a worker of their own by the code that plays them on a server."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from felicity.browser.alone import HOLDER
from felicity.browser.store import Disk
from felicity.browser.studies import FAILED, PAUSED, QUEUED, STOPPED, Studies, TabStudy
from felicity.core.errors import FelicityError
from felicity.lab.estimates import widest
from felicity.lab.folder import new_state
from felicity.lab.pieces import pieces
from felicity.lab.play import Plan, play_deal
from felicity.lab.removal import is_outdated
from felicity.lab.rows import Row, rows_of_deal
from felicity.lab.study import Study
from felicity.server import lab_schema
from felicity.server.bot_pool import LATER
from felicity.server.clock import now
from felicity.server.lab_errors import LabRefused, refusal_of
from felicity.server.lab_messages import LabStudy
from felicity.server.pack_check import PATIENCE as CHECK_WITHIN
from felicity.server.store_failed import StoreFailed
from felicity.server.study_wish import need_wish, read_wish

if TYPE_CHECKING:
    from felicity.browser.hall import TabHall

MOST_GAMES: Final = 1_000  # deals of a study: a phone plays and keeps them, too
AT_ONCE: Final = 1.0  # seconds of play after which a worker says how far it is
LEASE: Final = "laboratory"  # of all tabs, one plays
NO_PACKS: Final = "/no-packs"  # packs come as files


class TabLab:
    """The studies of whoever uses this browser; one is played at a time."""

    def __init__(self, hall: TabHall, disk: Disk) -> None:
        self.hall = hall
        self.studies = Studies(disk)
        self.task: asyncio.Task[None] | None = None
        self.playing = ""  # which one
        self.played = 0  # deals of it
        self.games: dict[tuple[str, int, int], str] = {}  # codes of tables that show a game

    # --- asking ---

    async def wished(self, wish: lab_schema.StudyWish, lang: str) -> Study:
        """The study that somebody asks for, or why it is refused."""
        asked = {"text": wish.text, "study": need_wish(wish)}
        return await self.read(asked, lang)

    async def read(self, asked: dict[str, Any], lang: str) -> Study:
        """A study as it was asked for."""
        seconds = self.hall.settings.pack_within
        checking = self.hall.pack_pool.think(HOLDER, 0, read_wish, asked["text"], asked["study"], NO_PACKS, MOST_GAMES, seconds)
        try:
            found = await asyncio.wait_for(checking, CHECK_WITHIN)
        except TimeoutError:
            self.hall.pack_pool.restart()
            raise LabRefused("busy", "lab-too-busy", lang) from None
        if isinstance(found, Study):
            return found
        raise refusal_of(found, lang)

    async def add(self, wish: lab_schema.StudyWish, lang: str) -> LabStudy:
        """Queue a study. If it exists already, it is shown."""
        study = await self.wished(wish, lang)
        known = (await self.studies.all()).get(study.id)
        if known is None:
            await self.studies.add(TabStudy({"text": wish.text, "study": need_wish(wish)}, new_state(study), QUEUED, now(), now()))
        elif not known.state.done and known.hope != QUEUED:
            await self.say(study.id, QUEUED)
        return await self.one(study.id, lang)

    async def say(self, id: str, hope: str, error: str = "") -> None:
        """What is to become of a study."""
        await self.studies.keep(id, hope=hope, since=now(), error=error)

    async def change(self, id: str, command: str, lang: str) -> LabStudy:
        """Pause, resume, cancel or remove a study."""
        await self.need(id, lang)
        if command == "remove":
            found = await self.one(id, lang)
            await self.studies.remove(id)
            return found
        await self.say(id, {"pause": PAUSED, "resume": QUEUED, "cancel": STOPPED}[command])
        return await self.one(id, lang)

    # --- looking ---

    async def need(self, id: str, lang: str) -> TabStudy:
        """A study that there is."""
        found = (await self.studies.all()).get(id)
        if found is None:
            raise LabRefused("no-study", "lab-no-such-study", lang, id=id[:60])
        return found

    async def listed(self) -> list[LabStudy]:
        """All studies; what is due goes on as soon as somebody looks."""
        await self.go_on()
        found = await self.studies.all()
        return [self.shown(study, found) for study in found.values()]

    async def one(self, id: str, lang: str) -> LabStudy:
        """One of them."""
        await self.go_on()
        found = await self.studies.all()
        if id not in found:
            await self.need(id, lang)
        return self.shown(found[id], found)

    def shown(self, study: TabStudy, all_of: dict[str, TabStudy]) -> LabStudy:
        """As the page shows it, among the others."""
        due = in_order(all_of)
        played = max(study.state.finished, self.played if self.playing == study.state.id else 0)
        place = due.index(study.state.id) if study.is_due else None
        return study.shown(stand_of(study, place), place, played)

    # --- playing ---

    async def go_on(self) -> None:
        """Play what is due, unless another tab does."""
        is_working = self.task is not None and not self.task.done()
        if not is_working and in_order(await self.studies.all()) and await self.hall.others.take(LEASE):
            self.task = self.hall.keep(self._play_all())

    async def _play_all(self) -> None:
        try:
            while due := in_order(await self.studies.all()):
                await self._play(due[0])
        except StoreFailed:
            return  # whoever looks again lets it go on
        finally:
            self.playing = ""
            self.hall.others.release(LEASE)

    async def _play(self, id: str) -> None:
        """Play a study to its end, or until it isn't due any more. What goes wrong is said there, and ends it."""
        known = (await self.studies.all())[id]
        self.playing, self.played = id, known.state.finished
        try:
            study = await self.read(known.asked, "en")
            for piece in pieces(study.games, study.plan.players):
                if piece[-1] > known.state.finished and not await self._play_piece(study, piece):
                    return
        except FelicityError as error:
            await self.say(id, FAILED, str(error))

    async def _play_piece(self, study: Study, piece: range) -> bool:
        """Play and store a piece; False if that was the last one, or if somebody has paused or removed the study."""
        rows: list[Row] = []
        began, first = time.monotonic(), piece[0]
        while first <= piece[-1]:
            known = (await self.studies.all()).get(study.id)
            if known is None or not known.is_due:
                return False
            found = await self.hall.study_pool.think(HOLDER, LATER, rows_from, study.plans, first, piece[-1], AT_ONCE)
            rows += found
            self.played = found[-1]["number"]
            first = self.played + 1
        return await self._keep(study, piece, rows, time.monotonic() - began)

    async def _keep(self, study: Study, piece: range, rows: list[Row], seconds: float) -> bool:
        """Store a piece; False if no more is needed."""
        known = (await self.studies.all()).get(study.id)
        if known is None:
            return False
        state, report = known.state, await self.studies.report(known)
        del self.studies.reports[study.id]  # until it is stored, nobody is shown it
        report.add(rows)
        state.seconds += seconds
        state.finished = piece[-1]
        state.narrow = bool(study.until) and len(piece) % study.plan.players == 0 and widest(report.counts) < study.until
        state.done = state.narrow or piece[-1] == study.games
        is_there = await self.studies.keep(study.id, rows, state=asdict(state))
        if is_there:
            self.studies.reports[study.id] = report
        return is_there and not state.done


def in_order(studies: dict[str, TabStudy]) -> list[str]:
    """What is due, in the order in which it was asked for."""
    return sorted((id for id, study in studies.items() if study.is_due), key=lambda id: (studies[id].since, id))


def stand_of(study: TabStudy, place: int | None) -> str:
    """Is it waiting, running, or ended, and how?"""
    if study.state.done:
        return "finished"
    if is_outdated(study.state):
        return "outdated"
    if place is not None:
        return "waiting" if place else "running"
    return study.hope


def rows_from(plans: tuple[Plan, ...], first: int, last: int, seconds: float) -> list[Row]:
    """In the other worker: the rows of some deals, at least one."""
    ends = time.monotonic() + seconds
    rows: list[Row] = []
    for number in range(first, last + 1):
        rows += rows_of_deal(plans, play_deal(plans, number))
        if time.monotonic() >= ends:
            break
    return rows
