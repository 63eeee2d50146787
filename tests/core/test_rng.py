"""Chance: fair, repeatable, and the same wherever it runs."""

from __future__ import annotations

from felicity.core.rng import A, Rng, start_of


def test_equal_seeds_give_equal_chance_and_others_differ() -> None:
    """The whole state is one integer."""
    first, second = Rng(start_of("7")), Rng(start_of("7"))
    assert [first.below(1000) for _ in range(50)] == [second.below(1000) for _ in range(50)]
    assert first.state == second.state
    assert start_of("7") != start_of("8")


def test_the_stream_never_changes() -> None:
    """Records of past games depend on it."""
    rng = Rng(start_of("felicity"))
    assert [rng.below(100) for _ in range(12)] == STREAM


STREAM = [48, 32, 83, 74, 81, 40, 18, 18, 69, 98, 82, 53]


def test_every_side_of_a_die_comes_up_equally_often() -> None:
    """60,000 throws: each side within five standard deviations of 10,000."""
    rng = Rng(start_of("die"))
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 5 * 91.3 for count in counts), counts


def test_neighbours_are_independent() -> None:
    """Pairs of throws fill their square evenly (chi-square, 35 degrees of freedom, far below one in a million)."""
    rng = Rng(start_of("pairs"))
    counts = [0] * 36
    for _ in range(72_000):
        counts[6 * rng.below(6) + rng.below(6)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 100


def test_a_shuffle_keeps_the_cards_and_puts_each_everywhere() -> None:
    """Every card of five reaches every place about equally often."""
    rng = Rng(start_of("shuffle"))
    places = [[0] * 5 for _ in range(5)]
    for _ in range(5000):
        deck = rng.shuffled((0, 1, 2, 3, 4))
        assert sorted(deck) == [0, 1, 2, 3, 4]
        for place, card in enumerate(deck):
            places[card][place] += 1
    assert all(850 < count < 1150 for row in places for count in row), places


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
