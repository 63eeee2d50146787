"""2.0 c) CONSUME: spend QUALITY of MATERIAL to complete ACTIVITY."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.core.step import AnyStep, Choice, Step
from felicity.core.tuples import exchanged, replaced, without
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.agenda import outside_turn
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.constants import (
    BY_ACTIVITY,
    CONSUME,
    MARKET,
    NOTHING,
    ONE,
    SHARE,
    SHARED,
    USABLE,
    has_needs,
    quality_of,
    shares_of,
    type_of,
    usable_of,
)
from felicity.games.loop.goal import claim_all_met
from felicity.games.loop.hooks import LIMIT
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState


def lets_consume(s: LoopState, me: Player, a: Ask, what: str) -> bool:
    """LOOP-2.0.c1: in a turn not fixed to another action, up to the limit."""
    if s.may_still_consume():
        return s.ongoing.lets_consume(me, a, what)
    return a.allows(False, what, "no-more-to-consume", s.ongoing.consume_limit_rule if s.action == CONSUME else "LOOP-2.0a")


def usable_types(s: LoopState, me: Player) -> i64:
    """How many MATERIAL of each type the player may use: own ones and those shared this turn (LOOP-2.0.c2), see `usable_of`."""
    usable: i64 = 0
    counts_as = s.ongoing.counts_as
    for m in me.materials:
        usable += USABLE[counts_as[(m >> 3) & 7]]
    if not s.marked:
        return usable
    for player in s.players:
        if player is not me:
            for m in player.materials:
                if shares_of(m):
                    usable += USABLE[s.counted_type(m)]
    if s.rules.solo:
        for m in s.market:
            if m != NOTHING and shares_of(m):
                usable += USABLE[s.counted_type(m)]
    return usable


def ask_consume(s: LoopState, me: Player, a: Ask) -> None:
    """LOOP-2.0.c2, LOOP-2.0.c3: an ACTIVITY needs one MATERIAL of each of its colours, two different ones where they are equal."""
    if not lets_consume(s, me, a, "consume"):
        return
    usable = usable_types(s, me)
    for activity in s.stage:
        if activity == NOTHING:
            continue
        if has_needs(usable, s.cards.activity_needs[activity]):
            a.options.append(alphabet.CONSUME[activity])
        elif a.wants_reasons:
            say_what_is_missing(s, a, activity, usable)


def say_what_is_missing(s: LoopState, a: Ask, activity: int, usable: int) -> None:
    """Say what is missing: two MATERIAL of one colour, or one of either."""
    first, what = s.cards.activity_first[activity], alphabet.CONSUME[activity].text
    if first == s.cards.activity_second[activity]:
        a.enough(usable_of(usable, first), 2, what, "two-materials", "LOOP-2.0.c3")
    else:
        a.allows(False, what, "materials-missing", "LOOP-2.0.c2")


class Use:
    """A MATERIAL that may lose its QUALITY: where it lies, and what it is."""

    def __init__(self, place: int, m: int) -> None:
        self.place = place
        self.m = m


def usable_now(s: LoopState, me: Player, type: int, place: int, m: int) -> list[Use]:
    """The distinguishable MATERIAL usable for one colour, without the one already chosen."""
    found: list[Use] = []
    for seat in range(s.rules.seats + (1 if s.rules.solo else 0)):
        where = seat if seat < s.rules.seats else MARKET
        materials = s.market if where == MARKET else s.players[where].materials
        if where == place:
            materials = without(materials, m)
        for each in materials:
            if each == NOTHING or s.counted_type(each) != type or (where != me.seat and not shares_of(each)):
                continue
            if not any(use.place == where and use.m == each for use in found):
                found.append(Use(where, each))
    return found


def consume(s: LoopState, who: int, activity: int, place: int, m: int) -> None:
    """LOOP-2.0.c8: the consumer chooses which MATERIAL lose QUALITY; first for one colour (place NOTHING), then for the other."""
    type = s.cards.activity_first[activity] if place == NOTHING else s.cards.activity_second[activity]
    uses = usable_now(s, s.players[who], type, place, m)
    wants_two = place == NOTHING and type == s.cards.activity_second[activity]
    if len(uses) > 1 and not (wants_two and usable_of(usable_types(s, s.players[who]), type) == 2):
        s.then(UseMaterial(who, activity, place, m))
    else:
        use_it(s, who, activity, place, m, uses[0])


def use_it(s: LoopState, who: int, activity: int, place: int, m: int, use: Use) -> None:
    """One more MATERIAL is chosen; with both, the ACTIVITY is completed, after an older one has made room (LOOP-R13)."""
    if place == NOTHING:
        consume(s, who, activity, use.place, use.m)
        return
    s.then(Complete(who, activity, place, m, use.place, use.m))
    if len(s.players[who].activities) == LIMIT:
        s.then(DropActivity(who))


class UseMaterial(Choice[LoopState]):
    """LOOP-2.0.c8: which of several suitable MATERIAL to use."""

    RULE = "LOOP-2.0.c8"
    FIELDS = ("who:seat", "activity:activity", "place:place", "m:held")

    def __init__(self, who: int, activity: int, place: int, m: int) -> None:
        super().__init__(who)
        self.activity = activity
        self.place = place  # of the one already chosen, or NOTHING
        self.m = m

    def uses(self, s: LoopState) -> list[Use]:
        type = s.cards.activity_first[self.activity] if self.place == NOTHING else s.cards.activity_second[self.activity]
        return usable_now(s, s.players[self.who], type, self.place, self.m)

    def ask(self, s: LoopState, a: Ask) -> None:
        for use in self.uses(s):
            a.offer(alphabet.USE[use.place * alphabet.REFS + alphabet.REF[use.m]])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.USES, option.text, "not-usable", "LOOP-2.0.c2")

    def take(self, s: LoopState, option: LoopOption) -> None:
        for use in self.uses(s):
            if use.place == option.owner and alphabet.REF[use.m] == option.ref:
                use_it(s, self.who, self.activity, self.place, self.m, use)
                return

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        wrong = outside_turn(s, self.who, below, "TakeTurn")
        if wrong or not can_consume(s, self.activity):
            return wrong or "LOOP-2.0.c2: this ACTIVITY can't be completed now"
        if self.place == NOTHING and self.m:
            return "the MATERIAL chosen first lies nowhere"
        if self.place != NOTHING and not can_use(s, s.cards.activity_first[self.activity], self.place, self.m):
            return "LOOP-2.0.c2: the MATERIAL chosen first can't be used for it"
        return "" if len(self.uses(s)) > 1 else "LOOP-2.0.c8: there are no two MATERIAL to choose from"


def can_consume(s: LoopState, activity: int) -> bool:
    """Could the active player complete this ACTIVITY?"""
    a = Ask(False)
    ask_consume(s, s.me(), a)
    return activity != NOTHING and alphabet.CONSUME[activity] in a.options


def can_use(s: LoopState, type: int, place: int, m: int) -> bool:
    """Is this MATERIAL there, and can the active player use it for this colour?"""
    if place == NOTHING or m <= 0 or (place == MARKET and not s.rules.solo):
        return False
    materials = s.market if place == MARKET else s.players[place].materials
    return m in materials and s.counted_type(m) == type and (place == s.active or shares_of(m) > 0)


class DropActivity(Choice[LoopState]):
    """LOOP-2.0.c7: with 3 kept, an older ACTIVITY goes to the Discard Pile before the new one comes."""

    RULE = "LOOP-2.0.c7"

    def ask(self, s: LoopState, a: Ask) -> None:
        for activity in s.players[self.who].activities:
            a.offer(alphabet.DROP[activity])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.DROPS, option.text, "not-kept", "LOOP-2.0.c7")

    def take(self, s: LoopState, option: LoopOption) -> None:
        me = s.players[self.who]
        me.activities = without(me.activities, option.activity)
        s.activity_discard = s.activity_discard + (option.activity,)
        if s.events is not None:
            s.tell(event_kinds.ACTIVITY_DROPPED, "LOOP-2.0.c7", (self.who, option.activity))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if len(s.me().activities) < LIMIT:
            return "LOOP-2.0.c7: there is room for another ACTIVITY"
        return outside_turn(s, self.who, below, "Complete")


class Complete(Step[LoopState]):
    """LOOP-2.0.c2, LOOP-2.0.c4, LOOP-2.0.c6: QUALITY is deducted, the ACTIVITY is placed and gives 1 HAPPINESS."""

    FIELDS = ("who:seat", "activity:activity", "place:place", "m:held", "other_place:place", "other:held")

    def __init__(self, who: int, activity: int, place: int, m: int, other_place: int, other: int) -> None:
        self.who = who
        self.activity = activity
        self.place = place
        self.m = m
        self.other_place = other_place
        self.other = other

    def run(self, s: LoopState) -> None:
        me = s.players[self.who]
        s.action = CONSUME
        s.consumed += 1
        deduct(s, self.who, self.place, self.m)
        deduct(s, self.who, self.other_place, self.other)
        s.stage = exchanged(s.stage, self.activity, NOTHING)
        me.activities = me.activities + (self.activity,)
        me.completed += 1
        if s.events is not None:
            s.tell(event_kinds.ACTIVITY_COMPLETED, "LOOP-2.0.c4", (self.who, self.activity))
        s.move_happiness(self.who, 1, BY_ACTIVITY, "LOOP-2.0.c4")
        if s.rules.claims_by_itself:
            claim_all_met(s, me)
        s.ongoing.when_slot_emptied(s)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not can_consume(s, self.activity):
            return "LOOP-2.0.c2: this ACTIVITY can't be completed now"
        if not (
            can_use(s, s.cards.activity_first[self.activity], self.place, self.m)
            and can_use(s, s.cards.activity_second[self.activity], self.other_place, self.other)
        ):
            return "LOOP-2.0.c2: the MATERIAL chosen can't be used for it"
        materials = s.market if self.place == MARKET else s.players[self.place].materials
        if self.place == self.other_place and self.m == self.other and materials.count(self.m) < 2:
            return "LOOP-2.0.c3: two different MATERIAL are needed"
        return outside_turn(s, self.who, below, "TakeTurn")


def deduct(s: LoopState, who: int, place: int, m: int) -> None:
    """1 QUALITY less. Another's MATERIAL (LOOP-3.1-share-c) uses up a SHARE, which in Cooperative earns REPUTATION now (LOOP-R108)."""
    if s.events is not None:
        s.tell(event_kinds.MATERIAL_USED, "LOOP-2.0.c2", (who, place, type_of(m), quality_of(m) - 1))
    if place == MARKET:
        deduct_in_market(s, m)
        return
    if place != who:
        owner = s.players[place]
        owner.hold(exchanged(owner.materials, m, m - SHARED))
        m -= SHARED
        if s.rules.coop and s.rules.coop_reputation:
            s.gain_reputation(place, s.cards.favour_thanks[SHARE], "LOOP-R108")
    s.wear(place, m)


def deduct_in_market(s: LoopState, m: int) -> None:
    """LOOP-7.2-share-a, LOOP-7.2-share-b: Exhibited QUALITY drops; at 0 the card goes to the central LANDFILL."""
    slot = s.market.index(m)
    if quality_of(m) > 1:
        s.lay_market(replaced(s.market, slot, m - SHARED - 1))
        return
    s.central += ONE[type_of(m)]
    if s.events is not None:
        s.tell(event_kinds.BROKEN, "LOOP-7.2-share-b", (MARKET, type_of(m)))
    s.empty_slot(slot)
