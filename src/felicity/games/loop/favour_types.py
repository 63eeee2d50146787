"""3.1 FAVOUR: the five red types, each with what it needs (`ask`) and what it does (`perform`), and 7.2 the five blue ones of Solo."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.core.position import seat_text
from felicity.core.tuples import exchanged
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.alphabet import REF, REFS, LoopOption
from felicity.games.loop.constants import (
    FAVOURS,
    MARKET,
    MAX_QUALITY,
    NOTHING,
    SHARED,
    UTILITY,
    count,
    material,
    printed_type,
    quality_of,
    type_of,
    unmarked,
    without_shares,
)
from felicity.games.loop.consume import lets_consume
from felicity.games.loop.landfill import take_from_landfill, types_in_landfill
from felicity.games.loop.player import Player, distinct
from felicity.games.loop.state import LoopState

RENEW_PRICE: Final = 2


def others(s: LoopState, me: Player) -> list[Player]:
    """LOOP-R17: a FAVOUR is played to another player."""
    return [player for player in s.players if player is not me]


def market_kinds(s: LoopState) -> tuple[int, ...]:
    """The MATERIAL of the market, one for each type and Exhibited QUALITY."""
    return distinct(tuple([m for m in s.market if m != NOTHING]))


def best_quality(me: Player) -> i64:
    """The highest QUALITY among a player's MATERIAL, 0 without any."""
    best: i64 = 0
    for m in me.materials:
        quality: i64 = m & 7
        if quality > best:
            best = quality
    return best


def colours_on_stage(s: LoopState) -> i64:
    """LOOP-R18: a mask of the types that some ACTIVITY on the stage shows."""
    shown: i64 = 0
    for activity in s.stage:
        if activity != NOTHING:
            shown |= s.cards.activity_colours[activity]
    return shown


def is_seated(s: LoopState, option: LoopOption, seat: int, a: Ask) -> bool:
    """Is the seat that an option names at this table?"""
    return a.within(seat + 1, s.rules.seats, option.text, "no-such-seat", "LOOP-1.0a")


def offer_up_to(a: Ask, table: list[LoopOption], place: i64, kinds: tuple[int, ...], limit: i64, reason: str, rule: str) -> None:
    """Offer every MATERIAL of a place whose QUALITY is within a limit."""
    first = place * REFS
    options = a.options
    for m in kinds:
        quality: i64 = m & 7
        if quality <= limit:
            options.append(table[first + REF[m]])
        elif a.wants_reasons:
            a.enough(limit, quality, table[first + REF[m]].text, reason, rule)


class FavourType:
    """What a type of FAVOUR needs and does."""

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        """Offer every way in which it can be played now (LOOP-R16)."""
        raise AssertionError("every type asks")

    def explain(self, s: LoopState, me: Player, option: LoopOption, a: Ask) -> None:
        """LOOP-R17, LOOP-R16: it must be played to another player (in Solo to the market), for something that is there."""
        if (option.owner == MARKET) != s.rules.solo:
            a.refuse(option.text, "red-favour" if option.owner == MARKET else "blue-favour", "LOOP-1.0.11")
        elif s.rules.solo or (
            is_seated(s, option, option.owner, a) and a.allows(option.owner != me.seat, option.text, "yourself", "LOOP-R17")
        ):
            self.explain_lack(s, me, option, a)

    def explain_lack(self, s: LoopState, me: Player, option: LoopOption, a: Ask) -> None:
        """The piece it is about isn't there."""
        a.refuse(option.text, "no-such-material", self.rule())

    def rule(self) -> str:
        """The rule by which it is played."""
        raise AssertionError("every type has a rule")

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        """Let its effect take place."""
        raise AssertionError("every type performs")


class Acquire(FavourType):
    """LOOP-3.1-acquire-a: take 1 MATERIAL of the target and pay its QUALITY in COIN."""

    def rule(self) -> str:
        return "LOOP-3.1-acquire-a"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not s.ongoing.lets_spend(me, a, "acquire"):
            return
        for target in s.players:
            if target is me:
                continue
            if a.wants_reasons:
                a.allows(len(target.materials) > 0, f"acquire {seat_text(target.seat)}", "no-material", "LOOP-3.1-acquire-b")
            offer_up_to(a, alphabet.ACQUIRE_FROM, target.seat, target.kinds, me.coins, "coins", "LOOP-3.1-acquire-c")

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(option.owner, option.ref)
        coins = quality_of(m)
        if s.events is not None:
            s.tell(event_kinds.ACQUIRED, "LOOP-3.1-acquire-a", (me.seat, option.owner, type_of(m), coins, coins))
        s.players[option.owner].coins += coins
        s.spend(me, coins)
        s.gain_material(me.seat, s.lose_material(option.owner, m))


class Barter(FavourType):
    """LOOP-3.1-barter-a, LOOP-3.1-barter-b: swap 1 own MATERIAL for one of the target with the same or lower QUALITY, without change."""

    def rule(self) -> str:
        return "LOOP-3.1-barter-a"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        best = best_quality(me)
        if not a.enough(best, 1, "barter", "no-material", "LOOP-3.1-barter-c"):
            return
        for target in s.players:
            if target is me:
                continue
            if a.wants_reasons:
                a.allows(len(target.materials) > 0, f"barter {seat_text(target.seat)}", "no-material", "LOOP-3.1-barter-c")
            offer_up_to(a, alphabet.BARTER_FOR, target.seat, target.kinds, best, "quality-too-low", "LOOP-3.1-barter-c")

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(option.owner, option.ref)
        if s.events is not None:
            s.tell(
                event_kinds.BARTERED,
                "LOOP-3.1-barter-a",
                (me.seat, option.owner, type_of(m), quality_of(m), type_of(offered), quality_of(offered)),
            )
        given = s.lose_material(me.seat, offered)
        taken = s.lose_material(option.owner, m)
        s.gain_material(option.owner, given)
        s.gain_material(me.seat, taken)


class Recycle(FavourType):
    """LOOP-3.1-recycle-a: take 1 MATERIAL other than UTILITY from the target's LANDFILL; the COIN paid to the bank are its QUALITY."""

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not s.ongoing.lets_spend(me, a, "recycle") or not a.enough(me.coins, 1, "recycle", "coins", "LOOP-R16"):
            return
        if a.wants_reasons:
            a.allows(me.landfill == 0, f"recycle {seat_text(me.seat)}", "own-landfill", "LOOP-3.1-recycle-c")
        for target in s.players:
            if target is me:
                continue
            if target.landfill == 0:
                if a.wants_reasons:
                    a.allows(False, f"recycle {seat_text(target.seat)}", "landfill-empty", "LOOP-R16")
                continue
            landfill: i64 = target.landfill
            for type in range(UTILITY):
                if count(landfill, type):
                    self.ask_prices(s, me, a, type, alphabet.RECYCLE_FROM, (target.seat * UTILITY + type) * MAX_QUALITY)
            if a.wants_reasons and count(target.landfill, UTILITY):
                a.allows(False, f"recycle {seat_text(target.seat)} utility", "utility-stays", "LOOP-3.1-recycle-b")

    def price(self) -> int:
        """COIN paid for each COIN that counts towards QUALITY."""
        return 1

    def rule(self) -> str:
        return "LOOP-3.1-recycle-a"

    def explain_lack(self, s: LoopState, me: Player, option: LoopOption, a: Ask) -> None:
        """LOOP-R71: a MATERIAL that isn't there, or a QUALITY that can't be paid for without waste."""
        if a.allows(option.type in types_in_landfill(s, option.owner), option.text, "not-in-landfill", self.rule()):
            a.refuse(option.text, "would-waste", "LOOP-R71")

    def ask_prices(self, s: LoopState, me: Player, a: Ask, type: int, table: list[LoopOption], row: int) -> None:
        """LOOP-R71, LOOP-R40: every QUALITY that the player can pay and the EVENT in force allows."""
        counted = s.ongoing.counts_as[type]
        highest = s.ongoing.highest_quality(s, counted)
        per_coin = me.career.quality_per_coin(counted)
        for quality in range(1, MAX_QUALITY + 1):
            if quality % per_coin:
                continue
            option = table[row + quality - 1]
            if a.within(quality, highest, option.text, "quality-too-high", "LOOP-9.disposable"):
                a.offer_if_enough(option, me.coins, quality // per_coin * self.price(), "coins", "LOOP-R16")

    def cost_of(self, s: LoopState, me: Player, option: LoopOption) -> int:
        """The COIN that an option takes."""
        return option.quality // me.career.quality_per_coin(s.ongoing.counts_as[option.type]) * self.price()

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        type, quality = option.type, option.quality
        coins = self.cost_of(s, me, option)
        if s.events is not None:
            s.tell(event_kinds.RECYCLED, self.rule(), (me.seat, option.owner, type, quality, coins))
        take_from_landfill(s, option.owner, type)
        s.spend(me, coins)
        s.gain_material(me.seat, material(type, quality))


class Resell(FavourType):
    """LOOP-3.1-resell-a: give the target 1 own MATERIAL for its QUALITY in COIN."""

    def rule(self) -> str:
        return "LOOP-3.1-resell-a"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not a.enough(len(me.kinds), 1, "resell", "no-material", "LOOP-R16"):
            return
        for target in s.players:
            if target is me:
                continue
            offer_up_to(a, alphabet.RESELL_TO, target.seat, me.kinds, target.coins, "target-coins", "LOOP-3.1-resell-b")

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(me.seat, option.ref)
        coins = quality_of(m)
        if s.events is not None:
            s.tell(event_kinds.RESOLD, "LOOP-3.1-resell-a", (me.seat, option.owner, type_of(m), coins, coins))
        s.players[option.owner].coins -= coins
        me.coins += coins
        s.gain_material(option.owner, s.lose_material(me.seat, m))


class Share(FavourType):
    """LOOP-3.1-share-a: one use of a MATERIAL of the target for an ACTIVITY of this turn. LOOP-3.1-share-b: no deduction before."""

    def rule(self) -> str:
        return "LOOP-3.1-share-a"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not lets_consume(s, me, a, "share"):
            return
        colours = colours_on_stage(s)
        for target in s.players:
            if target is me:
                continue
            self.ask_materials(s, a, target.seat, target.kinds, colours)

    def ask_materials(self, s: LoopState, a: Ask, place: i64, kinds: tuple[int, ...], colours: i64) -> None:
        """LOOP-R18, LOOP-R21: MATERIAL that an ACTIVITY on the stage could use, as often as there is QUALITY."""
        counts_as = s.ongoing.counts_as
        for m in kinds:
            option = alphabet.SHARE_OF[place * REFS + REF[m]]
            if (colours >> counts_as[(m >> 3) & 7]) & 1:
                a.offer_if_enough(option, m & 7, (m >> 9) + 1, "shared-enough", "LOOP-R21")
            elif a.wants_reasons:
                a.allows(False, option.text, "no-activity-for-it", "LOOP-R18")

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(option.owner, option.ref)
        if s.events is not None:
            s.tell(event_kinds.SHARE_GRANTED, "LOOP-3.1-share-a", (me.seat, option.owner, type_of(m), quality_of(m)))
        owner = s.players[option.owner]
        s.marked = True
        owner.hold(exchanged(owner.materials, m, m + SHARED))


class BlueAcquire(FavourType):
    """LOOP-7.2-acquire, LOOP-R95: 1 MATERIAL of the market at its Exhibited QUALITY, paid to the bank."""

    def rule(self) -> str:
        return "LOOP-7.2-acquire"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not s.ongoing.lets_spend(me, a, "acquire"):
            return
        offer_up_to(a, alphabet.ACQUIRE_FROM, MARKET, market_kinds(s), me.coins, "coins", "LOOP-7.2-acquire")

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(MARKET, option.ref)
        if s.events is not None:
            s.tell(event_kinds.ACQUIRED, "LOOP-7.2-acquire", (me.seat, MARKET, type_of(m), quality_of(m), quality_of(m)))
        s.spend(me, quality_of(m))
        s.empty_slot(s.market.index(m))
        s.gain_material(me.seat, without_shares(m))


class BlueBarter(FavourType):
    """LOOP-7.2-barter: swap 1 own MATERIAL for one of the market with the same or lower Exhibited QUALITY."""

    def rule(self) -> str:
        return "LOOP-7.2-barter"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        best = best_quality(me)
        if not a.enough(best, 1, "barter", "no-material", "LOOP-7.2-barter"):
            return
        offer_up_to(a, alphabet.BARTER_FOR, MARKET, market_kinds(s), best, "quality-too-low", "LOOP-7.2-barter")

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(MARKET, option.ref)
        if s.events is not None:
            s.tell(
                event_kinds.BARTERED, "LOOP-7.2-barter", (me.seat, MARKET, type_of(m), quality_of(m), type_of(offered), quality_of(offered))
            )
        s.lay_market(exchanged(s.market, m, unmarked(s.lose_material(me.seat, offered))))
        s.gain_material(me.seat, without_shares(m))


class Renew(Recycle):
    """LOOP-7.2-renew: any MATERIAL of the central LANDFILL, UTILITY too, for 2 COIN per QUALITY."""

    def price(self) -> int:
        return RENEW_PRICE

    def rule(self) -> str:
        return "LOOP-7.2-renew"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not s.ongoing.lets_spend(me, a, "renew") or not a.enough(me.coins, RENEW_PRICE, "renew", "coins", "LOOP-7.2-renew"):
            return
        types = types_in_landfill(s, MARKET)
        if a.allows(len(types) > 0, "renew", "landfill-empty", "LOOP-7.2-renew"):
            for type in types:
                self.ask_prices(s, me, a, type, alphabet.RENEW, type * MAX_QUALITY)


class BlueResell(FavourType):
    """LOOP-7.2-resell, LOOP-R94: 1 own MATERIAL goes under the MATERIAL deck, and the bank pays its QUALITY."""

    def rule(self) -> str:
        return "LOOP-7.2-resell"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if a.enough(len(me.materials), 1, "resell", "no-material", "LOOP-7.2-resell"):
            for m in me.kinds:
                a.offer(alphabet.RESELL_TO[MARKET * REFS + REF[m]])

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(me.seat, option.ref)
        if s.events is not None:
            s.tell(event_kinds.RESOLD, "LOOP-7.2-resell", (me.seat, MARKET, type_of(m), quality_of(m), quality_of(m)))
        s.lose_material(me.seat, m)
        s.material_deck = (printed_type(m),) + s.material_deck
        s.bottom_seen += 1
        me.coins += quality_of(m)


class BlueShare(Share):
    """LOOP-7.2-share-a, LOOP-R93: one use of a MATERIAL of the market."""

    def rule(self) -> str:
        return "LOOP-7.2-share-a"

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if lets_consume(s, me, a, "share"):
            self.ask_materials(s, a, MARKET, market_kinds(s), colours_on_stage(s))

    def perform(self, s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
        m = s.find(MARKET, option.ref)
        if s.events is not None:
            s.tell(event_kinds.SHARE_GRANTED, "LOOP-7.2-share-a", (me.seat, MARKET, type_of(m), quality_of(m)))
        s.marked = True
        s.lay_market(exchanged(s.market, m, m + SHARED))


RED: Final[list[FavourType]] = [Acquire(), Barter(), Recycle(), Resell(), Share()]
BLUE: Final[list[FavourType]] = [BlueAcquire(), BlueBarter(), Renew(), BlueResell(), BlueShare()]
assert len(RED) == len(BLUE) == len(FAVOURS)


def favour_types(s: LoopState) -> list[FavourType]:
    """LOOP-1.0.11: blue in Solo, red elsewhere."""
    return BLUE if s.rules.solo else RED
