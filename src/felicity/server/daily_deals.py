"""Deals of the day: from when to when they are played, how they are drawn, and a table with one. Pure but for the clock and the draw."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from felicity import plugins
from felicity.core.game import SECURE
from felicity.server.clock import now
from felicity.server.journal import Data, Header, new_code
from felicity.server.new_tables import NewJournal, seated
from felicity.server.refused import Refused
from felicity.server.schema import SeatWish
from felicity.server.shuffle import new_part
from felicity.server.stored_table import StoredTable

TRY, PRACTICE = "daily", "practice"  # how a table came about: as somebody's one try, or as another one that doesn't count
HOUR = 60 * 60 * 1000  # milliseconds
GRACE = 6 * HOUR  # after the day in which a try may still be finished
SEED_BYTES = 32


@dataclass(frozen=True)
class Deal:
    """What everybody plays on a day."""

    day: str
    game: str
    mode: str
    players: int
    seat: int
    level: str
    options: Data
    rules: str
    seed: str


def day_of(at: int) -> str:
    """The day of a moment.

    >>> day_of(0), day_of(86_400_000)
    ('1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(at // 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds since 1970.

    >>> end_of("1970-01-01")
    86400000
    """
    found = date.fromisoformat(day) + timedelta(days=1)
    return round(datetime(found.year, found.month, found.day, tzinfo=UTC).timestamp() * 1000)


def closes(day: str) -> int:
    """Until when tries count that began on a day."""
    return end_of(day) + GRACE


def is_aired(day: str) -> bool:
    """May everybody know the deals of that day?"""
    return now() >= closes(day)


def drawn(day: str, game: str) -> Deal:
    """A new deal, as the game wants it to be played."""
    wish, facts = plugins.plugin(game).daily, plugins.game(game).facts
    mode = wish.mode or facts.default_mode
    fewest, most = facts.modes[mode]
    players = max(fewest, min(wish.players or plugins.plugin(game).usual_players, most))
    seed = secrets.token_hex(SEED_BYTES)
    setup = plugins.game(game).set_up(mode, players, seed, dict(wish.options))
    return Deal(day, game, setup.mode, setup.players, wish.seat, wish.level, dict(setup.options), setup.version, seed)


def table_of(deal: Deal, how: str, holder: str, name: str = "", speed: str = "normal") -> NewJournal:
    """A table with this deal. Nobody can watch it, and nobody else can sit down."""
    options: dict[str, object] = dict(deal.options)
    setup = plugins.game(deal.game).set_up(deal.mode, deal.players, deal.seed, options, "", SECURE, deal.rules)
    header = Header(
        code=new_code(),
        game=deal.game,
        mode=deal.mode,
        players=deal.players,
        options=dict(setup.options),
        rules=deal.rules,
        seed=deal.seed,
        server_part=new_part(),
        origin=None,
        host=holder,
        settings={
            "speed": speed,
            "watch": False,
            "auto": True,
            "teaching": False,
            "chance": SECURE,
            "open": False,
            "talk": False,
        },
        source={"how": how, "code": None, "number": 0, "daily": deal.day},
        created=now(),
    )
    bot = {"kind": "bot", "level": deal.level}
    seats = [SeatWish(kind="you", name=name) if seat == deal.seat else SeatWish.model_validate(bot) for seat in range(1, deal.players + 1)]
    return seated(header, seats, holder, True, None)


def need_aired(stored: StoredTable) -> None:
    """A link shows the deal to everybody: not before the day is over."""
    if stored.day and not is_aired(stored.day):
        raise Refused("daily-running", "Others may still be playing this deal. Share the game when its day is over.")
