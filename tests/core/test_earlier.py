"""Games of earlier versions of the rules go on with the cards they began with, also where a pack corrects them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity.core.record import Record
from felicity.core.table import Table
from felicity.games.nostalgia.catalog import BASE
from felicity.games.pursuit.catalog import PursuitCatalog
from felicity.plugins import game as game_of

WHOLE = Path(__file__).parent.parent / "records" / "whole"
POSITIONS: dict[str, str] = json.loads((WHOLE / "positions.json").read_text("utf-8"))
GAMES = ["pursuit", "nostalgia"]
HOUSE = "pursuit-3-house-cards"


def text_of(name: str) -> str:
    """A record that an earlier version has written."""
    return (WHOLE / f"{name}.txt").read_text("utf-8")


def card_data(table: Table, kind: str, card: str) -> Any:
    """The data of a card at a table."""
    return table.game.cards_for(table.setup).tables[kind][card]


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_a_whole_game_of_an_earlier_version_goes_as_it_went(name: str) -> None:
    """From position to position, to the result that stands in the record: `positions.json` has a hash of all of them, made back then."""
    record, table = felicity.api.open_record(text_of(name))
    digest = hashlib.sha256(json.dumps(table.dump()["position"], sort_keys=True).encode())
    for _, seat, option in record.moves:
        table.play(option, seat=seat)
        digest.update(json.dumps(table.dump()["position"], sort_keys=True).encode())
    assert digest.hexdigest() == POSITIONS[name]
    assert f"\nresult: {record.head['result']}\n" in table.record()
    assert table.setup.version == "3"


def test_an_old_table_has_the_cards_of_its_time() -> None:
    """A new one has those of today; so has a save of either."""
    old, new = felicity.replay(text_of("pursuit-3-2")), felicity.new("pursuit", players=2, seed=1)
    assert card_data(old, "project", "jogging")["levels"][3]["reward"] == {"good_health": 1, "lth": 3}
    assert card_data(new, "project", "jogging")["levels"][3]["reward"] != {"good_health": 1, "lth": 3}
    assert card_data(old, "item", "car") == card_data(new, "item", "car")
    assert felicity.load(felicity.replay(text_of("pursuit-3-2")).dump()).setup.version == "3"


def test_two_versions_with_the_same_cards_share_them() -> None:
    """The second version differs from the third by rules only."""
    catalog = game_of("pursuit").catalog
    assert [catalog.deck(version) for version in ("2", "3", "4")] == ["3", "3", ""]


def test_a_pack_corrects_the_cards_of_its_time() -> None:
    """What it doesn't mention is as it was then. Where nobody plays with it any more, nothing of it is kept."""
    game, table = game_of("pursuit"), felicity.replay(text_of(HOUSE))
    assert card_data(table, "item", "car")["name"] == "Our car"
    assert card_data(table, "project", "jogging")["levels"][3]["reward"] == {"lth": 9}
    assert card_data(table, "project", "swimming")["levels"][3]["reward"] == {"good_health": 1, "lth": 3}
    pack = Record(text_of(HOUSE)).head["pack"]
    assert {name for name in game.packs if name.startswith(pack)} == {pack, game.cards_at(table.setup)}
    game.forget_pack(pack)
    assert not [name for name in game.packs if name.startswith(pack)]
    assert not game.has_pack(pack)


def test_the_cards_of_an_earlier_version_are_no_pack() -> None:
    """A save can't ask for them under the name by which the engine keeps them."""
    table = felicity.replay(text_of("pursuit-3-2"))
    name = table.game.cards_at(table.setup)
    assert name in table.game.packs
    assert not table.game.has_pack(name)
    with pytest.raises(felicity.CannotRead):
        felicity.load({**felicity.new("pursuit", players=2, seed=1).dump(), "pack": name})


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_of_an_earlier_version_differs_from_today(name: str) -> None:
    """And is as right as any card; nothing else is kept."""
    catalog = game_of(name).catalog
    assert isinstance(catalog, PursuitCatalog)
    today = catalog.default_tables()
    kept = catalog.entries_until("3")
    assert len({(table, entry["id"]) for _, table, entry in kept}) == len(kept) > 0
    for file, table, entry in kept:
        assert catalog.mistake_in(table, entry) is None, (file, entry["id"])
        assert today[table][str(entry["id"])] != entry, (file, entry["id"])


def test_an_expansion_knows_which_cards_its_base_had() -> None:
    """For every version of the base game whose cards were changed."""
    assert set(BASE.values()) == {last for last, _ in game_of("pursuit").catalog.replaced()}
