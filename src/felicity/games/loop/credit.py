"""5.4 CREDIT CARD: APPLY, its Welcoming Gift, PAYOFF, and payments that force a player into debt."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.core.option import Option
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.core.tuples import exchanged, without
from felicity.core.untrusted import quoted
from felicity.games.loop import alphabet, event_kinds, names
from felicity.games.loop.agenda import wrong_moment_to_apply, wrong_share
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.constants import NOTHING
from felicity.games.loop.market import GIFT, TakeMaterial
from felicity.games.loop.player import Player
from felicity.games.loop.state import DEBT, NOT_DUE, PAID_ONE, LoopState

CREDIT: Final = 4  # COIN that a CREDIT CARD brings
MOST: Final = 2  # COIN that one CREDIT CARD may receive in a turn

# Payments that EVENT demand: their rules, the most COIN for each, and the IMMEDIATE EVENT that demands it after a turn.
TAX: Final = "LOOP-9.landfill-tax-a"
INSURANCE: Final = "LOOP-9.insurance"
REPURCHASE: Final = "LOOP-9.repurchase"
LANDFILL_TAX: Final = names.EVENTS.index("landfill-tax")
DUE: Final = {
    TAX: (1, names.EVENTS.index("obsolescence")),
    INSURANCE: (2, names.EVENTS.index("insurance")),
    REPURCHASE: (1, names.EVENTS.index("repurchase")),
}


def coins_on(debt: i64) -> int:
    """COIN lying on a CREDIT CARD; they are spent (LOOP-R60)."""
    return debt & 7


def paid_this_turn(debt: i64) -> int:
    """COIN that it received in this turn."""
    return (debt >> 3) & 3


def is_due(debt: i64) -> bool:
    """LOOP-5.4e: must it still be paid off in this turn?"""
    return debt < PAID_ONE


def ask_apply(s: LoopState, a: Ask) -> None:
    """LOOP-5.4c: at any moment of the player's own turn."""
    if not s.rules.credit:
        return
    if s.can_apply():
        a.offer(alphabet.APPLY)
    elif a.wants_reasons:
        a.allows(False, "apply", "no-credit-card-left", "LOOP-R104" if s.rules.unlimited_credit else "LOOP-R56")


def apply_for_credit(s: LoopState, who: int) -> None:
    """LOOP-5.4a, LOOP-5.4b: one more CREDIT CARD, 4 COIN, and 1 MATERIAL at QUALITY 1 (LOOP-5.4k), if the market has any (LOOP-R57)."""
    player = s.players[who]
    in_own_turn = s.in_turn and who == s.active
    player.debts = player.debts + (NOT_DUE if in_own_turn and not s.rules.pays_new_card_same_turn else 0,)
    if not s.rules.unlimited_credit:
        s.credit_left -= 1
    s.applies += 1
    player.coins += CREDIT
    if s.events is not None:
        s.tell(event_kinds.APPLIED, "LOOP-5.4a", (who, CREDIT))
    if s.market_types:
        s.then(TakeMaterial(who, 1, GIFT))
    if in_own_turn:
        s.applied += 1
        s.ongoing.when_applied(s)


def ask_payoff(me: Player, a: Ask) -> None:
    """LOOP-5.4e, LOOP-5.4f: the options depend only on the room on the cards and on up to 2 COIN, so they are cached."""
    rooms: i64 = 0
    for debt in me.debts:
        rooms |= ROOM[debt]
    if a.wants_reasons:
        go_through_instalments(a, rooms, me.coins)
        return
    key = (rooms & 1023) * (MOST + 1) + min(me.coins, MOST)
    known = _INSTALMENTS[key]
    if known is None:
        payable = Ask(False)
        go_through_instalments(payable, rooms, me.coins)
        known = payable.options
        _INSTALMENTS[key] = known
    a.options.extend(known)


def room_of(debt: int) -> int:
    """A CREDIT CARD by the COIN on it, 0 to 4: a bit that there is one and, below, two bits for the COIN it still takes this turn."""
    room = MOST - min(MOST, paid_this_turn(debt))
    return (1 << 10 + coins_on(debt)) | ((1 << room) - 1) << 2 * coins_on(debt)


ROOM: Final = [room_of(debt) for debt in range(2 * NOT_DUE)]
_INSTALMENTS: Final[list[list[Option] | None]] = [None] * (1024 * (MOST + 1))


def go_through_instalments(a: Ask, rooms: int, coins: int) -> None:
    """LOOP-5.4l: never more than is missing; the alphabet has no other options."""
    for option in alphabet.PAY_OFF:
        bits = (rooms >> 2 * option.on) & 3
        room = (bits & 1) + (bits >> 1)
        if (rooms >> 10 + option.on) & 1 and a.within(option.coins, room, option.text, "paid-enough-this-turn", "LOOP-5.4f"):
            a.offer_if_enough(option, coins, option.coins, "coins", "LOOP-5.4e")


def debt_to_pay(me: Player, on: i64) -> i64:
    """Of the CREDIT CARD with so many COIN on them, the one that received the least this turn."""
    best: i64 = NOTHING
    for debt in me.debts:
        if coins_on(debt) == on and (best == NOTHING or paid_this_turn(debt) < paid_this_turn(best)):
            best = debt
    return best


def pay_off(s: LoopState, me: Player, option: LoopOption) -> None:
    """LOOP-5.4h: with 5 COIN on it a CREDIT CARD is cleared and goes back to the supply (LOOP-R56)."""
    debt = debt_to_pay(me, option.on)
    me.coins -= option.coins
    if s.events is not None:
        s.tell(event_kinds.PAID_OFF, "LOOP-5.4e", (me.seat, option.coins, option.on + option.coins))
    if option.on + option.coins < DEBT:
        me.debts = exchanged(me.debts, debt, debt + option.coins + PAID_ONE * option.coins)
        return
    me.debts = without(me.debts, debt)
    if not s.rules.unlimited_credit:
        s.credit_left += 1
    if s.events is not None:
        s.tell(event_kinds.DEBT_CLEARED, "LOOP-5.4h", (me.seat,))


def lets_end_turn(s: LoopState, me: Player, a: Ask) -> bool:
    """LOOP-R59: every CREDIT CARD is paid off first, by a new one if COIN are lacking; only an empty supply waives it (LOOP-R56)."""
    for debt in me.debts:
        if debt < PAID_ONE:  # `is_due`
            if me.coins > 0:
                return a.allows(False, "end turn", "credit-card-not-paid-off", "LOOP-5.4e")
            if s.can_apply():
                return a.allows(False, "end turn", "must-apply-to-pay-off", "LOOP-5.4g")
    return True


class Pay(Step[LoopState]):
    """LOOP-5.4d, LOOP-9.landfill-tax-b: a player who can't pay what an EVENT demands applies for a CREDIT CARD first, then pays."""

    FIELDS = ("who:seat", "coins", "to:seat", "rule:rule")

    def __init__(self, who: int, coins: int, to: int, rule: str) -> None:
        self.who = who
        self.coins = coins
        self.to = to  # NOTHING: the bank
        self.rule = rule

    def run(self, s: LoopState) -> None:
        player = s.players[self.who]
        if player.coins < self.coins and s.can_apply():
            s.then(self)
            apply_for_credit(s, self.who)
            return
        paid = min(player.coins, self.coins)
        player.coins -= paid
        if self.to != NOTHING:
            s.players[self.to].coins += paid
        if s.events is not None:
            s.tell(event_kinds.COINS_PAID, self.rule, (self.who, paid))
            if paid < self.coins:
                s.tell(event_kinds.PAYMENT_WAIVED, "LOOP-R56", (self.who, self.coins - paid))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if self.rule not in DUE:
            return f"expected one of {', '.join(DUE)} as its rule, found {quoted(self.rule)}"
        most, event = DUE[self.rule]
        if not 1 <= self.coins <= most:
            return f"expected 1 to {most} COIN, found {self.coins}"
        if (self.to != NOTHING) != (self.rule == REPURCHASE) or self.to == self.who:
            return "LOOP-9.repurchase: only this is paid to a player, and to another one"
        if self.rule != TAX:
            return wrong_share(s, self.who, below, event)
        if s.ongoing.event != LANDFILL_TAX:
            return "LOOP-9.landfill-tax-a: this EVENT isn't in force"
        if not s.in_turn:
            return wrong_share(s, self.who, below, event)
        if not s.consumed or len(below) > 2:
            return "LOOP-9.landfill-tax-a: in a turn only the two MATERIAL of an ACTIVITY go to a LANDFILL"
        return wrong_step_below(below, "TakeTurn Pay")


class ApplyOrNot(Step[LoopState]):
    """LOOP-R101: before a player's share of an IMMEDIATE EVENT, as long as there are CREDIT CARD."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: LoopState) -> None:
        if s.can_apply():
            s.then(ChooseToApply(self.who))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        return wrong_moment_to_apply(s, self.who, below)


class ChooseToApply(Choice[LoopState]):
    """LOOP-5.2c: an IMMEDIATE EVENT lets each player APPLY, any number of times."""

    RULE = "LOOP-5.2c"

    def ask(self, s: LoopState, a: Ask) -> None:
        a.offer(alphabet.APPLY)
        a.offer(alphabet.PASS)

    def take(self, s: LoopState, option: LoopOption) -> None:
        if option is alphabet.APPLY:
            s.then(ApplyOrNot(self.who))
            apply_for_credit(s, self.who)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        return wrong_moment_to_apply(s, self.who, below) if s.can_apply() else "LOOP-R56: no CREDIT CARD is left"
