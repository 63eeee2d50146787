"""2.0 b) BUY: COIN become the QUALITY of MATERIAL from the market (and, for the SCIENTIST, from a LANDFILL)."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.core.option import Option
from felicity.core.step import AnyStep, Choice, Step
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.agenda import outside_turn
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.constants import BUY, MARKET, MAX_QUALITY, NOT_YET, material
from felicity.games.loop.favour_types import is_seated
from felicity.games.loop.hooks import NO_EVENT
from felicity.games.loop.landfill import take_from_landfill, types_in_landfill
from felicity.games.loop.market import FREE, TakeMaterial, take_from_market
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState


def coins_for(quality: int, reputation: int, per_coin: int) -> int:
    """LOOP-2.0.b3, LOOP-2.5b1, LOOP-R71: COIN for a QUALITY partly paid with REPUTATION; 0 if that isn't possible without waste."""
    by_coins = quality - reputation
    if by_coins < 1 or by_coins % per_coin:
        return 0
    return by_coins // per_coin


def half_of(coins: int) -> int:
    """LOOP-R48: half the COIN due, rounded up."""
    return (coins + 1) // 2


def lets_buy(s: LoopState, me: Player, a: Ask, what: str) -> bool:
    """May the player BUY anything now? The first purchase makes the turn a BUY turn (LOOP-R7)."""
    if not s.may_still_buy(me):
        limit = s.ongoing.buy_limit_rule if s.action == BUY else "LOOP-8.clerk" if s.bought else "LOOP-2.0a"
        return a.allows(False, what, "no-more-to-buy", limit)
    return (
        (s.action != NOT_YET or s.ongoing.lets_choose_buy(me, a))
        and s.ongoing.lets_spend(me, a, what)
        and a.enough(me.coins, 1, what, "coins", "LOOP-2.5b2")
    )


def ask_buy(s: LoopState, me: Player, a: Ask) -> None:
    """LOOP-2.0.b1: every MATERIAL of the market at every QUALITY that the player can pay."""
    if not lets_buy(s, me, a, "buy"):
        return
    if not a.allows(len(s.market_types) > 0, "buy", "market-empty", "LOOP-R8"):
        return
    if s.ongoing is NO_EVENT and not a.wants_reasons:
        a.options.extend(usual_purchases(s, me))
    else:
        ask_market(s, me, a)


def ask_market(s: LoopState, me: Player, a: Ask) -> None:
    """Every type on offer with its prices."""
    for type in s.market_types:
        ask_prices(s, me, a, type, alphabet.BUY, type)


def usual_purchases(s: LoopState, me: Player) -> list[Option]:
    """While no EVENT is in force, purchases depend only on these few small numbers, so they are cached for each combination."""
    key = ((me.career.price_list() * 32 + s.market_mask) * 5 + min(me.coins, MAX_QUALITY)) * 3 + me.reputation
    known = _USUAL[key]
    if known is None:
        a = Ask(False)
        ask_market(s, me, a)
        known = a.options
        _USUAL[key] = known
    return known


_USUAL: Final[list[list[Option] | None]] = [None] * (2 * 32 * 5 * 3)


def ask_prices(s: LoopState, me: Player, a: Ask, type: int, table: list[LoopOption], row: int) -> None:
    """The prices of one MATERIAL: QUALITY 1 to 4, part of it by REPUTATION, one per turn at half price under Sales."""
    counted = s.ongoing.counts_as[type]
    per_coin = me.career.quality_per_coin(counted)
    lowest = s.ongoing.lowest_quality(me)
    highest = s.ongoing.highest_quality(s, counted)
    halves = 1 if s.ongoing.halves_one_price() and not s.halved else 0
    if a.wants_reasons:
        go_through_prices(a, table, row, me.coins, me.reputation, per_coin, lowest, highest, halves)
        return
    offer_prices(a, table, row, min(me.coins, MAX_QUALITY), me.reputation, per_coin, lowest, highest, halves)


def offer_prices(
    a: Ask, table: list[LoopOption], row: i64, coins: i64, reputation: i64, per_coin: i64, lowest: i64, highest: i64, halves: i64
) -> None:
    """What can be paid depends only on these few small numbers, so it is cached for each combination."""
    key = ((((row * 5 + coins) * 3 + reputation) * 2 + per_coin - 1) * 5 + lowest) * 10 + highest * 2 + halves
    known = _BUY_PRICES if table is alphabet.BUY else _PAY_PRICES
    options = known[key]
    if options is None:
        prices = Ask(False)
        go_through_prices(prices, table, row, coins, reputation, per_coin, lowest, highest, halves)
        options = prices.options
        known[key] = options
    a.options.extend(options)


_BUY_PRICES: Final[list[list[Option] | None]] = [None] * (5 * 5 * 3 * 2 * 5 * 10)
_PAY_PRICES: Final[list[list[Option] | None]] = [None] * (5 * 3 * 2 * 5 * 10)


def go_through_prices(
    a: Ask, table: list[LoopOption], row: int, coins_held: int, reputation_held: int, per_coin: int, lowest: int, highest: int, halves: int
) -> None:
    """Every QUALITY from 1 to 4, with every possible share of REPUTATION."""
    for quality in range(1, MAX_QUALITY + 1):
        option = table[alphabet.price_index(row, quality, 0)]
        if not fits(a, option.text, quality, lowest, highest):
            continue
        for reputation in range(min(reputation_held, quality - 1) + 1):
            coins = coins_for(quality, reputation, per_coin)
            if coins == 0:
                continue
            at = alphabet.price_index(row, quality, reputation)
            if a.enough(coins_held, coins, table[at].text, "coins", "LOOP-2.0.b3"):
                a.offer(table[at])
            if halves and half_of(coins) < coins and half_of(coins) <= coins_held:
                a.offer(table[at + 1])


def fits(a: Ask, what: str, quality: int, lowest: int, highest: int) -> bool:
    """LOOP-9.red-gown, LOOP-9.disposable: does the EVENT in force allow this QUALITY?"""
    return a.enough(quality, lowest, what, "quality-too-low", "LOOP-9.red-gown") and a.within(
        quality, highest, what, "quality-too-high", "LOOP-9.disposable"
    )


def explain_price(s: LoopState, me: Player, option: LoopOption, type: int, a: Ask) -> None:
    """Why a purchase with REPUTATION, or at half price (LOOP-9.sales, LOOP-R48), isn't offered."""
    counted, what = s.ongoing.counts_as[type], option.text
    coins = coins_for(option.quality, option.reputation, me.career.quality_per_coin(counted))
    if (
        fits(a, what, option.quality, s.ongoing.lowest_quality(me), s.ongoing.highest_quality(s, counted))
        and a.enough(me.reputation, option.reputation, what, "reputation", "LOOP-2.5b1")
        and a.allows(coins > 0, what, "would-waste", "LOOP-R71")
        and a.allows(s.ongoing.halves_one_price(), what, "no-sales", "LOOP-9.sales")
        and a.allows(not s.halved, what, "once-per-turn", "LOOP-9.sales")
        and a.allows(half_of(coins) < coins, what, "half-is-as-much", "LOOP-R48")
    ):
        a.enough(me.coins, half_of(coins), what, "coins", "LOOP-R48")


def price_of(s: LoopState, me: Player, type: int, option: LoopOption) -> int:
    """The COIN that a purchase costs."""
    coins = coins_for(option.quality, option.reputation, me.career.quality_per_coin(s.ongoing.counts_as[type]))
    return half_of(coins) if option.half else coins


def pay_price(s: LoopState, me: Player, type: int, option: LoopOption) -> int:
    """Pay for a purchase, perhaps partly with REPUTATION (LOOP-R11); returns the COIN paid."""
    coins, reputation = price_of(s, me, type, option), option.reputation
    if option.half:
        s.halved = True
    if s.action == NOT_YET:
        s.action = BUY
    s.bought += 1
    if reputation:
        s.spend_reputation(me.seat, reputation, "LOOP-2.5b1")
    if s.ongoing.gives_free_material():
        s.then(FreeMaterial(me.seat))
    s.spend(me, coins)
    return coins


def buy(s: LoopState, me: Player, option: LoopOption) -> None:
    """A MATERIAL goes from the market into the AREA, with QUALITY equal to what was paid for it."""
    type, quality = option.type, option.quality
    coins = pay_price(s, me, type, option)
    if s.events is not None:
        s.tell(event_kinds.BOUGHT, "LOOP-2.0.b3", (me.seat, type, quality, coins, option.reputation))
    take_from_market(s, me.seat, type, quality)


class FreeMaterial(Step[LoopState]):
    """LOOP-9.bogof, LOOP-R39: each bought MATERIAL brings a free one, if the market has any."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: LoopState) -> None:
        if s.market_types:
            s.then(TakeMaterial(self.who, 1, FREE))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not s.ongoing.gives_free_material() or not s.bought:
            return "LOOP-9.bogof: only a purchase under this EVENT brings a free MATERIAL"
        return outside_turn(s, self.who, below, "TakeTurn")


def ask_salvage(s: LoopState, me: Player, a: Ask) -> None:
    """LOOP-8.scientist, LOOP-R83: one of the purchases of a BUY turn may come from any LANDFILL."""
    if not a.allows(not s.salvaged, "salvage", "once-per-turn", "LOOP-R83") or not lets_buy(s, me, a, "salvage"):
        return
    for place in range(s.rules.seats) if not s.rules.solo else (0, MARKET):
        for type in types_in_landfill(s, place):
            prices = Ask(False)
            ask_prices(s, me, prices, type, alphabet.PAY, 0)
            option = alphabet.SALVAGE[place * 5 + type]
            if a.allows(len(prices.options) > 0, option.text, "coins", "LOOP-2.0.b3"):
                a.offer(option)


def explain_salvage(s: LoopState, me: Player, option: LoopOption, a: Ask) -> None:
    """LOOP-8.scientist: somebody else's ABILITY, or a MATERIAL that isn't there."""
    if not a.allows(me.career.salvages, option.text, "other-career", "LOOP-8.scientist"):
        return
    if option.owner == MARKET:
        if not a.allows(s.rules.solo, option.text, "no-central-landfill", "LOOP-R91"):
            return
    elif not is_seated(s, option, option.owner, a):
        return
    a.refuse(option.text, "not-in-landfill", "LOOP-8.scientist")


class PayForSalvage(Choice[LoopState]):
    """LOOP-8.scientist: at the normal price; UTILITY and the player's own LANDFILL are allowed."""

    RULE = "LOOP-8.scientist"
    FIELDS = ("who:seat", "place:landfill", "type:material")

    def __init__(self, who: int, place: int, type: int) -> None:
        super().__init__(who)
        self.place = place
        self.type = type

    def ask(self, s: LoopState, a: Ask) -> None:
        ask_prices(s, s.players[self.who], a, self.type, alphabet.PAY, 0)

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if option.kind == alphabet.PAYS:
            explain_price(s, s.players[self.who], option, self.type, a)

    def take(self, s: LoopState, option: LoopOption) -> None:
        me = s.players[self.who]
        coins = pay_price(s, me, self.type, option)
        s.salvaged = True
        if s.events is not None:
            s.tell(event_kinds.SALVAGED, "LOOP-8.scientist", (self.who, self.place, self.type, option.quality, coins, option.reputation))
        take_from_landfill(s, self.place, self.type)
        s.gain_material(self.who, material(self.type, option.quality))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        me, offered = s.players[self.who], Ask(False)
        if me.career.salvages:
            ask_salvage(s, me, offered)
        if not any(option.arguments == (self.place, self.type) for option in offered.options):
            return "LOOP-8.scientist: this can't be salvaged now"
        return outside_turn(s, self.who, below, "TakeTurn")
