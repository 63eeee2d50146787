"""What a seat would see after an option and its follow-up questions in the same move."""

from __future__ import annotations

from collections.abc import Mapping

from felicity.bots.greedy import GreedyBot, Lookahead
from felicity.core.game import Game
from felicity.core.option import Option
from felicity.core.state import State, options_of
from felicity.core.step import Choice

Seen = Mapping[str, object]  # a view


def seen_after(bot: GreedyBot, game: Game, s: State, option: Option, me: int, others: bool) -> Seen:
    """What the seat sees when the move is done, with or without others' answers."""
    lookahead = Lookahead(bot.evaluation, game, len(s.agenda))
    s = lookahead.after(s, option)
    for depth in range(bot.depth, 0, -1):
        question = s.agenda[-1] if len(s.agenda) > lookahead.planned else None
        if not isinstance(question, Choice) or (question.who != me and not others):
            break
        s = max([lookahead.after(s, each) for each in options_of(s)], key=lambda each: judged(lookahead, each, question.who, me, depth - 1))
    return game.view(s, me)


def judged(lookahead: Lookahead, s: State, who: int, me: int, depth: int) -> float:
    """The value of a position for the seat that chooses: the advised seat looks ahead, others play greedily."""
    return lookahead.follow(s, me, depth) if who == me else lookahead.evaluation.value(s, who)
