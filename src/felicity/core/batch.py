"""Many tables of one game played together, for machine learning: each step answers the open question at every table.

Observations are rows of plain memory (`bytearray`, `array`), which NumPy can read without copying. A table whose game is over
begins the next one in the same step. A table's games depend only on the seed and the table's number: game 2 of table 5 with seed 7 is the
one that `felicity.new(..., seed="7-5-2")` begins.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from felicity.core.ask import Ask
from felicity.core.encoding import Encoding
from felicity.core.errors import NotAllowed
from felicity.core.game import Game, Setup
from felicity.core.native import i64
from felicity.core.option import Option
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.core.state import State, answer, ask_anew, reason_against, said_why

OVER: Final = 1


class Batch:
    """Tables of one game, set up alike."""

    def __init__(self, game: Game, setup: Setup, encoding: Encoding[Any], tables: int, seed: str) -> None:
        self.game = game
        self.setup = setup
        self.encoding = encoding
        self.tables = tables
        self.players = setup.players
        self.size = encoding.size(setup.players)  # of an observation
        self.actions = len(game.alphabet.options)
        self.observations = bytearray(tables * self.size)  # what each table's seat to act may know
        self.rows = memoryview(self.observations)  # for writing: assigning to a slice of a bytearray would first make a copy
        self.masks = bytearray(tables * self.actions)  # which actions that seat may take
        self.to_act = bytearray(tables)  # the seat to act, from 0
        self.over = bytearray(tables)  # did a game end in the last step?
        self.last = bytearray(tables * self.size)  # the final observation of the seat that ended a game
        self.rewards = array("f", [0.0]) * tables  # of the seat that acted in the last step
        self.returns = array("f", [0.0]) * (tables * self.players)  # of every seat, where a game ended in the last step
        self.states: list[State] = []
        self.options: list[list[Option]] = [[] for _ in range(tables)]
        self.games = [0] * tables  # how many games each table has begun
        self.ended: list[int] = []  # tables whose game ended in the last step
        self.ask = Ask(False)
        self.restart(seed)

    def restart(self, seed: str) -> None:
        """Restart all tables, with another seed or the same."""
        self.seed = seed
        self.states = []
        self.games = [0] * self.tables
        self._forget()
        for table in range(self.tables):
            self.states.append(self._deal(table))
            self._show(table)

    def _deal(self, table: int) -> State:
        """Deal the next game at a table."""
        setup = self.setup
        seed = f"{self.seed}-{table}-{self.games[table]}"
        self.games[table] += 1
        dealt = Setup(setup.game, setup.version, setup.mode, setup.players, setup.options, setup.pack, seed, setup.chance)
        return self.game.start(dealt, False)

    def _show(self, table: int) -> None:
        """Write what the seat to act of a table sees, and what it may do."""
        s = self.states[table]
        seat = s.agenda[-1].seat()
        self.to_act[table] = seat
        size = self.size
        self.rows[table * size : (table + 1) * size] = self.encoding.encode(s, seat, self.players)
        first = table * self.actions
        masks = self.masks
        for option in self.options[table]:  # clears only a few bytes: the whole mask can be longer than the observation
            masks[first + option.number] = 0
        options = ask_anew(s, self.ask)
        self.options[table] = options
        for option in options:
            masks[first + option.number] = 1

    def _forget(self) -> None:
        """Clear what the previous step said about games that ended."""
        for table in self.ended:
            self.over[table] = 0
            self.rewards[table] = 0.0
            for place in range(table * self.players, (table + 1) * self.players):
                self.returns[place] = 0.0
        self.ended = []

    def step(self, actions: list[int]) -> None:
        """The seat to act at each table takes an action. If one action isn't allowed, nothing happens at any table."""
        chosen = self._chosen(actions)
        if self.ended:
            self._forget()
        for table in range(self.tables):
            s = self.states[table]
            answer(s, chosen[table])
            if not s.agenda:
                self._end(table, s)
                self.states[table] = self._deal(table)
            self._show(table)

    def _chosen(self, actions: list[int]) -> list[Option]:
        """The options for these actions, one for each table."""
        if len(actions) != self.tables:
            raise ValueError(f"Expected {self.tables} actions, one for each table; found {len(actions)}.")
        chosen: list[Option] = []
        for table in range(self.tables):
            action: i64 = actions[table]
            found: Option | None = None
            for option in self.options[table]:
                if option.number == action:
                    found = option
                    break
            if found is None:
                raise self._refused(table, action)
            chosen.append(found)
        return chosen

    def _refused(self, table: int, action: int) -> Exception:
        """Why an action can't be taken."""
        if not 0 <= action < self.actions:
            return ValueError(f"There is no action {action} at table {table}: {self.game.facts.id} has actions 0 to {self.actions - 1}.")
        option: Option = self.game.alphabet.options[action]
        refusal = reason_against(self.states[table], option, self.game.alphabet)
        return NotAllowed(
            f"Action {action} at table {table}, {option.text!r}, is not allowed now: {said_why(self.states[table], refusal)}.",
            refusal,
        )

    def _end(self, table: int, s: State) -> None:
        """A game is over: note its returns and what the seat that ended it sees."""
        seat = self.to_act[table]
        returns = worth(self.game.result(s))
        self.ended.append(table)
        self.over[table] = OVER
        self.rewards[table] = returns[seat]
        for at, value in enumerate(returns):
            self.returns[table * self.players + at] = value
        self.last[table * self.size : (table + 1) * self.size] = self.encoding.encode(s, seat, self.players)

    def legal(self) -> tuple[list[int], list[int]]:
        """The actions that are allowed, table after table, and where those of each table begin."""
        actions: list[int] = []
        starts: list[int] = []
        for options in self.options:
            starts.append(len(actions))
            actions += [option.number for option in options]
        return actions, starts

    def sample(self, rng: Rng) -> list[int]:
        """An action for each table, drawn from those that are allowed."""
        return [options[rng.below(len(options))].number for options in self.options]


def worth(result: Result) -> list[float]:
    """The return of each seat at the end of a game, from 1 for a sole winner to -1 for last place; tied seats share, and 0 is the middle.

    Where all win or lose together it is 1 or -1 for everybody.
    """
    players = len(result.seats)
    if result.together or players == 1:
        return [1.0 if seat.won else -1.0 for seat in result.seats]
    ranks = [seat.rank for seat in result.seats]
    found: list[float] = []
    for rank in ranks:
        better = len([other for other in ranks if other < rank])
        found.append(1.0 - 2.0 * (better + (ranks.count(rank) - 1) / 2) / (players - 1))
    return found
