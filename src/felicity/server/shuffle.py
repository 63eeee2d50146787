"""Fair shuffle: server and human seats each commit to a part before any is revealed; the hash of all parts deals (docs/protocol.md 9)."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from felicity import api, plugins
from felicity.core.errors import CannotRead
from felicity.core.game import SECURE, Setup, Value
from felicity.core.pack import Files, digest_of
from felicity.core.record import Record
from felicity.core.untrusted import quoted

KIND = 2  # version of the shuffle; in version 1 only the server committed, so that it could try deals
PART = re.compile(r"(?:[0-9a-f]{2}){8,64}")
LINE = re.compile(r"shuffle-seat([1-9][0-9]?)(-commitment)?")


@dataclass(frozen=True)
class Agreed:
    """What determines a deal besides its seed: if it could change once the parts are known, somebody could choose among deals."""

    game: str
    rules: str
    mode: str
    players: int
    options: str  # every option that the table showed, with its value: a later release may have more
    pack: str = ""  # fingerprint of the house cards and hash of all their files

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that are hashed."""
        lines = (f"game {self.game}", f"rules {self.rules}", f"mode {self.mode}", f"players {self.players}", f"options {self.options}")
        return (*lines, f"pack {self.pack}") if self.pack else lines


@dataclass(frozen=True)
class Shuffle:
    """What a deal was computed from: everything that counted, and nothing else."""

    code: str  # of the table
    server: str  # the server's part
    humans: tuple[int, ...]  # human seats at the start: nobody else has a part
    commitments: Mapping[int, str]  # of the seats, when the host started
    parts: Mapping[int, str]  # of the seats, as revealed after that
    agreed: Agreed

    @property
    def withheld(self) -> tuple[int, ...]:
        """Seats that committed to a part and did not reveal it."""
        return tuple(sorted(set(self.commitments) - set(self.parts)))

    @property
    def seed(self) -> str:
        """The resulting seed."""
        return hash_of(f"felicity shuffle {KIND}", f"table {self.code}", f"server {self.server}", *by_seat(self.parts))

    @property
    def frozen(self) -> str:
        """One hash of everything that was fixed before any seat revealed its part."""
        head = (f"felicity shuffle {KIND} frozen", f"table {self.code}", *self.agreed.lines, f"server {commitment_of(self.server)}")
        return hash_of(*head, *by_seat(self.commitments))

    def misfit(self) -> str:
        """What doesn't fit together; "" if everything does."""
        for seat in sorted(self.commitments):
            if seat not in self.humans:
                return f"seat{seat} has a commitment, but no person sat there."
        for seat, part in sorted(self.parts.items()):
            if seat not in self.commitments:
                return f"seat{seat} has a part, but had not committed to one when the host started."
            if part_commitment(self.code, seat, part) != self.commitments[seat]:
                return f"The part of seat{seat} does not hash to its commitment."
        return ""


def hash_of(*lines: str) -> str:
    """SHA-256 of lines, each ended by a line feed."""
    return sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def options_text(options: Mapping[str, Value]) -> str:
    """The agreed options as text, in the order of their names."""
    return " ".join(f"{name}={word_of(options[name])}" for name in sorted(options))


def pack_text(fingerprint: str, digest: str) -> str:
    """The agreed house cards as text: people are shown the fingerprint, which has too few digits to prove anything."""
    return f"{fingerprint} {digest}"


def word_of(value: Value) -> str:
    """A value as a record writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def by_seat(texts: Mapping[int, str]) -> Iterable[str]:
    """A line for each seat, in seat order."""
    return [f"seat{seat} {texts[seat]}" for seat in sorted(texts)]


def new_part() -> str:
    """32 random bytes, in hex."""
    return secrets.token_hex(32)


def commitment_of(server_part: str) -> str:
    """What the server publishes when the table is created: it can't change its part any more, and nobody can compute the part from it."""
    return sha256(bytes.fromhex(server_part)).hexdigest()


def part_commitment(code: str, seat: int, part: str) -> str:
    """What a seat sends before the start. It includes table and seat, so that it can't be reused elsewhere."""
    return hash_of(f"felicity shuffle {KIND} part", f"table {code}", f"seat{seat} {part}")


def first_kind_seed(server_part: str, parts: Mapping[int, str]) -> str:
    """The seed of a table that began under version 1, when seats did not commit to their parts; such games can still be played."""
    return hash_of("felicity shuffle 1", f"server {server_part}", *by_seat(parts))


def record_lines(shuffle: Shuffle) -> list[str]:
    """The lines in the header of a record."""
    lines = [
        f"shuffle: {KIND}",
        f"shuffle-table: {shuffle.code}",
        f"shuffle-commitment: {commitment_of(shuffle.server)}",
        f"shuffle-server: {shuffle.server}",
        f"shuffle-options: {shuffle.agreed.options}".rstrip(),
        f"shuffle-humans: {_words(shuffle.humans)}".rstrip(),
    ]
    if shuffle.agreed.pack:
        lines.append(f"shuffle-pack: {shuffle.agreed.pack}")
    for seat in sorted(shuffle.commitments):
        lines.append(f"shuffle-seat{seat}-commitment: {shuffle.commitments[seat]}")
        if seat in shuffle.parts:
            lines.append(f"shuffle-seat{seat}: {shuffle.parts[seat]}")
    return [*lines, f"shuffle-withheld: {_words(shuffle.withheld)}".rstrip()]


def _words(seats: Iterable[int]) -> str:
    return " ".join(str(seat) for seat in seats)


def verify(record: Record, commitment: str = "", part: str = "", frozen: str = "", files: Files = ()) -> Shuffle:
    """What the seed of the record was computed from, if it is a committed shuffle; else `CannotRead` says what doesn't fit.

    `commitment`, `part` and `frozen` are what somebody noted before the deal; `files` are those of the house cards, if the record
    doesn't include them.
    """
    head = record.head
    if "shuffle-server" not in head:
        raise CannotRead("This record has no fair shuffle: somebody chose its seed.")
    if head.get("shuffle") != str(KIND):
        raise CannotRead("This record has a shuffle of the first kind, in which players did not commit to their parts: it proves nothing.")
    if "position" in head:
        raise CannotRead("This game began from an arranged position: nothing was dealt from its seed.")
    if head.get("chance") != SECURE:
        raise CannotRead("This game was not dealt by the secure generator, and a fair shuffle always is.")
    shuffle = read(record, files)
    committed = head.get("shuffle-commitment", "")
    if commitment_of(shuffle.server) != committed:
        raise CannotRead("The server's part does not hash to the commitment in the record.")
    if commitment and commitment.lower() != committed:
        raise CannotRead("The record's commitment is not the one that you were shown before the game.")
    if misfit := shuffle.misfit():
        raise CannotRead(misfit)
    if _words(shuffle.withheld) != head.get("shuffle-withheld", ""):
        raise CannotRead(f"The seats that withheld their parts are {_words(shuffle.withheld) or 'none'}, but the record names others.")
    if frozen and frozen.lower() != shuffle.frozen:
        raise CannotRead("The commitments, or the game and its options, are not those that your browser kept before it revealed its part.")
    if part and part.lower() not in shuffle.parts.values():
        raise CannotRead("Your part is not among those that the seed was made of.")
    if shuffle.seed != head["seed"]:
        raise CannotRead("The parts do not give the seed that was dealt from.")
    return shuffle


def read(record: Record, files: Files = ()) -> Shuffle:
    """The shuffle described in a record; every line of it must be known, and no seat may be missing."""
    head = record.head
    setup = record.setup(api.game_of(record))
    players = setup.players
    known = {
        "shuffle-table",
        "shuffle-commitment",
        "shuffle-server",
        "shuffle-options",
        "shuffle-humans",
        "shuffle-withheld",
        "shuffle-pack",
    }
    commitments: dict[int, str] = {}
    parts: dict[int, str] = {}
    for name, value in head.items():
        line = LINE.fullmatch(name)
        if line is None:
            if name.startswith("shuffle-") and name not in known:
                raise CannotRead(f"shuffle: there is no line {name[:40]!r}.")
            continue
        if int(line[1]) > players:
            raise CannotRead(f"shuffle: there is no seat{line[1]}: {players} played.")
        (commitments if line[2] else parts)[int(line[1])] = value
    server, words = head["shuffle-server"], head.get("shuffle-humans", "").split()
    for text in (server, *parts.values()):
        if not PART.fullmatch(text):
            raise CannotRead(f"shuffle: {text[:40]!r} is not a part: expected 16 to 128 hex digits.")
    if words != [str(seat) for seat in range(1, players + 1) if str(seat) in words]:
        raise CannotRead(
            f"shuffle-humans: {' '.join(words)[:40]!r} can't be read; expected seats from 1 to {players}, each once, in order."
        )
    humans = tuple(int(word) for word in words)
    return Shuffle(head.get("shuffle-table", ""), server, humans, commitments, parts, agreed_in(record, setup, files))


def agreed_in(record: Record, setup: Setup, files: Files) -> Agreed:
    """What the table had agreed on; it must be what was played. Options added later don't count if they have their defaults."""
    text = record.head.get("shuffle-options", "")
    written = dict(word.partition("=")[::2] for word in text.split())
    defaults = plugins.game(setup.game).facts.defaults
    for name in sorted({*written, *setup.options}):
        if written.get(name, word_of(defaults.get(name, ""))) != word_of(setup.options.get(name, "")):
            raise CannotRead(f"shuffle-options: {quoted(name)} differs from what was played.")
    pack = pack_text(setup.pack, digest_of(record.pack_files() or files)) if setup.pack else ""
    if record.head.get("shuffle-pack", "") != pack:
        raise CannotRead("shuffle-pack: the house cards are not those that were agreed on.")
    return Agreed(setup.game, setup.version, setup.mode, setup.players, text, pack)
