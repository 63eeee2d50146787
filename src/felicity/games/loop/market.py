"""Taking MATERIAL from the market without buying: gifts, free cards and the ARTIST's; and telling cards of one type apart in Solo."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.step import AnyStep, Choice, wrong_step_below
from felicity.core.untrusted import quoted
from felicity.games.loop import alphabet, event_kinds, names
from felicity.games.loop.agenda import field, outside_turn, wrong_seat
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.constants import MAX_QUALITY, WORK, material, type_of
from felicity.games.loop.state import LoopState

GIFT: Final = "LOOP-5.4k"
FREE: Final = "LOOP-9.bogof"
CREATE: Final = "LOOP-8.artist"
BONUS: Final = "LOOP-9.redeem"


def take_from_market(s: LoopState, who: int, type: int, quality: int) -> None:
    """A MATERIAL of the type comes into the AREA; if several exhibit different QUALITY, the player says which."""
    if s.rules.solo and len(s.slots_of(type)) > 1:
        s.then(TakeSlot(who, type, quality))
    else:
        take_slot(s, who, s.first_slot_of(type), quality)


def take_slot(s: LoopState, who: int, slot: int, quality: int) -> None:
    """The MATERIAL of a slot comes into the AREA at this QUALITY."""
    m = material(type_of(s.market[slot]), quality)
    s.empty_slot(slot)
    s.gain_material(who, m)


class TakeMaterial(Choice[LoopState]):
    """1 MATERIAL of choice from the market, free of charge, at a given QUALITY."""

    FIELDS = ("who:seat", "quality", "rule:rule")

    def __init__(self, who: int, quality: int, rule: str) -> None:
        super().__init__(who)
        self.quality = quality
        self.rule = rule

    def asked_by(self, s: LoopState) -> str:
        return self.rule

    def ask(self, s: LoopState, a: Ask) -> None:
        for type in s.market_types:
            a.offer(alphabet.TAKE[type])
        if self.rule == CREATE:  # LOOP-R69: taking is optional
            a.offer(alphabet.SKIP)

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.TAKES, option.text, "not-in-market", self.rule)
        a.allows(option is not alphabet.SKIP, option.text, "must-take", self.rule)

    def take(self, s: LoopState, option: LoopOption) -> None:
        if option is alphabet.SKIP:
            return
        if s.events is not None:
            s.tell(event_kinds.FREE_MATERIAL_TAKEN, self.rule, (self.who, option.type, self.quality))
        take_from_market(s, self.who, option.type, self.quality)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not s.market_types:
            return "the market is empty"
        wrong = self.wrong_occasion(s, below)
        quality = MAX_QUALITY if self.rule == CREATE else 3 if self.rule == BONUS and not wrong and field(below[-1], "cards") == 2 else 1
        return wrong or ("" if self.quality == quality else f"expected QUALITY {quality}, found {self.quality}")

    def wrong_occasion(self, s: LoopState, below: list[AnyStep]) -> str:
        """Why nobody gets a MATERIAL by that rule now."""
        if self.rule == BONUS:
            return wrong_step_below(below, "DrawFavours") or wrong_seat(below, self.who)
        if self.rule == GIFT:
            if not s.players[self.who].debts:
                return "LOOP-5.4k: without a CREDIT CARD there is no Welcoming Gift"
            return wrong_step_below(below, "TakeTurn Pay ApplyOrNot") or wrong_seat(below, self.who)
        if self.rule == FREE and s.ongoing.gives_free_material() and s.bought:
            return outside_turn(s, self.who, below, "TakeTurn")
        if self.rule == CREATE and s.action == WORK and s.me().career.number == names.CAREERS.index("artist"):
            return outside_turn(s, self.who, below, "TakeTurn")
        return f"nothing is given by the rule {quoted(self.rule)} now"


class TakeSlot(Choice[LoopState]):
    """LOOP-R92: which of several MATERIAL of one type that exhibit different QUALITY."""

    RULE = "LOOP-R92"
    FIELDS = ("who:seat", "type:material", "quality")

    def __init__(self, who: int, type: int, quality: int) -> None:
        super().__init__(who)
        self.type = type
        self.quality = quality

    def ask(self, s: LoopState, a: Ask) -> None:
        for slot in s.slots_of(self.type):
            a.offer(alphabet.SLOT[slot])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.TAKES_SLOT, option.text, "other-slot", "LOOP-R92")

    def take(self, s: LoopState, option: LoopOption) -> None:
        take_slot(s, self.who, option.slot, self.quality)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not s.rules.solo or len(s.slots_of(self.type)) < 2:
            return "LOOP-R92: there are no two of this type that exhibit different QUALITY"
        if not 1 <= self.quality <= MAX_QUALITY:
            return f"expected QUALITY 1 to {MAX_QUALITY}, found {self.quality}"
        return wrong_step_below(below, "TakeTurn FreeMaterial Pay ApplyOrNot DrawFavours")
