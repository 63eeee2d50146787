"""Advice for somebody who plays: what the greedy bot would do in that seat, what next best, and what is sure to come of it."""

from __future__ import annotations

from dataclasses import dataclass

from felicity.bots.greedy import GreedyBot, Look
from felicity.bots.seat import Seat
from felicity.core.option import Option
from felicity.core.state import State, options_of
from felicity.core.step import Choice
from felicity.core.table import Table

Seen = dict[str, object]  # a view
GUESSES = 3  # what comes out the same on each of them is sure enough to be told


@dataclass(frozen=True)
class Advice:
    """An option, its worth to the bot, and what the seat would see on each guess.

    `sure` is when its own part of the move is done, `hoped` when others have answered as the bot expects them to.
    """

    option: Option
    worth: float
    sure: list[Seen]
    hoped: list[Seen]


def advise(bot: GreedyBot, seat: Seat, most: int) -> list[Advice]:
    """The best options, the best first. The bot is given what the seat may know."""
    options = seat.options()
    worths = bot.worths(seat)
    best = sorted(range(len(options)), key=lambda at: -worths[at])[:most]
    guesses = [seat.guess() for _ in range(GUESSES)]
    return [
        Advice(
            options[at],
            worths[at],
            *[[seen_after(bot, guess, options[at], seat.number - 1, more) for guess in guesses] for more in (False, True)],
        )
        for at in best
    ]


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
