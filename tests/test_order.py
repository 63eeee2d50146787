"""The tests in a random order: the seed decides it, and files stay together."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from tests.conftest import shuffled


class Story(pytest.Item):
    """A test that nobody runs."""

    def runtest(self) -> None:
        """Nothing."""


def stories(request: pytest.FixtureRequest) -> list[pytest.Item]:
    """Five files of five tests."""
    found: list[pytest.Item] = []
    for letter in "abcde":
        file = pytest.Module.from_parent(request.session, path=Path(__file__).with_name(f"{letter}.py"))
        found += [Story.from_parent(file, name=f"{letter}{number}") for number in range(5)]
    return found


def test_a_seed_decides_the_order_and_files_stay_together(request: pytest.FixtureRequest) -> None:
    """Every test runs once; another seed gives another order, whatever the global random state."""
    items = stories(request)
    first = [item.name for item in shuffled(items, "1")]
    random.random()
    assert first == [item.name for item in shuffled(items, "1")]
    assert first != [item.name for item in items]
    assert first != [item.name for item in shuffled(items, "2")]
    assert sorted(first) == [item.name for item in items]
    files = [name[0] for name in first]
    assert sum(one != other for one, other in pairwise(files)) == 4
