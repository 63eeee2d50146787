"""What every game guarantees, as a test that anybody can run: `check(game, mode, players, ...)`.

It plays random games. Each ends; options are never empty or repeated, and their texts parse back; equal seeds give equal games;
records replay. Positions picked at random along the way are inspected: no piece is lost or duplicated, copies and loaded
dumps play alike and leave the original unchanged, and a seat's view, options and guesses depend on nothing that it
may not know.
"""

from __future__ import annotations

import hashlib
import json

from felicity.core.ask import Ask
from felicity.core.event import Event
from felicity.core.game import SECURE, Game, Setup
from felicity.core.option import Option
from felicity.core.record import Record, write
from felicity.core.rng import Rng, start_of
from felicity.core.state import State, answer, ask_anew, choice_of, options_of, reason_against
from felicity.core.table import Table, start

LONGEST = 20_000  # decisions after which a game counts as endless


class Report:
    """What a check played, and the fingerprint of its games, which is the same on every build and platform."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.inspections = 0
        self.endings: dict[str, int] = {}
        self.digest = hashlib.sha256()

    @property
    def fingerprint(self) -> str:
        """A short hash of every option chosen and every result."""
        return self.digest.hexdigest()[:16]

    def __repr__(self) -> str:
        return f"Report({self.games} games, {self.decisions} decisions, {self.inspections} inspected, {self.endings}, {self.fingerprint})"


def check(game: Game, mode: str, players: int, games: int, inspect: float, options: dict[str, object] | None = None) -> Report:
    """Play random games and raise AssertionError at the first violation. `inspect` is the fraction of positions that are inspected.

    One more game is dealt by the secure generator; the fingerprint is that of the others.
    """
    report = Report()
    for number in range(games):
        play_game(game, game.set_up(mode, players, f"check-{number}", dict(options or {})), number, inspect, report)
    play_game(game, game.set_up(mode, players, "check", dict(options or {}), chance=SECURE), 0, inspect, Report())
    return report


def play_game(game: Game, setup: Setup, number: int, inspect: float, report: Report) -> None:
    """One game to its end."""
    rng = Rng(start_of(f"player-{number}"))
    looker = Rng(start_of(f"looker-{number}"))
    table = start(game, setup, number % 2 == 1)
    while not table.is_over:
        choose(table, rng, report)
        if looker.below(1_000_000) < inspect * 1_000_000:
            report.inspections += 1
            inspect_position(table, looker)
        assert table.number < LONGEST, f"game {number} does not end"
    finish(table, report, number < 3 or number % 50 == 0)


def choose(table: Table, rng: Rng, report: Report) -> None:
    """Play one of the options on offer."""
    options = table.options()
    assert options, "somebody is asked and nothing can be chosen"
    texts = {option.text for option in options}
    assert len(texts) == len(options), "an option is offered twice"
    chosen = options[rng.below(len(options))]
    assert table.game.alphabet.read(chosen.text) is chosen, f"{chosen.text!r} does not parse back"
    assert table.game.alphabet.options[chosen.number] is chosen, f"{chosen.text!r} has another's number"
    report.digest.update(chosen.text.encode() + b"\n")
    report.decisions += 1
    table.play(chosen)


def finish(table: Table, report: Report, again: bool) -> None:
    """The game is over: it has a result, and its record replays to the same end."""
    table.game.audit(table.state)
    assert not table.options()
    assert table.to_act is None
    result = table.result
    assert result.together or result.winners, "somebody wins"
    report.games += 1
    report.endings[result.ended_by] = report.endings.get(result.ended_by, 0) + 1
    report.digest.update(json.dumps(result.as_dict(), sort_keys=True).encode())
    if again:
        text = write(table)
        record = Record(text)
        twin = start(table.game, record.setup(table.game))
        record.play_on(twin)
        assert said(twin) == said(table), "the record leads elsewhere"
        assert write(twin) == text, "the record of a replay differs"


def said(table: Table) -> str:
    """The whole position as text."""
    return json.dumps(table.dump(), ensure_ascii=False)


def inspect_position(table: Table, rng: Rng) -> None:
    """Everything that must hold in one position."""
    table.game.audit(table.state)
    before = said(table)
    if not table.is_over:
        inspect_twins(table, rng)
        inspect_refusals(table)
    for seat in range(-1, table.setup.players):
        inspect_view(table, seat)
        inspect_secrets(table, seat, rng)
    assert said(table) == before, "looking at a position changed it"


def inspect_twins(table: Table, rng: Rng) -> None:
    """A copy and a loaded dump offer the same options and play alike, and the original doesn't change."""
    game = table.game
    before = said(table)
    copied = game.copy(table.state)
    loaded = game.load(table.setup, json.loads(json.dumps(game.dump(table.state))))
    options = table.options()
    assert options_of(copied) == options, "a copy offers something else"
    assert options_of(loaded) == options, "a loaded dump offers something else"
    chosen = options[rng.below(len(options))]
    answer(copied, chosen)
    answer(loaded, chosen)
    assert game.dump(copied) == game.dump(loaded), "a copy and a loaded dump play differently"
    assert said(table) == before, "playing on a copy changed the position"


def inspect_refusals(table: Table) -> None:
    """No refused option is offered, every option not offered is refused, and every refusal cites a rule."""
    offered = {option.text for option in table.options()}
    for refusal in table.refusals():
        assert refusal.what not in offered, f"{refusal.what!r} is both offered and refused ({refusal.rule})"
        assert refusal.rule, f"the refusal of {refusal.what!r} cites no rule"
    for option in some_options(table.game, table.number):
        why = table.why(option)
        assert (why is None) == (option.text in offered), f"{option.text!r} is offered or refused, not both and not neither"
        assert why is None or why.rule, f"the refusal of {option.text!r} in {table.question} cites no rule"


def some_options(game: Game, luck: int) -> list[Option]:
    """A sample of all the options of a game, offered or not."""
    every = game.alphabet.options
    return [every[(luck + 1) * 7919 * step % len(every)] for step in range(1, 9)]


def inspect_view(table: Table, seat: int) -> None:
    """What every page relies on: a view says whose it is, and lists the players in the order of their seats."""
    view = table.game.view(table.state, seat)
    assert view["seat"] == (seat + 1 if seat >= 0 else None), "a view says whose it is"
    players = view["players"]
    assert isinstance(players, list), "a view lists the players"
    assert [player["seat"] for player in players] == list(range(1, table.setup.players + 1)), "a view lists the players by seat"


def inspect_secrets(table: Table, seat: int, rng: Rng) -> None:
    """The seat can't tell a guess from the real position, and guesses depend only on what the seat knows."""
    game, s = table.game, table.state
    imagined = game.guess(s, seat, rng.another())
    game.audit(imagined)
    assert seen(game, imagined, seat) == seen(game, s, seat), f"seat {seat + 1} can tell a guess from the truth"
    luck = rng.another()
    first = game.guess(s, seat, luck.copy())
    second = game.guess(imagined, seat, luck.copy())
    assert game.dump(first) == game.dump(second), f"seat {seat + 1}: a guess depends on what the seat can't know"
    play_both(game, table.setup, game.copy(s), imagined, seat, rng)


def seen(game: Game, s: State, seat: int) -> str:
    """Everything a seat is shown in a position, as one text: its view and, if it must choose, options and refusals."""
    choice = choice_of(s)
    shown: dict[str, object] = {"view": game.view(s, seat), "asked": None if choice is None else [type(choice).__name__, choice.seat()]}
    if choice is not None and choice.seat() == seat:
        asked = Ask(True)
        offered = ask_anew(s, asked)
        shown["options"] = [option.text for option in offered]
        shown["refusals"] = [refusal.as_dict() for refusal in asked.refusals]
        others = [option for option in some_options(game, len(offered)) if option not in offered]
        shown["why"] = [reason_against(s, option, game.alphabet).as_dict() for option in others]
    return json.dumps(shown, ensure_ascii=False)


def play_both(game: Game, setup: Setup, truth: State, imagined: State, seat: int, rng: Rng) -> None:
    """Play the same options in two positions that a seat can't tell apart.

    Its events and views stay equal until an event reveals a difference in something hidden or random.
    """
    for _ in range(6):
        if not truth.agenda or not imagined.agenda:
            return
        both = [option for option in options_of(truth) if option in options_of(imagined)]
        if not both:
            return
        chosen = both[rng.below(len(both))]
        stories: list[list[Event]] = []
        for s in (truth, imagined):
            events: list[Event] = []
            s.events = events
            answer(s, chosen)
            stories.append([event for event in events if event.is_for(seat)])
        for true, other in zip(stories[0], stories[1]):
            if true.kind is not other.kind or true.values != other.values:
                assert true.kind.reveals or other.kind.reveals, f"seat {seat + 1} was told apart by {true} and {other}"
                return
        if len(stories[0]) != len(stories[1]):
            longer = stories[0] if len(stories[0]) > len(stories[1]) else stories[1]
            assert any(event.kind.reveals for event in longer), f"seat {seat + 1} was told more in one position: {longer}"
            return
        assert seen(game, truth, seat) == seen(game, imagined, seat), f"seat {seat + 1} sees a difference that it was not told"
