"""Starting the game: a turn on the wheel or on a track, with one move of the Button before or after it (RAIN-R23)."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.rainbow import alphabet, event_kinds
from felicity.games.rainbow.alphabet import RainbowOption
from felicity.games.rainbow.button import ask_button, explain_button, move_button
from felicity.games.rainbow.constants import is_on_wheel
from felicity.games.rainbow.state import RainbowState
from felicity.games.rainbow.track import UseDevice
from felicity.games.rainbow.wheel import SpinWheel, ask_get_off, get_off


@mypyc_attr(free_list_len=1)
class StartTurn(Step[RainbowState]):
    """RAIN-START-2: the next player's turn begins. RAIN-R37: but not beyond the last round."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: RainbowState) -> None:
        if self.who == s.starter:
            if 0 < s.rules.round_limit <= s.round:
                s.stop()
                return
            s.round += 1
            if s.events is not None:
                s.tell(event_kinds.ROUND_STARTED, "RAIN-START-2", (s.round,))
        s.active = self.who
        s.button_moved = False
        if s.events is not None:
            s.tell(event_kinds.TURN_STARTED, "RAIN-START-2", (self.who,))
        s.then(TakeTurn(self.who))

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        """Only the turn after the present one, or the first turn, can wait on the agenda."""
        due = s.starter if s.round == 0 else s.after(s.active)
        if self.who != due:
            return f"expected {seat_text(due)} next, found {seat_text(self.who)}"
        return wrong_step_below(below, "")


@mypyc_attr(free_list_len=1)
class TakeTurn(Choice[RainbowState]):
    """RAIN-START-4, RAIN-START-5: on the wheel get off or spin, on a track use its device. The Button may be moved before."""

    def asked_by(self, s: RainbowState) -> str:
        return "RAIN-START-4" if is_on_wheel(s.players[self.who].marker) else "RAIN-START-5"

    def ask(self, s: RainbowState, a: Ask) -> None:
        me = s.players[self.who]
        if is_on_wheel(me.marker):
            a.allows(False, "move", "on-the-wheel", "RAIN-START-4")
            a.allows(False, "stay", "get-off-or-spin", "RAIN-R33")
            a.allows(False, "end turn", "get-off-or-spin", "RAIN-R33")
            a.offer(alphabet.SPIN)
            ask_get_off(s, me, a)
        else:
            a.allows(False, "spin", "on-a-track", "RAIN-R32")
            a.allows(False, "get off", "on-a-track", "RAIN-R32")
            a.allows(False, "end turn", "not-moved-yet", "RAIN-START-5")
            a.offer(alphabet.MOVE)
        if a.allows(not s.button_moved, "button", "button-moved-already", "RAIN-BTN-2"):
            ask_button(s, me, a)

    def explain(self, s: RainbowState, option: RainbowOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.GETS_OFF, option.text, "beside-other-track", "RAIN-GEN-4")
        a.allows(option is not alphabet.STAY, option.text, "on-a-track", "RAIN-R32")
        explain_button(option, a)

    def take(self, s: RainbowState, option: RainbowOption) -> None:
        me = s.players[self.who]
        kind = option.kind
        if kind == alphabet.PUTS_BUTTON:
            move_button(s, me, option)
            s.then(self)
            return
        s.then(FinishTurn(self.who))
        if kind == alphabet.SPINS:
            s.then(SpinWheel(self.who))
        elif kind == alphabet.GETS_OFF:
            get_off(s, me)  # RAIN-R2: nothing more; the device is for the next turn
        else:
            s.then(UseDevice(self.who))

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "") or s.not_in_turn_of(self.who)


@mypyc_attr(free_list_len=1)
class FinishTurn(Step[RainbowState]):
    """RAIN-R23: everything is settled; a player who hasn't moved the Button may do so now."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: RainbowState) -> None:
        s.then(StartTurn(s.after(self.who)))
        if not s.button_moved:
            s.then(MoveButton(self.who))

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "") or s.not_in_turn_of(self.who)


class MoveButton(Choice[RainbowState]):
    """RAIN-BTN-2: to another Fate space, or not at all."""

    RULE = "RAIN-BTN-2"

    def ask(self, s: RainbowState, a: Ask) -> None:
        a.allows(False, "spin", "turn-taken", "RAIN-CHOOSE-4")
        a.allows(False, "move", "turn-taken", "RAIN-START-5")
        a.offer(alphabet.END_TURN)
        ask_button(s, s.players[self.who], a)

    def explain(self, s: RainbowState, option: RainbowOption, a: Ask) -> None:
        a.allows(option.kind not in (alphabet.GETS_OFF, alphabet.STAYS), option.text, "turn-taken", "RAIN-START-4")
        explain_button(option, a)

    def take(self, s: RainbowState, option: RainbowOption) -> None:
        if option.kind == alphabet.PUTS_BUTTON:
            move_button(s, s.players[self.who], option)

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        if s.button_moved:
            return "RAIN-BTN-2: the Button was moved in this turn"
        return wrong_step_below(below, "StartTurn") or s.not_in_turn_of(self.who)
