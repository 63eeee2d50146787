"""2. Setup: piles, Life Goals, the First Player, and a trait for everybody."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.errors import BadOptions
from felicity.core.game import Setup
from felicity.core.position import seat_text
from felicity.core.starting_player import chair_of, check_chair
from felicity.core.step import AnyStep, Choice, wrong_step_below
from felicity.core.tuples import without
from felicity.games.pursuit import alphabet, event_kinds
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.constants import PHASES, ROWS, SETTING_UP
from felicity.games.pursuit.round import StartRound
from felicity.games.pursuit.rows import piles
from felicity.games.pursuit.rules import Rules
from felicity.games.pursuit.state import Player, PursuitState, Row

TRAITS_DEALT: Final = 2
FOUR_SECTIONS: Final = "2,1,0,-1"
FOR_FOUR_SECTIONS: Final = "3,4,5"


def check(cards: Cards, setup: Setup) -> None:
    """Refuse what can't be played together."""
    rules = Rules(setup, cards.board)
    if (setup.options["stress_sections"] == FOUR_SECTIONS) != (setup.options["old_age_stress"] == FOR_FOUR_SECTIONS):
        raise BadOptions(
            "Four stress_sections go only with old_age_stress=3,4,5, and five only with 4,6,8 or 3,6,9: otherwise nobody would die, "
            "or everybody too soon (POH-R1, POH-R2).",
            "pursuit-error-sections",
        )
    check_chair(setup, "POH-R40")
    traits = sum([1 for revised in cards.trait_revised if rules.revised or not revised])
    if rules.seats * TRAITS_DEALT > traits:
        needed = rules.seats * TRAITS_DEALT
        text = f"{rules.seats} players need {needed} child traits; there are {traits} (POH-R51)."
        raise BadOptions(text, "pursuit-error-traits", players=rules.seats, needed=needed, traits=traits)


def start(cards: Cards, setup: Setup, listen: bool) -> PursuitState:
    """The table before everybody has chosen a trait."""
    rules = Rules(setup, cards.board)
    players = [Player(seat) for seat in range(rules.seats)]
    s = PursuitState(cards, rules, setup.stream(), players, [Row(number) for number in range(len(ROWS))], [])
    s.additions = [card_data.begin(rules) for card_data in cards.card_data]
    if listen:
        s.events = []
    piles(s)
    for player in players:
        player.stress = rules.stress_start  # POH-2.6
        player.points = (0,) * len(cards.sources)
    choose_first(s)
    draw_goals(s)
    s.then(StartRound())
    for addition in s.additions:
        addition.deal(s)
    deal_traits(s)
    return s


def choose_first(s: PursuitState) -> None:
    """POH-2.14, POH-R40: the chair that the option names, or one drawn from the seed."""
    s.first = s.starter = s.active = chair_of(s.rules.starting_player, s.rules.seats, s.rng)
    if s.events is not None:
        s.tell(event_kinds.GAME_STARTED, "POH-2.14", (s.first,))


def draw_goals(s: PursuitState) -> None:
    """POH-2.13, POH-23.2, POH-R52: as many as players, three in the solo game; the others are not used."""
    known = [goal for goal in range(len(s.cards.goals)) if s.rules.revised or not s.cards.goal_revised[goal]]
    shuffled = s.rng.shuffled(tuple(known))
    s.goals = tuple(sorted(shuffled[: s.rules.goals]))
    s.goals_left = tuple(sorted(shuffled[s.rules.goals :]))
    if s.events is not None:
        for goal in s.goals:
            s.tell(event_kinds.GOAL_DRAWN, "POH-2.13", (goal,))


def deal_traits(s: PursuitState) -> None:
    """POH-2.10: two each, known only to their owner."""
    known = [trait for trait in range(len(s.cards.traits)) if s.rules.revised or not s.cards.trait_revised[trait]]
    shuffled = s.rng.shuffled(tuple(known))
    seats = s.clockwise_from(s.first)
    for seat in seats:
        player = s.players[seat]
        player.dealt = tuple(sorted(shuffled[:TRAITS_DEALT]))
        shuffled = shuffled[TRAITS_DEALT:]
        for trait in player.dealt:
            s.tell_only(1 << seat, event_kinds.TRAIT_DEALT, "POH-2.10", (seat, trait))
    s.traits_left = tuple(sorted(shuffled))
    seats.reverse()
    for seat in seats:
        s.then(ChooseTrait(seat))


class ChooseTrait(Choice[PursuitState]):
    """POH-2.10, POH-2.11: one of the two is kept, with exactly the resources listed on it."""

    RULE = "POH-2.10"

    def ask(self, s: PursuitState, a: Ask) -> None:
        for trait in s.players[self.who].dealt:
            a.offer(s.cards.options.keep[trait])

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.KEEPS_TRAIT, option.text, "trait-not-dealt", "POH-2.10")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me = s.players[self.who]
        me.trait = option.trait
        me.returned = without(me.dealt, option.trait)[0]
        me.dealt = ()
        start = s.cards.start[me.trait]
        me.knowledge, me.creativity, me.influence, me.money = start[0], start[1], start[2], start[3]
        if s.events is not None:
            s.tell(event_kinds.TRAIT_KEPT, "POH-2.10", (self.who, me.trait))
            s.tell(event_kinds.GAINED, "POH-2.11", (self.who, me.knowledge, me.creativity, me.influence, me.money))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        seats = s.rules.seats
        if s.phase != SETTING_UP:
            return f"expected phase {PHASES[SETTING_UP]}, found {PHASES[s.phase]}"
        if len(below) > seats or self.who != (s.first - len(below)) % seats:
            return f"expected the seats clockwise from {seat_text(s.first)}, the last of them at the bottom"
        return wrong_step_below(below, "StartRound ChooseTrait")
