"""The requests of docs/protocol.md about oneself: profile, devices, recovery phrase, links, export, deletion."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Depends, Response
from fastapi.responses import JSONResponse, StreamingResponse

from felicity.server import people_messages as messages
from felicity.server import schema
from felicity.server.export import exported
from felicity.server.hall import Hall
from felicity.server.http import ERRORS, Address, Device, NeededHolder, TheHall, sent
from felicity.server.models import described
from felicity.server.people_store import Device as KnownDevice
from felicity.server.people_store import Profile
from felicity.server.refused import Refused

router = APIRouter(responses=ERRORS, tags=["me"])


async def need_calm(hall: TheHall, address: Address) -> None:
    """What is kept has limits of its own."""
    hall.people.telling.take(address)


async def need_few_guesses(hall: TheHall, address: Address) -> None:
    """And so has what strangers try."""
    hall.people.need_calm(address)


CALM = [Depends(need_calm)]
FEW_GUESSES = [Depends(need_few_guesses)]


def id_of(device: str) -> str:
    """How a device is called by its owner's page. The hash of its key stays here."""
    return sha256(f"felicity device {device}".encode()).hexdigest()[:16]


def device_data(known: KnownDevice, this: str) -> messages.DeviceData:
    """One of somebody's devices."""
    return {"id": id_of(known.device), "label": known.label, "added": known.added, "this": known.device == this}


async def signed_in(hall: Hall, holder: str) -> list[KnownDevice]:
    """The devices that stand for somebody now."""
    found = await asyncio.to_thread(hall.people.store.devices, holder)
    return [each for each in found if each.signed_out is None]


async def me_data(hall: Hall, holder: str, device: str) -> messages.MeData:
    """Somebody, for themselves."""
    known = await hall.people.profile(holder)
    found = known or Profile(holder, "", "", "", {}, None, None, 0, 0, None)
    return {
        "known": known is not None,
        "name": found.name,
        "figure": found.figure,
        "lang": found.lang,
        "settings": found.settings,
        "phrase_made": found.phrase_made,
        "devices": [device_data(each, device) for each in await signed_in(hall, holder)],
        "tables": (await asyncio.to_thread(hall.store.counts, holder))[0],
    }


@router.get("/api/me", response_model=described(messages.MeData))
async def me(hall: TheHall, holder: NeededHolder, device: Device) -> JSONResponse:
    """What this server knows about whoever the key stands for."""
    return sent(await me_data(hall, holder, device))


@router.post("/api/me", response_model=described(messages.MeData), dependencies=CALM)
async def tell(hall: TheHall, holder: NeededHolder, device: Device, told: schema.Told) -> JSONResponse:
    """Tell something about oneself."""
    await hall.people.tell(holder, device, told.label, told.model_dump(exclude_none=True, exclude={"label"}))
    return sent(await me_data(hall, holder, device))


@router.post("/api/me/phrase", response_model=described(messages.PhraseData), dependencies=CALM)
async def phrase(hall: TheHall, holder: NeededHolder, device: Device, wish: schema.Labelled) -> JSONResponse:
    """A new recovery phrase, told this once; the one before is worth nothing any more."""
    found: messages.PhraseData = {"phrase": await hall.people.make_phrase(holder, device, wish.label)}
    return sent(found)


@router.post("/api/me/link", response_model=described(messages.LinkData), dependencies=CALM)
async def link(hall: TheHall, holder: NeededHolder, device: Device, wish: schema.Labelled) -> JSONResponse:
    """A code by which one other device can be added in the next minutes."""
    code, expires = await hall.people.make_link(holder, device, wish.label)
    found: messages.LinkData = {"code": code, "expires": expires}
    return sent(found)


@router.post("/api/me/whose", response_model=described(messages.WhoseData), dependencies=FEW_GUESSES)
async def whose(hall: TheHall, holder: NeededHolder, wish: schema.WayIn) -> JSONResponse:
    """Whose phrase or link is this? Nothing is used up."""
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
async def join(hall: TheHall, holder: NeededHolder, device: Device, wish: schema.WayIn) -> JSONResponse:
    """Stand for whoever made the phrase or link from now on."""
    await asyncio.shield(asyncio.create_task(hall.people.join(wish.what, wish.secret, device, wish.label)))
    return sent(await me_data(hall, await hall.people.holder_of(device), device))


@router.post("/api/me/sign-out", response_model=described(messages.DoneData), dependencies=CALM)
async def sign_out(hall: TheHall, holder: NeededHolder, named: schema.DeviceNamed) -> JSONResponse:
    """One of one's own devices, this one or another, has nothing to say any more."""
    found = next((each.device for each in await signed_in(hall, holder) if id_of(each.device) == named.id), None)
    if found is None:
        raise Refused("no-device", "There is no such device, or it was signed out before.")
    await hall.people.sign_out(holder, found)
    done: messages.DoneData = {"done": True}
    return sent(done)


@router.get("/api/me/export", response_model=dict[str, Any])
async def export(hall: TheHall, holder: NeededHolder, device: Device, address: Address) -> Response:
    """Everything about oneself as one file, with the records of all finished games."""
    hall.people.exports.take(address)
    head = await me_data(hall, holder, device)
    headers = {"content-disposition": 'attachment; filename="felicity.json"', "cache-control": "no-store"}
    return StreamingResponse(in_bytes(exported(hall, head, holder, address)), headers=headers, media_type="application/json")


async def in_bytes(texts: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """As it is sent."""
    async for text in texts:
        yield text.encode()


@router.post("/api/me/delete", response_model=described(messages.DoneData), dependencies=CALM)
async def delete(hall: TheHall, holder: NeededHolder, device: Device, wish: schema.Sure) -> JSONResponse:
    """Delete everything about oneself, on all devices."""
    await asyncio.shield(asyncio.create_task(hall.people.forget(holder, device)))
    done: messages.DoneData = {"done": True}
    return sent(done)
