"""What things are worth in Happy Nation, in Happiness."""

from __future__ import annotations

from typing import Final

from felicity.bots.weights import Weights


class NationWeights(Weights):
    """Set by hand."""

    def __init__(self) -> None:
        self.green_home = 1.0  # a house above three, tonight ...
        self.green_home_later = 0.7
        self.dinner = 2.0  # a bread: nothing to eat costs a Happiness
        self.dinner_later = 0.9
        self.house = 0.6  # the first one
        self.houses = 0.45  # each one towards a green home
        self.ticket = 0.9
        self.medicine = 0.4
        self.a_round = 4.0  # Happiness that the leader gains in a round, about
        self.buck = 0.06  # money to be spent soon ...
        self.spare_buck = 0.03  # ... and money beyond that
        self.purse = 60.0
        self.debt = 0.9  # money to be paid later, relative to money in hand
        self.hour = 0.2
        self.working_hours = 6.0  # of a day
        self.sold = 0.6  # the share of goods that find a buyer
        self.sure = 0.8  # of the first goods for sale
        self.unsure = 0.25  # of the others
        self.level = 0.8  # the expected part of a better level's gain
        self.wish = 0.6  # the usual price, as a part of what buyers accept ...
        self.raise_by = 1.8  # ... and the increase for each item sold
        self.returns = 0.8  # the Banker's, in money
        self.loans = 0.4
        self.card = 0.5  # an Explorer card, as a part of what it may bring
        self.sick_day = 1.2  # four hours of the next day
        self.lost_level = 9.0
        self.rivals = 0.12  # others' Happiness, and that of the best of them once more


# Tuned, for the search, hints and curves; the greedy bot uses those set by hand (bench/weights.py).
FOUND_BY_PLAY: Final[dict[str, float]] = {
    "a_round": 5.4, "buck": 0.044, "card": 0.44, "dinner": 1.9, "dinner_later": 1.3, "green_home": 1.3,
    "green_home_later": 0.78, "hour": 0.14, "house": 0.59, "houses": 0.49, "level": 0.62, "loans": 0.34, "lost_level": 8.6,
    "medicine": 0.37, "purse": 48.0, "raise_by": 2.4, "returns": 0.7, "rivals": 0.1, "sick_day": 1.1, "sold": 0.59,
    "spare_buck": 0.025, "sure": 1.1, "ticket": 0.87, "unsure": 0.25, "wish": 1.0, "working_hours": 5.8,
}  # fmt: skip
