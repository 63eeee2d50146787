"""How good a position of The Pursuit of Happiness is for a seat, in long-term happiness: what it has, and what the time left may bring."""

from __future__ import annotations

from typing import Final

from felicity.bots.greedy import Evaluation, even
from felicity.bots.weights import Weights
from felicity.core.option import Option
from felicity.core.state import State
from felicity.games.pursuit.alphabet import REFRESHES
from felicity.games.pursuit.bot.goals import goals_worth
from felicity.games.pursuit.bot.plans import plans_worth
from felicity.games.pursuit.bot.timing import Time, crowd_of
from felicity.games.pursuit.bot.weights import PursuitWeights
from felicity.games.pursuit.constants import (
    ACTION,
    LEVELS,
    NOTHING,
    ROLES,
    SETTING_UP,
    card_of,
    group_card,
    level_of,
    roles_covered,
    roles_of,
)
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.end_of_round import EndRound
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.turn import FinishTurn, NextTurn, StartActions, TakeTurn
from felicity.games.pursuit.upkeep import GoThroughCards

HANDFUL: Final = 4  # of each kind: to have so many of all is worth something
TURN_PENDING: Final = -50.0  # the turn is still to be taken, so that bots don't refresh rows forever


class PursuitEvaluation(Evaluation):
    """Judges positions of The Pursuit of Happiness."""

    def __init__(self, among: dict[str, float] | None = None, solo: dict[str, float] | None = None) -> None:
        """With other weights than those set by hand, among rivals and alone."""
        super().__init__()
        self.w = self.by_hand()
        self.solo_w = self.by_hand() if among or solo else self.w
        self.w.adjust(among or {})
        self.solo_w.adjust(solo or {})
        self.pars: tuple[float, ...] = ()  # alone, by round: the value at which the chance is even; () where that is always the same
        self.leads: tuple[float, ...] = ()  # ... and the lead by which the odds grow e-fold
        self.scale = 5.0
        self.alone = 20.0
        self.par = 100.0
        self.horizon = 0.3
        self.youth = 0.3  # how much a lead among rivals means in the first round
        self.age = 2.4  # ... and from the sixth on
        self.alone_trust = 0.9  # the calibration of a solo player's chance ...
        self.alone_luck = 0.2  # ... and by how much it is better than it looks

    def by_hand(self) -> PursuitWeights:
        """The weights set by hand."""
        return PursuitWeights()

    def weights(self) -> Weights:
        return self.w

    def is_quiet(self, s: State) -> bool:
        """When the trait is chosen or the turn is settled: what the piles and other players will bring isn't known."""
        return s.round == 0 or isinstance(s.agenda[-1], (FinishTurn, NextTurn, EndRound, StartActions, GoThroughCards))

    def reopens(self, option: Option) -> bool:
        """Refreshing a row costs no time, and the turn is still to be taken."""
        return option.kind == REFRESHES

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, PursuitState)
        if s.phase == SETTING_UP:
            return 0.0  # traits are meant to be equally good; which one fits depends on cards not seen yet
        worth = self.prospect(s, s.players[seat])
        if self.turn_is_pending(s, seat):
            worth += TURN_PENDING
        rivals = [float(player.lth) for player in s.players if player.seat != seat]
        return worth - self.w.rival * max(rivals, default=0.0)

    def turn_is_pending(self, s: State, seat: int) -> bool:
        """Refreshing a row and giving up a card leave the action still to be chosen."""
        assert isinstance(s, PursuitState)
        return bool(s.agenda) and isinstance(s.agenda[-1], TakeTurn) and s.active == seat

    def chances(self, s: State, seats: int) -> list[float]:
        if seats > 1 or not self.pars:
            return super().chances(s, seats)
        return [even(self.value(s, 0) - self.pars[stage_of(s, self.pars)], self.scale_at(s, seats))]

    def scale_at(self, s: State, seats: int) -> float:
        return self.leads[stage_of(s, self.leads)] if seats == 1 and self.leads else super().scale_at(s, seats)

    def calibration_slope(self, s: State, seats: int) -> float:
        """A lead means little in youth and much in old age."""
        if seats == 1:
            return self.alone_trust
        return self.youth + (self.age - self.youth) * min(1.0, max(0.0, (s.round - 1) / 5.0))

    def calibration_offset(self, s: State, seats: int) -> float:
        """For a solo player."""
        return self.alone_luck

    def moment(self, s: State) -> float:
        """Rounds, and the hourglasses of this one that are placed."""
        assert isinstance(s, PursuitState)
        unused = sum([player.unused for player in s.players]) / len(s.players)
        return s.round + (max(0.0, 0.8 - 0.1 * unused) if s.phase == ACTION else 0.0)

    def prospect(self, s: PursuitState, me: Player) -> float:
        """The long-term happiness that a life may end with."""
        w = self.solo_w if s.rules.solo else self.w
        time = Time(w, s, me)
        worth = me.lth + goals_worth(w, s, me, time)
        if not me.alive:
            return worth + sum([me.owns(good) // s.cards.board.inheritance_unit for good in range(4)])
        worth += w.hour * time.hours + goods_worth(w, me, time) + plans_worth(w, s, me, time)
        worth += mood_worth(w, me) + cards_worth(w, s, me, time)
        within = (me.stress - 1) % s.rules.section_spaces
        return worth - w.stress * within


def stage_of(s: State, rounds: tuple[float, ...]) -> int:
    """The place of this round in a list; the last one stands for all that follow."""
    return min(max(s.round, 1), len(rounds)) - 1


def goods_worth(w: PursuitWeights, me: Player, time: Time) -> float:
    """Resources and coins: those that can still be used, the others for inheritance; some of each are better than many of one."""
    stock = me.knowledge + me.creativity + me.influence + me.money
    surplus = sum([max(0.0, me.owns(good) - w.plenty) for good in range(4)])
    usable = min(stock, int(w.used_per_hour * time.hours))
    worth = w.good * usable + w.left * (stock - usable) - w.too_much * min(surplus, usable)
    if time.hours >= HANDFUL:
        worth += w.spread * sum([min(HANDFUL, me.owns(good)) for good in range(4)])
    return worth


def mood_worth(w: PursuitWeights, me: Player) -> float:
    """The value of STH, which makes Projects cheaper for the rest of the round."""
    if me.sth <= 0:
        return w.mood * me.sth
    return me.sth * (w.mood + w.saving * min(2.0, me.unused * 0.4))


def bundle_worth(w: PursuitWeights, bundle: Bundle) -> float:
    """A reward, time included."""
    worth = w.bundles.get(bundle)
    if worth is None:
        words = bundle.amounts
        worth = (
            w.good * (bundle.resources + bundle.money) + w.hour * bundle.hourglasses + words.get("lth", 0) + w.cheer * words.get("sth", 0)
        )
        worth = worth + w.relax * bundle.relax + w.good_health * bundle.good_health - w.strain * bundle.stress
        w.bundles[bundle] = worth
    return worth


def cost_worth(w: PursuitWeights, cost: Bundle) -> float:
    """The value of a cost; stress in it is taken on, not given away."""
    return bundle_worth(w, cost) + 2 * w.strain * cost.stress


def cards_worth(w: PursuitWeights, s: PursuitState, me: Player, time: Time) -> float:
    """What upkeep will bring in the rounds to come, less the stress of too many cards."""
    worth = 0.0
    for code in me.items:
        worth += w.items * time.rounds * upkeep_worth(w, s, card_of(code) * LEVELS + level_of(code))
    for code in me.partners:
        worth += w.love * partner_worth(w, s, me, code, time)
    if me.job != NOTHING:
        worth += w.salary * job_worth(w, s, me, time)
    return worth + groups_worth(w, s, me) - w.crowd * crowd_of(s, me) * min(time.rounds, 2.0)


def groups_worth(w: PursuitWeights, s: PursuitState, me: Player) -> float:
    """What the player's roles of Group Projects bring at the end of the round: by roles covered, and perhaps one more."""
    worth = 0.0
    for group in s.groups:
        own = roles_of(group, me.seat)
        if own:
            card, covered = group_card(group), roles_covered(group)
            bonuses = [bundle_worth(w, s.cards.bonus[card * LEVELS + roles]) for roles in range(1, ROLES + 1)]
            worth += own * (sum(bonuses[:covered]) + (w.joiners * bonuses[covered] if covered < ROLES else 0.0))
    return worth


def upkeep_worth(w: PursuitWeights, s: PursuitState, at: int) -> float:
    """What one round's upkeep of a card is worth; it can be refused."""
    if not s.cards.has_upkeep[at]:
        return 0.0
    return max(-0.3, bundle_worth(w, s.cards.upkeep_reward[at]) - cost_worth(w, s.cards.upkeep_cost[at]))


def job_worth(w: PursuitWeights, s: PursuitState, me: Player, time: Time) -> float:
    """Its salary, and what a promotion may bring."""
    worth = time.rounds * upkeep_worth(w, s, me.job * LEVELS + 1)
    level = s.cards.job_level[me.job]
    if level < 3:
        chance = min(0.5, w.promotion * time.rounds)
        worth += chance * (bundle_worth(w, s.cards.promotion_reward[me.job]) - cost_worth(w, s.cards.promotion_cost[me.job]))
    return worth


def partner_worth(w: PursuitWeights, s: PursuitState, me: Player, code: int, time: Time) -> float:
    """The upkeep of this level, or of the next one if that is better and can be reached."""
    card, level = card_of(code), level_of(code)
    here = time.rounds * upkeep_worth(w, s, card * LEVELS + level)
    if level == s.cards.levels[card]:
        return here
    at = card * LEVELS + level + 1
    wanted = s.cards.requirement[at]
    missing = max(0, wanted.needs(s.cards.trait_asks_less[me.trait]) - wanted.has(s, me))
    near = 0.8 if missing == 0 else max(0.1, 0.5 - 0.08 * missing)
    later = bundle_worth(w, s.cards.reward[at]) - w.hour + max(0.0, time.rounds - 0.5) * upkeep_worth(w, s, at)
    return max(here, (1 - near) * here + near * later)
