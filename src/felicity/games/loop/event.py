"""5.3 EVENT: triggered after the player's own turn, all flipped at once and resolved one by one."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.step import AnyStep, Choice, Step
from felicity.core.tuples import replaced, without
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.agenda import within_turn, wrong_mode
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.hooks import NO_EVENT
from felicity.games.loop.immediate import begin
from felicity.games.loop.state import LoopState


@mypyc_attr(free_list_len=1)
class TriggerEvents(Step[LoopState]):
    """LOOP-5.3e to LOOP-5.3g: between two turns a player's face-down EVENT are flipped together. Those drawn later wait (LOOP-R33)."""

    AT_ONCE = True
    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: LoopState) -> None:
        player = s.players[self.who]
        flipped = player.face_down
        player.face_down = ()
        for event in flipped:
            if s.events_seen[event]:
                s.events_seen = replaced(s.events_seen, event, 0)
            if s.events is not None:
                s.tell(event_kinds.EVENT_TRIGGERED, "LOOP-5.3f", (self.who, event))
        if flipped:
            s.then(ResolveAll(self.who, flipped))


class ResolveAll(Step[LoopState]):
    """LOOP-R32: in the order in which they were drawn or, by an option, as the player chooses."""

    FIELDS = ("who:seat", "flipped:events")

    def __init__(self, who: int, flipped: tuple[int, ...]) -> None:
        self.who = who
        self.flipped = flipped

    def run(self, s: LoopState) -> None:
        if s.rules.event_order_chosen and len(self.flipped) > 1:
            s.then(ChooseEvent(self.who, self.flipped))
        else:
            resolve_one(s, self.who, self.flipped, self.flipped[0])

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not self.flipped:
            return "no EVENT is left to be resolved"
        return wrong_mode(s) or within_turn(s, self.who, below, "NextTurn")


class ChooseEvent(Choice[LoopState]):
    """LOOP-R32, option `event_order`: which of the flipped EVENT comes next."""

    RULE = "LOOP-R32"
    FIELDS = ("who:seat", "flipped:events")

    def __init__(self, who: int, flipped: tuple[int, ...]) -> None:
        super().__init__(who)
        self.flipped = flipped

    def ask(self, s: LoopState, a: Ask) -> None:
        for event in self.flipped:
            a.offer(alphabet.RESOLVE[event])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.RESOLVES, option.text, "event-not-flipped", "LOOP-R32")

    def take(self, s: LoopState, option: LoopOption) -> None:
        resolve_one(s, self.who, self.flipped, option.event)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not s.rules.event_order_chosen or len(self.flipped) < 2:
            return "LOOP-R32: the order of EVENT is chosen by option only, and where there are several"
        return wrong_mode(s) or within_turn(s, self.who, below, "NextTurn")


def resolve_one(s: LoopState, who: int, flipped: tuple[int, ...], event: int) -> None:
    """Resolve one; the others come after it."""
    rest = without(flipped, event)
    if rest:
        s.then(ResolveAll(who, rest))
    if s.cards.event_continuous[event]:
        replace_ongoing(s, event)
    else:
        s.then(DiscardImmediate(event))
        begin(s, event, who)


def replace_ongoing(s: LoopState, event: int) -> None:
    """LOOP-5.3j to LOOP-5.3m, LOOP-R106: the previous one ends at once; the new one starts next turn, on top of the pile."""
    s.ongoing = NO_EVENT
    s.coming = event
    s.event_discard = s.event_discard + (event,)


class DiscardImmediate(Step[LoopState]):
    """LOOP-5.3n, LOOP-5.3p: a resolved IMMEDIATE EVENT goes under the pile and replaces nothing."""

    FIELDS = ("event:event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: LoopState) -> None:
        s.event_discard = (self.event,) + s.event_discard

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if s.cards.event_continuous[self.event]:
            return "LOOP-5.3n: only an IMMEDIATE EVENT is discarded once it is resolved"
        return wrong_mode(s) or within_turn(s, s.active, below, "NextTurn ResolveAll")
