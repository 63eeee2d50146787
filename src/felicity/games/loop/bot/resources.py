"""What a player of LOOP can make of a plan: in this turn, or later after buying what is missing and working for the COIN."""

from __future__ import annotations

from typing import Final

from felicity.games.loop.bot.careers import salaries
from felicity.games.loop.bot.plans import Plan
from felicity.games.loop.bot.timing import Time
from felicity.games.loop.constants import NOTHING, printed_type, quality_of, shares_of, type_of
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState

SOON: Final = 0.97  # a plan for this turn
LATER: Final[tuple[float, ...]] = (0.66, 0.80, 0.92)  # per turn that it takes: among rivals, in a team, alone
ABSENT: Final = 0.7  # per type that isn't on the market


class Stock:
    """QUALITY and MATERIAL by type."""

    def __init__(self) -> None:
        self.quality = [0, 0, 0, 0, 0]
        self.cards = [0, 0, 0, 0, 0]

    def add(self, type: int, quality: int) -> None:
        """One more MATERIAL."""
        self.quality[type] += quality
        self.cards[type] += 1

    def has(self, plan: Plan) -> bool:
        """Is everything there?"""
        return all(self.quality[type] >= needed and self.cards[type] >= least for type, needed, least in plan.parts)


def stock_later(s: LoopState, player: Player) -> Stock:
    """What a player can use in a later turn, when nothing is forged or shared."""
    stock = Stock()
    for m in player.materials:
        stock.add(s.ongoing.counts_as[printed_type(m)], quality_of(m))
    return stock


def stock_now(s: LoopState, player: Player) -> Stock:
    """What the active player can use in this turn."""
    stock = Stock()
    for m in player.materials:
        stock.add(s.counted_type(m), quality_of(m))
    for place in [s.market] if s.rules.solo else [other.materials for other in s.players if other is not player]:
        for m in place:
            if m != NOTHING and shares_of(m):
                stock.add(s.counted_type(m), shares_of(m))
    return stock


class Resources:
    """What a player can use, buy and earn, and what each of these costs."""

    def __init__(self, s: LoopState, player: Player, time: Time, quality: float, coin: float, card: float) -> None:
        self.time = time
        self.later = stock_later(s, player)
        self.now = stock_now(s, player) if time.consumes else self.later
        self.coins = player.coins
        self.per_coin = [player.career.quality_per_coin(type) for type in range(5)]
        self.offered = 0  # mask of the types on the market
        for m in s.market:
            if m != NOTHING:
                self.offered |= 1 << type_of(m)
        self.salary, self.loss = max(salaries(s.cards, player.career.number), key=lambda salary: salary[0] - 2 * salary[1])
        self.delay = LATER[2 if s.rules.solo else 1 if s.rules.together else 0]
        self.quality_cost = quality
        self.coin_cost = coin
        self.card_cost = card

    def worth(self, plan: Plan, gain: float, best: float) -> float:
        """What the plan brings beyond what it uses up; 0 if it can't be better than the best so far."""
        if self.time.consumes and self.now.has(plan):
            return gain * SOON - self.quality_cost * plan.size
        return self.worth_later(plan, gain) if gain * SOON * self.delay > best else 0.0

    def worth_later(self, plan: Plan, gain: float) -> float:
        """Missing MATERIAL must be bought first, and missing COIN must be worked for."""
        missing, coins, kinds = 0, 0, 0
        for type, needed, least in plan.parts:
            lack = max(needed - self.later.quality[type], 1 if self.later.cards[type] < least else 0)
            if lack > 0:
                missing += lack
                coins += (lack + self.per_coin[type] - 1) // self.per_coin[type]
                kinds += 1
                if not (self.offered >> type) & 1:
                    gain *= ABSENT
        cost = self.quality_cost * (plan.size - missing)
        turns = 1
        if coins:
            turns, price = self.purchase(coins, kinds)
            cost += price
        sure = min(1.0, self.time.turns - turns + 1.0)
        if sure <= 0.0:
            return 0.0
        return gain * SOON * sure * self.delay**turns - cost

    def purchase(self, coins: int, kinds: int) -> tuple[int, float]:
        """Turns until a plan can be consumed if this must be bought first, and what that costs."""
        time = self.time
        lack = max(0, coins - self.coins)
        cost = self.coin_cost * (coins - lack) + self.card_cost * kinds
        if not lack:
            return (1 if time.buys and kinds <= time.purchases else 2), cost
        works = (lack + self.salary - 1) // self.salary - (1 if time.works else 0)
        return 2 + works, cost + lack * self.loss / self.salary
