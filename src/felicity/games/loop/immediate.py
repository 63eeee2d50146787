"""9.0 IMMEDIATE EVENT: one class per card. Some happen once, some to each player in turn (LOOP-R35)."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.loop import alphabet, event_kinds, names
from felicity.games.loop.agenda import wrong_event, wrong_share
from felicity.games.loop.alphabet import REF, LoopOption
from felicity.games.loop.constants import (
    BY_EVENT,
    MATERIAL_DECK,
    NOTHING,
    ONE,
    UTILITY,
    cards_of,
    count,
    material,
    quality_of,
    size,
    type_of,
)
from felicity.games.loop.credit import INSURANCE, REPURCHASE, ApplyOrNot, Pay, coins_on
from felicity.games.loop.favour_types import is_seated, others
from felicity.games.loop.hands import draw_favour, take_random_favour
from felicity.games.loop.landfill import take_from_landfill, types_in_landfill
from felicity.games.loop.market import BONUS, TakeMaterial
from felicity.games.loop.player import Player
from felicity.games.loop.refill import check_depletion, draw_material
from felicity.games.loop.state import LoopState

GAP_LIMIT: Final = 7


class Immediate:
    """What an IMMEDIATE EVENT does."""

    def happens_once(self) -> bool:
        return False

    def happen(self, s: LoopState) -> None:
        """To the whole table."""

    def strike(self, s: LoopState, me: Player) -> None:
        """To one player."""


class Happen(Step[LoopState]):
    """An EVENT that happens once."""

    FIELDS = ("event:event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: LoopState) -> None:
        IMMEDIATE[self.event].happen(s)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if self.event not in IMMEDIATE or not IMMEDIATE[self.event].happens_once():
            return "this EVENT doesn't happen once to the whole table"
        return wrong_step_below(below, "DiscardImmediate") or wrong_event(below, self.event)


class Strike(Step[LoopState]):
    """A player's share of an EVENT."""

    FIELDS = ("event:event", "who:seat")

    def __init__(self, event: int, who: int) -> None:
        self.event = event
        self.who = who

    def run(self, s: LoopState) -> None:
        IMMEDIATE[self.event].strike(s, s.players[self.who])

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if self.event not in IMMEDIATE or IMMEDIATE[self.event].happens_once():
            return "this EVENT doesn't happen to one player after another"
        return wrong_share(s, self.who, below, self.event)


def begin(s: LoopState, event: int, who: int) -> None:
    """LOOP-5.3h, LOOP-5.3q, LOOP-R101: the player who triggered it first, then the others clockwise; each may APPLY before."""
    card = IMMEDIATE[event]
    seats = s.clockwise_from(who)
    seats.reverse()
    may_apply = s.may_apply_at(event)
    if card.happens_once():
        s.then(Happen(event))
    for seat in seats:
        if not card.happens_once():
            s.then(Strike(event, seat))
        if may_apply:
            s.then(ApplyOrNot(seat))


class Combustion(Immediate):
    """LOOP-9.combustion, LOOP-R55: the least happy players' LANDFILL, less UTILITY, goes back into the MATERIAL deck, which is shuffled."""

    def happens_once(self) -> bool:
        return True

    def happen(self, s: LoopState) -> None:
        least = min([player.happiness for player in s.players])
        back: tuple[int, ...] = ()
        for player in s.players:
            if player.happiness == least:
                utility = count(player.landfill, UTILITY) * ONE[UTILITY]
                returned = cards_of(player.landfill - utility)
                player.landfill = utility
                back = back + returned
                if s.events is not None:
                    s.tell(event_kinds.LANDFILL_BURNED, "LOOP-9.combustion", (player.seat, len(returned)))
        s.material_deck = s.rng.shuffled(tuple(sorted(s.material_deck + back)))
        s.bottom_seen = 0
        s.forget_top(MATERIAL_DECK)


class HiddenClause(Immediate):
    """LOOP-9.hidden-clause: 1 COIN goes from every CREDIT CARD that has one to the bank."""

    def happens_once(self) -> bool:
        return True

    def happen(self, s: LoopState) -> None:
        for player in s.players:
            lost = sum([1 for debt in player.debts if coins_on(debt) > 0])
            if lost:
                player.debts = tuple([debt - 1 if coins_on(debt) > 0 else debt for debt in player.debts])
                if s.events is not None:
                    s.tell(event_kinds.CREDIT_LOST, "LOOP-9.hidden-clause", (player.seat, lost))


class Insurance(Immediate):
    """LOOP-9.insurance: lose 1 COIN, or toss for 2 (LOOP-R98)."""

    def strike(self, s: LoopState, me: Player) -> None:
        s.then(InsureOrToss(me.seat))


class InsureOrToss(Choice[LoopState]):
    """LOOP-R43: the toss may be chosen with any amount of COIN; a player who can't pay applies first."""

    RULE = "LOOP-9.insurance"

    def ask(self, s: LoopState, a: Ask) -> None:
        a.offer(alphabet.LOSE_COIN)
        a.offer(alphabet.TOSS)

    def take(self, s: LoopState, option: LoopOption) -> None:
        if option is alphabet.LOSE_COIN:
            s.then(Pay(self.who, 1, NOTHING, INSURANCE))
            return
        dollar = s.rng.below(2)
        if s.events is not None:
            s.tell(event_kinds.TOSSED, "LOOP-9.insurance", (self.who, dollar))
        if dollar:
            s.gain_coins(self.who, 2, "LOOP-9.insurance")
        else:
            s.then(Pay(self.who, 2, NOTHING, INSURANCE))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        return wrong_share(s, self.who, below, names.EVENTS.index("insurance"))


class Overproduction(Immediate):
    """LOOP-9.overproduction, LOOP-R109: the top 2 MATERIAL leave the game, seen by all; nobody pays if that empties the deck (LOOP-R27).

    LOOP-R36: if only one is left in the deck, that one.
    """

    def happens_once(self) -> bool:
        return True

    def happen(self, s: LoopState) -> None:
        for _ in range(min(2, len(s.material_deck))):
            type = draw_material(s)
            s.removed += ONE[type]
            if s.events is not None:
                s.tell(event_kinds.MATERIALS_REMOVED, "LOOP-9.overproduction", (type,))
        check_depletion(s, NOTHING)


class Obsolescence(Immediate):
    """LOOP-9.obsolescence: each player's MATERIAL of choice loses 1 QUALITY."""

    def strike(self, s: LoopState, me: Player) -> None:
        if me.materials:
            s.then(ChooseWear(me.seat))


class ChooseWear(Choice[LoopState]):
    """One of the player's own MATERIAL."""

    RULE = "LOOP-9.obsolescence"

    def ask(self, s: LoopState, a: Ask) -> None:
        for m in s.players[self.who].kinds:
            a.offer(alphabet.WEAR[REF[m]])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.WEARS, option.text, "no-such-material", "LOOP-9.obsolescence")

    def take(self, s: LoopState, option: LoopOption) -> None:
        m = s.find(self.who, option.ref)
        if s.events is not None:
            s.tell(event_kinds.MATERIAL_WORN, "LOOP-9.obsolescence", (self.who, type_of(m), quality_of(m) - 1))
        s.wear(self.who, m)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not s.players[self.who].materials:
            return "LOOP-9.obsolescence: there is no MATERIAL to lose QUALITY"
        return wrong_share(s, self.who, below, names.EVENTS.index("obsolescence"))


class Redeem(Immediate):
    """LOOP-9.redeem: nothing, or one of three offers."""

    def strike(self, s: LoopState, me: Player) -> None:
        if s.market_types:
            s.then(ChooseOffer(me.seat))


class ChooseOffer(Choice[LoopState]):
    """LOOP-9.redeem-a to LOOP-9.redeem-c, LOOP-R102: 1, 2 or 3 COIN for a market MATERIAL at QUALITY 1, 1 or 3 and 0, 1 or 2 FAVOUR."""

    RULE = "LOOP-9.redeem"

    def ask(self, s: LoopState, a: Ask) -> None:
        for offer in range(3):
            if a.enough(s.players[self.who].coins, offer + 1, alphabet.REDEEM[offer].text, "coins", "LOOP-R102"):
                a.offer(alphabet.REDEEM[offer])
        a.offer(alphabet.PASS)

    def take(self, s: LoopState, option: LoopOption) -> None:
        if option is alphabet.PASS:
            return
        s.players[self.who].coins -= option.offer + 1
        if s.events is not None:
            s.tell(event_kinds.REDEEMED, "LOOP-9.redeem", (self.who, option.offer + 1))
        s.then(DrawFavours(self.who, option.offer))
        s.then(TakeMaterial(self.who, 3 if option.offer == 2 else 1, BONUS))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not s.market_types:
            return "LOOP-9.redeem: the market is empty"
        return wrong_share(s, self.who, below, names.EVENTS.index("redeem"))


class DrawFavours(Step[LoopState]):
    """FAVOUR are drawn after the MATERIAL is taken, so that nobody chooses it knowing them."""

    FIELDS = ("who:seat", "cards")

    def __init__(self, who: int, cards: int) -> None:
        self.who = who
        self.cards = cards

    def run(self, s: LoopState) -> None:
        for _ in range(self.cards):
            draw_favour(s, self.who, "LOOP-9.redeem")

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if self.cards > 2:
            return "LOOP-R102: at most 2 FAVOUR are drawn"
        return wrong_share(s, self.who, below, names.EVENTS.index("redeem"))


class Repurchase(Immediate):
    """LOOP-9.repurchase: give another player 1 COIN and take 1 MATERIAL other than UTILITY from that LANDFILL at QUALITY 1."""

    def strike(self, s: LoopState, me: Player) -> None:
        if can_repurchase(s, me):
            s.then(ChooseRepurchase(me.seat))


def can_repurchase(s: LoopState, me: Player) -> bool:
    """Does another player's LANDFILL hold anything but UTILITY?"""
    return any(size(them.landfill) > count(them.landfill, UTILITY) for them in others(s, me))


class ChooseRepurchase(Choice[LoopState]):
    """LOOP-R54: compulsory, unless the table says otherwise."""

    RULE = "LOOP-9.repurchase"

    def ask(self, s: LoopState, a: Ask) -> None:
        for them in others(s, s.players[self.who]):
            for type in types_in_landfill(s, them.seat):
                if type != UTILITY:
                    a.offer(alphabet.REPURCHASE[them.seat * UTILITY + type])
                elif a.wants_reasons:
                    a.refuse(f"repurchase {seat_text(them.seat)} utility", "utility-stays", "LOOP-9.repurchase")
        if a.allows(s.rules.may_decline_repurchase, "pass", "compulsory", "LOOP-R54"):
            a.offer(alphabet.PASS)

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if option.kind == alphabet.REPURCHASES and is_seated(s, option, option.owner, a):
            a.refuse(option.text, "yourself" if option.owner == self.who else "not-in-landfill", "LOOP-9.repurchase")

    def take(self, s: LoopState, option: LoopOption) -> None:
        if option is alphabet.PASS:
            return
        if s.events is not None:
            s.tell(event_kinds.REPURCHASED, "LOOP-9.repurchase", (self.who, option.owner, option.type))
        take_from_landfill(s, option.owner, option.type)
        s.gain_material(self.who, material(option.type, 1))
        s.then(Pay(self.who, 1, option.owner, REPURCHASE))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not can_repurchase(s, s.players[self.who]):
            return "LOOP-9.repurchase: nobody else's LANDFILL has anything to take"
        return wrong_share(s, self.who, below, names.EVENTS.index("repurchase"))


class Santa(Immediate):
    """LOOP-9.santa: each player gives another 1 MATERIAL, QUALITY unchanged."""

    def strike(self, s: LoopState, me: Player) -> None:
        if me.materials:
            s.then(GiveMaterial(me.seat))


class GiveMaterial(Choice[LoopState]):
    """Which MATERIAL, and to whom."""

    RULE = "LOOP-9.santa"

    def ask(self, s: LoopState, a: Ask) -> None:
        me = s.players[self.who]
        for them in others(s, me):
            for m in me.kinds:
                a.offer(alphabet.GIVE[them.seat * alphabet.UNMARKED + REF[m]])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if option.kind == alphabet.GIVES and is_seated(s, option, option.target, a):
            a.refuse(option.text, "yourself" if option.target == self.who else "no-such-material", "LOOP-9.santa")

    def take(self, s: LoopState, option: LoopOption) -> None:
        m = s.find(self.who, option.ref)
        if s.events is not None:
            s.tell(event_kinds.MATERIAL_GIVEN, "LOOP-9.santa", (self.who, option.target, type_of(m), quality_of(m)))
        s.gain_material(option.target, s.lose_material(self.who, m))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not s.players[self.who].materials:
            return "LOOP-9.santa: there is no MATERIAL to give"
        return wrong_share(s, self.who, below, names.EVENTS.index("santa"))


class Social(Immediate):
    """LOOP-9.social: draw a random FAVOUR from the hand of a happier player."""

    def strike(self, s: LoopState, me: Player) -> None:
        if happier_with_favours(s, me):
            s.then(NameHappier(me.seat))


def happier_with_favours(s: LoopState, me: Player) -> list[int]:
    """LOOP-R53: the players who may be named for Social Responsibility."""
    return [them.seat for them in s.players if them.happiness > me.happiness and them.hand]


class NameHappier(Choice[LoopState]):
    """LOOP-R53: the player chooses among those who are possible."""

    RULE = "LOOP-9.social"

    def ask(self, s: LoopState, a: Ask) -> None:
        for seat in happier_with_favours(s, s.players[self.who]):
            a.offer(alphabet.NAME[seat])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if option.kind == alphabet.NAMES and is_seated(s, option, option.target, a):
            happier = s.players[option.target].happiness > s.players[self.who].happiness
            a.refuse(option.text, "no-favour-in-hand" if happier else "not-happier", "LOOP-R53")

    def take(self, s: LoopState, option: LoopOption) -> None:
        if s.events is not None:
            s.tell(event_kinds.FAVOUR_DRAFTED, "LOOP-9.social", (self.who, option.target))
        take_random_favour(s, self.who, option.target)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not happier_with_favours(s, s.players[self.who]):
            return "LOOP-R53: nobody happier has a FAVOUR"
        return wrong_share(s, self.who, below, names.EVENTS.index("social"))


class Status(Immediate):
    """LOOP-9.status: name a less happy player; lose 1 HAPPINESS if they have more COIN."""

    def strike(self, s: LoopState, me: Player) -> None:
        if any(them.happiness < me.happiness for them in s.players):
            s.then(NameLessHappy(me.seat))


class NameLessHappy(Choice[LoopState]):
    """LOOP-R53: the player chooses among those who are possible."""

    RULE = "LOOP-9.status"

    def ask(self, s: LoopState, a: Ask) -> None:
        for them in s.players:
            if them.happiness < s.players[self.who].happiness:
                a.offer(alphabet.NAME[them.seat])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if option.kind == alphabet.NAMES and is_seated(s, option, option.target, a):
            a.refuse(option.text, "not-less-happy", "LOOP-R53")

    def take(self, s: LoopState, option: LoopOption) -> None:
        if s.events is not None:
            s.tell(event_kinds.NAMED, "LOOP-9.status", (self.who, option.target))
        if s.players[option.target].coins > s.players[self.who].coins:
            s.move_happiness(self.who, -1, BY_EVENT, "LOOP-9.status")

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if all(them.happiness >= s.players[self.who].happiness for them in s.players):
            return "LOOP-R53: nobody is less happy"
        return wrong_share(s, self.who, below, names.EVENTS.index("status"))


class Gap(Immediate):
    """LOOP-9.gap: COIN plus QUALITY differ by more than 7 between the richest and the poorest: all lose 1 HAPPINESS."""

    def happens_once(self) -> bool:
        return True

    def happen(self, s: LoopState) -> None:
        wealth = [player.coins + sum([quality_of(m) for m in player.materials]) for player in s.players]
        gap = max(wealth) - min(wealth)
        if s.events is not None:
            s.tell(event_kinds.GAP_MEASURED, "LOOP-9.gap", (gap,))
        if gap > GAP_LIMIT:
            for seat in s.clockwise_from(s.active):
                s.move_happiness(seat, -1, BY_EVENT, "LOOP-9.gap")


IMMEDIATE: Final[dict[int, Immediate]] = {
    names.EVENTS.index("combustion"): Combustion(),
    names.EVENTS.index("hidden-clause"): HiddenClause(),
    names.EVENTS.index("insurance"): Insurance(),
    names.EVENTS.index("overproduction"): Overproduction(),
    names.EVENTS.index("obsolescence"): Obsolescence(),
    names.EVENTS.index("redeem"): Redeem(),
    names.EVENTS.index("repurchase"): Repurchase(),
    names.EVENTS.index("santa"): Santa(),
    names.EVENTS.index("social"): Social(),
    names.EVENTS.index("status"): Status(),
    names.EVENTS.index("gap"): Gap(),
}
