"""The deals of a day as one reader may see them: results and replays only when they give nothing away."""

from __future__ import annotations

import asyncio

from felicity.server.clock import now
from felicity.server.daily import Dailies
from felicity.server.daily_deals import Deal, closes, day_of, end_of, is_aired
from felicity.server.daily_messages import DailyBot, DailyData, DailyGame, DailyOwn, DailyResult, DailySeat
from felicity.server.daily_store import BotTry, Try

SHOWN = 20  # results, the best
DAYS = 14  # earlier days that are listed


async def daily_data(dailies: Dailies, day: str, holder: str) -> DailyData:
    """A day; "" for today."""
    today = day_of(now())
    day = day or today
    deals = await dailies.deals(day)
    mine = await asyncio.to_thread(dailies.store.mine, day, holder, closes(day)) if holder else {}
    bots = await asyncio.to_thread(dailies.store.bots, day)
    games = [await game_data(dailies, deal, holder, mine.get(game), bots.get(game, [])) for game, deal in deals.items()]
    return {
        "today": today,
        "day": day,
        "ends": end_of(day),
        "closes": closes(day),
        "days": await asyncio.to_thread(dailies.store.days, day, DAYS),
        "games": games,
    }


async def game_data(dailies: Dailies, deal: Deal, holder: str, mine: Try | None, bots: list[BotTry]) -> DailyGame:
    """The deal of one game."""
    until = closes(deal.day)
    is_shown = is_aired(deal.day) or (mine is not None and mine.is_over)
    played, best = await asyncio.to_thread(dailies.store.best, deal.day, deal.game, until, SHOWN if is_shown else 0)
    if is_shown and played:
        dailies.bots.wake(deal)
    return {
        "game": deal.game,
        "mode": deal.mode,
        "players": deal.players,
        "options": deal.options,
        "seats": [seat_data(deal, seat) for seat in range(1, deal.players + 1)],
        "played": played,
        "yours": await own_data(dailies, deal, mine) if mine is not None else None,
        "shown": is_shown,
        "results": results_data(best, holder),
        "bots": [bot_data(bot) for bot in by_skill(dailies, bots)] if is_shown else [],
    }


def by_skill(dailies: Dailies, bots: list[BotTry]) -> list[BotTry]:
    """The weakest level first."""
    levels = dailies.hall.settings.daily_levels
    return sorted((bot for bot in bots if bot.level in levels), key=lambda bot: levels.index(bot.level))


def seat_data(deal: Deal, seat: int) -> DailySeat:
    """Who sits there."""
    return {"seat": seat, "kind": "you", "level": ""} if seat == deal.seat else {"seat": seat, "kind": "bot", "level": deal.level}


async def own_data(dailies: Dailies, deal: Deal, mine: Try) -> DailyOwn:
    """The reader's own try."""
    counts = mine.score is not None
    place = 1 + await asyncio.to_thread(dailies.store.better, deal.day, deal.game, closes(deal.day), mine) if counts else None
    is_late = mine.is_over or is_aired(deal.day)
    return {
        "code": mine.code,
        "status": "counted" if counts else "late" if is_late else "running",
        "score": mine.score,
        "rank": mine.rank,
        "won": mine.won,
        "place": place,
    }


def results_data(best: list[Try], holder: str) -> list[DailyResult]:
    """The best tries, with shared places."""
    found: list[DailyResult] = []
    place, last = 0, (0, 0, 0)
    for at, each in enumerate(best, 1):
        this = (each.score or 0, each.rank or 0, each.rounds)
        place = place if place and this == last else at
        last = this
        found.append(
            {
                "place": place,
                "name": each.name,
                "score": this[0],
                "rank": this[1],
                "won": each.won,
                "rounds": each.rounds,
                "yours": each.holder == holder,
                "code": each.code,
            }
        )
    return found


def bot_data(bot: BotTry) -> DailyBot:
    """What a bot made of it."""
    return {"level": bot.level, "score": bot.score, "rank": bot.rank, "won": bot.won}
