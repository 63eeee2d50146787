"""Everything about a person as one JSON document, written table by table so that it is never all in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict

from sqlalchemy.exc import SQLAlchemyError

from felicity.server import games_store
from felicity.server.channels_store import Channel
from felicity.server.hall import Hall
from felicity.server.journal import Data
from felicity.server.my_games import result_data
from felicity.server.passkeys_store import Passkey
from felicity.server.people_messages import MeData
from felicity.server.ratings_messages import rating_data
from felicity.server.records import record_of
from felicity.server.refused import Refused
from felicity.server.table_data import Presence, Reader, seat_data
from felicity.text.catalog import FALLBACK

FORMAT = 1


async def exported(hall: Hall, head: MeData, holder: str, address: str) -> AsyncIterator[str]:
    """The document, piece by piece."""
    away = [
        {"begins": begins, "ends": ends}
        for whose, begins, ends in await asyncio.to_thread(hall.timekeeper.store.vacations, 0)
        if whose == holder
    ]
    channels = [channel_data(each) for each in await asyncio.to_thread(hall.notifier.channels.of, holder)]
    daily = await asyncio.to_thread(hall.dailies.store.all_of, holder)
    passkeys = [passkey_data(each) for each in await asyncio.to_thread(hall.passkeys.store.of, holder)]
    ratings = [{"game": game, "mode": mode, **rating_data(found)} for game, mode, found in await hall.rater.ratings_of(holder)]
    mine = {"passkeys": passkeys, "vacations": away, "channels": channels, "daily": daily, "ratings": ratings}
    opening = {"is": "felicity export", "format": FORMAT, "me": head, **mine}
    yield f'{json.dumps(opening, ensure_ascii=False)[:-1]}, "games": ['
    for at, code in enumerate(await asyncio.to_thread(hall.people.store.codes, holder)):
        game = json.dumps(await game_data(hall, code, holder, address), ensure_ascii=False)
        yield f"{',' if at else ''}\n{game}"
    yield '], "results": ['
    results = games_store.everything(hall.people.store.store, holder)
    at = 0
    while found := await asyncio.to_thread(next, results, None):
        result = {name: value for name, value in result_data(*found, holder, False, FALLBACK).items() if name != "there"}
        yield f"{',' if at else ''}\n{json.dumps(result, ensure_ascii=False)}"
        at += 1
    yield "]}\n"


def channel_data(channel: Channel) -> Data:
    """How somebody can be reached, with the whole address: it is theirs."""
    return {
        "kind": channel.kind,
        "address": channel.address,
        "secrets": channel.secrets,
        "label": channel.label,
        "wishes": channel.wishes,
        "on": channel.is_on,
        "confirmed": channel.confirmed is not None,
        "added": channel.added,
    }


def passkey_data(passkey: Passkey) -> Data:
    """A passkey as it is kept: the half of it that is public."""
    return {name: value for name, value in asdict(passkey).items() if name not in ("id", "holder")}


async def game_data(hall: Hall, code: str, holder: str, address: str) -> Data:
    """A game that somebody hosts or plays, with its record if it is over; before that the seed is secret."""
    try:
        live = await hall.table(code, address)
        stored = live.stored
        record = await hall.replays.run(address, lambda: record_of(stored)) if stored.status == "over" else None
    except SQLAlchemyError:
        raise
    except Refused as error:
        return {"code": code, "status": error.code}
    except Exception as error:
        return {"code": code, "status": hall.failed(code, "export", error).code}
    header = stored.header
    seats = [seat_data(stored, seat, Reader(holder), Presence()) for seat in range(1, header.players + 1)]
    return {
        "code": code,
        "game": header.game,
        "mode": header.mode,
        "rules": header.rules,
        "status": stored.status,
        "created": header.created,
        "changed": stored.changed,
        "seats": [{name: seat[name] for name in ("seat", "kind", "name", "level", "yours")} for seat in seats],
        "prepared": [asdict(each) for each in stored.prepared or [] if each.seat in stored.seats_of(holder)],
        "record": record,
    }
