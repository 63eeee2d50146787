"""Which build is being tested: the pure source, or the compiled engine where the run asks for it."""

from __future__ import annotations

import os

from felicity.core import table
from felicity.games.loop import turn

IS_COMPILED = not table.__file__.endswith(".py")


def test_the_build_under_test_is_the_one_asked_for() -> None:
    """`make test` runs these tests on both builds."""
    expected = os.environ.get("FELICITY_EXPECT", "pure")
    assert ("compiled" if IS_COMPILED else "pure") == expected
    assert turn.__file__.endswith(".py") is not IS_COMPILED
