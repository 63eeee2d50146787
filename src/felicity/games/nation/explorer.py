"""2f. Play an Explorer card: one class for each way of playing a card; the cards themselves are data."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.position import NOTHING, seat_text
from felicity.core.step import AnyStep, Choice, wrong_step_below
from felicity.games.nation import alphabet, event_kinds, names
from felicity.games.nation.agenda import wrong_order, wrong_seat
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.constants import BREAD, CARDS, DUD, GIFTS, HOUSE, TICKET, VARIANT_TICKET_PRICE
from felicity.games.nation.state import NationState, Player

RULES: Final = [
    "NATION-X.1", "NATION-X.2", "NATION-X.3", "NATION-X.5a", "NATION-X.6a", "NATION-X.7", "NATION-X.8", "NATION-X.9a", "NATION-X.10",
    "NATION-X.11a", "NATION-X.12a", "NATION-X.13", "NATION-X.14a",
]  # fmt: skip


class Card:
    """A card that costs hours, Bread, Tickets or money and brings Happiness: Wedding, Dinner Party, Date, Holiday (X.1 to X.4, X.10)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.text = alphabet.PLAY[number].text
        self.rule = RULES[number]

    def ask(self, s: NationState, me: Player, a: Ask) -> None:
        """NATION-2.f2: the card may be played if the whole cost can be paid."""
        if self.can_pay(s, me, a, 0):
            a.offer(alphabet.PLAY[self.number])

    def can_pay(self, s: NationState, me: Player, a: Ask, extra: int) -> bool:
        """Hours, Bread, Tickets and money, some of it extra."""
        card, cards = self.number, s.cards
        tickets = cards.card_tickets[card]
        money = cards.card_money[card] + extra
        if tickets and not s.has_entertainer():
            money += tickets * VARIANT_TICKET_PRICE  # NATION-V.2b
            tickets = 0
        return (
            a.enough(me.hours_left(), cards.card_hours[card], self.text, "hours", "NATION-2.7")
            and a.enough(s.usable(me, BREAD), cards.card_bread[card], self.text, "bread", self.rule)
            and a.enough(s.usable(me, TICKET), tickets, self.text, "tickets", self.rule)
            and a.enough(me.money, money, self.text, "money", self.rule)
        )

    def has_target(self) -> bool:
        """Is it played for another player?"""
        return False

    def succeeds(self, s: NationState, option: NationOption) -> bool:
        """Is the card played, or only shown?"""
        return True

    def play(self, s: NationState, me: Player, option: NationOption) -> None:
        """NATION-2.f1 to NATION-2.f3: pay, discard, then the effect."""
        card = self.number
        me.hours += s.cards.card_hours[card]
        s.lay_from_hand(me, card)
        if s.events is not None:
            s.tell(event_kinds.CARD_PLAYED, self.rule, (me.seat, card))
        self.pay(s, me)
        self.take_effect(s, me, option)
        s.move_happiness(me.seat, s.cards.card_happiness[card], CARDS, self.rule)

    def pay(self, s: NationState, me: Player) -> None:
        """NATION-X.4: Bread from storage. NATION-V.2b, NATION-V.2c: without the Entertainer Tickets are bought and used at once."""
        bread, tickets, money = s.cards.card_bread[self.number], s.cards.card_tickets[self.number], s.cards.card_money[self.number]
        if tickets and not s.has_entertainer():
            money += tickets * VARIANT_TICKET_PRICE
            tickets = 0
        spend(s, me, BREAD, bread, self.rule)
        spend(s, me, TICKET, tickets, self.rule)
        if money:
            s.pay_mat(me, money)
            if s.events is not None:
                s.tell(event_kinds.PAID_ABROAD, self.rule, (me.seat, money))

    def take_effect(self, s: NationState, me: Player, option: NationOption) -> None:
        """What the card does besides giving Happiness."""


def spend(s: NationState, me: Player, product: int, items: int, rule: str) -> None:
    """Goods go to the Supply as the cost of a card."""
    if items:
        s.use(me, product, items)
        if s.events is not None:
            s.tell(event_kinds.GOODS_SPENT, rule, (me.seat, product, items))


def receive(s: NationState, me: Player, product: int, wanted: int, rule: str) -> None:
    """NATION-R9: goods from the Supply, as many as it has left."""
    items = s.available(product, wanted)
    if items:
        s.draw_from_supply(product, items)
        me.store(product, items)
        if s.events is not None:
            s.tell(event_kinds.GOODS_RECEIVED, rule, (me.seat, product, items))


class FreeGoods(Card):
    """NATION-X.7, NATION-X.8: Free Lunch and Free Housing come from the Supply; no producer is involved."""

    def take_effect(self, s: NationState, me: Player, option: NationOption) -> None:
        receive(s, me, BREAD, s.cards.gain_bread[self.number], self.rule)
        receive(s, me, HOUSE, s.cards.gain_houses[self.number], self.rule)


class FirstAid(Card):
    """NATION-X.5a, NATION-X.5b: another player is chosen, gains Happiness too and loses nothing."""

    def has_target(self) -> bool:
        return True

    def ask(self, s: NationState, me: Player, a: Ask) -> None:
        if self.can_pay(s, me, a, 0):
            for seat in s.others(me):
                a.offer(alphabet.PLAY_FOR[self.number][seat])

    def take_effect(self, s: NationState, me: Player, option: NationOption) -> None:
        if s.events is not None:
            s.tell(event_kinds.FIRST_AID_GIVEN, self.rule, (me.seat, option.target))
        s.move_happiness(option.target, s.cards.target_happiness[self.number], GIFTS, self.rule)


class HelpFromAFriend(Card):
    """NATION-X.6a to NATION-X.6c, NATION-R34: a player with the money hands it over; one without it can't be asked again this turn."""

    def has_target(self) -> bool:
        return True

    def ask(self, s: NationState, me: Player, a: Ask) -> None:
        if self.can_pay(s, me, a, 0):
            for seat in s.others(me):
                option = alphabet.PLAY_FOR[self.number][seat]
                if a.allows((s.asked >> seat) & 1 == 0, option.text, "already-asked", "NATION-R34"):
                    a.offer(option)

    def succeeds(self, s: NationState, option: NationOption) -> bool:
        return s.players[option.target].money >= s.cards.take_money[self.number]

    def play(self, s: NationState, me: Player, option: NationOption) -> None:
        s.depend_on_hidden()
        if self.succeeds(s, option):
            super().play(s, me, option)
            return
        s.asked |= 1 << option.target
        me.shown = True
        if s.events is not None:
            s.tell(event_kinds.FRIEND_TOO_POOR, "NATION-X.6b", (me.seat, option.target))

    def take_effect(self, s: NationState, me: Player, option: NationOption) -> None:
        money = s.cards.take_money[self.number]
        s.players[option.target].money -= money
        me.money += money
        if s.events is not None:
            s.tell(event_kinds.FRIEND_HELPED, self.rule, (me.seat, option.target, money))
        s.move_happiness(option.target, s.cards.target_happiness[self.number], GIFTS, self.rule)


class WellTravelled(Card):
    """NATION-X.9a, NATION-X.9b, NATION-R39: Tickets from the Supply, paid onto the mat; without the Entertainer, useless by default."""

    def ask(self, s: NationState, me: Player, a: Ask) -> None:
        worth = s.has_entertainer() or s.rules.well_travelled_alone != DUD
        if not a.allows(worth, self.text, "no-entertainer", "NATION-R39") or not self.can_pay(s, me, a, 0):
            return
        price = s.cards.ticket_price[self.number]
        spare = me.money - s.cards.card_money[self.number]
        tickets = min(s.available(TICKET, s.cards.ticket_max[self.number]), spare // price)
        a.options += alphabet.TRAVEL[: tickets + 1]

    def take_effect(self, s: NationState, me: Player, option: NationOption) -> None:
        if option.tickets:
            money = option.tickets * s.cards.ticket_price[self.number]
            s.pay_mat(me, money)
            if s.events is not None:
                s.tell(event_kinds.PAID_ABROAD, self.rule, (me.seat, money))
            receive(s, me, TICKET, option.tickets, self.rule)


class ToGive(Card):
    """NATION-X.11a, NATION-X.11b: a present to every other player, or the card can't be played."""

    def ask(self, s: NationState, me: Player, a: Ask) -> None:
        if self.can_pay(s, me, a, len(s.others(me)) * s.cards.gift_to_others[self.number]):
            a.offer(alphabet.PLAY[self.number])

    def take_effect(self, s: NationState, me: Player, option: NationOption) -> None:
        money = s.cards.gift_to_others[self.number]
        for seat in s.others(me):
            me.money -= money
            s.players[seat].money += money
            if s.events is not None:
                s.tell(event_kinds.PRESENT_GIVEN, self.rule, (me.seat, seat, money))
            s.move_happiness(me.seat, s.cards.gift_happiness[self.number], GIFTS, self.rule)


class Birthday(Card):
    """NATION-X.12a to NATION-X.12c, NATION-R35: the guests decide, clockwise and openly."""

    def take_effect(self, s: NationState, me: Player, option: NationOption) -> None:
        guests = s.others(me)
        guests.reverse()
        for seat in guests:
            s.then(GivePresent(seat, me.seat))


class GivePresent(Choice[NationState]):
    """NATION-X.12b, NATION-X.12c: a guest who pays 5B to the host gains 1 Happiness. NATION-R58: guests who can't pay are asked too."""

    RULE = "NATION-X.12b"
    FIELDS = ("who:seat", "host:seat")

    def __init__(self, who: int, host: int) -> None:
        super().__init__(who)
        self.host = host

    def ask(self, s: NationState, a: Ask) -> None:
        money = s.cards.gift_from_others[names.BIRTHDAY]
        a.offer_if_enough(alphabet.GIVE_PRESENT, s.players[self.who].money, money, "money", "NATION-R35")
        a.offer(alphabet.GIVE_NOTHING)

    def take(self, s: NationState, option: NationOption) -> None:
        if option.kind == alphabet.GIVES_NOTHING:
            if s.events is not None:
                s.tell(event_kinds.PRESENT_DECLINED, "NATION-X.12b", (self.who, self.host))
            return
        money = s.cards.gift_from_others[names.BIRTHDAY]
        s.players[self.who].money -= money
        s.players[self.host].money += money
        if s.events is not None:
            s.tell(event_kinds.PRESENT_GIVEN, "NATION-X.12c", (self.who, self.host, money))
        s.move_happiness(self.who, s.cards.giver_happiness[names.BIRTHDAY], GIFTS, "NATION-X.12b")

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        later = below[-1] if below else None
        if self.who == self.host or s.players[self.who].out:
            return f"expected a guest of {seat_text(self.host)}, found {seat_text(self.who)}"
        if names.BIRTHDAY not in s.discards:
            return "expected Birthday among the discards"
        why = wrong_step_below(below, "NextTurn GivePresent") or wrong_seat(self.host, s.active)
        return why or wrong_order(s, s.active, self.who, later.who if isinstance(later, GivePresent) else NOTHING)


class NotPlayed(Card):
    """NATION-X.13, NATION-X.14a: Sickness is never in a hand, and the Vaccine is only played against it."""

    def ask(self, s: NationState, me: Player, a: Ask) -> None:
        a.allows(False, self.text, "only-against-sickness", self.rule)


PLAYED: Final[list[Card]] = [
    Card(names.WEDDING),
    Card(names.DINNER_PARTY),
    Card(names.DATE),
    FirstAid(names.FIRST_AID),
    HelpFromAFriend(names.HELP_FROM_A_FRIEND),
    FreeGoods(names.FREE_LUNCH),
    FreeGoods(names.FREE_HOUSING),
    WellTravelled(names.WELL_TRAVELLED),
    Card(names.HOLIDAY),
    ToGive(names.TO_GIVE),
    Birthday(names.BIRTHDAY),
    NotPlayed(names.SICKNESS),
    NotPlayed(names.VACCINE),
]


def ask_cards(s: NationState, me: Player, a: Ask) -> None:
    """NATION-2.f1: every card in the hand, equal ones once."""
    if not a.allows(len(me.hand) > 0, "play", "no-explorer-card", "NATION-2.f1"):
        return
    last = -1
    for card in me.hand:
        if card != last:
            PLAYED[card].ask(s, me, a)
        last = card
