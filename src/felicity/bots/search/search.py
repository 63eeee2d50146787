"""Information-set Monte Carlo tree search: each iteration guesses what is hidden, walks down the tree and adds one question to it.

Below the tree everybody plays greedily until the horizon, where the evaluation gives each seat's chances. So the search
knows at least as much as the greedy bot, whose first look it starts from, and also sees what a choice leads to later.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from felicity.bots.greedy import Evaluation
from felicity.bots.search.lookahead import FirstLook, SearchLookahead, shifted
from felicity.bots.search.tree import Edge, Node, SearchSettings
from felicity.bots.seat import Seat
from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.state import State, answer, ask_anew

try:
    from time import thread_time
except ImportError:  # a browser has no clock for a single thread
    from time import perf_counter as thread_time

FIRST: Final = 4  # guesses on which the options are compared before the search begins; fewer if there are many options
FIRST_TRIES: Final = 48
DEPTH: Final = 4  # questions that a lookahead follows within a move
LONGEST: Final = 400  # questions in one iteration
CLEAR: Final = 0.98  # an option whose prior is at least this is played without searching
COMPANY: Final = 4  # seats counted in the budget of a solo game
WALK: Final = 8  # tries that each iteration counts for at least: it makes none if everything to the horizon is known
PAUSE: Final = 8  # iterations between two checks whether the choice is settled


class Budget:
    """How long a search may think: iterations, options tried, and seconds of work; 0 stands for no limit.

    The number of options tried is for the whole search or per seat, since with more players more is tried until the horizon;
    a solo player's search may think as long as in a game of several, or tries as many as are set for it alone.
    """

    def __init__(self, iterations: int = 0, tries: int = 0, seconds: float = 0.0, per_seat: bool = False, alone: int = 0) -> None:
        assert iterations or tries or seconds, "a search without a limit never ends"
        self.iterations = iterations
        self.tries = tries
        self.seconds = seconds
        self.per_seat = per_seat
        self.alone = alone

    def eased(self, part: float) -> Budget:
        """A part of this budget; without a limit it stays so."""
        return Budget(ceil(self.iterations * part), ceil(self.tries * part), self.seconds * part, self.per_seat, ceil(self.alone * part))

    def tries_for(self, seats: int) -> int:
        """The options tried at a table of so many."""
        if seats == 1 and self.alone:
            return self.alone
        return self.tries * (COMPANY if seats == 1 else seats) if self.per_seat else self.tries


class Search:
    """A search for one seat at one question. Everything it learns about the table comes from the seat's guesses."""

    def __init__(self, evaluation: Evaluation, seat: Seat, settings: SearchSettings) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.options = seat.options()
        self.me = seat.number - 1
        self.iterations = 0
        self.ask = Ask(False)
        first = seat.guess()
        self.settings = settings.at(evaluation.is_shared(first.state, first.setup.players))
        self.root = Node(self.me, self.settings)
        self.game = first.game
        self.guesses: list[State] = [first.state]  # all options of the root are tried on the same ones, so that luck favours none
        self.lookahead = SearchLookahead(evaluation, first.game, first.setup.players, DEPTH)
        self.lookahead.scale = evaluation.scale_at(first.state, first.setup.players)
        self.until = evaluation.moment(first.state) + evaluation.reach(first.state, first.setup.players)
        self.begun = thread_time()
        self.deadline = 0.0
        self.start()

    def start(self) -> None:
        """Compare the options on a few guesses; their average values open the tree."""
        count = max(1, min(FIRST, FIRST_TRIES // len(self.options)))
        values = [0.0] * len(self.options)
        for number in range(count):
            first_look = self.lookahead.first_look(self.guess(number), self.options)
            for at, value in enumerate(self.lookahead.values(first_look, self.me)):
                values[at] += value / count
        self.root.open(self.options, values)

    def guess(self, number: int) -> State:
        """One of the guesses, to be played on."""
        while len(self.guesses) <= number:
            self.guesses.append(self.seat.guess().state)
        return self.game.copy(self.guesses[number])

    def run(self, budget: Budget) -> None:
        """Think until the budget is spent."""
        self.deadline = self.begun + budget.seconds if budget.seconds else 0.0
        while not self.is_spent(budget):
            self.iterate()
            self.iterations += 1

    def decide(self, budget: Budget) -> Option:
        """The option to play: the obvious one at first sight, else the most tried when the budget is spent or can't change it."""
        if self.root.edges[0].prior >= CLEAR:
            return self.root.edges[0].option
        self.deadline = self.begun + budget.seconds if budget.seconds else 0.0
        while not self.is_spent(budget) and not (self.iterations % PAUSE == PAUSE - 1 and self.is_settled(budget)):
            self.iterate()
            self.iterations += 1
        return self.best()[0].option

    def is_settled(self, budget: Budget) -> bool:
        """Is one option ahead by more visits than there are iterations left? If tries are limited, this is an estimate."""
        left = float(budget.iterations - self.iterations) if budget.iterations else float(1 << 30)
        if budget.tries:
            left = min(left, self.iterations * (budget.tries_for(self.lookahead.seats) - self.lookahead.tries) / self.lookahead.tries)
        visits = sorted([edge.visits for edge in self.root.edges])
        return visits[-1] - visits[-2] > left

    def is_spent(self, budget: Budget) -> bool:
        """Has one of the limits been reached?"""
        if budget.iterations and self.iterations >= budget.iterations:
            return True
        if budget.tries and max(self.lookahead.tries, WALK * self.iterations) >= budget.tries_for(self.lookahead.seats):
            return True
        return self.is_late()

    def is_late(self) -> bool:
        """Is the time limit, if there is one, exceeded?"""
        return self.deadline > 0.0 and thread_time() >= self.deadline

    def best(self) -> list[Edge]:
        """The options, best first: the most tried, ties go to the higher estimate."""
        return sorted(self.root.edges, key=self.rank_of)

    def rank_of(self, edge: Edge) -> tuple[int, float]:
        """The key to order by."""
        return -edge.visits, -self.chance_of(edge)

    def chance_of(self, edge: Edge) -> float:
        """The chance to win with an option, as far as the search knows."""
        return edge.chance(self.root.drift(), self.settings.prior_visits)

    # --- one iteration ---

    def iterate(self) -> None:
        """One walk down the tree, one new question, then on to the horizon, where all walks stop and are evaluated."""
        first = self.root.select(self.options)
        s = self.guess(first.visits)
        nodes, path = [self.root], [first]
        answer(s, first.option)
        options, first_look = self.next_options(s), None
        while options and self.evaluation.moment(s) < self.until:
            node = path[-1].next(s.agenda[-1].seat(), self.settings)
            if not node.edges:
                first_look = self.open(node, s, options)
                break
            nodes.append(node)
            path.append(self.choose(node, s, options))
            answer(s, path[-1].option)
            options = self.next_options(s)
        chances = self.play_on(s, options, first_look)
        for at, edge in enumerate(path):
            nodes[at].learn(edge, chances[nodes[at].who])

    def next_options(self, s: State) -> list[Option]:
        """The options of the next question with more than one; none when the game is over."""
        options = ask_anew(s, self.ask)
        while len(options) == 1:
            answer(s, options[0])
            options = ask_anew(s, self.ask)
        return options

    def open(self, node: Node, s: State, options: list[Option]) -> FirstLook:
        """Add a new question to the tree."""
        first_look = self.lookahead.first_look(s, options)
        node.open(options, self.lookahead.values(first_look, node.who))
        return first_look

    def play_on(self, s: State, options: list[Option], first_look: FirstLook | None) -> list[float]:
        """The chances at the horizon if everybody plays greedily until there, without free actions, which could go on forever."""
        for _ in range(LONGEST):
            if not options:
                break
            if first_look is None:
                first_look = self.lookahead.first_look(s, options)
            if self.evaluation.moment(s) >= self.until or self.is_late():
                return self.lookahead.chances(first_look.end)
            answer(s, options[first_look.turn])
            options, first_look = self.next_options(s), None
        return self.lookahead.chances(s)

    def choose(self, node: Node, s: State, options: list[Option]) -> Edge:
        """The edge to follow; options that no earlier guess offered here get a first look, together with a known one."""
        fresh = [option for option in options if option.number not in node.by_number]
        if fresh:
            known = [option for option in options if option.number in node.by_number][:1]
            first_look = self.lookahead.first_look(s, known + fresh)
            if known:
                base, first = node.by_number[known[0].number].value, first_look.worths[0]
            else:
                base, first = self.lookahead.chances(first_look.end)[node.who], first_look.most
            for option, worth in zip(fresh, first_look.worths[len(known) :]):
                node.add(option, shifted(base, (worth - first) / self.lookahead.scale))
            node.order()
        return node.select(options)
