"""Records: a game as a text that a person can read, mail and diff, and that replays to the same end.

felicity record 1
game: (its name)
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

A record of a game with house cards names their pack, and may carry its files, each with its name as a JSON list:
`pack-1: ["cards.toml","[[goal]]..."]`.

Only a line feed ends a line. A name that couldn't be read back is written as a JSON string: `names: Ada, "Bo, the 2nd"`.
"""

from __future__ import annotations

import json
from typing import Final

from felicity.core.errors import BadOptions, CannotRead, FelicityError
from felicity.core.game import FAST, Game, Setup
from felicity.core.pack import DIGITS, Files, digest_of, fingerprint_of
from felicity.core.table import SEATS, Table
from felicity.core.untrusted import is_seed, is_visible, named, quoted, read_json, whole

HEAD = "felicity record 1"
ROUND = "round"
SETUP = "[setup]"
LONGEST: Final = 4_000_000  # characters in a record
LONGEST_LINE: Final = 20_000  # characters in a line of its head, other than `position`
MOST_LINES: Final = 100  # in its head
LONGEST_NAME: Final = 100  # characters: a player's name, perhaps with a bot's level
QUOTE: Final = '"'
CARRIED: Final = "pack-"  # prefix of the lines that carry the pack's files


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
    if setup.chance != FAST:
        lines.append(f"chance: {setup.chance}")
    if setup.pack:
        lines.append(f"pack: {setup.pack}")
    if names:
        lines.append(f"names: {names_text(names)}")
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


def names_text(names: list[str]) -> str:
    """Names as a record lists them; `names_in` reads them back."""
    if len(names) > SEATS or any(len(name) > LONGEST_NAME for name in names):
        raise BadOptions(f"names={quoted(names)} can't be written: a record has up to {SEATS} names of up to {LONGEST_NAME} letters.")
    return ", ".join([name if _is_plain_name(name) else json.dumps(name) for name in names])


def _is_plain_name(name: str) -> bool:
    return name != "" and name.strip() == name and "," not in name and not name.startswith(QUOTE) and is_visible(name)


def names_in(text: str) -> list[str]:
    """The names that a record lists."""
    names: list[str] = []
    rest = text.strip()
    while rest:
        name, rest = _first_name(rest)
        if name is not None:
            names.append(name)
    return names


def _first_name(text: str) -> tuple[str | None, str]:
    """The first of the names, if there is one, and what is left of the list."""
    if text.startswith(QUOTE):
        try:
            name, end = json.JSONDecoder().raw_decode(text)
        except ValueError:  # a name that merely begins with a quotation mark
            end = 0
        else:
            left = text[end:].lstrip()
            if not left or left.startswith(","):
                return str(name), left[1:].strip()
    name, _, left = text.partition(",")
    return name.strip() or None, left.strip()


def carrying(record: str, files: Files) -> str:
    """A record that carries the files of its house cards, so that it can be replayed anywhere."""
    lines = [f"{CARRIED}{at}: {json.dumps([name, content.decode()])}\n" for at, (name, content) in enumerate(files, 1)]
    head, pack, rest = record.partition("\npack: ")
    line, _, rest = rest.partition("\n")
    return f"{head}{pack}{line}\n{''.join(lines)}{rest}"


class Record:
    """A record's text, taken apart but not yet played."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise CannotRead(f"This record is too long: up to {LONGEST} letters can be read.")
        lines = text.lstrip("\ufeff").split("\n")
        if lines[0].strip() != HEAD:
            raise CannotRead(f"This is not a record: its first line is {quoted(lines[0].strip())}, expected {HEAD!r}.")
        self.head: dict[str, str] = {}
        self.lines: dict[str, int] = {}  # line number of each line of the head
        self.moves: list[tuple[int, int, str]] = []  # line number, seat, option text
        for number, line in enumerate(lines[1:], 2):
            words = line.strip()
            if not words or words.startswith(("#", "[")):
                continue
            name, colon, rest = words.partition(":")
            if not colon:
                raise CannotRead(f"line {number}: {quoted(words)} can't be read; expected `name: value` or `seat1: option; option`.")
            if name.startswith("seat"):
                seat = whole(name[4:], SEATS)
                if not seat:
                    raise CannotRead(f"line {number}: {quoted(name)} is not a seat; expected seat1 to seat{SEATS}.")
                self.moves += [(number, seat, option.strip()) for option in rest.split(";")]
            else:
                self._read_head(number, name.strip(), rest.strip())
        for needed in ("game", "rules", "mode", "players", "seed"):
            if needed not in self.head:
                raise CannotRead(f"The record has no line {needed!r}.")
        self.names: list[str] = names_in(self.head.get("names", ""))  # the players, in seat order; empty if the record doesn't say
        if len(self.names) > SEATS or any(len(name) > LONGEST_NAME for name in self.names):
            raise self.wrong("names", f"expected up to {SEATS} names of up to {LONGEST_NAME} letters")

    def _read_head(self, number: int, name: str, value: str) -> None:
        if self.moves:
            raise CannotRead(f"line {number}: {quoted(name)} comes after the first move; expected a seat.")
        if name in self.head:
            raise CannotRead(f"line {number}: {quoted(name)} appears twice; expected it once.")
        if not is_visible(name):
            raise CannotRead(f"line {number}: {quoted(name)} can't be the name of a line: it contains control characters.")
        if len(self.head) >= MOST_LINES:
            raise CannotRead(f"line {number}: expected moves; the head of a record has up to {MOST_LINES} lines.")
        if len(value) > LONGEST_LINE and name != "position" and not name.startswith(CARRIED):
            raise CannotRead(f"line {number}: {quoted(name)} is too long; expected up to {LONGEST_LINE} letters.")
        if name != "names" and not is_visible(value.replace("\t", " ")):
            raise CannotRead(f"line {number}: {quoted(name)} is {quoted(value)}, which contains control characters.")
        self.head[name] = value
        self.lines[name] = number

    def wrong(self, name: str, expected: str) -> CannotRead:
        """What is wrong with a line of the head."""
        return CannotRead(f"line {self.lines[name]}: {name}: {quoted(self.head[name])} can't be used; {expected}.")

    def setup(self, game: Game) -> Setup:
        """The game as it was set up, or a clear refusal."""
        head = self.head
        check_version(game, head["rules"])
        self.use_pack(game)
        players = whole(head["players"], SEATS)
        if players is None:
            raise self.wrong("players", f"expected a number up to {SEATS}")
        if not is_seed(head["seed"]):
            raise self.wrong("seed", "expected a word without blanks")
        options: dict[str, object] = {}
        for word in head.get("options", "").split():
            name, equals, value = word.partition("=")
            if not equals or name in options:
                raise self.wrong("options", f"expected name=value, each name once, found {quoted(word)}")
            options[name] = value
        try:
            return game.set_up(head["mode"], players, head["seed"], options, head.get("pack", ""), head.get("chance", FAST), head["rules"])
        except BadOptions as error:
            first = min([self.lines[name] for name in ("mode", "players", "options") if name in self.lines])
            raise CannotRead(f"line {first} and those after it: {error}") from None

    def pack_files(self) -> Files:
        """The files of the pack that the record carries; empty if it carries none."""
        files: list[tuple[str, bytes]] = []
        for line, number in self.lines.items():
            if line.startswith(CARRIED):
                if line != f"{CARRIED}{len(files) + 1}":
                    raise CannotRead(f"line {number}: {quoted(line)} is not the name of a line; expected {CARRIED}1, {CARRIED}2 and so on.")
                files.append(self._pack_file(line))
        return tuple(files)

    def _pack_file(self, line: str) -> tuple[str, bytes]:
        try:
            name, text = json.loads(self.head[line])
            return str(name), str(text).encode()
        except (ValueError, TypeError, RecursionError):  # ValueError: also lone surrogates, and a list of the wrong length
            raise self.wrong(line, "expected a file's name and its text as a list of JSON") from None

    def use_pack(self, game: Game) -> None:
        """Use the files that the record carries, if it has any and the game doesn't know them yet."""
        pack = self.head.get("pack", "")
        if not pack or game.has_pack(pack):
            return
        files = self.pack_files()
        name = pack[: -DIGITS - 1]
        if files and fingerprint_of(name, digest_of(files)) != pack:
            raise self.wrong("pack", "the record carries the files of another pack")
        if files:
            game.use_files(name, files)

    def origin(self) -> dict[str, object] | None:
        """The saved position that play began from, if any."""
        if "position" not in self.head:
            return None
        origin = read_json(self.head["position"], f"line {self.lines['position']}: position")
        if not isinstance(origin, dict):
            raise CannotRead(f"line {self.lines['position']}: position: expected a JSON object.")
        return origin

    def play_on(self, table: Table) -> None:
        """Play the record's moves; the first that can't be played is named."""
        for number, seat, text in self.moves:
            try:
                table.play(text, seat=seat)
            except FelicityError as error:
                raise CannotRead(f"{self._played_before(table.game)}line {number}: {error}") from None
        claimed = self.head.get("result", "unfinished")
        if claimed != result_line(table):
            wrong = f"The record says {quoted(claimed)}, but its moves lead to {result_line(table)!r}: it was changed or damaged."
            raise CannotRead(self._played_before(table.game) + wrong)

    def _played_before(self, game: Game) -> str:
        """What to say first if the record was played under other rules, which may be why it fails; "" if not."""
        played = self.head["rules"]
        return "" if played == game.facts.version else no_longer(game, played)


def check_version(game: Game, version: str) -> None:
    """A game is played under the rules it began with; those of some earlier versions are still known."""
    if version != game.facts.version and version not in game.facts.earlier:
        raise CannotRead(
            f"This was played under rules version {named(version)} of {game.facts.id}; this is version {game.facts.version}, "
            "in which it might go differently. Play it with a release of that version."
        )


def no_longer(game: Game, version: str) -> str:
    """The beginning of the message that a game of an earlier version can't be continued."""
    id, now = game.facts.id, game.facts.version
    return f"This was played under rules version {version} of {id} and does not go the same way under version {now}. "
