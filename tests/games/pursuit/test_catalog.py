"""The catalog: figures of the board, and that the engine names only what is in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.core.errors import CannotRead
from felicity.games.pursuit import alphabet, catalog, constants, event_kinds, names
from felicity.games.pursuit.catalog import CATALOG, PursuitCatalog
from tests.games.pursuit.story import story

ENGINE = Path(constants.__file__).parent


@pytest.mark.rule("POH-R1", "POH-2.6")
def test_what_follows_from_the_sections_is_what_the_catalog_says() -> None:
    """Start and last space of the stress track."""
    constants: Any = CATALOG.default_tables()["constant"]
    rules = story().table.state.rules  # type: ignore[attr-defined]
    assert (rules.stress_start, rules.stress_last) == (constants["stress_start"]["value"], constants["stress_last_space"]["value"])
    assert (rules.sth_min, rules.sth_max) == (constants["sth_min"]["value"], constants["sth_max"]["value"])


def test_options_left_alone_are_the_figures_of_the_board() -> None:
    """Their defaults say the same as the constants."""
    constants: Any = CATALOG.default_tables()["constant"]
    defaults = {option.name: option.default for option in plugins.game("pursuit").facts.options}
    for name in ("stress_sections", "old_age_stress"):
        assert str(defaults[name]) == ",".join(str(value) for value in constants[name]["value"])
    assert defaults["sth_limits"] == f"{constants['sth_min']['value']},{constants['sth_max']['value']}"


def test_every_rule_that_the_engine_names_is_in_the_catalog() -> None:
    """Refusals, events and comments."""
    rules = felicity.rules("pursuit")
    for file in ENGINE.glob("*.py"):
        for id in re.findall(r"POH-(?:R\d+|\d+\.\d+)", file.read_text("utf-8")):
            assert id in rules, f"{file.name} names {id}"


def test_option_texts_have_a_kind_with_a_name() -> None:
    """So that a sentence can be written for each."""
    assert {option.kind for option in alphabet.ALPHABET.options} == set(alphabet.KINDS.by_name.values())
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in [*alphabet.KINDS.by_name, *event_kinds.KINDS.by_name])
    assert len(set(names.CARDS)) == len(names.CARDS) == 150


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "basic"', 'kind = "huge"', "projects.toml: project act-in-play: key kind is 'huge', expected one of basic, single, group"),
        (
            "cost = { influence = 1 }",
            "cost = { luck = 1 }",
            "projects.toml: project act-in-play: key levels, row 1: key cost.luck is not known",
        ),
        ('name = "Act in a play"', "nickname = 1", "projects.toml: project act-in-play: key nickname is not known"),
    ],
)
def test_a_mistake_in_the_house_is_reported_with_file_card_and_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, message: str
) -> None:
    """When the catalog is read."""
    for file in catalog.HOME.glob("*.toml"):
        text = file.read_text("utf-8")
        (tmp_path / file.name).write_text(text.replace(old, new, 1) if file.name == "projects.toml" else text, "utf-8")
    monkeypatch.setattr(catalog, "HOME", tmp_path)
    with pytest.raises(CannotRead, match=re.escape(message)):
        PursuitCatalog(CATALOG.path, CATALOG.shapes, CATALOG.known, CATALOG.fixed).default_tables()
