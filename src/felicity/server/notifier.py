"""Tells people who aren't looking that it is their turn, on the channels that they have set up.

A table that changes is looked through a little later: whoever has seen it by then needs no message. What was missed because a process died
is found in the store. What is to be told becomes notices there; they are sent by a few threads, each notice by one process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.server.channels_store import Channel, ChannelStore
from felicity.server.clock import now
from felicity.server.courier import Courier, Gone, LostClaim, Turned
from felicity.server.live_table import LiveTable
from felicity.server.news import DONE, TURN, news_for, turn_of, wished
from felicity.server.notice_text import notice_of
from felicity.server.notices_store import DROPPED, FAILED, SENT, WAITING, Notice, NoticeStore
from felicity.server.outside import NotSent, Unsure
from felicity.server.quiet_hours import end_of_quiet
from felicity.server.refused import Refused

if TYPE_CHECKING:
    from felicity.server.hall import Hall

log = logging.getLogger("felicity.server")

TICK = 1.0  # seconds between looks at what is due
OVERLOOKED_EVERY = 60.0  # seconds between searches for what a process that died left behind
AT_ONCE = 50  # tables or notices per round
HOUR = 60 * 60 * 1000  # milliseconds
LONGEST_WAIT = 6 * HOUR
TOO_OLD = 7 * 24 * HOUR  # what happened longer ago isn't news


class Notifier:
    """Who is told what, and when."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.channels = ChannelStore(hall.people.store)
        self.notices = NoticeStore(hall.store)
        self.courier = Courier(hall.settings, self.channels)
        self.due: dict[str, float] = {}  # tables to look through, and when, by the hall's clock
        self.is_needed = False  # does anybody have a channel?
        self.busy: dict[tuple[str, str, int], str] = {}  # notices that this process is sending, and to whom

    @property
    def is_on(self) -> bool:
        """May this server tell anybody anything?"""
        return self.hall.settings.notices

    async def open(self) -> None:
        """Read the server's own keys, and begin."""
        if not self.is_on:
            return
        await asyncio.to_thread(self.courier.open)
        await self.count()
        for step, every in ((self._look, TICK), (self._send, TICK), (self._search, OVERLOOKED_EVERY)):
            self.hall.keep(self._work(step, every))

    def close(self) -> None:
        """Send nothing more."""
        self.courier.close()

    async def count(self) -> None:
        """See whether anybody has a channel."""
        self.is_needed = await asyncio.to_thread(self.channels.count) > 0

    def hear(self) -> None:
        """Somebody has a new channel, or one less, perhaps through another process."""
        if self.is_on:
            self.hall.keep(self.count())

    async def _work(self, step: Callable[[], Awaitable[None]], every: float) -> None:
        """Do something again and again, whatever goes wrong on the way."""
        while True:
            try:
                if self.is_needed:
                    await step()
            except SQLAlchemyError:
                log.warning("The database does not answer; messages are sent later")
            except Exception as error:
                log.error("Messages to people who aren't looking failed", exc_info=error)
            await self.hall.clock.sleep(every)

    # --- looking ---

    def changed(self, live: LiveTable) -> None:
        """A table has changed: look through it once people have had time to look by themselves."""
        if self.is_on and self.is_needed:
            self.due.setdefault(live.code, self.hall.clock.now() + self.hall.settings.notice_after)

    async def _search(self) -> None:
        """Find tables that changed and that nobody looked through: the process that wrote to them died, or had no time."""
        for code in await asyncio.to_thread(self.notices.overlooked, AT_ONCE):
            self.due.setdefault(code, self.hall.clock.now() + self.hall.settings.notice_after)

    async def _look(self) -> None:
        """Look through the tables that are due."""
        at = self.hall.clock.now()
        codes = [code for code, due in self.due.items() if due <= at][:AT_ONCE]
        if not codes:
            return
        known = await asyncio.to_thread(self.notices.looked_at, codes)
        for code in codes:
            del self.due[code]
            try:
                await self.look(code, known.get(code))
            except Refused:  # gone, broken, or of other rules: nobody can play there
                continue
            except SQLAlchemyError:
                self.due.setdefault(code, at + self.hall.settings.notice_after)
                raise

    async def look(self, code: str, before: int | None) -> None:
        """Look through a table, and keep what is to be told."""
        live = self.hall.tables.get(code) or await self.hall.table(code)
        stored, version = live.stored, live.stored.version
        if before is not None and version <= before:
            return
        left = live.turn_since + self.hall.settings.notice_after - self.hall.clock.now()
        if left > 0:  # somebody's turn has only just begun
            self.due.setdefault(code, self.hall.clock.now() + left)
            return
        new: list[Notice] = []
        if now() - stored.changed < TOO_OLD:
            people = {chair.holder for chair in stored.chairs if chair.kind == "human" and chair.holder and not chair.is_bot}
            for channel in await asyncio.to_thread(self.channels.of, *sorted(people)) if people else []:
                if channel.is_open and (found := self.notice_for(live, channel, before or 0)):
                    muted = await asyncio.to_thread(self.channels.muted, channel.holder, code)
                    if not muted & {"", channel.id}:
                        hours = await asyncio.to_thread(self.channels.quiet, channel.holder)
                        new.append(replace(found, due=end_of_quiet(found.made, hours)) if hours else found)
        await asyncio.wrap_future(self.notices.note(code, before, version, new))

    def notice_for(self, live: LiveTable, channel: Channel, since: int) -> Notice | None:
        """What somebody should be told on a channel about a table, if anything."""
        stored = live.stored
        found = []
        for seat in stored.seats_of(channel.holder):
            if seat in live.looking:
                return None
            found.append(news_for(stored, seat, max(since, live.glanced.get(seat, 0))))
        news = max((each for each in found if each), key=lambda each: (TURN in each.what, -each.seat), default=None)
        what = wished(news.what, channel.wishes) if news else ()
        if news is None or not what:
            return None
        deeds = (news.first, news.last) if DONE in what else (0, 0)
        at = now()
        return Notice(channel.id, live.code, turn_of(stored), channel.holder, news.seat, list(what), *deeds, at, at)

    # --- sending ---

    async def _send(self) -> None:
        """Send what is due."""
        for notice in await asyncio.to_thread(self.notices.due, now(), AT_ONCE):
            key = notice.channel, notice.code, notice.turn
            is_served = any(holder == notice.holder for holder in self.busy.values())  # one at a time: nobody takes all threads
            if key not in self.busy and not is_served and self.courier.has_room:
                self.busy[key] = notice.holder
                self.courier.enter()
                self.hall.keep(self._deliver(notice))

    async def _deliver(self, notice: Notice) -> None:
        try:
            await self.deliver(notice)
        except SQLAlchemyError:
            log.warning("The database does not answer; messages are sent later")
        finally:
            self.courier.leave()
            del self.busy[notice.channel, notice.code, notice.turn]

    async def deliver(self, notice: Notice) -> None:
        """Claim a notice, see whether it is still true, and send it."""
        settings, claim = self.hall.settings, secrets.token_hex(16)
        lease = round(settings.notice_lease * 1000)
        if not await asyncio.wrap_future(self.notices.claim(notice, claim, now(), lease)):
            return
        channel = await asyncio.to_thread(self.channels.channel, notice.channel)
        text = None
        with contextlib.suppress(Refused):
            live = self.hall.tables.get(notice.code) or await self.hall.table(notice.code)
            what = self.still_true(live, notice)
            if channel is not None and channel.is_open and channel.holder == notice.holder and what:
                lang = await asyncio.to_thread(self.channels.lang, channel.holder) or channel.lang
                text = notice_of(live.stored, notice.seat, what, (notice.first, notice.last), lang, channel.site)
        if channel is None or text is None or await self.has_had_enough(notice):
            await asyncio.wrap_future(self.notices.finish(notice, claim, DROPPED))
            return

        def before() -> None:
            try:
                is_ours = self.notices.begin_sending(notice, claim).result(settings.notice_within)
            except TimeoutError:
                is_ours = False
            if not is_ours:
                raise LostClaim

        try:
            await self.courier.send(channel, text, before)
        except LostClaim:
            return
        except NotSent as error:
            await self.failed(notice, claim, channel, error)
            return
        except Gone:
            await asyncio.wrap_future(self.channels.remove(channel.holder, channel.id))
            return
        except Unsure:
            pass  # it may have arrived: nobody is told twice
        await asyncio.wrap_future(self.notices.finish(notice, claim, SENT))
        await asyncio.wrap_future(self.channels.count_failure(channel.id, failed=False))

    def still_true(self, live: LiveTable, notice: Notice) -> list[str]:
        """As much of a notice as is still news."""
        seats = live.stored.seats_of(notice.holder)
        if notice.seat not in seats or any(seat in live.looking or live.glanced.get(seat, 0) >= notice.turn for seat in seats):
            return []
        is_turn = turn_of(live.stored) == notice.turn
        return [each for each in notice.what if each != TURN or is_turn]

    async def has_had_enough(self, notice: Notice) -> bool:
        """Was somebody sent so much within the last hour that more would be a flood?"""
        sent = await asyncio.to_thread(self.notices.sent_since, notice.holder, now() - HOUR)
        return sent >= self.hall.settings.notices_an_hour

    async def failed(self, notice: Notice, claim: str, channel: Channel, error: NotSent) -> None:
        """Try again later, a few times, unless the other side wouldn't have it then either; after that give up."""
        retries = self.hall.settings.notice_retries
        wait = error.wait if isinstance(error, Turned) else 0.0
        is_final = isinstance(error, Turned) and error.is_final
        if notice.tries < len(retries) and not is_final:
            due = now() + min(round(max(retries[notice.tries], wait) * 1000), LONGEST_WAIT)
            await asyncio.wrap_future(self.notices.finish(notice, claim, WAITING, due))
        else:
            await asyncio.wrap_future(self.channels.count_failure(channel.id, failed=True))
            await asyncio.wrap_future(self.notices.finish(notice, claim, FAILED))
