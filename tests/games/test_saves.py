"""Saves of every game: each figure in them has limits, and whatever is beyond them is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import felicity
from felicity.core.rng import LAST, Rng
from tests.replaced import with_value

MANY = 10**6
LARGEST_COUNT = 10**15
BEYOND = 10**30
TABLES: dict[str, dict[str, Any]] = {
    "loop": {"players": 3, "mode": "competitive"},
    "pursuit": {"players": 3},
    "nostalgia": {"players": 3},
    "nation": {"players": 4},
    "rainbow": {"players": 3},
}
LIFE = {
    (0, 8): "round",
    (0, MANY): "players: knowledge creativity influence money hourglasses unused spent spared",
    (1, MANY): "players: stress died.round",
    (-MANY, MANY): (
        "players: sth lth lth_at_old_age points.projects points.items points.activities points.jobs points.partners points.overflow "
        "points.inheritance points.life_goals points.trait"
    ),
    (0, 3): "players: highest_job",
    (0, 4): "players: projects.level finished.level activities.level partners.level items.level enjoyed.level",
    (0, 7): "players: projects.hourglasses",
    (0, 15): "players: died.order",
    (0, 31): (
        "players: spaces.study spaces.play spaces.interact spaces.temp_job spaces.take_project spaces.spend spaces.get_job "
        "spaces.develop_relationship spaces.overtime spaces.rest"
    ),
}
LIMITS = {
    "loop": [
        {
            (0, LARGEST_COUNT): "round turn.spent",
            (0, 30): "material_deck_bottom_seen",
            (0, 9): "credit_cards",
            (0, 3): "turn.bought turn.consumed",
            (0, 32): "turn.favours_played",
            (0, 20): "turn.applied turn.applies",
            (0, 15): "favour_on_table_seen",  # three players and whoever watches
            (0, 7): "tops_seen events_seen",
        },
        {
            (0, 12): "players: happiness",
            (0, 2): "players: reputation debts.paid_this_turn",
            (0, LARGEST_COUNT): "players: coins completed",
            (0, 4): "players: debts.coins",
            (-LARGEST_COUNT, LARGEST_COUNT): (
                "players: points.start points.activities points.goals points.reputation points.work points.events points.depletion "
                "points.debt points.landfill"
            ),
        },
    ],
    "pursuit": [LIFE],
    "nostalgia": [
        LIFE,
        {(1, 4): "nostalgia.albums: realised.level", (0, 31): "nostalgia.albums: realised.hourglasses realised.stock"},
        {(-MANY, MANY): "players: points.nostalgia"},
    ],
    "nation": [
        {
            (0, MANY): (
                "round mat_money mat_counted money.started money.printed money.lent money.repaid money.written_off money.from_supply "
                "money.to_supply"
            ),
            (0, 99): "supply: house bread ticket medicine",
            (0, 14): "investments",
            (0, 12): (
                "loans_on_offer.50 loans_on_offer.100 loans_on_offer.200 loans_on_offer.300 loans_in_reserve.50 loans_in_reserve.100 "
                "loans_in_reserve.200 loans_in_reserve.300"
            ),
        },
        {
            (-MANY, MANY): (
                "players: happiness points.home points.dinner points.entertainment points.cards points.work points.medicine "
                "points.investment points.gifts points.losses"
            ),
            (0, MANY): "players: money houses bread tickets medicine for_sale price level sick hours enjoyed sold",
            (0, 4): "players: payments",
            (0, 2): "players: sold_abroad",
        },
    ],
    "rainbow": [
        {
            (0, LARGEST_COUNT): "round",
            (0, MANY): "fate_known self_improvement_known",
            (1, 30): "bookshelf bicycle bookshelf_used bicycle_used",
        },
        {(0, MANY): "players: money collected", (1, LARGEST_COUNT): "players: stand_rounds"},
    ],
}


def limits_of(game: str) -> dict[str, tuple[int, int]]:
    """The limits of each figure by its place in a save."""
    found = {"rng": (1, LAST)}
    for group in LIMITS[game]:
        for limits, written in group.items():
            below, _, keys = written.rpartition(": ")
            found |= {f"{below}.{key}" if below else key: limits for key in keys.split()}
    return found


def values(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all whole numbers."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from values(part, (*path, key))
    if type(value) is int:
        yield path


def positions(game: str) -> Iterator[dict[str, Any]]:
    """Saves on the way through six games in which anything is played."""
    for seed in range(6):
        table, chance = felicity.new(game, seed=seed, **TABLES[game]), Rng(seed + 5)
        for number in range(250):
            if table.is_over:
                break
            if number % 20 == 7:
                yield json.loads(json.dumps(table.dump()))
            offered = table.options()
            table.play(offered[chance.below(len(offered))])


def load_with(save: dict[str, Any], path: tuple[str | int, ...], value: int) -> None:
    """Load it with another figure in one place."""
    felicity.load(with_value(save, ("position", *path), value))


@pytest.mark.parametrize("game", TABLES)
def test_a_figure_beyond_its_limits_is_refused(game: str) -> None:
    """Every figure that comes up is in the list above, and the other way round. What is planned has limits of its own."""
    expected = limits_of(game)
    tried: set[str] = set()
    for save in positions(game):
        for path in values(save["position"]):
            place = ".".join(key for key in path if isinstance(key, str))
            if place in tried or path[0] == "agenda":
                continue
            tried.add(place)
            low, high = expected[place]
            for value, until in ((low - 1, f"(to {high}|on)"), (BEYOND, f"to {high}")):  # a limit that nobody reaches isn't worth a word
                with pytest.raises(felicity.CannotRead, match=f": expected a whole number from {low} {until}, found {value}"):
                    load_with(save, path, value)
    assert tried == set(expected)
