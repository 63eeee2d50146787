"""Would an action kill? Asked when a player near the end of the stress track wants to stop (POH-R10)."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Option
from felicity.games.pursuit import alphabet
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import DEVELOP, GET_JOB, LEVELS, NOTHING, REST, SPEND, TAKE_PROJECT, level_of
from felicity.games.pursuit.discard import code_of
from felicity.games.pursuit.markers import repeat_stress
from felicity.games.pursuit.relationships import stress_of_date
from felicity.games.pursuit.state import Player, PursuitState

MOST: Final = 4  # more stress than any action with the default cards gives


def all_kill(s: PursuitState, me: Player, options: list[Option]) -> bool:
    """POH-R10: is there no action that the player would survive?"""
    room = s.rules.stress_last - me.stress
    if room >= MOST:
        return False
    for option in options:
        assert isinstance(option, PursuitOption)
        if stress_of(s, me, option) <= room or (option.kind == alphabet.ADVANCES and not s.rules.levels_may_kill):
            return False
    return True


def stress_of(s: PursuitState, me: Player, option: PursuitOption) -> int:
    """Stress that an action gives: for repeating it, for the slots, and by the card."""
    kind = option.kind
    if kind.number <= alphabet.WORKS.number:
        return repeat_stress(s, me, kind.number - 1)
    if kind == alphabet.TAKES:
        return repeat_stress(s, me, TAKE_PROJECT) + slot(s, me, 0) + printed(s, option.card, option.level)
    if kind == alphabet.JOINS:
        return repeat_stress(s, me, TAKE_PROJECT) + printed(s, option.card, option.level)
    if kind == alphabet.BUYS:
        return repeat_stress(s, me, SPEND) + printed(s, option.card, option.level)
    if kind == alphabet.GETS_JOB:
        swap = 0 if me.job == NOTHING else 1
        return repeat_stress(s, me, GET_JOB) + slot(s, me, swap) + (swap if s.rules.swap_penalty else 0)
    if kind == alphabet.DATES:
        return repeat_stress(s, me, DEVELOP) + stress_of_date(s, me)
    if kind == alphabet.DEEPENS:
        return repeat_stress(s, me, DEVELOP)
    if kind == alphabet.RESTS:
        return repeat_stress(s, me, REST)
    if kind == alphabet.ADVANCES:
        return printed(s, option.card, level_of(code_of(me.projects, option.card)) + 1)
    for addition in s.additions:
        if addition.owns(option):
            return addition.stress_of(s, me, option)
    return 0  # other card actions; Overtime is offered only if it doesn't kill


def slot(s: PursuitState, me: Player, leaving: int) -> int:
    """Stress for a fourth slot card."""
    return 1 if me.slot_cards() - leaving >= s.cards.board.slot_limit else 0


def printed(s: PursuitState, card: int, level: int) -> int:
    """Stress in the cost and the reward of a level of a card."""
    at = card * LEVELS + level
    return s.cards.cost[at].stress + s.cards.reward[at].stress
