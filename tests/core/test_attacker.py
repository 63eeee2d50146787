"""A spectator of The Pursuit of Happiness writes down the projects as they come up, and computes what nobody should know."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.games.pursuit.rows import deck_of
from felicity.games.pursuit.state import PursuitState
from felicity.server.new_tables import open_table
from felicity.server.schema import NewTable
from felicity.server.stored_table import StoredTable
from tests.attack import draws_of, state_before

OPEN_CARDS = 20
TRIES = 1000  # enough for most tables that draw from the fast generator: a fraction of a second each
PROJECTS = 0


def state_of(table: Table) -> PursuitState:
    """The position of a table of Pursuit."""
    assert isinstance(table.state, PursuitState)
    return table.state


def watched(table: Table) -> list[int]:
    """The first projects that a spectator is shown while somebody plays."""
    chance = Rng(start_of("anybody"))
    while True:
        events = [event for events in table.log for event in events if event.kind.name == "card-dealt" and event.is_for(-1)]
        dealt = [event.values[1] for event in events if event.values[0] == PROJECTS]
        if len(dealt) >= OPEN_CARDS:
            return dealt[:OPEN_CARDS]
        options = table.options()
        table.play(options[chance.below(len(options))])


def computed(table: Table) -> list[tuple[int, ...]] | None:
    """All piles of the game as they were shuffled, from what a spectator has seen; None if nothing comes of it."""
    decks = [deck_of(state_of(table), row.number) for row in state_of(table).rows]
    found = state_before(draws_of(decks[PROJECTS], watched(table)), TRIES)
    if found is None:
        return None
    chance = Rng(found)
    return [chance.shuffled(deck) for deck in decks]


def piles(table: Table) -> list[tuple[int, ...]]:
    """All piles as they lie before the first card is drawn."""
    return [row.pile for row in state_of(table).rows]


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_twenty_open_cards_give_the_fast_generator_away(seed: int) -> None:
    """Every card that is still to come, in all four piles: that is why no table of people draws from it."""
    table = felicity.new("pursuit", players=4, seed=seed, listen=True)
    truth = piles(table)
    assert computed(table) == truth


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_the_same_cards_of_a_secure_game_give_nothing_away(seed: int) -> None:
    """The same attack, with the same seed and effort."""
    table = felicity.new("pursuit", players=4, seed=seed, listen=True, chance="secure")
    assert computed(table) is None


def test_nor_do_those_of_a_table_on_the_server() -> None:
    """As it is opened for people, with a fair shuffle."""
    stored = StoredTable(*open_table(NewTable(game="pursuit", players=4, start=True), "somebody"))
    assert computed(stored.playing()) is None
