"""Recovery phrases: 128 random bits as eight words that can be pronounced and typed in English and in French.

A word is three syllables of a consonant and a vowel, `bakimo tusaro ...`: no word list is needed. Letters that one of the languages
pronounces like another letter are not used (c, q, z, y, h, w, j, x, e); if somebody types them anyway, they are read as the letter meant.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from felicity.server.refused import Refused

CONSONANTS: Final = "bdfgklmnprstv"
VOWELS: Final = "aiou"
SYLLABLES: Final = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
WORDS: Final = 8
IN_WORD: Final = 3  # syllables
SECRET: Final = 16  # bytes
LONGEST: Final = 400  # characters that anybody may type
HEARD: Final = [("ph", "f"), ("ou", "u"), ("oo", "u"), ("qu", "k"), ("h", ""), *zip("cqzyjw", "kksigv")]


def new_phrase() -> str:
    """A new random phrase.

    >>> len(new_phrase().split()), bits_of(new_phrase()) == bits_of(new_phrase())
    (8, False)
    """
    secret = secrets.token_bytes(SECRET)
    return in_words(secret + check_of(secret))


def check_of(secret: bytes) -> bytes:
    """A checksum that detects 255 of 256 typing mistakes."""
    return sha256(b"felicity phrase check " + secret).digest()[:1]


def in_words(bits: bytes) -> str:
    """Seventeen bytes as eight words.

    >>> in_words(bytes(17))
    'bababa bababa bababa bababa bababa bababa bababa bababa'
    """
    number = int.from_bytes(bits, "big")
    found: list[str] = []
    for _ in range(WORDS * IN_WORD):
        number, digit = divmod(number, len(SYLLABLES))
        found.append(SYLLABLES[digit])
    return " ".join("".join(found[at : at + IN_WORD]) for at in range(0, len(found), IN_WORD))


def bits_of(typed: str) -> bytes:
    """The secret in a phrase as somebody typed it: accents, capitals, hyphens, blanks and doubled letters don't matter.

    >>> secret = bytes(range(16)); phrase = in_words(secret + check_of(secret))
    >>> bits_of(phrase.upper().replace(" ", "-").replace("K", "c")) == secret
    True
    """
    letters = "".join(letter for letter in unicodedata.normalize("NFKD", typed[:LONGEST]).lower() if "a" <= letter <= "z")
    for written, meant in HEARD:
        letters = letters.replace(written, meant)
    letters = re.sub(r"(.)\1+", r"\1", letters)
    pairs = [letters[at : at + 2] for at in range(0, len(letters), 2)]
    if len(pairs) != WORDS * IN_WORD or any(pair not in SYLLABLES for pair in pairs):
        raise bad_phrase()
    number = 0
    for pair in reversed(pairs):
        number = number * len(SYLLABLES) + SYLLABLES.index(pair)
    if number >= 1 << 8 * (SECRET + 1):
        raise bad_phrase()
    bits = number.to_bytes(SECRET + 1, "big")
    secret, check = bits[:SECRET], bits[SECRET:]
    if check != check_of(secret):
        raise bad_phrase()
    return secret


def bad_phrase() -> Refused:
    """Something is mistyped. What was typed isn't repeated."""
    return Refused("bad-phrase", f"A phrase has {WORDS} words of six letters. One of them is missing or mistyped.")


def hash_of_phrase(typed: str) -> str:
    """What is stored of a phrase. It is 128 random bits, so a plain hash can't be brute-forced."""
    return sha256(b"felicity phrase " + bits_of(typed)).hexdigest()
