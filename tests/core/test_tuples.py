"""Cards in tuples: what is taken out, exchanged and not found."""

from __future__ import annotations

import pytest

from felicity.core.tuples import exchanged, place_of, replaced, without


@pytest.mark.parametrize(
    ("card", "left"), [(4, (5, 6, 5, 7)), (5, (4, 6, 5, 7)), (6, (4, 5, 5, 7)), (7, (4, 5, 6, 5))], ids=["first", "twin", "middle", "last"]
)
def test_only_the_first_card_of_a_value_goes(card: int, left: tuple[int, ...]) -> None:
    """Wherever it lies."""
    assert without((4, 5, 6, 5, 7), card) == left


def test_the_last_card_leaves_nothing() -> None:
    """An empty tuple."""
    assert without((3,), 3) == ()


def test_cards_change_places_in_a_new_tuple() -> None:
    """The old one is shared by copies and stays as it was."""
    cards = (4, 5, 6, 5)
    assert replaced(cards, 3, 9) == (4, 5, 6, 9)
    assert exchanged(cards, 5, 9) == (4, 9, 6, 5)
    assert cards == (4, 5, 6, 5)


def test_a_card_that_is_not_there_is_an_error() -> None:
    """It would be a mistake in the rules."""
    with pytest.raises(ValueError, match="9 is not among"):
        place_of((4, 5), 9)
