"""A position of Happy Nation: players and board, and the small changes that all chapters of the rules use."""

from __future__ import annotations

from felicity.core.rng import Rng
from felicity.core.state import State
from felicity.core.step import AnyStep
from felicity.core.tuples import replaced, without
from felicity.games.nation import event_kinds, names
from felicity.games.nation.cards import LEVELS, Cards
from felicity.games.nation.constants import (
    BANKER,
    BREAD,
    BUILDER,
    BY_TARGET,
    ENTERTAINER,
    HOURS_PER_DAY,
    HOUSE,
    NOTHING,
    RUNNING,
    SETTING_UP,
    TICKET,
)
from felicity.games.nation.rules import Rules


class Player:
    """A player's mat, purse and hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.character = NOTHING  # not yet chosen
        self.out = False  # eliminated
        self.happiness = 0
        self.points: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0, 0, 0)  # Happiness by source
        self.money = 0
        self.houses = 0  # in storage, like the next three
        self.bread = 0
        self.tickets = 0
        self.medicine = 0
        self.for_sale = 0  # of the player's own product
        self.price = 0  # 0: sells no goods
        self.level = 0  # 0: has no production
        self.hand: tuple[int, ...] = ()  # Explorer cards, sorted
        self.shown = False  # do all know that a Help from a Friend is among them?
        self.sick = 0  # I-am-Sick cards
        self.loan = NOTHING
        self.paid = 0  # full payments made on it: the row of the Loan card
        self.on_opening_card = False  # is it the Loan that the game began with?

        # Today
        self.hours = 0  # used
        self.visited = 0  # mask of seats
        self.borrowed = False
        self.enjoyed = 0  # times
        self.sold = 0  # items, to visitors
        self.sold_abroad = 0  # items, when the Foreign Countries bought last

    def copy(self) -> Player:
        """Everything is a number or a tuple, so a shallow copy is enough."""
        twin = Player(self.seat)
        twin.character = self.character
        twin.out = self.out
        twin.happiness = self.happiness
        twin.points = self.points
        twin.money = self.money
        twin.houses = self.houses
        twin.bread = self.bread
        twin.tickets = self.tickets
        twin.medicine = self.medicine
        twin.for_sale = self.for_sale
        twin.price = self.price
        twin.level = self.level
        twin.hand = self.hand
        twin.shown = self.shown
        twin.sick = self.sick
        twin.loan = self.loan
        twin.paid = self.paid
        twin.on_opening_card = self.on_opening_card
        twin.hours = self.hours
        twin.visited = self.visited
        twin.borrowed = self.borrowed
        twin.enjoyed = self.enjoyed
        twin.sold = self.sold
        twin.sold_abroad = self.sold_abroad
        return twin

    def hours_left(self) -> int:
        """NATION-2.2: of the twelve hours of a day."""
        return HOURS_PER_DAY - self.hours

    def stored(self, product: int) -> int:
        """How many of a product lie in storage."""
        if product == HOUSE:
            return self.houses
        if product == BREAD:
            return self.bread
        if product == TICKET:
            return self.tickets
        return self.medicine

    def store(self, product: int, items: int) -> None:
        """Add products to storage, or remove them."""
        if product == HOUSE:
            self.houses += items
        elif product == BREAD:
            self.bread += items
        elif product == TICKET:
            self.tickets += items
        else:
            self.medicine += items

    def produces(self) -> bool:
        """NATION-0.3: does the character make goods?"""
        return self.character != BANKER

    def level_at(self) -> int:
        """The index of the player's level in the card data."""
        return self.character * LEVELS + self.level


class NationState(State):
    """The board and the players."""

    def __init__(self, cards: Cards, rules: Rules, rng: Rng, players: list[Player], agenda: list[AnyStep]) -> None:
        super().__init__(rng, agenda)
        self.cards = cards
        self.rules = rules
        self.players = players
        self.seat_of: tuple[int, ...] = (NOTHING, NOTHING, NOTHING, NOTHING, NOTHING)  # by character; NOTHING: not in play
        self.step = SETTING_UP
        self.active = 0  # whose turn it is
        self.asked = 0  # mask of seats that couldn't help their friend in this turn
        self.ending = RUNNING
        self.supply: tuple[int, ...] = (0, 0, 0, 0)  # by product
        self.mat = 0  # money on the Foreign Countries mat
        self.counted = 0  # ... as last counted
        self.marker = 0  # space of the return-of-investment track
        self.on_offer: tuple[int, ...] = (0, 0, 0, 0)  # Loan cards, by loan
        self.reserve: tuple[int, ...] = (0, 0, 0, 0)
        self.deck: tuple[int, ...] = ()  # Explorer cards, the top is the last
        self.discards: tuple[int, ...] = ()
        self.sickness_out = False  # is a Sickness card being carried out?

        # All money that ever came from the Supply or went back to it.
        self.started = 0  # handed out at the start, not as a Loan
        self.printed = 0
        self.lent = 0
        self.repaid = 0
        self.written_off = 0  # of cancelled Loans; their money is still in play
        self.from_supply = 0  # for lost levels and, by option, as returns
        self.to_supply = 0  # for upgrades, and from eliminated players

    def copy(self) -> NationState:
        """An independent copy that keeps no events."""
        twin = NationState(self.cards, self.rules, self.rng.copy(), [player.copy() for player in self.players], self.agenda[:])
        twin.round = self.round
        twin.seat_of = self.seat_of
        twin.step = self.step
        twin.active = self.active
        twin.asked = self.asked
        twin.ending = self.ending
        twin.supply = self.supply
        twin.mat = self.mat
        twin.counted = self.counted
        twin.marker = self.marker
        twin.on_offer = self.on_offer
        twin.reserve = self.reserve
        twin.deck = self.deck
        twin.discards = self.discards
        twin.sickness_out = self.sickness_out
        twin.started = self.started
        twin.printed = self.printed
        twin.lent = self.lent
        twin.repaid = self.repaid
        twin.written_off = self.written_off
        twin.from_supply = self.from_supply
        twin.to_supply = self.to_supply
        return twin

    # --- seats ---

    def after(self, seat: int) -> int:
        """The next seat clockwise (NATION-R1)."""
        return seat + 1 if seat + 1 < self.rules.seats else 0

    def clockwise_from(self, seat: int) -> list[int]:
        """The seats still in the game, beginning with this one (NATION-R1)."""
        seats = self.rules.seats
        found: list[int] = []
        for step in range(seats):
            each = (seat + step) % seats
            if not self.players[each].out:
                found.append(each)
        return found

    def in_order(self) -> list[int]:
        """NATION-2.5, NATION-R1: from the Builder on; without a Builder from the next player clockwise."""
        return self.clockwise_from(self.seat_of[BUILDER])

    def others(self, me: Player) -> list[int]:
        """The other players still in the game, clockwise."""
        return self.clockwise_from(me.seat)[1:]

    def is_in_play(self, character: int) -> bool:
        """Does the character take part, and is it still in the game?"""
        seat = self.seat_of[character]
        return seat != NOTHING and not self.players[seat].out

    def has_entertainer(self) -> bool:
        """NATION-R42: was the Entertainer part of this game? An elimination doesn't change the variant."""
        return self.seat_of[ENTERTAINER] != NOTHING

    # --- Happiness ---

    def move_happiness(self, who: int, change: int, source: int, rule: str) -> None:
        """NATION-R11: one gain or loss; losses stop at 0. NATION-G.2, NATION-R36: reaching the target makes the round the last one."""
        player = self.players[who]
        if player.out:
            return
        if player.happiness + change < 0 and not self.rules.negative_happiness:
            change = -player.happiness
        if change == 0:
            return
        player.happiness += change
        player.points = replaced(player.points, source, player.points[source] + change)
        if self.events is not None:
            self.tell(event_kinds.HAPPINESS_MOVED, rule, (who, change, player.happiness, source))
        if player.happiness >= self.rules.target:
            self.set_off_end(BY_TARGET, "NATION-G.2")

    def set_off_end(self, ending: int, rule: str) -> None:
        """The first trigger counts and stays."""
        if self.ending == RUNNING:
            self.ending = ending
            if self.events is not None:
                self.tell(event_kinds.END_SET_OFF, rule, (ending,))

    def end_game(self, rule: str) -> None:
        """Nothing more happens. NATION-R51: all amounts of money are shown."""
        self.agenda.clear()
        if self.events is not None:
            self.tell(event_kinds.GAME_ENDED, rule, (self.ending,))
            for player in self.players:
                self.tell(event_kinds.PURSE_OPENED, "NATION-R51", (player.seat, player.money))
            self.tell(event_kinds.MAT_OPENED, "NATION-R51", (self.mat,))

    # --- goods ---

    def available(self, product: int, wanted: int) -> int:
        """NATION-R9: as many of a product as wanted, or what the Supply has left."""
        if self.rules.unlimited_goods:
            return wanted
        return min(wanted, self.supply[product])

    def draw_from_supply(self, product: int, items: int) -> None:
        """Products leave the Supply; the caller puts them somewhere."""
        if items and not self.rules.unlimited_goods:
            self.supply = replaced(self.supply, product, self.supply[product] - items)

    def return_to_supply(self, product: int, items: int) -> None:
        """Products come back; the caller has taken them from somewhere."""
        if items and not self.rules.unlimited_goods:
            self.supply = replaced(self.supply, product, self.supply[product] + items)

    def usable(self, me: Player, product: int) -> int:
        """NATION-R7: goods in storage; by an option a producer's own goods for sale too. Medicine has its own rule."""
        if self.rules.uses_goods_for_sale and me.character == product:
            return me.stored(product) + me.for_sale
        return me.stored(product)

    def use(self, me: Player, product: int, items: int) -> None:
        """Goods go back to the Supply, those in storage first; the caller has checked that they are there."""
        from_storage = min(items, me.stored(product))
        me.store(product, -from_storage)
        me.for_sale -= items - from_storage
        self.return_to_supply(product, items)

    # --- money ---

    def pay_mat(self, me: Player, money: int) -> None:
        """Money goes onto the Foreign Countries mat."""
        me.money -= money
        self.mat += money

    def balance_of(self, player: Player) -> int:
        """What is left to pay back of a player's Loan."""
        return 0 if player.loan == NOTHING else self.cards.balance[player.loan * names.PAYMENTS + player.paid]

    def free_of_loan(self, player: Player) -> None:
        """NATION-B.8, NATION-R17: the Loan card goes back to the reserve; the opening card only when the last player has left it."""
        loan, shared = player.loan, player.on_opening_card
        player.loan = NOTHING
        player.paid = 0
        player.on_opening_card = False
        if shared:
            for other in self.players:
                if other.on_opening_card:
                    return
        self.reserve = replaced(self.reserve, loan, self.reserve[loan] + 1)

    # --- Explorer cards ---

    def lay_from_hand(self, me: Player, card: int) -> None:
        """NATION-2.f3: a card goes from the hand to the discards."""
        me.hand = without(me.hand, card)
        self.discards = self.discards + (card,)
        if card == names.HELP_FROM_A_FRIEND:
            me.shown = False
