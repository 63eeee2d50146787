"""UI-E3: a life in Happy Nation is told in 8 to 15 sentences, in both languages, and nothing in it is made up."""

from __future__ import annotations

import re
from functools import cache

import pytest

from felicity.core.table import Table
from felicity.games.nation.narration.story import CARDS, NationLife, nation_story
from felicity.text.catalog import has, languages
from felicity.text.story import LEAST, MOST
from tests.played import played as game_of

NAMES = ["Ada", "Émile", "Cleo", "Dan", "Eve"]


@cache
def played(players: int, level: str, moves: int = 2000) -> Table:
    return game_of("nation", level, moves, players=players, target=16)


def tell(table: Table, seat: int, lang: str) -> list[str]:
    return [sentence for chapter in nation_story(table, seat, NAMES, lang) for sentence in chapter]


@pytest.mark.parametrize(("players", "level", "moves"), [(5, "greedy", 2000), (2, "random", 2000), (4, "random", 60)])
def test_every_life_has_8_to_15_sentences(players: int, level: str, moves: int) -> None:
    """Also one that breaks off."""
    table = played(players, level, moves)
    for seat in range(1, players + 1):
        for lang in languages():
            sentences = tell(table, seat, lang)
            assert LEAST <= len(sentences) <= MOST
            assert len(set(sentences)) == len(sentences)
            for sentence in sentences:
                assert re.fullmatch(r"\S[^{}]*[.!]", sentence), sentence


def test_figures_come_from_the_log_and_the_result() -> None:
    table = played(5, "greedy")
    for seat in range(1, 6):
        sentences = " ".join(tell(table, seat, "en"))
        assert NAMES[seat - 1] in sentences
        assert str(table.result.seats[seat - 1].score) in sentences
        assert NationLife(table, seat, NAMES, "en").events == table.events(seat)


@pytest.mark.parametrize("lang", languages())
def test_every_card_has_its_sentence(lang: str) -> None:
    assert [card for card in CARDS if not has(lang, f"story-nation-card-{card}")] == []
