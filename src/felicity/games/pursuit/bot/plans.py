"""What a player's Projects may still bring beyond the time and resources they take."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from felicity.games.pursuit.bot.goals import LIVED_LONGEST
from felicity.games.pursuit.bot.timing import GOOD, HOUR, Time
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.constants import BASIC, LEVELS, MAX_LEVEL, card_of, level_of
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.projects import shortfall
from felicity.games.pursuit.state import Player, PursuitState

HOPE: Final = (0.0, 0.8, 0.86, 0.93)  # how likely a plan is to succeed, by level: likelier near the end
RELAX: Final = 0.3
HEALTH: Final = 7.5  # Good Health, with a round or two to enjoy it
LONGING: Final = 6.0  # ... for a solo player whose goal is a long life
MOOD: Final = 0.5
STRAIN: Final = 0.5  # a point of stress in a cost or a reward
MISSING: Final = 0.07  # a resource that the next level asks for and is missing, beyond its value


def plans_worth(s: PursuitState, me: Player, time: Time) -> float:
    """The value of the best levels to reach on each Basic Project in the time left; the most profitable come first."""
    plans: list[tuple[float, float, float]] = []  # worth per hour, worth, hours
    worth, longing = 0.0, longing_for_health(s)
    for code in me.projects:
        card, level = card_of(code), level_of(code)
        if s.cards.kind[card] == BASIC:
            best, hours = best_plan(s.cards, card, level, me.knowledge, me.creativity, me.influence, time.hours, time.rounds, longing)
            if best > 0:
                worth -= MISSING * shortfall(me, s.cards.cost[card * LEVELS + level + 1])
                plans.append((best / hours, HOPE[level] * best, hours))
    left = time.hours
    for _, hoped, hours in sorted(plans, reverse=True):
        worth += hoped * min(1.0, max(0.0, left / hours))
        left -= hours
    return worth


@lru_cache(maxsize=100_000)
def best_plan(
    cards: Cards, card: int, level: int, knowledge: int, creativity: int, influence: int, hours: float, rounds: float, longing: float
) -> tuple[float, float]:
    """How far to go with a Project: what it brings beyond its cost, and the hours it takes. Cached."""
    best, taken = 0.0, 1.0
    worth, spent, missing = 0.0, 0.0, [-knowledge, -creativity, -influence]
    for at in range(card * LEVELS + level + 1, card * LEVELS + MAX_LEVEL + 1):
        cost, reward = cards.cost[at], cards.reward[at]
        spent += cost.hourglasses
        for good in range(3):
            missing[good] += cost.of(good) - reward.of(good)
        worth += reward_worth(reward, rounds) + longing * reward.good_health
        worth -= HOUR * cost.hourglasses + GOOD * (cost.resources + cost.money) + STRAIN * (cost.stress + reward.stress)
        gathering = (max(0, missing[0]) + max(0, missing[1]) + max(0, missing[2])) / 3
        if worth > best and spent + gathering <= hours:
            best, taken = worth, spent + gathering
    return best, taken


def longing_for_health(s: PursuitState) -> float:
    """Good Health is worth more to a solo player whose goal is a long life."""
    return LONGING if s.rules.solo and any(s.cards.goal_measure[goal] == LIVED_LONGEST for goal in s.goals) else 0.0


def reward_worth(reward: Bundle, rounds: float) -> float:
    """What a level brings."""
    words = reward.amounts
    worth = words.get("lth", 0) + MOOD * words.get("sth", 0) + GOOD * (reward.resources + reward.money) + RELAX * reward.relax
    return worth + HEALTH * min(1.0, rounds / 2) * reward.good_health
