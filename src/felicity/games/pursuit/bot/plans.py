"""What a player's Projects may still bring beyond the time and resources they take."""

from __future__ import annotations

from felicity.games.pursuit.bot.goals import LIVED_LONGEST
from felicity.games.pursuit.bot.timing import Time
from felicity.games.pursuit.bot.weights import REMEMBERED, PursuitWeights
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.constants import BASIC, LEVELS, MAX_LEVEL, card_of, level_of
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.projects import shortfall
from felicity.games.pursuit.state import Player, PursuitState


def plans_worth(w: PursuitWeights, s: PursuitState, me: Player, time: Time) -> float:
    """The value of the best levels to reach on each Basic Project in the time left; the most profitable come first."""
    plans: list[tuple[float, float, float]] = []  # worth per hour, worth, hours
    worth, longing = 0.0, longing_for_health(w, s)
    if w.cards is not s.cards:
        w.cards = s.cards
        w.plans.clear()
    hopes = (0.0, w.hope_1, w.hope_2, w.hope_3)
    for code in me.projects:
        card, level = card_of(code), level_of(code)
        if s.cards.kind[card] == BASIC:
            best, hours = best_plan(w, s.cards, card, level, me, time, longing)
            if best > 0:
                worth -= w.missing * shortfall(me, s.cards.cost[card * LEVELS + level + 1])
                plans.append((best / hours, hopes[level] * best, hours))
    left = time.hours
    for _, hoped, hours in sorted(plans, reverse=True):
        worth += hoped * min(1.0, max(0.0, left / hours))
        left -= hours
    return worth


def best_plan(w: PursuitWeights, cards: Cards, card: int, level: int, me: Player, time: Time, longing: float) -> tuple[float, float]:
    """How far to go with a Project: what it brings beyond its cost, and the hours it takes. Cached."""
    key = (card, level, me.knowledge, me.creativity, me.influence, time.hours, time.rounds, longing)
    found = w.plans.get(key)
    if found is not None:
        return found
    best, taken = 0.0, 1.0
    worth, spent, missing = 0.0, 0.0, [-me.knowledge, -me.creativity, -me.influence]
    for at in range(card * LEVELS + level + 1, card * LEVELS + MAX_LEVEL + 1):
        cost, reward = cards.cost[at], cards.reward[at]
        spent += cost.hourglasses
        for good in range(3):
            missing[good] += cost.of(good) - reward.of(good)
        worth += reward_worth(w, reward, time.rounds) + longing * reward.good_health
        worth -= w.hour * cost.hourglasses + w.good * (cost.resources + cost.money) + w.strain * (cost.stress + reward.stress)
        gathering = (max(0, missing[0]) + max(0, missing[1]) + max(0, missing[2])) / 3
        if worth > best and spent + gathering <= time.hours:
            best, taken = worth, spent + gathering
    if len(w.plans) > REMEMBERED:
        w.plans.clear()
    w.plans[key] = (best, taken)
    return best, taken


def longing_for_health(w: PursuitWeights, s: PursuitState) -> float:
    """Good Health is worth more to a solo player whose goal is a long life."""
    return w.longing if s.rules.solo and any(s.cards.goal_measure[goal] == LIVED_LONGEST for goal in s.goals) else 0.0


def reward_worth(w: PursuitWeights, reward: Bundle, rounds: float) -> float:
    """What a level brings."""
    words = reward.amounts
    worth = words.get("lth", 0) + w.cheer * words.get("sth", 0) + w.good * (reward.resources + reward.money) + w.relax * reward.relax
    return worth + w.health * min(1.0, rounds / 2) * reward.good_health
