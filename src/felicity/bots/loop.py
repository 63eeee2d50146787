"""How good a position of LOOP is for a seat, in HAPPINESS: what it has, what that may become, and how soon the game ends."""

from __future__ import annotations

from typing import Final

from felicity.bots.greedy import Evaluation
from felicity.bots.loop_plans import Plan, Planner
from felicity.bots.loop_time import Time, cards_per_turn, turns_left
from felicity.core.state import State
from felicity.games.loop.cards import DOUBLE
from felicity.games.loop.credit import coins_on, is_due
from felicity.games.loop.scoring import TARGET
from felicity.games.loop.state import DEBT, HAPPIEST, LoopState, Player
from felicity.games.loop.turn import Refill
from felicity.games.loop.words import NOTHING, count, printed_type, quality_of, shares_of, size, type_of

# What things are worth, in HAPPINESS.
COIN: Final = (0.30, 0.12, 0.0)  # each of the first six, of the next six, of all others
QUALITY: Final = (0.34, 0.20, 0.05)  # each of the first two of a type, of the next two, of all others
REPUTATION: Final = (0.0, 0.4, 0.9)  # by how many
IN_HAND: Final = (0.12, 0.12, 0.08, 0.10, 0.25)  # ACQUIRE, BARTER, RECYCLE, RESELL, SHARE
LAID_OUT: Final = 0.3  # the part of that for a FAVOUR which WORK would bring back
CARD: Final = -0.06  # a MATERIAL, since it will break
NEAR: Final = 0.25  # a GOAL's HAPPINESS that is near
FRESH: Final = 0.12  # a card to come on the stage
EVENT: Final = -0.05  # an EVENT face-down
TURN: Final = 0.4  # an own turn, where all win together
OWED: Final = -0.38  # a COIN missing on a CREDIT CARD that can still be cleared
UNPAID: Final = -2.0  # a CREDIT CARD that can't
FORCED: Final = -0.8  # a CREDIT CARD taken against one's will
BROKEN: Final = -0.2  # a MATERIAL in the LANDFILL before it makes three

HESITATION: Final = -0.2  # the turn's action is still to be chosen
FUSS: Final = -0.03  # a FAVOUR played or an ABILITY used: for nothing it isn't worth while

SOON: Final = 0.97  # what is planned for this turn
LATER: Final = (0.86, 0.92)  # for each turn that it takes, among others and alone
RIVAL: Final = 0.4  # how much the best rival's luck counts
LEAST: Final = 1.0  # how much the least happy of the team counts beyond the sum
WON: Final = 10.0


def in_steps(amount: int, step: int, worths: tuple[float, float, float]) -> float:
    """Each of the first few is worth most, each of the next few less, all others least."""
    first = min(amount, step)
    second = min(amount - first, step)
    return first * worths[0] + second * worths[1] + (amount - first - second) * worths[2]


class Stock:
    """QUALITY and MATERIAL by type."""

    def __init__(self) -> None:
        self.quality = [0, 0, 0, 0, 0]
        self.cards = [0, 0, 0, 0, 0]

    def add(self, type: int, quality: int) -> None:
        self.quality[type] += quality
        self.cards[type] += 1

    def lacks(self, plan: Plan) -> list[int]:
        """QUALITY missing for a plan, by type."""
        missing = [max(0, needed - there) for needed, there in zip(plan.needs, self.quality)]
        if plan.twice:
            for type in range(5):
                if (plan.twice >> type) & 1 and self.cards[type] < 2:
                    missing[type] = max(1, missing[type])
        return missing


def stock_later(s: LoopState, player: Player) -> Stock:
    """What a player can use in a later turn, when nothing is forged or shared."""
    stock = Stock()
    for m in player.materials:
        stock.add(s.ongoing.counts_as(printed_type(m)), quality_of(m))
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


class LoopEvaluation(Evaluation):
    """Judges positions of LOOP."""

    def __init__(self) -> None:
        self.planner: Planner | None = None
        self.remembered: dict[tuple[object, ...], float] = {}

    def rests(self, s: State) -> bool:
        """At the end of a turn: what the decks and the EVENT bring can't be known."""
        return isinstance(s.agenda[-1], Refill)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, LoopState)
        if self.planner is None or self.planner.cards is not s.cards:
            self.planner = Planner(s.cards)
            self.remembered.clear()
        if s.rules.together:
            return self.team(s)
        rivals = [self.rough(s, player) for player in s.players if player.seat != seat]
        return self.prospect(s, s.players[seat]) - RIVAL * max(rivals)

    def team(self, s: LoopState) -> float:
        """All must reach 11: what goes beyond it counts little, the least happy counts most."""
        prospects = [self.prospect(s, player) for player in s.players]
        least = min(prospects)
        worth = LEAST * min(least, TARGET)
        for prospect in prospects:
            worth += min(prospect, TARGET + 0.2 * (prospect - TARGET))
        turns = turns_left(s, s.active)
        if turns == 0.0 and s.is_last_of_round(s.active):
            return worth + WON * min(1.0, max(0.0, least - TARGET + 1))
        return worth + TURN * min(turns, 6.0) * len(prospects)

    # --- one player ---

    def rough(self, s: LoopState, player: Player) -> float:
        """A rival's HAPPINESS after penalties, and what the things held may bring."""
        turns = turns_left(s, player.seat)
        quality = sum([quality_of(m) for m in player.materials])
        held = in_steps(player.coins, 6, COIN) * min(1.0, turns / 2)
        held += in_steps(quality, 6, QUALITY) * min(1.0, turns) + REPUTATION[player.reputation] * min(1.0, turns)
        return player.happiness + self.penalties(s, player, turns) + held

    def prospect(self, s: LoopState, player: Player) -> float:
        """The HAPPINESS that a player may hope for, remembered since most options change little."""
        time = Time(s, player.seat)
        area = (player.happiness, player.reputation, player.coins, player.materials, player.landfill, player.activities, player.goals)
        cards = (player.hand, player.played, player.debts, len(player.face_down), player.career.number, s.stage, s.market)
        turn = (s.favours_played, s.ability_used) if s.active == player.seat else ()
        key = (area, cards, turn, time.key(), s.ongoing.event, self.refill_loss(s, player))
        if time.consumes:
            return self.hope(s, player, time)
        found = self.remembered.get(key)
        if found is None:
            if len(self.remembered) > 50_000:
                self.remembered.clear()
            found = self.remembered[key] = self.hope(s, player, time)
        return found

    def hope(self, s: LoopState, player: Player, time: Time) -> float:
        """HAPPINESS now, penalties to come, what is held, and the best that can be made of it."""
        assert self.planner is not None
        happiness = player.happiness + self.refill_loss(s, player)
        penalties = self.penalties(s, player, time.turns)
        if time.is_over:
            return max(0.0, happiness + penalties) + 0.02 * player.reputation
        goals, waiting = player.goals, 0.0
        if time.claims:
            waiting = SOON * self.planner.met(player.activities, goals)
            goals = self.planner.unmet(player.activities, goals)
        best = self.best_plan(s, player, goals, time, HAPPIEST - happiness - waiting)
        worth = min(HAPPIEST, happiness + waiting) + penalties + best + self.held(s, player, time)
        worth += NEAR * time.share(2) * self.planner.nearness(player.activities, goals)
        if time.works:
            worth += HESITATION
        if time.acts:
            worth += self.dues(player, time.turns)
        if s.active == player.seat:
            worth += FUSS * (s.favours_played + (1 if s.ability_used else 0))
        return worth + FRESH * s.stage.count(NOTHING) * time.share(1) + EVENT * len(player.face_down)

    def refill_loss(self, s: LoopState, player: Player) -> int:
        """LOOP-2.8a2: -1 where the player's own refill will bring DEPLETION."""
        empties = s.in_turn and s.active == player.seat and not s.depleted and s.market.count(NOTHING) >= len(s.material_deck)
        return -1 if empties and player.happiness > 0 else 0

    def penalties(self, s: LoopState, player: Player, turns: float) -> float:
        """LOOP-5.4j, LOOP-5.5: what debts and LANDFILL will cost; a debt that can still be cleared costs what is missing on it."""
        if not s.rules.penalties:
            return 0.0
        broken = size(player.landfill)
        cost = BROKEN * (broken % 3) * min(1.0, turns) - broken // 3
        for debt in player.debts:
            missing = DEBT - coins_on(debt)
            cost += max(UNPAID, OWED * missing) if 2 * turns >= missing else UNPAID
        return cost

    def dues(self, player: Player, turns: float) -> float:
        """LOOP-R59: a CREDIT CARD due in this turn that can't be paid brings another one, whose COIN pay for itself and three more."""
        due = sum([1 for debt in player.debts if is_due(debt)]) - player.coins
        if due <= 0:
            return 0.0
        return (due + 2) // 3 * (UNPAID if turns < 3 else FORCED)

    def held(self, s: LoopState, player: Player, time: Time) -> float:
        """COIN, MATERIAL, REPUTATION and FAVOUR, as far as there is time to use them."""
        by_type = [0, 0, 0, 0, 0]
        for m in player.materials:
            by_type[printed_type(m)] += quality_of(m)
        worth = in_steps(player.coins, 6, COIN) * time.share(2)
        for quality in by_type:
            worth += in_steps(quality, 2, QUALITY) * time.share(1)
        if s.rules.penalties:
            worth += CARD * len(player.materials) * time.share(1)
        worth += REPUTATION[player.reputation] * (1.0 if time.claims else time.share(1))
        for kind in range(5):
            worth += IN_HAND[kind] * count(player.hand, kind) * time.share(1)
            worth += IN_HAND[kind] * count(player.played, kind) * time.share(3) * LAID_OUT
        return worth

    def purchase(self, s: LoopState) -> float:
        """What it costs to take a MATERIAL from the market: it will break, and the deck shrinks."""
        time = TURN / cards_per_turn(s) if s.rules.together else 0.0
        return time - (CARD if s.rules.penalties else 0.0)

    # --- the next CONSUME turn ---

    def best_plan(self, s: LoopState, player: Player, goals: tuple[int, ...], time: Time, room: float) -> float:
        """What the best CONSUME turn in sight brings beyond the worth of what it uses up."""
        assert self.planner is not None
        later = stock_later(s, player)
        now = stock_now(s, player) if time.consumes else later
        offered = 0
        for m in s.market:
            if m != NOTHING:
                offered |= 1 << type_of(m)
        near, nearness = NEAR * time.share(2), self.planner.nearness(player.activities, goals)
        best = 0.0
        for plan in self.planner.plans(s.stage, player.activities, goals, time.most):
            gain = min(float(plan.gain), room) + near * (plan.near - nearness)
            if gain <= best:
                continue
            if time.consumes and not any(now.lacks(plan)):
                worth = gain * SOON - QUALITY[0] * plan.size * time.share(1)
            else:
                worth = self.later_worth(s, player, time, plan, later.lacks(plan), gain, offered)
            best = max(best, worth)
        return best

    def later_worth(self, s: LoopState, player: Player, time: Time, plan: Plan, missing: list[int], gain: float, offered: int) -> float:
        """A plan for a later turn: what is missing must be bought first, and COIN that are missing must be worked for."""
        turns, cost = 1, QUALITY[0] * (plan.size - sum(missing)) * time.share(1)
        coins, kinds = 0, 0
        for type in range(5):
            if missing[type]:
                per_coin = player.career.quality_per_coin(type)
                coins += (missing[type] + per_coin - 1) // per_coin
                kinds += 1 if (offered >> type) & 1 else 2
        if coins:
            turns += (0 if time.buys else 1) + (1 if kinds > 3 else 0)
            cost += kinds * self.purchase(s) * time.share(1)
            cost += 1.1 * COIN[0] * min(coins, player.coins) * time.share(2)
            lack = coins - player.coins
            if lack > 0:
                salary, loss = salary_of(s, player)
                works = (lack + salary - 1) // salary
                turns += works - (1 if time.works else 0) + (1 if time.buys else 0)
                cost += lack * loss / salary
        sure = min(1.0, time.turns - turns + 1.0)
        if sure <= 0.0:
            return 0.0
        return gain * SOON * sure * LATER[1 if s.rules.solo else 0] ** turns - cost


def salary_of(s: LoopState, player: Player) -> tuple[int, int]:
    """COIN and HAPPINESS of the SALARY that the player would take."""
    career = player.career.number
    best, least = 1, 1
    for coins, loss in zip(s.cards.salary_coins[career], s.cards.salary_loss[career]):
        pays = player.coins if coins == DOUBLE else coins
        if pays - 2 * loss > best - 2 * least:
            best, least = pays, loss
    return best, least
