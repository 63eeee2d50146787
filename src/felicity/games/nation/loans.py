"""1. Pay Loan: payments are made, levels are lost, players are eliminated, and the Banker collects (B.1 to B.3)."""

from __future__ import annotations

from felicity.core.step import Step
from felicity.games.nation import event_kinds, names
from felicity.games.nation.cards import LEVELS
from felicity.games.nation.constants import (
    BANKER,
    BREAD,
    BY_ELIMINATION,
    HOURS_PER_DAY,
    HOUSE,
    INVESTMENT,
    LOANS,
    MEDICINE,
    NOTHING,
    TICKET,
)
from felicity.games.nation.state import NationState, Player


class PayLoans(Step[NationState]):
    """NATION-1.1 to NATION-1.11, NATION-R1: everybody in turn pays the loan or, as the Banker, collects; there is nothing to choose.

    NATION-R61: by an option no loan is paid in the first round.
    """

    AT_ONCE = True

    def run(self, s: NationState) -> None:
        s.step = LOANS
        if s.seat_of[BANKER] == NOTHING:
            return
        if s.round < s.rules.first_payment and s.events is not None:
            s.tell(event_kinds.PAYMENTS_PUT_OFF, "NATION-R61", (s.rules.first_payment,))
        for seat in s.in_order():
            settle(s, s.players[seat])
        if len(s.in_order()) == 1:
            s.set_off_end(BY_ELIMINATION, "NATION-R14")
            s.end_game("NATION-R14")


def settle(s: NationState, player: Player) -> None:
    """NATION-1.2, NATION-B.1: a player with a loan pays; the Banker receives the return on investments instead."""
    if player.character == BANKER:
        receive_return(s, player)
    elif player.loan != NOTHING and s.round >= s.rules.first_payment:
        pay_loan(s, player)


def pay_loan(s: NationState, player: Player) -> None:
    """NATION-1.3 to NATION-1.9, NATION-R12, NATION-R13: the full payment; else the interest; else a level is lost and it is tried again."""
    row = player.loan * names.PAYMENTS + player.paid
    interest, payback = s.cards.interest[row], s.cards.payback[row]
    while player.money < interest:
        if player.level == 1:
            eliminate(s, player)
            return
        lose_level(s, player)
    banker = s.players[s.seat_of[BANKER]]
    player.money -= interest
    banker.money += interest
    if player.money < payback:
        if s.events is not None:
            s.tell(event_kinds.INTEREST_PAID, "NATION-1.6", (player.seat, interest, s.cards.balance[row]))
        return
    player.money -= payback
    s.repaid += payback
    if s.events is not None:
        s.tell(event_kinds.LOAN_PAID, "NATION-1.3", (player.seat, interest, payback, s.cards.balance[row] - payback))
    move_down(s, player)


def move_down(s: NationState, player: Player) -> None:
    """NATION-1.4, NATION-1.5: one row down; after the last one the loan is repaid."""
    player.paid += 1
    if player.paid == names.PAYMENTS:
        if s.events is not None:
            s.tell(event_kinds.LOAN_CLEARED, "NATION-1.5", (player.seat, names.LOANS[player.loan]))
        s.free_of_loan(player)


def lose_level(s: NationState, player: Player) -> None:
    """NATION-1.7, NATION-1.8: the money part of the upgrade comes back from the Supply, the Houses don't."""
    player.level -= 1
    money = s.cards.upgrade_money[player.character * LEVELS + player.level]
    player.money += money
    s.from_supply += money
    if s.events is not None:
        s.tell(event_kinds.LEVEL_LOST, "NATION-1.7", (player.seat, player.level, money))


def eliminate(s: NationState, player: Player) -> None:
    """NATION-1.9, NATION-R14, NATION-R59: everything goes to the Supply or the discards, the loan is cancelled."""
    balance = s.balance_of(player)
    if s.events is not None:
        s.tell(event_kinds.ELIMINATED, "NATION-1.9", (player.seat, player.money, balance))
    s.to_supply += player.money
    player.money = 0
    s.written_off += balance
    s.free_of_loan(player)
    for product in (HOUSE, BREAD, TICKET, MEDICINE):
        s.return_to_supply(product, player.stored(product))
        player.store(product, -player.stored(product))
    s.return_to_supply(player.character, player.for_sale)
    player.for_sale = 0
    for card in player.hand:
        if s.events is not None:
            s.tell(event_kinds.CARD_LOST, "NATION-R14", (player.seat, card))
    s.discards = s.discards + player.hand
    player.hand = ()
    player.shown = False
    player.sick = 0
    player.hours = HOURS_PER_DAY
    player.out = True


def receive_return(s: NationState, banker: Player) -> None:
    """NATION-B.1, NATION-B.2, NATION-R20: the return comes from the mat, as far as its money goes; by an option in full from the Supply."""
    due = s.cards.returns[s.marker]
    money = due if s.rules.returns_from_supply else min(due, s.mat)
    banker.money += money
    if s.rules.returns_from_supply:
        s.from_supply += money
    else:
        s.mat -= money
    if s.events is not None:
        s.tell(event_kinds.RETURN_RECEIVED, "NATION-B.1", (banker.seat, money, due))
    s.move_happiness(banker.seat, happiness_for(s, money), INVESTMENT, "NATION-B.3")


def happiness_for(s: NationState, money: int) -> int:
    """NATION-B.3, NATION-R55: by the row of the track that the amount received falls into."""
    found = 0
    for row, first in enumerate(s.cards.row_starts):
        if money >= first:
            found = s.cards.row_happiness[row]
            if row == 2:
                found = max(found, s.rules.third_row_happiness)
    return found
