"""A bot for any game: it tries each option on a guess of the table, follows the move to its end, and evaluates the position there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp, log
from typing import Final

from felicity.bots.bot import Bot
from felicity.bots.seat import Seat
from felicity.bots.weights import Weights
from felicity.core.game import Game
from felicity.core.native import mypyc_attr
from felicity.core.option import Option
from felicity.core.result import Result
from felicity.core.state import State, options_of
from felicity.core.step import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """What a game tells the greedy bot: how good a position is, and where the lookahead should stop. Seats are counted from 0 here.

    A game with other constants sets them in its own `__init__`.
    """

    def __init__(self) -> None:
        # Time, for bots that look further than a move.
        self.horizon = 1.0  # how far the lookahead goes, as `moment` measures it
        self.shared_horizon = 0.0  # the same where all win or lose together; 0: no other
        self.patience = 0.0  # how much further per seat when giving advice, for games in which little but chance happens in a turn
        # Chances, for bots that weigh one seat's gain against another's; fitted to the results of games: bench/calibrate.py.
        self.scale = 4.0  # the lead by which the odds grow e-fold
        self.alone = 10.0  # the same for a solo player, against par
        self.par = 0.0  # alone: the value at which the chance is even

    @abstractmethod
    def value(self, s: State, seat: int) -> float:
        """How good the position is for a seat; more is better."""

    @abstractmethod
    def is_quiet(self, s: State) -> bool:
        """Does the next step depend on chance or on others, so that the position should be evaluated before it?"""

    def reopens(self, option: Option) -> bool:
        """Does the option reopen the same question with other answers? Then its value is that of the best of them."""
        return False

    def turn_is_pending(self, s: State, seat: int) -> bool:
        """Does the seat still have to take its turn? The value counts that as a great loss, so that no bot puts it off forever."""
        return False

    def weights(self) -> Weights:
        """The weights it uses; `bench/weights.py` tunes them."""
        return Weights()

    def adjusted(self, better: dict[str, float]) -> Evaluation:
        """The same evaluation with other weights than those set by hand."""
        self.weights().adjust(better)
        return self

    def moment(self, s: State) -> float:
        """How far the game has come: in rounds, or in turns if a round has very many questions."""
        return float(s.round)

    def reach(self, s: State, seats: int) -> float:
        """The horizon at this table."""
        return self.shared_horizon if self.shared_horizon > 0.0 and self.is_shared(s, seats) else self.horizon

    def scale_at(self, s: State, seats: int) -> float:
        """The scale at this table."""
        return self.alone if seats == 1 else self.scale

    def chances(self, s: State, seats: int) -> list[float]:
        """Every seat's chance to win, from 0 to 1: among rivals they add up to 1, alone it is measured against par."""
        worths = [self.value(s, seat) for seat in range(seats)]
        if seats == 1:
            return [even(worths[0] - self.par, self.alone)]
        most = max(worths)
        odds = [exp(max(-30.0, (worth - most) / self.scale)) for worth in worths]
        total = sum(odds)
        return [each / total for each in odds]

    # --- calibrated chances, as shown to people: 30 % wins three games in ten (bench/calibrate.py) ---

    def calibration_slope(self, s: State, seats: int) -> float:
        """What the log-odds are multiplied by; less than 1 while a lead says little."""
        return 1.0

    def calibration_offset(self, s: State, seats: int) -> float:
        """What is added to the log-odds where all win or lose together."""
        return 0.0

    def is_shared(self, s: State, seats: int) -> bool:
        """Do all win or lose together?"""
        return seats == 1

    def calibrated(self, s: State, seats: int, chance: float) -> float:
        """One seat's chance, calibrated: among rivals an even share stays what it is."""
        if self.is_shared(s, seats):
            return tempered(chance, 1, self.calibration_slope(s, seats), self.calibration_offset(s, seats))
        return tempered(chance, seats - 1, self.calibration_slope(s, seats), 0.0)

    def result_chances(self, result: Result) -> list[float]:
        """The same when the game is over; among losers, a better end is a little better."""
        winners = len(result.winners)
        best = max(result.scores)
        return [
            (1.0 - CONSOLATION) * (1.0 if result.together else 1.0 / winners) + CONSOLATION
            if seat.won
            else CONSOLATION * 2.0 * even(float(seat.score - max(best, result.target)), self.scale)
            for seat in result.seats
        ]


CONSOLATION: Final = 0.05  # the most that a defeat can still be worth


def tempered(chance: float, rivals: int, slope: float, offset: float) -> float:
    """Scale and shift a chance on the log-odds axis, measured from an even share."""
    odds = log(max(1e-9, chance * rivals) / max(1e-9, 1.0 - chance))
    return 1.0 / (1.0 + rivals * exp(max(-30.0, min(30.0, -slope * odds - offset))))


def even(lead: float, scale: float) -> float:
    """The chance for a lead, by the logistic function: even without one."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead / scale))))


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays the option with the best position after it. Ties are broken at random by the bot's own generator."""

    def __init__(self, evaluation: Evaluation, tries: int = 12, depth: int = 4) -> None:
        super().__init__("greedy")
        self.evaluation = evaluation
        self.tries = tries  # options tried in all: each on as many guesses as this allows, but at least one
        self.depth = depth  # how many questions are followed after an option

    def choose(self, seat: Seat) -> Option:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        worths = self.worths(seat)
        most = max(worths)
        best = [option for at, option in enumerate(options) if worths[at] >= most - CLOSE]
        return best[seat.rng.below(len(best))]

    def worths(self, seat: Seat) -> list[float]:
        """The value of each option of a seat, averaged over the guesses."""
        return self.worths_of(seat, seat.options())

    def worths_of(self, seat: Seat, options: list[Option]) -> list[float]:
        """The same for some of the options."""
        worths = [0.0] * len(options)
        guesses = max(1, self.tries // len(options))
        for _ in range(guesses):
            guess = seat.guess()
            lookahead = Lookahead(self.evaluation, guess.game, len(guess.state.agenda))
            for at, option in enumerate(options):
                worths[at] += lookahead.follow(lookahead.after(guess.state, option), seat.number - 1, self.depth) / guesses
        known = {option.number: worths[at] for at, option in enumerate(options) if not self.evaluation.reopens(option)}
        for at, option in enumerate(options):
            if self.evaluation.reopens(option):
                found = [self.found_after(option, seat, known) for _ in range(SECOND_LOOKS)]
                worths[at] = sum(found) / SECOND_LOOKS - RELUCTANCE
        return worths

    def found_after(self, option: Option, seat: Seat, known: dict[int, float]) -> float:
        """The value of the best answer to a reopened question: a known one less the price of asking again, or a new one."""
        guess = seat.guess()
        lookahead, me = Lookahead(self.evaluation, guess.game, len(guess.state.agenda)), seat.number - 1
        again = lookahead.after(guess.state, option)
        price = self.evaluation.value(guess.state, me) - self.evaluation.value(again, me)
        answers = [answer for answer in options_of(again) if not self.evaluation.reopens(answer)]
        return max(
            [
                known[answer.number] - price if answer.number in known else lookahead.follow(lookahead.after(again, answer), me, self.depth)
                for answer in answers
            ]
        )


SECOND_LOOKS = 2  # guesses at what a reopened question may offer
RELUCTANCE = 0.2  # deducted because the best of several guesses is a little too optimistic
CLOSE = 1e-9  # rounding: sums of the same numbers in another order may differ by less than this


class Lookahead:
    """A lookahead from one question. The move lasts as long as the agenda is longer than when the question was asked."""

    def __init__(self, evaluation: Evaluation, game: Game, planned: int) -> None:
        self.evaluation = evaluation
        self.game = game
        self.planned = planned

    def after(self, s: State, option: Option) -> State:
        """The position after an option, at the next question or the first quiet position."""
        s = self.game.copy(s)
        step = s.agenda[-1]
        assert isinstance(step, Choice)
        if not step.stays():
            s.agenda.pop()
        step.take(s, option)
        while s.agenda and not s.agenda[-1].waits() and not self.evaluation.is_quiet(s):
            s.agenda.pop().run(s)
        return s

    def follow(self, s: State, seat: int, depth: int) -> float:
        """The value at the end of the move: each question on the way is answered in the best interest of the seat that answers."""
        if depth == 0 or len(s.agenda) <= self.planned or not s.agenda[-1].waits():
            return self.evaluation.value(s, seat)
        question = s.agenda[-1]
        assert isinstance(question, Choice)
        found = [self.after(s, option) for option in options_of(s)]
        if question.who == seat:
            return max([self.follow(each, seat, depth - 1) for each in found])
        likely = max(found, key=lambda each: self.evaluation.value(each, question.who)) if len(found) > 1 else found[0]
        return self.follow(likely, seat, depth - 1)
