"""Every playthrough that OpenSpiel wrote of our games is told again word for word."""

from __future__ import annotations

import pytest

from tests.adapters.playthroughs.playthrough import FOLDER, KEPT, READ, cases, compared, short


@pytest.mark.parametrize("name", cases())
def test_a_playthrough_goes_the_same_way(name: str) -> None:
    """A difference is a change of rules, words, numbering or encoding: if it is meant, `python -m tests.adapters.playthroughs.write`."""
    kept, again = compared(FOLDER / f"{name}.txt")
    assert kept.splitlines()[0] == f"game: {cases()[name]}"
    assert kept.count("action: ") > 18
    assert again == kept


def test_nothing_is_kept_of_games_that_are_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(cases())


def test_a_long_line_is_cut_but_no_difference_in_it_is_lost() -> None:
    one, two = "Returns() = 1\n" + "a" * 200 + "b\n", "Returns() = 1\n" + "a" * 200 + "c\n"
    assert short(one).startswith("Returns() = 1\n" + "a" * KEPT + "...")
    assert max(map(len, short(one).splitlines())) <= READ
    assert short(one) != short(two)
