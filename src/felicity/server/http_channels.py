"""The requests of docs/protocol.md about the channels on which people are told that it is their turn."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import JSONResponse

from felicity.server import channel_messages as messages
from felicity.server import people_schema
from felicity.server.channels import Channels, shown
from felicity.server.channels_store import Channel
from felicity.server.http import ERRORS, Address, Device, NeededHolder, TheHall, sent
from felicity.server.models import described
from felicity.server.people_messages import DoneData

router = APIRouter(responses=ERRORS, tags=["me"])
ChannelNamed = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
TableNamed = Annotated[str, Path(pattern=r"^[A-Za-z]{6}$")]
Token = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]


def channels_of(hall: TheHall) -> Channels:
    """The channels of this server, where it has any."""
    hall.channels.need_on()
    return hall.channels


TheChannels = Annotated[Channels, Depends(channels_of)]


async def need_calm(hall: TheHall, address: Address) -> None:
    """Limit requests that store something."""
    hall.people.telling.take(address)


async def need_few(channels: TheChannels, address: Address) -> None:
    """Limit requests by which something is sent."""
    channels.need_calm(address)


CALM = [Depends(need_calm)]
FEW = [Depends(need_calm), Depends(need_few)]


def channel_data(channel: Channel, device: str) -> messages.ChannelData:
    """A channel, for its owner."""
    return {
        "id": channel.id,
        "kind": channel.kind,
        "address": shown(channel),
        "label": channel.label,
        "on": channel.is_on,
        "confirmed": channel.confirmed is not None,
        "failures": channel.failures,
        "wishes": cast("messages.WishesData", channel.wishes),
        "this": channel.kind == "push" and channel.device == device,
    }


async def channels_data(hall: TheHall, holder: str, device: str) -> messages.ChannelsData:
    """How a person can be reached, and what this server can do."""
    notifier, store = hall.notifier, hall.notifier.channels
    quiet = await asyncio.to_thread(store.quiet, holder)
    return {
        "on": notifier.is_on,
        "push_key": notifier.courier.push_public,
        "mail": notifier.courier.mail_server is not None,
        "channels": [channel_data(each, device) for each in await asyncio.to_thread(store.of, holder)],
        "quiet": {"start": quiet.start, "stop": quiet.stop, "zone": quiet.zone} if quiet else None,
    }


@router.get("/api/me/channels", response_model=described(messages.ChannelsData))
async def mine(hall: TheHall, holder: NeededHolder, device: Device) -> JSONResponse:
    """Your channels, and what this server can send."""
    return sent(await channels_data(hall, holder, device))


@router.post("/api/me/channels", response_model=described(messages.ChannelsData), status_code=201, dependencies=FEW)
async def add(
    request: Request, hall: TheHall, channels: TheChannels, holder: NeededHolder, device: Device, wish: people_schema.NewChannel
) -> JSONResponse:
    """Add a channel; an e-mail address is sent a code that must be typed in."""
    await asyncio.shield(asyncio.create_task(channels.add(holder, device, wish, request.headers.get("origin", ""))))
    return sent(await channels_data(hall, holder, device), 201)


@router.post("/api/me/channels/{id}", response_model=described(messages.ChannelsData), dependencies=CALM)
async def change(
    hall: TheHall, channels: TheChannels, holder: NeededHolder, device: Device, id: ChannelNamed, wish: people_schema.ChannelChange
) -> JSONResponse:
    """Switch a channel on or off, or change what you are told on it."""
    await channels.change(holder, id, wish)
    return sent(await channels_data(hall, holder, device))


@router.post("/api/me/channels/{id}/confirm", response_model=described(messages.ChannelsData), dependencies=CALM)
async def confirm(
    hall: TheHall, channels: TheChannels, holder: NeededHolder, device: Device, id: ChannelNamed, wish: people_schema.Code
) -> JSONResponse:
    """Type in the code that was sent to an e-mail address."""
    await channels.confirm(holder, id, wish.code)
    return sent(await channels_data(hall, holder, device))


@router.post("/api/me/channels/{id}/test", response_model=described(DoneData), dependencies=FEW)
async def test(channels: TheChannels, holder: NeededHolder, id: ChannelNamed) -> JSONResponse:
    """Send a message now, to see whether it arrives."""
    await channels.test(holder, id)
    done: DoneData = {"done": True}
    return sent(done)


@router.post("/api/me/channels/{id}/remove", response_model=described(messages.ChannelsData), dependencies=CALM)
async def remove(hall: TheHall, holder: NeededHolder, device: Device, id: ChannelNamed) -> JSONResponse:
    """Remove a channel; possible also where the host has switched messages off."""
    await hall.channels.remove(holder, id)
    return sent(await channels_data(hall, holder, device))


@router.post("/api/me/quiet", response_model=described(messages.ChannelsData), dependencies=CALM)
async def keep_quiet(
    hall: TheHall, channels: TheChannels, holder: NeededHolder, device: Device, wish: people_schema.QuietWish
) -> JSONResponse:
    """Set the hours in which nothing is sent, or remove them."""
    await channels.keep_quiet(holder, device, wish.label, wish.hours)
    return sent(await channels_data(hall, holder, device))


@router.get("/api/me/mutes/{code}", response_model=described(messages.MutesData))
async def mutes(hall: TheHall, holder: NeededHolder, code: TableNamed) -> JSONResponse:
    """On which channels you want to hear nothing of a table."""
    ids = await asyncio.to_thread(hall.notifier.channels.muted, holder, code.upper())
    found: messages.MutesData = {"all": "" in ids, "channels": sorted(ids - {""})}
    return sent(found)


@router.post("/api/me/mutes/{code}", response_model=described(messages.MutesData), dependencies=CALM)
async def mute(hall: TheHall, channels: TheChannels, holder: NeededHolder, code: TableNamed, wish: people_schema.Mutes) -> JSONResponse:
    """Choose that."""
    await channels.mute(holder, code, wish)
    return await mutes(hall, holder, code)


@router.post("/api/unsubscribe", response_model=described(DoneData), dependencies=CALM)
async def off(hall: TheHall, wish: people_schema.Off) -> JSONResponse:
    """Switch e-mails off, by what stands in each of them."""
    await hall.channels.switch_off(wish.token)
    done: DoneData = {"done": True}
    return sent(done)


@router.post("/api/unsubscribe/{token}", response_model=described(DoneData), dependencies=CALM)
async def off_with_one_click(hall: TheHall, token: Token) -> JSONResponse:
    """The same, as mail programs do it (RFC 8058)."""
    return await off(hall, people_schema.Off(token=token))
