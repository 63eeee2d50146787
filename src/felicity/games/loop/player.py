"""1.1 A player: AREA, hand and LANDFILL."""

from __future__ import annotations

from typing import Final

from felicity.core.native import i64
from felicity.games.loop.constants import FORGED, NOTHING, SOURCES
from felicity.games.loop.hooks import Career

NO_POINTS: Final[tuple[int, ...]] = (0,) * len(SOURCES)  # what a new player begins with, made once: a copy begins with it too


def distinct(materials: tuple[int, ...]) -> tuple[int, ...]:
    """MATERIAL that a player can tell apart: of equal ones the first."""
    seen: i64 = 0
    twins = False
    for m in materials:
        if m >= FORGED:  # marked, and so too great for a bit of `seen`; few turns mark anything
            return tuple(dict.fromkeys(materials))
        bit: i64 = 1 << m
        if seen & bit:
            twins = True
        seen |= bit
    if not twins:
        return materials
    found: list[int] = []
    for m in materials:
        bit = 1 << m
        if seen & bit:
            seen ^= bit
            found.append(m)
    return tuple(found)


class Player:
    """A player's AREA, hand and LANDFILL."""

    def __init__(self, seat: int, career: Career) -> None:
        self.seat = seat
        self.career = career
        self.happiness = 0
        self.reputation = 0
        self.coins = 0
        self.materials: tuple[int, ...] = ()
        self.kinds: tuple[int, ...] = ()  # those of them that one can tell apart, see `hold`
        self.landfill = 0  # pile of types
        self.activities: tuple[int, ...] = ()  # kept
        self.completed = 0  # ACTIVITY completed in the whole game
        self.goals: tuple[int, ...] = ()  # not yet achieved
        self.achieved: tuple[int, ...] = ()
        self.hand = 0  # pile of FAVOUR
        self.played = 0  # pile of FAVOUR lying beside the own AREA (Cooperative, Solo)
        self.face_down: tuple[int, ...] = ()  # EVENT drawn, unread
        self.debts: tuple[int, ...] = ()
        self.dealt: tuple[int, ...] = ()  # CAREER dealt
        self.sealed = NOTHING  # CAREER chosen but not yet revealed
        self.points = NO_POINTS  # HAPPINESS by source

    def hold(self, materials: tuple[int, ...]) -> None:
        """The MATERIAL in the AREA are these now."""
        self.materials = materials
        self.kinds = distinct(materials)

    def receive(self, m: int) -> None:
        """One more MATERIAL comes into the AREA."""
        before, kinds = self.materials, self.kinds
        self.materials = before + (m,)
        for known in kinds:
            if known == m:
                return
        self.kinds = self.materials if len(kinds) == len(before) else kinds + (m,)  # while all differ, both are one

    def copy(self) -> Player:
        """Everything is a number, a tuple or shared for good, so that this is all."""
        twin = Player(self.seat, self.career)
        twin.happiness = self.happiness
        twin.reputation = self.reputation
        twin.coins = self.coins
        twin.materials = self.materials
        twin.kinds = self.kinds
        twin.landfill = self.landfill
        twin.activities = self.activities
        twin.completed = self.completed
        twin.goals = self.goals
        twin.achieved = self.achieved
        twin.hand = self.hand
        twin.played = self.played
        twin.face_down = self.face_down
        twin.debts = self.debts
        twin.dealt = self.dealt
        twin.sealed = self.sealed
        twin.points = self.points
        return twin
