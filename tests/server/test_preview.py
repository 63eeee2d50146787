"""What is sure to follow from an option, as the page shows it before the click."""

from __future__ import annotations

import random

from felicity import api
from felicity.core.table import Table
from felicity.text.sure import preview


def test_accepting_a_favour_shows_what_it_brings() -> None:
    """UI-T25: that others learn of one's answer doesn't make it less sure for oneself."""
    table = played_until("AnswerFavour", "accept")
    events = preview(table, table.to_act or 0, ["accept"])["accept"]
    assert events[0]["event"] == "favour-accepted"
    assert len(events) > 1


def test_consuming_shows_the_happiness_where_no_material_is_left_to_choose() -> None:
    """UI-T6: steps with one answer resolve themselves, so what follows them is as sure as the option."""
    table = played_until("TakeTurn", "consume")
    text = next(option.text for option in table.options() if option.text.startswith("consume"))
    told = {event["event"] for event in preview(table, table.to_act or 0, [text])[text]}
    assert "material-used" in told
    assert "happiness-moved" in told


def test_nothing_that_depends_on_chance_is_shown() -> None:
    """The end of a turn deals new cards: nothing of that is sure."""
    table = played_until("TakeTurn", "end turn")
    assert preview(table, table.to_act or 0, ["end turn"])["end turn"] == []


def played_until(question: str, text: str) -> Table:
    """A game in which this question offers such an option."""
    chance = random.Random(1)
    table = api.new("loop", mode="basic", players=3, seed=4)
    while not (table.question == question and any(option.text.startswith(text) for option in table.options())):
        table.play(chance.choice(table.options()))
    return table
