"""The requests of docs/protocol.md about passkeys."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path
from fastapi.responses import JSONResponse

from felicity.server import people_messages as messages
from felicity.server import people_schema
from felicity.server.hall import Hall
from felicity.server.http import ERRORS, Device, NeededHolder, TheHall, sent
from felicity.server.http_me import CALM, FEW_GUESSES
from felicity.server.models import described
from felicity.server.passkeys import Passkeys
from felicity.server.passkeys_store import Passkey

router = APIRouter(responses=ERRORS, tags=["me"])
PasskeyNamed = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]
Origin = Annotated[str, Header(max_length=300)]


def passkeys_of(hall: TheHall) -> Passkeys:
    """The passkeys of this server, where it knows any."""
    hall.passkeys.need_on()
    return hall.passkeys


ThePasskeys = Annotated[Passkeys, Depends(passkeys_of)]


def passkey_data(each: Passkey) -> messages.PasskeyData:
    """One of somebody's passkeys."""
    return {"id": each.id, "label": each.label, "host": each.host, "added": each.added, "used": each.used, "synced": each.synced}


async def passkeys_data(hall: Hall, holder: str) -> messages.PasskeysData:
    """Somebody's passkeys, for themselves."""
    found = await asyncio.to_thread(hall.passkeys.store.of, holder)
    return {"on": hall.passkeys.is_on, "passkeys": [passkey_data(each) for each in found]}


@router.get("/api/me/passkeys", response_model=described(messages.PasskeysData))
async def mine(hall: TheHall, holder: NeededHolder) -> JSONResponse:
    """Your passkeys, and whether this server knows any."""
    return sent(await passkeys_data(hall, holder))


@router.post("/api/me/passkeys/begin", response_model=dict[str, Any], dependencies=CALM)
async def begin(passkeys: ThePasskeys, holder: NeededHolder, device: Device, origin: Origin = "") -> JSONResponse:
    """What this browser needs to make a passkey: `publicKey` of `navigator.credentials.create`."""
    return sent(await passkeys.to_make(holder, device, origin))


@router.post("/api/me/passkeys", response_model=described(messages.PasskeysData), status_code=201, dependencies=CALM)
async def add(hall: TheHall, passkeys: ThePasskeys, holder: NeededHolder, device: Device, wish: people_schema.NewPasskey) -> JSONResponse:
    """Keep the passkey that this browser has made."""
    await asyncio.shield(asyncio.create_task(passkeys.add(holder, device, wish.label, wish.credential)))
    return sent(await passkeys_data(hall, holder), 201)


@router.post("/api/me/passkeys/{passkey}/remove", response_model=described(messages.PasskeysData), dependencies=CALM)
async def remove(hall: TheHall, passkeys: ThePasskeys, holder: NeededHolder, passkey: PasskeyNamed) -> JSONResponse:
    """Remove one of your passkeys."""
    await passkeys.remove(holder, passkey)
    return sent(await passkeys_data(hall, holder))


@router.post("/api/passkey/begin", response_model=dict[str, Any], dependencies=CALM)
async def begin_proof(passkeys: ThePasskeys, holder: NeededHolder, device: Device, origin: Origin = "") -> JSONResponse:
    """What this browser needs to prove a passkey: `publicKey` of `navigator.credentials.get`."""
    return sent(await passkeys.to_prove(device, origin))


@router.post("/api/passkey", response_model=described(messages.LinkData), dependencies=FEW_GUESSES)
async def prove(passkeys: ThePasskeys, holder: NeededHolder, device: Device, wish: people_schema.Proof) -> JSONResponse:
    """The code of a link to the person whose passkey this is."""
    code, expires = await asyncio.shield(asyncio.create_task(passkeys.enter(device, wish.credential)))
    found: messages.LinkData = {"code": code, "expires": expires}
    return sent(found)
