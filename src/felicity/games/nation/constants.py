"""The things of Happy Nation as small numbers, and the numbers printed on its board and mats."""

from __future__ import annotations

from typing import Final

# Goods. A producer's product has the producer's number.
HOUSE: Final = 0
BREAD: Final = 1
TICKET: Final = 2
MEDICINE: Final = 3
PRODUCTS: Final = ["house", "bread", "ticket", "medicine"]
IN_THE_BOX: Final = (32, 30, 25, 12)

BUILDER: Final = 0
FARMER: Final = 1
ENTERTAINER: Final = 2
DOCTOR: Final = 3
BANKER: Final = 4
CHARACTERS: Final = ["builder", "farmer", "entertainer", "doctor", "banker"]

# Where Happiness comes from and goes to. Happiness from other players' cards and from giving presents counts as gifts.
HOME: Final = 0
DINNER: Final = 1
ENTERTAINMENT: Final = 2
CARDS: Final = 3
WORK: Final = 4
MEDICAL: Final = 5
INVESTMENT: Final = 6
GIFTS: Final = 7
LOSSES: Final = 8
SOURCES: Final = ["home", "dinner", "entertainment", "cards", "work", "medicine", "investment", "gifts", "losses"]

# The steps of a round (NATION-A.1).
SETTING_UP: Final = 0
LOANS: Final = 1
DAY: Final = 2
EVENING: Final = 3
PRICES: Final = 4
STEPS: Final = ["setup", "loans", "day", "home_and_dinner", "prices"]

# What made the round the last one.
RUNNING: Final = 0
BY_TARGET: Final = 1
BY_ROUND_LIMIT: Final = 2
BY_ELIMINATION: Final = 3
ENDINGS: Final = ["running", "target", "round_limit", "elimination"]

# What Well-Travelled does without the Entertainer (NATION-R39).
DUD: Final = 0
ENJOYED: Final = 1
REMOVED: Final = 2
WELL_TRAVELLED_ALONE: Final = ["dud", "enjoy", "removed"]

MAX_SEATS: Final = 5
MAX_ITEMS: Final = 99  # in one visit or one move; more than the box holds
MAX_PRICE: Final = 99
NOTHING: Final = -1

HOURS_PER_DAY: Final = 12
UPGRADE_HOURS: Final = 1
VISIT_HOURS: Final = 1
EXPLORE_HOURS: Final = 3
ENJOY_HOURS: Final = 1
ENJOY_HAPPINESS: Final = 1
ENTERTAINER_ENJOY_LIMIT: Final = 2
INVEST_HOURS: Final = 2
INVEST_MONEY: Final = 20
MAKE_LOAN_HOURS: Final = 4
FOREIGN_WORK_HOURS: Final = 2
FOREIGN_WORK_MONEY: Final = 10
GREEN_HOME_HOUSES: Final = 4
HAND_LIMIT: Final = 3
STORAGE_LIMIT: Final = 5
PRINTED_MONEY: Final = 5
FOREIGN_BUY_ITEMS: Final = 2
FOREIGN_BUY_SHARE: Final = 10
SICK_HOURS: Final = 4
SICK_CARDS: Final = 4
MEDICINE_HAPPINESS: Final = 1
VARIANT_TICKET_PRICE: Final = 10
HIGHEST_LEVEL: Final = 4

START_MONEY: Final = 50
START_HOUSES: Final = 5
START_BREAD: Final = 3
START_FOR_SALE: Final = 2
START_MAT_MONEY: Final = 20
