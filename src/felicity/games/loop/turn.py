"""2.0 to 2.8: a turn from its start to its end, and the end of the game."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.agenda import outside_turn, within_turn
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.buy import PayForSalvage, ask_buy, ask_salvage, buy
from felicity.games.loop.constants import BY_ROUND_LIMIT, NOT_YET, NOTHING, RUNNING, STOPGAP, WORK, size
from felicity.games.loop.consume import ask_consume, consume
from felicity.games.loop.credit import apply_for_credit, ask_apply, ask_payoff, coins_on, lets_end_turn, pay_off
from felicity.games.loop.event import TriggerEvents
from felicity.games.loop.favour import ask_favours, is_favour, play_favour
from felicity.games.loop.goal import ask_claim, claim
from felicity.games.loop.hands import draw_favour
from felicity.games.loop.ongoing import ONGOING
from felicity.games.loop.refill import burn, check_depletion, refill_market, refill_stage
from felicity.games.loop.reputation import ask_reputation_for_coin, ask_reputation_for_happiness, spend_for_coin, spend_for_happiness
from felicity.games.loop.scoring import take_penalties
from felicity.games.loop.state import LoopState
from felicity.games.loop.why import explain_turn
from felicity.games.loop.work import ask_stopgap, ask_work, is_without_happiness, take_coin, work

DRAWS_BELOW: Final = 5


@mypyc_attr(free_list_len=1)
class StartTurn(Step[LoopState]):
    """LOOP-2.0c, LOOP-2.2a: the turn begins; a CONTINUOUS EVENT takes force (LOOP-5.3j); a FAVOUR is drawn with fewer than 5 in hand."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: LoopState) -> None:
        me = s.players[self.who]
        s.active = self.who
        if self.who == s.starter:
            s.round += 1
            if s.events is not None:
                s.tell(event_kinds.ROUND_STARTED, "LOOP-2.1b", (s.round,))
        if s.coming != NOTHING:
            s.ongoing = ONGOING[s.coming]
            s.coming = NOTHING
            if s.events is not None:
                s.tell(event_kinds.EVENT_STARTED, "LOOP-5.3j", (s.ongoing.event,))
        s.in_turn = True
        s.action = NOT_YET
        s.bought = s.consumed = s.spent = s.favours_played = s.applied = s.applies = 0
        s.salvaged = s.halved = s.ability_used = s.rewarded = False
        if me.debts:
            me.debts = tuple([coins_on(debt) for debt in me.debts])
        if s.events is not None:
            s.tell(event_kinds.TURN_STARTED, "LOOP-2.0c", (self.who,))
        if s.rules.draws_favours and size(me.hand) < DRAWS_BELOW:
            for _ in range(me.career.favours_drawn()):
                draw_favour(s, self.who, "LOOP-2.2a")
        s.then(TakeTurn(self.who))
        s.ongoing.at_turn_start(s)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        """Only the first turn can wait on the agenda, under the questions before it; the others begin as soon as they are planned."""
        if s.round > 0:
            return f"expected round 0, found {s.round}"
        if self.who != s.starter:
            return f"expected the starting player {seat_text(s.starter)}, found {seat_text(self.who)}"
        return wrong_step_below(below, "")


@mypyc_attr(free_list_len=1)
class TakeTurn(Choice[LoopState]):
    """LOOP-2.0a, LOOP-2.0c: exactly one of WORK, BUY and CONSUME, mixed freely with FAVOUR, GOAL, REPUTATION, ABILITY, APPLY and PAYOFF.

    LOOP-R9: the question comes again after each of them.
    """

    RULE = "LOOP-2.0a"

    def stays(self) -> bool:
        return True

    def ask(self, s: LoopState, a: Ask) -> None:
        me = s.players[self.who]
        if s.action != STOPGAP:
            if a.allows(s.action == NOT_YET, "work", "action-done", "LOOP-2.0a"):
                ask_work(s, me, a)
            ask_buy(s, me, a)
            if me.career.salvages:
                ask_salvage(s, me, a)
            ask_consume(s, me, a)
            if s.action == NOT_YET and not a.options:
                ask_stopgap(s, a)
            if s.consumed > 0:
                ask_claim(s, me, a)
                ask_reputation_for_happiness(me, a)
            elif a.wants_reasons:
                a.allows(False, "claim", "no-activity-completed", "LOOP-2.3a")
                a.allows(False, "reputation for happiness", "only-when-consume", "LOOP-2.5c")
            if s.action == WORK:
                ask_reputation_for_coin(me, a)
            elif a.wants_reasons:
                a.allows(False, "reputation for coin", "only-when-work", "LOOP-2.5a")
            ask_favours(s, me, a)
            me.career.ask(s, me, a)
        if a.allows(s.action != STOPGAP or me.coins == 0, "apply", "turn-is-ending", "LOOP-R61"):
            ask_apply(s, a)
        if me.debts:
            ask_payoff(me, a)
        if a.allows(s.action != NOT_YET, "end turn", "no-action-done", "LOOP-2.0b") and lets_end_turn(s, me, a):
            a.offer(alphabet.END_TURN)

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        explain_turn(s, s.players[self.who], option, a)

    def take(self, s: LoopState, option: LoopOption) -> None:
        me = s.players[self.who]
        kind = option.kind
        if kind == alphabet.ENDS_TURN:
            self.end(s)
        elif kind == alphabet.WORKS and is_without_happiness(s, me):
            take_coin(s, me)
            self.end(s)
        elif kind == alphabet.BUYS:
            buy(s, me, option)
        elif kind == alphabet.CONSUMES:
            consume(s, self.who, option.activity, NOTHING, 0)
        elif kind == alphabet.WORKS:
            work(s, me, option)
        elif is_favour(kind):
            play_favour(s, me, option)
        elif kind == alphabet.CLAIMS:
            claim(s, me, option.goal)
        elif kind == alphabet.SPENDS_FOR_COIN:
            spend_for_coin(s, me)
        elif kind == alphabet.SPENDS_FOR_HAPPINESS:
            spend_for_happiness(s, me)
        elif kind == alphabet.PAYS_OFF:
            pay_off(s, me, option)
        elif kind == alphabet.APPLIES:
            apply_for_credit(s, self.who)
        elif kind == alphabet.SALVAGES:
            s.then(PayForSalvage(self.who, option.owner, option.type))
        elif kind == alphabet.TAKES_COIN:
            take_coin(s, me)
        else:
            me.career.use(s, me, option)

    def end(self, s: LoopState) -> None:
        """Nothing more is asked in this turn."""
        s.take_off()
        s.then(EndTurn(self.who))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        return outside_turn(s, self.who, below, "")


@mypyc_attr(free_list_len=1)
class EndTurn(Step[LoopState]):
    """LOOP-R23 (2): turn-end effects of the CONTINUOUS EVENT come first, and may ask."""

    AT_ONCE = True
    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: LoopState) -> None:
        s.then(Refill(self.who))
        s.ongoing.at_turn_end(s)


@mypyc_attr(free_list_len=1)
class Refill(Step[LoopState]):
    """LOOP-R23 (3) to (8): SHARE lapse, market and stage are refilled (LOOP-2.7b), DEPLETION is checked, Forge wears off, MATERIAL burn."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: LoopState) -> None:
        refill_market(s)
        refill_stage(s)
        check_depletion(s, self.who)
        s.unmark_materials()
        s.in_turn = False
        if s.events is not None:
            s.tell(event_kinds.TURN_ENDED, "LOOP-2.7a", (self.who,))
        last = s.is_last_of_round(self.who)
        if s.rules.burns_every_turn or (s.rules.burns_every_round and last):
            burn(s)
        if last and 0 < s.rules.round_limit <= s.round:
            s.set_off_end(BY_ROUND_LIMIT, "LOOP-R104")  # before EVENT, which no longer follow the very last turn (LOOP-R25)
        s.then(NextTurn(self.who))
        if s.ending == RUNNING or not last or s.rules.triggers_after_last_turn:
            s.then(TriggerEvents(self.who))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if s.action == NOT_YET:
            return "LOOP-2.0b: a turn doesn't end without an action"
        return outside_turn(s, self.who, below, "")


@mypyc_attr(free_list_len=1)
class NextTurn(Step[LoopState]):
    """LOOP-2.8-1, LOOP-R24: the game ends when the last player of the round has completed the turn; else the next player begins."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: LoopState) -> None:
        if s.ending != RUNNING and s.is_last_of_round(self.who):
            take_penalties(s)
            if s.events is not None:
                s.tell(event_kinds.GAME_ENDED, "LOOP-2.8-1", (s.ending,))
            return
        s.then(StartTurn(s.after(self.who)))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        return within_turn(s, self.who, below, "")
