"""Events: typed facts about what happened, each with its audience. Logs, undo, statistics and stories are built from them."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # as a mask, every bit is set
# Event names with the same meaning in every game: logs and stories are divided by these rounds (`round`) and turns (`who`).
GAME_STARTED: Final = "game-started"
ROUND_STARTED: Final = "round-started"
TURN_STARTED: Final = "turn-started"


class EventKind:
    """A kind of event: its name, its fields, and whether it reveals something that was hidden or left to chance.

    A `deed` reveals what the seat in its first field chose to do, so it is no surprise to that seat.
    """

    def __init__(self, name: str, fields: str = "", reveals: bool = False, deed: bool = False) -> None:
        self.name = name
        self.fields: list[str] = fields.split()  # each `name:kind`, as in Step.FIELDS
        assert not any(field.startswith(("event:", "rule:")) for field in self.fields), name  # keys that every event has
        self.reveals = reveals or deed
        self.deed = deed
        assert not deed or self.fields[0].endswith(":seat"), name


class EventKinds:
    """All kinds of event of a game, by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, EventKind] = {}

    def add(self, name: str, fields: str = "", reveals: bool = False, deed: bool = False) -> EventKind:
        """Add a kind; its name must be new."""
        assert name not in self.by_name, name
        kind = EventKind(name, fields, reveals, deed)
        self.by_name[name] = kind
        return kind


class Event:
    """One fact in the past tense. `audience` is a mask of the seats that learn it."""

    def __init__(self, kind: EventKind, rule: str, audience: int, values: tuple[int, ...]) -> None:
        assert len(values) == len(kind.fields), kind.name
        self.kind = kind
        self.rule = rule
        self.audience = audience
        self.values = values

    def is_for(self, seat: int) -> bool:
        """Does this seat (counted from 0; -1 is a spectator) learn it?"""
        return self.audience == EVERYBODY or (seat >= 0 and (self.audience >> seat) & 1 == 1)

    def surprises(self, seat: int) -> bool:
        """Is this unforeseeable for the seat (counted from 0), because of chance, something hidden or another player's choice?"""
        return self.kind.reveals and not (self.kind.deed and self.values[0] == seat)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value}" for name, value in zip(self.kind.fields, self.values, strict=True))
        return f"{self.kind.name}({fields})"
