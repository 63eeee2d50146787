"""Somebody's games as they are told about them: rows of the store, with the words of the reader's language."""

from __future__ import annotations

import asyncio
from typing import cast

from sqlalchemy.exc import SQLAlchemyError

from felicity import plugins
from felicity.server import games_store
from felicity.server.games_messages import (
    GameStatistics,
    MyGame,
    MyGames,
    MyGameSeat,
    MyStatistics,
    PlayedData,
    RivalData,
    RoleData,
    ScoreData,
)
from felicity.server.games_store import Wish
from felicity.server.hall import Hall
from felicity.server.live_table import LiveTable
from felicity.server.refused import Refused
from felicity.server.results import Row
from felicity.server.table_data import names_of
from felicity.text.labels import label
from felicity.text.narrator import NAMES


def role_label(lang: str, game: str, role: str) -> str:
    """What a role is called; the plain word in a game that is no longer installed."""
    if not role or game not in plugins.names():
        return role
    return label(lang, game, f"{plugins.plugin(game).role}-{role}")


# --- finished ---


async def finished_data(hall: Hall, holder: str, wish: Wish, first: int, count: int, lang: str) -> MyGames:
    """A page of finished games."""
    total, found = await asyncio.to_thread(games_store.finished_games, hall.store, holder, wish, first, count)
    kept = await asyncio.to_thread(games_store.there, hall.store, [game["code"] for game, _ in found])
    return {"count": total, "games": [result_data(game, seats, holder, game["code"] in kept, lang) for game, seats in found]}


def result_data(game: Row, seats: list[Row], holder: str, there: bool, lang: str) -> MyGame:
    """A finished game."""
    return {
        "code": game["code"],
        "game": game["game"],
        "mode": game["mode"],
        "status": "over",
        "at": game["at"],
        "round": game["rounds"],
        "to_act": None,
        "together": bool(game["together"]),
        "target": game["target"],
        "ended_by": game["ended_by"],
        "studied": bool(game["studied"]),
        "source": game["source"],
        "people": game["people"],
        "there": there,
        "seats": [seat_data(seat, game["game"], holder, lang) for seat in seats],
    }


def seat_data(seat: Row, game: str, holder: str, lang: str) -> MyGameSeat:
    """How a seat ended."""
    return {
        "seat": seat["seat"],
        "name": seat["name"] or NAMES[(seat["seat"] - 1) % len(NAMES)],
        "kind": seat["kind"],
        "level": seat["level"],
        "yours": seat["holder"] == holder,
        "score": seat["score"],
        "rank": seat["rank"],
        "won": bool(seat["won"]),
        "role": role_label(lang, game, seat["role"]),
    }


# --- running ---


async def running_data(hall: Hall, holder: str, wish: Wish, first: int, count: int, address: str) -> MyGames:
    """A page of lobbies and running games. One that can't be read here is listed with what its header says."""
    total, codes = await asyncio.to_thread(games_store.running_games, hall.store, holder, wish, first, count)
    games = [await running_one(hall, code, holder, address) for code in codes]
    return {"count": total, "games": [game for game in games if game is not None]}


async def running_one(hall: Hall, code: str, holder: str, address: str) -> MyGame | None:
    """A game by its table; None if that was removed just now."""
    try:
        return live_data(await hall.table(code, address), holder)
    except Refused as error:
        why = error
    except SQLAlchemyError:
        raise
    except Exception as error:
        why = hall.quarantine(code, error)
    if why.code == "busy":
        raise why
    header = await asyncio.to_thread(hall.store.header, code)
    status = "other-rules" if why.code == "other-rules" else "broken"
    return blank(code, header.game, header.mode, status, header.created) if header else None


def blank(code: str, game: str, mode: str, status: str, at: int) -> MyGame:
    """A game that nothing else is known about."""
    return {
        "code": code,
        "game": game,
        "mode": mode,
        "status": status,
        "at": at,
        "round": None,
        "to_act": None,
        "together": False,
        "target": 0,
        "ended_by": "",
        "studied": False,
        "source": "",
        "people": 0,
        "there": True,
        "seats": [],
    }


def live_data(live: LiveTable, holder: str) -> MyGame:
    """A game that can be gone on with."""
    stored, table = live.stored, live.stored.table
    header, names = stored.header, names_of(stored)
    found = blank(live.code, header.game, header.mode, stored.status, stored.changed)
    found["round"] = table.state.round if table else None
    found["to_act"] = table.to_act if table else None
    found["studied"] = stored.studied
    found["source"] = str((header.source or {}).get("how", ""))
    found["people"] = len({chair.holder for chair in stored.chairs if chair.kind == "human"})
    found["seats"] = [
        {
            "seat": seat,
            "name": name if chair.kind != "link" else "",
            "kind": chair.kind,
            "level": chair.level,
            "yours": chair.holder == holder,
            "score": None,
            "rank": None,
            "won": None,
            "role": "",
        }
        for seat, (chair, name) in enumerate(zip(stored.chairs, names), 1)
    ]
    return found


# --- statistics ---


async def statistics_data(hall: Hall, holder: str, game: str, mode: str, lang: str) -> MyStatistics:
    """What somebody's games add up to; of one game and mode everything."""
    played = await asyncio.to_thread(games_store.summaries, hall.store, holder)
    found: MyStatistics = {"played": [cast("PlayedData", row | {"together": bool(row["together"])}) for row in played], "detail": None}
    if game and mode:
        found["detail"] = await asyncio.to_thread(detail_of, hall, holder, game, mode, lang)
    return found


def detail_of(hall: Hall, holder: str, game: str, mode: str, lang: str) -> GameStatistics:
    """One game and mode: against whom, as whom, and how the scores went."""
    asked = (hall.store, holder, game, mode)
    return {
        "game": game,
        "mode": mode,
        "bots": cast("list[RivalData]", games_store.rivals(*asked, "bot")),
        "people": cast("list[RivalData]", games_store.rivals(*asked, "human")),
        "roles": [cast("RoleData", row | {"label": role_label(lang, game, row["role"])}) for row in games_store.roles(*asked)],
        "scores": [cast("ScoreData", row | {"won": bool(row["won"])}) for row in games_store.scores(*asked)],
    }
