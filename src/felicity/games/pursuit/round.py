"""A round: its three phases, one after the other."""

from __future__ import annotations

from felicity.core.step import AnyStep, Step, wrong_step_below
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import UPKEEP
from felicity.games.pursuit.end_of_round import EndRound
from felicity.games.pursuit.old_age import grow_old
from felicity.games.pursuit.state import PursuitState
from felicity.games.pursuit.turn import StartActions
from felicity.games.pursuit.upkeep import DoUpkeep


class StartRound(Step[PursuitState]):
    """POH-3.1 to POH-3.3: the round marker, from Teen on (POH-2.8), and the stress of Old Age; then three phases, and the next round."""

    def run(self, s: PursuitState) -> None:
        s.round += 1
        s.phase = UPKEEP
        if s.events is not None:
            s.tell(event_kinds.ROUND_STARTED, "POH-3.3", (s.round, s.age()))
        s.then(self)
        s.then(EndRound())
        s.then(StartActions())
        s.then(DoUpkeep())
        grow_old(s)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "")
