"""Records: a game as a text that a person can read, mail and diff, and that replays to the same end.

felicity record 1
game: loop
rules: 1
mode: basic
players: 2
options: goal_claim=auto
seed: 7
names: Ada, greedy
result: seat1 won, 12 9, happiness

[round 1]
seat1: buy glass 2; end turn
seat2: work; end turn
"""

from __future__ import annotations

import json

from felicity.core.errors import CannotRead, FelicityError
from felicity.core.game import Game, Setup
from felicity.core.table import Table

HEAD = "felicity record 1"
ROUND = "round"
SETUP = "[setup]"


def result_line(table: Table) -> str:
    """The result in a few words, e.g. `seat1 won, 12 9, happiness`."""
    if not table.is_over:
        return "unfinished"
    result = table.result
    who = " ".join(f"seat{seat}" for seat in result.winners) or "nobody"
    return f"{who} won, {' '.join(map(str, result.scores))}, {result.ended_by}"


def write(table: Table, names: list[str] | None = None) -> str:
    """The record of a table."""
    setup = table.setup
    changed = [
        f"{option.name}={_word(setup.options[option.name])}"
        for option in table.game.facts.options
        if setup.options[option.name] != option.default
    ]
    lines = [
        HEAD,
        f"game: {setup.game}",
        f"rules: {setup.version}",
        f"mode: {setup.mode}",
        f"players: {setup.players}",
        f"options: {' '.join(changed)}".rstrip(),
        f"seed: {setup.seed}",
    ]
    if setup.pack:
        lines.append(f"pack: {setup.pack}")
    if names:
        lines.append(f"names: {', '.join(names)}")
    if table.origin is not None:
        lines.append(f"position: {json.dumps(table.origin, separators=(',', ':'), ensure_ascii=False)}")
    lines.append(f"result: {result_line(table)}")
    round, seat = -1, -1
    for move in table.moves:
        if move.round != round:
            round, seat = move.round, -1
            lines += ["", f"[{ROUND} {round}]" if round else SETUP]
        if move.seat != seat:
            seat = move.seat
            lines.append(f"seat{seat}: {move.option.text}")
        else:
            lines[-1] += f"; {move.option.text}"
    return "\n".join(lines) + "\n"


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value).replace(" ", "_")


class Record:
    """A record's text, taken apart but not yet played."""

    def __init__(self, text: str) -> None:
        lines = text.lstrip("\ufeff").splitlines()
        if not lines or lines[0].strip() != HEAD:
            first = lines[0].strip()[:60] if lines else ""
            raise CannotRead(f"This is not a record: its first line is {first!r}, expected {HEAD!r}.")
        self.head: dict[str, str] = {}
        self.moves: list[tuple[int, int, str]] = []  # line number, seat, option text
        for number, line in enumerate(lines[1:], 2):
            words = line.strip()
            if not words or words.startswith(("#", "[")):
                continue
            name, colon, rest = words.partition(":")
            if not colon:
                raise CannotRead(f"line {number}: {words[:60]!r} can't be read; expected `name: value` or `seat1: option; option`.")
            if name.startswith("seat") and name[4:].isdigit():
                self.moves += [(number, int(name[4:]), option.strip()) for option in rest.split(";")]
            elif self.moves:
                raise CannotRead(f"line {number}: {name!r} stands among the moves, where only seats may.")
            else:
                self.head[name.strip()] = rest.strip()
        for needed in ("game", "rules", "mode", "players", "seed"):
            if needed not in self.head:
                raise CannotRead(f"The record has no line {needed!r}.")

    @property
    def names(self) -> list[str]:
        """Who played, in seat order; empty if the record doesn't say."""
        return [name.strip() for name in self.head.get("names", "").split(",") if name.strip()]

    def setup(self, game: Game) -> Setup:
        """The game as it was set up, or a clear refusal."""
        head = self.head
        check_version(game, head["rules"])
        if not head["players"].isdigit():
            raise CannotRead(f"players: {head['players']!r} is not a number.")
        options: dict[str, object] = {}
        for word in head.get("options", "").split():
            name, equals, value = word.partition("=")
            if not equals:
                raise CannotRead(f"options: {word!r} can't be read; expected name=value.")
            options[name] = value
        return game.set_up(head["mode"], int(head["players"]), head["seed"], options, head.get("pack", ""))

    def origin(self) -> dict[str, object] | None:
        """The written position that play began from, if it did."""
        if "position" not in self.head:
            return None
        try:
            origin = json.loads(self.head["position"])
        except ValueError as error:
            raise CannotRead(f"position: not readable as JSON ({error}).") from None
        if not isinstance(origin, dict):
            raise CannotRead("position: expected a JSON object.")
        return origin

    def play_on(self, table: Table) -> None:
        """Play the record's moves; the first that can't be played is named."""
        for number, seat, text in self.moves:
            try:
                table.play(text, seat=seat)
            except FelicityError as error:
                raise CannotRead(f"line {number}: {error}") from None
        claimed = self.head.get("result", "unfinished")
        if claimed != result_line(table):
            raise CannotRead(f"The record says {claimed!r}, but its moves lead to {result_line(table)!r}: it was changed or damaged.")


def check_version(game: Game, version: str) -> None:
    """A game is played under the rules it began with, or not at all."""
    if version != game.facts.version:
        raise CannotRead(
            f"This was played under rules version {version} of {game.facts.id}; this is version {game.facts.version}, "
            "in which it might go differently. Play it with a release of that version."
        )
