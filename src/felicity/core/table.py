"""The public face: a table at which one game is played. Seats are numbered from 1 here and in every text; inside, from 0."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask, Refusal
from felicity.core.errors import CannotRead, FelicityError, GameOver, NotAllowed, NotYourTurn, StalePosition
from felicity.core.event import Event
from felicity.core.game import Game, Setup
from felicity.core.option import Option
from felicity.core.result import Result
from felicity.core.rng import Rng
from felicity.core.state import NOT_YOUR_TURN, State, answer, choice_of, reason_against, said_why

SAVE_FORMAT = 1
SEATS: Final = 8  # more than any game has
GUESSES: Final = 6  # per table: a result that is the same on all of them counts as certain


class Move:
    """A chosen option, with its seat and round."""

    def __init__(self, seat: int, option: Option, round: int) -> None:
        self.seat = seat
        self.option = option
        self.round = round

    def __repr__(self) -> str:
        return f"Move(seat{self.seat}: {self.option.text})"


class Table:
    """One game being played.

    >>> import felicity
    >>> t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    >>> t.to_act
    1
    >>> t.play(t.options()[0])
    """

    def __init__(self, game: Game, setup: Setup, state: State, origin: dict[str, object] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.origin = origin  # the saved position that play began from; None: the seed's deal
        self.chosen: list[Option] = []
        self._when: list[int] = []  # round and seat (from 0) of each of them: round * SEATS + seat
        self.log: list[list[Event]] = []  # events of the set-up, then of each move; empty while events aren't kept
        self.log_start = 0  # the number of the position that the first of them led to
        self._ask = Ask(False)
        self._options: tuple[Option, ...] | None = None  # what may be chosen now; None: not yet asked for

    # --- playing ---

    @property
    def to_act(self) -> int | None:
        """The seat that must choose, or None when the game is over."""
        choice = choice_of(self.state)
        return None if choice is None else choice.seat() + 1

    @property
    def question(self) -> str:
        """The name of the open choice, or "" when the game is over."""
        choice = choice_of(self.state)
        return "" if choice is None else type(choice).__name__

    @property
    def number(self) -> int:
        """How many options have been chosen so far: the number of this position."""
        return len(self.chosen)

    @property
    def moves(self) -> list[Move]:
        """All options chosen so far, with their seats and rounds."""
        return [Move(when % SEATS + 1, option, when // SEATS) for option, when in zip(self.chosen, self._when)]

    def options(self) -> list[Option]:
        """What may be chosen now, in a fixed order; never empty while the game runs. The list is the caller's own."""
        kept = self._options
        if kept is not None:
            return list(kept)
        options: list[Option] = []
        agenda = self.state.agenda
        if agenda:
            self._ask.options = options
            agenda[-1].ask(self.state, self._ask)
        self._options = tuple(options)
        return options

    def refusals(self) -> list[Refusal]:
        """What can't be done now, and why."""
        choice = choice_of(self.state)
        if choice is None:
            return []
        a = Ask(True)
        choice.ask(self.state, a)
        return a.refusals

    def check(self, option: Option | str, seat: int | None = None, number: int | None = None) -> Option:
        """The option (or the one with this text), if it may be chosen now; else the error that `play` would raise. Nothing changes."""
        agenda = self.state.agenda
        if not agenda:
            raise GameOver("The game is over: nothing more can be played.")
        choice = agenda[-1]
        if seat is not None and seat != choice.seat() + 1:
            raise NotYourTurn(f"It isn't seat{seat}'s turn to choose: it is seat{choice.seat() + 1}'s.")
        if number is not None and number != len(self.chosen):
            raise StalePosition(f"This choice is for position {number}, but the table is at position {len(self.chosen)}. Look at it again.")
        chosen: Option = self.game.alphabet.read(option) if isinstance(option, str) else option
        offered = self._options
        if offered is None:
            offered = tuple(self.options())
        known: tuple[object, ...] = offered  # each option is one object: comparing identities is enough
        for each in known:
            if each is chosen:
                return chosen
        raise self._not_allowed(chosen, offered)

    def why(self, option: Option | str, seat: int | None = None) -> Refusal | None:
        """Why a seat (or else the one that is asked) can't choose an option now; None if it can. Nothing changes.

        It may be any option of the game, even one of another phase or about pieces that aren't there.

        >>> import felicity
        >>> t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
        >>> t.why("end turn")
        Refusal('end turn': no-action-done, LOOP-2.0b)
        >>> t.why("work")
        """
        state = self.state
        if not state.agenda:
            raise GameOver("The game is over: nothing more can be played.")
        chosen = self.game.alphabet.read(option) if isinstance(option, str) else option
        if not isinstance(chosen, Option):
            raise not_an_option(chosen)
        if seat is not None and self._seat(seat) != state.agenda[-1].seat():
            return Refusal(chosen.text, NOT_YOUR_TURN, state.agenda[-1].asked_by(state))
        return None if chosen in self.options() else reason_against(state, chosen, self.game.alphabet)

    def play(self, option: Option | str, seat: int | None = None, number: int | None = None) -> None:
        """Choose an option, or the option with this text. `seat` and `number`, where given, must be those of the open choice."""
        chosen = self.check(option, seat, number)
        state = self.state
        self.chosen.append(chosen)
        self._when.append(state.round * SEATS + state.agenda[-1].seat())
        self._options = None
        answer(state, chosen)
        events = state.events
        if events is not None:
            self.log.append(events)
            state.events = []

    def _not_allowed(self, option: Option, offered: tuple[Option, ...]) -> FelicityError:
        if not isinstance(option, Option):
            return not_an_option(option)
        found = reason_against(self.state, option, self.game.alphabet)
        more = ", ..." if len(offered) > 12 else ""
        return NotAllowed(
            f"{option.text!r} is not allowed now: {said_why(self.state, found)}. "
            f"On offer: {', '.join(known.text for known in offered[:12])}{more}",
            found,
        )

    # --- looking ---

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know, as JSON-able data; `None` is a spectator. A seat that must choose finds its options there."""
        seat0 = self._seat(seat)
        seen = dict(self.game.view(self.state, seat0))
        choice = choice_of(self.state)
        seen["to_act"] = self.to_act
        seen["question"] = self.question
        seen["number"] = self.number
        if choice is not None and choice.seat() == seat0:
            seen["options"] = [option.text for option in self.options()]
        if choice is None:
            seen["result"] = self.result.as_dict()
        return seen

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self.state.agenda

    @property
    def result(self) -> Result:
        """Scores by source, ranking, winners, why it ended."""
        if self.state.agenda:
            raise FelicityError("The game is still running: there is no result yet.")
        return self.game.result(self.state)

    # --- events ---

    def listen(self) -> None:
        """Keep events from now on."""
        if self.state.events is None:
            self.state.events = []
            self.log_start = len(self.chosen) + 1

    def events(self, seat: int | None = None, since: int | None = None) -> list[dict[str, object]]:
        """The events that a seat has seen since a position (or since the deal), oldest first, as JSON-able data; `None` is a spectator."""
        seat0 = self._seat(seat)
        first = len(self.log) - (self.number - since) if since is not None else 0
        return [self.event_data(event) for events in self.log[max(0, first) :] for event in events if event.is_for(seat0)]

    def event_data(self, event: Event) -> dict[str, object]:
        """One event as readable data."""
        return {"event": event.kind.name, **self.game.event_data(event), "rule": event.rule}

    def undo_limit(self, seat: int) -> tuple[int, Event | None]:
        """How far back a seat may undo: a position number, and the event that stops it there, if any.

        A seat can't undo another seat's choice, nor anything that revealed something hidden or random.
        """
        number = self.number
        while number > 0 and self._when[number - 1] % SEATS == seat - 1:
            index = len(self.log) - (self.number - number) - 1
            if index < 0:
                return number, None
            for event in self.log[index]:
                if event.kind.reveals:
                    return number, event
            number -= 1
        return number, None

    # --- saving and copying ---

    def record(self, names: list[str] | None = None) -> str:
        """The game so far as a text that a person can read and `felicity.replay` plays again."""
        from felicity.core.record import write

        return write(self, names)

    def copy(self) -> Table:
        """An independent table in the same position that keeps no events."""
        twin = Table(self.game, self.setup, self.game.copy(self.state), self.origin)
        twin.chosen = self.chosen[:]
        twin._when = self._when[:]
        return twin

    def at(self, number: int) -> Table:
        """The table as it stood after that many choices."""
        listen = self.state.events is not None
        if self.origin is None:
            twin = start(self.game, self.setup, listen)
        else:
            twin = Table(self.game, self.setup, self.game.load(self.setup, self.origin), self.origin)
            if listen:
                twin.listen()
        for option in self.chosen[:number]:
            twin.play(option)
        return twin

    def resumed(self, number: int, state: State) -> Table:
        """The table as it stood after that many choices, given its state then; the new table takes over the state."""
        twin = Table(self.game, self.setup, state, self.origin)
        twin.chosen = self.chosen[:number]
        twin._when = self._when[:number]
        if self.state.events is not None:
            twin.listen()
            twin.log = self.log[: max(0, number + 1 - self.log_start)]
            twin.log_start = self.log_start
        return twin

    def guess(self, seat: int, rng: Rng) -> Table:
        """A table in a position that the seat can't tell from this one, with a new random stream."""
        return Table(self.game, self.setup, self.game.guess(self.state, self._seat(seat), rng))

    def dump(self) -> dict[str, object]:
        """The whole position as readable JSON-able data, at any decision."""
        return {"felicity": SAVE_FORMAT, **self.setup.as_dict(), "position": self.game.dump(self.state)}

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return -1
        asked: object = seat  # checked only by the compiled engine
        if not isinstance(asked, int) or not 1 <= asked <= self.setup.players:
            raise FelicityError(f"There is no seat {asked!r}: seats are numbered 1 to {self.setup.players}.")
        return asked - 1


def not_an_option(found: object) -> CannotRead:
    """The error for what is neither an option nor a text; the compiled engine raises a TypeError before it comes to that."""
    return CannotRead(f"{found!r} is not an option: expected one of options(), or its text.")


def start(game: Game, setup: Setup, listen: bool = False) -> Table:
    """A new table at its first choice."""
    state = game.start(setup, listen)
    table = Table(game, setup, state)
    if state.events is not None:
        table.log.append(state.events)
        state.events = []
    return table
