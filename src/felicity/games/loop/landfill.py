"""LANDFILL: each player's own (LOOP-1.1j), and the central one of Solo (LOOP-R91)."""

from __future__ import annotations

from felicity.games.loop.constants import MARKET, ONE, count
from felicity.games.loop.state import LoopState


def landfill_at(s: LoopState, place: int) -> int:
    """The pile of a seat's LANDFILL or, as place MARKET, of the central one."""
    if place != MARKET:
        return s.players[place].landfill
    pile = s.central
    if s.rules.central_holds_burnt:
        pile += s.burnt
    if s.rules.central_holds_own:
        pile += s.players[0].landfill
    return pile


def types_in_landfill(s: LoopState, place: int) -> list[int]:
    """The printed types in it, each once."""
    pile = landfill_at(s, place)
    return [type for type in range(5) if count(pile, type)] if pile else []


def take_from_landfill(s: LoopState, place: int, type: int) -> None:
    """A MATERIAL leaves a LANDFILL. From the central one the player's own cards, if any, go first, since those cost HAPPINESS."""
    if place != MARKET:
        s.players[place].landfill -= ONE[type]
    elif s.rules.central_holds_own and count(s.players[0].landfill, type):
        s.players[0].landfill -= ONE[type]
    elif count(s.central, type):
        s.central -= ONE[type]
    else:
        s.burnt -= ONE[type]
