"""Which choice no human makes: a bot's, or one with a single answer; and how long it takes."""

from __future__ import annotations

import random
from dataclasses import dataclass

from felicity import plugins
from felicity.server.room import Room
from felicity.server.thinking import bot_of

CHANCE = random.SystemRandom()  # how long an answer takes shall not be foreseen either
NEVER_BY_ITSELF = ("end turn", "pass")  # UI-T11


@dataclass(frozen=True)
class Due:
    """A choice that no human makes."""

    seat: int
    bot: str  # "": there is only one option
    touched: int
    is_prompt: bool  # the seat answers to what another has chosen


def due_of(room: Room) -> Due | None:
    """What the driver has to do now, if anything."""
    table = room.table
    seat = table.to_act if table else None
    if table is None or seat is None or room.status == "record" or room.is_full:
        return None
    chair = room.chair(seat)
    is_prompt = not room.line or room.line[-1].seat != seat
    if chair.is_bot:
        waits = room.paused and room.steps == 0
        return None if waits else Due(seat, bot_of(chair.level, room.header.game), room.touched, is_prompt)
    options = table.options()
    if not room.header.settings["auto"] or len(options) != 1 or options[0].text in NEVER_BY_ITSELF:
        return None
    # With others at the table a pause would tell them that there was nothing to choose (UI-T24).
    return None if room.humans >= 2 and is_prompt else Due(seat, "", room.touched, is_prompt)


def bots_of(room: Room) -> dict[int, str]:
    """The bots that choose now, by seat."""
    return {seat: bot_of(chair.level, room.header.game) for seat, chair in enumerate(room.chairs, 1) if chair.is_bot}


def is_at_once(room: Room, due: Due, speeds: dict[str, float]) -> bool:
    """Is nothing waited for before a choice but that it is thought of?"""
    return not due.bot or (speeds[room.speed] == 0.0 and not hides(room, due))


def hides(room: Room, due: Due) -> bool:
    """Among several humans the time that an answer takes must not tell what was in the hand (UI-T24)."""
    return room.humans >= 2 and due.is_prompt


def delay_of(room: Room, due: Due, speeds: dict[str, float], prompt_delay: tuple[float, float]) -> float:
    """How long a choice takes."""
    if not due.bot:
        return 0.0
    usual = speeds[room.speed] * plugins.plugin(room.header.game).pace
    return max(usual, CHANCE.uniform(*prompt_delay) if hides(room, due) else 0.0)
