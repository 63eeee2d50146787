"""Bots of every level play the deals of the day too, in the seat that everybody plays: when nobody needs the processes, move by move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.core.errors import FelicityError
from felicity.core.table import Table
from felicity.server.bot_pool import bot_of
from felicity.server.clock import now
from felicity.server.daily_deals import TRY, Deal, table_of
from felicity.server.daily_store import BotTry, DailyStore
from felicity.server.stored_table import MOST_CHOICES, StoredTable

if TYPE_CHECKING:
    from felicity.server.hall import Hall

log = logging.getLogger("felicity.server")

STALE = 120_000  # milliseconds without a sign of life after which another process plays for a bot
SIGN_EVERY = 30_000  # milliseconds between signs of life


class DailyBots:
    """The bots that this process plays for."""

    def __init__(self, hall: Hall, store: DailyStore) -> None:
        self.hall = hall
        self.store = store
        self.busy: set[tuple[str, str]] = set()

    def wake(self, deal: Deal) -> None:
        """See to it that the bots play this deal."""
        this = (deal.day, deal.game)
        if this not in self.busy and not self.hall.closing:
            self.busy.add(this)
            self.hall.keep(self._play(deal))

    async def _play(self, deal: Deal) -> None:
        try:
            for level in self.hall.settings.daily_levels:
                at = now()
                if await asyncio.wrap_future(self.store.claim(deal, level, at, at - STALE)):
                    await self._play_as(deal, level)
        except (SQLAlchemyError, FelicityError, OSError) as error:
            log.warning(
                "Bots stopped playing the deal of the day of %s (%s); they begin again when asked for", deal.game, type(error).__name__
            )
        finally:
            self.busy.discard((deal.day, deal.game))

    async def _play_as(self, deal: Deal, level: str) -> None:
        """Play a whole game in the seat that people play."""
        table = dealt(deal)
        bots = {seat: bot_of(level if seat == deal.seat else deal.level, deal.game) for seat in range(1, deal.players + 1)}
        sign = now()
        while not table.is_over and table.number < MOST_CHOICES:
            for seat, option in await self.hall.bot_pool.go_on(table, bots, deal.seed):
                table.play(option, seat=seat)
            if now() - sign > SIGN_EVERY:
                sign = now()
                await asyncio.wrap_future(self.store.go_on(deal, level, sign))
        if table.is_over:
            mine = table.result.seats[deal.seat - 1]
            rounds = table.result.notes.get("rounds", table.state.round)
            found = BotTry(level, mine.score, mine.rank, mine.won, rounds if isinstance(rounds, int) else table.state.round)
            await asyncio.wrap_future(self.store.keep_bot(deal, found))


def dealt(deal: Deal) -> Table:
    """The very game that a person gets."""
    return StoredTable(*table_of(deal, TRY, "nobody")).playing()
