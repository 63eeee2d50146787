"""What a CONSUME turn of LOOP could bring: sets of ACTIVITY on the stage, the QUALITY they take, the HAPPINESS they give."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from felicity.games.loop.cards import CURIOSITY, HOBBY, Cards
from felicity.games.loop.constants import NOTHING
from felicity.games.loop.goal import ALL_COLOURS
from felicity.games.loop.hooks import LIMIT

# PROPERTY are counted in one number, 4 bits each; the highest bit of each stays free, so that a subtraction shows what a GOAL still needs.
CATCH: Final = 0x88888
REMEMBERED: Final = 20_000  # entries of a cache before it is emptied


class Plan:
    """A set of ACTIVITY to complete in one turn."""

    def __init__(self, gain: int, near: float, needs: list[int], twice: int) -> None:
        self.gain = gain  # HAPPINESS, including that of the GOAL met
        self.near = near  # how near the other GOAL are to being met afterwards
        # A type, the QUALITY that it needs, and from how many MATERIAL at least (LOOP-2.0.c3).
        self.parts = [(type, needed, 2 if (twice >> type) & 1 else 1) for type, needed in enumerate(needs) if needed]
        self.size = sum(needs)


class Planner:
    """Makes plans with one set of card data, and caches them."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.shown = [sum([1 << (4 * shown) for shown in properties]) for properties in cards.activity_properties]
        self.required = [sum([needed << (4 * at) for at, needed in enumerate(row)]) for row in cards.goal_requires]
        self.colours = [(1 << one) | (1 << other) for one, other in zip(cards.activity_first, cards.activity_second)]
        self.near: dict[tuple[tuple[int, ...], ...], float] = {}
        self.remembered: dict[tuple[tuple[int, ...], ...], list[Plan]] = {}

    def plans(self, stage: tuple[int, ...], kept: tuple[int, ...], goals: tuple[int, ...], most: int) -> list[Plan]:
        """Every set of up to so many ACTIVITY, those with the greatest gain first."""
        key = (stage, kept, goals, (most,))
        found = self.remembered.get(key)
        if found is None:
            if len(self.remembered) > REMEMBERED:
                self.remembered.clear()
            shown = [activity for activity in stage if activity != NOTHING]
            found = [self.plan(chosen, kept, goals) for count in range(1, most + 1) for chosen in combinations(shown, count)]
            found.sort(key=lambda plan: -plan.gain)
            self.remembered[key] = found
        return found

    def plan(self, chosen: tuple[int, ...], kept: tuple[int, ...], goals: tuple[int, ...]) -> Plan:
        """Complete these and drop whichever older ones leave most GOAL met."""
        needs, twice = [0, 0, 0, 0, 0], 0
        for activity in chosen:
            first, second = self.cards.activity_first[activity], self.cards.activity_second[activity]
            needs[first] += 1
            needs[second] += 1
            if first == second:
                twice |= 1 << first
        gain, near = -1, 0.0
        for rest in combinations(kept, min(len(kept), LIMIT - len(chosen))):
            by_goals = self.met(chosen + rest, goals)
            nearness = self.nearness(chosen + rest, goals)
            if (by_goals, nearness) > (gain, near):
                gain, near = by_goals, nearness
        return Plan(len(chosen) + gain, near, needs, twice)

    def met(self, kept: tuple[int, ...], goals: tuple[int, ...]) -> int:
        """HAPPINESS of the GOAL that these ACTIVITY meet."""
        properties = self.properties(kept)
        return sum([self.cards.goal_happiness[goal] for goal in goals if self.is_met(kept, properties, goal)])

    def unmet(self, kept: tuple[int, ...], goals: tuple[int, ...]) -> tuple[int, ...]:
        """The GOAL that they don't meet."""
        properties = self.properties(kept)
        return tuple([goal for goal in goals if not self.is_met(kept, properties, goal)])

    def properties(self, kept: tuple[int, ...]) -> int:
        """What these ACTIVITY show together."""
        properties = CATCH
        for activity in kept:
            properties += self.shown[activity]
        return properties

    def is_met(self, kept: tuple[int, ...], properties: int, goal: int) -> bool:
        """LOOP-2.3b, LOOP-3.2-hobby, LOOP-3.2-curiosity."""
        kind = self.cards.goal_kind[goal]
        if kind == HOBBY:
            return len({self.cards.activity_name[activity] for activity in kept}) < len(kept)
        if kind == CURIOSITY:
            colours = 0
            for activity in kept:
                colours |= self.colours[activity]
            return len(kept) == LIMIT and colours == ALL_COLOURS
        return (properties - self.required[goal]) & CATCH == CATCH

    def nearness(self, kept: tuple[int, ...], goals: tuple[int, ...]) -> float:
        """HAPPINESS of the unmet GOAL, each times the squared share of its PROPERTY that the kept ACTIVITY already show."""
        key = (kept, goals)
        near = self.near.get(key)
        if near is None:
            if len(self.near) > REMEMBERED:
                self.near.clear()
            near = self.near[key] = sum([self.nearness_of(goal, kept) for goal in goals])
        return near

    def nearness_of(self, goal: int, kept: tuple[int, ...]) -> float:
        """The same for one GOAL."""
        required = self.cards.goal_requires[goal]
        missing = required[:]
        for activity in kept:
            for shown in self.cards.activity_properties[activity]:
                missing[shown] -= 1
        lacking = sum([max(0, each) for each in missing])
        return self.cards.goal_happiness[goal] * (1.0 - lacking / sum(required)) ** 2 if lacking else 0.0
