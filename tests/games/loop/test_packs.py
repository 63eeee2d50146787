"""Packs: an owner of the box may type in the printed figures of LOOP."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity.core.errors import CannotRead
from tests.wordings import check_wording


def table_with(folder: Path, text: str) -> felicity.Table:
    """A table with a pack of one file."""
    (folder / "mine.toml").write_text(text, "utf-8")
    return felicity.new("loop", players=2, mode="competitive", careers="chef,intern", pack=str(folder))


@pytest.mark.parametrize(
    "values",
    [
        "happiness = 0",
        "happiness = 12",
        "coins = 0",
        "coins = 20",
        "reputation = 2",
        "materials = []",
        "materials = [1, 4, 1, 4, 1, 4]",
        "salary = [{ coins = 0, happiness = 0 }]",
        'salary = [{ coins = 20, happiness = -12 }, { coins = "double", happiness = -1 }, { coins = 1, happiness = 0 }]',
        "level = 3",
        "not_for_solo = true",
    ],
)
def test_a_career_may_have_any_figures_within_bounds(values: str, tmp_path: Path) -> None:
    """Up to the bounds themselves."""
    assert not table_with(tmp_path, f'[[career]]\nid = "chef"\n{values}\n').is_over


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ("happiness = -1", "a whole number from 0 to 12"),
        ("happiness = 13", "a whole number from 0 to 12"),
        ("coins = 21", "a whole number from 0 to 20"),
        ("coins = -1", "a whole number from 0 to 20"),
        ("reputation = 3", "a whole number from 0 to 2"),
        ("reputation = -1", "a whole number from 0 to 2"),
        ("level = 0", "a whole number from 1 to 3"),
        ("level = 4", "a whole number from 1 to 3"),
        ("materials = 2", "a list of QUALITY figures"),
        ("materials = [0]", "a list of QUALITY figures"),
        ("materials = [5]", "a list of QUALITY figures"),
        ("materials = [true]", "a list of QUALITY figures"),
        ('materials = ["glass"]', "a list of QUALITY figures"),
        ("materials = [1, 1, 1, 1, 1, 1, 1]", "a list of QUALITY figures"),
        ("salary = 3", "one to three entries"),
        ("salary = []", "one to three entries"),
        (f"salary = [{', '.join(['{ coins = 1, happiness = 0 }'] * 4)}]", "one to three entries"),
        ("salary = [3]", "one to three entries"),
        ("salary = [{ coins = 3 }]", "one to three entries"),
        ("salary = [{ coins = 3, happiness = 1 }]", "one to three entries"),
        ("salary = [{ coins = 3, happiness = -13 }]", "one to three entries"),
        ("salary = [{ coins = 21, happiness = 0 }]", "one to three entries"),
        ("salary = [{ coins = -1, happiness = 0 }]", "one to three entries"),
        ('salary = [{ coins = "triple", happiness = 0 }]', "one to three entries"),
        ("not_for_solo = 1", "true or false"),
    ],
)
def test_a_career_out_of_bounds_is_refused(values: str, expected: str, tmp_path: Path) -> None:
    """With the card, the key and what was expected."""
    with pytest.raises(CannotRead, match=rf"career chef: key {values.split(maxsplit=1)[0]} is .*expected {expected}") as error:
        table_with(tmp_path, f'[[career]]\nid = "chef"\n{values}\n')
    check_wording(error.value)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ('[[goal]]\nid = "family"\nhappiness = 0', "a whole number from 1 to 12"),
        ('[[goal]]\nid = "family"\nhappiness = 13', "a whole number from 1 to 12"),
        ('[[goal]]\nid = "family"\nrequires = 3', "3 to 5 PROPERTY icons"),
        ('[[goal]]\nid = "family"\nrequires = { HOUSE = 2 }', "3 to 5 PROPERTY icons"),
        ('[[goal]]\nid = "family"\nrequires = { HOUSE = 3, LEAF = 3 }', "3 to 5 PROPERTY icons"),
        ('[[goal]]\nid = "family"\nrequires = { HOUSE = 3, LEAF = 0 }', "3 to 5 PROPERTY icons"),
        ('[[goal]]\nid = "family"\nrequires = { HOUSE = 2, CAR = 1 }', "3 to 5 PROPERTY icons"),
        ('[[activity]]\nid = "dance-1"\nmaterials = ["glass"]', "two of food"),
        ('[[activity]]\nid = "dance-1"\nmaterials = ["glass", "metal", "food"]', "two of food"),
        ('[[activity]]\nid = "dance-1"\nmaterials = ["glass", "wood"]', "two of food"),
        ('[[activity]]\nid = "dance-1"\nmaterials = [1, 2]', "two of food"),
        ('[[activity]]\nid = "dance-1"\nproperties = ["leaf", "leaf"]', "two different ones"),
        ('[[favour]]\nid = "red-share"\naccept_reputation = 3', "a whole number from 0 to 2"),
        ('[[favour]]\nid = "red-share"\naccept_reputation = -1', "a whole number from 0 to 2"),
    ],
)
def test_other_cards_out_of_bounds_are_refused(card: str, expected: str, tmp_path: Path) -> None:
    """GOAL, ACTIVITY and FAVOUR likewise."""
    with pytest.raises(CannotRead, match=f"expected {expected}") as error:
        table_with(tmp_path, card)
    check_wording(error.value)


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ('[[event]]\nid = "sales"\nkind = "immediate"', "kind"),
        ('[[goal]]\nid = "hobby"\nrequires = { HOUSE = 3 }', "requires"),
        ('[[goal]]\nid = "curiosity"\nrequires = { HOUSE = 3 }', "requires"),
    ],
)
def test_what_the_rules_depend_on_cannot_be_changed(card: str, key: str, tmp_path: Path) -> None:
    """Which kind an EVENT is, and the two GOAL without icons."""
    with pytest.raises(CannotRead, match=f"key {key} can't be changed by a pack") as error:
        table_with(tmp_path, card)
    check_wording(error.value)
