"""Letters, numbers and values that programs stumble over, and changes that put them into texts and JSON."""

from __future__ import annotations

import json
from random import Random
from typing import Any

LETTERS = [
    "\x00", "\x0b", "\x0c", "\r", "\n", "\t", "\x1b[2J", "\x1c", "\x7f", "\x85", "\x9b", "\xa0", "\xad", "²", "٣", "½", "Ⅷ", "\u200b",
    "\u200d", "\u2028", "\u2029", "\u202e", "\u2066", "\ufeff", "\ufffe", "\ud800", "\udfff", "😀", "İ", "ß", "K", "e\u0301" * 30,
    ",", ";", ":", "=", "(", ")", "[", "]", "{", "}", '"', "'", "\\", "#", "%00", "%ff", "../", "&", "?",
    "\\u0000", "\\ud800", "-", "+", "_",
]  # fmt: skip
NUMBERS = [
    "0",
    "-1",
    "00",
    "1e400",
    "1e5",
    "1.5",
    "NaN",
    "-0",
    "9" * 20,
    "9" * 4301,
    "0x10",
    "1_0",
    "²",
    "٣",
    "2147483648",
    "1" * 400,
    "true",
    "",
]
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 12, 13, 10**6, 10**30, -(10**30), 1.5, 1e308, "", " ", "1", "seat1", "work", "x" * 3000, "\x00",
    "\ud800", "\u2028", "\x1b[2J", [], {}, [[]], [None], {"": None}, {"type": "play"}, [1] * 100, {"a": {"b": {"c": [1, 2, {"d": None}]}}},
]  # fmt: skip


def change_text(text: str, rng: Random) -> str:
    """A text with something else in it."""
    at = rng.randrange(len(text) + 1)
    to = min(len(text), at + rng.choice([0, 1, 1, 2, 5, 40]))
    how = rng.randrange(6)
    if how == 0:
        return text[:at] + rng.choice(LETTERS) + text[at:]
    if how == 1:
        return text[:at] + rng.choice(LETTERS) + text[to:]
    if how == 2:
        return text[:at] + text[to:]
    if how == 3:
        return text[:to] + text[at:to] * rng.choice([1, 2, 50]) + text[to:]
    if how == 4:
        return change_number(text, rng)
    return text[:at] + chr(rng.choice([rng.randrange(128), rng.randrange(0x3000), rng.randrange(0x110000)])) + text[to:]


def change_number(text: str, rng: Random) -> str:
    """Another number where one stands."""
    places = [at for at, letter in enumerate(text) if "0" <= letter <= "9"]
    if not places:
        return text + rng.choice(NUMBERS)
    at = rng.choice(places)
    return text[:at] + rng.choice(NUMBERS) + text[at + 1 :]


def change_data(data: Any, rng: Random) -> Any:
    """JSON with something else in it, somewhere."""
    if rng.random() < 0.15 or not isinstance(data, (dict, list)) or not data:
        return change_value(data, rng)
    if isinstance(data, list):
        changed = list(data)
        at = rng.randrange(len(changed))
        how = rng.randrange(4)
        if how == 0:
            changed[at] = change_data(changed[at], rng)
        elif how == 1:
            del changed[at]
        elif how == 2:
            changed.insert(at, rng.choice(VALUES))
        else:
            changed *= rng.choice([2, 20])
        return changed
    found = dict(data)
    key = rng.choice(list(found))
    how = rng.randrange(6)
    if how < 3:
        found[key] = change_data(found[key], rng)
    elif how == 3:
        del found[key]
    elif how == 4:
        found[change_text(key, rng)] = found.pop(key)
    else:
        found[rng.choice(["", "x", "type", "id", "\ud800", "__proto__", "\x00", key + " "])] = rng.choice(VALUES)
    return found


def change_value(value: Any, rng: Random) -> Any:
    """Something else in its place."""
    if isinstance(value, str) and rng.random() < 0.6:
        return change_text(value, rng)
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice([1, -1, 2, 10, -10, 1000, 2**31, 2**63, 10**400])
    return rng.choice(VALUES)


def as_json(data: Any, rng: Random) -> str:
    """As JSON, sometimes not quite."""
    text = json.dumps(data, ensure_ascii=rng.random() < 0.7)
    how = rng.random()
    if how < 0.1:
        return change_text(text, rng)
    if how < 0.12:
        return rng.choice(["[", '{"a":', "[{"]) * rng.choice([100, 5000]) + text
    if how < 0.13:
        return text.replace("1", "1" * 4400)
    return text
