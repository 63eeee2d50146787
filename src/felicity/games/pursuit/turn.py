"""The Action phase: turns, the simple actions of the board, and what may be done before and after an action."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.pursuit import alphabet, event_kinds
from felicity.games.pursuit.agenda import AfterAction, wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.cards import MOST_MOMENTS
from felicity.games.pursuit.constants import (
    ACTION,
    BY_TRAIT,
    DEVELOP,
    GET_JOB,
    JOINING,
    NOTHING,
    OVERTIME,
    REST,
    SPEND,
    STUDY,
    TAKE_PROJECT,
    TAKING,
    TEMP_JOB,
    UPKEEP,
)
from felicity.games.pursuit.deadly import all_kill
from felicity.games.pursuit.discard import ask_give_up, give_up, has_card_to_give_up
from felicity.games.pursuit.effects import gain_hourglasses
from felicity.games.pursuit.jobs import ask_jobs, ask_promotion, ask_retirement, get_job, promote, retire
from felicity.games.pursuit.markers import place_marker, repeat_stress
from felicity.games.pursuit.projects import advance, ask_advance, ask_join, ask_take, pay_for
from felicity.games.pursuit.relationships import ask_dates, ask_deepen, date, deepen
from felicity.games.pursuit.rows import ask_refresh, refresh
from felicity.games.pursuit.scoring import end_game
from felicity.games.pursuit.spend import ask_buy, buy
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import ease, take_stress
from felicity.games.pursuit.why import CLOSED_RULE, explain_action, is_action, is_of_turn

# The action space of each kind of option, NOTHING for what isn't a board action.
SPACE: Final = [
    NOTHING, STUDY, 1, 2, TEMP_JOB, TAKE_PROJECT, TAKE_PROJECT, SPEND, GET_JOB, DEVELOP, DEVELOP, OVERTIME, REST,
]  # fmt: skip
BASIC_RULES: Final = ("POH-6.1", "POH-6.2", "POH-6.3", "POH-6.4")  # by action


class StartActions(Step[PursuitState]):
    """POH-4.1, POH-R39: the First Player begins or, if dead, the next living player clockwise.

    POH-R35: a player without an hourglass gets no turn, and may give up cards now.
    """

    def run(self, s: PursuitState) -> None:
        s.phase = ACTION
        s.then(NextTurn(s.first))
        seats = s.clockwise_from(s.first)
        seats.reverse()
        for seat in seats:
            if s.players[seat].alive and s.players[seat].unused == 0 and s.rules.corrected:
                s.then(GoWithoutTurn(seat))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "EndRound") or wrong_moment(s, s.active, UPKEEP)


class GoWithoutTurn(Step[PursuitState]):
    """POH-R35: this player's hourglasses all went into upkeep."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: PursuitState) -> None:
        if has_card_to_give_up(s, s.players[self.who]):
            s.active = self.who
            s.then(GiveUpWithoutTurn(self.who))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_moment(s, s.active, ACTION) or wrong_without_turn(s, self.who, below)


class GiveUpWithoutTurn(Choice[PursuitState]):
    """POH-21.1, POH-R35: players who get no turn in this Action phase may give up cards before it starts."""

    RULE = "POH-21.1"

    def ask(self, s: PursuitState, a: Ask) -> None:
        a.offer(alphabet.END_TURN)
        ask_give_up(s, s.players[self.who], a)

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        if option.kind == alphabet.GIVES_UP:
            a.refuse(option.text, "not-yours", "POH-21.1")
        elif is_of_turn(s, option):
            a.enough(0, 1, option.text, "hourglass", "POH-4.9")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me = s.players[self.who]
        if option.kind == alphabet.GIVES_UP:
            give_up(s, me, option.card)
            if me.alive and has_card_to_give_up(s, me):
                s.then(self)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        why = wrong_moment(s, self.who, ACTION) or wrong_without_turn(s, self.who, below)
        return why or ("" if has_card_to_give_up(s, s.players[self.who]) else f"{seat_text(self.who)} has no card to give up")


def wrong_without_turn(s: PursuitState, who: int, below: list[AnyStep]) -> str:
    """POH-R35: why this player isn't one of those who go without a turn, clockwise from the First Player."""
    me, seats, later = s.players[who], s.rules.seats, below[-1] if below else None
    if not me.alive or me.unused:
        return f"expected {seat_text(who)} alive and without an unused hourglass"
    if isinstance(later, GoWithoutTurn) and (who - s.first) % seats >= (later.who - s.first) % seats:
        return f"expected the seats clockwise from {seat_text(s.first)}, the last of them at the bottom"
    return wrong_step_below(below, "NextTurn GoWithoutTurn")


@mypyc_attr(free_list_len=1)
class NextTurn(Step[PursuitState]):
    """POH-4.3, POH-4.9, POH-4.10: the next player clockwise with an unused hourglass; POH-R49: if nobody lives, the game is over."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: PursuitState) -> None:
        seat = self.who
        for _ in range(s.rules.seats):
            if s.players[seat].unused > 0:
                s.active = seat
                s.then(TakeTurn(seat))
                return
            seat = s.after(seat)
        if s.nobody_lives():
            end_game(s)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        if self.who not in (s.first, s.after(s.active)):
            return f"expected the First Player or the seat after {seat_text(s.active)}, who is active"
        return wrong_step_below(below, "EndRound") or wrong_moment(s, s.active, ACTION)


@mypyc_attr(free_list_len=1)
class TakeTurn(Choice[PursuitState]):
    """POH-4.2, POH-R61: one action on the board or on one's own card; before it, rows may be refreshed and cards given up."""

    RULE = "POH-4.2"

    def ask(self, s: PursuitState, a: Ask) -> None:
        me = s.players[self.who]
        a.offer(alphabet.STUDY)
        a.offer(alphabet.PLAY)
        a.offer(alphabet.INTERACT)
        a.offer(alphabet.TEMP_JOB)
        ask_take(s, me, a)
        ask_join(s, me, a)
        ask_buy(s, me, a)
        if a.allows(not s.is_closed(GET_JOB), "get", "teen", CLOSED_RULE):
            ask_jobs(s, me, a)
        if a.allows(not s.is_closed(DEVELOP), "date", "teen", CLOSED_RULE):
            ask_dates(s, me, a)
            ask_deepen(s, me, a)
        ask_overtime(s, me, a)
        a.offer(alphabet.REST)
        ask_advance(s, me, a)
        ask_promotion(s, me, a)
        ask_retirement(s, me, a)
        for addition in s.additions:
            addition.ask_action(s, me, a)
        if s.rules.may_stop and all_kill(s, me, a.options):
            a.offer(alphabet.STOP)
        elif a.wants_reasons:
            refuse_stop(s, a)
        ask_refresh(s, me, a)
        ask_give_up(s, me, a)
        for addition in s.additions:
            addition.ask_free(s, me, a)

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        me = s.players[self.who]
        explain_action(s, me, option, a)
        for addition in s.additions:
            addition.explain(s, me, option, a)

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me, kind = s.players[self.who], option.kind
        if kind == alphabet.REFRESHES:
            s.then(self)
            refresh(s, me, option.row)
        elif kind == alphabet.GIVES_UP:
            give_up(s, me, option.card)
            s.then(self if me.alive else FinishTurn(self.who))
        elif kind.number > alphabet.LAST_KIND:
            take_more(s, me, option)
        else:
            s.then(FinishTurn(self.who))
            if s.additions:
                s.then(AfterAction(self.who, option.number))
            if kind.number >= alphabet.ADVANCES.number:
                act_on_card(s, me, option)
            elif place_marker(s, me, SPACE[kind.number]):
                act_on_board(s, me, option)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        why = wrong_step_below(below, "EndRound") or wrong_moment(s, self.who, ACTION)
        return why or ("" if s.players[self.who].unused > 0 else f"{seat_text(self.who)} has no unused hourglass")


def refuse_stop(s: PursuitState, a: Ask) -> None:
    """POH-R10: nobody may pass while some action isn't deadly; by an option nobody ever may."""
    a.allows(False, alphabet.STOP.text, "something-harmless" if s.rules.may_stop else "no-passing", "POH-R10")


# --- acting ---


def act_on_board(s: PursuitState, me: Player, option: PursuitOption) -> None:
    """Carry out the action of a space."""
    kind = option.kind
    if kind.number <= alphabet.WORKS.number:
        gain_basics(s, me, SPACE[kind.number])
    elif kind == alphabet.TAKES:
        pay_for(s, me, TAKING, option.card, option.level)
    elif kind == alphabet.JOINS:
        pay_for(s, me, JOINING, option.card, option.level)
    elif kind == alphabet.BUYS:
        buy(s, me, option.card, option.level)
        gain_by_trait(s, me, SPEND)
    elif kind == alphabet.GETS_JOB:
        get_job(s, me, option.card)
    elif kind == alphabet.DATES:
        date(s, me, option.card, option.side)
    elif kind == alphabet.DEEPENS:
        deepen(s, me, option.card)
    elif kind == alphabet.WORKS_OVERTIME:
        work_overtime(s, me)
    else:
        rest(s, me)


def act_on_card(s: PursuitState, me: Player, option: PursuitOption) -> None:
    """POH-16.1 to POH-16.3: an action of a card in front of the player, without repeat stress."""
    if option.kind == alphabet.ADVANCES:
        advance(s, me, option.card)
    elif option.kind == alphabet.PROMOTES:
        promote(s, me, option.card)
    elif option.kind == alphabet.RETIRES:
        retire(s, me)
    else:
        stop(s, me)


def gain_basics(s: PursuitState, me: Player, action: int) -> None:
    """POH-6.1 to POH-6.4: 3 knowledge, creativity, influence or money; the spaces are in the order of the goods."""
    amount = s.cards.board.basic_gain
    me.take(action, amount)
    if s.events is not None:
        gained = [amount if good == action else 0 for good in range(TEMP_JOB + 1)]
        s.tell(event_kinds.GAINED, BASIC_RULES[action], (me.seat, gained[0], gained[1], gained[2], gained[3]))
    gain_by_trait(s, me, action)


def gain_by_trait(s: PursuitState, me: Player, action: int) -> None:
    """POH-2.12, POH-R37, POH-R38: what the trait adds, every time and automatically."""
    s.cards.trait_gain[me.trait * MOST_MOMENTS + action].gain(s, me, BY_TRAIT)


def rest(s: PursuitState, me: Player) -> None:
    """POH-15.1, POH-15.2, POH-R59: up to 2 spaces to the left within the section, even if that is none."""
    spaces = ease(s, me, s.cards.board.rest_spaces + s.cards.trait_rest[me.trait], "POH-15.1")
    if s.events is not None:
        s.tell(event_kinds.RESTED, "POH-15.1", (me.seat, spaces))
    gain_by_trait(s, me, REST)


def ask_overtime(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-14.1 to POH-14.3, POH-R7, POH-R9: not in the Teen and Old Age rounds, never deadly, and only if a marker is left."""
    text = alphabet.OVERTIME.text
    if not a.allows(not s.is_closed(OVERTIME), text, "teen" if s.round == 1 else "old-age", "POH-14.3"):
        return
    if not a.allows(me.hourglasses < s.rules.most_hourglasses, text, "no-marker-left", "POH-R7"):
        return
    stress = s.cards.board.overtime_stress + repeat_stress(s, me, OVERTIME)
    a.offer_if_enough(alphabet.OVERTIME, s.rules.stress_last - me.stress, stress, "overtime-would-kill", "POH-14.2")


def work_overtime(s: PursuitState, me: Player) -> None:
    """POH-14.1, POH-4.11: 2 hourglasses at once, and 2 Stress."""
    gain_hourglasses(s, me, s.cards.board.overtime_hourglasses, "POH-14.1")
    take_stress(s, me, s.cards.board.overtime_stress, "POH-14.1")


def stop(s: PursuitState, me: Player) -> None:
    """POH-R10: all remaining hourglasses go to Spent Time."""
    if s.events is not None:
        s.tell(event_kinds.STOPPED, "POH-R10", (me.seat, me.unused))
    me.spend_time(me.unused)


# --- what expansions add ---


def take_more(s: PursuitState, me: Player, option: PursuitOption) -> None:
    """An option of an expansion: the action of the turn, or something before it."""
    for addition in s.additions:
        if addition.owns(option):
            if addition.is_action(option):
                s.then(FinishTurn(me.seat))
                s.then(AfterAction(me.seat, option.number))
            else:
                s.then(GoOn(me.seat))
            addition.take(s, me, option)


class GoOn(Step[PursuitState]):
    """After something that was not the action: the turn goes on, if its player still has an hourglass for an action (POH-4.9)."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: PursuitState) -> None:
        me = s.players[self.who]
        s.then(TakeTurn(self.who) if me.alive and me.unused > 0 else FinishTurn(self.who))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        if not s.additions:
            return "no expansion lets anything come before the action in this game"
        return wrong_step_below(below, "EndRound") or wrong_moment(s, self.who, ACTION)


def has_after(s: PursuitState, me: Player) -> bool:
    """POH-R35: is there anything to ask about after the action?"""
    return has_card_to_give_up(s, me) or any(addition.has_after(s, me) for addition in s.additions)


# --- after the action ---


@mypyc_attr(free_list_len=1)
class FinishTurn(Step[PursuitState]):
    """POH-R35: after the action there is a last chance to give up cards; then the next player has the turn."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: PursuitState) -> None:
        me = s.players[self.who]
        s.then(NextTurn(s.after(self.who)))
        if me.alive and has_after(s, me):
            s.then(EndTurn(self.who))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "EndRound") or wrong_moment(s, self.who, ACTION)


@mypyc_attr(free_list_len=1)
class EndTurn(Choice[PursuitState]):
    """POH-20.3, POH-21.2, POH-R35: cards may still be given up, but rows no longer refreshed."""

    RULE = "POH-R35"

    def ask(self, s: PursuitState, a: Ask) -> None:
        a.offer(alphabet.END_TURN)
        ask_give_up(s, s.players[self.who], a)
        for addition in s.additions:
            addition.ask_after(s, s.players[self.who], a)
        if a.wants_reasons:
            a.allows(False, "refresh", "after-the-action", "POH-20.3")

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        me = s.players[self.who]
        if option.kind == alphabet.GIVES_UP:
            a.refuse(option.text, "not-yours", "POH-21.1")
        elif is_action(s, option):
            a.refuse(option.text, "action-done", "POH-4.2")
        else:
            for addition in s.additions:
                addition.explain_after(s, me, option, a)

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me = s.players[self.who]
        if option.kind == alphabet.GIVES_UP:
            give_up(s, me, option.card)
        for addition in s.additions:
            if addition.owns(option):
                addition.take(s, me, option)
        if option is not alphabet.END_TURN and me.alive and has_after(s, me):
            s.then(self)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        why = wrong_step_below(below, "NextTurn") or wrong_moment(s, self.who, ACTION)
        return why or ("" if has_after(s, s.players[self.who]) else f"{seat_text(self.who)} has nothing left to do in this turn")
