"""The cards of Happy Nation by name, in the order of their numbers. Their data is in the catalog (see `cards.py`); names are fixed."""

from __future__ import annotations

from typing import Final

EXPLORERS: Final = [
    "wedding", "dinner-party", "date", "first-aid", "help-from-a-friend", "free-lunch", "free-housing", "well-travelled", "holiday",
    "to-give", "birthday", "sickness", "vaccine",
]  # fmt: skip
WEDDING: Final = 0
DINNER_PARTY: Final = 1
DATE: Final = 2
FIRST_AID: Final = 3
HELP_FROM_A_FRIEND: Final = 4
FREE_LUNCH: Final = 5
FREE_HOUSING: Final = 6
WELL_TRAVELLED: Final = 7
HOLIDAY: Final = 8
TO_GIVE: Final = 9
BIRTHDAY: Final = 10
SICKNESS: Final = 11
VACCINE: Final = 12

LOANS: Final = [50, 100, 200, 300]  # amounts, in the order of their numbers
LOAN_NAMES: Final = [f"loan-{amount}" for amount in LOANS]
LOAN_50: Final = 0
LOAN_100: Final = 1
PAYMENTS: Final = 5  # full payments that repay a loan
