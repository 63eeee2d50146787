"""A position of The Game of Happiness: players and board, and the small changes that all chapters of the rules use."""

from __future__ import annotations

from typing import Final

from felicity.core.native import i64
from felicity.core.position import NOTHING, seat_text
from felicity.core.rng import Rng
from felicity.core.state import State
from felicity.core.step import AnyStep
from felicity.core.tuples import replaced
from felicity.games.rainbow import event_kinds
from felicity.games.rainbow.cards import Cards
from felicity.games.rainbow.constants import ALL_AREAS, NOWHERE, SLOTS, WHEEL, is_on_wheel
from felicity.games.rainbow.rules import Rules

NONE_OF_ANY: Final = (0, 0, 0, 0, 0, 0)  # by area


class Player:
    """RAIN-SET-2, RAIN-SET-3: a Marker, a Button and an empty Rainbow Stand of one colour, and the cards in front of the player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.marker = NOWHERE
        self.may_get_off = False  # has the wheel been spun since the Marker was put on it (RAIN-R3)?
        self.button = NOWHERE
        self.hang_ups = ALL_AREAS  # mask of original Hang-up cards
        self.fate_hang_ups: tuple[int, ...] = NONE_OF_ANY  # Fate cards that give a hang-up, by area
        self.saved: tuple[int, ...] = NONE_OF_ANY  # Self-improvement cards, by area
        self.keys = 0  # mask of keys in front
        self.stand: tuple[int, ...] = ()  # keys on the stand, from the lowest slot up
        self.rounds: tuple[int, ...] = ()  # the round in which each of them was placed
        self.safe = 0  # the same keys as a mask
        self.money = 0  # bills in hand
        self.collected = 0  # in the whole game

    def copy(self) -> Player:
        """Everything is a number or a tuple, so a shallow copy is enough."""
        twin = Player(self.seat)
        twin.marker = self.marker
        twin.may_get_off = self.may_get_off
        twin.button = self.button
        twin.hang_ups = self.hang_ups
        twin.fate_hang_ups = self.fate_hang_ups
        twin.saved = self.saved
        twin.keys = self.keys
        twin.stand = self.stand
        twin.rounds = self.rounds
        twin.safe = self.safe
        twin.money = self.money
        twin.collected = self.collected
        return twin

    def has_hang_up(self, area: int) -> bool:
        """RAIN-SPACE-2A: an original Hang-up card or a Fate card of this area."""
        return (self.hang_ups >> area) & 1 == 1 or self.fate_hang_ups[area] > 0

    def has_key(self, area: int) -> bool:
        """In front or on the stand."""
        return ((self.keys | self.safe) >> area) & 1 == 1

    def is_safe(self, area: int) -> bool:
        """RAIN-KEY-4: is the key of this area on the stand?"""
        return (self.safe >> area) & 1 == 1


class RainbowState(State):
    """The board and the players. The top of a pile is its last card."""

    def __init__(self, cards: Cards, rules: Rules, rng: Rng, players: list[Player], agenda: list[AnyStep]) -> None:
        super().__init__(rng, agenda)
        self.cards = cards
        self.rules = rules
        self.players = players
        self.starter = 0
        self.active = 0  # whose turn it is
        self.winner = NOTHING
        self.has_spun = False  # has anybody spun the wheel in this game?
        self.button_moved = False  # in this turn

        self.fate: tuple[int, ...] = ()  # the pile
        self.fate_known = 0  # cards at its bottom that everybody has seen (RAIN-R35)
        self.improvement: tuple[int, ...] = ()  # the Self-improvement pile, by area
        self.improvement_known = 0
        self.piles: list[tuple[int, ...]] = [(), ()]  # Bookshelf and Bicycle Wheel numbers
        self.used: list[tuple[int, ...]] = [(), ()]  # ... already turned over
        self.removed_fate: tuple[int, ...] = NONE_OF_ANY  # cancelled Fate hang-ups, by area
        self.removed_improvement: tuple[int, ...] = NONE_OF_ANY  # Self-improvement cards used up

    def copy(self) -> RainbowState:
        """An independent copy that keeps no events."""
        twin = RainbowState(self.cards, self.rules, self.rng.copy(), [player.copy() for player in self.players], self.agenda[:])
        twin.round = self.round
        twin.starter = self.starter
        twin.active = self.active
        twin.winner = self.winner
        twin.has_spun = self.has_spun
        twin.button_moved = self.button_moved
        twin.fate = self.fate
        twin.fate_known = self.fate_known
        twin.improvement = self.improvement
        twin.improvement_known = self.improvement_known
        twin.piles = self.piles[:]
        twin.used = self.used[:]
        twin.removed_fate = self.removed_fate
        twin.removed_improvement = self.removed_improvement
        return twin

    # --- seats and places ---

    def after(self, seat: int) -> int:
        """RAIN-START-2: the next seat clockwise."""
        return (seat + 1) % self.rules.seats

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + step) % self.rules.seats for step in range(self.rules.seats)]

    def is_vacant(self, holder: int) -> bool:
        """RAIN-SET-9: a holder takes one Marker."""
        return all(player.marker != WHEEL + holder for player in self.players)

    def track_beside(self, player: Player) -> int:
        """The track beside which a Marker on the wheel stands."""
        assert is_on_wheel(player.marker)
        return self.cards.track_beside[player.marker - WHEEL]

    def occupied(self) -> int:
        """RAIN-R22: the Fate spaces with a Button or a Marker, as bits."""
        bits: i64 = 0
        fate_bit = self.cards.fate_bit
        for player in self.players:
            bits |= fate_bit[player.button]
            bits |= fate_bit[player.marker]
        return int(bits)

    def not_in_turn_of(self, seat: int) -> str:
        """Why a seat can't be asked: in a turn only the active player is. Only called when loading."""
        if self.round == 0:
            return "expected round 1 or later, found 0"
        return "" if seat == self.active else f"expected the active player {seat_text(self.active)}, found {seat_text(seat)}"

    # --- Self-improvement cards and hang-ups ---

    def draw_improvement(self, who: int, rule: str) -> None:
        """The top Self-improvement card: unneeded (RAIN-KEY-6), used at once (RAIN-R18) or saved (RAIN-HANG-4)."""
        if not self.improvement:
            if self.events is not None:
                self.tell(event_kinds.SELF_IMPROVEMENT_PILE_EMPTY, "RAIN-R21", (who,))
            return
        area = self.improvement[-1]
        self.improvement = self.improvement[:-1]
        self.improvement_known = min(self.improvement_known, len(self.improvement))
        if self.events is not None:
            self.tell(event_kinds.SELF_IMPROVEMENT_DRAWN, rule, (who, area))
        me = self.players[who]
        if me.is_safe(area):
            self.return_improvement(who, area, 1, "RAIN-KEY-6")
        elif me.has_hang_up(area):
            self.cancel(me, area)
            self.place_key(me, area)
        else:
            me.saved = replaced(me.saved, area, me.saved[area] + 1)
            if self.events is not None:
                self.tell(event_kinds.SELF_IMPROVEMENT_SAVED, "RAIN-HANG-4", (who, area))

    def return_improvement(self, who: int, area: int, cards: int, rule: str) -> None:
        """Self-improvement cards go to the bottom of their pile, and everybody knows them."""
        self.improvement = (area,) * cards + self.improvement
        self.improvement_known += cards
        if self.events is not None:
            self.tell(event_kinds.SELF_IMPROVEMENT_RETURNED, rule, (who, area, cards))

    def cancel(self, me: Player, area: int) -> None:
        """RAIN-HANG-1 to RAIN-HANG-3, RAIN-R18: a hang-up, the original first, and a Self-improvement card of its area leave the game."""
        by_fate = 1 - ((me.hang_ups >> area) & 1)
        if by_fate:
            me.fate_hang_ups = replaced(me.fate_hang_ups, area, me.fate_hang_ups[area] - 1)
            self.removed_fate = replaced(self.removed_fate, area, self.removed_fate[area] + 1)
        else:
            me.hang_ups ^= 1 << area
        self.removed_improvement = replaced(self.removed_improvement, area, self.removed_improvement[area] + 1)
        if self.events is not None:
            self.tell(event_kinds.HANG_UP_CANCELLED, "RAIN-HANG-1", (me.seat, area, by_fate))

    def develop_hang_up(self, me: Player, area: int) -> None:
        """RAIN-SPACE-2A: a Fate card becomes a hang-up, unless a saved card cancels it at once (RAIN-R18)."""
        me.fate_hang_ups = replaced(me.fate_hang_ups, area, me.fate_hang_ups[area] + 1)
        if self.events is not None:
            self.tell(event_kinds.HANG_UP_DEVELOPED, "RAIN-SPACE-2A", (me.seat, area))
        if me.saved[area]:
            me.saved = replaced(me.saved, area, me.saved[area] - 1)
            self.cancel(me, area)

    # --- keys ---

    def earn_key(self, me: Player, area: int, rule: str) -> None:
        """The player gets a key, which goes on the stand if nothing blocks it."""
        assert not me.has_key(area), "RAIN-CHOOSE-11: one key of each area"
        me.keys |= 1 << area
        if self.events is not None:
            self.tell(event_kinds.KEY_EARNED, rule, (me.seat, area))
        self.place_key(me, area)

    def place_key(self, me: Player, area: int) -> None:
        """RAIN-KEY-1 to RAIN-KEY-3, RAIN-R19, RAIN-R34: into the lowest empty slot at once if no hang-up of the area is left."""
        if not (me.keys >> area) & 1 or me.has_hang_up(area):
            return
        me.keys ^= 1 << area
        me.safe |= 1 << area
        me.stand += (area,)
        me.rounds += (self.round,)
        if self.events is not None:
            self.tell(event_kinds.KEY_PLACED, "RAIN-KEY-3", (me.seat, area, len(me.stand)))
        if me.saved[area]:
            cards = me.saved[area]
            me.saved = replaced(me.saved, area, 0)
            self.return_improvement(me.seat, area, cards, "RAIN-R20")
        if len(me.stand) == SLOTS:
            self.win(me)

    def win(self, me: Player) -> None:
        """RAIN-WIN-1, RAIN-R30: the game ends at once, no matter whose turn it is; planned steps are dropped."""
        self.winner = me.seat
        self.agenda.clear()
        if self.events is not None:
            self.tell(event_kinds.GAME_WON, "RAIN-WIN-1", (me.seat,))

    def stop(self) -> None:
        """RAIN-R37: the last round is over, and nobody has won."""
        self.agenda.clear()
        if self.events is not None:
            self.tell(event_kinds.GAME_STOPPED, "RAIN-R37", (self.round,))
