"""How good a position of The Game of Happiness is for a seat, in turns: what it has, what lies ahead, and what its Button may bring."""

from __future__ import annotations

from typing import Final

from felicity.bots.greedy import Evaluation
from felicity.core.position import NOTHING
from felicity.core.state import State
from felicity.games.rainbow.cards import MONEY_GOAL, Cards
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.track import UseDevice
from felicity.games.rainbow.turn import FinishTurn, TakeTurn
from felicity.games.rainbow.wheel import SpinWheel
from felicity.games.rainbow.words import (
    AREA_OF,
    AREAS,
    BLUE,
    FATE_KEY,
    FATE_SELF_IMPROVEMENT,
    GREEN,
    LAST,
    MONEY,
    NOWHERE,
    ORANGE,
    RED,
    SLOTS,
    TRACKS,
    is_on_wheel,
    place,
    space_of,
    track_of,
)

# What things are worth, in turns.
KEY: Final = 10.0
SAFE: Final = 0.5  # a key on the stand beyond one in front
CARD: Final = 1.6  # a Self-improvement card that is needed
SAVED: Final = 0.3  # one that may be needed later
WON: Final = 1000.0
HESITATION: Final = -5.0  # the turn is still to be taken: the Button can wait until it is
SOON: Final = 0.7  # a landing later than at the next move
ABOARD: Final = 0.08  # a player on the wheel, for each track
ELSEWHERE: Final = 0.02  # ... on another track
RIVAL: Final = 0.25  # how much the leader's luck counts


class Hopes:
    """What a player may hope for on each track, worked out for one set of cards in front of the player."""

    def __init__(self, s: RainbowState, me: Player) -> None:
        self.me = me
        self.cards = s.cards
        self.improvement = improvement_worth(s, me)
        self.fate = fate_worth(s, me, self.improvement)
        self.money = 0.0 if me.has_key(MONEY) else KEY * 500 / MONEY_GOAL
        self.covered = [player.button for player in s.players if player is not me]
        self.tracks = [self.along(track) for track in range(len(TRACKS))]
        self.wheel = self.on_wheel()

    def along(self, track: int) -> list[float]:
        """By space: what the rest of the track will bring, less the turns that it takes. Blue spaces lead back: a few rounds settle it."""
        numbers, colours, last = self.cards.numbers[track], self.cards.colours[track], self.cards.last[track]
        worth = [0.0] * (last + 1)
        for _ in range(3):
            again = worth[0]
            for space in range(last - 1, -1, -1):
                worth[space] = 0.0
                for number in numbers:
                    landed = min(last, space + number)
                    worth[space] += self.landing(track, landed, colours[landed])
                    worth[space] += again if colours[landed] == BLUE else worth[landed]
                worth[space] = worth[space] / len(numbers) - 1
        return worth

    def landing(self, track: int, space: int, colour: int) -> float:
        """What a space gives."""
        if colour == ORANGE:
            return self.improvement
        if colour == RED:
            return 0.0 if place(track, space) in self.covered else self.fate
        if colour == GREEN:
            return self.money * self.cards.amounts[track][space] / 500
        if colour == LAST and AREA_OF[track] != NOTHING and not self.me.has_key(AREA_OF[track]):
            return KEY
        return 0.0

    def on_wheel(self) -> float:
        """Before a spin: each track is as likely, and what isn't worth getting off for is spun again."""
        worth = max([hope[0] for hope in self.tracks]) - 2
        for _ in range(8):
            worth = self.spin(worth) - 1
        return worth

    def spin(self, stays: float) -> float:
        """The mean of the tracks, or of staying where that is better."""
        return sum([max(hope[0], stays) for hope in self.tracks]) / len(self.tracks)


def hang_ups_of(player: Player) -> int:
    """Original ones and those that Fate gave."""
    return player.hang_ups.bit_count() + sum(player.fate_hang_ups)


def cards_needed(player: Player) -> float:
    """Self-improvement cards that it takes to draw one for every hang-up: the last one takes longest."""
    return sum([len(AREAS) / left for left in range(1, hang_ups_of(player) + 1)])


def improvement_worth(s: RainbowState, me: Player) -> float:
    """A Self-improvement card from the pile."""
    if not s.improvement:
        return 0.0
    needed = sum([s.improvement.count(area) for area in range(len(AREAS)) if me.has_hang_up(area)])
    spare = sum([s.improvement.count(area) for area in range(len(AREAS)) if not me.has_hang_up(area) and not me.is_safe(area)])
    return (needed * relief(me) + spare * SAVED) / len(s.improvement)


def relief(me: Player) -> float:
    """One hang-up less."""
    hang_ups = hang_ups_of(me)
    return CARD * len(AREAS) / hang_ups if hang_ups else 0.0


def fate_worth(s: RainbowState, me: Player, improvement: float) -> float:
    """A Fate card from the pile."""
    if not s.fate:
        return 0.0
    worth = s.fate.count(FATE_SELF_IMPROVEMENT) * improvement
    if any(not me.has_key(area) for area in range(MONEY)):
        worth += s.fate.count(FATE_KEY) * KEY
    hang_up = CARD * len(AREAS) / (1 + hang_ups_of(me))
    for area in range(len(AREAS)):
        if not me.is_safe(area):
            worth -= s.fate.count(area) * (SAVED if me.saved[area] else hang_up)
    return worth / len(s.fate)


class RainbowEvaluation(Evaluation):
    """Judges positions of The Game of Happiness."""

    def __init__(self) -> None:
        self.scale = 16.0
        self.horizon = 5.0  # turns: until the own next one is over, since others turn the wheel in between
        self.hits: dict[tuple[int, int], list[float]] = {}  # by track and space: the chance to land there from each space before it
        self.hopes: dict[tuple[object, ...], Hopes] = {}
        self.cards: Cards | None = None

    def rests(self, s: State) -> bool:
        """Before chance, and when the turn is settled."""
        return isinstance(s.agenda[-1], (SpinWheel, UseDevice, FinishTurn))

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, RainbowState)
        if self.cards is not s.cards:
            self.cards = s.cards
            self.hits.clear()
            self.hopes.clear()
        me = s.players[seat]
        worth = self.standing(s, me) + self.ahead(s, me) + self.button(s, me)
        if s.agenda and isinstance(s.agenda[-1], TakeTurn) and s.active == seat:
            worth += HESITATION
        return worth - RIVAL * max([self.standing(s, player) for player in s.players if player is not me])

    def trust(self, s: State, seats: int) -> float:
        """Nearly all is luck until the leader has most keys."""
        most = max([self.value(s, seat) for seat in range(seats)])
        return 0.3 + 0.9 * min(1.0, max(0.0, most / 45.0))

    def moment(self, s: State) -> float:
        """In turns."""
        assert isinstance(s, RainbowState)
        return float(s.round * len(s.players) + (s.active - s.starter) % len(s.players))

    def standing(self, s: RainbowState, player: Player) -> float:
        """Keys, money and hang-ups."""
        if len(player.stand) == SLOTS:
            return WON
        worth = KEY * (player.keys | player.safe).bit_count() + SAFE * len(player.stand) + SAVED * sum(player.saved)
        if not player.has_key(MONEY):
            worth += KEY * player.collected / MONEY_GOAL
        return worth - CARD * cards_needed(player)

    def ahead(self, s: RainbowState, me: Player) -> float:
        """The rest of the track, or what the wheel promises."""
        if me.marker == NOWHERE:
            return 0.0
        hopes = self.hopes_of(s, me)
        if not is_on_wheel(me.marker):
            return hopes.tracks[track_of(me.marker)][space_of(me.marker)]
        if s.agenda and isinstance(s.agenda[-1], SpinWheel):
            return hopes.spin(hopes.wheel)
        if not me.may_get_off:
            return hopes.wheel
        others = sum([1 for player in s.players if player is not me and is_on_wheel(player.marker)])
        here = max(hopes.wheel, hopes.tracks[s.track_beside(me)][0] - 1)
        return hopes.wheel + (here - hopes.wheel) * 0.5**others

    def hopes_of(self, s: RainbowState, me: Player) -> Hopes:
        """Remembered, since most options change nothing in front of the player."""
        held = (me.hang_ups, me.fate_hang_ups, me.saved, me.keys, me.safe, me.seat)
        piles = tuple(sorted(s.fate)), tuple(sorted(s.improvement))
        key = (held, piles, tuple([player.button for player in s.players if player is not me]))
        found = self.hopes.get(key)
        if found is None:
            if len(self.hopes) > 5000:
                self.hopes.clear()
            found = self.hopes[key] = Hopes(s, me)
        return found

    # --- the Button ---

    def button(self, s: RainbowState, me: Player) -> float:
        """The Self-improvement card that opponents may bring by landing on it."""
        if me.button == NOWHERE:
            return 0.0
        track, space = track_of(me.button), space_of(me.button)
        hit = self.landings(track, space)
        chance = 0.0
        for player in s.players:
            if player is me:
                continue
            if is_on_wheel(player.marker):
                chance += ABOARD * hit[0]
            elif track_of(player.marker) != track:
                chance += ELSEWHERE * hit[0]
            elif space_of(player.marker) < space:
                chance += hit[space_of(player.marker)]
        return chance * max(0.1, improvement_worth(s, me))

    def landings(self, track: int, space: int) -> list[float]:
        """How likely a Marker is to land on a space soon, by the space where it stands."""
        assert self.cards is not None
        found = self.hits.get((track, space))
        if found is None:
            numbers, colours = self.cards.numbers[track], self.cards.colours[track]
            found = [0.0] * (space + 1)
            for at in range(space - 1, -1, -1):
                for number in numbers:
                    if at + number == space:
                        found[at] += 1 / len(numbers)
                    elif at + number < space and colours[at + number] != BLUE:
                        found[at] += SOON * found[at + number] / len(numbers)
            self.hits[track, space] = found
        return found
