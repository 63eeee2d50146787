"""What a player of The Game of Happiness still lacks: keys, and Self-improvement cards against hang-ups."""

from __future__ import annotations

import math
from typing import Final

from felicity.bots.rainbow_figures import RainbowFigures
from felicity.games.rainbow.cards import MONEY_GOAL
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.words import AREAS, MONEY, SLOTS

MOST: Final = 200  # hang-ups: no pack has as many
# By hang-ups, the Self-improvement cards that it takes to draw one for every one of them: the last one takes longest.
CARDS_NEEDED: Final = [sum([len(AREAS) / left for left in range(1, hang_ups + 1)]) for hang_ups in range(MOST)]


class Needs:
    """What a player still lacks, in turns, and what a step on the way is worth."""

    def __init__(self, f: RainbowFigures, me: Player) -> None:
        keys, cards = keys_lacking(f, me), f.card * CARDS_NEEDED[hang_ups_of(me)]
        effort = joined(f.join, keys, cards)
        hang_ups = hang_ups_of(me)
        self.key = effort - joined(f.join, keys - f.key, cards)
        self.relief = effort - joined(f.join, keys, cards - f.card * len(AREAS) / hang_ups) if hang_ups else 0.0  # one hang-up less
        self.burden = joined(f.join, keys, cards + f.card * len(AREAS) / (1 + hang_ups)) - effort  # one more


def lacking(f: RainbowFigures, me: Player) -> float:
    """The turns that it takes to get what is lacking."""
    return joined(f.join, keys_lacking(f, me), f.card * CARDS_NEEDED[hang_ups_of(me)])


def keys_lacking(f: RainbowFigures, me: Player) -> float:
    """The keys; of that for money a part may be there."""
    missing = SLOTS - (me.keys | me.safe).bit_count()
    return f.key * missing - (0.0 if me.has_key(MONEY) else f.key * me.collected / MONEY_GOAL)


def joined(join: float, keys: float, cards: float) -> float:
    """Two things that are to be done, one after the other or partly at once."""
    if join == 1.0:
        return keys + cards
    return math.pow(math.pow(max(0.0, keys), join) + math.pow(max(0.0, cards), join), 1.0 / join)


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
