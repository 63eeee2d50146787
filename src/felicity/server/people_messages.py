"""What the server sends about a person, to themselves or to a device about to be added."""

from __future__ import annotations

from typing import Any, TypedDict


class DeviceData(TypedDict):
    id: str
    label: str
    added: int
    this: bool


class MeData(TypedDict):
    known: bool
    name: str
    figure: str
    lang: str
    settings: dict[str, Any]
    phrase_made: int | None
    passkeys: int
    devices: list[DeviceData]
    tables: int


class PhraseData(TypedDict):
    phrase: str


class LinkData(TypedDict):
    code: str
    expires: int


class WhoseData(TypedDict):
    name: str
    figure: str
    devices: int
    tables: int


class PasskeyData(TypedDict):
    id: str
    label: str
    host: str
    added: int
    used: int | None
    synced: bool


class PasskeysData(TypedDict):
    on: bool
    passkeys: list[PasskeyData]


class VacationData(TypedDict):
    until: int | None
    days_left: int
    days_a_year: int


class DoneData(TypedDict):
    done: bool
