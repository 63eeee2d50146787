"""Taking MATERIAL from the market without buying: gifts, free cards and the ARTIST's; and telling equal cards apart in Solo."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.step import Choice
from felicity.games.loop import alphabet
from felicity.games.loop import happenings as told
from felicity.games.loop.state import LoopState
from felicity.games.loop.words import material, type_of

GIFT: Final = "LOOP-5.4k"
FREE: Final = "LOOP-9.bogof"
CREATE: Final = "LOOP-8.artist"
BONUS: Final = "LOOP-9.redeem"


def take_from_market(s: LoopState, who: int, type: int, quality: int) -> None:
    """A MATERIAL of the type comes into the AREA; where several differ in what they exhibit, the player says which."""
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

    def ask(self, s: LoopState, a: Ask) -> None:
        for type in s.market_types:
            a.offer(alphabet.TAKE[type])
        if self.rule == CREATE:  # LOOP-R69: taking is optional
            a.offer(alphabet.SKIP)

    def take(self, s: LoopState, option: Option) -> None:
        if option is alphabet.SKIP:
            return
        if s.events is not None:
            s.tell(told.FREE_MATERIAL_TAKEN, self.rule, (self.who, option.what, self.quality))
        take_from_market(s, self.who, option.what, self.quality)


class TakeSlot(Choice[LoopState]):
    """LOOP-R92: which of several MATERIAL of one type that exhibit different QUALITY."""

    FIELDS = ("who:seat", "type:material", "quality")

    def __init__(self, who: int, type: int, quality: int) -> None:
        super().__init__(who)
        self.type = type
        self.quality = quality

    def ask(self, s: LoopState, a: Ask) -> None:
        for slot in s.slots_of(self.type):
            a.offer(alphabet.SLOT[slot])

    def take(self, s: LoopState, option: Option) -> None:
        take_slot(s, self.who, option.what, self.quality)
