"""2c. Visit another player: to buy goods or, at the Banker's, to borrow and to pay back."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.tuples import replaced
from felicity.games.nation import alphabet, event_kinds, names
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.constants import BANKER, DOCTOR, NOTHING, VISIT_HOURS
from felicity.games.nation.doctor import offer_medicine
from felicity.games.nation.state import NationState, Player


def ask_visits(s: NationState, me: Player, a: Ask) -> None:
    """NATION-2.c1, NATION-2.c14, NATION-R3: any other player still in the game, even to buy nothing."""
    for host in s.players:
        if host is me:
            continue
        option = alphabet.VISIT[host.seat]
        if not a.allows(not host.out, option.text, "eliminated", "NATION-1.10"):
            continue
        a.offer(option)
        if host.character == BANKER:
            ask_bank(s, me, host, a)
        else:
            ask_goods(me, host, a)


def ask_goods(me: Player, host: Player, a: Ask) -> None:
    """NATION-2.c2, NATION-2.c4: as many as are for sale and the visitor can pay for."""
    if host.for_sale > 0 and me.money >= host.price:
        a.options += alphabet.BUY[host.seat][: min(host.for_sale, me.money // host.price)]
    elif a.wants_reasons:
        what = alphabet.BUYING[host.seat]
        if a.enough(host.for_sale, 1, what, "nothing-for-sale", "NATION-2.c2"):
            a.enough(me.money, host.price, what, "money", "NATION-2.c4")


def ask_bank(s: NationState, me: Player, banker: Player, a: Ask) -> None:
    """NATION-2.c5, NATION-2.c7, NATION-2.c9: take one of the Loans on offer, or pay back."""
    balance = s.balance_of(me)
    if a.allows(not me.borrowed, alphabet.BORROWING[banker.seat], "one-loan-per-round", "NATION-2.c9"):
        cash = me.money if s.rules.refinances_with_cash else 0
        for option in alphabet.BORROW[banker.seat]:
            if a.allows(s.on_offer[option.loan] > 0, option.text, "not-on-offer", "NATION-2.c7"):
                a.offer_if_enough(option, names.LOANS[option.loan] + cash, balance, "old-loan", "NATION-R16")
    repay = alphabet.REPAY[banker.seat]
    if a.allows(balance > 0, repay.text, "no-loan", "NATION-2.c13"):
        a.offer_if_enough(repay, me.money, balance, "money", "NATION-R15")


def visit(s: NationState, me: Player, option: NationOption) -> None:
    """NATION-2.c1, NATION-R31: an hour; players visited today may be infected later."""
    me.hours += VISIT_HOURS
    me.visited |= 1 << option.host
    host = s.players[option.host]
    if option.kind == alphabet.BUYS:
        buy(s, me, host, option.items)
    elif option.kind == alphabet.BORROWS:
        borrow(s, me, host, option.loan)
    elif option.kind == alphabet.REPAYS:
        repay(s, me, host)
    elif s.events is not None:
        s.tell(event_kinds.VISITED, "NATION-R3", (me.seat, host.seat))
    if host.character == DOCTOR:
        offer_medicine(s, me)  # NATION-R27: within the visit


def buy(s: NationState, me: Player, host: Player, items: int) -> None:
    """NATION-2.c3, NATION-2.c4, NATION-4.1b: the host must sell, to all at one price; the goods go into the visitor's storage."""
    money = items * host.price
    me.money -= money
    host.money += money
    host.for_sale -= items
    host.sold += items
    me.store(host.character, items)
    if s.events is not None:
        s.tell(event_kinds.BOUGHT, "NATION-2.c4", (me.seat, host.seat, host.character, items, money))


def borrow(s: NationState, me: Player, banker: Player, loan: int) -> None:
    """NATION-2.c7 to NATION-2.c12: the money comes from the Supply; an old Loan is paid back at once, without further interest."""
    amount, balance = names.LOANS[loan], s.balance_of(me)
    me.money += amount - balance
    s.lent += amount
    s.repaid += balance
    if me.loan != NOTHING:
        s.free_of_loan(me)
    s.on_offer = replaced(s.on_offer, loan, s.on_offer[loan] - 1)
    me.loan = loan
    me.borrowed = True
    if s.events is not None:
        s.tell(event_kinds.LOAN_TAKEN, "NATION-2.c8", (me.seat, banker.seat, amount, balance))


def repay(s: NationState, me: Player, banker: Player) -> None:
    """NATION-2.c13, NATION-2.c12, NATION-R15: the whole balance goes to the Supply; the Banker gets no interest on it."""
    balance = s.balance_of(me)
    me.money -= balance
    s.repaid += balance
    s.free_of_loan(me)
    if s.events is not None:
        s.tell(event_kinds.LOAN_REPAID, "NATION-2.c13", (me.seat, banker.seat, balance))
