"""Checks of a saved agenda: what the steps of a round require of the position. Only used when loading (`Step.misfit`)."""

from __future__ import annotations

from felicity.core.position import NOTHING, seat_text
from felicity.games.nation.constants import STEPS
from felicity.games.nation.state import NationState


def wrong_step(s: NationState, *steps: int) -> str:
    """Why something can't wait in this step of the round."""
    return "" if s.step in steps else f"expected step {' or '.join([STEPS[step] for step in steps])}, found {STEPS[s.step]}"


def wrong_seat(who: int, expected: int) -> str:
    """Why this is the wrong player."""
    if who == expected:
        return ""
    return f"expected {seat_text(expected)}, found {'null' if who == NOTHING else seat_text(who)}"


def wrong_order(s: NationState, first: int, who: int, later: int) -> str:
    """Why one player can't come before the other, clockwise from the first; NOTHING if nobody comes later."""
    seats = s.rules.seats
    if later == NOTHING or (who - first) % seats < (later - first) % seats:
        return ""
    return f"expected {seat_text(who)} after {seat_text(later)}, clockwise from {seat_text(first)}"
