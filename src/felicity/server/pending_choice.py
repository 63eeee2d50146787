"""The choice that the server makes itself, for a bot or because there is only one option; and its delay."""

from __future__ import annotations

import random
from dataclasses import dataclass

from felicity import plugins
from felicity.server.bot_pool import bot_of
from felicity.server.prepared import Prepared, prepared_answer
from felicity.server.stored_table import StoredTable

CHANCE = random.SystemRandom()  # delays must be unpredictable too


@dataclass(frozen=True)
class PendingChoice:
    """A choice that no human makes."""

    seat: int
    bot: str  # "": there is only one option
    touched: int
    is_prompt: bool  # the seat responds to another seat's choice
    prepared: Prepared | None = None  # what a person has prepared for this question


def pending_choice(stored: StoredTable) -> PendingChoice | None:
    """The choice that the driver has to make now, if any."""
    table = stored.table
    seat = table.to_act if table else None
    if table is None or seat is None or stored.status != "playing" or stored.is_full or stored.held:
        return None
    chair = stored.chair(seat)
    is_prompt = not stored.line or stored.line[-1].seat != seat
    if chair.is_bot:
        waits = stored.paused and stored.steps == 0
        return None if waits else PendingChoice(seat, bot_of(chair.level, stored.header.game), stored.touched, is_prompt)
    if (prepared := prepared_answer(stored, seat)) is not None:
        return PendingChoice(seat, "", stored.touched, is_prompt, prepared)
    options = table.options()
    if not stored.header.settings["auto"] or len(options) != 1 or options[0].kind.name in plugins.plugin(stored.header.game).deliberate:
        return None  # UI-T11
    # With others at the table, a pause would tell them that there was nothing to choose (UI-T24).
    return None if stored.humans >= 2 and is_prompt else PendingChoice(seat, "", stored.touched, is_prompt)


def bots_of(stored: StoredTable) -> dict[int, str]:
    """The bots that choose now, by seat."""
    return {seat: bot_of(chair.level, stored.header.game) for seat, chair in enumerate(stored.chairs, 1) if chair.is_bot}


def is_at_once(stored: StoredTable, pending: PendingChoice, speeds: dict[str, float]) -> bool:
    """Is there no delay before the choice, other than thinking?"""
    if pending.prepared is not None:
        return False
    return not pending.bot or (speeds[stored.speed] == 0.0 and not hides(stored, pending))


def hides(stored: StoredTable, pending: PendingChoice) -> bool:
    """Among several humans, the time an answer takes must not reveal what was in the hand (UI-T24)."""
    return stored.humans >= 2 and pending.is_prompt


def delay_of(stored: StoredTable, pending: PendingChoice, speeds: dict[str, float], prompt_delay: tuple[float, float]) -> float:
    """Seconds to wait before a choice."""
    if pending.prepared is not None:  # others must not see that it was prepared
        return CHANCE.uniform(*prompt_delay) if stored.humans >= 2 else 0.0
    if not pending.bot:
        return 0.0
    usual = speeds[stored.speed] * plugins.plugin(stored.header.game).pace
    return max(usual, CHANCE.uniform(*prompt_delay) if hides(stored, pending) else 0.0)
