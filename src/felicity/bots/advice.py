"""Advice for somebody who plays: what a search would do in that seat, what next best, how it may end, and what is sure to come of it."""

from __future__ import annotations

from dataclasses import dataclass

from felicity.bots.greedy import Evaluation, GreedyBot, Look
from felicity.bots.search.look import Ahead
from felicity.bots.search.search import DEPTH, Budget, Search
from felicity.bots.search.tree import Edge, Manner
from felicity.bots.seat import Seat
from felicity.core.option import Option
from felicity.core.result import Result
from felicity.core.state import State, answer, options_of
from felicity.core.step import Choice
from felicity.core.table import GUESSES, Table

Seen = dict[str, object]  # a view
LEAST = 4  # guesses on which an option is played on before its place is told
ADVISED = 3  # options that somebody is told of


@dataclass(frozen=True)
class Advice:
    """An option, what may come of it, and what the seat would see on each guess.

    `sure` is when its own part of the move is done, `hoped` when others have answered as the bot expects them to.
    """

    option: Option
    chance: float  # to win, from 0 to 1
    place: float  # on average, 1 is best
    tries: int
    sure: list[Seen]
    hoped: list[Seen]


def advise(evaluation: Evaluation, seat: Seat, most: int, budget: Budget) -> list[Advice]:
    """The best options, the best first. The search is given what the seat may know."""
    search = Search(evaluation, seat, Manner())
    search.run(budget)
    found = search.best()[:most]
    for edge in found:
        play_out(search, edge)
    players = search.ahead.seats
    greedy = GreedyBot(evaluation)
    guesses = [seat.guess() for _ in range(GUESSES)]
    return [
        Advice(
            edge.option,
            evaluation.honest(search.guesses[0], players, search.chance_of(edge)),
            edge.places / edge.visits,
            edge.visits,
            *[[seen_after(greedy, guess, edge.option, seat.number - 1, more) for guess in guesses] for more in (False, True)],
        )
        for edge in found
    ]


def play_out(search: Search, edge: Edge) -> None:
    """What the search tried seldom is played on from a few guesses more, from the same for all, so that something can be said of it."""
    for number in range(edge.visits, LEAST):
        s = search.guess(number)
        answer(s, edge.option)
        chances = search.play_on(s, search.next_options(s), None)
        search.root.learn(edge, chances[search.me])
        edge.places += 1.0 + sum([1.0 for chance in chances if chance > chances[search.me]])


def chances_at(evaluation: Evaluation, table: Table) -> list[float]:
    """Every seat's chance in a position that lies open: after the move that whoever is asked would make at first sight."""
    ahead = Ahead(evaluation, table.game, table.setup.players, DEPTH)
    s = table.state
    if not s.agenda:
        return ended(table.result)
    end = ahead.glance(s, table.options()).end
    if not end.agenda:
        return ended(table.game.result(end))
    return shares(evaluation, end, ahead.chances(end))


def shares(evaluation: Evaluation, s: State, chances: list[float]) -> list[float]:
    """Chances as they come true; those of rivals add up to 1."""
    seats = len(chances)
    found = [evaluation.honest(s, seats, chance) for chance in chances]
    total = 1.0 if evaluation.is_shared(s, seats) else sum(found)
    return [chance / total for chance in found]


def ended(result: Result) -> list[float]:
    """The same when it is over: there is no doubt any more, and who shares a victory has a part of it."""
    part = 1.0 if result.together else 1.0 / max(1, len(result.winners))
    return [part if seat.won else 0.0 for seat in result.seats]


def seen_after(bot: GreedyBot, guess: Table, option: Option, me: int, others: bool) -> Seen:
    """What the seat sees after an option and what the same move asks it next, with or without the answers of others."""
    look = Look(bot.evaluation, guess.game, len(guess.state.agenda))
    s = look.after(guess.state, option)
    for depth in range(bot.depth, 0, -1):
        question = s.agenda[-1] if len(s.agenda) > look.planned else None
        if not isinstance(question, Choice) or (question.who != me and not others):
            break
        s = max([look.after(s, each) for each in options_of(s)], key=lambda each: judged(look, each, question.who, me, depth - 1))
    return guess.game.view(s, me)


def judged(look: Look, s: State, who: int, me: int, depth: int) -> float:
    """What a position is worth for whom it is to choose: the seat looks ahead, others are expected to take what is best at once."""
    return look.follow(s, me, depth) if who == me else look.evaluation.value(s, who)
