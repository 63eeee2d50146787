"""To set up the game: piles, hang-ups, then the Buttons and the Markers in turn order (RAIN-R6)."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.game import Setup
from felicity.core.position import seat_text
from felicity.core.starting_player import chair_of
from felicity.core.step import AnyStep, Choice, wrong_step_below
from felicity.games.rainbow import event_kinds
from felicity.games.rainbow.alphabet import RainbowOption
from felicity.games.rainbow.button import ask_button, explain_button, put_button
from felicity.games.rainbow.cards import Cards
from felicity.games.rainbow.constants import AREAS, PILE_OF, TRACKS, space_of, track_of
from felicity.games.rainbow.rules import Rules
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.turn import StartTurn
from felicity.games.rainbow.wheel import ask_holder, put_on_wheel


def start(cards: Cards, setup: Setup, listen: bool) -> RainbowState:
    """RAIN-SET-6: each player has a hang-up of each area (see `Player`) and nothing else; spare cards are out of the game (RAIN-SET-7)."""
    rules = Rules(setup)
    s = RainbowState(cards, rules, setup.stream(), [Player(seat) for seat in range(rules.seats)], [])
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
        s.tell(event_kinds.GAME_STARTED, "RAIN-START-1", (s.starter,))


def shuffle_piles(s: RainbowState) -> None:
    """RAIN-SET-4: Fate, Self-improvement, Bookshelf and Bicycle Wheel cards."""
    s.fate = s.rng.shuffled(s.cards.fate)
    s.improvement = s.rng.shuffled(tuple([area for area in range(len(AREAS)) for _ in range(s.cards.per_area)]))
    for track in range(len(TRACKS)):
        if PILE_OF[track] >= 0:
            s.piles[PILE_OF[track]] = s.rng.shuffled(s.cards.numbers[track])


class PlaceButton(Choice[RainbowState]):
    """RAIN-SET-8: on any unoccupied Fate space."""

    RULE = "RAIN-SET-8"

    def ask(self, s: RainbowState, a: Ask) -> None:
        ask_button(s, s.players[self.who], a)

    def explain(self, s: RainbowState, option: RainbowOption, a: Ask) -> None:
        explain_button(option, a)

    def take(self, s: RainbowState, option: RainbowOption) -> None:
        me = s.players[self.who]
        put_button(s, me, option)
        if s.events is not None:
            s.tell(event_kinds.BUTTON_PLACED, "RAIN-SET-8", (self.who, track_of(me.button), space_of(me.button)))

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        is_last = s.after(self.who) == s.starter
        return out_of_order(s, self.who, below) or wrong_step_below(below, "PlaceMarker" if is_last else "PlaceButton")


class PlaceMarker(Choice[RainbowState]):
    """RAIN-SET-9: on any vacant holder of the wheel."""

    RULE = "RAIN-SET-9"

    def ask(self, s: RainbowState, a: Ask) -> None:
        ask_holder(s, a, "RAIN-SET-9")

    def take(self, s: RainbowState, option: RainbowOption) -> None:
        put_on_wheel(s, s.players[self.who], s.cards.holder_beside[option.track])
        if s.events is not None:
            s.tell(event_kinds.MARKER_PLACED, "RAIN-SET-9", (self.who, option.track))

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        is_last = s.after(self.who) == s.starter
        return out_of_order(s, self.who, below) or wrong_step_below(below, "StartTurn" if is_last else "PlaceMarker")


def out_of_order(s: RainbowState, who: int, below: list[AnyStep]) -> str:
    """RAIN-R6: everybody places something before the first round, the starting player first."""
    if s.round > 0:
        return f"expected round 0, found {s.round}"
    following = below[-1] if below else None
    if isinstance(following, Choice) and following.who != s.after(who):
        return f"expected {seat_text(s.after(who))} after it, found {seat_text(following.who)}"
    return ""
