"""7. Discarding cards, by choice or because upkeep isn't paid."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.tuples import without
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import (
    GROUP,
    ITEMS,
    JOBS,
    NOTHING,
    PARTNERS,
    PROJECTS,
    ROLES,
    card_of,
    extra_of,
    group_card,
    role_seat,
    roles_of,
)
from felicity.games.pursuit.happiness import lose_sth
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import take_stress


def code_of(codes: tuple[int, ...], card: int) -> int:
    """The card among those in front of a player, with its level."""
    for code in codes:
        if card_of(code) == card:
            return code
    raise AssertionError(f"card {card} isn't there")


def others_take_part(s: PursuitState, me: Player, card: int) -> bool:
    """POH-R36: does another player have a marker on this Group Project?"""
    group = group_of(s, card)
    for role in range(ROLES):
        seat = role_seat(group, role)
        if seat != NOTHING and seat != me.seat:
            return True
    return False


def group_of(s: PursuitState, card: int) -> int:
    """An open Group Project with its roles."""
    for group in s.groups:
        if group_card(group) == card:
            return group
    raise AssertionError(f"card {card} isn't open")


def has_card_to_give_up(s: PursuitState, me: Player) -> bool:
    """POH-R35: is there anything to ask about after the action?"""
    if me.items or me.partners or me.job != NOTHING:
        return True
    return any(s.cards.kind[card_of(code)] != GROUP or not others_take_part(s, me, card_of(code)) for code in me.projects)


def ask_give_up(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-21.1, POH-R36: any Project, Item, Job or Partner; a Group Project only while nobody else takes part."""
    for code in me.projects:
        card = card_of(code)
        option = s.cards.options.give_up[card]
        alone = s.cards.kind[card] != GROUP or not others_take_part(s, me, card)
        if a.allows(alone, option.text, "others-take-part", "POH-R36"):
            a.offer(option)
    for code in me.items:
        a.offer(s.cards.options.give_up[card_of(code)])
    if me.job != NOTHING:
        a.offer(s.cards.options.give_up[me.job])
    for code in me.partners:
        a.offer(s.cards.options.give_up[card_of(code)])
    if a.wants_reasons:
        for code in me.activities:
            a.allows(False, s.cards.options.give_up[card_of(code)].text, "activities-stay", "POH-R36")


def give_up(s: PursuitState, me: Player, card: int) -> None:
    """POH-21.1 to POH-21.3, POH-R72: the card leaves, then 1 Stress, then 1 STH less."""
    if s.events is not None:
        s.tell(event_kinds.CARD_GIVEN_UP, "POH-21.1", (me.seat, card))
    discard(s, me, card)
    take_penalty(s, me, "POH-21.1")


def take_penalty(s: PursuitState, me: Player, rule: str) -> None:
    """POH-R72: 1 Stress; a player killed by it loses no STH."""
    take_stress(s, me, 1, rule)
    if me.alive:
        lose_sth(s, me, 1, rule)


def discard(s: PursuitState, me: Player, card: int) -> None:
    """POH-R36, POH-R41: the card goes to the discards of its kind, hourglasses on it to Spent Time; nothing is undone."""
    row = s.cards.row[card]
    if row == PROJECTS:
        code = code_of(me.projects, card)
        me.projects = without(me.projects, code)
        me.spent += extra_of(code)
        if s.cards.kind[card] == GROUP:
            group = group_of(s, card)
            me.spent += roles_of(group, me.seat)
            s.groups = without(s.groups, group)
    elif row == ITEMS:
        me.items = without(me.items, code_of(me.items, card))
    elif row == JOBS:
        me.job = NOTHING
    else:
        assert row == PARTNERS
        me.partners = without(me.partners, code_of(me.partners, card))
    s.put_away(row, card)
