"""What things are worth in The Pursuit of Happiness, in long-term happiness."""

from __future__ import annotations

from typing import Final

from felicity.bots.weights import Weights
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.effects import Bundle

REMEMBERED: Final = 100_000  # entries of a cache before it is emptied


class PursuitWeights(Weights):
    """Set by hand."""

    def __init__(self) -> None:
        self.hour = 1.15  # an hourglass
        self.later = 0.97  # ... times this for each round later
        self.edge = 0.6  # ... on the last space of the stress track, where any stress kills
        self.good = 1.15 / 3  # a resource or a coin that can still be used: a third of an hourglass
        self.left = 0.15  # a resource or a coin that can only be inherited
        self.used_per_hour = 4.0  # resources and coins that an hourglass can use up
        self.spread = 0.06  # having some of each kind, up to a handful
        self.plenty = 8.0  # of one kind; more than that is harder to use
        self.too_much = 0.12
        self.mood = 0.12  # a point of STH, for the First Player's token
        self.saving = 0.30  # ... and more for each Project that may still be paid for this round
        self.stress = 0.2  # a space further right within the section
        self.crowd = 0.9  # a slot card too many, in each round to come
        self.joiners = 0.4  # how likely somebody else takes one more role of a Group Project
        self.rival = 0.05  # how much the best rival's position counts
        self.salary = 1.0  # a Job's upkeep, an Item's, a Partner's, in each round to come
        self.items = 1.0
        self.love = 1.0
        self.promotion = 0.15  # how likely a promotion is, for each round to come
        self.hope_1 = 0.8  # how likely a plan is to succeed, by level: likelier near the end
        self.hope_2 = 0.86
        self.hope_3 = 0.93
        self.relax = 0.3  # in a reward
        self.cheer = 0.5  # a point of STH in a reward
        self.strain = 0.5  # a point of stress in a cost or a reward
        self.good_health = 5.0  # in a reward
        self.health = 7.5  # ... at the end of a Project, with a round or two to enjoy it
        self.longing = 6.0  # ... and more for a solo player whose goal is a long life
        self.missing = 0.07  # a resource that the next level asks for and is missing, beyond its value
        self.ahead = 0.5  # the part of a Life Goal's bonus that being ahead is worth in the middle of a life
        self.alone = 10.0  # a solo goal that is met, beyond its own bonus: without it there is no victory
        self.near = 0.7  # the share of that for coming near
        self.youth = 0.25  # a point of LTH before Old Age, if a goal asks for it
        # What was worked out with these weights.
        self.bundles: dict[Bundle, float] = {}
        self.cards: Cards | None = None  # of the game that the plans belong to
        self.plans: dict[tuple[float, ...], tuple[float, float]] = {}

    def adjust(self, better: dict[str, float]) -> None:
        super().adjust(better)
        self.bundles.clear()
        self.plans.clear()
