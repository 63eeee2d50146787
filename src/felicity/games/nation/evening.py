"""3. Enjoy your Home and Dinner."""

from __future__ import annotations

from felicity.core.step import AnyStep, Step, wrong_step_below
from felicity.games.nation import event_kinds
from felicity.games.nation.constants import BREAD, DINNER, EVENING, GREEN_HOME_HOUSES, HOME, HOUSE, LOSSES
from felicity.games.nation.state import NationState, Player


class EnjoyHomeAndDinner(Step[NationState]):
    """NATION-3.1 to NATION-3.7: for each player the home, then the dinner, then a House and a Bread are used up."""

    def run(self, s: NationState) -> None:
        s.step = EVENING
        for seat in s.in_order():
            player = s.players[seat]
            judge_home(s, player)
            judge_dinner(s, player)
            use_up(s, player)

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "AdjustPrices")


def judge_home(s: NationState, player: Player) -> None:
    """NATION-3.1 to NATION-3.3: green from 4 Houses, yellow from 1, else none."""
    houses = s.usable(player, HOUSE)
    if houses >= GREEN_HOME_HOUSES:
        s.move_happiness(player.seat, 1, HOME, "NATION-3.1")
    elif houses == 0:
        s.move_happiness(player.seat, -1, LOSSES, "NATION-3.3")


def judge_dinner(s: NationState, player: Player) -> None:
    """NATION-3.4, NATION-3.5, NATION-R38: is there something to eat?"""
    if s.usable(player, BREAD) > 0:
        s.move_happiness(player.seat, 1, DINNER, "NATION-3.4")
    else:
        s.move_happiness(player.seat, -1, LOSSES, "NATION-3.5")


def use_up(s: NationState, player: Player) -> None:
    """NATION-3.6: 1 House and 1 Bread go to the Supply, if there are any."""
    houses = min(1, s.usable(player, HOUSE))
    bread = min(1, s.usable(player, BREAD))
    s.use(player, HOUSE, houses)
    s.use(player, BREAD, bread)
    if s.events is not None and houses + bread > 0:
        s.tell(event_kinds.GOODS_USED_UP, "NATION-3.6", (player.seat, houses, bread))
