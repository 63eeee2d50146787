"""A TOML file that somebody may have written: read within limits, or refused with its name and what is wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from felicity.core.mistakes import BadFile, not_toml
from felicity.core.untrusted import named, quoted, visible
from felicity.core.wording import system_reason, worded

LARGEST: Final = 1_000_000  # bytes in a pack's file
DEEPEST_KEY: Final = 8  # parts of a dotted key such as `requires.HOUSE`
MOST_PARTS: Final = 20_000  # of dotted keys and table headers in all: the parser uses a kilobyte or more for each

# The strings and comments of a TOML file: how each begins, continues and ends. Inside them dots and brackets mean nothing.
_BEGINS: Final = re.compile(r'"""|\'\'\'|["\'#]')
_ENDS: Final = {
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
    '"': re.compile(r'\\.|["\n]', re.DOTALL),
    "'": re.compile(r"['\n]"),
    "#": re.compile(r"\n"),
}
_KEYS: Final = re.compile(r"[^\s=,{}\[\]]+")
_HEADS: Final = re.compile(r"^\[", re.MULTILINE)


def read_file(path: Path) -> dict[str, object]:
    """A TOML file, or a clear refusal."""
    return read_toml(named(path.name), bytes_of(path))


def read_toml(file: str, content: bytes) -> dict[str, object]:
    """The content of a TOML file, or a clear refusal."""
    try:
        text = content.decode("utf-8")
        check_keys(file, text)
        return tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise BadFile(file, worded(f"not a text in UTF-8 ({error}): save it in that encoding", "file-not-text", why=str(error))) from None
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits, or lists nested too deeply
        raise BadFile(file, not_toml(visible(str(error)))) from None


def without_texts(text: str) -> str:
    """A TOML file without comments and with a letter in place of every string: keys, brackets and numbers are left."""
    found, at = [], 0
    while begins := _BEGINS.search(text, at):
        found.append(text[at : begins.start()])
        kind = begins.group()
        ends = _ENDS[kind].search(text, begins.end())
        while ends and ends.group().startswith("\\"):
            ends = _ENDS[kind].search(text, ends.end())
        found.append("\n" if kind == "#" else "x")
        at = ends.end() if ends else len(text)
    return "".join(found) + text[at:]


def check_keys(file: str, text: str) -> None:
    """Refuse keys for which the parser would need far more memory than the file has bytes: `a.a.a.a...`, or very many tables."""
    keys = without_texts(text).replace(" ", "").replace("\t", "")  # spaces may surround dots
    parts = len(_HEADS.findall(keys))
    for key in _KEYS.findall(keys):
        dots = key.count(".")
        if dots >= DEEPEST_KEY:
            text = f"the key {quoted(key)} has {dots + 1} parts: expected up to {DEEPEST_KEY}"
            raise BadFile(file, worded(text, "file-long-key", name=quoted(key), parts=dots + 1, most=DEEPEST_KEY))
        parts += dots
    if parts > MOST_PARTS:
        text = f"has {parts} parts of keys and tables: expected up to {MOST_PARTS}"
        raise BadFile(file, worded(text, "file-many-keys", parts=parts, most=MOST_PARTS))


def bytes_of(path: Path) -> bytes:
    """The content of a pack's file. Pipes, devices and folders may be called .toml, too."""
    file = named(path.name)
    try:
        if not path.is_file():
            raise BadFile(file, worded("can't be read: expected an ordinary file", "file-not-ordinary"))
        if path.stat().st_size > LARGEST:
            raise BadFile(file, worded(f"is too large: expected up to {LARGEST} bytes", "file-too-large", most=LARGEST))
        return path.read_bytes()
    except OSError as error:
        raise BadFile(file, worded(f"can't be read ({error.strerror})", "file-unreadable", why=system_reason(error))) from None
