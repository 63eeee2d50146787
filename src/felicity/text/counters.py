"""The figures by which a seat is followed: what the charts draw, and what a hint is told in. A game reads them from a view.

All figures come from what somebody may see, so that they can be shown to whom the view was made for; None is what this one may not know.
"""

from __future__ import annotations

from typing import Final

BURDENS: Final = ("landfill", "debts", "owed", "debt", "hang-ups", "stress", "hours")  # of which less is better
RENEWED: Final = ("hours",)  # burdens that pass by themselves: no option is praised for that


def is_renewed(name: str, change: float) -> bool:
    """Has a burden passed by itself?"""
    return name in RENEWED and change < 0
