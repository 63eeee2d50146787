"""What the server sends about other people: open tables, invitations, people met before."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.core.view_types import OneOf


class OpeningSeat(TypedDict):
    seat: int
    kind: Annotated[str, OneOf(["human", "bot", "link"])]
    name: str


class OpeningData(TypedDict):
    """A table that everybody may join or watch."""

    code: str
    game: str
    mode: str
    status: Annotated[str, OneOf(["lobby", "playing"])]
    players: int
    free: int
    seats: list[OpeningSeat]
    watch: bool
    talk: bool
    at: int
    yours: bool


class InvitationData(TypedDict):
    """A seat that is kept for the reader."""

    code: str
    game: str
    mode: str
    players: int
    by: str
    at: int


class CompanyData(TypedDict):
    """What is going on for one reader. `shared` is false on a server that serves one machine."""

    shared: bool
    tables: list[OpeningData]
    invitations: list[InvitationData]


class PersonData(TypedDict):
    """Somebody met before."""

    person: str
    name: str
    games: int
    last: int
    game: str


class BlockedData(TypedDict):
    person: str
    name: str
    at: int


class PeopleData(TypedDict):
    people: list[PersonData]
    blocked: list[BlockedData]
