"""The catalog's data: figures, their certainty, and that the engine plays by them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity.games.nation import alphabet, constants, event_kinds, names
from felicity.games.nation.cards import CATALOG, LEVELS, Cards

CARDS = Cards(CATALOG.default_tables())
ENGINE = Path(constants.__file__).parent


def constant(name: str) -> Any:
    """The constant of the engine that carries a catalog's name."""
    return getattr(constants, name.upper())


@pytest.mark.parametrize("entry", CATALOG.entries("constant"), ids=lambda entry: str(entry["name"]))
def test_printed_figures_are_those_of_the_catalog(entry: dict[str, Any]) -> None:
    """Each constant."""
    assert constant(entry["name"]) == entry["value"]


@pytest.mark.rule("NATION-0.5", "NATION-S.3", "NATION-S.4a", "NATION-S.8", "NATION-S.9a")
def test_set_up_and_supply_are_those_of_the_catalog() -> None:
    """Money, goods and the box."""
    setup = CATALOG.entries("setup")[0]
    assert (setup["money"], setup["houses"], setup["bread"]) == (constants.START_MONEY, constants.START_HOUSES, constants.START_BREAD)
    assert (setup["for_sale"], setup["mat_money"]) == (constants.START_FOR_SALE, constants.START_MAT_MONEY)
    totals = {str(entry["item"]): entry["total"] for entry in CATALOG.entries("supply")}
    assert tuple(totals[product] for product in constants.PRODUCTS) == constants.IN_THE_BOX
    assert CATALOG.entries("sickness_card")[0]["copies"] == constants.SICK_CARDS


@pytest.mark.rule("NATION-0.3")
def test_characters_are_those_of_the_catalog() -> None:
    """Products, compulsory ones, the order of their numbers."""
    entries = {str(entry["id"]): entry for entry in CATALOG.entries("character")}
    assert sorted(entries) == sorted(constants.CHARACTERS)
    for at, product in enumerate(constants.PRODUCTS):
        assert entries[constants.CHARACTERS[at]]["product"] == product
    assert [name for name, entry in entries.items() if entry["required"]] == ["builder", "farmer"]
    assert [name for name, entry in entries.items() if not entry["has_levels"]] == ["banker"]


@pytest.mark.rule("NATION-2.b2")
@pytest.mark.parametrize("character", range(constants.BANKER))
def test_yield_rises_from_level_to_level(character: int) -> None:
    """Strictly more products per hour."""
    at = [character * LEVELS + level for level in range(1, LEVELS)]
    rates = [CARDS.work_items[each] / CARDS.work_hours[each] for each in at]
    assert rates == sorted(set(rates))


@pytest.mark.rule("NATION-2.b4", "NATION-R44")
def test_pay_and_happy_work_begin_with_level_3() -> None:
    """Levels 1 and 2 cost no money."""
    for character in range(constants.BANKER):
        for level in range(1, LEVELS):
            assert (CARDS.work_pay[character * LEVELS + level] > 0) is (level >= 3)
            assert CARDS.work_happiness[character * LEVELS + level] == (1 if level >= 3 else 0)


@pytest.mark.rule("NATION-1.2", "NATION-1.3", "NATION-1.5")
@pytest.mark.parametrize("loan", range(len(names.LOANS)))
def test_loan_cards_add_up(loan: int) -> None:
    """Five payments lead to 0; each is interest and payback of the fixed rate."""
    entry = CATALOG.default_tables()["loan"][names.LOAN_NAMES[loan]]
    assert CATALOG.contradiction("loan", entry) is None
    rows = range(loan * names.PAYMENTS, (loan + 1) * names.PAYMENTS)
    assert sum(CARDS.payback[row] for row in rows) == names.LOANS[loan]
    assert {CARDS.interest[row] + CARDS.payback[row] for row in rows} == {entry["per_turn"]}


@pytest.mark.rule("NATION-X.0")
def test_the_deck_has_27_cards() -> None:
    """Copies by kind."""
    assert sum(CARDS.copies) == 27
    assert CARDS.copies[names.SICKNESS] == 3


@pytest.mark.rule("NATION-R10")
def test_money_is_kept_as_whole_amounts() -> None:
    """The box holds 1180B, which is no limit."""
    entry = next(entry for entry in CATALOG.entries("supply") if entry["item"] == "money")
    notes = entry["notes"]
    assert isinstance(notes, dict)
    assert sum(int(note) * copies for note, copies in notes.items()) == entry["total"] == 1180


def test_every_figure_says_how_sure_it_is() -> None:
    """printed, reconstructed or designed."""
    for table in (*CATALOG.shapes, "character", "action", "setup", "supply", "constant", "sickness_card"):
        for entry in CATALOG.entries(table):
            assert entry["certainty"] in ("printed", "reconstructed", "designed"), entry


def test_every_rule_that_the_engine_names_is_in_the_catalog() -> None:
    """Refusals, events and comments."""
    rules = felicity.rules("nation")
    for file in ENGINE.glob("*.py"):
        for id in re.findall(r"NATION-[0-9A-Z][0-9a-zA-Z.]*[0-9a-z]", file.read_text("utf-8")):
            assert id in rules, f"{file.name} names {id}"


def test_option_texts_have_a_kind_with_a_name() -> None:
    """So that a sentence can be written for each."""
    assert {option.kind for option in alphabet.ALPHABET.options} == set(alphabet.KINDS.by_name.values())
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in [*alphabet.KINDS.by_name, *event_kinds.KINDS.by_name])
