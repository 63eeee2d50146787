"""What an expansion may leave to the base: nothing of its own lies anywhere."""

from __future__ import annotations

from typing import Any

from felicity.games.pursuit.expansion import Addition
from tests.games.pursuit.story import story


def test_an_expansion_that_adds_nothing_changes_nothing() -> None:
    """No options, no stress, no goods, no hourglasses, no cards; inheritance as it is."""
    t, addition = story(round=3), Addition()
    s: Any = t.table.state
    me: Any = s.players[0]
    option: Any = t.table.options()[0]
    assert not addition.has_after(s, me)
    assert not addition.owns(option)
    assert not addition.is_action(option)
    assert addition.stress_of(s, me, option) == addition.stored(0, 0) == addition.markers(0) == 0
    assert addition.inherit(s, me, (1, 2, 3, 4)) == (1, 2, 3, 4)
    assert addition.view_of(s, me, 0) == addition.dump(s) == {}
