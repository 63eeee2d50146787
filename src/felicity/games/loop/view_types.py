"""What views of LOOP are made of."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from felicity.core.view_types import OneOf, Seat
from felicity.games.loop.constants import ACTIONS, DECKS, ENDINGS, FAVOURS, MATERIALS, MODES, PROPERTIES, SOURCES

Material = Annotated[str, OneOf(MATERIALS)]
Favour = Annotated[str, OneOf(FAVOURS)]
Property = Annotated[str, OneOf(PROPERTIES)]


class LoopBoard(TypedDict):
    """Market, stage, decks by number, Discard Piles."""

    market: Annotated[list[str | None], "`glass`, in Solo `glass 3`; null is an empty slot"]
    material_deck: int
    material_deck_bottom: Annotated[list[Material], "as far as everybody has seen it"]
    depleted: bool
    burnt: list[Material]
    removed: list[Material]
    central_landfill: Annotated[list[Material], "in Solo"]
    stage: Annotated[list[str | None], "null is an empty slot"]
    activity_deck: int
    activity_discard: list[str]
    favour_deck: int
    favour_discard: list[Favour]
    favour_discard_hidden: Annotated[int, "cards that were discarded face-down"]
    favour_discard_hidden_known: Annotated[list[Favour], "those of them that the seat can follow"]
    event_deck: int
    event_discard: list[str]
    credit_cards: Annotated[int | None, "null: without limit"]
    tops: Annotated[dict[Annotated[str, OneOf(DECKS)], str], "of those decks whose top card the seat has seen"]


class LoopTurn(TypedDict):
    """What the active player has done so far."""

    action: Annotated[str, OneOf(ACTIONS), "to which the turn is fixed"]
    bought: int
    consumed: int
    spent: int
    favours_played: int
    ability_used: bool
    applied: Annotated[int, "credit cards"]


class LoopPlayer(TypedDict):
    """All that is open, and what the seat knows of the rest."""

    seat: Seat
    career: Annotated[str | None, "null until the careers are open"]
    happiness: int
    zone: int
    reputation: int
    coins: int
    materials: Annotated[list[str], "`glass 3`, `glass 3 forged from metal`, `glass 3 shared 1`"]
    landfill: list[Material]
    activities: list[str]
    completed: int
    achieved: Annotated[list[str], "GOALS"]
    goals: Annotated[int, "how many are left"]
    hand: Annotated[int, "how many FAVOURS"]
    hand_known: Annotated[list[Favour], "those of them that the seat knows"]
    played: list[Favour]
    face_down: Annotated[list[str | None], "EVENTS; null is one that the seat doesn't know"]
    debts: Annotated[list[int], "COINS that lie on each credit card"]
    debts_due: list[bool]
    debt_penalty: Annotated[int, "HAPPINESS that the end of the game would take for them now"]
    landfill_penalty: int
    points: Annotated[dict[Annotated[str, OneOf(SOURCES)], int], "where HAPPINESS came from"]
    career_chosen: bool
    goals_known: NotRequired[Annotated[list[str], "one's own, or everybody's with open hands"]]
    goals_met: NotRequired[Annotated[list[bool], "of each of them"]]
    goals_lacking: NotRequired[Annotated[list[dict[Property, int]], "the icons that each of them still lacks"]]
    dealt: NotRequired[Annotated[list[str], "one's own CAREERS to choose from"]]
    sealed: NotRequired[Annotated[str, "the CAREER that one has chosen"]]


class LoopView(TypedDict):
    """What a seat sees of a table of LOOP."""

    game: str
    mode: Annotated[str, OneOf(MODES)]
    seat: Annotated[int | None, "null is a spectator"]
    round: int
    starter: Seat
    active: Seat
    in_turn: bool
    ending: Annotated[str, OneOf(ENDINGS), "what set off the end"]
    board: LoopBoard
    event: Annotated[str | None, "in force, or about to be"]
    event_begins_next_turn: bool
    turn: LoopTurn
    favour_on_table: Annotated[str | None, "the FAVOUR being resolved; `face-down` for those who can't know it"]
    favour_asked: Annotated[str | None, "what it asks for, as claimed: the text of an option"]
    favour_offered: Annotated[str | None, "the MATERIAL that a BARTER offers for it"]
    players: list[LoopPlayer]
