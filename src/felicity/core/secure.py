"""Unpredictable chance: BLAKE2b in counter mode, keyed with 256 bits, for tables where people play (docs/chance.md).

Without the key, past draws tell nothing about earlier or later ones.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final, cast

from felicity.core.native import i64
from felicity.core.rng import Rng

KEY_BYTES: Final = 32
WORDS: Final = 16  # of 32 bits, in a block of 64 bytes
LAST_DRAWN: Final = 2**53  # more than any game draws, and exact in every JSON parser


def key_of(seed: str) -> bytes:
    """The key for a seed. The whole text counts: a seed of 256 random bits gives a key that is just as hard to guess.

    >>> key_of("7") == key_of("7") != key_of("8")
    True
    """
    return hashlib.blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"felicity key").digest()


def words_of(key: bytes, block: int) -> tuple[int, ...]:
    """The sixteen words of a block."""
    digest = hashlib.blake2b(block.to_bytes(8, "little"), key=key, person=b"felicity stream").digest()
    return cast("tuple[int, ...]", struct.unpack("<16I", digest))


class SecureRng(Rng):
    """A random stream whose `state` is the number of words drawn; together with the key it determines what follows.

    >>> rng = SecureRng(key_of("7"), 0)
    >>> all(0 <= rng.below(6) < 6 for _ in range(100))
    True
    """

    def __init__(self, key: bytes, drawn: int, words: tuple[int, ...] = ()) -> None:
        super().__init__(drawn)
        self.key: Final = key
        self.words = words or words_of(key, drawn // WORDS)  # of the block with the next word, unless that word begins a block

    def copy(self) -> SecureRng:
        """A stream that draws the same from here on; copies share key and block."""
        return SecureRng(self.key, int(self.state), self.words)

    def dump(self) -> object:
        """As it is written in saves."""
        return {"key": self.key.hex(), "drawn": int(self.state)}

    def bits(self) -> i64:
        """32 random bits."""
        drawn: i64 = self.state
        place: i64 = drawn % WORDS
        if place == 0:
            self.words = words_of(self.key, int(drawn // WORDS))
        self.state = drawn + 1
        return self.words[place]

    def another(self) -> SecureRng:
        """An independent stream, keyed from this one."""
        return SecureRng(struct.pack("<8I", *[int(self.bits()) for _ in range(8)]), 0)

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards in random order."""
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
