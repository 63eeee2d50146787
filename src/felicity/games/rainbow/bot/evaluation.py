"""How good a position of The Game of Happiness is for a seat, in turns: what it has, what lies ahead, and what its Button may gain."""

from __future__ import annotations

from typing import Final

from felicity.bots.greedy import Evaluation
from felicity.bots.weights import Weights
from felicity.core.position import NOTHING
from felicity.core.state import State
from felicity.games.rainbow.bot.needs import BILL, Needs, improvement_worth, lacking
from felicity.games.rainbow.bot.weights import RainbowWeights
from felicity.games.rainbow.cards import Cards
from felicity.games.rainbow.constants import (
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
    PILE_OF,
    RED,
    SLOTS,
    TRACKS,
    is_on_wheel,
    place,
    space_of,
    track_of,
)
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.track import UseDevice
from felicity.games.rainbow.turn import FinishTurn, TakeTurn
from felicity.games.rainbow.wheel import SpinWheel

WON: Final = 1000.0
TURN_PENDING: Final = -5.0  # the turn is still to be taken: the Button can wait until then
UNITS: Final = (1, 1 << 7, 1 << 14, 1 << 21, 1 << 28, 1 << 35, 1 << 42, 1 << 49)  # by kind of card: the counts of a pile in one number


class Estimates:
    """What a player may expect on each track, computed for one set of cards in front of the player."""

    def __init__(self, w: RainbowWeights, s: RainbowState, me: Player) -> None:
        self.me = me
        self.w = w
        self.needs = Needs(w, me)
        self.cards = s.cards
        self.improvement = improvement_worth(w, s, me, self.needs)
        self.fate = fate_worth(w, s, me, self.needs, self.improvement)
        self.again = w.again_late if self.needs.late else w.again
        self.covered = [player.button for player in s.players if player is not me]
        self.tracks = [self.along(track) for track in range(len(TRACKS))]
        self.wheel = self.on_wheel()

    def along(self, track: int) -> list[float]:
        """By space: what the rest of the track will bring, less the turns it takes. Blue spaces lead back, so it iterates a few times."""
        numbers, colours, last = self.cards.numbers[track], self.cards.colours[track], self.cards.last[track]
        gains = [self.landing(track, space, colours[space]) for space in range(last + 1)]
        worth = [0.0] * (last + 1)
        for _ in range(3):
            again = worth[0]
            for space in range(last - 1, -1, -1):
                total = 0.0
                for number in numbers:
                    landed = min(last, space + number)
                    total += gains[landed]
                    total += again if colours[landed] == BLUE else worth[landed]
                worth[space] = total / len(numbers) - 1
        return worth

    def landing(self, track: int, space: int, colour: int) -> float:
        """What a space gives."""
        if colour == ORANGE:
            return self.improvement
        if colour == RED:
            return 0.0 if place(track, space) in self.covered else self.fate
        if colour == GREEN:
            return self.needs.bill * self.cards.amounts[track][space] / BILL
        if colour == LAST and AREA_OF[track] != NOTHING and not self.me.has_key(AREA_OF[track]):
            return self.w.key
        return 0.0

    def on_wheel(self) -> float:
        """The value before a spin: all tracks are equally likely, and a track not worth getting off for means another spin."""
        worth = max([hope[0] for hope in self.tracks]) - 2 * self.again
        for _ in range(8):
            worth = self.spin(worth) - self.again
        return worth

    def spin(self, stays: float) -> float:
        """The mean over the tracks, or of staying where that is better."""
        return sum([max(hope[0], stays) for hope in self.tracks]) / len(self.tracks)


def fate_worth(w: RainbowWeights, s: RainbowState, me: Player, needs: Needs, improvement: float) -> float:
    """A Fate card from the pile."""
    if not s.fate:
        return 0.0
    worth = s.fate.count(FATE_SELF_IMPROVEMENT) * improvement
    if any(not me.has_key(area) for area in range(MONEY)):
        worth += s.fate.count(FATE_KEY) * w.key
    for area in range(len(AREAS)):
        if not me.is_safe(area):
            worth -= s.fate.count(area) * (w.saved if me.saved[area] else needs.burden)
    return worth / len(s.fate)


def count_of(pile: tuple[int, ...]) -> int:
    """A pile in any order."""
    count = 0
    for card in pile:
        count += UNITS[card]
    return count


class RainbowEvaluation(Evaluation):
    """Judges positions of The Game of Happiness."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 16.0
        self.horizon = 5.0  # turns: until the seat's next one is over, since others turn the wheel in between
        self.patience = 3.0
        self.hits: dict[tuple[int, int], list[float]] = {}  # by track and space: the chance to land there from each space before it
        self.estimates: dict[tuple[object, ...], Estimates] = {}
        self.cards: Cards | None = None
        self.w = RainbowWeights()

    def weights(self) -> Weights:
        return self.w

    def is_quiet(self, s: State) -> bool:
        """Before chance, and when the turn is settled."""
        return isinstance(s.agenda[-1], (SpinWheel, UseDevice, FinishTurn))

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, RainbowState)
        if self.cards is not s.cards:
            self.cards = s.cards
            self.hits.clear()
            self.estimates.clear()
        me = s.players[seat]
        estimates = self.estimates_of(s, me)
        worth = self.standing(me) + self.ahead(s, me, estimates) + self.button(s, me, estimates)
        if s.agenda and isinstance(s.agenda[-1], TakeTurn) and s.active == seat:
            worth += TURN_PENDING
        return worth - self.w.rival * max([self.standing(player) for player in s.players if player is not me])

    def calibration_slope(self, s: State, seats: int) -> float:
        """Nearly everything is luck until the leader has most keys."""
        most = max([self.value(s, seat) for seat in range(seats)])
        return 0.3 + 0.9 * min(1.0, max(0.0, most / 45.0))

    def moment(self, s: State) -> float:
        """Counted in turns."""
        assert isinstance(s, RainbowState)
        return float(s.round * len(s.players) + (s.active - s.starter) % len(s.players))

    def standing(self, player: Player) -> float:
        """Keys, money and hang-ups."""
        if len(player.stand) == SLOTS:
            return WON
        w = self.w
        return SLOTS * w.key + w.safe * len(player.stand) + w.saved * sum(player.saved) - lacking(w, player)

    def ahead(self, s: RainbowState, me: Player, estimates: Estimates) -> float:
        """The value of the rest of the track, or of the wheel."""
        if me.marker == NOWHERE:
            return 0.0
        if not is_on_wheel(me.marker):
            return estimates.tracks[track_of(me.marker)][space_of(me.marker)]
        if s.agenda and isinstance(s.agenda[-1], SpinWheel):
            return estimates.spin(estimates.wheel)
        if not me.may_get_off:
            return estimates.wheel
        others = sum([1 for player in s.players if player is not me and is_on_wheel(player.marker)])
        here = max(estimates.wheel, estimates.tracks[s.track_beside(me)][0] - 1)
        return estimates.wheel + (here - estimates.wheel) * self.w.crowd**others

    def estimates_of(self, s: RainbowState, me: Player) -> Estimates:
        """Cached, since most options change nothing in front of the player."""
        held = (me.hang_ups, me.fate_hang_ups, me.saved, me.keys, me.safe, me.collected, me.seat)
        piles = count_of(s.fate), count_of(s.improvement)
        key = (held, piles, tuple([player.button for player in s.players if player is not me]))
        found = self.estimates.get(key)
        if found is None:
            if len(self.estimates) > 5000:
                self.estimates.clear()
            found = self.estimates[key] = Estimates(self.w, s, me)
        return found

    # --- the Button ---

    def button(self, s: RainbowState, me: Player, estimates: Estimates) -> float:
        """The Self-improvement card gained when opponents land on it, and the Fate card that they miss."""
        if me.button == NOWHERE:
            return 0.0
        w, chance, missed = self.w, 0.0, 0.0
        for player in s.players:
            if player is not me:
                lands = self.lands(s, player, track_of(me.button), space_of(me.button))
                chance += lands
                if w.deny > 0.0 and lands > 0.0:
                    missed += lands * self.estimates_of(s, player).fate
        return chance * max(0.1, estimates.improvement) + w.deny * missed

    def lands(self, s: RainbowState, player: Player, track: int, space: int) -> float:
        """How likely a player is to land on a Button soon."""
        w, hit = self.w, self.landings(track, space)
        if is_on_wheel(player.marker):
            return w.aboard * hit[0]
        if track_of(player.marker) != track:
            return w.elsewhere * hit[0]
        if space_of(player.marker) >= space:
            return 0.0
        return hit[space_of(player.marker)] + w.counted * self.surplus(s, track, space - space_of(player.marker))

    def surplus(self, s: RainbowState, track: int, number: int) -> float:
        """How much likelier a number is than with a full pile, if the track's device is a pile."""
        pile = s.piles[PILE_OF[track]] if PILE_OF[track] != NOTHING else ()
        if not pile:
            return 0.0
        numbers = s.cards.numbers[track]
        return pile.count(number) / len(pile) - numbers.count(number) / len(numbers)

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
                        found[at] += self.w.soon * found[at + number] / len(numbers)
            self.hits[track, space] = found
        return found
