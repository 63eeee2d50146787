"""Whatever `load` accepts can be played to its end by any choices, passes the audit all the way, and its dumps load again.

Positions of real games are edited (see `edits.py`) and loaded; `run` plays those that are accepted and reports what breaks.
"""

from __future__ import annotations

import json
import time
import traceback
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import felicity
from felicity.core.errors import BadOptions, CannotRead, FelicityError
from felicity.core.option import Option
from felicity.core.rng import Rng
from felicity.core.table import Table
from felicity.plugins import game as game_of
from tests.fuzz.edits import Data, SeenValues, edit

LONGEST = 100_000  # decisions after which a game counts as endless: two survivors of Happy Nation were seen to take 20,000
STUBBORN = 300  # decisions taken by one rule; later ones are random, since a player can put off the end of some games for ever
INSPECTED = 0.05  # share of positions on the way that are loaded, viewed and guessed
KEPT = 3  # positions of each question, in each mode, that are edited
GAMES = 30  # from which they are taken
FRESH = 3000  # edits after which other games are played


class Broken:
    """An edited position that was accepted and should not have been."""

    def __init__(self, save: Data, edits: list[str], error: BaseException) -> None:
        self.save = save
        self.edits = edits
        self.where = next((f"{frame.name}, line {frame.lineno}" for frame in reversed(traceback.extract_tb(error.__traceback__))), "")
        self.why = f"{type(error).__name__}: {error}"[:300]

    def __repr__(self) -> str:
        return f"{self.why} ({self.where}) after: {'; '.join(each[:200] for each in self.edits)}"


class Report:
    """What was tried and what came of it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tried = 0
        self.refused = 0
        self.accepted = 0
        self.decisions = 0  # played in accepted positions
        self.reasons: Counter[str] = Counter()  # why positions were refused: the place and what was expected
        self.broken: list[Broken] = []

    def __repr__(self) -> str:
        counted = f"{self.tried} edited, {self.refused} refused, {self.accepted} accepted, {self.decisions} decisions played"
        return f"{self.game}: {counted}, {len(self.broken)} broken"


def run(game: str, count: int, seed: int = 0, minutes: float = 0) -> Report:
    """Edit, load and play so many positions, or as many as the minutes allow (0: no limit)."""
    report = Report(game)
    until = time.monotonic() + minutes * 60
    rng = Random(f"{game} {seed}")
    saves: list[Data] = []
    seen_values = SeenValues()
    while report.tried < count and not (minutes and time.monotonic() > until):
        if report.tried % FRESH == 0:
            saves = positions_of(game, rng)
            seen_values = SeenValues()
            for save in saves:
                seen_values.learn(save)
        save = deepcopy(rng.choice(saves))
        edits = [edit(save, rng, seen_values) for _ in range(rng.choice([1, 1, 1, 2, 2, 3]))]
        report.tried += 1
        try_save(deepcopy(save), edits, rng, report)
    return report


def try_save(save: Data, edits: list[str], rng: Random, report: Report) -> None:
    """Load it; if it is accepted, play it."""
    kept = deepcopy(save)
    try:
        table = felicity.load(save)
    except (CannotRead, BadOptions) as error:
        report.refused += 1
        report.reasons[str(error)[:120]] += 1
        return
    except Exception as error:
        report.broken.append(Broken(kept, edits, error))
        return
    report.accepted += 1
    try:
        report.decisions += play_on(table, rng)
    except Exception as error:
        report.broken.append(Broken(kept, edits, error))


# --- real positions ---


def positions_of(game: str, rng: Random) -> list[Data]:
    """Dumps of random games in all modes, with all options: as many of rare questions as of usual ones."""
    kept: dict[tuple[str, str], list[Data]] = {}
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(GAMES):
        table = some_table(game, rng)
        while True:
            kind = (table.setup.mode, table.question)
            seen[kind] += 1
            found = kept.setdefault(kind, [])
            if len(found) < KEPT:
                found.append(dump_of(table))
            elif rng.random() < KEPT / seen[kind]:
                found[rng.randrange(KEPT)] = dump_of(table)
            if table.is_over or table.number > LONGEST:
                break
            table.play(rng.choice(table.options()))
    return [save for found in kept.values() for save in found]


def some_table(game: str, rng: Random) -> Table:
    """A new table in some mode, with some of its options switched."""
    facts = game_of(game).facts
    while True:
        mode = rng.choice(list(facts.modes))
        players = rng.randint(*facts.modes[mode])
        options: dict[str, Any] = {each.name: rng.choice(each.values) for each in facts.options if each.values and rng.random() < 0.15}
        try:
            return felicity.new(game, players=players, mode=mode, seed=rng.randrange(10**9), **options)
        except BadOptions:
            continue


def dump_of(table: Table) -> Data:
    """A save as it comes back from a file."""
    save: Data = json.loads(json.dumps(table.dump()))
    return save


# --- playing on ---


def play_on(table: Table, rng: Random) -> int:
    """Play an accepted position to its end; how many decisions it took. Whatever goes wrong is raised."""
    inspect(table, rng)
    style = rng.randrange(4)
    taken: Counter[str] = Counter()
    while not table.is_over:
        offered = table.options()
        assert offered, "somebody is asked and nothing can be chosen"
        assert len({option.text for option in offered}) == len(offered), "an option is offered twice"
        chosen = choose(offered, style if table.number < STUBBORN else 0, taken, rng)
        taken[chosen.text.split()[0]] += 1
        table.play(chosen)
        table.game.audit(table.state)
        if rng.random() < INSPECTED:
            inspect(table, rng)
        assert table.number < LONGEST, "the game does not end"
    inspect(table, rng)
    assert table.result.together or table.result.winners, "somebody wins"
    return table.number


def choose(offered: list[Option], style: int, taken: Counter[str], rng: Random) -> Option:
    """At random, the first, the last, or of the kind that was chosen least often so far."""
    if style == 1:
        return offered[0]
    if style == 2:
        return offered[-1]
    if style == 3:
        rarest = min(taken[option.text.split()[0]] for option in offered)
        return rng.choice([option for option in offered if taken[option.text.split()[0]] == rarest])
    return rng.choice(offered)


def inspect(table: Table, rng: Random) -> None:
    """Everything that a table does with a position: it is audited, shown to everybody, guessed by bots, kept and read again."""
    table.game.audit(table.state)
    table.refusals()
    for seat in [None, *range(1, table.setup.players + 1)]:
        table.view(seat)
    if not table.is_over:
        guess = table.guess(rng.randint(1, table.setup.players), Rng(rng.randrange(1, 2**31)))
        guess.game.audit(guess.state)
    save = dump_of(table)
    try:
        again = felicity.load(save)
    except FelicityError as error:
        raise AssertionError(f"its own dump is refused: {error}") from error
    assert dump_of(again) == save, "its dump changes when it is loaded"
    assert again.options() == table.options(), "its dump offers something else"
