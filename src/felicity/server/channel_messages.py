"""What the server sends to people about the channels on which they can be told something."""

from __future__ import annotations

from typing import TypedDict


class WishesData(TypedDict):
    turn: bool
    game: bool
    done: bool


class ChannelData(TypedDict):
    id: str
    kind: str
    address: str
    label: str
    on: bool
    confirmed: bool
    failures: int
    wishes: WishesData
    this: bool


class QuietData(TypedDict):
    start: int
    stop: int
    zone: str


class ChannelsData(TypedDict):
    on: bool
    push_key: str
    mail: bool
    channels: list[ChannelData]
    quiet: QuietData | None


class MutesData(TypedDict):
    all: bool
    channels: list[str]
