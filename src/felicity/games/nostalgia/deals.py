"""What a Nostalgia card asks to be paid for: 3 active triggers, 4 realisation, 6 levels, 7 choices, 8 time for a passion."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.state import ask_or_take
from felicity.core.step import AnyStep, Choice, wrong_step_below
from felicity.core.tuples import without
from felicity.games.nostalgia import alphabet, event_kinds
from felicity.games.nostalgia.album import Albums, albums_of
from felicity.games.nostalgia.constants import (
    ACTIVATING,
    ACTIVE,
    BOTH,
    BY_NOSTALGIA,
    CHOICE,
    CHOOSING_FIRST,
    CHOOSING_SECOND,
    DEVOTING,
    FIRST_CHOICE,
    PROGRESSING,
    REALISING,
    REPEATABLE,
    TOP_LEVEL,
    at_level,
    card_in,
    checks_of,
    level_in,
    memory_of,
    realised,
    with_markers,
    with_stock,
)
from felicity.games.nostalgia.moments import REALISE_MOMENT, gain_by_trait
from felicity.games.nostalgia.triggers import activate
from felicity.games.pursuit import alphabet as base
from felicity.games.pursuit import event_kinds as base_event_kinds
from felicity.games.pursuit.agenda import action_below, wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import ACTION, ADVANCING, LEVELS, MAX_LEVEL, NOTHING
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.projects import ask_less, ask_more, can_pay, discount_of, explain_payment, malus_of, refuse
from felicity.games.pursuit.state import Player, PursuitState

RULES: Final = ["NOS-3.5", "NOS-4.4", "NOS-6.5", "NOS-7.1", "NOS-7.1", "NOS-8.1"]  # by deal

# --- what may be done ---


def ask_active(s: PursuitState, albums: Albums, me: Player, a: Ask) -> None:
    """NOS-3.5 to NOS-3.7, NOS-3.9: active triggers without a check, for their cost and without an hourglass."""
    for code in albums.albums[me.seat].board:
        option = alphabet.ACTIVATE[memory_of(code)]
        if a.allows(not checks_of(code) & ACTIVE, option.text, "has-check", "NOS-3.9"):
            offer(s, albums, me, a, option, ACTIVATING)


def ask_realise(s: PursuitState, albums: Albums, me: Player, a: Ask) -> None:
    """NOS-3.2, NOS-4.1 to NOS-4.3, NOS-R11, NOS-R19: both triggers are checked, the condition is met, and the cost can be paid."""
    for code in albums.albums[me.seat].board:
        card = memory_of(code)
        option = alphabet.REALISE[card]
        if not a.allows(checks_of(code) == BOTH, option.text, "trigger-missing", "NOS-3.2"):
            continue
        for wanted in albums.card_data.conditions[card]:
            if not a.enough(wanted.has(s, me), wanted.amount, option.text, wanted.reason, "NOS-4.2"):
                break
        else:
            offer(s, albums, me, a, option, REALISING)


def ask_realised(s: PursuitState, albums: Albums, me: Player, a: Ask) -> None:
    """NOS-5.8, NOS-5.11, NOS-5.12: the next step of every realised card: a level, one of two choices, or the repeatable level again."""
    for code in albums.albums[me.seat].realised:
        card, level = card_in(code), level_in(code)
        category = albums.card_data.category[card]
        if level < TOP_LEVEL[category]:
            offer(s, albums, me, a, alphabet.PROGRESS[card], PROGRESSING)
            if a.wants_reasons:
                refuse_too_early(a, card, category)
        elif category == REPEATABLE:
            offer(s, albums, me, a, alphabet.DEVOTE[card], DEVOTING)
        elif category == CHOICE and a.allows(level < FIRST_CHOICE, f"choose {alphabet.name(card)}", "choice-made", "NOS-7.3"):
            offer(s, albums, me, a, alphabet.CHOOSE[card][0], CHOOSING_FIRST)
            offer(s, albums, me, a, alphabet.CHOOSE[card][1], CHOOSING_SECOND)
        if a.wants_reasons and level >= TOP_LEVEL[category]:
            a.allows(False, alphabet.PROGRESS[card].text, "top-level", "NOS-6.4")


def refuse_too_early(a: Ask, card: int, category: int) -> None:
    """NOS-7.4, NOS-8.3: a choice or a passion needs more levels first."""
    if category == CHOICE:
        a.allows(False, f"choose {alphabet.name(card)}", "not-yet", "NOS-7.4")
    elif category == REPEATABLE:
        a.allows(False, alphabet.DEVOTE[card].text, "not-yet", "NOS-8.3")


def offer(s: PursuitState, albums: Albums, me: Player, a: Ask, option: PursuitOption, deal: int) -> None:
    """A deal, if there are hourglasses for it and it can be paid for."""
    cost = cost_of(albums, me, deal, option.card)
    if not a.enough(me.unused, markers_for(cost, deal), option.text, "hourglass", RULES[deal]):
        return
    if payable(s, albums, me, cost):
        a.offer(option)
    elif a.wants_reasons and albums.sth_counts:
        refuse(s, me, a, cost, ADVANCING, option.text)
    elif a.wants_reasons:
        cost.refuse(s, me, a, option.text, RULES[deal])


# --- paying ---


def cost_of(albums: Albums, me: Player, deal: int, card: int) -> Bundle:
    """What is printed for a deal."""
    card_data = albums.card_data
    if deal == ACTIVATING:
        return card_data.active_cost[card]
    if deal == REALISING:
        return card_data.realise_cost[card]
    return card_data.cost[card * LEVELS + level_for(albums, me, deal, card)]


def level_for(albums: Albums, me: Player, deal: int, card: int) -> int:
    """NOS-6.3, NOS-7.1, NOS-R29: the level that a realised card reaches by a deal."""
    if deal == PROGRESSING:
        return level_in(albums.albums[me.seat].realisation(card)) + 1
    return MAX_LEVEL if deal == DEVOTING else FIRST_CHOICE + deal - CHOOSING_FIRST


def markers_for(cost: Bundle, deal: int) -> int:
    """NOS-6.2, NOS-7.2, NOS-R32: one for the action, plus the printed ones; a free action needs none."""
    return 0 if deal == ACTIVATING else 1 + cost.hourglasses


def payable(s: PursuitState, albums: Albums, me: Player, cost: Bundle) -> bool:
    """NOS-6.5, NOS-R8: the whole cost; by an option STH counts as it does for Projects."""
    return can_pay(s, me, cost, ADVANCING) if albums.sth_counts else cost.possible(s, me)


def strike(s: PursuitState, me: Player, deal: int, card: int) -> None:
    """A deal is paid for and carried out. NOS-R8: if, by an option, STH leaves a choice of what to pay, the player is asked."""
    albums = albums_of(s)
    cost = cost_of(albums, me, deal, card)
    is_charged = cost.resources > 0 or s.rules.corrected
    if albums.sth_counts and ((is_charged and malus_of(s, me, ADVANCING)) or (cost.resources and discount_of(s, me, ADVANCING))):
        ask_or_take(s, PayForMemory(me.seat, deal, card))
        return
    pay(s, me, cost, (0, 0, 0), RULES[deal])
    carry_out(s, albums, me, deal, card)


def pay(s: PursuitState, me: Player, cost: Bundle, more: tuple[int, int, int], rule: str) -> None:
    """NOS-4.4, NOS-6.1: the cost with so many resources more (if negative, less); hourglasses are placed on the card."""
    knowledge, creativity, influence = cost.knowledge + more[0], cost.creativity + more[1], cost.influence + more[2]
    me.knowledge -= knowledge
    me.creativity -= creativity
    me.influence -= influence
    if s.events is not None and knowledge + creativity + influence + cost.money:
        s.tell(base_event_kinds.PAID, rule, (me.seat, knowledge, creativity, influence, cost.money))
    for part in cost.others:
        part.pay(s, me)
    for addition in s.additions:
        addition.paid(s, me, (knowledge, creativity, influence, cost.money), False)


class PayForMemory(Choice[PursuitState]):
    """NOS-R8: by an option, of which resources STH makes the player pay less or more."""

    RULE = "NOS-R8"
    FIELDS = ("who:seat", "deal:deal", "nostalgia:nostalgia")

    def __init__(self, who: int, deal: int, nostalgia: int) -> None:
        super().__init__(who)
        self.deal = deal
        self.nostalgia = nostalgia

    def ask(self, s: PursuitState, a: Ask) -> None:
        me = s.players[self.who]
        cost = cost_of(albums_of(s), me, self.deal, self.nostalgia)
        malus = malus_of(s, me, ADVANCING)
        if malus:
            ask_more(me, a, cost, malus)
        else:
            ask_less(me, a, cost, discount_of(s, me, ADVANCING))

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        me = s.players[self.who]
        cost = cost_of(albums_of(s), me, self.deal, self.nostalgia)
        explain_payment(cost, malus_of(s, me, ADVANCING), discount_of(s, me, ADVANCING), option, a)

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me, albums = s.players[self.who], albums_of(s)
        sign = 1 if option.kind == base.ADDS else -1
        more = (sign * option.knowledge, sign * option.creativity, sign * option.influence)
        pay(s, me, cost_of(albums, me, self.deal, self.nostalgia), more, "NOS-R8")
        carry_out(s, albums, me, self.deal, self.nostalgia)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        why = wrong_moment(s, self.who, ACTION)
        if why:
            return why
        me, albums, a = s.players[self.who], albums_of(s), Ask(False)
        if self.deal == ACTIVATING:
            ask_active(s, albums, me, a)
        else:
            ask_realise(s, albums, me, a)
            ask_realised(s, albums, me, a)
        done = action_below(below)
        if not any(self.is_for(option) and done in (NOTHING, option.number) for option in a.options):
            return "this can't be paid for now"
        return wrong_step_below(below, "GoOn" if self.deal == ACTIVATING else "AfterAction")

    def is_for(self, option: Option) -> bool:
        """Is this the payment for that option?"""
        kind = KIND_OF[self.deal]
        named = (self.nostalgia, self.deal - CHOOSING_FIRST + 1) if kind == alphabet.CHOOSES else (self.nostalgia,)
        return option.kind == kind and option.arguments == named


KIND_OF: Final = [  # by deal
    alphabet.ACTIVATES, alphabet.REALISES, alphabet.PROGRESSES, alphabet.CHOOSES, alphabet.CHOOSES, alphabet.DEVOTES,
]  # fmt: skip


# --- effects ---


def carry_out(s: PursuitState, albums: Albums, me: Player, deal: int, card: int) -> None:
    """The deal is paid for."""
    if deal == ACTIVATING:
        activate(s, me, card, ACTIVE)
    elif deal == REALISING:
        realise(s, albums, me, card)
    else:
        reach(s, albums, me, deal, card)


def realise(s: PursuitState, albums: Albums, me: Player, card: int) -> None:
    """NOS-4.4 to NOS-4.8, NOS-R9, NOS-R10: hourglasses go on the card, which is turned over at level 1; then the reward."""
    album, card_data = albums.albums[me.seat], albums.card_data
    markers = markers_for(card_data.realise_cost[card], REALISING)
    me.unused -= markers
    album.board = without(album.board, album.reminiscence(card))
    album.realised = album.realised + (realised(card, 1, markers),)
    if s.events is not None:
        s.tell(event_kinds.REALISED, "NOS-4.5", (me.seat, card))
    card_data.realise_reward[card].gain(s, me, BY_NOSTALGIA)
    gain_by_trait(s, me, REALISE_MOMENT)


def reach(s: PursuitState, albums: Albums, me: Player, deal: int, card: int) -> None:
    """NOS-6.1, NOS-7.1, NOS-8.1: hourglasses on the card, the cube on the level or choice, and its reward."""
    album, card_data = albums.albums[me.seat], albums.card_data
    level = level_for(albums, me, deal, card)
    at = card * LEVELS + level
    markers = markers_for(card_data.cost[at], deal)
    me.unused -= markers
    code = album.realisation(card)
    moved = with_markers(at_level(code, level), markers)
    if card_data.stock[card]:
        moved = with_stock(moved, card_data.stock[card])  # NOS-R22
    album.change(code, moved)
    tell_reached(s, albums, me, deal, card, level)
    card_data.reward[at].gain(s, me, BY_NOSTALGIA)


def tell_reached(s: PursuitState, albums: Albums, me: Player, deal: int, card: int, level: int) -> None:
    """A level, a choice or a repeat, and the stock of a storage card."""
    if s.events is None:
        return
    card_data = albums.card_data
    if deal == DEVOTING:
        s.tell(event_kinds.TIME_DEVOTED, "NOS-8.1", (me.seat, card))
    elif deal == PROGRESSING:
        s.tell(event_kinds.PROGRESSED, "NOS-6.1", (me.seat, card, level))
        if card_data.stock[card]:
            s.tell(event_kinds.STOCKED, "NOS-R22", (me.seat, card, card_data.stored_good[card], card_data.stock[card]))
    else:
        s.tell(event_kinds.CHOICE_MADE, "NOS-7.1", (me.seat, card, level - FIRST_CHOICE + 1))
