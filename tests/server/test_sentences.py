"""What is remembered of the words of one table, and told at others where the same people sit."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.sentences import Sentences, event_sentence, option_data, refusal_data
from felicity.server.table_data import events_at
from felicity.text.narrators import shared
from tests.games.pursuit.story import story

NAMES = ["Ada", "Bo"]
REFUSALS_EVERY = 5  # choices: reasons are many, and mostly the same again


def said_events(game: str, seed: str, most: int) -> list[Any]:
    """All that is said at a table where anything is played."""
    table, rng = felicity.new(game, seed=seed, players=2, listen=True), Rng(start_of(seed))
    found: list[Any] = []
    while not table.is_over and table.number < most:
        sentences = Sentences("en", NAMES, table)
        options = table.options()
        found += [sentences.question(), [sentences.option(option) for option in options], said_last(table)]
        found += [sentences.refusal(refusal) for refusal in table.refusals()] if table.number % REFUSALS_EVERY == 0 else []
        table.play(options[rng.below(len(options))])
    return found


def said_last(table: Table) -> list[Any]:
    """What was told last, to whomever."""
    return [Sentences("en", NAMES, table).happened(event) for event in events_at(table, table.number)]


def forget() -> None:
    """As if nobody had ever told anything."""
    for remembered in (option_data, refusal_data, event_sentence, shared):
        remembered.cache_clear()


@pytest.mark.parametrize("game", felicity.games())
def test_words_are_the_same_whatever_was_told_at_other_tables(game: str) -> None:
    """What is remembered depends on nothing that differs from table to table."""
    for seed in ("one", "another"):
        said_events(game, seed, 40)
    found = said_events(game, "this", 40)
    assert option_data.cache_info().hits > 0
    forget()
    assert said_events(game, "this", 40) == found


def test_a_partner_keeps_the_name_that_this_table_knows() -> None:
    """The same event, told of Martin at one table and of Martha at the other."""
    for name in ("martin", "martha"):
        t = story(round=3).scene(partners=["martha"])
        t.plays(f"date {name}").plays("give up martha")
        sentences = [event["sentence"] for event in said_last(t.table) if event["event"] == "card-given-up"]
        assert sentences == [f"Ada gave up {name.title()}."]
