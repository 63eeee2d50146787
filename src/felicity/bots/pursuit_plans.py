"""What Projects in front of a player may still bring beyond the time and resources that they take."""

from __future__ import annotations

from typing import Final

from felicity.bots.pursuit_goals import LIVED_LONGEST
from felicity.bots.pursuit_time import HOUR, Time
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.projects import shortfall
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.words import BASIC, LEVELS, MAX_LEVEL, card_of, level_of

GOOD: Final = HOUR / 3
HOPE: Final = (0.0, 0.8, 0.86, 0.93)  # plans don't always come true; the nearer the end, by level, the surer
RELAX: Final = 0.3
HEALTH: Final = 6.0  # Good Health, with a round or two to enjoy it
MOOD: Final = 0.5
MISSING: Final = 0.07  # a resource that the next level asks for and isn't there, beyond its worth


def plans_worth(s: PursuitState, me: Player, time: Time) -> float:
    """The best levels to reach on each Basic Project, as far as the time left allows; those that pay most come first."""
    plans: list[tuple[float, float, float]] = []  # worth per hour, worth, hours
    worth = 0.0
    for code in me.projects:
        card = card_of(code)
        if s.cards.kind[card] == BASIC:
            best, hours = best_plan(s, me, card, level_of(code), time)
            if best > 0:
                worth -= MISSING * shortfall(me, s.cards.cost[card * LEVELS + level_of(code) + 1])
                plans.append((best / hours, HOPE[level_of(code)] * best, hours))
    left = time.hours
    for _, hoped, hours in sorted(plans, reverse=True):
        worth += hoped * min(1.0, max(0.0, left / hours))
        left -= hours
    return worth


def best_plan(s: PursuitState, me: Player, card: int, level: int, time: Time) -> tuple[float, float]:
    """How far to go with a Project: what it brings beyond its cost, and the hours that it takes."""
    best, hours = 0.0, 1.0
    worth, spent, needed = 0.0, 0.0, [0, 0, 0]
    for next_level in range(level + 1, MAX_LEVEL + 1):
        at = card * LEVELS + next_level
        cost, reward = s.cards.cost[at], s.cards.reward[at]
        spent += cost.hourglasses
        for good in range(3):
            needed[good] += cost.of(good) - reward.of(good)
        worth += reward_worth(reward, time) + longing(s, reward) - HOUR * cost.hourglasses - GOOD * (cost.resources + cost.money)
        gathering = sum([max(0, needed[good] - me.owns(good)) for good in range(3)]) / 3
        if worth > best and spent + gathering <= time.hours:
            best, hours = worth, spent + gathering
    return best, hours


def longing(s: PursuitState, reward: Bundle) -> float:
    """Good Health is worth more to somebody alone who is asked to grow old."""
    asked = s.rules.solo and any(s.cards.goal_measure[goal] == LIVED_LONGEST for goal in s.goals)
    return HEALTH * reward.good_health if asked else 0.0


def reward_worth(reward: Bundle, time: Time) -> float:
    """What a level brings."""
    words = reward.amounts
    worth = words.get("lth", 0) + MOOD * words.get("sth", 0) + GOOD * (reward.resources + reward.money) + RELAX * reward.relax
    return worth + HEALTH * min(1.0, time.rounds / 2) * reward.good_health
