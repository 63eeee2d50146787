"""What becomes of an option that isn't chosen now: is it still there next turn, and does it bring as much then?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from felicity.bots.greedy import GreedyBot
from felicity.bots.search.search import DEPTH, Search
from felicity.bots.seen import Seen, seen_after
from felicity.core.option import Option
from felicity.core.state import State, answer, options_of

WAITED: Final = 6  # guesses on which the option is put off
LONGEST: Final = 60  # questions until the next turn
CHOICES: Final = 4  # options that a turn has at least


@dataclass(frozen=True)
class Waiting:
    """On some guesses another option is chosen instead, and everybody plays on greedily up to the seat's next turn.

    `later` has the views before and after the option where it is on offer then; where it isn't, somebody has taken it, or it can't be
    paid for any more.
    """

    wins: bool  # does the option win the game at once?
    asked: int  # guesses on which the seat is asked the same question again
    over: int  # those on which the game ends first
    later: list[tuple[Seen, Seen]]


def put_off(search: Search, option: Option, others: list[Option]) -> Waiting | None:
    """What becomes of an option if the next best one is chosen instead, of those that take the turn if this one does. None where there
    is no such option, and where one has to answer now: few options are a question to be answered, and no turn.
    """
    rivals = [other for other in others if leaves_turn(search, option) or not leaves_turn(search, other)]
    if len(search.options) < CHOICES or not rivals:
        return None
    other = rivals[0]
    asked, over = 0, 0
    later: list[tuple[Seen, Seen]] = []
    greedy = GreedyBot(search.evaluation)
    for number in range(WAITED):
        s = search.guess(number)
        options = next_turn(search, s, option, other)
        if not s.agenda:
            over += 1
        elif options:
            asked += 1
            if option in options:
                later.append((search.game.view(s, search.me), seen_after(greedy, search.game, s, option, search.me, False)))
    return Waiting(wins(search, option), asked, over, later)


def next_turn(search: Search, s: State, option: Option, other: Option) -> list[Option]:
    """Play on, without this option, until the seat is asked the same again at a later moment; what is on offer then, or nothing."""
    question, begun = type(s.agenda[-1]).__name__, search.evaluation.moment(s)
    answer(s, other)
    for _ in range(LONGEST):
        options = options_of(s)
        if not options:
            return []
        mine = s.agenda[-1].seat() == search.me
        if mine and search.evaluation.moment(s) > begun and type(s.agenda[-1]).__name__ == question:
            return options
        known = [each for each in options if each is not option] if mine else options
        options = known or options
        answer(s, options[search.lookahead.first_look(s, options).turn] if len(options) > 1 else options[0])
    return []


def leaves_turn(search: Search, option: Option) -> bool:
    """Is the turn still to be taken after an option?"""
    s, lookahead = search.guess(0), search.lookahead
    lookahead.planned = len(s.agenda)
    return search.evaluation.turn_is_pending(lookahead.end(lookahead.after(s, option), search.me, DEPTH), search.me)


def wins(search: Search, option: Option) -> bool:
    """Does the option end the game on every guess, and is it won?"""
    for number in range(WAITED):
        s = search.guess(number)
        answer(s, option)
        search.next_options(s)
        if s.agenda or not search.game.result(s).seats[search.me].won:
            return False
    return True
