"""A position of The Pursuit of Happiness: lives, rows of cards, and queries that all chapters use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.core.rng import Rng
from felicity.core.state import State
from felicity.core.step import AnyStep
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import (
    CREATIVITY,
    GET_JOB,
    INFLUENCE,
    KNOWLEDGE,
    NOTHING,
    OLD_AGE,
    OVERTIME,
    PARTNERS,
    REST,
    SETTING_UP,
    TEEN,
)

if TYPE_CHECKING:
    from felicity.games.pursuit.cards import Cards
    from felicity.games.pursuit.expansion import Addition
    from felicity.games.pursuit.rules import Rules


class Row:
    """Cards of one kind beside the board: the open ones, the pile and the discards."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.cards: tuple[int, ...] = ()  # NOTHING where a card was just taken and the gap is about to be filled
        self.pile: tuple[int, ...] = ()  # the top is the last
        self.discards: tuple[int, ...] = ()

    def copy(self) -> Row:
        """Everything is a number or a tuple, so a shallow copy is enough."""
        twin = Row(self.number)
        twin.cards = self.cards
        twin.pile = self.pile
        twin.discards = self.discards
        return twin


class Player:
    """A life."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.trait = NOTHING
        self.dealt: tuple[int, ...] = ()  # traits to choose from
        self.returned = NOTHING  # the trait that was not kept
        self.knowledge = 0
        self.creativity = 0
        self.influence = 0
        self.money = 0
        self.stress = 0  # space of the track, from 1
        self.sth = 0  # POH-2.5
        self.lth = 0  # POH-2.7
        self.points: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0, 0, 0)  # long-term happiness by source
        self.alive = True
        self.death = 0  # when: `round * 16`, plus the order within the round (POH-R70); 0 while alive

        # Cards in front of the player
        self.projects: tuple[int, ...] = ()
        self.items: tuple[int, ...] = ()
        self.activities: tuple[int, ...] = ()
        self.partners: tuple[int, ...] = ()
        self.job = NOTHING
        self.due: tuple[int, ...] = ()  # cards whose upkeep is still to be settled in this round

        # Cards set aside, the story of this life
        self.finished: tuple[int, ...] = ()  # Projects with the level they ended at
        self.enjoyed: tuple[int, ...] = ()  # Activities
        self.retired: tuple[int, ...] = ()  # Jobs
        self.highest_job = 0  # level of the highest Job ever held
        self.lth_at_old_age = 0  # when the first Old Age round began

        # Hourglasses of this round
        self.hourglasses = 0  # in play, wherever they are
        self.unused = 0
        self.spaces = 0  # on the action spaces
        self.spent = 0  # on Spent Time
        self.spared = 0  # repeats without stress thanks to a trait

    def copy(self) -> Player:
        """Everything is a number or a tuple, so a shallow copy is enough."""
        twin = Player(self.seat)
        twin.trait = self.trait
        twin.dealt = self.dealt
        twin.returned = self.returned
        twin.knowledge = self.knowledge
        twin.creativity = self.creativity
        twin.influence = self.influence
        twin.money = self.money
        twin.stress = self.stress
        twin.sth = self.sth
        twin.lth = self.lth
        twin.points = self.points
        twin.alive = self.alive
        twin.death = self.death
        twin.projects = self.projects
        twin.items = self.items
        twin.activities = self.activities
        twin.partners = self.partners
        twin.job = self.job
        twin.due = self.due
        twin.finished = self.finished
        twin.enjoyed = self.enjoyed
        twin.retired = self.retired
        twin.highest_job = self.highest_job
        twin.lth_at_old_age = self.lth_at_old_age
        twin.hourglasses = self.hourglasses
        twin.unused = self.unused
        twin.spaces = self.spaces
        twin.spent = self.spent
        twin.spared = self.spared
        return twin

    def owns(self, good: int) -> int:
        """How much of a resource or of money the player has."""
        if good == KNOWLEDGE:
            return self.knowledge
        if good == CREATIVITY:
            return self.creativity
        if good == INFLUENCE:
            return self.influence
        return self.money

    def take(self, good: int, amount: int) -> None:
        """Add resources or money, or take them away."""
        if good == KNOWLEDGE:
            self.knowledge += amount
        elif good == CREATIVITY:
            self.creativity += amount
        elif good == INFLUENCE:
            self.influence += amount
        else:
            self.money += amount

    def slot_cards(self) -> int:
        """POH-7.5: Projects, the Job and Partners count; Items, Activities and what is set aside do not."""
        return len(self.projects) + len(self.partners) + (0 if self.job == NOTHING else 1)

    def spend_time(self, hourglasses: int) -> None:
        """Hourglasses go to Spent Time."""
        self.unused -= hourglasses
        self.spent += hourglasses


class PursuitState(State):
    """The board and the lives around it."""

    def __init__(self, cards: Cards, rules: Rules, rng: Rng, players: list[Player], rows: list[Row], agenda: list[AnyStep]) -> None:
        super().__init__(rng, agenda)
        self.cards = cards
        self.rules = rules
        self.players = players
        self.rows = rows
        self.phase = SETTING_UP
        self.starter = 0  # who had the First Player token in round 1
        self.first = 0  # who has it now
        self.active = 0  # whose turn it is
        self.goals: tuple[int, ...] = ()  # Life Goals on the table
        self.achieved: tuple[int, ...] = ()  # by Life Goal: the seat that achieved it, NOTHING if nobody did; empty until the end
        self.goals_left: tuple[int, ...] = ()  # those not used in this game
        self.traits_left: tuple[int, ...] = ()  # traits that were not dealt
        self.groups: tuple[int, ...] = ()  # open Group Projects with the seats on their roles
        self.additions: list[Addition] = []  # what expansions have put on the table

    def copy(self) -> PursuitState:
        """An independent copy that keeps no events."""
        players = [player.copy() for player in self.players]
        rows = [row.copy() for row in self.rows]
        twin = PursuitState(self.cards, self.rules, self.rng.copy(), players, rows, self.agenda[:])
        twin.round = self.round
        twin.phase = self.phase
        twin.starter = self.starter
        twin.first = self.first
        twin.active = self.active
        twin.goals = self.goals
        twin.achieved = self.achieved
        twin.goals_left = self.goals_left
        twin.traits_left = self.traits_left
        twin.groups = self.groups
        if self.additions:
            twin.additions = [addition.copy() for addition in self.additions]
        return twin

    # --- seats ---

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.rules.seats else 0

    def clockwise_from(self, seat: int) -> list[int]:
        """The living, beginning with this seat."""
        seats = self.rules.seats
        found: list[int] = []
        for step in range(seats):
            each = (seat + step) % seats
            if self.players[each].alive:
                found.append(each)
        return found

    def nobody_lives(self) -> bool:
        """POH-22.1: have all players died?"""
        return all(not player.alive for player in self.players)

    # --- the board ---

    def age(self) -> int:
        """POH-18.1, POH-R3: Teen, Adult or Old Age."""
        return self.cards.board.ages[max(0, self.round - 1)]

    def is_closed(self, action: int) -> bool:
        """POH-2.9, POH-5.9, POH-5.10, POH-14.3: does an Unavailable Action token lie there?"""
        if action < GET_JOB or action == REST:
            return False
        age = self.age()
        return age == TEEN or (age == OLD_AGE and action == OVERTIME)

    def row_size(self, row: int) -> int:
        """POH-3.5 to POH-3.8, POH-R13: by the number of players at the start, or by an option of those alive."""
        players = len(self.clockwise_from(0)) if self.rules.rows_follow_living else self.rules.seats
        return self.cards.board.row_sizes[row][players]

    def draw(self, row: Row) -> int:
        """POH-3.10, POH-3.11, POH-R42, POH-R66: the next card of a pile, which is reshuffled when it runs out; NOTHING if there is none."""
        if not row.pile:
            if not row.discards:
                return NOTHING
            row.pile = self.rng.shuffled(tuple(sorted(row.discards)))
            row.discards = ()
            if self.events is not None:
                self.tell(event_kinds.PILE_RESHUFFLED, "POH-3.11", (row.number, len(row.pile)))
        if row.number == PARTNERS or (self.rules.revised and row.number == PARTNERS - 1):  # POH-R52: Jobs have two sides as well
            card = row.pile[0]
            row.pile = row.pile[1:]
        else:
            card = row.pile[-1]
            row.pile = row.pile[:-1]
        if self.events is not None:
            self.tell(event_kinds.CARD_DEALT, "POH-3.4", (row.number, card))
        return card

    # --- cards in front of a player ---

    def remaining(self, player: Player, good: int) -> int:
        """What is left of a good at death, wherever it is."""
        found = player.owns(good)
        for addition in self.additions:
            found += addition.stored(player.seat, good)
        return found

    def put_away(self, row: int, card: int) -> None:
        """A card goes to the discards of its kind."""
        self.rows[row].discards = self.rows[row].discards + (card,)
