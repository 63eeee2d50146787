"""A Round: its four steps, one after the other, and the two events at its end."""

from __future__ import annotations

from felicity.core.step import AnyStep, Step, wrong_step_below
from felicity.games.nation import event_kinds
from felicity.games.nation.abroad import foreigners_buy, print_money
from felicity.games.nation.agenda import wrong_step
from felicity.games.nation.constants import BY_ROUND_LIMIT, DAY, PRICES, RUNNING
from felicity.games.nation.day import SpendDay
from felicity.games.nation.evening import EnjoyHomeAndDinner
from felicity.games.nation.loans import PayLoans
from felicity.games.nation.price import AdjustPrices
from felicity.games.nation.state import NationState


class StartRound(Step[NationState]):
    """NATION-A.1 to NATION-A.3: all finish a step before the next begins; then come the events, and another round."""

    def run(self, s: NationState) -> None:
        s.round += 1
        if s.events is not None:
            s.tell(event_kinds.ROUND_STARTED, "NATION-A.1", (s.round,))
        s.then(self)
        s.then(EndRound())
        s.then(AdjustPrices())
        s.then(EnjoyHomeAndDinner())
        s.then(SpendDay())
        s.then(PayLoans())

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "") or wrong_step(s, DAY, PRICES)


class EndRound(Step[NationState]):
    """NATION-A.3: the National Bank prints money, the Foreign Countries buy. NATION-G.2: after its last round the game is over."""

    def run(self, s: NationState) -> None:
        print_money(s)
        foreigners_buy(s)
        if s.ending == RUNNING and 0 < s.rules.round_limit <= s.round:
            s.set_off_end(BY_ROUND_LIMIT, "NATION-R57")
        if s.ending != RUNNING:
            s.end_game("NATION-G.2")

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "StartRound")
