"""How much of a game of LOOP is left: what a seat can still do in this turn, and how many more turns it may have."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.games.loop.constants import NOT_YET, NOTHING, RUNNING
from felicity.games.loop.state import HAPPIEST, LoopState
from felicity.games.loop.turn import Refill

# MATERIAL that a turn usually takes from the deck, among rivals and in a team; used until this table shows otherwise.
CARDS_PER_TURN: Final[tuple[float, ...]] = (1.3, 0.8)
RISE_PER_ROUND: Final = 0.8  # HAPPINESS that the happiest player gains
PATIENCE: Final = 25  # rounds after which a team plays as if each were the last, since it could put off the end forever


def turn_is_over(s: LoopState) -> bool:
    """Has the active player done everything?"""
    return not s.agenda or isinstance(s.agenda[-1], Refill)


def cards_left(s: LoopState) -> int:
    """MATERIAL in the deck when the market is full again and the turn's card is burnt; 0 or less: DEPLETION."""
    burnt = s.in_turn and (s.rules.burns_every_turn or (s.rules.burns_every_round and s.is_last_of_round(s.active)))
    return len(s.material_deck) - s.market.count(NOTHING) - (1 if burnt else 0)


def cards_per_turn(s: LoopState) -> float:
    """MATERIAL that a turn of this table takes from the deck, burning included; the average includes one imaginary round of usual turns."""
    seats = s.rules.seats
    dealt = sum([len(s.cards.career_materials[player.career.number]) for player in s.players])
    taken = 5 * (5 - s.cards.sets_removed[seats]) - dealt - len(s.material_deck)
    turns = max(0, s.round - 1) * seats + (s.active - s.starter) % seats
    burnt = 1.0 if s.rules.burns_every_turn else 1.0 / seats if s.rules.burns_every_round else 0.0
    return max(0.2, (taken + (CARDS_PER_TURN[1 if s.rules.together else 0] + burnt) * seats) / (turns + seats))


def turns_left(s: LoopState, seat: int) -> float:
    """The player's turns after this one: exact once the end is set off, else estimated from the deck and the happiest player."""
    seats = s.rules.seats
    waits = 1.0 if (seat - s.starter) % seats > (s.active - s.starter) % seats else 0.0
    deck = cards_left(s)
    if s.ending != RUNNING or deck <= 0:
        return waits
    per_turn = cards_per_turn(s)
    to_come = seats - 1 - (s.active - s.starter) % seats  # turns of others in this round
    rounds = max(1.0 if to_come == 0 else 0.0, (deck - per_turn * to_come) / (per_turn * seats) + 0.5)
    if s.rules.together:
        return min(rounds, max(0.0, float(PATIENCE - s.round))) + waits
    happiest = max([player.happiness for player in s.players])
    return min(rounds, (HAPPIEST + 1 - happiest) / RISE_PER_ROUND) + waits


class Time:
    """What a seat can still do."""

    def __init__(self, s: LoopState, seat: int) -> None:
        acts = s.in_turn and s.active == seat and not turn_is_over(s)
        me = s.players[seat]
        self.acts = acts
        self.works = acts and s.action == NOT_YET
        self.buys = acts and s.may_still_buy(me)
        self.purchases = s.ongoing.buy_limit - s.bought
        self.consumes = acts and s.may_still_consume() and s.ongoing.lets_consume(me, Ask(False), "consume")
        self.claims = acts and s.consumed > 0
        self.most = s.ongoing.consume_limit - (s.consumed if self.consumes else 0)  # ACTIVITY in the next CONSUME turn
        self.turns = turns_left(s, seat)
        self.is_over = self.turns == 0.0 and not acts

    def share(self, turns: int) -> float:
        """The share of something's value that is left if it takes so many turns to use it."""
        return min(1.0, self.turns / turns)

    def key(self) -> tuple[float, ...]:
        """All of it, as a cache key."""
        return (self.turns, self.acts, self.works, self.buys, self.purchases, self.consumes, self.claims, self.most)
