"""Untrusted input, whether typed, mailed or sent: numbers in text, control characters, names, JSON.

Python itself accepts too much: `'²'.isdigit()`, integers of any length, lone surrogates, NaN, endlessly nested lists.
"""

from __future__ import annotations

import json
import math
import unicodedata
from typing import Final

from felicity.core.errors import CannotRead
from felicity.core.wording import Wording, worded

SHOWN: Final = 60  # characters of untrusted text that an error quotes
LONGEST_NAME: Final = 24  # of a person or a bot, at any table
LONGEST_SEED: Final = 200
RESERVED: Final = ",;:()[]"  # not allowed in names: a record lists names with commas, and a bot's level in brackets
JOINERS: Final = "\u200c\u200d"  # invisible, but needed by some scripts and by joined emoji
DEEPEST: Final = 40  # nested objects and lists: no save has more than ten levels
MOST_VALUES: Final = 50_000  # in a save: no game has more than a few thousand
LONGEST_TEXT: Final = 2_000  # characters of a text in a save
WIDEST: Final = 2**256  # limit of a number in a save: no generator state is larger


def whole(text: str, most: int) -> int | None:
    """The number in a text, from 0 to `most`; None if it isn't a number or is greater. Only 0 to 9 count as digits.

    >>> whole("12", 99), whole("²", 99), whole("9" * 5000, 99)
    (12, None, None)
    """
    if not text or not text.isascii() or not text.isdecimal() or len(text) > len(str(most)):
        return None
    number = int(text)
    return number if number <= most else None


def quoted(value: object) -> str:
    r"""An untrusted value as an error quotes it: short, and without control characters.

    >>> quoted("seat1"), quoted("\x1b[2J")
    ("'seat1'", "'\\x1b[2J'")
    >>> quoted({}), quoted([1, 2]), quoted(None), quoted(10**5000)
    ('an object', 'a list of 2', 'null', 'a number beyond counting')
    """
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    if isinstance(value, int) and abs(value) > WIDEST:
        return "a number beyond counting"
    if not isinstance(value, (str, int, float)):  # an object of another library, or a TOML date
        return f"a {type(value).__name__}"
    text = repr(value[:SHOWN] if isinstance(value, str) else value)
    return text if len(text) <= SHOWN + 2 else text[:SHOWN] + "..."


def quoted_value(value: object) -> Wording:
    """The same in any language."""
    text = quoted(value)
    if isinstance(value, dict):
        return worded(text, "value-object")
    if isinstance(value, list):
        return worded(text, "value-list", count=len(value))
    if value is None or isinstance(value, (str, bool, float)) or (isinstance(value, int) and abs(value) <= WIDEST):
        return Wording(text)
    return worded(text, "value-number" if isinstance(value, int) else "value-other", kind=type(value).__name__)


def named(text: str) -> str:
    """An untrusted text unchanged if it is short and plain; else `quoted`."""
    return text if len(text) <= SHOWN and is_visible(text) else quoted(text)


# --- characters ---


def is_plain(letter: str) -> bool:
    """Is a character harmless? Controls, bidirectional overrides, line separators and lone surrogates aren't."""
    if letter.isprintable() or letter in JOINERS:
        return True
    return unicodedata.category(letter) == "Zs"  # a space, such as the narrow one used in French


def is_visible(text: str) -> bool:
    """Does a text have plain characters only?"""
    return text.isprintable() or all(is_plain(letter) for letter in text)


def visible(text: str) -> str:
    r"""A text that is safe in terminals, logs and pages: every character that isn't plain is replaced.

    >>> visible("A\x1b[31mda")
    'A�[31mda'
    """
    return text if text.isprintable() else "".join([letter if is_plain(letter) else "\ufffd" for letter in text])


def is_name(text: str) -> bool:
    """May a player have this name? "" is allowed: the table then picks one."""
    return len(text) <= LONGEST_NAME and is_visible(text) and not any(letter in text for letter in RESERVED)


def name_from(text: str) -> str:
    """A name from a record without the characters that aren't allowed in a name."""
    kept = "".join(["\ufffd" if letter in RESERVED else letter for letter in visible(text)])
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def is_seed(text: str) -> bool:
    """May this text be a seed? Seeds are written in records, and hashed."""
    return len(text) <= LONGEST_SEED and text.split() == [text] and is_visible(text)


# --- data ---


def read_json(text: str, where: str) -> object:
    """JSON such as a save contains, or `CannotRead`."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CannotRead(f"{where}: not readable as JSON ({error}).") from None
    check_data(data, where)
    return data


def check_data(data: object, where: str) -> None:
    """Refuse what no save contains: deep or endless data, keys that aren't text, NaN and infinity, lone surrogates."""
    wrong = wrong_data(data)
    if wrong:
        raise CannotRead(f"{where}: {wrong}.", "error-data", where=where, wrong=wrong)


def wrong_data(data: object) -> Wording | None:
    """What no save contains."""
    level: list[object] = [data]
    values = 0
    for _ in range(DEEPEST):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                for key in value:
                    if not isinstance(key, str):
                        return worded(f"a key is {quoted(key)}, expected a text", "data-key", value=quoted_value(key))
                    wrong = _wrong_value(key)
                    if wrong:
                        return wrong
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            else:
                wrong = _wrong_value(value)
                if wrong:
                    return wrong
        values += len(inner)
        if values > MOST_VALUES:
            return worded(f"has too many values: expected up to {MOST_VALUES}", "data-many", most=MOST_VALUES)
        if not inner:
            return None
        level = inner
    return worded(f"is nested too deeply: expected up to {DEEPEST} objects and lists inside one another", "data-deep", most=DEEPEST)


def _wrong_value(value: object) -> Wording | None:
    if value is None or isinstance(value, bool):
        return None
    if isinstance(value, str):
        if len(value) <= LONGEST_TEXT and is_visible(value):
            return None
        text = f"{quoted(value)} can't be used: expected a text of up to {LONGEST_TEXT} letters without control characters"
        return worded(text, "data-text", value=quoted_value(value), most=LONGEST_TEXT)
    if isinstance(value, int):
        return (
            None if -WIDEST <= value <= WIDEST else worded("a number has too many digits: expected one from -2^256 to 2^256", "data-number")
        )
    if isinstance(value, float) and math.isfinite(value):
        return None
    text = f"{quoted(value)} can't be used: expected an object, a list, a text, a number, true, false or null"
    return worded(text, "data-kind", value=quoted_value(value))
