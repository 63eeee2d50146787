"""Both generators draw the same on every build and platform: records of past games depend on it."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.rng import Rng, start_of
from felicity.core.secure import SecureRng, key_of

FAST = [48, 32, 83, 74, 81, 40, 18, 18, 69, 98, 82, 53]
SECURE = [1, 98, 48, 5, 70, 55, 67, 92, 52, 66, 29, 7, 31, 7, 38, 30, 85, 14, 21, 4]


def test_the_streams_never_change() -> None:
    """Numbers, and what a stream of its own begins with."""
    fast, secure = Rng(start_of("felicity")), SecureRng(key_of("felicity"), 0)
    assert [fast.below(100) for _ in range(12)] == FAST
    assert [secure.below(100) for _ in range(20)] == SECURE
    assert [secure.another().below(1000), secure.below(1000)] == [676, 225]
    assert secure.shuffled(tuple(range(12))) == (9, 6, 2, 11, 4, 10, 8, 0, 3, 5, 7, 1)


@pytest.mark.parametrize("game", ["loop", "nation", "nostalgia", "pursuit", "rainbow"])
def test_a_copy_draws_the_same_and_leaves_its_origin_alone(game: str) -> None:
    """In the middle of a block, at its end, and after a dump."""
    table = felicity.new(game, seed=7, chance="secure")
    twin = table.copy().state.rng
    loaded = felicity.load(table.dump()).state.rng
    drawn = [[int(rng.bits()) for _ in range(40)] for rng in (twin, loaded, table.state.rng)]
    assert drawn[0] == drawn[1] == drawn[2]
    assert len(set(drawn[0])) == 40
