"""After how many rounds a life alone ended, and the life goal that counts them, say the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import played


@pytest.mark.parametrize("game", ["pursuit", "nostalgia"])
def test_a_long_life_is_counted_as_the_rounds_are(game: str) -> None:
    """POH-18.3, POH-23.3: whoever dies before the actions of a round hasn't lived it."""
    counted = 0
    for seed in range(4):
        table = played(game, seed=f"life{seed}", mode="solo", players=1)
        board: Any = table.view(None)["board"]
        for goal in board["goals"]:
            if goal["goal"] == "grand-old-age":
                assert goal["standing"] == [table.result.notes["rounds"]]
                counted += 1
    assert counted, "No game had the goal that counts rounds."
