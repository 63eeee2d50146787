"""9.0 IMMEDIATE EVENT: one class per card. Some happen once, some to each player in turn (LOOP-R35)."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.step import Choice, Step
from felicity.games.loop import alphabet, names
from felicity.games.loop import happenings as told
from felicity.games.loop.alphabet import REF
from felicity.games.loop.credit import ApplyOrNot, Pay, coins_on
from felicity.games.loop.favour_types import others
from felicity.games.loop.hands import draw_favour, take_random_favour
from felicity.games.loop.landfill import take_from_landfill, types_in_landfill
from felicity.games.loop.market import BONUS, TakeMaterial
from felicity.games.loop.player import Player
from felicity.games.loop.refill import check_depletion, draw_material
from felicity.games.loop.state import LoopState
from felicity.games.loop.words import (
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

GAP_LIMIT: Final = 7


class Immediate:
    """What an IMMEDIATE EVENT does."""

    def costs_coins(self) -> bool:
        """Can it cost COIN? By option only such EVENT let players APPLY (LOOP-R101)."""
        return False

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


class Strike(Step[LoopState]):
    """A player's share of an EVENT."""

    FIELDS = ("event:event", "who:seat")

    def __init__(self, event: int, who: int) -> None:
        self.event = event
        self.who = who

    def run(self, s: LoopState) -> None:
        IMMEDIATE[self.event].strike(s, s.players[self.who])


def begin(s: LoopState, event: int, who: int) -> None:
    """LOOP-5.3h, LOOP-5.3q, LOOP-R101: the player who triggered it first, then the others clockwise; each may APPLY before."""
    card = IMMEDIATE[event]
    seats = s.clockwise_from(who)
    seats.reverse()
    may_apply = s.rules.applies_at_every_event or card.costs_coins()
    if card.happens_once():
        s.then(Happen(event))
    for seat in seats:
        if not card.happens_once():
            s.then(Strike(event, seat))
        if may_apply:
            s.then(ApplyOrNot(seat))


class Combustion(Immediate):
    """LOOP-9.combustion: the least happy players' LANDFILL, less UTILITY, goes back into the MATERIAL deck, which is shuffled."""

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
                    s.tell(told.LANDFILL_BURNED, "LOOP-9.combustion", (player.seat, len(returned)))
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
                    s.tell(told.CREDIT_LOST, "LOOP-9.hidden-clause", (player.seat, lost))


class Insurance(Immediate):
    """LOOP-9.insurance: lose 1 COIN, or toss for 2."""

    def costs_coins(self) -> bool:
        return True

    def strike(self, s: LoopState, me: Player) -> None:
        s.then(InsureOrToss(me.seat))


class InsureOrToss(Choice[LoopState]):
    """LOOP-R43: the toss may be chosen with any holding; who can't pay applies first."""

    def ask(self, s: LoopState, a: Ask) -> None:
        a.offer(alphabet.LOSE_COIN)
        a.offer(alphabet.TOSS)

    def take(self, s: LoopState, option: Option) -> None:
        if option is alphabet.LOSE_COIN:
            s.then(Pay(self.who, 1, NOTHING, "LOOP-9.insurance"))
            return
        dollar = s.rng.below(2)
        if s.events is not None:
            s.tell(told.TOSSED, "LOOP-9.insurance", (self.who, dollar))
        if dollar:
            s.gain_coins(self.who, 2, "LOOP-9.insurance")
        else:
            s.then(Pay(self.who, 2, NOTHING, "LOOP-9.insurance"))


class Overproduction(Immediate):
    """LOOP-9.overproduction: the top 2 MATERIAL of the deck leave the game; nobody pays if that empties it (LOOP-R27)."""

    def happens_once(self) -> bool:
        return True

    def happen(self, s: LoopState) -> None:
        for _ in range(min(2, len(s.material_deck))):
            type = draw_material(s)
            s.removed += ONE[type]
            if s.events is not None:
                s.tell(told.MATERIALS_REMOVED, "LOOP-9.overproduction", (type,))
        check_depletion(s, NOTHING)


class Obsolescence(Immediate):
    """LOOP-9.obsolescence: each player's MATERIAL of choice loses 1 QUALITY."""

    def strike(self, s: LoopState, me: Player) -> None:
        if me.materials:
            s.then(ChooseWear(me.seat))


class ChooseWear(Choice[LoopState]):
    """One of the own MATERIAL."""

    def ask(self, s: LoopState, a: Ask) -> None:
        for m in s.players[self.who].kinds:
            a.offer(alphabet.WEAR[REF[m] // 3])

    def take(self, s: LoopState, option: Option) -> None:
        m = s.find(self.who, option.what)
        if s.events is not None:
            s.tell(told.MATERIAL_WORN, "LOOP-9.obsolescence", (self.who, type_of(m), quality_of(m) - 1))
        s.wear(self.who, m)


class Redeem(Immediate):
    """LOOP-9.redeem: nothing, or one of three offers."""

    def costs_coins(self) -> bool:
        return True

    def strike(self, s: LoopState, me: Player) -> None:
        if s.market_types:
            s.then(ChooseOffer(me.seat))


class ChooseOffer(Choice[LoopState]):
    """LOOP-9.redeem-a, -b, -c, LOOP-R102: 1, 2 or 3 COIN for a market MATERIAL at QUALITY 1, 1 or 3 and 0, 1 or 2 FAVOUR."""

    def ask(self, s: LoopState, a: Ask) -> None:
        for offer in range(3):
            if a.enough(s.players[self.who].coins, offer + 1, alphabet.REDEEM[offer].text, "coins", "LOOP-R102"):
                a.offer(alphabet.REDEEM[offer])
        a.offer(alphabet.PASS)

    def take(self, s: LoopState, option: Option) -> None:
        if option is alphabet.PASS:
            return
        s.players[self.who].coins -= option.what + 1
        if s.events is not None:
            s.tell(told.REDEEMED, "LOOP-9.redeem", (self.who, option.what + 1))
        s.then(DrawFavours(self.who, option.what))
        s.then(TakeMaterial(self.who, 3 if option.what == 2 else 1, BONUS))


class DrawFavours(Step[LoopState]):
    """FAVOUR drawn once the MATERIAL is taken, so that nobody chooses it knowing them."""

    FIELDS = ("who:seat", "cards")

    def __init__(self, who: int, cards: int) -> None:
        self.who = who
        self.cards = cards

    def run(self, s: LoopState) -> None:
        for _ in range(self.cards):
            draw_favour(s, self.who, "LOOP-9.redeem")


class Repurchase(Immediate):
    """LOOP-9.repurchase: give another player 1 COIN and take 1 MATERIAL other than UTILITY from that LANDFILL at QUALITY 1."""

    def costs_coins(self) -> bool:
        return True

    def strike(self, s: LoopState, me: Player) -> None:
        if any(size(them.landfill) > count(them.landfill, UTILITY) for them in others(s, me)):
            s.then(ChooseRepurchase(me.seat))


class ChooseRepurchase(Choice[LoopState]):
    """LOOP-R54: compulsory, unless the table says otherwise."""

    def ask(self, s: LoopState, a: Ask) -> None:
        for them in others(s, s.players[self.who]):
            for type in types_in_landfill(s, them.seat):
                if a.allows(type != UTILITY, "repurchase", "utility-stays", "LOOP-9.repurchase"):
                    a.offer(alphabet.REPURCHASE[them.seat * UTILITY + type])
        if a.allows(s.rules.may_decline_repurchase, "pass", "compulsory", "LOOP-R54"):
            a.offer(alphabet.PASS)

    def take(self, s: LoopState, option: Option) -> None:
        if option is alphabet.PASS:
            return
        if s.events is not None:
            s.tell(told.REPURCHASED, "LOOP-9.repurchase", (self.who, option.who, option.what))
        take_from_landfill(s, option.who, option.what)
        s.gain_material(self.who, material(option.what, 1))
        s.then(Pay(self.who, 1, option.who, "LOOP-9.repurchase"))


class Santa(Immediate):
    """LOOP-9.santa: each player gives another 1 MATERIAL, QUALITY unchanged."""

    def strike(self, s: LoopState, me: Player) -> None:
        if me.materials:
            s.then(GiveMaterial(me.seat))


class GiveMaterial(Choice[LoopState]):
    """Which MATERIAL, and to whom."""

    def ask(self, s: LoopState, a: Ask) -> None:
        me = s.players[self.who]
        for them in others(s, me):
            for m in me.kinds:
                a.offer(alphabet.GIVE[(them.seat * alphabet.REFS + REF[m]) // 3])

    def take(self, s: LoopState, option: Option) -> None:
        m = s.find(self.who, option.what)
        if s.events is not None:
            s.tell(told.MATERIAL_GIVEN, "LOOP-9.santa", (self.who, option.who, type_of(m), quality_of(m)))
        s.gain_material(option.who, s.lose_material(self.who, m))


class Social(Immediate):
    """LOOP-9.social: draw a random FAVOUR from the hand of a happier player."""

    def strike(self, s: LoopState, me: Player) -> None:
        if happier_with_favours(s, me):
            s.then(NameHappier(me.seat))


def happier_with_favours(s: LoopState, me: Player) -> list[int]:
    """LOOP-R53: whom a player may name for Social Responsibility."""
    return [them.seat for them in s.players if them.happiness > me.happiness and them.hand]


class NameHappier(Choice[LoopState]):
    """LOOP-R53: the player chooses among those who are possible."""

    def ask(self, s: LoopState, a: Ask) -> None:
        for seat in happier_with_favours(s, s.players[self.who]):
            a.offer(alphabet.NAME[seat])

    def take(self, s: LoopState, option: Option) -> None:
        if s.events is not None:
            s.tell(told.FAVOUR_DRAFTED, "LOOP-9.social", (self.who, option.who))
        take_random_favour(s, self.who, option.who)


class Status(Immediate):
    """LOOP-9.status: name a less happy player; if that one has more COIN, lose 1 HAPPINESS."""

    def strike(self, s: LoopState, me: Player) -> None:
        if any(them.happiness < me.happiness for them in s.players):
            s.then(NameLessHappy(me.seat))


class NameLessHappy(Choice[LoopState]):
    """LOOP-R53: the player chooses among those who are possible."""

    def ask(self, s: LoopState, a: Ask) -> None:
        for them in s.players:
            if them.happiness < s.players[self.who].happiness:
                a.offer(alphabet.NAME[them.seat])

    def take(self, s: LoopState, option: Option) -> None:
        if s.events is not None:
            s.tell(told.NAMED, "LOOP-9.status", (self.who, option.who))
        if s.players[option.who].coins > s.players[self.who].coins:
            s.move_happiness(self.who, -1, BY_EVENT, "LOOP-9.status")


class Gap(Immediate):
    """LOOP-9.gap: COIN plus QUALITY differ by more than 7 between the richest and the poorest: all lose 1 HAPPINESS."""

    def happens_once(self) -> bool:
        return True

    def happen(self, s: LoopState) -> None:
        wealth = [player.coins + sum([quality_of(m) for m in player.materials]) for player in s.players]
        gap = max(wealth) - min(wealth)
        if s.events is not None:
            s.tell(told.GAP_MEASURED, "LOOP-9.gap", (gap,))
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
