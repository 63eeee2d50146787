"""Who sits where: people by name, bots by level."""

from __future__ import annotations

import re
from typing import Final

from felicity.bots import registry
from felicity.bots.bot import Bot
from felicity.cli.language import Refused
from felicity.core.table import Table
from felicity.core.untrusted import is_name, name_from
from felicity.text.narrator import NAMES

YOU: Final = "you"
FIRST: Final = ("greedy", "normal")  # the default levels; the second for games without a greedy bot
LONGEST: Final = 16
_BOT = re.compile(r"(?P<name>[^()]+) \((?P<level>[a-z0-9:-]+)\)")


class Sitting:
    """A player at the table: a person, or a bot with its level."""

    def __init__(self, name: str, level: str, game: str) -> None:
        self.name = name
        self.level = level  # "" for a person
        self.bot: Bot | None = registry.bot(level, game) if level else None

    @property
    def label(self) -> str:
        """The name as shown on the table and in records, e.g. `Bo (greedy)`."""
        return f"{self.name} ({self.level})" if self.level else self.name


def default_level(game: str) -> str:
    """The default level of bots."""
    known = registry.names(game)
    return next(level for level in FIRST if level in known)


def seats_from(words: list[str], game: str) -> list[Sitting]:
    """Seats as requested: `you`, the name of a person, or a bot's level."""
    taken: set[str] = set()
    found: list[Sitting] = []
    for number, word in enumerate(words):
        level = word.lower() if registry.is_bot(word.lower(), game) else ""
        name = NAMES[number % len(NAMES)] if level or word.lower() == YOU else checked(word)
        while name.casefold() in taken:
            name = checked(f"{name} {number + 1}")
        taken.add(name.casefold())
        found.append(Sitting(name, level, game))
    return found


def need_seat(table: Table, seat: int | None) -> None:
    """Refuse a seat that the table doesn't have."""
    if seat is not None and not 1 <= seat <= table.setup.players:
        raise Refused("error-seat", seat=seat, last=table.setup.players)


def seats_of(labels: list[str], game: str, players: int, level: str) -> list[Sitting]:
    """Seats as named in a record; without names the first is a person, the others are bots."""
    if len(labels) != players:
        return seats_from([YOU, *[level] * (players - 1)], game)
    labels = labels_of(labels, players)
    found = [_BOT.fullmatch(label) for label in labels]
    return [Sitting(match["name"], match["level"], game) if match else Sitting(label, "", game) for label, match in zip(labels, found)]


def labels_of(names: list[str], players: int) -> list[str]:
    """The names in a record, made safe to show; players without a name get one."""
    found = [label(name) for name in names[:players]]
    return [name or NAMES[seat] for seat, name in enumerate(found + [""] * (players - len(found)))]


def label(text: str) -> str:
    """Parse e.g. `Bo (greedy)`: a name, and a bot's level."""
    match = _BOT.fullmatch(text)
    name = name_from(match["name"] if match else text)
    return f"{name} ({match['level']})" if match and name else name


def checked(name: str) -> str:
    """A name that can be shown on a table and in a record."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST or not is_name(name):
        raise Refused("error-name", name=name, longest=LONGEST)
    return name
