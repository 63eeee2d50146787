"""How much of The Game of Happiness is luck: what the best player could win against greedy bots.

One player's part of the game is small enough to be solved exactly: by keys, money and hang-ups (12,288 cases) and by the Marker's
position, the chance to finish before all others, turn by turn backwards from the last possible one. The effect of others is measured
in games of greedy bots: how often they turn the wheel, cover a Fate space, or land on the Button. Ignored: a second hang-up in an area,
saved cards, which cards have left the piles, and how one player's choices affect another. It takes some minutes.

    python -m bench.luck --games 100
"""

from __future__ import annotations

import argparse
from typing import Final

import felicity
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.games.rainbow.bot.evaluation import Estimates
from felicity.games.rainbow.bot.weights import FOUND_BY_PLAY, RainbowWeights
from felicity.games.rainbow.cards import CATALOG, MONEY_GOAL, Cards
from felicity.games.rainbow.constants import (
    ALL_AREAS,
    AREA_OF,
    AREAS,
    BLUE,
    FATE_KEY,
    FATE_SELF_IMPROVEMENT,
    GREEN,
    LAST,
    MONEY,
    ORANGE,
    PILE_OF,
    RED,
    TRACKS,
    is_on_wheel,
    place,
    space_of,
    track_of,
)
from felicity.games.rainbow.state import Player, RainbowState

SEATS: Final = 4
LONGEST: Final = 100  # turns: by then somebody has won
STEP: Final = 500  # dollars
RICH: Final = MONEY_GOAL // STEP
CASES: Final = (RICH + 1) << (MONEY + len(AREAS))
DONE: Final = (((1 << MONEY) - 1) * (RICH + 1) + RICH) * (ALL_AREAS + 1)
START: Final = ALL_AREAS  # no key, no money, six hang-ups
Values = list[float]  # by case


# --- what the others do ---


class Company:
    """How other greedy bots affect a player's part, for each turn of the player."""

    def __init__(self, games: int) -> None:
        self.turns = self.on_wheel = self.carried = self.drawn = self.spared = 0
        self.reward = self.best_reward = 0.0  # Self-improvement cards that the Button will bring: where it is, and at the best place
        for number in range(games):
            self.watch(f"luck-{number}")

    def watch(self, seed: str) -> None:
        """One game."""
        table = felicity.new("rainbow", players=SEATS, seed=seed, listen=True)
        greedy, chance = registry.bot("greedy", "rainbow"), Rng(start_of(seed))
        turn = (0, 0)
        while table.to_act is not None:
            s = table.state
            assert isinstance(s, RainbowState)
            if s.round and turn != (s.round, s.active):
                turn = (s.round, s.active)
                self.note(s)
            table.play(greedy.choose(Seat(table, chance)))
        kinds = [event["event"] for event in table.events()]
        self.drawn += kinds.count("fate-drawn")
        self.spared += kinds.count("spared")

    def note(self, s: RainbowState) -> None:
        """A turn begins; the previous player has just placed the Button."""
        self.turns += 1
        me, before = s.players[s.active], s.players[s.active - 1]
        if is_on_wheel(me.marker):
            self.on_wheel += 1
            self.carried += me.may_get_off
        taken = {player.button for player in s.players if player is not before} | {player.marker for player in s.players}
        self.reward += cards_from(s, before, before.button)
        places = [place(option.track, option.space) for option in s.cards.buttons]
        self.best_reward += max([cards_from(s, before, where) for where in places if where not in taken])


def cards_from(s: RainbowState, owner: Player, button: int) -> float:
    """How many others will land on the Button in their next turn, on average."""
    return sum([lands(s, player, button) for player in s.players if player is not owner])


def lands(s: RainbowState, player: Player, button: int) -> float:
    """How likely a player is to land there with the next move."""
    track = track_of(button)
    if is_on_wheel(player.marker) or track_of(player.marker) != track:
        return 0.0
    numbers = (s.piles[PILE_OF[track]] if PILE_OF[track] >= 0 else ()) or s.cards.numbers[track]
    return numbers.count(space_of(button) - space_of(player.marker)) / len(numbers)


# --- one player's part ---


def parts(case: int) -> tuple[int, int, int]:
    """Keys of the tracks as a mask, money in steps, and hang-ups as a mask."""
    rest, hang_ups = divmod(case, ALL_AREAS + 1)
    keys, money = divmod(rest, RICH + 1)
    return keys, money, hang_ups


def case_of(keys: int, money: int, hang_ups: int) -> int:
    """The three parts as one number."""
    return (keys * (RICH + 1) + min(RICH, money)) * (ALL_AREAS + 1) + hang_ups


def has_key(case: int, area: int) -> bool:
    """The key for money comes with the last step."""
    keys, money, _ = parts(case)
    return money == RICH if area == MONEY else (keys >> area) & 1 == 1


def with_key(case: int, area: int) -> int:
    """Complete a track, or get the key from Fate."""
    keys, money, hang_ups = parts(case)
    return case_of(keys | 1 << area, money, hang_ups)


def with_hang_up(case: int, area: int) -> int:
    """Get a hang-up, unless the key is safe on the stand."""
    return case if has_key(case, area) and not (case >> area) & 1 else case | 1 << area


def with_money(case: int, steps: int) -> int:
    """Get money from a green space."""
    keys, money, hang_ups = parts(case)
    return case_of(keys, money + steps, hang_ups)


class Life:
    """A player's part of the game on the default board: computes chances before a turn from those after it."""

    def __init__(self, company: Company, reward: float) -> None:
        self.board = Cards(CATALOG.default_tables())
        self.carried = company.carried / company.on_wheel
        self.covered = company.spared / (company.spared + company.drawn)
        self.reward = reward
        every = range(CASES)
        self.improved = [tuple([case & ~(1 << area) for area in range(len(AREAS))]) for case in every]
        self.burdened = [tuple([with_hang_up(case, area) for area in range(len(AREAS))]) for case in every]
        self.keyed = [[with_key(case, area) for case in every] for area in range(MONEY)]
        self.offered = [tuple([self.keyed[area][case] for area in range(MONEY) if not has_key(case, area)]) or (case,) for case in every]
        self.richer = [[with_money(case, steps) for case in every] for steps in range(RICH + 1)]
        # To play as a bot: where to get off, before a spin and after it. Empty: wherever it is best.
        self.before_spin: list[list[bool]] = []
        self.after_spin: list[list[bool]] = []

    def learn(self, s: RainbowState, weights: RainbowWeights) -> None:
        """Play as a bot with these weights would at first sight."""
        me = s.players[0]
        estimates: list[Estimates] = []
        for case in range(CASES):
            keys, money, me.hang_ups = parts(case)
            keys |= (1 << MONEY) * (money == RICH)
            me.keys, me.safe, me.collected = keys & me.hang_ups, keys & ~me.hang_ups, money * STEP
            estimates.append(Estimates(weights, s, me))
        self.before_spin = [[each.tracks[track][0] > each.spin(each.wheel) for each in estimates] for track in range(len(TRACKS))]
        self.after_spin = [[each.tracks[track][0] > each.wheel for each in estimates] for track in range(len(TRACKS))]

    def card(self, after: Values) -> Values:
        """A Self-improvement card, from any area with equal probability."""
        return [(after[a] + after[b] + after[c] + after[d] + after[e] + after[f]) / 6 for a, b, c, d, e, f in self.improved]

    def fate(self, after: Values) -> Values:
        """A Fate card from the full pile; for a free choice of key, the best one."""
        pile = self.board.fate
        hang_ups, cards, keys = pile.count(0) / len(pile), pile.count(FATE_SELF_IMPROVEMENT) / len(pile), pile.count(FATE_KEY) / len(pile)
        worse = [after[a] + after[b] + after[c] + after[d] + after[e] + after[f] for a, b, c, d, e, f in self.burdened]
        best = [max([after[case] for case in offered]) for offered in self.offered]
        return [hang_ups * bad + cards * card + keys * key for bad, card, key in zip(worse, self.card(after), best)]

    def landed(self, track: int, space: int, after: list[Values], wheel: Values) -> Values:
        """The effect of a space."""
        colour, here = self.board.colours[track][space], after[space] if space < len(after) else wheel
        if colour == LAST:
            area = AREA_OF[track]
            return [wheel[case] for case in self.keyed[area]] if area >= 0 else wheel
        if colour == RED:
            return [self.covered * spared + (1 - self.covered) * drawn for spared, drawn in zip(here, self.fate(here))]
        if colour == GREEN:
            return [here[case] for case in self.richer[self.board.amounts[track][space] // STEP]]
        if colour == ORANGE:
            return self.card(here)
        return after[0] if colour == BLUE else here

    def moved(self, track: int, after: list[Values], wheel: Values) -> list[Values]:
        """A turn on a track, by the space it begins on."""
        last, numbers = self.board.last[track], self.board.numbers[track]
        landed = [self.landed(track, space, after, wheel) for space in range(last + 1)]
        return [
            [sum(each) / len(numbers) for each in zip(*[landed[min(last, space + number)] for number in numbers])] for space in range(last)
        ]

    def spun(self, starts: list[Values], wheel: Values) -> Values:
        """A turn on the wheel: get off where others have moved the Marker, else spin, then get off or stay."""
        spin = self.mean([self.better(start, wheel, self.after_spin, track) for track, start in enumerate(starts)])
        first = self.mean([self.better(start, spin, self.before_spin, track) for track, start in enumerate(starts)])
        return [self.carried * rested + (1 - self.carried) * turned for rested, turned in zip(first, spin)]

    def better(self, start: Values, stay: Values, gets_off: list[list[bool]], track: int) -> Values:
        """As the bot chooses, or whichever has the greater chance."""
        if gets_off:
            return [off if chosen else other for off, other, chosen in zip(start, stay, gets_off[track])]
        return [max(off, other) for off, other in zip(start, stay)]

    def mean(self, tracks: list[Values]) -> Values:
        """The wheel stops at each track with equal probability."""
        return [sum(each) / len(tracks) for each in zip(*tracks)]

    def waited(self, values: Values) -> Values:
        """Others move, and may land on the Button."""
        return [(1 - self.reward) * value + self.reward * card for value, card in zip(values, self.card(values))]

    def chances(self, prize: Values) -> Values:
        """By the number of turns already played: the chance to get the prize, which is lower with every turn."""
        wheel = [0.0] * CASES
        tracks = [[wheel] * last for last in self.board.last]
        found: Values = []
        for worth in reversed(prize):
            for each in [wheel, *[values for spaces in tracks for values in spaces]]:
                each[DONE] = worth
            wheel, tracks = self.waited(wheel), [[self.waited(values) for values in spaces] for spaces in tracks]
            starts = [spaces[0] for spaces in tracks]
            wheel, tracks = self.spun(starts, wheel), [self.moved(track, spaces, wheel) for track, spaces in enumerate(tracks)]
            found.append(wheel[START])
        return found


def prize_among(done: Values) -> Values:
    """By turn: the chance that nobody else finishes before it, ties drawn at random. From the chances to be done by each turn."""
    found: Values = []
    for turn in range(1, len(done)):
        now, later = done[turn] - done[turn - 1], 1 - done[turn]
        found.append(later**3 + 1.5 * now * later**2 + now**2 * later + now**3 / 4)
    return found


def main() -> None:
    """Measure the other players, solve greedy's part, then the best."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of four greedy bots, to measure what others do")
    company = Company(parser.parse_args().games)
    reward, best_reward = company.reward / company.turns, company.best_reward / company.turns
    life = Life(company, reward)
    print(f"Others had turned the wheel before {life.carried:.0%} of the turns on it, had covered {life.covered:.0%} of the Fate spaces,")
    print(f"and the Button brought {reward:.4f} cards a turn; always at the best place {best_reward:.4f}.", flush=True)
    s = felicity.new("rainbow", players=SEATS, seed=1).state
    assert isinstance(s, RainbowState)
    life.learn(s, RainbowWeights())
    done = [0.0, *life.chances([1.0] * LONGEST)]
    prize = prize_among(done)
    even = sum([worth * (done[turn] - done[turn - 1]) for turn, worth in enumerate(prize, 1)])
    print(f"Greedy is done within {sum([each < 0.5 for each in done])} turns in half of the games and wins {even:.1%}.", flush=True)
    found = RainbowWeights()
    found.adjust(FOUND_BY_PLAY)
    life.learn(s, found)
    print(f"Choices at the wheel by the weights of the search win {life.chances(prize)[-1]:.1%},", flush=True)
    life.before_spin, life.after_spin = [], []
    print(f"the best ones {life.chances(prize)[-1]:.1%},", flush=True)
    life.reward = best_reward
    print(f"and with the Button always at the best place as well {life.chances(prize)[-1]:.1%}.", flush=True)


if __name__ == "__main__":
    main()
