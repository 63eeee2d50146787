"""A position of LOOP: players and board, and the small changes that all chapters of the rules use."""

from __future__ import annotations

from typing import Final

from felicity.core.native import i64
from felicity.core.rng import Rng
from felicity.core.state import State
from felicity.core.step import AnyStep
from felicity.core.tuples import exchanged, replaced, without
from felicity.games.loop import event_kinds, names
from felicity.games.loop.alphabet import REF
from felicity.games.loop.cards import Cards
from felicity.games.loop.constants import (
    BUY,
    BY_HAPPINESS_12,
    CONSUME,
    DECKS,
    EVENT_DECK,
    FORGED,
    MARKET,
    NOT_YET,
    NOTHING,
    ONE,
    RUNNING,
    WORK,
    printed_type,
    type_of,
    unmarked,
    without_shares,
)
from felicity.games.loop.hooks import NO_EVENT
from felicity.games.loop.player import Player
from felicity.games.loop.rules import Rules

HAPPIEST: Final = 12
REPUTABLE: Final = 2
DEBT: Final = 5  # COIN needed to clear a CREDIT CARD
APPLIES_PER_TURN: Final = 20  # so that a turn ends even with an unlimited supply
COSTLY: Final = [names.EVENTS.index(event) for event in ("insurance", "redeem", "repurchase")]  # IMMEDIATE EVENT that can cost COIN

# A CREDIT CARD: the COIN on it, plus 8 for each COIN paid this turn, plus 32 if none is due this turn (LOOP-R58).
PAID_ONE: Final = 8
NOT_DUE: Final = 32

# Initial values of a new table, made once and shared by new copies.
NOBODY_SAW: Final[tuple[int, ...]] = (0,) * len(DECKS)

# The types in a mask of types.
TYPES_IN: Final = [tuple([type for type in range(5) if (mask >> type) & 1]) for mask in range(32)]


class LoopState(State):
    """The board and the players. Comments give the catalog's word where the attribute has another name."""

    def __init__(self, cards: Cards, rules: Rules, rng: Rng, players: list[Player], agenda: list[AnyStep]) -> None:
        super().__init__(rng, agenda)
        self.cards = cards
        self.rules = rules
        self.players = players
        self.starter = 0
        self.active = 0  # whose turn it is
        self.ending = RUNNING  # what set off the end

        # The board
        self.market: tuple[int, ...] = ()  # 5 MATERIAL, QUALITY 0 except in Solo; NOTHING = empty slot
        self.market_mask = 0  # the types on offer as a mask, see `lay_market`
        self.market_types: tuple[int, ...] = ()  # ... and each once
        self.material_deck: tuple[int, ...] = ()  # types, the top is the last
        self.burnt = 0  # MATERIAL Discard Pile (Cooperative, Solo)
        self.central = 0  # market MATERIAL broken by SHARE (Solo)
        self.removed = 0  # MATERIAL removed from the game by EVENT
        self.depleted = False
        self.stage: tuple[int, ...] = ()  # 5 ACTIVITY; NOTHING = empty slot
        self.activity_deck: tuple[int, ...] = ()
        self.activity_discard: tuple[int, ...] = ()
        self.favour_deck: tuple[int, ...] = ()
        self.favour_discard = 0  # pile
        self.favour_discard_hidden: tuple[int, ...] = ()  # FAVOUR discarded face-down, each with the mask of those who know it, times 8
        self.event_deck: tuple[int, ...] = ()
        self.event_discard: tuple[int, ...] = ()
        self.ongoing = NO_EVENT
        self.coming = NOTHING  # CONTINUOUS EVENT that begins with the next turn
        self.credit_left = 0  # CREDIT CARD in the supply
        self.unused_goals: tuple[int, ...] = ()  # GOAL not dealt
        self.unused_careers: tuple[int, ...] = ()  # CAREER not dealt

        # The turn
        self.in_turn = False  # False between turns, while EVENT are resolved
        self.action = NOT_YET
        self.bought = 0
        self.salvaged = False
        self.halved = False
        self.consumed = 0
        self.spent = 0
        self.favours_played = 0
        self.ability_used = False
        self.applied = 0  # CREDIT CARD taken by the active player in this turn
        self.applies = 0  # ... by anybody since it began
        self.marked = False  # is any MATERIAL shared or forged in this turn?
        self.rewarded = False  # has the EVENT in force given its HAPPINESS this turn?

        # A FAVOUR being resolved
        self.on_table = NOTHING  # the card, which is in nobody's hand
        self.on_table_hidden = False
        self.on_table_seen = 0  # mask of those who know a face-down one
        self.known_before: list[int] = []  # what was known before it was played face-down: a call restores it

        # What seats have seen and can follow
        self.known: list[int] = []  # at observer * seats + holder: pile of FAVOUR known to be in that hand; last, what everybody knows
        self.tops_seen = NOBODY_SAW  # masks of seats that know the top card of each deck
        self.events_seen: tuple[int, ...] = ()  # masks of seats that know where each EVENT is
        self.bottom_seen = 0  # cards at the bottom of the MATERIAL deck that everybody knows (Solo)

    def copy(self) -> LoopState:
        """An independent copy that keeps no events."""
        twin = LoopState(self.cards, self.rules, self.rng.copy(), [player.copy() for player in self.players], self.agenda[:])
        twin.round = self.round
        twin.starter = self.starter
        twin.active = self.active
        twin.ending = self.ending
        twin.market = self.market
        twin.market_mask = self.market_mask
        twin.market_types = self.market_types
        twin.material_deck = self.material_deck
        twin.burnt = self.burnt
        twin.central = self.central
        twin.removed = self.removed
        twin.depleted = self.depleted
        twin.stage = self.stage
        twin.activity_deck = self.activity_deck
        twin.activity_discard = self.activity_discard
        twin.favour_deck = self.favour_deck
        twin.favour_discard = self.favour_discard
        twin.favour_discard_hidden = self.favour_discard_hidden
        twin.event_deck = self.event_deck
        twin.event_discard = self.event_discard
        twin.ongoing = self.ongoing
        twin.coming = self.coming
        twin.credit_left = self.credit_left
        twin.unused_goals = self.unused_goals
        twin.unused_careers = self.unused_careers
        twin.in_turn = self.in_turn
        twin.action = self.action
        twin.bought = self.bought
        twin.salvaged = self.salvaged
        twin.halved = self.halved
        twin.consumed = self.consumed
        twin.spent = self.spent
        twin.favours_played = self.favours_played
        twin.ability_used = self.ability_used
        twin.applied = self.applied
        twin.applies = self.applies
        twin.marked = self.marked
        twin.rewarded = self.rewarded
        twin.on_table = self.on_table
        twin.on_table_hidden = self.on_table_hidden
        twin.on_table_seen = self.on_table_seen
        if self.known_before:
            twin.known_before = self.known_before[:]
        twin.known = self.known[:]
        twin.tops_seen = self.tops_seen
        twin.events_seen = self.events_seen
        twin.bottom_seen = self.bottom_seen
        return twin

    # --- seats ---

    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def after(self, seat: int) -> int:
        """The next seat clockwise (LOOP-2.1b)."""
        return (seat + 1) % self.rules.seats

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + step) % self.rules.seats for step in range(self.rules.seats)]

    def is_last_of_round(self, seat: int) -> bool:
        """Is this the player to the right of the starting player?"""
        return self.after(seat) == self.starter

    # --- HAPPINESS and REPUTATION ---

    def zone(self, happiness: int) -> int:
        """LOOP-5.3a, LOOP-R5: 0, 1 or 2."""
        return (1 if happiness > self.rules.low_zone else 0) + (1 if happiness > self.rules.middle_zone else 0)

    def move_happiness(self, who: int, change: int, source: int, rule: str) -> None:
        """LOOP-1.1e, LOOP-R4, LOOP-R6: one move of the token; it stops at 0 and 12, and 12 sets off the end.

        LOOP-5.2b, LOOP-5.3c: it draws an EVENT for each zone entered, no matter whose turn it is.
        """
        player = self.players[who]
        before = player.happiness
        after = min(HAPPIEST, max(0, before + change))
        if after == before:
            return
        player.happiness = after
        player.points = replaced(player.points, source, player.points[source] + after - before)
        if self.events is not None:
            self.tell(event_kinds.HAPPINESS_MOVED, rule, (who, after - before, after, source))
        if after == HAPPIEST:
            self.set_off_end(BY_HAPPINESS_12, "LOOP-2.8b")
        if self.rules.events:
            for _ in range(abs(self.zone(after) - self.zone(before))):
                self.draw_event(who)

    def set_off_end(self, ending: int, rule: str) -> None:
        """LOOP-R24, LOOP-R26: the first trigger counts and stays."""
        if self.ending == RUNNING:
            self.ending = ending
            if self.events is not None:
                self.tell(event_kinds.END_SET_OFF, rule, (ending,))

    def gain_reputation(self, who: int, amount: int, rule: str) -> None:
        """LOOP-1.1c: what goes beyond 2 is lost."""
        player = self.players[who]
        gained = min(amount, REPUTABLE - player.reputation)
        if gained > 0:
            player.reputation += gained
            if self.events is not None:
                self.tell(event_kinds.REPUTATION_GAINED, rule, (who, gained))

    def spend_reputation(self, who: int, amount: int, rule: str) -> None:
        """Spend REPUTATION; the caller has checked that there is enough."""
        self.players[who].reputation -= amount
        if self.events is not None:
            self.tell(event_kinds.REPUTATION_SPENT, rule, (who, amount))

    # --- COIN ---

    def gain_coins(self, who: int, amount: int, rule: str) -> None:
        """LOOP-2.0.a4: the bank never runs dry."""
        if amount > 0:
            self.players[who].coins += amount
            if self.events is not None:
                self.tell(event_kinds.COINS_GAINED, rule, (who, amount))

    def spend(self, me: Player, coins: int) -> None:
        """COIN that the active player pays for ACQUIRE, BUY or RECYCLE (LOOP-R37)."""
        me.coins -= coins
        before = self.spent
        self.spent += coins
        self.ongoing.when_spent(self, before, self.spent)

    # --- MATERIAL ---

    def counted_type(self, m: i64) -> int:
        """The type that a MATERIAL counts as in this turn."""
        return self.ongoing.counts_as[(m >> 3) & 7]

    def gain_material(self, who: int, m: int) -> None:
        """A MATERIAL comes into an AREA."""
        player = self.players[who]
        player.receive(m)
        if who == self.active and self.in_turn:
            self.ongoing.when_material_came(self)

    def lose_material(self, who: int, m: int) -> int:
        """A MATERIAL leaves an AREA; a right to share it lapses (LOOP-R19)."""
        player = self.players[who]
        player.hold(without(player.materials, m))
        return without_shares(m)

    def wear(self, owner: int, m: int) -> None:
        """LOOP-2.0.c5: 1 QUALITY less; at 0 the MATERIAL is BROKEN and goes to its owner's LANDFILL, by its printed type (LOOP-R73)."""
        player = self.players[owner]
        if m & 7 > 1:
            player.hold(exchanged(player.materials, m, m - 1))
            return
        player.hold(without(player.materials, m))
        player.landfill += ONE[printed_type(m)]
        if self.events is not None:
            self.tell(event_kinds.BROKEN, "LOOP-2.0.c5", (owner, printed_type(m)))
        self.ongoing.when_landfilled(self, owner)

    def change_material(self, owner: int, m: int, becomes: int) -> None:
        """A MATERIAL changes and stays where it is."""
        player = self.players[owner]
        player.hold(exchanged(player.materials, m, becomes))
        if owner == self.active and self.in_turn:
            self.ongoing.when_material_came(self)

    def find(self, place: int, number: int) -> int:
        """The MATERIAL that an option names in a seat's AREA or in the market."""
        name: i64 = number
        for m in self.market if place == MARKET else self.players[place].materials:
            if m != NOTHING and REF[m] == name:
                return m
        raise AssertionError("an option names a MATERIAL that isn't there")

    def unmark_materials(self) -> None:
        """The turn is over: unused SHARE lapse (LOOP-R19) and Forge wears off (LOOP-8.craftsman-b)."""
        if not self.marked:
            return
        self.marked = False
        for player in self.players:
            if any(m >= FORGED for m in player.materials):
                player.hold(tuple([unmarked(m) for m in player.materials]))
        self.lay_market(tuple([m if m == NOTHING else without_shares(m) for m in self.market]))

    # --- the market ---

    def lay_market(self, market: tuple[int, ...]) -> None:
        """Set the market."""
        self.market = market
        mask: i64 = 0
        for m in market:
            if m != NOTHING:
                mask |= 1 << type_of(m)
        self.market_mask = mask
        self.market_types = TYPES_IN[mask]

    def slots_of(self, type: int) -> list[int]:
        """The distinguishable slots with this type: in Solo they may show different QUALITY."""
        slots: list[int] = []
        shown: list[int] = []
        for slot in range(len(self.market)):
            m = self.market[slot]
            if m != NOTHING and type_of(m) == type and m not in shown:
                slots.append(slot)
                shown.append(m)
        return slots

    def first_slot_of(self, type: int) -> int:
        """The first slot with this type; the caller has checked that there is one."""
        slot = 0
        while self.market[slot] == NOTHING or type_of(self.market[slot]) != type:
            slot += 1
        return slot

    def empty_slot(self, slot: int) -> None:
        """A MATERIAL has left the market; the slot stays empty until the end of the turn (LOOP-2.0.b4)."""
        self.lay_market(replaced(self.market, slot, NOTHING))
        if self.in_turn:
            self.ongoing.when_slot_emptied(self)

    # --- the turn ---

    def may_still_consume(self) -> bool:
        """Is the turn free for CONSUME, and the limit not reached?"""
        return (self.action == NOT_YET or self.action == CONSUME) and self.consumed < self.ongoing.consume_limit

    def may_still_buy(self, me: Player) -> bool:
        """In a BUY turn up to the limit; the CLERK once after WORK."""
        if self.action == NOT_YET or self.action == BUY:
            return self.bought < self.ongoing.buy_limit
        return me.career.buys_after_work() and self.action == WORK and self.bought < 1

    # --- EVENT ---

    def draw_event(self, who: int) -> None:
        """LOOP-5.3b, LOOP-5.3d: face-down by the CAREER, unread. LOOP-R34: the deck is reshuffled from the pile, less the active one."""
        if not self.event_deck:
            in_force = self.coming if self.coming != NOTHING else self.ongoing.event
            back = tuple([event for event in self.event_discard if event != in_force])
            if not back:
                return
            self.event_deck = self.rng.shuffled(tuple(sorted(back)))
            self.event_discard = tuple([event for event in self.event_discard if event == in_force])
            if self.events is not None:
                self.tell(event_kinds.EVENTS_RESHUFFLED, "LOOP-R34", (len(back),))
        event = self.event_deck[-1]
        self.event_deck = self.event_deck[:-1]
        if self.tops_seen[EVENT_DECK]:
            self.events_seen = replaced(self.events_seen, event, self.tops_seen[EVENT_DECK])
            self.forget_top(EVENT_DECK)
        player = self.players[who]
        player.face_down = player.face_down + (event,)
        if self.events is not None:
            self.tell(event_kinds.EVENT_DRAWN, "LOOP-5.3b", (who,))

    def forget_top(self, deck: int) -> None:
        """Another card lies on top of the deck now."""
        if self.tops_seen[deck]:
            self.tops_seen = replaced(self.tops_seen, deck, 0)

    # --- credit ---

    def can_apply(self) -> bool:
        """LOOP-R56: is there a CREDIT CARD left? With an unlimited supply, is the turn's limit not reached?"""
        if self.rules.unlimited_credit:
            return self.applies < APPLIES_PER_TURN
        return self.credit_left > 0

    def may_apply_at(self, event: int) -> bool:
        """LOOP-R101: does this IMMEDIATE EVENT let players APPLY? By an option only those that can cost COIN do."""
        return self.rules.applies_at_every_event or event in COSTLY
