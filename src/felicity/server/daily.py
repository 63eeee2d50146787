"""The deal of the day: one for each game and date, for everybody alike. One try counts; whoever has finished theirs sees the others'.

A day is a date of UTC. A deal is drawn when it is first asked for, so that nobody can know it before, not even whoever can read the store.
While others may still be trying, nobody else is shown a table with that deal, whatever way it came about (`StoredTable.may_look`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from felicity import plugins
from felicity.server.clock import now
from felicity.server.daily_bots import DailyBots
from felicity.server.daily_deals import PRACTICE, TRY, Deal, closes, day_of, drawn, is_aired, table_of
from felicity.server.daily_store import DailyStore, Try
from felicity.server.refused import Refused
from felicity.server.schema import DailyWish

if TYPE_CHECKING:
    from felicity.server.hall import Hall
    from felicity.server.live_table import LiveTable


class Dailies:
    """The deals of the day, as this process sees them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = DailyStore(hall.store)
        self.bots = DailyBots(hall, self.store)

    async def deals(self, day: str) -> Mapping[str, Deal]:
        """The deals of a day: those of today are made when they are first asked for."""
        found = await asyncio.to_thread(self.store.deals, day)
        missing = [game for game in plugins.names() if game not in found] if day == day_of(now()) else []
        if missing:
            await asyncio.wrap_future(self.store.keep_deals([drawn(day, game) for game in missing]))
            found = await asyncio.to_thread(self.store.deals, day)
        return {game: found[game] for game in plugins.names() if game in found}

    async def deal(self, day: str, game: str) -> Deal:
        """One of them."""
        found = (await self.deals(day)).get(game)
        if found is None:
            raise Refused("no-daily", f"There is no deal of {day} for {game[:40]!r}.")
        return found

    async def try_of(self, deal: Deal, holder: str) -> Try | None:
        """Somebody's try at a deal."""
        return await asyncio.to_thread(self.store.try_of, deal.day, deal.game, holder, closes(deal.day))

    # --- who may know a deal ---

    async def may_know(self, day: str, game: str, holder: str) -> bool:
        """Has somebody finished their try, or is the day over for everybody?"""
        if is_aired(day):
            return True
        mine = await asyncio.to_thread(self.store.try_of, day, game, holder, closes(day)) if holder else None
        return mine is not None and mine.is_over

    async def admit(self, live: LiveTable, holder: str) -> None:
        """Let somebody look at a table with the deal of a day, if they may know that by now."""
        stored = live.stored
        if stored.is_aired or holder in stored.admitted:
            return
        if is_aired(stored.day):
            stored.is_aired = True
        elif await self.may_know(stored.day, stored.header.game, holder):
            stored.admitted.add(holder)

    # --- playing ---

    async def begin(self, wish: DailyWish, holder: str, address: str) -> LiveTable:
        """Somebody's one try: a new table, or the one at which they have begun already."""
        deal = await self.deal(wish.day or day_of(now()), wish.game)
        mine = await self.try_of(deal, holder)
        if mine is None:
            if day_of(now()) != deal.day:
                raise Refused("daily-over", f"The day of {deal.day} is over. Practise its deal, or try today's.")
            header, entries = table_of(deal, TRY, holder, wish.name.strip(), wish.speed)
            try:
                live = await self.hall.create(header, entries, address, kept=lambda: self.store.begin(deal, holder, header, entries))
            except Refused as error:
                mine = await self.try_of(deal, holder) if error.code == "busy" else None
                if mine is None:
                    raise
            else:
                self.bots.wake(deal)
                return live
        if mine.is_over:
            raise Refused("daily-done", "You have played this deal. Practise it as often as you like.")
        return await self.hall.table(mine.code, address, holder)

    async def practise(self, wish: DailyWish, holder: str, address: str) -> LiveTable:
        """Play a deal once more; that doesn't count."""
        deal = await self.deal(wish.day or day_of(now()), wish.game)
        if not await self.may_know(deal.day, deal.game, holder):
            raise Refused("daily-running", "This deal can be practised when you have finished your try, or when its day is over.")
        header, entries = table_of(deal, PRACTICE, holder, wish.name.strip(), wish.speed)
        return await self.hall.create(header, entries, address)
