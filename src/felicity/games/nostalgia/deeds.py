"""What an action was: the words by which triggers, skills and goals recognise it (NOS-R7)."""

from __future__ import annotations

from felicity.core.option import OptionKind
from felicity.games.nostalgia import alphabet
from felicity.games.nostalgia.constants import (
    ADVANCE,
    BUY_ACTIVITY,
    BUY_ITEM,
    DEEPEN,
    DETERMINE,
    DEVOTE,
    FINISH_PROJECT,
    JOIN_GROUP,
    PROGRESS,
    PROMOTION,
    REALISE,
    START_RELATIONSHIP,
    TAKE_BASIC,
)
from felicity.games.pursuit import alphabet as base
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import ITEM, MAX_LEVEL, NOTHING, card_of, level_of
from felicity.games.pursuit.discard import code_of
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.turn import SPACE


def deeds_of(s: PursuitState, me: Player, option: PursuitOption) -> int:
    """All deeds of an action, a bit for each; 0 for anything that isn't an action in the rules."""
    kind = option.kind
    found = 0
    if kind.number < len(SPACE) and SPACE[kind.number] != NOTHING:
        found = 1 << SPACE[kind.number]
    deed = deed_of(s, option)
    if deed != NOTHING:
        found |= 1 << deed
    if deed == ADVANCE and level_reached(s, me, option) == MAX_LEVEL:
        found |= 1 << FINISH_PROJECT
    return found


def deed_of(s: PursuitState, option: PursuitOption) -> int:
    """What exactly was done, besides the space of the board."""
    kind = option.kind
    if kind == base.TAKES:
        return TAKE_BASIC + s.cards.kind[option.card]
    if kind == base.JOINS:
        return JOIN_GROUP
    if kind == base.BUYS:
        return BUY_ITEM if s.cards.kind[option.card] == ITEM else BUY_ACTIVITY
    if kind == base.DATES:
        return START_RELATIONSHIP
    if kind == base.DEEPENS:
        return DEEPEN
    if kind == base.PROMOTES:
        return PROMOTION
    if kind in (base.ADVANCES, alphabet.FOCUSES):
        return ADVANCE
    return deed_with_memory(kind)


def deed_with_memory(kind: OptionKind) -> int:
    """The card actions of the expansion."""
    if kind == alphabet.REALISES:
        return REALISE
    if kind == alphabet.PROGRESSES:
        return PROGRESS
    if kind == alphabet.CHOOSES:
        return DETERMINE
    return DEVOTE if kind == alphabet.DEVOTES else NOTHING


def level_reached(s: PursuitState, me: Player, option: PursuitOption) -> int:
    """The level that an action was about: of a card taken or bought, of a Project or a relationship, of a Job."""
    kind = option.kind
    if kind in (base.TAKES, base.JOINS, base.BUYS):
        return option.level
    if kind == base.DEEPENS:
        return level_of(code_of(me.partners, option.card))
    if kind in (base.PROMOTES, base.GETS_JOB):
        return s.cards.job_level[option.card]
    if kind in (base.ADVANCES, alphabet.FOCUSES):
        mine = [level_of(code) for code in me.projects if card_of(code) == option.card]
        return mine[0] if mine else MAX_LEVEL  # a finished Project has been set aside
    return 1
