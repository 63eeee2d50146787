"""What a player of The Game of Happiness still lacks: keys, and Self-improvement cards against hang-ups."""

from __future__ import annotations

from typing import Final

from felicity.games.rainbow.bot.weights import RainbowWeights
from felicity.games.rainbow.cards import MONEY_GOAL
from felicity.games.rainbow.constants import AREAS, MONEY
from felicity.games.rainbow.state import Player, RainbowState

BILL: Final = 500  # dollars
MOST: Final = 200  # hang-ups: no pack has so many
# By number of hang-ups: how many Self-improvement cards to draw until each has its card; the last takes longest.
CARDS_NEEDED: Final = [sum([len(AREAS) / left for left in range(1, hang_ups + 1)]) for hang_ups in range(MOST)]


class Needs:
    """What a step on the way is worth, in turns."""

    def __init__(self, w: RainbowWeights, me: Player) -> None:
        self.late = keys_missing(me) == 0  # only cards and money are still to be found
        hang_ups, money = hang_ups_of(me), money_missing(me)
        now = self.turns(w, hang_ups, money)
        self.rest = now
        self.relief = now - self.turns(w, hang_ups - 1, money) if hang_ups else 0.0  # one hang-up less
        self.burden = self.turns(w, hang_ups + 1, money) - now  # one more
        self.bill = now - self.turns(w, hang_ups, max(0.0, money - BILL / MONEY_GOAL)) if money else 0.0  # one more bill towards the key

    def turns(self, w: RainbowWeights, hang_ups: int, money: float) -> float:
        """The turns for cards against hang-ups and for money: one after the other, or partly at the same time on the same tracks."""
        if not self.late:
            return w.card * CARDS_NEEDED[hang_ups] + w.key * money
        for_cards, for_money = w.card_late * CARDS_NEEDED[hang_ups], w.money_late * money
        if w.aside == 1.0:
            return for_cards + for_money
        both: float = (for_cards**w.aside + for_money**w.aside) ** (1.0 / w.aside)
        return both


def lacking(w: RainbowWeights, me: Player) -> float:
    """The turns it takes to get everything still lacking."""
    needs = Needs(w, me)
    return w.key * keys_missing(me) + needs.rest - (w.all_keys if needs.late else 0.0)


def keys_missing(me: Player) -> int:
    """How many keys of tracks are missing."""
    return MONEY - ((me.keys | me.safe) & ~(1 << MONEY)).bit_count()


def money_missing(me: Player) -> float:
    """The share of the money still to be collected."""
    return 0.0 if me.has_key(MONEY) else 1.0 - me.collected / MONEY_GOAL


def hang_ups_of(player: Player) -> int:
    """Original ones and those that Fate gave."""
    return player.hang_ups.bit_count() + sum(player.fate_hang_ups)


def improvement_worth(w: RainbowWeights, s: RainbowState, me: Player, needs: Needs) -> float:
    """A Self-improvement card from the pile."""
    if not s.improvement:
        return 0.0
    needed = sum([s.improvement.count(area) for area in range(len(AREAS)) if me.has_hang_up(area)])
    spare = sum([s.improvement.count(area) for area in range(len(AREAS)) if not me.has_hang_up(area) and not me.is_safe(area)])
    return (needed * needs.relief + spare * w.saved) / len(s.improvement)
