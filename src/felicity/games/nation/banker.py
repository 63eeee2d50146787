"""The Banker: invest in the Foreign Countries, and make a new loan."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.tuples import replaced
from felicity.games.nation import alphabet, event_kinds, names
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.constants import BANKER, INVEST_HOURS, INVEST_MONEY, MAKE_LOAN_HOURS
from felicity.games.nation.state import NationState, Player


def ask_invest(s: NationState, me: Player, a: Ask) -> None:
    """NATION-B.4, NATION-R21: 2 hours and 20B, up to the last space of the track."""
    if not a.allows(me.character == BANKER, "invest", "only-the-banker", "NATION-B.4"):
        return
    if a.allows(s.marker + 1 < len(s.cards.returns), "invest", "end-of-track", "NATION-R21") and a.enough(
        me.hours_left(), INVEST_HOURS, "invest", "hours", "NATION-2.7"
    ):
        a.offer_if_enough(alphabet.INVEST, me.money, INVEST_MONEY, "money", "NATION-B.4")


def invest(s: NationState, me: Player) -> None:
    """NATION-B.4, NATION-B.5: the marker moves on; the higher return is paid from the next round on."""
    me.hours += INVEST_HOURS
    s.pay_mat(me, INVEST_MONEY)
    s.marker += 1
    if s.events is not None:
        s.tell(event_kinds.INVESTED, "NATION-B.4", (me.seat, INVEST_MONEY, s.cards.returns[s.marker]))


def ask_make_loan(s: NationState, me: Player, a: Ask) -> None:
    """NATION-B.6, NATION-B.7, NATION-R19, NATION-R54: add a card from the reserve, replace one on offer with it, or withdraw one."""
    if not a.allows(me.character == BANKER, "offer", "only-the-banker", "NATION-B.6"):
        return
    if me.hours_left() < MAKE_LOAN_HOURS:
        for what in ("offer", "replace", "withdraw"):
            a.enough(me.hours_left(), MAKE_LOAN_HOURS, what, "hours", "NATION-2.7")
        return
    for option in alphabet.OFFER:
        if a.allows(s.reserve[option.loan] > 0, option.text, "not-in-reserve", "NATION-B.6"):
            a.offer(option)
    for loan in range(len(names.LOANS)):
        if a.allows(s.on_offer[loan] > 0, alphabet.WITHDRAW[loan].text, "not-on-offer", "NATION-B.7"):
            a.offer(alphabet.WITHDRAW[loan])
            ask_replace(s, a, loan)


def ask_replace(s: NationState, a: Ask, loan: int) -> None:
    """NATION-B.7: a card on offer may be replaced with any other from the reserve."""
    for option in alphabet.REPLACE[loan]:
        if a.allows(s.reserve[option.by] > 0, option.text, "not-in-reserve", "NATION-B.7"):
            a.offer(option)


def make_loan(s: NationState, me: Player, option: NationOption) -> None:
    """NATION-B.6 to NATION-B.8, NATION-R54: the new card is on offer at once; a card that leaves the offer goes to the reserve."""
    me.hours += MAKE_LOAN_HOURS
    amount = names.LOANS[option.loan]
    if option.kind == alphabet.OFFERS:
        lay_out(s, option.loan)
        if s.events is not None:
            s.tell(event_kinds.LOAN_OFFERED, "NATION-B.6", (me.seat, amount))
        return
    take_back(s, option.loan)
    if option.kind == alphabet.REPLACES:
        lay_out(s, option.by)
        if s.events is not None:
            s.tell(event_kinds.LOAN_REPLACED, "NATION-B.7", (me.seat, amount, names.LOANS[option.by]))
    elif s.events is not None:
        s.tell(event_kinds.LOAN_WITHDRAWN, "NATION-B.7", (me.seat, amount))


def lay_out(s: NationState, loan: int) -> None:
    """A Loan card goes from the reserve to the offer."""
    s.reserve = replaced(s.reserve, loan, s.reserve[loan] - 1)
    s.on_offer = replaced(s.on_offer, loan, s.on_offer[loan] + 1)


def take_back(s: NationState, loan: int) -> None:
    """A Loan card goes from the offer to the reserve."""
    s.on_offer = replaced(s.on_offer, loan, s.on_offer[loan] - 1)
    s.reserve = replaced(s.reserve, loan, s.reserve[loan] + 1)
