"""A first look at a question: the value of each answer when the move is followed to its end."""

from __future__ import annotations

from math import exp
from typing import Final

from felicity.bots.greedy import Evaluation, Lookahead
from felicity.core.game import Game
from felicity.core.option import Option
from felicity.core.state import State, options_of
from felicity.core.step import Choice

BOTHER: Final = 0.05  # a free action must gain more than this


class FirstLook:
    """The result of a first look."""

    def __init__(self, worths: list[float], ends: list[State]) -> None:
        self.worths = worths  # of each option, for the seat that is asked
        self.turn = worths.index(max(worths))  # index of the best option that uses the turn
        self.end = ends[self.turn]  # the position at the end of that move
        self.most = worths[self.turn]  # the value of that position

    def allow(self, free: list[int], here: float) -> None:
        """Value free actions, after which the turn is still to be taken: each is worth what it changes plus the best turn."""
        for at in free:
            self.worths[at] += self.most - here - BOTHER


def shifted(chance: float, by: float) -> float:
    """A chance after the log-odds have changed."""
    odds = exp(max(-30.0, min(30.0, by)))
    return chance * odds / (1.0 - chance + chance * odds)


class SearchLookahead(Lookahead):
    """Looks ahead from many questions and counts what it tries."""

    def __init__(self, evaluation: Evaluation, game: Game, seats: int, depth: int) -> None:
        super().__init__(evaluation, game, 0)
        self.seats = seats
        self.depth = depth
        self.scale = evaluation.scale
        self.tries = 0

    def after(self, s: State, option: Option) -> State:
        self.tries += 1
        return super().after(s, option)

    def first_look(self, s: State, options: list[Option]) -> FirstLook:
        """Try every option once."""
        who = s.agenda[-1].seat()
        self.planned = len(s.agenda)
        ends = [self.end(self.after(s, option), who, self.depth) for option in options]
        first_look = FirstLook([self.evaluation.value(end, who) for end in ends], ends)
        if self.evaluation.turn_is_pending(s, who):
            free = [at for at, end in enumerate(ends) if self.evaluation.turn_is_pending(end, who)]
            first_look.allow(free, self.evaluation.value(s, who))
        return first_look

    def values(self, first_look: FirstLook, who: int) -> list[float]:
        """The chance of the seat to act after each option: the chance after the best one, shifted by how much less the option is worth."""
        chance = self.chances(first_look.end)[who]
        return [shifted(chance, (worth - first_look.most) / self.scale) for worth in first_look.worths]

    def end(self, s: State, seat: int, depth: int) -> State:
        """The position at the end of the move: each question on the way is answered in the best interest of the seat that answers."""
        if depth == 0 or len(s.agenda) <= self.planned or not s.agenda[-1].waits():
            return s
        question = s.agenda[-1]
        assert isinstance(question, Choice)
        found = [self.after(s, option) for option in options_of(s)]
        if question.who == seat:
            return self.best_for([self.end(each, seat, depth - 1) for each in found], seat)
        return self.end(self.best_for(found, question.who), seat, depth - 1)

    def best_for(self, found: list[State], seat: int) -> State:
        """The position that is worth most to a seat, the first of equals."""
        best = found[0]
        if len(found) > 1:
            most = self.evaluation.value(best, seat)
            for each in found[1:]:
                worth = self.evaluation.value(each, seat)
                if worth > most:
                    best, most = each, worth
        return best

    def chances(self, s: State) -> list[float]:
        """Every seat's chance: from the result if the game is over, else from the evaluation."""
        if not s.agenda:
            return self.evaluation.result_chances(self.game.result(s))
        return self.evaluation.chances(s, self.seats)
