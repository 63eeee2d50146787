"""Chance: fair, repeatable, and the same wherever it runs."""

from __future__ import annotations

import hashlib

import pytest

from felicity.core.rng import LAST, A, Rng, start_of
from felicity.core.secure import SecureRng, key_of

BOTH = pytest.mark.parametrize("kind", ["fast", "secure"])


def stream(kind: str, seed: str) -> Rng:
    """Chance of either kind."""
    return SecureRng(key_of(seed), 0) if kind == "secure" else Rng(start_of(seed))


def test_equal_seeds_give_equal_chance_and_others_differ() -> None:
    """The whole state of the fast generator is one integer."""
    first, second = Rng(start_of("7")), Rng(start_of("7"))
    assert [first.below(1000) for _ in range(50)] == [second.below(1000) for _ in range(50)]
    assert first.state == second.state
    assert start_of("7") != start_of("8")


def test_a_seed_deals_the_same_for_ever() -> None:
    """Records of earlier games are dealt again by these very numbers, and a stream's own streams by theirs."""
    rng = Rng(start_of("7"))
    assert rng.state == 2996590684657777680
    assert [rng.below(1000) for _ in range(8)] == [391, 283, 464, 549, 606, 223, 780, 570]
    assert rng.state == 8453278791040988565
    assert (rng.another().state, rng.state) == (1228627619806667525, 1434183301093521428)
    assert Rng(5).shuffled(tuple(range(10))) == (7, 0, 4, 6, 9, 5, 1, 2, 8, 3)
    assert LAST == A * 2**32 - 2


def test_draws_that_would_be_unfair_are_drawn_again() -> None:
    """A quarter of them, of so many: these very numbers come out, and every third of them is as likely."""
    rng, many = Rng(start_of("fair")), 3 * 2**30
    assert [rng.below(many) for _ in range(10)] == [
        448688449, 2068885653, 1137429721, 1648748194, 2888747225, 15996465, 3042045825, 492065100, 1836278396, 469632032,
    ]  # fmt: skip
    thirds = [0, 0, 0]
    for _ in range(3_000):
        thirds[rng.below(many) >> 30] += 1
    assert all(abs(count - 1_000) < 150 for count in thirds), thirds


@BOTH
def test_every_side_of_a_die_comes_up_equally_often(kind: str) -> None:
    """60,000 throws: each side within five standard deviations of 10,000."""
    rng = stream(kind, "die")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 5 * 91.3 for count in counts), counts


@BOTH
def test_neighbours_are_independent(kind: str) -> None:
    """Pairs of throws fill their square evenly (chi-square, 35 degrees of freedom, far below one in a million)."""
    rng = stream(kind, "pairs")
    counts = [0] * 36
    for _ in range(72_000):
        counts[6 * rng.below(6) + rng.below(6)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 100


@BOTH
def test_a_shuffle_keeps_the_cards_and_puts_each_everywhere(kind: str) -> None:
    """Every card of five reaches every place about equally often."""
    rng = stream(kind, "shuffle")
    places = [[0] * 5 for _ in range(5)]
    for _ in range(5000):
        deck = rng.shuffled((0, 1, 2, 3, 4))
        assert sorted(deck) == [0, 1, 2, 3, 4]
        for place, card in enumerate(deck):
            places[card][place] += 1
    assert all(850 < count < 1150 for row in places for count in row), places


def test_the_secure_stream_is_a_keyed_hash_of_a_counter() -> None:
    """Nothing but a hash that nobody can turn round stands between the key and what is drawn (docs/chance.md)."""
    key = hashlib.blake2b(b"7", digest_size=32, person=b"felicity key").digest()
    blocks = [hashlib.blake2b(number.to_bytes(8, "little"), key=key, person=b"felicity stream").digest() for number in range(3)]
    text = b"".join(blocks)
    secure = stream("secure", "7")
    assert [int(secure.bits()) for _ in range(48)] == [int.from_bytes(text[at : at + 4], "little") for at in range(0, 192, 4)]


def test_a_long_seed_counts_to_its_last_letter() -> None:
    """256 bits of a fair shuffle are 256 bits of the key."""
    seed = "0" * 63
    assert key_of(seed + "1") != key_of(seed + "2")
    assert len(key_of(seed)) == 32


@BOTH
def test_a_stream_of_its_own_is_another_one(kind: str) -> None:
    """Neither repeats the other, and both are of the same kind."""
    rng = stream(kind, "7")
    other = rng.another()
    assert type(other) is type(rng)
    assert [rng.below(10**6) for _ in range(5)] != [other.below(10**6) for _ in range(5)]


@BOTH
def test_a_copy_goes_its_own_way(kind: str) -> None:
    """Drawing from it leaves the other where it was."""
    rng = stream(kind, "7")
    for _ in range(20):
        before = rng.dump()
        copied = rng.copy()
        drawn = [copied.below(1000) for _ in range(20)]
        assert rng.dump() == before
        assert [rng.copy().below(1000)] == drawn[:1]
        rng.bits()


def test_the_generator_has_a_long_period() -> None:
    """A * 2**32 - 1 and its half are prime, so that every start but 0 runs through half of all states at least."""
    for number in (A * 2**32 - 1, A * 2**31 - 1):
        assert all(is_probable_prime(number, base) for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37))


def is_probable_prime(number: int, base: int) -> bool:
    """Miller and Rabin's test; with these bases it is exact below 3.3e24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    power = pow(base, odd, number)
    if power in (1, number - 1):
        return True
    for _ in range(twos - 1):
        power = power * power % number
        if power == number - 1:
            return True
    return False
