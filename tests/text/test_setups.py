"""What can't be set up on the page is said in its own words, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

import felicity
from felicity.core.errors import BadOptions
from felicity.text.catalog import has, languages


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("loop", 2, {"starting_player": "5"}),
        ("loop", 2, {"mode": "competitive", "careers": "chef,chef"}),
        ("loop", 2, {"mode": "basic", "careers": "chef,-"}),
        ("nation", 3, {"characters": "builder,builder,farmer"}),
        ("nation", 2, {"characters": "builder,doctor"}),
        ("nation", 2, {"target": 0}),
        ("pursuit", 2, {"starting_player": "4"}),
        ("pursuit", 2, {"stress_sections": "2,1,0,-1"}),
        ("rainbow", 2, {"starting_player": "6"}),
    ],
)
def test_a_refused_table_is_explained_by_its_rule(game: str, players: int, options: dict[str, Any]) -> None:
    """UI-S4: the page finds its sentence by the rule that the refusal names first."""
    with pytest.raises(BadOptions) as refused:
        felicity.new(game, players=players, seed=1, **options)
    rule = re.search(r"\b[A-Z]+-[A-Za-z0-9.]*[A-Za-z0-9]", str(refused.value))
    assert rule, refused.value
    for lang in languages():
        assert has(lang, f"page-why-{rule[0].replace('.', '_')}"), rule[0]
