"""The bots by name."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots.registry import bot, names


def test_every_name_is_a_bot() -> None:
    """A bot can be asked for by each name that is listed, and bears it."""
    assert names("loop") == ["random", "greedy", "easy", "normal", "hard"]
    assert [bot(name, "loop").name for name in names("loop")] == names("loop")


def test_an_unknown_name_is_refused() -> None:
    """The message says what came and what may be chosen."""
    with pytest.raises(felicity.BadOptions, match=r"no bot 'clever' for loop: choose one of random, greedy"):
        bot("clever", "loop")


def test_a_game_without_evaluation_has_no_greedy_bot() -> None:
    """Random plays everything, greedy only what it can judge."""
    assert names("chess") == ["random"]
    with pytest.raises(felicity.BadOptions, match="no bot 'greedy' for chess"):
        bot("greedy", "chess")
