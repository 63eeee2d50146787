"""Checks of a saved agenda: what the steps of turns and upkeep require of those below them. Only used when loading (`Step.misfit`)."""

from __future__ import annotations

from felicity.core.native import mypyc_attr
from felicity.core.position import NOTHING, seat_text
from felicity.core.step import AnyStep, Step, wrong_step_below
from felicity.games.pursuit import alphabet
from felicity.games.pursuit.constants import ACTION, PHASES, card_of
from felicity.games.pursuit.state import PursuitState


def wrong_moment(s: PursuitState, who: int, phase: int) -> str:
    """Why a step of this player can't be pending: it is another phase, or another player's turn."""
    if s.phase != phase:
        return f"expected phase {PHASES[phase]}, found {PHASES[s.phase]}"
    if who != s.active:
        return f"expected {seat_text(s.active)}, who is active, found {'null' if who == NOTHING else seat_text(who)}"
    return ""


def wrong_aside(s: PursuitState, below: list[AnyStep]) -> str:
    """Why nothing can interrupt the step below: payments, rewards and gaps come during an action or upkeep."""
    asides = ["SettleUpkeep", "ClearUp", "FinishTurn", "AfterAction", "GoOn", "FillGap", "OrderReward"]
    return wrong_step_below(below, " ".join(asides + [step.__name__ for each in s.cards.expansions for step in each.asides]))


@mypyc_attr(free_list_len=1)
class AfterAction(Step[PursuitState]):
    """The action has been carried out completely: expansions react to it."""

    FIELDS = ("who:seat", "option:option")

    def __init__(self, who: int, option: int) -> None:
        self.who = who
        self.option = option

    def run(self, s: PursuitState) -> None:
        me = s.players[self.who]
        for addition in s.additions:
            if me.alive:
                addition.acted(s, me, s.cards.options.alphabet.options[self.option])

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        if not s.additions:
            return "no expansion looks at actions in this game"
        return wrong_step_below(below, "FinishTurn") or wrong_moment(s, self.who, ACTION) or wrong_action(s, self.who, self.option)


def wrong_action(s: PursuitState, who: int, number: int) -> str:
    """Why this can't have been the player's action of the turn."""
    option = s.cards.options.alphabet.options[number]
    actions = [addition for addition in s.additions if addition.owns(option) and addition.is_action(option)]
    if not actions and not alphabet.STUDIES.number <= option.kind.number <= alphabet.RETIRES.number and option.kind != alphabet.STOPS:
        return f"expected an action, found {option.text!r}"
    partners = [card_of(code) for code in s.players[who].partners]
    if option.kind == alphabet.DEEPENS and option.card not in partners:
        return f"{seat_text(who)} has no such Partner after {option.text!r}"
    return ""


def action_below(below: list[AnyStep]) -> int:
    """The number of the option being carried out; NOTHING if no expansion is waiting for it."""
    for step in below:
        if isinstance(step, AfterAction):
            return step.option
    return NOTHING
