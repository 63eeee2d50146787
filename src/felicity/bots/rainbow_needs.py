"""What a player of The Game of Happiness still lacks: keys, and Self-improvement cards against hang-ups."""

from __future__ import annotations

from typing import Final

from felicity.bots.rainbow_figures import RainbowFigures
from felicity.games.rainbow.cards import MONEY_GOAL
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.words import AREAS, MONEY, SLOTS

MOST: Final = 200  # hang-ups: no pack has as many
# By hang-ups, the Self-improvement cards that it takes to draw one for every one of them: the last one takes longest.
CARDS_NEEDED: Final = [sum([len(AREAS) / left for left in range(1, hang_ups + 1)]) for hang_ups in range(MOST)]


class Needs:
    """What a step on the way is worth, in turns."""

    def __init__(self, f: RainbowFigures, me: Player) -> None:
        hang_ups = hang_ups_of(me)
        self.relief = f.card * len(AREAS) / hang_ups if hang_ups else 0.0  # one hang-up less
        self.burden = f.card * len(AREAS) / (1 + hang_ups)  # one more


def lacking(f: RainbowFigures, me: Player) -> float:
    """The turns that it takes to get what is lacking."""
    return keys_lacking(f, me) + f.card * CARDS_NEEDED[hang_ups_of(me)]


def keys_lacking(f: RainbowFigures, me: Player) -> float:
    """The keys; of that for money a part may be there."""
    missing = SLOTS - (me.keys | me.safe).bit_count()
    return f.key * missing - (0.0 if me.has_key(MONEY) else f.key * me.collected / MONEY_GOAL)


def hang_ups_of(player: Player) -> int:
    """Original ones and those that Fate gave."""
    return player.hang_ups.bit_count() + sum(player.fate_hang_ups)


def improvement_worth(f: RainbowFigures, s: RainbowState, me: Player, needs: Needs) -> float:
    """A Self-improvement card from the pile."""
    if not s.improvement:
        return 0.0
    needed = sum([s.improvement.count(area) for area in range(len(AREAS)) if me.has_hang_up(area)])
    spare = sum([s.improvement.count(area) for area in range(len(AREAS)) if not me.has_hang_up(area) and not me.is_safe(area)])
    return (needed * needs.relief + spare * f.saved) / len(s.improvement)
