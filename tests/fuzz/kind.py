"""What all kinds of random input share: they are made from a seed, tried, counted, and made smaller when something breaks."""

from __future__ import annotations

import hashlib
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from felicity.core.untrusted import is_visible

SMALLER = 400  # attempts to make a broken input smaller


@dataclass
class Broken:
    """An input that got neither a clear answer nor a clear refusal."""

    kind: str
    text: str
    why: str

    @property
    def name(self) -> str:
        """A name for its file."""
        return f"{self.kind}-{hashlib.sha256(self.text.encode('utf-8', 'surrogatepass')).hexdigest()[:10]}.txt"


@dataclass
class Tally:
    """How many inputs were tried, and what came of them."""

    kind: str
    accepted: int = 0
    refused: int = 0
    seconds: float = 0.0
    broken: list[Broken] = field(default_factory=list)

    @property
    def inputs(self) -> int:
        """All of them."""
        return self.accepted + self.refused + len(self.broken)

    def add(self, other: Tally) -> None:
        """Count another's, too."""
        self.accepted += other.accepted
        self.refused += other.refused
        self.seconds += other.seconds
        self.broken += other.broken


class Kind:
    """A kind of input. Every input is a text, so that a broken one can be kept, looked at and become a test."""

    name = ""
    shrinks = True  # can parts of a broken input be left out?

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def make(self) -> str:
        """The next input."""
        raise NotImplementedError

    def takes(self, text: str) -> bool:
        """Was it accepted? False: it was refused as promised. Whatever breaks is raised."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of what was opened."""


def run(kind: Callable[[Random], Kind], count: int, seed: str, minutes: float = 0.0) -> Tally:
    """Try so many inputs, or as many as the minutes allow (0: no limit). Equal seeds make equal inputs."""
    fuzz = kind(Random(seed))
    tally = Tally(fuzz.name)
    began = time.monotonic()
    try:
        for _ in range(count):
            if minutes and time.monotonic() - began > 60 * minutes:
                break
            try_one(fuzz, fuzz.make(), tally)
    finally:
        fuzz.close()
    tally.seconds = time.monotonic() - began
    return tally


def try_one(fuzz: Kind, text: str, tally: Tally) -> None:
    """Try an input and count it."""
    try:
        accepted = fuzz.takes(text)
    except Exception as error:
        tally.broken.append(Broken(fuzz.name, smaller(fuzz, text, type(error)) if fuzz.shrinks else text, reason(error)))
        return
    tally.accepted += accepted
    tally.refused += not accepted


def reason(error: BaseException) -> str:
    """What went wrong, and where."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__}: {str(error)[:300]} ({where})"


def need_sentence(text: str, most: int = 5000) -> None:
    """A refusal is a sentence that no terminal obeys."""
    assert is_visible(text.replace("\n", " ")), "the refusal holds what a terminal obeys"
    assert len(text) < most, "the refusal is too long"


def smaller(fuzz: Kind, text: str, error: type[BaseException]) -> str:
    """A part of a broken input that breaks alike: pieces are left out as long as it does."""
    left, size = SMALLER, max(1, len(text) // 2)
    while size and left > 0:
        at = 0
        while at < len(text) and left > 0:
            left -= 1
            part = text[:at] + text[at + size :]
            if breaks(fuzz, part, error):
                text = part
            else:
                at += size
        size //= 2
    return text


def breaks(fuzz: Kind, text: str, error: type[BaseException]) -> bool:
    """Does an input break in this way?"""
    try:
        fuzz.takes(text)
    except error:
        return True
    except Exception:
        return False
    return False
