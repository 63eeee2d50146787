"""Changes of single values of cards, `table.card.key=value`, for studies that play the same deals with and without them."""

from __future__ import annotations

import json
from dataclasses import dataclass

from felicity.core.errors import CannotRead
from felicity.core.toml_file import read_toml
from felicity.core.untrusted import check_data
from felicity.lab.errors import UnreadableStudy, shown

CHANGES_FILE = "~changes.toml"  # sorts after the files of any pack: changes come last
PARTS = 3


@dataclass(frozen=True, slots=True, order=True)
class Change:
    """One key of one card gets another value. The value is JSON, so that a change is plain data and has one text."""

    table: str
    card: str
    key: str
    value: str

    @property
    def place(self) -> str:
        """The key that is changed."""
        return f"{self.table}.{self.card}.{self.key}"

    def __str__(self) -> str:
        return f"{self.place}={self.value}"


def change(place: str, value: object) -> Change:
    """A change from its place, `table.card.key`, and its value.

    >>> str(change("career.chef.coins", 3))
    'career.chef.coins=3'
    """
    parts = place.split(".")
    if len(parts) != PARTS or not all(parts):
        raise UnreadableStudy("lab-change-place", place=shown(place))
    check_data(value, place)
    table, card, key = parts
    return Change(table, card, key, json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True))


def read_change(place: str, text: str) -> Change:
    """A change from the text of its value: JSON or TOML, or else a plain word.

    >>> str(read_change("goal.family.requires", "{HOUSE=2}")), str(read_change("career.chef.name", "Cook"))
    ('goal.family.requires={"HOUSE":2}', 'career.chef.name="Cook"')
    """
    try:
        return change(place, json.loads(text))
    except (ValueError, RecursionError):
        pass
    try:
        value = read_toml(place, f"value = {text}".encode())["value"]
    except CannotRead:
        value = text
    return change(place, value)


def toml_value(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml_value(inner) for inner in value) + "]"
    if value is None:
        raise UnreadableStudy("lab-change-null")
    return json.dumps(value, ensure_ascii=False)


def changes_toml(changes: tuple[Change, ...]) -> str:
    """Changes as a file of a pack, one entry per card: keys that belong together are changed together."""
    entries: dict[tuple[str, str], list[str]] = {}
    for each in changes:
        entries.setdefault((each.table, each.card), []).append(f"{json.dumps(each.key)} = {toml_value(json.loads(each.value))}")
    return "\n".join(
        "\n".join([f"[[{json.dumps(table)}]]", f"id = {json.dumps(card)}", *lines, ""]) for (table, card), lines in entries.items()
    )
