"""Checks of a saved agenda: why a step can't occur on top of those below it. Only called when loading; saves name steps."""

from __future__ import annotations

from felicity.core.position import seat_text
from felicity.core.step import AnyStep, wrong_step_below
from felicity.games.loop.constants import NOTHING
from felicity.games.loop.state import LoopState


def outside_turn(s: LoopState, who: int, below: list[AnyStep], ground: str) -> str:
    """Why this can't be planned for the active player during the turn."""
    if not s.in_turn:
        return "expected a running turn, found none"
    return wrong_player(s, who) or wrong_step_below(below, ground)


def within_turn(s: LoopState, who: int, below: list[AnyStep], ground: str) -> str:
    """Why this can't be planned for the active player after the turn."""
    if s.in_turn:
        return "expected no running turn, found one"
    return wrong_player(s, who) or wrong_step_below(below, ground)


def wrong_player(s: LoopState, who: int) -> str:
    """Why this seat isn't the active player."""
    return "" if who == s.active else f"expected the active player {seat_text(s.active)}, found {seat_text(who)}"


def wrong_seat(below: list[AnyStep], who: int) -> str:
    """Why the step directly below isn't about this seat."""
    found = field(below[-1], "who")
    return "" if found == who else f"expected {type(below[-1]).__name__} of {seat_text(who)} below it, found {seat_text(found)}"


def field(step: AnyStep, name: str) -> int:
    """A field of a step of any kind; NOTHING if it has none."""
    found: object = getattr(step, name, NOTHING)
    return found if isinstance(found, int) else NOTHING


# --- IMMEDIATE EVENT ---


def wrong_mode(s: LoopState) -> str:
    """LOOP-4.0b: why this mode has no EVENT to resolve."""
    return "" if s.rules.events else "LOOP-4.0b: there are no EVENT in this mode"


def card_at(below: list[AnyStep]) -> int:
    """The index of the `DiscardImmediate` of the card being resolved; NOTHING if there is none."""
    for at in range(len(below) - 1, -1, -1):
        if type(below[at]).__name__ == "DiscardImmediate":
            return at
    return NOTHING


def wrong_event(below: list[AnyStep], event: int) -> str:
    """Why this EVENT isn't the one being resolved."""
    at = card_at(below)
    return "" if at != NOTHING and field(below[at], "event") == event else "another EVENT is being resolved, or none"


def wrong_share(s: LoopState, who: int, below: list[AnyStep], event: int) -> str:
    """LOOP-5.3h, LOOP-R101: why a player's share of an EVENT can't be here: below it is the next player's share, or the card."""
    if s.in_turn:
        return "expected no running turn, found one"
    following = s.after(who)
    if following == s.active:
        return wrong_step_below(below, "DiscardImmediate") or wrong_event(below, event)
    ground = "ApplyOrNot" if s.may_apply_at(event) else "Strike"
    return wrong_step_below(below, ground) or wrong_seat(below, following) or wrong_event(below, event)


def wrong_moment_to_apply(s: LoopState, who: int, below: list[AnyStep]) -> str:
    """LOOP-R101: why a player can't be asked to APPLY here: only before their share of an EVENT or, if it happens once, before that."""
    if s.in_turn:
        return "expected no running turn, found one"
    at = card_at(below)
    if at == NOTHING or not s.may_apply_at(field(below[at], "event")):
        return "LOOP-R101: no EVENT is being resolved that lets players APPLY"
    if wrong_step_below(below[: at + 2], "Strike") == "":
        return wrong_step_below(below, "Strike") or wrong_seat(below, who)
    if s.after(who) == s.active:
        return wrong_step_below(below, "Happen")
    return wrong_step_below(below, "ApplyOrNot") or wrong_seat(below, s.after(who))
