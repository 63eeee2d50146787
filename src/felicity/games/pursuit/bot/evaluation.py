"""How good a position of The Pursuit of Happiness is for a seat, in long-term happiness: what it has, and what the time left may bring."""

from __future__ import annotations

from functools import cache
from typing import Final

from felicity.bots.greedy import Evaluation
from felicity.core.option import Option
from felicity.core.state import State
from felicity.games.pursuit.alphabet import REFRESHES
from felicity.games.pursuit.bot.goals import goals_worth
from felicity.games.pursuit.bot.plans import STRAIN, plans_worth
from felicity.games.pursuit.bot.timing import GOOD, HOUR, Time, crowd_of
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

# What things are worth, in long-term happiness.
LEFT: Final = 0.15  # a resource or a coin that can only be inherited
USED_PER_HOUR: Final = 4  # resources and coins that an hourglass can use up
SPREAD: Final = 0.06  # having some of each kind, up to a handful
HANDFUL: Final = 4
PLENTY: Final = 8  # of one kind; more than that is harder to use
TOO_MUCH: Final = 0.12
MOOD: Final = 0.12  # a point of STH, for the First Player's token
SAVING: Final = 0.30  # ... and more for each Project that may still be paid for this round
STRESS: Final = 0.2  # a space further right within the section
CROWD: Final = 0.9  # a slot card too many, in each round to come
JOINERS: Final = 0.4  # how likely somebody else takes one more role of a Group Project
RIVAL: Final = 0.05  # how much the best rival's position counts
TURN_PENDING: Final = -50.0  # the turn is still to be taken, so that bots don't refresh rows forever


class PursuitEvaluation(Evaluation):
    """Judges positions of The Pursuit of Happiness."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 5.0
        self.alone = 20.0
        self.par = 100.0
        self.horizon = 0.3
        self.youth = 0.3  # how much a lead among rivals means in the first round
        self.age = 2.4  # ... and from the sixth on
        self.alone_trust = 0.9  # the calibration of a solo player's chance ...
        self.alone_luck = 0.2  # ... and by how much it is better than it looks

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
        return worth - RIVAL * max(rivals, default=0.0)

    def turn_is_pending(self, s: State, seat: int) -> bool:
        """Refreshing a row and giving up a card leave the action still to be chosen."""
        assert isinstance(s, PursuitState)
        return bool(s.agenda) and isinstance(s.agenda[-1], TakeTurn) and s.active == seat

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
        time = Time(s, me)
        worth = me.lth + goals_worth(s, me, time)
        if not me.alive:
            return worth + sum([me.owns(good) // s.cards.board.inheritance_unit for good in range(4)])
        worth += HOUR * time.hours + goods_worth(me, time) + plans_worth(s, me, time)
        worth += mood_worth(s, me) + cards_worth(s, me, time)
        within = (me.stress - 1) % s.rules.section_spaces
        return worth - STRESS * within


def goods_worth(me: Player, time: Time) -> float:
    """Resources and coins: those that can still be used, the others for inheritance; some of each are better than many of one."""
    stock = me.knowledge + me.creativity + me.influence + me.money
    surplus = sum([max(0, me.owns(good) - PLENTY) for good in range(4)])
    usable = min(stock, int(USED_PER_HOUR * time.hours))
    worth = GOOD * usable + LEFT * (stock - usable) - TOO_MUCH * min(surplus, usable)
    if time.hours >= HANDFUL:
        worth += SPREAD * sum([min(HANDFUL, me.owns(good)) for good in range(4)])
    return worth


def mood_worth(s: PursuitState, me: Player) -> float:
    """The value of STH, which makes Projects cheaper for the rest of the round."""
    if me.sth <= 0:
        return MOOD * me.sth
    return me.sth * (MOOD + SAVING * min(2.0, me.unused * 0.4))


@cache
def bundle_worth(bundle: Bundle) -> float:
    """A reward, time included."""
    words = bundle.amounts
    worth = GOOD * (bundle.resources + bundle.money) + HOUR * bundle.hourglasses + words.get("lth", 0) + 0.5 * words.get("sth", 0)
    return worth + 0.3 * bundle.relax + 5 * bundle.good_health - STRAIN * bundle.stress


@cache
def cost_worth(cost: Bundle) -> float:
    """The value of a cost; stress in it is taken on, not given away."""
    return bundle_worth(cost) + 2 * STRAIN * cost.stress


def cards_worth(s: PursuitState, me: Player, time: Time) -> float:
    """What upkeep will bring in the rounds to come, less the stress of too many cards."""
    worth = 0.0
    for code in me.items:
        worth += time.rounds * upkeep_worth(s, card_of(code) * LEVELS + level_of(code))
    for code in me.partners:
        worth += partner_worth(s, me, code, time)
    if me.job != NOTHING:
        worth += job_worth(s, me, time)
    return worth + groups_worth(s, me) - CROWD * crowd_of(s, me) * min(time.rounds, 2.0)


def groups_worth(s: PursuitState, me: Player) -> float:
    """What the player's roles of Group Projects bring at the end of the round: by roles covered, and perhaps one more."""
    worth = 0.0
    for group in s.groups:
        own = roles_of(group, me.seat)
        if own:
            card, covered = group_card(group), roles_covered(group)
            bonuses = [bundle_worth(s.cards.bonus[card * LEVELS + roles]) for roles in range(1, ROLES + 1)]
            worth += own * (sum(bonuses[:covered]) + (JOINERS * bonuses[covered] if covered < ROLES else 0.0))
    return worth


def upkeep_worth(s: PursuitState, at: int) -> float:
    """What one round's upkeep of a card is worth; it can be refused."""
    if not s.cards.has_upkeep[at]:
        return 0.0
    return max(-0.3, bundle_worth(s.cards.upkeep_reward[at]) - cost_worth(s.cards.upkeep_cost[at]))


def job_worth(s: PursuitState, me: Player, time: Time) -> float:
    """Its salary, and what a promotion may bring."""
    worth = time.rounds * upkeep_worth(s, me.job * LEVELS + 1)
    level = s.cards.job_level[me.job]
    if level < 3:
        chance = min(0.5, 0.15 * time.rounds)
        worth += chance * (bundle_worth(s.cards.promotion_reward[me.job]) - cost_worth(s.cards.promotion_cost[me.job]))
    return worth


def partner_worth(s: PursuitState, me: Player, code: int, time: Time) -> float:
    """The upkeep of this level, or of the next one if that is better and can be reached."""
    card, level = card_of(code), level_of(code)
    here = time.rounds * upkeep_worth(s, card * LEVELS + level)
    if level == s.cards.levels[card]:
        return here
    at = card * LEVELS + level + 1
    wanted = s.cards.requirement[at]
    missing = max(0, wanted.needs(s.cards.trait_asks_less[me.trait]) - wanted.has(s, me))
    near = 0.8 if missing == 0 else max(0.1, 0.5 - 0.08 * missing)
    later = bundle_worth(s.cards.reward[at]) - HOUR + max(0.0, time.rounds - 0.5) * upkeep_worth(s, at)
    return max(here, (1 - near) * here + near * later)
