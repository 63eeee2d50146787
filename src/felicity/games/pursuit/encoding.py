"""What a seat of The Pursuit of Happiness may know, as a row of numbers: the table of its fields, and the value of each.

An expansion has more words, and adds its own fields after those of the base.
"""

from __future__ import annotations

from typing import Final

from felicity.core.encoding import Encoding, Field, Writer, counts, flag, number, one_of
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice
from felicity.games.pursuit import names
from felicity.games.pursuit.constants import (
    ACTIONS,
    AGES,
    DEEDS,
    MAX_LEVEL,
    MAX_SEATS,
    MOST_ON_SPACE,
    NOTHING,
    PHASES,
    ROLES,
    ROWS,
    card_of,
    extra_of,
    group_card,
    level_of,
    on_space,
    role_seat,
)
from felicity.games.pursuit.effects import OrderReward
from felicity.games.pursuit.position import STEPS_OF
from felicity.games.pursuit.projects import PayForProject
from felicity.games.pursuit.state import Player, PursuitState

SEATS: Final = [seat_text(seat) for seat in range(MAX_SEATS)]
QUESTIONS: Final[list[type[AnyStep]]] = [step for step in STEPS_OF.values() if issubclass(step, Choice)]
FIRST_GROUP: Final = len(names.BASIC) + len(names.SINGLE)
DISCARDED: Final = MAX_SEATS + 1


def table_fields(cards: list[str], traits: list[str], goals: list[str]) -> list[Field]:
    """The fields of the table, for a box with these cards."""
    return [
        flag("solo", "is this the solo game?"),
        number("round", 30, "the round; 0 before the first"),
        one_of("age", AGES, "the age that players are in"),
        one_of("phase", PHASES, "the phase of the round"),
        one_of("starter", SEATS, "who was First Player in round 1"),
        one_of("first", SEATS, "who is First Player now"),
        one_of("active", SEATS, "whose turn it is"),
        counts("closed", ACTIONS, 1, "action spaces that are closed"),
        counts("piles", ROWS, 99, "cards in each pile"),
        counts("open", cards, 1, "cards in the rows"),
        counts("gone", cards, DISCARDED, f"cards finished, enjoyed or retired: by which seat; {DISCARDED} for discarded"),
        counts("on_card", cards, 7, "hourglasses on a Project; 1 on a Partner who is a man"),
        counts(
            "roles",
            [f"{card} {role}" for card in names.GROUP for role in range(1, ROLES + 1)],
            MAX_SEATS,
            "roles of Group Projects: the seat on each, 0 for nobody",
        ),
        counts("groups", names.GROUP, 1, "open Group Projects"),
        counts("goals", goals, 1, "Life Goals on the table"),
        counts("achieved_by", goals, MAX_SEATS, "Life Goals achieved: by which seat, 0 for nobody"),
        counts("traits_dealt", traits, 1, "the traits that the seat may choose from"),
        one_of("trait_returned", traits, "the trait that the seat has returned"),
        one_of("about_card", cards, "the Project to be paid for"),
        one_of("about_deed", DEEDS, "what is to be done with it"),
        number("about_level", MAX_LEVEL, "the level to be reached"),
        number("about_stress", 30, "stress in the reward whose parts are put in order"),
        number("about_relax", 30, "relaxation in that reward"),
        number("about_good_health", 30, "good health in that reward"),
    ]


def player_fields(cards: list[str], traits: list[str]) -> list[Field]:
    """The fields of a player, for a box with these cards."""
    return [
        flag("alive", "is the player alive?"),
        number("died_in_round", 30, "the round in which the player died; 0 for the living"),
        one_of("trait", traits, "the trait"),
        number("traits_dealt", 9, "traits to choose from"),
        number("knowledge", 99, "Knowledge"),
        number("creativity", 99, "Creativity"),
        number("influence", 99, "Influence"),
        number("money", 255, "money"),
        number("stress", 60, "the space on the stress track"),
        number("sth", 20, "short-term happiness", low=-20),
        number("lth", 200, "long-term happiness", low=-55),
        counts("cards", cards, MAX_LEVEL + 1, "cards in front of the player: the level of each, plus 1"),
        number("due", 30, "cards whose upkeep is still to be settled"),
        number("highest_job", 9, "the level of the highest Job ever held"),
        number("lth_at_old_age", 200, "long-term happiness when old age began", low=-55),
        number("hourglasses", 30, "hourglasses in play"),
        number("unused", 30, "hourglasses not yet used"),
        counts("spaces", ACTIONS, MOST_ON_SPACE, "hourglasses on each action space"),
        number("spent", 30, "hourglasses on Spent Time"),
        number("spared", 30, "actions repeated without stress thanks to a trait"),
    ]


class BoxEncoding(Encoding[PursuitState]):
    """The row of a seat, alone or with an expansion."""

    def __init__(
        self, cards: list[str], traits: list[str], goals: list[str], questions: list[type[AnyStep]], table: list[Field], player: list[Field]
    ) -> None:
        self.cards = len(cards)
        self.traits = len(traits)
        self.goals = len(goals)
        super().__init__(
            MAX_SEATS, QUESTIONS + questions, table_fields(cards, traits, goals) + table, player_fields(cards, traits) + player
        )

    def write_more_table(self, s: PursuitState, seat: int, w: Writer) -> None:
        """What an expansion adds to the table."""

    def write_more_player(self, s: PursuitState, of: int, seat: int, w: Writer) -> None:
        """What an expansion adds to a player."""

    def write_table(self, s: PursuitState, seat: int, w: Writer) -> None:
        w.flag(s.rules.solo)
        w.put(s.round)
        w.put(s.age())
        w.put(s.phase)
        w.put(s.starter)
        w.put(s.first)
        w.put(s.active)
        for action in range(len(ACTIONS)):
            w.flag(s.is_closed(action))
        for row in s.rows:
            w.put(len(row.pile))
        self.write_cards(s, w)
        self.write_goals(s, w)
        mine = s.players[seat] if seat >= 0 else None
        w.cards(() if mine is None else mine.dealt, self.traits)
        w.put(NOTHING if mine is None else mine.returned)
        write_question(s, w)
        self.write_more_table(s, seat, w)

    def write_cards(self, s: PursuitState, w: Writer) -> None:
        """Where the cards on the table are, the markers on players' cards, and the players on roles."""
        shown = bytearray(self.cards)
        gone = bytearray(self.cards)
        on_card = bytearray(self.cards)
        for row in s.rows:
            for card in row.cards:
                shown[card] = 1
            for card in row.discards:
                gone[card] = DISCARDED
        for player in s.players:
            owner = player.seat + 1
            for code in player.finished:
                gone[card_of(code)] = owner
            for code in player.enjoyed:
                gone[card_of(code)] = owner
            for card in player.retired:
                gone[card] = owner
            for code in player.projects:
                on_card[card_of(code)] = extra_of(code)
            for code in player.partners:
                on_card[card_of(code)] = extra_of(code)
        w.counted(shown)
        w.counted(gone)
        w.counted(on_card)
        roles = bytearray(len(names.GROUP) * ROLES)
        groups = bytearray(len(names.GROUP))
        for group in s.groups:
            at = group_card(group) - FIRST_GROUP
            groups[at] = 1
            for role in range(ROLES):
                roles[at * ROLES + role] = role_seat(group, role) + 1
        w.counted(roles)
        w.counted(groups)

    def write_goals(self, s: PursuitState, w: Writer) -> None:
        """Life Goals, and who achieved them."""
        w.cards(s.goals, self.goals)
        achieved_by = bytearray(self.goals)
        for at, seat in enumerate(s.achieved):
            achieved_by[s.goals[at]] = seat + 1
        w.counted(achieved_by)

    def write_player(self, s: PursuitState, of: int, seat: int, w: Writer) -> None:
        player = s.players[of]
        w.flag(player.alive)
        w.put(player.death // 16)
        w.put(player.trait)
        w.put(len(player.dealt))
        w.put(player.knowledge)
        w.put(player.creativity)
        w.put(player.influence)
        w.put(player.money)
        w.put(player.stress)
        w.put(player.sth)
        w.put(player.lth)
        w.counted(self.held_by(player))
        w.put(len(player.due))
        w.put(player.highest_job)
        w.put(player.lth_at_old_age)
        w.put(player.hourglasses)
        w.put(player.unused)
        for action in range(len(ACTIONS)):
            w.put(on_space(player.spaces, action))
        w.put(player.spent)
        w.put(player.spared)
        self.write_more_player(s, of, seat, w)

    def held_by(self, player: Player) -> bytearray:
        """Cards in front of a player, by level."""
        held = bytearray(self.cards)
        for codes in (player.projects, player.items, player.activities, player.partners):
            for code in codes:
                held[card_of(code)] = level_of(code) + 1
        if player.job != NOTHING:
            held[player.job] = 1
        return held


def write_question(s: PursuitState, w: Writer) -> None:
    """What the open question is about: it is on the agenda, where nothing is hidden."""
    card = deed = NOTHING
    level = stress = relax = good_health = 0
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, PayForProject):
        card, deed, level = step.card, step.deed, step.level
    elif isinstance(step, OrderReward):
        stress, relax, good_health = step.stress, step.relax, step.good_health
    w.put(card)
    w.put(deed)
    w.put(level)
    w.put(stress)
    w.put(relax)
    w.put(good_health)


class PursuitEncoding(BoxEncoding):
    """The row of a seat of The Pursuit of Happiness."""

    def __init__(self) -> None:
        super().__init__(names.CARDS, names.TRAITS, names.GOALS, [], [], [])
