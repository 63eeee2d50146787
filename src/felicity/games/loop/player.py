"""1.1 A player: AREA, hand and LANDFILL."""

from __future__ import annotations

from typing import Final

from felicity.core.native import i64
from felicity.games.loop.constants import FORGED, NOTHING, SOURCES
from felicity.games.loop.hooks import Career

NO_POINTS: Final[tuple[int, ...]] = (0,) * len(SOURCES)  # a new player's, made once and shared by new copies


def distinct(materials: tuple[int, ...]) -> tuple[int, ...]:
    """The distinguishable MATERIAL: of equal ones only the first."""
    seen: i64 = 0
    twins = False
    for m in materials:
        if m >= FORGED:  # marked, so the number is too large for a bit in `seen`; few turns mark anything
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
        self.kinds: tuple[int, ...] = ()  # the distinguishable ones, see `hold`
        self.landfill = 0  # pile of types
        self.activities: tuple[int, ...] = ()  # kept
        self.completed = 0  # ACTIVITY completed in the whole game
        self.goals: tuple[int, ...] = ()  # not yet achieved
        self.achieved: tuple[int, ...] = ()
        self.hand = 0  # pile of FAVOUR
        self.played = 0  # pile of FAVOUR beside the player's AREA (Cooperative, Solo)
        self.face_down: tuple[int, ...] = ()  # EVENT drawn, unread
        self.debts: tuple[int, ...] = ()
        self.dealt: tuple[int, ...] = ()  # CAREER dealt
        self.sealed = NOTHING  # CAREER chosen but not yet revealed
        self.points = NO_POINTS  # HAPPINESS by source

    def hold(self, materials: tuple[int, ...]) -> None:
        """Set the MATERIAL in the AREA."""
        self.materials = materials
        self.kinds = distinct(materials)

    def receive(self, m: int) -> None:
        """Add a MATERIAL to the AREA."""
        before, kinds = self.materials, self.kinds
        self.materials = before + (m,)
        for known in kinds:
            if known == m:
                return
        self.kinds = self.materials if len(kinds) == len(before) else kinds + (m,)  # while all differ, both are the same tuple

    def copy(self) -> Player:
        """Everything is a number, a tuple or shared for good, so a shallow copy is enough."""
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
