"""The requests of docs/protocol.md about the person who asks: profile, devices, recovery phrase, links, export, deletion."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Depends, Response
from fastapi.responses import JSONResponse, StreamingResponse

from felicity.server import people_messages as messages
from felicity.server import people_schema
from felicity.server.export import exported
from felicity.server.hall import Hall
from felicity.server.http import ERRORS, Address, Device, NeededHolder, TheHall, sent
from felicity.server.models import described
from felicity.server.people_store import Device as KnownDevice
from felicity.server.people_store import Profile
from felicity.server.refused import Refused

router = APIRouter(responses=ERRORS, tags=["me"])


async def need_calm(hall: TheHall, address: Address) -> None:
    """Limit requests that store something."""
    hall.people.telling.take(address)


async def need_few_guesses(hall: TheHall, address: Address) -> None:
    """Limit attempts to guess a phrase or link."""
    hall.people.need_calm(address)


CALM = [Depends(need_calm)]
FEW_GUESSES = [Depends(need_few_guesses)]


def id_of(device: str) -> str:
    """A device's id for its owner's page. The hash of its key stays on the server."""
    return sha256(f"felicity device {device}".encode()).hexdigest()[:16]


def device_data(known: KnownDevice, this: str) -> messages.DeviceData:
    """One of somebody's devices."""
    return {"id": id_of(known.device), "label": known.label, "added": known.added, "this": known.device == this}


async def signed_in(hall: Hall, holder: str) -> list[KnownDevice]:
    """The devices signed in for somebody."""
    found = await asyncio.to_thread(hall.people.store.devices, holder)
    return [each for each in found if each.signed_out is None]


async def me_data(hall: Hall, holder: str, device: str) -> messages.MeData:
    """A person's data, for themselves."""
    known = await hall.people.profile(holder)
    found = known or Profile(holder, "", "", "", {}, None, None, 0, 0, None)
    return {
        "known": known is not None,
        "name": found.name,
        "figure": found.figure,
        "lang": found.lang,
        "settings": found.settings,
        "phrase_made": found.phrase_made,
        "passkeys": len(await asyncio.to_thread(hall.passkeys.store.of, holder)),
        "devices": [device_data(each, device) for each in await signed_in(hall, holder)],
        "tables": (await asyncio.to_thread(hall.store.counts, holder))[0],
    }


@router.get("/api/me", response_model=described(messages.MeData))
async def me(hall: TheHall, holder: NeededHolder, device: Device) -> JSONResponse:
    """What this server knows about the person the key stands for."""
    return sent(await me_data(hall, holder, device))


@router.post("/api/me", response_model=described(messages.MeData), dependencies=CALM)
async def change_profile(hall: TheHall, holder: NeededHolder, device: Device, changes: people_schema.ProfileChanges) -> JSONResponse:
    """Change your name or settings."""
    await hall.people.change_profile(holder, device, changes.label, changes.model_dump(exclude_none=True, exclude={"label"}))
    return sent(await me_data(hall, holder, device))


@router.post("/api/me/phrase", response_model=described(messages.PhraseData), dependencies=CALM)
async def phrase(hall: TheHall, holder: NeededHolder, device: Device, wish: people_schema.Labelled) -> JSONResponse:
    """Make a recovery phrase, shown only once; the previous one stops working."""
    found: messages.PhraseData = {"phrase": await hall.people.make_phrase(holder, device, wish.label)}
    return sent(found)


@router.post("/api/me/link", response_model=described(messages.LinkData), dependencies=CALM)
async def link(hall: TheHall, holder: NeededHolder, device: Device, wish: people_schema.Labelled) -> JSONResponse:
    """Make a code that adds one other device within the next minutes."""
    code, expires = await hall.people.make_link(holder, device, wish.label)
    found: messages.LinkData = {"code": code, "expires": expires}
    return sent(found)


@router.post("/api/me/whose", response_model=described(messages.WhoseData), dependencies=FEW_GUESSES)
async def whose(hall: TheHall, holder: NeededHolder, wish: people_schema.WayIn) -> JSONResponse:
    """Whose phrase or link is this? Doesn't use it up."""
    known = await hall.people.whose(wish.what, wish.secret)
    tables, _ = await asyncio.to_thread(hall.store.counts, known.holder)
    found: messages.WhoseData = {
        "name": known.name,
        "figure": known.figure,
        "devices": len(await signed_in(hall, known.holder)),
        "tables": tables,
    }
    return sent(found)


@router.post("/api/me/join", response_model=described(messages.MeData), dependencies=FEW_GUESSES)
async def join(hall: TheHall, holder: NeededHolder, device: Device, wish: people_schema.WayIn) -> JSONResponse:
    """Become a device of the person who made the phrase or link."""
    await asyncio.shield(asyncio.create_task(hall.people.join(wish.what, wish.secret, device, wish.label)))
    return sent(await me_data(hall, await hall.people.holder_of(device), device))


@router.post("/api/me/sign-out", response_model=described(messages.DoneData), dependencies=CALM)
async def sign_out(hall: TheHall, holder: NeededHolder, named: people_schema.DeviceNamed) -> JSONResponse:
    """Sign out one of your own devices, this one or another."""
    found = next((each.device for each in await signed_in(hall, holder) if id_of(each.device) == named.id), None)
    if found is None:
        raise Refused("no-device", "There is no such device, or it was signed out already.")
    await hall.people.sign_out(holder, found)
    done: messages.DoneData = {"done": True}
    return sent(done)


@router.get("/api/me/export", response_model=dict[str, Any])
async def export(hall: TheHall, holder: NeededHolder, device: Device, address: Address) -> Response:
    """Everything about you as one file, with the records of all finished games."""
    hall.people.exports.take(address)
    head = await me_data(hall, holder, device)
    headers = {"content-disposition": 'attachment; filename="felicity.json"', "cache-control": "no-store"}
    return StreamingResponse(in_bytes(exported(hall, head, holder, address)), headers=headers, media_type="application/json")


async def in_bytes(texts: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """As it is sent."""
    async for text in texts:
        yield text.encode()


@router.post("/api/me/delete", response_model=described(messages.DoneData), dependencies=CALM)
async def delete(hall: TheHall, holder: NeededHolder, device: Device, wish: people_schema.Sure) -> JSONResponse:
    """Delete everything about you, on all devices."""
    await asyncio.shield(asyncio.create_task(hall.people.forget(holder, device)))
    done: messages.DoneData = {"done": True}
    return sent(done)
