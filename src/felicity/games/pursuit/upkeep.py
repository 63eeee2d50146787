"""The Upkeep phase: new cards on the board, hourglasses, stress of too many cards, and upkeep costs."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.core.tuples import without
from felicity.games.pursuit import alphabet, event_kinds
from felicity.games.pursuit.agenda import wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.cards import MOST_MOMENTS, UPKEEP_MOMENT
from felicity.games.pursuit.constants import BY_TRAIT, ITEMS, JOBS, LEVELS, NOTHING, PARTNERS, SOURCE_OF, UPKEEP, card_of, level_of
from felicity.games.pursuit.discard import code_of, discard, take_penalty
from felicity.games.pursuit.rows import deal_board
from felicity.games.pursuit.scoring import end_game
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import hourglasses_by, take_stress


class DoUpkeep(Step[PursuitState]):
    """POH-3.2, POH-R43: the board, hourglasses and stress for all; then everybody pays, clockwise from the First Player."""

    AT_ONCE = True

    def run(self, s: PursuitState) -> None:
        if s.nobody_lives():
            end_game(s)
            return
        deal_board(s)
        seats = s.clockwise_from(s.first)
        for seat in seats:
            hand_out_hourglasses(s, s.players[seat])
        for seat in seats:
            stress_of_cards(s, s.players[seat])
        seats.reverse()
        for seat in seats:
            s.then(GoThroughCards(seat))


def hand_out_hourglasses(s: PursuitState, me: Player) -> None:
    """POH-3.12, POH-3.13, POH-R6, POH-R7, POH-R44: 6 plus the number of the section; it doesn't add up over the rounds."""
    me.hourglasses = min(s.rules.most_hourglasses, max(0, s.cards.board.base_hourglasses + hourglasses_by(s, me.stress)))
    me.unused = me.hourglasses
    if s.events is not None:
        s.tell(event_kinds.HOURGLASSES_SET, "POH-3.12", (me.seat, me.hourglasses))


def stress_of_cards(s: PursuitState, me: Player) -> None:
    """POH-3.14, POH-3.15, POH-3.23, POH-R23: 1 for each slot card from the fourth on, and 1 for each Partner beyond the first."""
    stress = me.slot_cards() - s.cards.board.slot_limit
    if stress > 0:
        if s.events is not None:
            s.tell(event_kinds.SLOTS_STRESSED, "POH-3.14", (me.seat, me.slot_cards(), stress))
        take_stress(s, me, stress, "POH-3.14")
    stress = len(me.partners) - 1
    if stress > 0 and me.alive:
        if s.events is not None:
            s.tell(event_kinds.PARTNERS_STRESSED, "POH-3.15", (me.seat, len(me.partners), stress))
        take_stress(s, me, stress, "POH-3.15")


class GoThroughCards(Step[PursuitState]):
    """POH-3.16, POH-R47: one player's upkeep; traits and retired Jobs (POH-R69) pay first."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: PursuitState) -> None:
        me = s.players[self.who]
        if not me.alive:
            return
        s.active = self.who
        me.due = due_cards(s, me)
        s.then(SettleUpkeep(self.who))
        s.cards.trait_gain[me.trait * MOST_MOMENTS + UPKEEP_MOMENT].gain(s, me, BY_TRAIT)
        pay = len(me.retired) * s.cards.board.retirement_pay
        if pay:
            me.money += pay
            if s.events is not None:
                s.tell(event_kinds.PENSION_PAID, "POH-R69", (self.who, pay))
        for addition in s.additions:
            addition.upkeep(s, me)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_moment(s, s.active, UPKEEP) or wrong_queue(s, self.who, below)


def wrong_queue(s: PursuitState, who: int, below: list[AnyStep]) -> str:
    """POH-R43: why these can't come after this player: all living players, clockwise from the First Player."""
    seats, later = s.rules.seats, below[-1] if below else None
    at = (who - s.first) % seats
    end = (later.who - s.first) % seats if isinstance(later, GoThroughCards) else seats
    if at >= end:
        return f"expected the seats clockwise from {seat_text(s.first)}, the last of them at the bottom"
    for place in range(at + 1, end):
        seat = (s.first + place) % seats
        if s.players[seat].alive:
            return f"expected GoThroughCards of {seat_text(seat)} below it"
    return wrong_step_below(below, "StartActions GoThroughCards")


def due_cards(s: PursuitState, me: Player) -> tuple[int, ...]:
    """POH-3.16, POH-12.5, POH-13.10, POH-R56: Items, the Job and Partners whose current level shows an upkeep cost."""
    job = (me.job,) if me.job != NOTHING and s.cards.has_upkeep[me.job * LEVELS + 1] else ()
    return due_among(s, me.items) + job + due_among(s, me.partners)


def due_among(s: PursuitState, codes: tuple[int, ...]) -> tuple[int, ...]:
    """Those that have upkeep at their level."""
    return tuple([card_of(code) for code in codes if s.cards.has_upkeep[upkeep_at(code)]])


def upkeep_at(code: int) -> int:
    """The index of a card at its level in the card data."""
    return card_of(code) * LEVELS + level_of(code)


def level_at(s: PursuitState, me: Player, card: int) -> int:
    """The index of one of the player's cards in the card data."""
    row = s.cards.row[card]
    if row == JOBS:
        return card * LEVELS + 1
    return upkeep_at(code_of(me.items if row == ITEMS else me.partners, card))


class SettleUpkeep(Step[PursuitState]):
    """POH-3.17: as long as a card is due and its owner lives."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: PursuitState) -> None:
        if s.players[self.who].due:
            s.then(PayUpkeep(self.who))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_moment(s, self.who, UPKEEP) or wrong_queue(s, self.who, below)


class PayUpkeep(Choice[PursuitState]):
    """POH-3.17, POH-3.19, POH-R46: one card at a time, in any order; each is paid in full or refused."""

    RULE = "POH-3.17"

    def ask(self, s: PursuitState, a: Ask) -> None:
        me = s.players[self.who]
        for card in me.due:
            cost = s.cards.upkeep_cost[level_at(s, me, card)]
            if cost.possible(s, me):
                a.offer(s.cards.options.pay[card])
            elif a.wants_reasons:
                cost.refuse(s, me, a, s.cards.options.pay[card].text, "POH-3.22")
        for card in me.due:
            a.offer(s.cards.options.refuse[card])

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        a.allows(option.kind not in (alphabet.PAYS, alphabet.REFUSES), option.text, "not-due", "POH-3.16")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me, card = s.players[self.who], option.card
        me.due = without(me.due, card)
        s.then(SettleUpkeep(self.who))
        if option.kind == alphabet.PAYS:
            pay_upkeep(s, me, card)
        else:
            leave_unpaid(s, me, card)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_moment(s, self.who, UPKEEP) or wrong_queue(s, self.who, below)


def pay_upkeep(s: PursuitState, me: Player, card: int) -> None:
    """POH-3.16, POH-3.21: the cost, hourglasses to Spent Time, then the reward."""
    at = level_at(s, me, card)
    if s.events is not None:
        s.tell(event_kinds.UPKEEP_PAID, "POH-3.16", (me.seat, card))
    s.cards.upkeep_cost[at].pay(s, me)
    s.cards.upkeep_reward[at].gain(s, me, SOURCE_OF[s.cards.kind[card]])


def leave_unpaid(s: PursuitState, me: Player, card: int) -> None:
    """POH-3.18, POH-12.6, POH-13.11, POH-R72: the card is discarded without reward; 1 Stress, 1 STH less."""
    assert s.cards.row[card] in (ITEMS, JOBS, PARTNERS)
    if s.events is not None:
        s.tell(event_kinds.UPKEEP_UNPAID, "POH-3.18", (me.seat, card))
    discard(s, me, card)
    take_penalty(s, me, "POH-3.18")
