"""How good a position of LOOP is for a seat, in HAPPINESS: what it has, what that may become, and how soon the game ends."""

from __future__ import annotations

from typing import Final

from felicity.bots.greedy import Evaluation, even
from felicity.core.state import State
from felicity.games.loop.bot.careers import strength
from felicity.games.loop.bot.plans import REMEMBERED, Planner
from felicity.games.loop.bot.resources import SOON, Resources
from felicity.games.loop.bot.timing import Time, cards_per_turn, turns_left
from felicity.games.loop.constants import NOTHING, count, printed_type, quality_of, size
from felicity.games.loop.credit import coins_on, is_due
from felicity.games.loop.player import Player
from felicity.games.loop.rules import Rules
from felicity.games.loop.scoring import TARGET
from felicity.games.loop.setup import TakeInitialSetup
from felicity.games.loop.state import DEBT, HAPPIEST, LoopState
from felicity.games.loop.turn import Refill

# What things are worth, in HAPPINESS.
COIN: Final[tuple[float, ...]] = (0.30, 0.12, 0.0)  # each of the first six, of the next six, of all others
QUALITY: Final[tuple[float, ...]] = (0.34, 0.20, 0.05)  # each of the first two of a type, of the next two, of all others
REPUTATION: Final[tuple[float, ...]] = (0.0, 0.4, 0.9)  # of none, one, two
IN_HAND: Final[tuple[float, ...]] = (0.12, 0.12, 0.08, 0.10, 0.25)  # ACQUIRE, BARTER, RECYCLE, RESELL, SHARE
LAID_OUT: Final = 0.3  # share of that for a FAVOUR that WORK would bring back
CARD: Final = -0.06  # a MATERIAL, since it will break
NEAR: Final = 0.25  # share of a GOAL's HAPPINESS when the GOAL is near
FRESH: Final = 0.12  # a new card coming to the stage
EVENT: Final = -0.05  # an EVENT face-down
TURN: Final[tuple[float, ...]] = (1.0, 0.5)  # one of the player's turns, where all win together: in a team, alone
OWED: Final = -0.4  # a COIN still to be paid on a CREDIT CARD
BURDEN: Final = -0.4  # a second CREDIT CARD; a third weighs twice that, and so on
UNPAID: Final = -2.0  # a CREDIT CARD that can't be cleared in time
FORCED: Final = -1.5  # a CREDIT CARD that the player is forced to take
BROKEN: Final = -0.2  # a MATERIAL in the LANDFILL before it makes three

TURN_PENDING: Final = -0.2  # the turn's action is still to be chosen
FUSS: Final = -0.03  # a FAVOUR played or an ABILITY used, so that bots don't do it for nothing

RIVAL: Final = 0.4  # how much the best rival's position counts
LEAST: Final = 2.0  # how much the least happy of the team counts in addition to the sum
WON: Final = 10.0
ENOUGH: Final[tuple[float, ...]] = (14.0, 11.2)  # everybody's prospect with which a team, or a solo player, wins half the time
TEAM_SCALE: Final = 10.0
HOPELESS: Final = 4.0  # a prospect from which nobody reaches 11


def in_steps(amount: int, step: int, worths: tuple[float, ...]) -> float:
    """Each of the first few is worth most, each of the next few less, all others least."""
    first = min(amount, step)
    second = min(amount - first, step)
    return first * worths[0] + second * worths[1] + (amount - first - second) * worths[2]


class LoopEvaluation(Evaluation):
    """Judges positions of LOOP."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 2.5
        self.planner: Planner | None = None
        self.rules: Rules | None = None  # of the game that the cache belongs to
        self.remembered: dict[tuple[object, ...], float] = {}

    def is_quiet(self, s: State) -> bool:
        """At the end of a turn and of the choice of CAREER: what decks and EVENT will bring isn't known."""
        return isinstance(s.agenda[-1], (Refill, TakeInitialSetup))

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, LoopState)
        self.sit_down(s)
        if s.players[seat].sealed != NOTHING:
            return strength(s.cards, s.players[seat].sealed)
        if s.rules.together:
            return self.team(s)
        rivals = [self.rough(s, player) for player in s.players if player.seat != seat]
        return self.prospect(s, s.players[seat]) - RIVAL * max(rivals)

    def moment(self, s: State) -> float:
        """Counted in turns."""
        assert isinstance(s, LoopState)
        return float(s.round * s.rules.seats + (s.active - s.starter) % s.rules.seats)

    def chances(self, s: State, seats: int) -> list[float]:
        """In a team all have the same chance."""
        assert isinstance(s, LoopState)
        if not s.rules.together:
            if any(player.sealed != NOTHING for player in s.players):
                return [1.0 / seats] * seats  # CAREERS are still face down: nothing to compare
            return super().chances(s, seats)
        enough = (LEAST + seats) * ENOUGH[1 if s.rules.solo else 0] + WON / 4
        self.sit_down(s)
        return [even(self.team(s) - enough, TEAM_SCALE)] * seats

    def is_shared(self, s: State, seats: int) -> bool:
        """A team wins or loses as one."""
        assert isinstance(s, LoopState)
        return s.rules.together

    def calibration_slope(self, s: State, seats: int) -> float:
        """A team's estimate is a little too optimistic."""
        return 0.8 if self.is_shared(s, seats) else 1.0

    def calibration_offset(self, s: State, seats: int) -> float:
        """Winning as a team is harder than it looks."""
        return -0.75 if seats > 1 else 0.0

    def scale_at(self, s: State, seats: int) -> float:
        """A team's value is the sum over several players."""
        assert isinstance(s, LoopState)
        return TEAM_SCALE if s.rules.together else self.scale

    def sit_down(self, s: LoopState) -> None:
        """Start a new cache for another game, which may have other cards and rules."""
        if self.planner is None or self.planner.cards is not s.cards:
            self.planner = Planner(s.cards)
        if self.rules is not s.rules:
            self.rules = s.rules
            self.remembered.clear()

    def team(self, s: LoopState) -> float:
        """All must reach 11: what goes beyond it counts little, the least happy counts most."""
        prospects = [self.prospect(s, player) for player in s.players]
        least = min(prospects)
        worth = LEAST * min(least, TARGET)
        for prospect in prospects:
            worth += min(prospect, TARGET + 0.2 * (prospect - TARGET))
        turns = turns_left(s, s.active)
        if turns == 0.0:
            return worth + WON * min(1.0, max(0.0, least - TARGET + 1))
        return worth + WON * self.chance(s, least) + TURN[1 if s.rules.solo else 0] * min(turns, 6.0) * len(prospects)

    def chance(self, s: LoopState, least: float) -> float:
        """A rough chance that all will reach 11: none if a LANDFILL makes it impossible."""
        if any(HAPPIEST - size(player.landfill) // 3 < TARGET for player in s.players):
            return 0.0
        return min(0.6, max(0.0, (least - HOPELESS) / 12))

    # --- one player ---

    def rough(self, s: LoopState, player: Player) -> float:
        """A rival's HAPPINESS after penalties, plus the value of what they hold."""
        turns = turns_left(s, player.seat)
        quality = sum([quality_of(m) for m in player.materials])
        held = in_steps(player.coins, 6, COIN) * min(1.0, turns / 2)
        held += in_steps(quality, 6, QUALITY) * min(1.0, turns) + REPUTATION[player.reputation] * min(1.0, turns)
        return player.happiness + self.penalties(s, player, turns) + held

    def prospect(self, s: LoopState, player: Player) -> float:
        """The HAPPINESS that a player may hope for, cached since most options change little."""
        time = Time(s, player.seat)
        area = (player.happiness, player.reputation, player.coins, player.materials, player.landfill, player.activities, player.goals)
        cards = (player.hand, player.played, player.debts, len(player.face_down), player.career.number, s.stage, s.market)
        turn = (s.favours_played, s.ability_used) if s.active == player.seat else ()
        board = (s.ongoing.event, self.refill_loss(s, player), self.purchase(s))
        if time.consumes:  # MATERIAL shared by others counts as well
            return self.hope(s, player, time)
        key = (area, cards, turn, board, time.key())
        found = self.remembered.get(key)
        if found is None:
            if len(self.remembered) > REMEMBERED:
                self.remembered.clear()
            found = self.remembered[key] = self.hope(s, player, time)
        return found

    def hope(self, s: LoopState, player: Player, time: Time) -> float:
        """HAPPINESS now, penalties to come, what the player holds, and the best plan for it."""
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
            worth += TURN_PENDING
        if time.acts:
            worth += self.dues(player, time.turns)
        if s.active == player.seat:
            worth += FUSS * (s.favours_played + (1 if s.ability_used else 0))
        return worth + FRESH * s.stage.count(NOTHING) * time.share(1) + EVENT * len(player.face_down)

    def refill_loss(self, s: LoopState, player: Player) -> int:
        """LOOP-2.8a2: -1 if the player's own refill will bring DEPLETION."""
        empties = s.in_turn and s.active == player.seat and not s.depleted and s.market.count(NOTHING) >= len(s.material_deck)
        return -1 if empties and player.happiness > 0 else 0

    def penalties(self, s: LoopState, player: Player, turns: float) -> float:
        """LOOP-5.4j, LOOP-5.5: what debts and LANDFILL will cost; a debt that can still be cleared costs what is missing on it."""
        if not s.rules.penalties:
            return 0.0
        broken = size(player.landfill)
        cost = BROKEN * (broken % 3) * min(1.0, turns) - broken // 3
        for at, debt in enumerate(player.debts):
            missing = DEBT - coins_on(debt)
            unpaid = UNPAID + OWED * min(turns, missing)
            cost += max(unpaid, OWED * missing + BURDEN * at) if 2 * turns >= missing else unpaid
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
        time = TURN[1 if s.rules.solo else 0] / cards_per_turn(s) if s.rules.together else 0.0
        return time - (CARD if s.rules.penalties else 0.0)

    # --- the next CONSUME turn ---

    def best_plan(self, s: LoopState, player: Player, goals: tuple[int, ...], time: Time, room: float) -> float:
        """What the best CONSUME turn in sight brings beyond the value of what it uses up."""
        assert self.planner is not None
        soon, later = time.share(1), time.share(2)
        resources = Resources(s, player, time, QUALITY[0] * soon, 1.1 * COIN[0] * later, self.purchase(s) * soon)
        near, nearness = NEAR * later, self.planner.nearness(player.activities, goals)
        best = 0.0
        for plan in self.planner.plans(s.stage, player.activities, goals, time.most):
            gain = min(float(plan.gain), room) + near * (plan.near - nearness)
            if gain > best:
                best = max(best, resources.worth(plan, gain, best))
        return best
