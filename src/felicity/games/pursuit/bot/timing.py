"""How much of a life is left: hourglasses and rounds to come, if stress stays as it is and upkeep is paid where possible."""

from __future__ import annotations

from felicity.games.pursuit.bot.weights import PursuitWeights
from felicity.games.pursuit.constants import BASIC, LEVELS, NOTHING, OLD_AGE, UPKEEP, card_of, level_of
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import hourglasses_by


class Time:
    """Hourglasses of this round and of those to come, weighted less the later they come; and the number of rounds."""

    def __init__(self, w: PursuitWeights, s: PursuitState, me: Player) -> None:
        self.hours = 0.0
        self.rounds = 0.0
        if not me.alive:
            return
        ages, last = s.cards.board.ages, s.rules.stress_last
        stress, weight, coming = me.stress, w.later, upkeep_stress(s, me)
        if s.phase == UPKEEP and stress + coming > last:
            return
        self.hours = float(me.unused)
        for round in range(s.round, len(ages)):  # counted from 0, so this is the next round
            if ages[round] == OLD_AGE:
                stress += s.rules.old_age_stress[round - ages.index(OLD_AGE)]
            if stress + coming > last:
                break
            hours = s.cards.board.base_hourglasses + hourglasses_by(s, stress)
            self.hours += weight * hours * (1.0 if stress + coming < last else w.edge)
            self.rounds += 1
            weight *= w.later
            stress, coming = stress + coming, 0


def upkeep_stress(s: PursuitState, me: Player) -> int:
    """Stress of the next upkeep: cards too many, and cards that can't be paid for."""
    return (0 if s.phase == UPKEEP else crowd_of(s, me)) + unpaid(s, me)  # already taken in the upkeep phase


def crowd_of(s: PursuitState, me: Player) -> int:
    """Slot cards and Partners beyond the limit; cards set aside at the end of the round don't count."""
    lasting = sum([1 for code in me.projects if s.cards.kind[card_of(code)] == BASIC]) + len(me.partners) + (0 if me.job == NOTHING else 1)
    return max(0, lasting - s.cards.board.slot_limit) + max(0, len(me.partners) - 1)


def unpaid(s: PursuitState, me: Player) -> int:
    """Items whose upkeep the coins can't pay, even with the salary; and the Job, if its resources are missing."""
    coins, missing = me.money, 0
    at = me.job * LEVELS + 1
    if me.job != NOTHING and (s.phase != UPKEEP or me.job in me.due):
        cost = s.cards.upkeep_cost[at]
        if cost.knowledge <= me.knowledge and cost.creativity <= me.creativity and cost.influence <= me.influence:
            coins += s.cards.upkeep_reward[at].money
        else:
            missing += 1
    for price in sorted([s.cards.upkeep_cost[card_of(code) * LEVELS + level_of(code)].money for code in me.items if is_due(s, me, code)]):
        if price > coins:
            missing += 1
        else:
            coins -= price
    return missing


def is_due(s: PursuitState, me: Player, code: int) -> bool:
    """Does an Item still have upkeep to pay?"""
    return s.cards.has_upkeep[card_of(code) * LEVELS + level_of(code)] and (s.phase != UPKEEP or card_of(code) in me.due)
