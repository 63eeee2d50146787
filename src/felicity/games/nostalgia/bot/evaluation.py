"""How good a position with Nostalgia is: its value in The Pursuit of Happiness, and what memories may still bring."""

from __future__ import annotations

from typing import Final

from felicity.bots.greedy import GreedyBot, Lookahead
from felicity.bots.seat import Seat
from felicity.core.option import Option
from felicity.games.nostalgia import alphabet
from felicity.games.nostalgia.album import Albums, albums_of
from felicity.games.nostalgia.bot.weights import NostalgiaWeights
from felicity.games.nostalgia.card_data import MemoryCards
from felicity.games.nostalgia.constants import (
    ACTIVE,
    CHOICE,
    DEEDS,
    END_GAME,
    FIRST_CHOICE,
    LIFE_GOAL,
    PASSIVE,
    RECURRING,
    SKILL,
    card_in,
    checks_of,
    is_met,
    level_in,
    memory_of,
)
from felicity.games.pursuit.bot.evaluation import PursuitEvaluation, bundle_worth, cost_worth
from felicity.games.pursuit.bot.timing import Time
from felicity.games.pursuit.bot.weights import PursuitWeights
from felicity.games.pursuit.constants import LEVELS, MAX_LEVEL, NOTHING
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.goals import measure_of
from felicity.games.pursuit.state import Player, PursuitState

FREE: Final = (alphabet.PLACES, alphabet.ACTIVATES, alphabet.USES, alphabet.DROPS)
GAIN: Final = 0.05  # a free action must bring more than this
# How likely a player is to do something once more, judged by what greedy bots' cards waited for; 0.5 if not listed.
LIKELY: Final = {
    "study": 0.8, "play": 0.9, "interact": 0.85, "temp_job": 0.85, "take_project": 0.95, "spend": 0.9, "rest": 0.4, "advance": 0.95,
    "develop_relationship": 0.8, "get_job": 0.4, "overtime": 0.15, "finish_project": 0.7, "take_basic": 0.9, "buy_item": 0.8,
    "buy_activity": 0.75, "realise": 0.8, "progress": 0.6, "promotion": 0.2, "take_single": 0.6, "take_group": 0.4, "join_group": 0.35,
    "start_relationship": 0.6, "deepen": 0.5, "determine": 0.2, "devote": 0.2,
}  # fmt: skip
CHANCE: Final = [LIKELY.get(deed, 0.5) for deed in DEEDS]


class NostalgiaEvaluation(PursuitEvaluation):
    """Judges positions with Nostalgia."""

    def __init__(self, among: dict[str, float] | None = None, solo: dict[str, float] | None = None) -> None:
        super().__init__(among, solo)
        self.youth = 1.0
        self.age = 2.0
        self.alone_trust = 0.7
        self.alone_luck = -0.3

    def by_hand(self) -> PursuitWeights:
        return NostalgiaWeights()

    def prospect(self, s: PursuitState, me: Player) -> float:
        worth = super().prospect(s, me)
        w = self.solo_w if s.rules.solo else self.w
        assert isinstance(w, NostalgiaWeights)
        return worth + w.memories * album_worth(w, s, me, Time(w, s, me)) if me.alive else worth


class NostalgiaBot(GreedyBot):
    """Takes free actions first, as long as they improve the position; then acts like the greedy bot."""

    def choose(self, seat: Seat) -> Option:
        free = [option for option in seat.options() if option.kind in FREE]
        return (self.best_of(seat, free) if free else None) or super().choose(seat)

    def best_of(self, seat: Seat, options: list[Option]) -> Option | None:
        """The best free action, if any is worth it."""
        evaluation = self.evaluation
        assert isinstance(evaluation, NostalgiaEvaluation)
        guess = seat.guess()
        lookahead = Lookahead(evaluation, guess.game, len(guess.state.agenda))
        best, found = GAIN + prospect_of(evaluation, guess.state, seat), None
        for option in options:
            worth = prospect_of(evaluation, lookahead.after(guess.state, option), seat)
            if worth > best:
                best, found = worth, option
        return found


def prospect_of(evaluation: NostalgiaEvaluation, s: object, seat: Seat) -> float:
    """What the life of a seat may end with."""
    assert isinstance(s, PursuitState)
    return evaluation.prospect(s, s.players[seat.number - 1])


# --- memories ---


def album_worth(w: NostalgiaWeights, s: PursuitState, me: Player, time: Time) -> float:
    """The value of reminiscences on the board and realised cards in the time left."""
    albums = albums_of(s)
    worth = 0.0
    for code in albums.albums[me.seat].realised:
        best, hours = plan(w, s, albums, me, card_in(code), level_in(code), is_met(code), time)
        worth += best * w.plans_hope * enough(time, hours)
    for code in albums.albums[me.seat].board:
        worth += reminiscence_worth(w, s, albums, me, memory_of(code), checks_of(code), time)
    return worth


def enough(time: Time, hours: float) -> float:
    """The share of a plan that can be done in the hours left."""
    return min(1.0, time.hours / (3 * hours)) if hours else 1.0


def reminiscence_worth(w: NostalgiaWeights, s: PursuitState, albums: Albums, me: Player, card: int, checks: int, time: Time) -> float:
    """The remaining triggers, the realisation, and what comes after it."""
    card_data = albums.card_data
    chance = 1.0
    worth = 0.0
    if not checks & PASSIVE:
        chance = CHANCE[card_data.passive_on[card]] * min(1.0, time.hours / 8)
        worth += bundle_worth(w, card_data.passive_reward[card]) * chance
    if not checks & ACTIVE:
        worth += (bundle_worth(w, card_data.active_reward[card]) - cost_worth(w, card_data.active_cost[card])) * chance * w.open
        chance *= w.open
    later, hours = plan(w, s, albums, me, card, 1, False, time)
    realise = worth_of(w, card_data.realise_reward[card]) - cost_worth(w, card_data.realise_cost[card]) - w.hour
    missing = sum([max(0, wanted.amount - wanted.has(s, me)) for wanted in card_data.conditions[card]])
    realise -= w.good * missing / 2
    return worth + max(0.0, realise + later) * w.plans_hope * chance * enough(time, hours + 1)


def worth_of(w: NostalgiaWeights, reward: Bundle) -> float:
    """The value of a reward, which may include a Partner."""
    return bundle_worth(w, reward) + (w.partner if "partner" in reward.amounts else 0.0)


def plan(
    w: NostalgiaWeights, s: PursuitState, albums: Albums, me: Player, card: int, level: int, met: bool, time: Time
) -> tuple[float, float]:
    """What a realised card may still bring beyond its cost, and the hours that it takes."""
    card_data = albums.card_data
    category = card_data.category[card]
    if category == LIFE_GOAL:
        return (0.0 if met else goal_worth(s, card_data, me, card, time)), 0.0
    if category == SKILL:
        skill = skill_worth(w, card_data, card, time)
        return (skill, 0.0) if level > 1 else (step_worth(w, card_data, card, 2) + skill, 1.0)
    if category == CHOICE:
        return choice_plan(w, card_data, card, level)
    return passion_plan(w, card_data, card, level, time)


def step_worth(w: NostalgiaWeights, card_data: MemoryCards, card: int, level: int) -> float:
    """One level or choice: its reward less its cost and the hourglass of the action."""
    at = card * LEVELS + level
    return worth_of(w, card_data.reward[at]) - cost_worth(w, card_data.cost[at]) - w.hour


def choice_plan(w: NostalgiaWeights, card_data: MemoryCards, card: int, level: int) -> tuple[float, float]:
    """The better of two choices, after the second level."""
    if level >= FIRST_CHOICE:
        return 0.0, 0.0
    best = max(step_worth(w, card_data, card, FIRST_CHOICE), step_worth(w, card_data, card, FIRST_CHOICE + 1))
    return (best, 1.0) if level == FIRST_CHOICE - 1 else (step_worth(w, card_data, card, level + 1) + best, 2.0)


def passion_plan(w: NostalgiaWeights, card_data: MemoryCards, card: int, level: int, time: Time) -> tuple[float, float]:
    """The levels up to the last one, and that one a few times."""
    steps = [step_worth(w, card_data, card, each) for each in range(level + 1, MAX_LEVEL + 1)]
    repeats = max(0.0, min(3.0, time.hours / 4 - len(steps)))
    return max(0.0, sum(steps) + repeats * step_worth(w, card_data, card, MAX_LEVEL)), float(len(steps))


def skill_worth(w: NostalgiaWeights, card_data: MemoryCards, card: int, time: Time) -> float:
    """What a skill brings in the rounds to come."""
    if card_data.stock[card]:
        return w.good * card_data.stock[card]
    if card_data.inherits_by[card]:
        return 1.0
    if card_data.replaces_time[card]:
        return 0.5
    if card_data.is_usable[card]:
        return max(0.0, bundle_worth(w, card_data.skill_use[card]) - w.hour) * time.rounds
    if card_data.skill_upkeep[card].parts:
        return bundle_worth(w, card_data.skill_upkeep[card]) * time.rounds
    return bundle_worth(w, card_data.skill_gain[card]) * time.rounds * w.uses_a_round * CHANCE[card_data.skill_on[card]]


def goal_worth(s: PursuitState, card_data: MemoryCards, me: Player, card: int, time: Time) -> float:
    """How likely a personal life goal is, and what it pays."""
    lth = card_data.goal_lth[card]
    if card_data.goal_type[card] == END_GAME:
        return lth * end_share(s, card_data, me, card, time)
    if card_data.goal_type[card] == RECURRING:
        return lth * time.rounds * 0.5
    level = card_data.goal_level[card]
    return lth * CHANCE[card_data.goal_on[card]] * (0.5 if level > 2 else 1.0) * min(1.0, time.rounds / 2)


def end_share(s: PursuitState, card_data: MemoryCards, me: Player, card: int, time: Time) -> float:
    """How near the condition of an end-game goal is; what is missing may come with the years."""
    if card_data.goal_measure[card] != NOTHING:
        has, needs = measure_of(s, card_data.goal_measure[card]).value(s, me), card_data.goal_at_least[card]
    else:
        has = sum([min(wanted.amount, wanted.has(s, me)) for wanted in card_data.goal_have[card]])
        needs = sum([wanted.amount for wanted in card_data.goal_have[card]])
    if has >= needs:
        return 1.0
    return min(0.8, (has + time.rounds) / needs) * 0.7 if time.rounds else 0.0
