"""Recovery phrases: said, written down and typed again, in either language."""

from __future__ import annotations

import secrets

import pytest

from felicity.server.phrase import SECRET, SYLLABLES, WORDS, bits_of, check_of, hash_of_phrase, in_words, new_phrase
from felicity.server.refused import Refused

SAID = bytes(range(100, 100 + SECRET))
PHRASE = in_words(SAID + check_of(SAID))


def test_a_phrase_holds_128_bits_and_comes_back() -> None:
    """From the least to the greatest."""
    assert len(SYLLABLES) ** (3 * WORDS) >= 1 << 8 * (SECRET + 1)
    for secret in (bytes(SECRET), b"\xff" * SECRET, *(secrets.token_bytes(SECRET) for _ in range(200))):
        phrase = in_words(secret + check_of(secret))
        assert [len(word) for word in phrase.split()] == [6] * WORDS
        assert bits_of(phrase) == secret
    assert len({new_phrase() for _ in range(50)}) == 50


@pytest.mark.parametrize(
    "typed",
    [
        PHRASE.upper(),
        PHRASE.replace(" ", "-"),
        PHRASE.replace(" ", ""),
        "  " + PHRASE.replace(" ", " \n "),
        PHRASE.replace("a", "à").replace("i", "î"),
        PHRASE.replace("k", "c").replace("s", "z").replace("i", "y"),
        PHRASE.replace("u", "ou").replace("f", "ph").replace("t", "tt"),
        ", ".join(PHRASE.split()) + ".",
    ],
)
def test_how_it_is_typed_does_not_matter(typed: str) -> None:
    """Capitals, accents, hyphens, blanks, doubled letters, and letters that sound alike."""
    assert bits_of(typed) == SAID
    assert hash_of_phrase(typed) == hash_of_phrase(PHRASE)


@pytest.mark.parametrize(
    "typed", ["", "bababa", PHRASE[:-1], PHRASE + " ba", PHRASE.replace("a", "e"), "tuvotu " * 8, "日本" * 24, "ba" * 500]
)
def test_what_is_no_phrase_is_refused_without_repeating_it(typed: str) -> None:
    """Too short, too long, other letters, beyond the greatest."""
    with pytest.raises(Refused) as refused:
        bits_of(typed)
    assert refused.value.code == "bad-phrase"
    assert PHRASE.split()[0] not in str(refused.value)


def test_a_slip_is_noticed() -> None:
    """Another syllable, or two words changed round: nearly always, by the checksum."""
    words = PHRASE.split()
    slips = [PHRASE[:at] + ("a" if PHRASE[at] != "a" else "o") + PHRASE[at + 1 :] for at in range(1, len(PHRASE)) if PHRASE[at] in "aiou"]
    slips += [" ".join([*words[:at], words[at + 1], words[at], *words[at + 2 :]]) for at in range(WORDS - 1)]
    noticed = 0
    for slip in slips:
        try:
            assert bits_of(slip) != SAID
        except Refused:
            noticed += 1
    assert noticed >= len(slips) - 1
