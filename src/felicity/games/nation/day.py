"""2. Spend your day: twelve hours, one action per turn."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.nation import alphabet, event_kinds
from felicity.games.nation.agenda import wrong_seat
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.banker import ask_invest, ask_make_loan, invest, make_loan
from felicity.games.nation.constants import BUILDER, DAY, HOURS_PER_DAY
from felicity.games.nation.doctor import LoseHours, ask_medicine, ask_work_abroad, look_at_mat, offer_medicine, take_medicine, work_abroad
from felicity.games.nation.explore import ask_enjoy, ask_explore, enjoy, explore
from felicity.games.nation.explorer import PLAYED, ask_cards
from felicity.games.nation.state import NationState
from felicity.games.nation.visit import ask_visits, visit
from felicity.games.nation.why import explain_action
from felicity.games.nation.work import ask_upgrade, ask_work, upgrade, work


class SpendDay(Step[NationState]):
    """NATION-2.2, NATION-2.5, NATION-2.8: twelve new hours, less those lost by sickness (NATION-R26), then the Builder begins."""

    AT_ONCE = True

    def run(self, s: NationState) -> None:
        s.step = DAY
        s.then(NextTurn(s.seat_of[BUILDER]))
        seats = s.in_order()
        seats.reverse()
        for seat in seats:
            player = s.players[seat]
            player.hours = 0
            player.visited = 0  # NATION-R50
            player.borrowed = False
            player.enjoyed = 0
            player.sold = 0
            if player.sick > 0:
                s.then(LoseHours(seat))
                offer_medicine(s, player)


@mypyc_attr(free_list_len=1)
class NextTurn(Step[NationState]):
    """NATION-2.1, NATION-2.3, NATION-2.4, NATION-R1: the next player clockwise who has hours left; if nobody has, the day is over."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: NationState) -> None:
        seat = self.who
        for _ in range(s.rules.seats):
            if s.players[seat].hours < HOURS_PER_DAY:
                s.active = seat
                s.asked = 0
                s.then(TakeTurn(seat))
                look_at_mat(s, s.players[seat])
                return
            seat = s.after(seat)

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        if self.who not in (s.seat_of[BUILDER], s.after(s.active)):
            return f"expected the Builder or the seat after {seat_text(s.active)}, who is active"
        return wrong_step_below(below, "EnjoyHomeAndDinner")


@mypyc_attr(free_list_len=1)
class TakeTurn(Choice[NationState]):
    """NATION-2.1, NATION-2.6, NATION-2.7: exactly one action for which the hours suffice; Medicine costs no time (NATION-R27)."""

    RULE = "NATION-2.1"

    def ask(self, s: NationState, a: Ask) -> None:
        me = s.players[self.who]
        if me.sick > 0 or a.wants_reasons:
            ask_medicine(me, a)
        ask_upgrade(s, me, a)
        ask_work(s, me, a)
        ask_work_abroad(s, me, a)
        ask_invest(s, me, a)
        ask_make_loan(s, me, a)
        ask_visits(s, me, a)
        ask_explore(s, me, a)
        ask_enjoy(s, me, a)
        ask_cards(s, me, a)
        a.offer(alphabet.END_DAY)

    def explain(self, s: NationState, option: NationOption, a: Ask) -> None:
        explain_action(s, s.players[self.who], option, a)

    def take(self, s: NationState, option: NationOption) -> None:
        me = s.players[self.who]
        kind = option.kind
        if kind == alphabet.TAKES_MEDICINE:
            s.then(self)
            take_medicine(s, me, option)
            return
        if kind == alphabet.PLAYS and not PLAYED[option.card].succeeds(s, option):
            s.then(self)  # NATION-X.6c: another action on this same turn
        else:
            s.then(NextTurn(s.after(self.who)))
        if kind in (alphabet.VISITS, alphabet.BUYS, alphabet.BORROWS, alphabet.REPAYS):
            visit(s, me, option)
        elif kind == alphabet.WORKS:
            work(s, me, option.level)
        elif kind == alphabet.EXPLORES:
            explore(s, me)
        elif kind == alphabet.PLAYS:
            PLAYED[option.card].play(s, me, option)
        elif kind == alphabet.ENJOYS:
            enjoy(s, me)
        elif kind == alphabet.UPGRADES:
            upgrade(s, me, option)
        elif kind == alphabet.INVESTS:
            invest(s, me)
        elif kind in (alphabet.OFFERS, alphabet.REPLACES, alphabet.WITHDRAWS):
            make_loan(s, me, option)
        elif kind == alphabet.WORKS_ABROAD:
            work_abroad(s, me)
        else:
            self.end_day(s)

    def end_day(self, s: NationState) -> None:
        """NATION-R2: the remaining hours are given up."""
        me = s.players[self.who]
        if s.events is not None:
            s.tell(event_kinds.DAY_ENDED, "NATION-R2", (self.who, me.hours_left()))
        me.hours = HOURS_PER_DAY

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        why = wrong_step_below(below, "EnjoyHomeAndDinner") or wrong_seat(self.who, s.active)
        return why or ("" if s.players[self.who].hours < HOURS_PER_DAY else f"{seat_text(self.who)} has no hours left")
