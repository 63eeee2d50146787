"""Ratings from the results of a game in one mode, people and bots on one scale. Pure: no clock, no store; needs `felicity[ratings]`.

They follow from the results alone, taken in the order of their ends: whoever reckons them, and however often, gets the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from felicity.server.daily_deals import TRY
from felicity.server.results import Row

DAY = 24 * 60 * 60 * 1000  # milliseconds
AGAIN = 5  # games of the same people that count on one day
TRIED_OUT = ("fork", "practice", "record")  # the position, or the deal, was known


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, in OpenSkill's numbers, and how uncertain that is."""

    mu: float
    sigma: float
    games: int
    is_provisional: bool

    @property
    def spread(self) -> float:
        """The true strength is within this of `mu` with about 95 %."""
        return 2 * self.sigma


class Board:
    """The ratings of one game and mode, as far as results have been taken in."""

    def __init__(self, generation: int, apart: AbstractSet[str]) -> None:
        from openskill.models import PlackettLuce

        self.generation = generation  # of the results: whether earlier ones have changed since
        self.apart = apart  # people who don't want to be rated
        self.seen = 0  # results taken in, whether they counted or not
        self.last = (-1, "")  # when the last of them ended, and its code
        self.model = PlackettLuce()
        self.ratings: dict[str, tuple[float, float, int]] = {}
        self.day = -1
        self.met: Counter[frozenset[str]] = Counter()  # who has played with whom on that day

    def of(self, who: str) -> Rating | None:
        """Somebody's rating; None without a game that counts."""
        found = self.ratings.get(who)
        return Rating(*found, is_provisional=found[1] > self.model.sigma / 2) if found else None

    def add(self, game: Row, seats: Sequence[Row]) -> None:
        """Take in the next result."""
        self.seen += 1
        self.last = (game["at"], game["code"])
        if may_count(game, seats, self.apart) and self.is_fresh(game["at"], seats):
            self.rate(seats)

    def is_fresh(self, at: int, seats: Sequence[Row]) -> bool:
        """Have the same people not met too often that day? One person with two browsers can't lift themselves up by beating the other."""
        people = frozenset(seat["holder"] for seat in seats if seat["kind"] == "human")
        if at // DAY != self.day:
            self.day = at // DAY
            self.met.clear()
        self.met[people] += len(people) > 1
        return self.met[people] <= AGAIN

    def rate(self, seats: Sequence[Row]) -> None:
        """Everybody's rating after a game. Bots of one level share theirs: it changes by what they did on average."""
        names = [who(seat) for seat in seats]
        before = [self.ratings.get(name, (self.model.mu, self.model.sigma, 0)) for name in names]
        teams = [[self.model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
        after = [team[0] for team in self.model.rate(teams, ranks=[float(seat["rank"]) for seat in seats])]
        for name in dict.fromkeys(names):
            own = [after[at] for at, each in enumerate(names) if each == name]
            mu, sigma = (sum(values) / len(own) for values in ([each.mu for each in own], [each.sigma for each in own]))
            self.ratings[name] = (mu, sigma, before[names.index(name)][2] + 1)


def who(seat: Row) -> str:
    """Whose rating a seat's result belongs to: a person's, also where a bot finished for them, or that of a level of bots."""
    return str(seat["holder"]) if seat["kind"] == "human" else bot(str(seat["level"]))


def bot(level: str) -> str:
    """The name of a level of bots: never a holder."""
    return f"bot {level}"


def may_count(game: Row, seats: Sequence[Row], apart: AbstractSet[str]) -> bool:
    """Against each other, with a deal that nobody knew, our own cards, and everybody there to be rated, each in one seat."""
    is_known = game["source"] in TRIED_OUT or (game["chosen_seed"] and game["source"] != TRY)
    if game["together"] or game["studied"] or game["pack"] or is_known or len(seats) < 2:
        return False
    people = [seat["holder"] for seat in seats if seat["kind"] == "human"]
    return bool(people) and len(set(people)) == len(people) and "" not in people and not apart & set(people)
