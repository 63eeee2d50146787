"""The contents of an OpenSpiel state: copied and stored as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from felicity import plugins
from felicity.core.draws import Draws
from felicity.core.errors import BadOptions
from felicity.core.event import Event
from felicity.core.game import Setup
from felicity.core.table import Table, start


class Position:
    """The contents of a state: the table, what the seats were told, and the pending draws of a choice."""

    def __init__(self, game: str, setup: Setup, table: Table | None) -> None:
        self.game = game
        self.setup = setup
        self.table = table  # None before the deal
        self.log: tuple[str, ...] = ("",) * setup.players  # by seat
        self.chosen = -1  # the action with pending draws, or the deal
        self.given: tuple[int, ...] = ()  # the outcomes of its draws so far
        self.outcomes = 0  # how many the next draw has; 0: no draw is pending
        self.moves = 0

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def copy(self) -> Position:
        """An independent copy."""
        twin = Position(self.game, self.setup, None if self.table is None else self.table.copy())
        twin.log, twin.chosen, twin.given, twin.outcomes, twin.moves = self.log, self.chosen, self.given, self.outcomes, self.moves
        return twin

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        setup, table = self.setup, self.table
        dumped = None if table is None else table.game.dump(table.state)
        facts = (setup.mode, setup.players, setup.options)
        return unpickled, (self.game, facts, dumped, self.log, self.chosen, self.given, self.outcomes, self.moves)

    def deal(self, setup: Setup) -> None:
        """Deal; `OutcomeNeeded` if draws are missing."""
        table = start(plugins.game(self.game), setup, listen=True)
        self.table = table
        self.hear(table.log.pop())

    def play(self, action: int, given: tuple[int, ...] | None) -> None:
        """Take an action, with these outcomes of its draws; `OutcomeNeeded` if draws are missing."""
        assert self.table is not None
        options = self.table.game.alphabet.options
        if not 0 <= action < len(options):
            raise BadOptions(f"There is no action {action}: {self.game} has actions 0 to {len(options) - 1}.")
        option, seat = options[action], self.table.state.agenda[-1].seat()
        table = self.table
        if given is not None:
            table = table.copy()
            table.state.rng = Draws(given)
        table.listen()
        table.play(option)
        self.table = table
        self.moves += 1
        self.log = tuple([log + f"> {option.text}\n" if at == seat else log for at, log in enumerate(self.log)])
        self.hear(table.log.pop())

    def hear(self, events: list[Event]) -> None:
        """Add what each seat is told to its log."""
        log = list(self.log)
        for event in events:
            text = f"{event.kind.name} {' '.join(map(str, event.values))}\n"
            for seat in range(len(log)):
                if event.is_for(seat):
                    log[seat] += text
        self.log = tuple(log)


def unpickled(game: str, facts: tuple[Any, ...], dumped: Any, log: tuple[str, ...], *rest: Any) -> Position:
    """A position from its pickled parts."""
    engine = plugins.game(game)
    mode, players, options = facts
    setup = engine.set_up(mode, players, "0", options)
    found = Position(game, setup, None if dumped is None else Table(engine, setup, engine.load(setup, dumped)))
    found.log = log
    found.chosen, found.given, found.outcomes, found.moves = rest
    return found
