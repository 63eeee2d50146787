"""4. Adjust price: the price, the hand limit, goods into storage, the storage limit."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.step import Choice, Step
from felicity.games.nation import alphabet
from felicity.games.nation import happenings as told
from felicity.games.nation.state import NationState
from felicity.games.nation.words import BREAD, HAND_LIMIT, HOUSE, MAX_ITEMS, PRICES, STORAGE_LIMIT


class AdjustPrices(Step[NationState]):
    """NATION-4.0, NATION-R1: each player goes through all four parts before the next begins."""

    def run(self, s: NationState) -> None:
        s.step = PRICES
        seats = s.in_order()
        seats.reverse()
        for seat in seats:
            s.then(Adjust(seat))


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


class SetPrice(Choice[NationState]):
    """NATION-4.1a, NATION-R25: any value of the price track, also the present one."""

    def ask(self, s: NationState, a: Ask) -> None:
        a.options += s.cards.price_options

    def take(self, s: NationState, option: Option) -> None:
        s.players[self.who].price = option.amount
        if s.events is not None:
            s.tell(told.PRICE_SET, "NATION-4.1a", (self.who, option.amount))


class DiscardCard(Choice[NationState]):
    """NATION-4.2: down to 3 Explorer cards, one after another."""

    def ask(self, s: NationState, a: Ask) -> None:
        last = -1
        for card in s.players[self.who].hand:
            if card != last:
                a.offer(alphabet.DISCARD[card])
            last = card

    def take(self, s: NationState, option: Option) -> None:
        me = s.players[self.who]
        s.lay_from_hand(me, option.what)
        if s.events is not None:
            s.tell(told.CARD_DISCARDED, "NATION-4.2", (self.who, option.what))
        if len(me.hand) > HAND_LIMIT:
            s.then(self)


class StoreGoods(Choice[NationState]):
    """NATION-4.3a, NATION-R8: any number of the own products go from the for-sale area into storage, none the other way."""

    def ask(self, s: NationState, a: Ask) -> None:
        a.options += alphabet.STORE[: min(s.players[self.who].for_sale, MAX_ITEMS) + 1]

    def take(self, s: NationState, option: Option) -> None:
        me = s.players[self.who]
        me.for_sale -= option.amount
        me.store(me.character, option.amount)
        if s.events is not None and option.amount > 0:
            s.tell(told.GOODS_STORED, "NATION-4.3a", (self.who, me.character, option.amount))


class KeepWithinLimit(Step[NationState]):
    """NATION-4.4a, NATION-4.4b: of Houses and of Bread in storage what goes beyond 5 returns to the Supply."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: NationState) -> None:
        player = s.players[self.who]
        for product in (HOUSE, BREAD):
            surplus = player.stored(product) - STORAGE_LIMIT
            if surplus > 0:
                player.store(product, -surplus)
                s.return_to_supply(product, surplus)
                if s.events is not None:
                    s.tell(told.SURPLUS_RETURNED, "NATION-4.4a", (self.who, product, surplus))
