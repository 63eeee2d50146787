"""9.0 CONTINUOUS EVENT: one class per card, each overriding what the card is about."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.step import AnyStep, Choice
from felicity.core.tuples import replaced
from felicity.games.loop import alphabet, event_kinds, names
from felicity.games.loop.agenda import outside_turn
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.constants import BY_EVENT, FOOD, MAX_QUALITY, METAL, NOTHING, PLASTIC
from felicity.games.loop.credit import TAX, Pay
from felicity.games.loop.favour_types import best_quality, is_seated, others
from felicity.games.loop.hooks import AS_PRINTED, NO_EVENT, Ongoing
from felicity.games.loop.player import Player
from felicity.games.loop.refill import check_depletion, refill_market, refill_stage
from felicity.games.loop.state import LoopState


def types_owned(s: LoopState, player: Player) -> int:
    """A mask of the types in a player's AREA, as they count in this turn."""
    owned = 0
    for m in player.materials:
        owned |= 1 << s.counted_type(m)
    return owned


class Diamond(Ongoing):
    """LOOP-9.diamond: no METAL at the end of one's turn costs 1 HAPPINESS."""

    def at_turn_end(self, s: LoopState) -> None:
        if not (types_owned(s, s.me()) >> METAL) & 1:
            s.move_happiness(s.active, -1, BY_EVENT, "LOOP-9.diamond")


class BadDebt(Ongoing):
    """LOOP-9.bad-debt: the owner of a CREDIT CARD can't choose BUY."""

    def lets_choose_buy(self, me: Player, a: Ask) -> bool:
        return a.allows(len(me.debts) == 0, "buy", "owns-credit-card", "LOOP-9.bad-debt")


class Bogof(Ongoing):
    """LOOP-9.bogof: each bought MATERIAL brings a free one."""

    def gives_free_material(self) -> bool:
        return True


class BuyMore(Ongoing):
    """LOOP-9.buy-more: 1 COIN back for every 3 spent on ACQUIRE, BUY and RECYCLE."""

    def when_spent(self, s: LoopState, before: int, after: int) -> None:
        s.gain_coins(s.active, after // 3 - before // 3, "LOOP-9.buy-more")


class Collector(Ongoing):
    """LOOP-9.collector, LOOP-R38: all 5 types in the AREA at any moment of one's turn give 1 HAPPINESS, once a turn."""

    def at_turn_start(self, s: LoopState) -> None:
        self.when_material_came(s)

    def when_material_came(self, s: LoopState) -> None:
        if not s.rewarded and types_owned(s, s.me()) == 31:
            s.rewarded = True
            s.move_happiness(s.active, 1, BY_EVENT, "LOOP-9.collector")


class Disposable(Ongoing):
    """LOOP-9.disposable, LOOP-R40: PLASTIC only at QUALITY 1; by an option nothing else can be bought."""

    def highest_quality(self, s: LoopState, type: int) -> int:
        if type == PLASTIC:
            return 1
        return 0 if s.rules.plastic_only else MAX_QUALITY


class Slowdown(Ongoing):
    """LOOP-9.slowdown-a, -b, -c: BUY 1, CONSUME 1, and a WORK turn loses 1 COIN (LOOP-R41)."""

    def __init__(self, event: int) -> None:
        super().__init__(event)
        self.buy_limit = 1
        self.buy_limit_rule = "LOOP-9.slowdown-a"
        self.consume_limit = 1
        self.consume_limit_rule = "LOOP-9.slowdown-b"

    def after_work(self, s: LoopState, me: Player) -> None:
        if me.coins > 0:
            me.coins -= 1
            if s.events is not None:
                s.tell(event_kinds.COINS_PAID, "LOOP-9.slowdown-c", (me.seat, 1))


class Online(Ongoing):
    """LOOP-9.online, LOOP-R42: the active player can't spend COIN without a CREDIT CARD."""

    def lets_spend(self, me: Player, a: Ask, what: str) -> bool:
        return a.allows(len(me.debts) > 0, what, "no-credit-card", "LOOP-9.online")


class Hypebeast(Ongoing):
    """LOOP-9.hypebeast: at the end of their turn the player names another; lacking one of their types costs 1 HAPPINESS."""

    def at_turn_end(self, s: LoopState) -> None:
        s.then(NameRival(s.active))


class NameRival(Choice[LoopState]):
    """LOOP-R52: any other player; types count, not how many."""

    RULE = "LOOP-9.hypebeast"

    def ask(self, s: LoopState, a: Ask) -> None:
        for them in others(s, s.players[self.who]):
            a.offer(alphabet.NAME[them.seat])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if option.kind == alphabet.NAMES and is_seated(s, option, option.target, a):
            a.refuse(option.text, "yourself", "LOOP-R52")

    def take(self, s: LoopState, option: LoopOption) -> None:
        if s.events is not None:
            s.tell(event_kinds.NAMED, "LOOP-9.hypebeast", (self.who, option.target))
        if types_owned(s, s.players[option.target]) & ~types_owned(s, s.players[self.who]):
            s.move_happiness(self.who, -1, BY_EVENT, "LOOP-9.hypebeast")

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not isinstance(s.ongoing, Hypebeast):
            return "LOOP-9.hypebeast: this EVENT isn't in force"
        return outside_turn(s, self.who, below, "Refill")


class LandfillTax(Ongoing):
    """LOOP-9.landfill-tax-a, LOOP-R44: every MATERIAL that goes to a player's LANDFILL costs that player 1 COIN, whoever's turn it is."""

    def when_landfilled(self, s: LoopState, owner: int) -> None:
        s.then(Pay(owner, 1, NOTHING, TAX))


class MakeItRain(Ongoing):
    """LOOP-9.make-it-rain: 4 COIN spent in the turn on ACQUIRE, BUY and RECYCLE give 1 HAPPINESS."""

    def when_spent(self, s: LoopState, before: int, after: int) -> None:
        if before < 4 <= after:
            s.move_happiness(s.active, 1, BY_EVENT, "LOOP-9.make-it-rain")


class Manners(Ongoing):
    """LOOP-9.manners, LOOP-R45: nobody can REJECT or object by discarding a FAVOUR."""

    def lets_reject_with_card(self, a: Ask) -> bool:
        return a.allows(False, "reject with card", "only-with-reputation", "LOOP-9.manners")


class MicroPlastic(Ongoing):
    """LOOP-9.micro-plastic, LOOP-R46: FOOD counts as PLASTIC."""

    def __init__(self, event: int) -> None:
        super().__init__(event)
        self.counts_as = replaced(AS_PRINTED, FOOD, PLASTIC)


class Overtime(Ongoing):
    """LOOP-9.overtime: WORK costs 1 HAPPINESS more and pays 4 COIN more."""

    def extra_salary(self) -> int:
        return 4

    def extra_loss(self) -> int:
        return 1


class RedGown(Ongoing):
    """LOOP-9.red-gown, LOOP-R47: BUY only at the player's own highest QUALITY or above."""

    def lowest_quality(self, me: Player) -> int:
        return max(1, best_quality(me))


class Skinner(Ongoing):
    """LOOP-9.skinner, LOOP-R49: an empty slot is refilled at once, during the turn."""

    def at_turn_start(self, s: LoopState) -> None:
        self.when_slot_emptied(s)

    def when_slot_emptied(self, s: LoopState) -> None:
        refill_market(s)
        check_depletion(s, s.active)
        refill_stage(s)


class Sales(Ongoing):
    """LOOP-9.sales, LOOP-R48: one bought MATERIAL a turn at half price."""

    def halves_one_price(self) -> bool:
        return True


class Treat(Ongoing):
    """LOOP-9.treat, LOOP-R50: the first APPLY of one's turn gives 1 HAPPINESS."""

    def when_applied(self, s: LoopState) -> None:
        if s.applied == 1:
            s.move_happiness(s.active, 1, BY_EVENT, "LOOP-9.treat")


class Vulgarian(Ongoing):
    """LOOP-9.vulgarian, LOOP-R51: no ACTIVITY can be completed with fewer than 4 COIN."""

    def lets_consume(self, me: Player, a: Ask, what: str) -> bool:
        return a.enough(me.coins, 4, what, "coins", "LOOP-9.vulgarian")


def _number(name: str) -> int:
    return names.EVENTS.index(name)


ONGOING: Final[dict[int, Ongoing]] = {
    card.event: card
    for card in [
        NO_EVENT,
        Diamond(_number("diamond")),
        BadDebt(_number("bad-debt")),
        Bogof(_number("bogof")),
        BuyMore(_number("buy-more")),
        Collector(_number("collector")),
        Disposable(_number("disposable")),
        Slowdown(_number("slowdown")),
        Online(_number("online")),
        Hypebeast(_number("hypebeast")),
        LandfillTax(_number("landfill-tax")),
        MakeItRain(_number("make-it-rain")),
        Manners(_number("manners")),
        MicroPlastic(_number("micro-plastic")),
        Overtime(_number("overtime")),
        RedGown(_number("red-gown")),
        Skinner(_number("skinner")),
        Sales(_number("sales")),
        Treat(_number("treat")),
        Vulgarian(_number("vulgarian")),
    ]
}
