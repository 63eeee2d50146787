"""To set up the game: piles, hang-ups, then the Buttons and the Markers in turn order (RAIN-R6)."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.chair import chair_of
from felicity.core.game import Setup
from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.core.step import AnyStep, Choice
from felicity.games.rainbow import happenings as told
from felicity.games.rainbow.button import ask_button, put_button
from felicity.games.rainbow.cards import Cards
from felicity.games.rainbow.rules import Rules
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.turn import StartTurn
from felicity.games.rainbow.wheel import ask_holder, put_on_wheel
from felicity.games.rainbow.words import AREAS, PILE_OF, TRACKS, space_of, track_of


def start(cards: Cards, setup: Setup, listen: bool) -> RainbowState:
    """RAIN-SET-6: each player has a hang-up of each area (see `Player`) and nothing else; the surplus is out of the game (RAIN-SET-7)."""
    rules = Rules(setup)
    s = RainbowState(cards, rules, Rng(start_of(setup.seed)), [Player(seat) for seat in range(rules.seats)], [])
    if listen:
        s.events = []
    choose_starter(s)
    shuffle_piles(s)
    seats = s.clockwise_from(s.starter)
    plan: list[AnyStep] = [PlaceButton(seat) for seat in seats]
    plan += [PlaceMarker(seat) for seat in seats]
    plan.append(StartTurn(s.starter))
    plan.reverse()
    s.agenda += plan
    return s


def choose_starter(s: RainbowState) -> None:
    """RAIN-START-1, RAIN-R7: drawn at random, unless the table names a chair."""
    s.starter = s.active = chair_of(s.rules.starting_player, s.rules.seats, s.rng)
    if s.events is not None:
        s.tell(told.GAME_STARTED, "RAIN-START-1", (s.starter,))


def shuffle_piles(s: RainbowState) -> None:
    """RAIN-SET-4: Fate, Self-improvement, Bookshelf and Bicycle Wheel cards."""
    s.fate = s.rng.shuffled(s.cards.fate)
    s.improvement = s.rng.shuffled(tuple([area for area in range(len(AREAS)) for _ in range(s.cards.per_area)]))
    for track in range(len(TRACKS)):
        if PILE_OF[track] >= 0:
            s.piles[PILE_OF[track]] = s.rng.shuffled(s.cards.numbers[track])


class PlaceButton(Choice[RainbowState]):
    """RAIN-SET-8: on any unoccupied Fate space."""

    def ask(self, s: RainbowState, a: Ask) -> None:
        ask_button(s, s.players[self.who], a)

    def take(self, s: RainbowState, option: Option) -> None:
        me = s.players[self.who]
        put_button(s, me, option)
        if s.events is not None:
            s.tell(told.BUTTON_PLACED, "RAIN-SET-8", (self.who, track_of(me.button), space_of(me.button)))


class PlaceMarker(Choice[RainbowState]):
    """RAIN-SET-9: on any vacant holder of the wheel."""

    def ask(self, s: RainbowState, a: Ask) -> None:
        ask_holder(s, a, "RAIN-SET-9")

    def take(self, s: RainbowState, option: Option) -> None:
        put_on_wheel(s, s.players[self.who], s.cards.holder_beside[option.what])
        if s.events is not None:
            s.tell(told.MARKER_PLACED, "RAIN-SET-9", (self.who, option.what))
