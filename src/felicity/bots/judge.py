"""A judge of choices: what an option was worth beside the best other one, as far as its seat could know."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from felicity.bots.advice import Advice, described, ended, shares, walk
from felicity.bots.greedy import Evaluation
from felicity.bots.search.search import Budget, Search
from felicity.bots.search.tree import Edge, SearchSettings
from felicity.bots.seat import Seat
from felicity.core.option import Option
from felicity.core.state import State, answer, options_of

SURE: Final = 2.0  # standard errors by which one option must be ahead
LONGEST: Final = 10  # real choices in a line that is played out
LINES: Final = 9  # guesses of which a line is played out on the one where things go as usual


@dataclass(frozen=True)
class Verdict:
    """An option that was chosen beside the one that it is compared with: the best one, or the next best if none is better.

    Chances are calibrated, from 0 to 1. Both options are played on from the same guesses, none of which the search has used: so that
    luck favours neither, and the better one isn't flattered by having been picked.
    """

    chosen: str
    rival: str
    chance: float  # with the option chosen
    lead: float  # how much better it is than the rival; less than 0 if it is worse
    error: float  # the standard error of the lead
    options: int  # how many there were
    obvious: bool  # is the option chosen the best one at first sight?

    @property
    def cost(self) -> float:
        """What the choice cost: 0 where nothing is surely better."""
        return -self.lead if self.lead < -SURE * self.error else 0.0

    @property
    def best(self) -> float:
        """The chance with the best choice."""
        return self.chance + self.cost


@dataclass(frozen=True)
class Line:
    """How a game may go on after an option: from a guess that follows from `luck`, the options of all seats in order."""

    luck: str
    options: list[str]


def chance_on(search: Search, edge: Edge, s: State) -> float:
    """The seat's chance after an option that is played on from a guess to the horizon."""
    chances = search.play_on(s, walk(search, edge, s), None)
    found = shares(search.evaluation, search.guesses[0], chances) if s.agenda else ended(search.game.result(s))
    return found[search.me]


class Duel:
    """Two options of a search, each played on from the same fresh guesses to the horizon."""

    def __init__(self, search: Search, chosen: Edge, rival: Edge, samples: int) -> None:
        self.search = search
        self.chosen = chosen
        self.rival = rival
        self.own: list[float] = []
        self.leads: list[float] = []
        first = len(search.guesses)
        for number in range(first, first + samples):
            chance = self.played(chosen, number)
            self.own.append(chance)
            self.leads.append(chance - self.played(rival, number) if rival is not chosen else 0.0)

    def played(self, edge: Edge, number: int) -> float:
        """The seat's chance after an option, on one of the guesses."""
        return chance_on(self.search, edge, self.search.guess(number))

    def verdict(self) -> Verdict:
        """What the duel has shown."""
        lead = mean(self.leads)
        spread = sum([(each - lead) ** 2 for each in self.leads])
        count = len(self.leads)
        error = sqrt(spread / (count - 1) / count) if count > 1 else 1.0
        first = self.search.root.edges[0]
        return Verdict(
            self.chosen.option.text, self.rival.option.text, mean(self.own), lead, error, len(self.search.options), self.chosen is first
        )


def mean(values: list[float]) -> float:
    """The average."""
    return sum(values) / len(values)


class Judge:
    """A search at one question that takes a given option as seriously as the best one."""

    def __init__(self, evaluation: Evaluation, seat: Seat, budget: Budget, settings: SearchSettings) -> None:
        self.seat = seat
        self.search = Search(evaluation, seat, settings)
        self.search.run(budget)

    def edge(self, option: Option) -> Edge:
        """Where the search keeps an option."""
        return self.search.root.by_number[option.number]

    def rival(self, chosen: Edge) -> Edge:
        """What an option is compared with: the best one, or the next best."""
        return next((edge for edge in self.search.best() if edge is not chosen), chosen)

    def study(self, edge: Edge, visits: int) -> None:
        """Follow an option until it was tried so often: one that is known less would be played on less well."""
        everything = self.search.options
        self.search.options = [edge.option]
        while edge.visits < visits:
            self.search.iterate()
        self.search.options = everything

    def duel(self, chosen: Edge, rival: Edge, samples: int) -> Duel:
        """Compare two options that are equally well known."""
        for edge, other in ((chosen, rival), (rival, chosen)):
            self.study(edge, other.visits)
        return Duel(self.search, chosen, rival, samples)

    def verdict(self, chosen: Option, samples: int) -> Verdict:
        """What an option was worth."""
        edge = self.edge(chosen)
        return self.duel(edge, self.rival(edge), samples).verdict()

    def compared(self, better: Option, worse: Option) -> list[Advice]:
        """What both options lead to, the better one first: what reasons are made from."""
        search = self.search
        found = [self.edge(better), self.edge(worse)]
        guess, seats = search.guesses[0], search.lookahead.seats
        return described(search, [(edge, search.evaluation.calibrated(guess, seats, search.chance_of(edge))) for edge in found])

    def lines(self, better: Option, worse: Option, luck: str) -> tuple[Line, Line]:
        """How the game may go on after both options, where the better one gains as much as it usually does."""
        found: list[tuple[float, int]] = []
        edges = [self.edge(better), self.edge(worse)]
        for number in range(LINES):
            gains = [self.ahead(edge, f"{luck} {number}") for edge in edges]
            found.append((gains[0] - gains[1], number))
        usual = f"{luck} {sorted(found)[LINES // 2][1]}"
        return self.line(edges[0], usual), self.line(edges[1], usual)

    def ahead(self, edge: Edge, luck: str) -> float:
        """The seat's chance at the horizon after an option, on the guess that follows from this word."""
        s = self.seat.guess_from(luck).state
        return self.search.play_on(s, walk(self.search, edge, s), None)[self.search.me]

    def line(self, edge: Edge, luck: str) -> Line:
        """How the game may go on after an option: as the search tried most, then greedily, up to its horizon."""
        search = self.search
        s = self.seat.guess_from(luck).state
        played, known, real = [edge.option], [edge], 0
        answer(s, edge.option)
        while (options := options_of(s)) and (len(options) == 1 or (real < LONGEST and search.evaluation.moment(s) < search.until)):
            option = options[0]
            if len(options) > 1:
                real += 1
                known = followed(known, s, options)
                option = known[0].option if known else options[search.lookahead.first_look(s, options).turn]
            played.append(option)
            answer(s, option)
        return Line(luck, [option.text for option in played])


def followed(known: list[Edge], s: State, options: list[Option]) -> list[Edge]:
    """The answer that was tried most after an answer, if any was."""
    node = known[0].nodes.get(s.agenda[-1].seat()) if known else None
    if node is None:
        return []
    tried = [node.by_number[option.number] for option in options if option.number in node.by_number]
    most = max(tried, key=visits_of, default=None)
    return [most] if most is not None and most.visits else []


def visits_of(edge: Edge) -> int:
    """The key to choose by."""
    return edge.visits
