"""A few seconds of what `python -m bench.fuzz` does for minutes: nothing gives a traceback or a status of 500."""

from __future__ import annotations

import pytest

from tests.fuzz.kind import Kind, run
from tests.fuzz.messages import Messages
from tests.fuzz.packs import Packs
from tests.fuzz.records import Records
from tests.fuzz.requests import Requests


@pytest.mark.parametrize(("kind", "count"), [(Records, 400), (Packs, 300), (Messages, 300), (Requests, 400)])
def test_random_input_is_accepted_or_refused(kind: type[Kind], count: int) -> None:
    """Some of it is accepted, most of it is refused, nothing breaks."""
    tally = run(kind, count, "in the tests")
    assert not tally.broken, tally.broken[0]
    assert tally.accepted > count / 50
    assert tally.refused > count / 2
