"""The engine of Pig: a position, the only question ever asked, and what Felicity needs to know about a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.ask import Ask
from felicity.core.event import Event, EventKinds
from felicity.core.game import Facts, GameOf, Setup, options_in
from felicity.core.option import Alphabet, Option, OptionKinds
from felicity.core.pack import Catalog, Tables
from felicity.core.position import MANY, Reader, Vocabulary, refuse_impossible
from felicity.core.result import Result, SeatResult
from felicity.core.rng import Rng
from felicity.core.state import State
from felicity.core.step import AnyStep, Choice
from felicity.core.tuples import replaced

CATALOG: Final = Catalog(Path(__file__).with_name("rules.toml"), {}, {}, {})  # Pig has no cards
VOCABULARY: Final = Vocabulary({})

OPTIONS: Final = OptionKinds()
ALPHABET: Final = Alphabet(Option)  # every possible option
ROLL: Final = ALPHABET.add(OPTIONS.add("roll"))
HOLD: Final = ALPHABET.add(OPTIONS.add("hold"))

KINDS: Final = EventKinds()  # every kind of event
ROLLED: Final = KINDS.add("rolled", "who:seat number", reveals=True)  # chance: nobody can undo it
LOST: Final = KINDS.add("pot-lost", "who:seat amount")
HELD: Final = KINDS.add("held", "who:seat amount")
WON: Final = KINDS.add("won", "who:seat")


class PigState(State):
    """A position: numbers, and tuples that are replaced."""

    def __init__(self, rng: Rng, agenda: list[AnyStep], goal: int, scores: tuple[int, ...]) -> None:
        super().__init__(rng, agenda)
        self.goal = goal
        self.scores = scores
        self.pot = 0

    def copy(self) -> PigState:
        twin = PigState(self.rng.copy(), self.agenda[:], self.goal, self.scores)
        twin.round = self.round
        twin.pot = self.pot
        return twin

    def win_pot(self, who: int) -> None:
        """Add the pot to the score of a seat."""
        self.scores = replaced(self.scores, who, self.scores[who] + self.pot)
        self.pot = 0


class RollOrHold(Choice[PigState]):
    """PIG-2, PIG-4: roll again, or hold the pot."""

    RULE = "PIG-2"

    def ask(self, s: PigState, a: Ask) -> None:
        a.offer(ROLL)
        if a.allows(s.pot > 0, HOLD.text, "nothing-in-the-pot", "PIG-4"):
            a.offer(HOLD)

    def take(self, s: PigState, option: Option) -> None:
        if option is ROLL:
            self.roll(s)
        else:
            s.tell(HELD, "PIG-4", (self.who, s.pot))
            s.win_pot(self.who)
            self.end_turn(s)

    def roll(self, s: PigState) -> None:
        """PIG-2, PIG-3, PIG-5."""
        number = 1 + s.rng.below(6)
        s.tell(ROLLED, "PIG-2", (self.who, number))
        if number == 1:
            s.tell(LOST, "PIG-3", (self.who, s.pot))
            s.pot = 0
            self.end_turn(s)
            return
        s.pot += number
        if s.scores[self.who] + s.pot < s.goal:
            s.then(self)
            return
        s.win_pot(self.who)
        s.tell(WON, "PIG-5", (self.who,))

    def end_turn(self, s: PigState) -> None:
        """PIG-1: the next seat's turn."""
        following = (self.who + 1) % len(s.scores)
        s.round += following == 0
        s.then(RollOrHold(following))


class Pig(GameOf[PigState, None]):
    """Pig, as the rest of Felicity sees it."""

    def __init__(self) -> None:
        super().__init__(Facts("pig", "Pig", "1", {"standard": (2, 6)}, "standard", options_in(CATALOG), (3, 10)), ALPHABET, CATALOG)

    def cards_of(self, tables: Tables) -> None:
        return None

    def deal(self, cards: None, setup: Setup, listen: bool) -> PigState:
        s = PigState(setup.stream(), [RollOrHold(0)], int(setup.options["goal"]), (0,) * setup.players)
        s.events = [] if listen else None
        s.round = 1
        return s

    def view(self, s: PigState, seat: int) -> dict[str, object]:
        return {
            "seat": seat + 1 if seat >= 0 else None,
            "round": s.round,
            "goal": s.goal,
            "pot": s.pot,
            "players": [{"seat": at + 1, "score": score} for at, score in enumerate(s.scores)],
        }

    def guess(self, s: PigState, seat: int, rng: Rng) -> PigState:
        twin = s.copy()  # nothing is hidden but the future rolls
        twin.rng = rng.another()
        return twin

    def result(self, s: PigState) -> Result:
        ranking = sorted(s.scores, reverse=True)
        seats = [SeatResult(at + 1, score, {"held": score}, ranking.index(score) + 1, score >= s.goal) for at, score in enumerate(s.scores)]
        return Result("goal-reached", seats, "", False, s.goal, {"rounds": s.round})

    def dump(self, s: PigState) -> dict[str, object]:
        agenda = [VOCABULARY.step(step) for step in s.agenda]
        return {"rng": s.rng.dump(), "round": s.round, "scores": list(s.scores), "pot": s.pot, "agenda": agenda}

    def load(self, setup: Setup, data: dict[str, object]) -> PigState:
        r = Reader("position", data, VOCABULARY)
        s = PigState(r.rng(), [], int(setup.options["goal"]), r.numbers("scores", 0, MANY))
        if len(s.scores) != setup.players:
            raise r.wrong("scores", f"a score for each of {setup.players} players")
        s.round, s.pot = r.number("round", 1, MANY), r.number("pot", 0, MANY)
        s.agenda = r.agenda({"RollOrHold": RollOrHold}, setup.players)
        r.finish()
        refuse_impossible(s, self.audit)
        return s

    def event_data(self, event: Event) -> dict[str, object]:
        return VOCABULARY.event(event)

    def audit(self, s: PigState) -> None:
        winners = [score for score in s.scores if score >= s.goal]
        assert len(s.agenda) == 1 - len(winners), "PIG-5: the game is over when somebody has reached the goal"
        assert not winners or s.pot == 0, "PIG-5: the winner has the pot"
