"""The counters of a seat, for charts and hints. A game reads them from a view.

A view holds only what its seat may know, so its counters may be shown to that seat; None is a counter that is hidden from it.
"""

from __future__ import annotations

from typing import Final

BURDENS: Final = ("landfill", "debts", "owed", "debt", "hang-ups", "stress", "hours")  # of which less is better
RENEWED: Final = ("hours",)  # burdens that end anyway: no option gets credit for that


def is_renewed(name: str, change: float) -> bool:
    """Is this a burden that ended anyway?"""
    return name in RENEWED and change < 0
