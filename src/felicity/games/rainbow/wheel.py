"""Choosing the track to travel: spinning the Rainbow Wheel, getting off, and coming back to it."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.rainbow import alphabet, event_kinds
from felicity.games.rainbow.alphabet import RainbowOption
from felicity.games.rainbow.constants import HOLDERS, WHEEL, is_on_wheel, place, space_of, track_of
from felicity.games.rainbow.state import Player, RainbowState


def put_on_wheel(s: RainbowState, me: Player, holder: int) -> None:
    """RAIN-R3: a Marker just put on the wheel has to wait for a spin."""
    me.marker = WHEEL + holder
    me.may_get_off = False


def vacant_holders(s: RainbowState) -> list[int]:
    """Where a Marker could be put."""
    return [holder for holder in range(HOLDERS) if s.is_vacant(holder)]


def ask_holder(s: RainbowState, a: Ask, rule: str) -> None:
    """A vacant holder; each is named by the track beside it."""
    for holder in range(HOLDERS):
        option = alphabet.HOLDER[s.cards.track_beside[holder]]
        if a.allows(s.is_vacant(holder), option.text, "holder-taken", rule):
            a.offer(option)


def ask_get_off(s: RainbowState, me: Player, a: Ask) -> None:
    """RAIN-CHOOSE-3, RAIN-CHOOSE-13: at the track beside the Marker, if the wheel was spun since the Marker got on."""
    if a.allows(me.may_get_off, "get off", "not-spun-since", "RAIN-CHOOSE-9" if s.has_spun else "RAIN-CHOOSE-1"):
        a.offer(alphabet.GET_OFF[s.track_beside(me)])


def get_off(s: RainbowState, me: Player) -> None:
    """RAIN-CHOOSE-6: to the start of the track beside the holder."""
    track = s.track_beside(me)
    me.marker = place(track, 0)
    if s.events is not None:
        s.tell(event_kinds.GOT_OFF, "RAIN-CHOOSE-6", (me.seat, track))


class SpinWheel(Step[RainbowState]):
    """RAIN-CHOOSE-5, RAIN-R4: all Markers on the wheel move on by the same number of holders; then the player may get off (RAIN-R1)."""

    AT_ONCE = True
    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: RainbowState) -> None:
        holders = 1 + s.rng.below(HOLDERS - 1) if s.rules.no_zero_spin else s.rng.below(HOLDERS)
        if s.events is not None:
            s.tell(event_kinds.WHEEL_SPUN, "RAIN-CHOOSE-5", (self.who, holders))
        for player in s.players:
            if is_on_wheel(player.marker):
                self.carry(s, player, holders)
        if not s.rules.spin_ends_turn or not s.has_spun:
            s.then(GetOffOrStay(self.who))
        s.has_spun = True

    def carry(self, s: RainbowState, player: Player, holders: int) -> None:
        """RAIN-R3: from now on the Marker may get off."""
        player.marker = WHEEL + (player.marker - WHEEL + holders) % HOLDERS
        player.may_get_off = True
        if s.events is not None:
            s.tell(event_kinds.MARKER_CARRIED, "RAIN-CHOOSE-5", (player.seat, s.track_beside(player)))


class GetOffOrStay(Choice[RainbowState]):
    """RAIN-CHOOSE-2, RAIN-GEN-5: after the spin, the track beside the Marker or the wheel."""

    RULE = "RAIN-CHOOSE-2"

    def ask(self, s: RainbowState, a: Ask) -> None:
        a.allows(False, "spin", "spun-already", "RAIN-CHOOSE-4")
        a.allows(False, "button", "turn-not-settled", "RAIN-R23")
        ask_get_off(s, s.players[self.who], a)
        a.offer(alphabet.STAY)

    def explain(self, s: RainbowState, option: RainbowOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.GETS_OFF, option.text, "beside-other-track", "RAIN-GEN-4")
        a.allows(option is not alphabet.MOVE, option.text, "on-the-wheel", "RAIN-START-4")
        a.allows(option is not alphabet.END_TURN, option.text, "turn-not-settled", "RAIN-CHOOSE-2")

    def take(self, s: RainbowState, option: RainbowOption) -> None:
        me = s.players[self.who]
        if option.kind == alphabet.GETS_OFF:
            get_off(s, me)
        elif s.events is not None:
            s.tell(event_kinds.STAYED, "RAIN-CHOOSE-2", (self.who, s.track_beside(me)))

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        me = s.players[self.who]
        if not is_on_wheel(me.marker) or not me.may_get_off:
            return "RAIN-CHOOSE-2: only players whose Marker is on the wheel and has spun may get off"
        return wrong_step_below(below, "FinishTurn") or s.not_in_turn_of(self.who)


class ReturnToWheel(Step[RainbowState]):
    """RAIN-CHOOSE-7, RAIN-CHOOSE-8: to the holder beside the track just completed, or, if it is taken, to any vacant one."""

    AT_ONCE = True
    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: RainbowState) -> None:
        me = s.players[self.who]
        holder = s.cards.holder_beside[track_of(me.marker)]
        if s.is_vacant(holder):
            return_to(s, me, holder, "RAIN-CHOOSE-7")
            return
        vacant = vacant_holders(s)
        if len(vacant) == 1:
            return_to(s, me, vacant[0], "RAIN-CHOOSE-8")
        else:
            s.then(ChooseHolder(self.who))


class ChooseHolder(Choice[RainbowState]):
    """RAIN-CHOOSE-8: any vacant holder."""

    RULE = "RAIN-CHOOSE-8"

    def ask(self, s: RainbowState, a: Ask) -> None:
        ask_holder(s, a, "RAIN-CHOOSE-8")

    def take(self, s: RainbowState, option: RainbowOption) -> None:
        return_to(s, s.players[self.who], s.cards.holder_beside[option.track], "RAIN-CHOOSE-8")

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        marker = s.players[self.who].marker
        if is_on_wheel(marker) or space_of(marker) != s.cards.last[track_of(marker)]:
            return "RAIN-CHOOSE-7: only a Marker on the last space of its track returns to the wheel"
        if s.is_vacant(s.cards.holder_beside[track_of(marker)]) or len(vacant_holders(s)) < 2:
            return "RAIN-CHOOSE-8: there is one holder that the Marker can return to"
        return wrong_step_below(below, "FinishTurn") or s.not_in_turn_of(self.who)


def return_to(s: RainbowState, me: Player, holder: int, rule: str) -> None:
    """The Marker is back on the wheel."""
    put_on_wheel(s, me, holder)
    if s.events is not None:
        s.tell(event_kinds.RETURNED_TO_WHEEL, rule, (me.seat, s.track_beside(me)))
