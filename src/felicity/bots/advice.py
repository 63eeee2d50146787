"""Advice for a player: the option a search would choose, the next best ones, their chances and what they lead to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from felicity.bots.greedy import Evaluation, GreedyBot
from felicity.bots.search.lookahead import SearchLookahead
from felicity.bots.search.search import DEPTH, Budget, Search
from felicity.bots.search.tree import Edge, SearchSettings
from felicity.bots.seat import Seat
from felicity.bots.seen import Seen, seen_after
from felicity.bots.waiting import Waiting, put_off
from felicity.core.option import Option
from felicity.core.result import Result
from felicity.core.state import State, answer, options_of
from felicity.core.table import GUESSES, Table

LEAST = 4  # the fewest guesses on which an option is played on before it is described
PATIENT = 12  # guesses used where the evaluation looks further ahead when advising, since chance then matters more
KNOWN = 0.5  # an option counts as well known if it was tried at least this often, relative to the one tried most


@dataclass(frozen=True)
class Advice:
    """An option, its chances, and what the seat would see on each guess.

    `sure` is the view when the seat's own part of the move is done, `hoped` when others have answered as the bot expects, and `later` where
    the search stops, after everybody has played on greedily. The guesses are the same for all options.
    """

    option: Option
    chance: float  # of winning, from 0 to 1
    place: float  # the average final rank, 1 is best; 0 where there are no rivals
    tries: int
    sure: list[Seen]
    hoped: list[Seen]
    later: list[Seen]
    waiting: Waiting | None = None  # of the best one, if there are others


class Outcome:
    """What an option led to: what the seat would see on each guess, and everybody's average chance there."""

    def __init__(self, search: Search, edge: Edge, guesses: int) -> None:
        self.seen: list[Seen] = []
        self.chances = [0.0] * search.lookahead.seats
        for number in range(guesses):
            s = search.guess(number)
            chances = search.play_on(s, walk(search, edge, s), None)
            self.seen.append(search.game.view(s, search.me))
            for seat, chance in enumerate(shares(search.evaluation, search.guesses[0], chances)):
                self.chances[seat] += chance / guesses


def walk(search: Search, edge: Edge, s: State) -> list[Option]:
    """Follow the tree along the most tried options, and return the open question where the tree ends."""
    answer(s, edge.option)
    options = search.next_options(s)
    while options and search.evaluation.moment(s) < search.until:
        node = edge.nodes.get(s.agenda[-1].seat())
        known = [node.by_number[each.number] for each in options if each.number in node.by_number] if node else []
        edge = max(known, key=lambda each: each.visits, default=edge)
        if not known or not edge.visits:
            break
        answer(s, edge.option)
        options = search.next_options(s)
    return options


def advise(evaluation: Evaluation, seat: Seat, most: int, budget: Budget, settings: SearchSettings) -> list[Advice]:
    """The best options, best first. The search gets only what the seat may know."""
    search = Search(evaluation, seat, settings)
    search.run(budget)
    found = search.best()[:most]
    for edge in found:
        play_out(search, edge)
    best, *others = described(search, ranked(search, found))
    return [replace(best, waiting=put_off(search, best.option, [each.option for each in others])), *others]


def described(search: Search, found: list[tuple[Edge, float]]) -> list[Advice]:
    """Options of a search with their chances, and what they lead to. Nothing more is searched afterwards: the horizon moves away."""
    evaluation = search.evaluation
    search.until += evaluation.patience * search.lookahead.seats
    tries = PATIENT if evaluation.patience else GUESSES
    outcomes = {edge.option: Outcome(search, edge, tries) for edge, _ in found}
    shared = evaluation.is_shared(search.guesses[0], search.lookahead.seats)
    greedy = GreedyBot(evaluation)
    guesses = [search.seat.guess() for _ in range(GUESSES)]
    return [
        Advice(
            edge.option,
            chance,
            0.0 if shared else place_of(outcomes[edge.option].chances, search.me, chance),
            edge.visits,
            [seen_after(greedy, guess.game, guess.state, edge.option, search.me, False) for guess in guesses],
            [seen_after(greedy, guess.game, guess.state, edge.option, search.me, True) for guess in guesses],
            outcomes[edge.option].seen,
        )
        for edge, chance in found
    ]


def play_out(search: Search, edge: Edge) -> None:
    """Play on options that the search rarely tried from a few more guesses, the same ones for all, so that they can be described."""
    for number in range(edge.visits, LEAST):
        s = search.guess(number)
        answer(s, edge.option)
        search.root.learn(edge, search.play_on(s, search.next_options(s), None)[search.me])


def ranked(search: Search, found: list[Edge]) -> list[tuple[Edge, float]]:
    """The options by their calibrated chances, best first. An option that was rarely tried never ranks above a well-known one."""
    most = max([edge.visits for edge in found])
    best = max([edge for edge in found if edge.visits >= KNOWN * most], key=search.chance_of)
    top = search.chance_of(best)
    others = sorted([edge for edge in found if edge is not best], key=search.chance_of, reverse=True)
    guess, seats = search.guesses[0], search.lookahead.seats
    return [(edge, search.evaluation.calibrated(guess, seats, min(top, search.chance_of(edge)))) for edge in [best, *others]]


def place_of(chances: list[float], me: int, mine: float) -> float:
    """The expected rank for a chance to win, if the others' chances keep their proportions.

    The odds that one player ranks above another are those of their chances to win.

    >>> place_of([0.4, 0.3, 0.3], 0, 0.5), place_of([0.5, 0.5], 1, 0.5)
    (1.6666666666666665, 1.5)
    """
    rest = (1.0 - mine) / max(1e-9, 1.0 - chances[me])
    return 1.0 + sum([chance * rest / max(1e-9, chance * rest + mine) for seat, chance in enumerate(chances) if seat != me])


def chances_at(evaluation: Evaluation, table: Table) -> list[float]:
    """Every seat's chance in a fully known position, after the greedy move of the seat to act."""
    lookahead = SearchLookahead(evaluation, table.game, table.setup.players, DEPTH)
    if not table.state.agenda:
        return ended(table.result)
    s = begun(lookahead, table.game.copy(table.state))
    end = lookahead.first_look(s, options_of(s)).end
    if not end.agenda:
        return ended(table.game.result(end))
    return shares(evaluation, end, lookahead.chances(end))


def begun(lookahead: SearchLookahead, s: State) -> State:
    """Play greedily up to the first round in solo and cooperative games: nothing can be said about the chances before it."""
    while s.round == 0 and lookahead.evaluation.is_shared(s, lookahead.seats):
        options = options_of(s)
        answer(s, options[lookahead.first_look(s, options).turn])
    return s


def shares(evaluation: Evaluation, s: State, chances: list[float]) -> list[float]:
    """Calibrated chances; those of rivals add up to 1."""
    seats = len(chances)
    found = [evaluation.calibrated(s, seats, chance) for chance in chances]
    total = 1.0 if evaluation.is_shared(s, seats) else sum(found)
    return [chance / total for chance in found]


def ended(result: Result) -> list[float]:
    """The same when the game is over: 1 for the winner, 0 for losers; tied winners share it."""
    part = 1.0 if result.together else 1.0 / max(1, len(result.winners))
    return [part if seat.won else 0.0 for seat in result.seats]
