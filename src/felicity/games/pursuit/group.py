"""Group Projects: roles, who covers them, and the additional reward at the end of the round."""

from __future__ import annotations

from felicity.core.tuples import exchanged
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import (
    BY_PROJECTS,
    LEVELS,
    TAKE_PROJECT,
    card_of,
    group,
    group_card,
    one_on,
    roles_covered,
    roles_of,
    with_role,
)
from felicity.games.pursuit.discard import group_of
from felicity.games.pursuit.state import Player, PursuitState


def open_group(s: PursuitState, card: int) -> None:
    """POH-10.1, POH-10.4: the card is open to all players."""
    s.groups = s.groups + (group(card),)


def cover(s: PursuitState, me: Player, card: int, role: int) -> None:
    """POH-10.2, POH-10.11: the marker moves from the action space onto a free role."""
    was = group_of(s, card)
    s.groups = exchanged(s.groups, was, with_role(was, role, me.seat))
    me.spaces -= one_on(TAKE_PROJECT)


def join(s: PursuitState, me: Player, card: int, role: int) -> None:
    """POH-10.3, POH-10.4, POH-10.13: a role of an open Group Project and its immediate reward; no card is taken and no slot used."""
    cover(s, me, card, role)
    if s.events is not None:
        s.tell(event_kinds.GROUP_JOINED, "POH-10.4", (me.seat, owner_of(s, card), card, role + 1))
    s.cards.reward[card * LEVELS + role + 1].gain(s, me, BY_PROJECTS)


def owner_of(s: PursuitState, card: int) -> int:
    """The seat in front of which a Group Project lies."""
    for player in s.players:
        for code in player.projects:
            if card_of(code) == card:
                return player.seat
    raise AssertionError("a Group Project lies in front of nobody")


def reward_groups(s: PursuitState) -> None:
    """POH-10.7 to POH-10.9, POH-5.2, POH-R31: one bonus per role covered, all of them for each of one's roles; none for the dead."""
    for each in s.groups:
        card, covered = group_card(each), roles_covered(each)
        for seat in s.clockwise_from(s.first):
            own = roles_of(each, seat)
            if own:
                reward_roles(s, s.players[seat], card, covered, own)


def reward_roles(s: PursuitState, me: Player, card: int, covered: int, own: int) -> None:
    """One player's share."""
    if s.events is not None:
        s.tell(event_kinds.GROUP_REWARDED, "POH-10.9", (me.seat, card, covered, own))
    for _ in range(own):
        for roles in range(1, covered + 1):
            s.cards.bonus[card * LEVELS + roles].gain(s, me, BY_PROJECTS)
