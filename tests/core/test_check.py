"""The check of the promises that every game keeps finds a game out that breaks one. Pig is broken here in every way that matters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from felicity_pig.game import HELD, HOLD, ROLL, ROLLED, Pig, PigState, RollOrHold

from felicity.core.ask import Ask
from felicity.core.check import Report, check
from felicity.core.game import FAST, Setup
from felicity.core.result import Result, SeatResult
from felicity.core.rng import Rng


def checked(game: Pig, games: int = 4) -> Report:
    """Every position of a few games is inspected."""
    return check(game, "standard", 2, games, 1.0)


class Ordinary(Pig):
    """Pig, with a choice of its own."""

    choice = RollOrHold

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        s = super().deal(cards, setup, listen)
        s.agenda = [self.choice(0)]
        return s

    def dump(self, s: PigState) -> dict[str, object]:
        twin = s.copy()
        twin.agenda = [RollOrHold(step.who) for step in s.agenda if isinstance(step, RollOrHold)]
        return super().dump(twin)

    def load(self, setup: Setup, data: dict[str, object]) -> PigState:
        s = super().load(setup, data)
        s.agenda = [self.choice(step.who) for step in s.agenda if isinstance(step, RollOrHold)]
        return s


def test_pig_keeps_all_promises() -> None:
    """Games, decisions and inspections are counted; equal games have equal fingerprints."""
    report = checked(Pig(), 6)
    assert (report.games, report.endings) == (6, {"goal-reached": 6})
    assert report.inspections == report.decisions > 100
    assert report.fingerprint == checked(Pig(), 6).fingerprint != checked(Pig(), 5).fingerprint
    assert check(Pig(), "standard", 2, 2, 0).inspections == 0
    assert 0 < check(Pig(), "standard", 2, 10, 0.3).inspections < check(Pig(), "standard", 2, 10, 0).decisions / 2


class SameResult(Pig):
    """However it is played, the end is told in the same words."""

    def result(self, s: PigState) -> Result:
        return Result("goal-reached", [SeatResult(1, 0, {}, 1, True)], "", False, 0, {})


class OtherDice(SameResult):
    """The dice fall differently."""

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        s = super().deal(cards, setup, listen)
        s.rng.below(6)
        return s


def test_the_fingerprint_is_that_of_every_choice() -> None:
    """Not only of how games end."""
    one, other = check(SameResult(), "standard", 2, 3, 0), check(OtherDice(), "standard", 2, 3, 0)
    assert one.endings == other.endings
    assert one.fingerprint != other.fingerprint


class Silent(RollOrHold):
    def ask(self, s: PigState, a: Ask) -> None:
        pass


class Stammering(RollOrHold):
    def ask(self, s: PigState, a: Ask) -> None:
        a.offer(ROLL)
        a.offer(ROLL)


class Contradicting(RollOrHold):
    def ask(self, s: PigState, a: Ask) -> None:
        a.offer(ROLL)
        a.allows(False, ROLL.text, "no", "PIG-2")


class Lawless(RollOrHold):
    def ask(self, s: PigState, a: Ask) -> None:
        a.offer(ROLL)
        a.allows(False, HOLD.text, "no", "")


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        (Silent, "somebody is asked and nothing can be chosen"),
        (Stammering, "an option is offered twice"),
        (Contradicting, "'roll' is both offered and refused"),
        (Lawless, "the refusal of 'hold' cites no rule"),
    ],
)
def test_what_is_offered_and_refused_is_looked_at(choice: type[RollOrHold], message: str) -> None:
    """At the very first question."""
    game = Ordinary()
    game.choice = choice
    with pytest.raises(AssertionError, match=message):
        checked(game)


class Endless(Pig):
    """The goal is beyond reach."""

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        s = super().deal(cards, setup, listen)
        s.goal = 10**9
        return s


class Lost(Pig):
    """Something is lost on the way."""

    def audit(self, s: PigState) -> None:
        assert s.pot < 9, "the pot has a hole"


class LostAtTheEnd(Pig):
    """Something is lost when all is over."""

    def audit(self, s: PigState) -> None:
        assert s.agenda, "the end has a hole"


class WithoutWinner(Pig):
    """Nobody wins."""

    def result(self, s: PigState) -> Result:
        return Result("goal-reached", [], "", False, s.goal, {})


class Moody(Pig):
    """Every game goes differently."""

    moods: Iterator[int] = count()

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        s = super().deal(cards, setup, listen)
        s.round += next(self.moods)
        return s


class Shy(Pig):
    """It can't be played where somebody listens."""

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        assert not listen, "somebody listens"
        return super().deal(cards, setup, listen)


class Vain(Pig):
    """It can't be played where nobody listens."""

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        assert listen, "nobody listens"
        return super().deal(cards, setup, listen)


class Careless(Pig):
    """It can't be dealt by the secure generator."""

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        assert setup.chance == FAST, "this is too secure"
        return super().deal(cards, setup, listen)


@pytest.mark.parametrize(("game", "message"), [(Shy, "somebody listens"), (Vain, "nobody listens"), (Careless, "this is too secure")])
def test_games_are_played_with_and_without_listeners_and_with_both_generators(game: type[Pig], message: str) -> None:
    """Two of the one kind, and one of the other."""
    with pytest.raises(AssertionError, match=message):
        check(game(), "standard", 2, 2, 0)


class Forgetful(Pig):
    """A copy has lost the pot."""

    def copy(self, s: PigState) -> PigState:
        twin = s.copy()
        twin.pot = 0
        return twin


class BadlySaved(Pig):
    """A save has lost the pot."""

    def load(self, setup: Setup, data: dict[str, object]) -> PigState:
        return super().load(setup, {**data, "pot": 0})


class OtherChance(Pig):
    """A save has another chance."""

    def load(self, setup: Setup, data: dict[str, object]) -> PigState:
        s = super().load(setup, data)
        s.rng = Rng(1)
        return s


class Shared(Pig):
    """A copy is no copy."""

    def copy(self, s: PigState) -> PigState:
        return s


class Curious(Pig):
    """Looking changes what is looked at."""

    def view(self, s: PigState, seat: int) -> dict[str, object]:
        s.round += 1
        return super().view(s, seat)


class Nobody(Pig):
    """A view doesn't say whose it is."""

    def view(self, s: PigState, seat: int) -> dict[str, object]:
        return super().view(s, seat) | {"seat": 1}


class Disorder(Pig):
    """Players are listed by their score."""

    def view(self, s: PigState, seat: int) -> dict[str, object]:
        view = super().view(s, seat)
        players = view["players"]
        assert isinstance(players, list)
        return view | {"players": players[::-1]}


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (Endless, "does not end"),
        (Lost, "the pot has a hole"),
        (LostAtTheEnd, "the end has a hole"),
        (WithoutWinner, "somebody wins"),
        (Moody, "the record leads elsewhere"),
        (Forgetful, "a copy offers something else"),
        (BadlySaved, "a loaded dump offers something else"),
        (OtherChance, "a copy and a loaded dump play differently"),
        (Shared, "a copy and a loaded dump play differently|playing on a copy changed the position"),
        (Curious, "can tell a guess from the truth|looking at a position changed it"),
        (Nobody, "a view says whose it is"),
        (Disorder, "a view lists the players by seat"),
    ],
)
def test_a_game_that_breaks_a_promise_is_found_out(game: type[Pig], message: str) -> None:
    """The message says which."""
    with pytest.raises(AssertionError, match=message):
        check(game(), "standard", 2, 4, 0 if game in (Endless, LostAtTheEnd, WithoutWinner, Moody) else 1.0)


# --- secrets: nobody is shown how much is in the pot ---


class Covered(Ordinary):
    """The pot is hidden, and guessed as it should be."""

    def view(self, s: PigState, seat: int) -> dict[str, object]:
        return super().view(s, seat) | {"pot": s.pot > 0}

    def guess(self, s: PigState, seat: int, rng: Rng) -> PigState:
        twin = super().guess(s, seat, rng)
        twin.pot = 2 + rng.below(5) if s.pot else 0
        return twin


class Telling(Covered):
    """The guess stays near the truth."""

    def guess(self, s: PigState, seat: int, rng: Rng) -> PigState:
        twin = super().guess(s, seat, rng)
        twin.pot = s.pot + rng.below(3) if s.pot else 0
        return twin


class Clumsy(Covered):
    """A guess shows something else."""

    def guess(self, s: PigState, seat: int, rng: Rng) -> PigState:
        twin = super().guess(s, seat, rng)
        twin.round += 1
        return twin


class QuietChoice(RollOrHold):
    """Nothing is told of a pot that is held."""

    def take(self, s: PigState, option: object) -> None:
        if option is ROLL:
            s.tell(ROLLED, "PIG-2", (self.who, 0))
            s.pot += 2
            s.then(self)
        else:
            s.win_pot(self.who)
            if s.scores[self.who] < s.goal:
                s.then(QuietChoice(1 - self.who))


class GrumblingChoice(RollOrHold):
    """Why nobody may hold tells how much there is."""

    def ask(self, s: PigState, a: Ask) -> None:
        a.offer(ROLL)
        a.enough(s.pot, 10**6, HOLD.text, "pot", "PIG-4")


class Grumbling(Covered):
    """A refusal names the pot."""

    choice = GrumblingChoice


class ClumsyForSpectators(Covered):
    """What a spectator imagines shows something else."""

    def guess(self, s: PigState, seat: int, rng: Rng) -> PigState:
        twin = super().guess(s, seat, rng)
        twin.round += seat < 0
        return twin


class Impossible(Covered):
    """A guess can't be."""

    def guess(self, s: PigState, seat: int, rng: Rng) -> PigState:
        twin = super().guess(s, seat, rng)
        twin.agenda = []
        return twin


class Quiet(Covered):
    """What a pot held is seen in the score."""

    choice = QuietChoice


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (Covered, f"was told apart by .*{HELD.name}"),
        (Telling, "a guess depends on what the seat can't know"),
        (Clumsy, "can tell a guess from the truth"),
        (ClumsyForSpectators, "seat 0 can tell a guess from the truth"),
        (Grumbling, "can tell a guess from the truth"),
        (Impossible, "PIG-5"),
        (Quiet, "sees a difference that it was not told"),
    ],
)
def test_a_secret_that_comes_out_is_found_out(game: type[Pig], message: str) -> None:
    """By a guess, by an event that says how much was held, by the score afterwards."""
    with pytest.raises(AssertionError, match=message):
        checked(game(), 40)
