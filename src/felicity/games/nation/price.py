"""4. Adjust price: the price, the hand limit, goods into storage, the storage limit."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.nation import alphabet, event_kinds
from felicity.games.nation.agenda import wrong_seat, wrong_step
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.constants import BREAD, DAY, HAND_LIMIT, HOUSE, MAX_ITEMS, PRICES, STORAGE_LIMIT
from felicity.games.nation.state import NationState


class AdjustPrices(Step[NationState]):
    """NATION-4.0, NATION-R1: each player goes through all four parts before the next begins."""

    def run(self, s: NationState) -> None:
        s.step = PRICES
        seats = s.in_order()
        seats.reverse()
        for seat in seats:
            s.then(Adjust(seat))

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "EndRound") or wrong_step(s, DAY)


@mypyc_attr(free_list_len=1)
class Adjust(Step[NationState]):
    """NATION-4.0, NATION-4.5: price, cards, goods, limit; the Banker has neither price nor goods for sale."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: NationState) -> None:
        player = s.players[self.who]
        s.active = self.who
        s.then(KeepWithinLimit(self.who))
        if player.for_sale > 0:
            s.then(StoreGoods(self.who))
        if len(player.hand) > HAND_LIMIT:
            s.then(DiscardCard(self.who))
        if player.produces():
            s.then(SetPrice(self.who))

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        why = wrong_step(s, PRICES) or wrong_step_below(below, "EndRound Adjust")
        return why or wrong_queue(s, self.who, below)


def wrong_queue(s: NationState, who: int, below: list[AnyStep]) -> str:
    """NATION-R1: why these can't come after this player: in order from the Builder, everybody still in the game."""
    order = s.in_order()
    later = [step.who for step in below if isinstance(step, Adjust)]
    later.reverse()
    if who in order and order[order.index(who) + 1 :] == later:
        return ""
    return f"expected Adjust of all who come after {seat_text(who)} below it, the last at the bottom"


@mypyc_attr(free_list_len=1)
class SetPrice(Choice[NationState]):
    """NATION-4.1a, NATION-R25: any value of the price track, including the present one."""

    RULE = "NATION-4.1a"

    def ask(self, s: NationState, a: Ask) -> None:
        a.options += s.cards.price_options

    def explain(self, s: NationState, option: NationOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.SETS_PRICE, option.text, "no-such-price", "NATION-4.1a")

    def take(self, s: NationState, option: NationOption) -> None:
        s.players[self.who].price = option.price
        if s.events is not None:
            s.tell(event_kinds.PRICE_SET, "NATION-4.1a", (self.who, option.price))

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        me = s.players[self.who]
        if not me.produces():
            return f"{seat_text(self.who)} sells nothing"
        last = "DiscardCard" if len(me.hand) > HAND_LIMIT else "StoreGoods" if me.for_sale else "KeepWithinLimit"
        return wrong_step_below(below, last) or wrong_seat(self.who, s.active)


class DiscardCard(Choice[NationState]):
    """NATION-4.2: down to 3 Explorer cards, one after another."""

    RULE = "NATION-4.2"

    def ask(self, s: NationState, a: Ask) -> None:
        last = -1
        for card in s.players[self.who].hand:
            if card != last:
                a.offer(alphabet.DISCARD[card])
            last = card

    def explain(self, s: NationState, option: NationOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.DISCARDS, option.text, "card-not-in-hand", "NATION-4.2")

    def take(self, s: NationState, option: NationOption) -> None:
        me = s.players[self.who]
        s.lay_from_hand(me, option.card)
        if s.events is not None:
            s.tell(event_kinds.CARD_DISCARDED, "NATION-4.2", (self.who, option.card))
        if len(me.hand) > HAND_LIMIT:
            s.then(self)

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        me = s.players[self.who]
        if len(me.hand) <= HAND_LIMIT:
            return f"expected more than {HAND_LIMIT} cards in the hand of {seat_text(self.who)}"
        return wrong_step_below(below, "StoreGoods" if me.for_sale else "KeepWithinLimit") or wrong_seat(self.who, s.active)


class StoreGoods(Choice[NationState]):
    """NATION-4.3a, NATION-R8: any number of one's own products go from the for-sale area into storage, never the other way."""

    RULE = "NATION-4.3a"

    def ask(self, s: NationState, a: Ask) -> None:
        a.options += alphabet.STORE[: min(s.players[self.who].for_sale, MAX_ITEMS) + 1]

    def explain(self, s: NationState, option: NationOption, a: Ask) -> None:
        if option.kind == alphabet.STORES:
            a.enough(s.players[self.who].for_sale, option.items, option.text, "for-sale", "NATION-4.3a")

    def take(self, s: NationState, option: NationOption) -> None:
        me = s.players[self.who]
        me.for_sale -= option.items
        me.store(me.character, option.items)
        if s.events is not None and option.items > 0:
            s.tell(event_kinds.GOODS_STORED, "NATION-4.3a", (self.who, me.character, option.items))

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        if not s.players[self.who].for_sale:
            return f"{seat_text(self.who)} has nothing for sale"
        return wrong_step_below(below, "KeepWithinLimit") or wrong_seat(self.who, s.active)


LIMITED: Final = [HOUSE, BREAD]


@mypyc_attr(free_list_len=1)
class KeepWithinLimit(Step[NationState]):
    """NATION-4.4a, NATION-4.4b: Houses and Bread in storage beyond 5 of each return to the Supply."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: NationState) -> None:
        player = s.players[self.who]
        for product in LIMITED:
            surplus = player.stored(product) - STORAGE_LIMIT
            if surplus > 0:
                player.store(product, -surplus)
                s.return_to_supply(product, surplus)
                if s.events is not None:
                    s.tell(event_kinds.SURPLUS_RETURNED, "NATION-4.4a", (self.who, product, surplus))

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        why = wrong_step(s, PRICES) or wrong_step_below(below, "EndRound Adjust") or wrong_seat(self.who, s.active)
        return why or wrong_queue(s, self.who, below)
