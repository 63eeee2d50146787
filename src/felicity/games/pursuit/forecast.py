"""Forecasts for the page: the stress of the next round, and an order in which upkeep can be paid."""

from __future__ import annotations

from felicity.games.pursuit.constants import BASIC, GOODS, NOTHING, OLD_AGE, card_of
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import hourglasses_by
from felicity.games.pursuit.upkeep import level_at


def next_stress(s: PursuitState) -> int:
    """POH-18.3: the stress of the coming round by age alone."""
    ages = s.cards.board.ages
    if s.round >= len(ages) or ages[s.round] != OLD_AGE:
        return 0
    return s.rules.old_age_stress[s.round - ages.index(OLD_AGE)]


def coming_stress(s: PursuitState, me: Player) -> int:
    """POH-18.3, POH-3.14, POH-3.15: age, slot cards beyond the third and Partners beyond the first, if nothing changes before."""
    if not me.alive:
        return 0
    lasting = len([code for code in me.projects if s.cards.kind[card_of(code)] == BASIC])
    cards = lasting + len(me.partners) + (0 if me.job == NOTHING else 1)
    return next_stress(s) + max(0, cards - s.cards.board.slot_limit) + max(0, len(me.partners) - 1)


def dies_next_round(s: PursuitState, me: Player) -> bool:
    """POH-17.3, POH-18.5: will that stress, or the end of the last round, end this life?"""
    return me.alive and (s.round >= len(s.cards.board.ages) or me.stress + coming_stress(s, me) > s.rules.stress_last)


def next_hourglasses(s: PursuitState, me: Player) -> int:
    """POH-18.3, POH-3.12: by the section that the stress of age leads to; that of cards comes later. None if the player will be dead."""
    if not me.alive or dies_next_round(s, me):
        return 0
    return s.cards.board.base_hourglasses + hourglasses_by(s, me.stress + next_stress(s))


def paying_order(s: PursuitState, me: Player) -> list[int]:
    """POH-3.17, POH-3.20: an order in which all due cards, or as many as possible, can be paid, using rewards for later costs.

    What is left after some cards doesn't depend on their order, so each set of paid cards is tried once.
    """
    cards = list(me.due)
    start = [me.knowledge, me.creativity, me.influence, me.money, me.unused]
    best: list[int] = []
    orders: list[list[int]] = [[]]
    seen = {0}
    for order in orders:  # grows during the loop
        left = after(s, me, start, [cards[at] for at in order])
        for at in range(len(cards)):
            if at in order or not is_enough(left, s.cards.upkeep_cost[level_at(s, me, cards[at])]):
                continue
            paid = sum([1 << each for each in order]) | 1 << at
            if paid not in seen:
                seen.add(paid)
                orders.append(order + [at])
                best = orders[-1]  # sets come in order of size
    return [cards[at] for at in best]


def after(s: PursuitState, me: Player, start: list[int], paid: list[int]) -> list[int]:
    """Resources, money and hourglasses after some cards were paid and have brought their rewards."""
    left = list(start)
    for card in paid:
        at = level_at(s, me, card)
        cost, reward = s.cards.upkeep_cost[at], s.cards.upkeep_reward[at]
        for good in range(len(GOODS)):
            left[good] += reward.of(good) - cost.of(good)
        left[-1] -= cost.hourglasses
    return left


def is_enough(left: list[int], cost: Bundle) -> bool:
    """Is this enough to pay a cost?"""
    return left[-1] >= cost.hourglasses and all(left[good] >= cost.of(good) for good in range(len(GOODS)))
