"""Chance at tables where people play: nobody can compute it, and tables that began before go on as they began (docs/chance.md)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import felicity
from felicity.core.rng import Rng
from felicity.core.secure import SecureRng, key_of
from felicity.server.decide import start_draft
from felicity.server.journal import Entry, Header
from felicity.server.new_tables import open_fork, open_record, open_rematch, open_table
from felicity.server.records import record_of
from felicity.server.refused import Refused
from felicity.server.schema import Fork, NewTable, SeatWish
from felicity.server.stored_table import StoredTable
from tests.server.world import Browser, Server

GAMES = ["loop", "nation", "nostalgia", "pursuit", "rainbow"]
HOLDER = "somebody"
LINK = [SeatWish(kind="you"), SeatWish(kind="link")]


def started(game: str, **wish: object) -> StoredTable:
    """A table of somebody against bots that has just begun."""
    return StoredTable(*open_table(NewTable(game=game, start=True, **wish), HOLDER))  # type: ignore[arg-type]


def played_out(stored: StoredTable) -> StoredTable:
    """The same table at its end."""
    while (seat := stored.playing().to_act) is not None:
        option = stored.playing().options()[0].text
        stored.apply(Entry(stored.version, "play", seat, {"option": option}))
    return stored


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["", "7"])
def test_every_table_draws_from_a_secure_stream(game: str, seed: str) -> None:
    """Also one whose seed was chosen: those who don't know it shall not compute it."""
    table = started(game, seed=seed).playing()
    assert isinstance(table.state.rng, SecureRng)
    assert table.state.rng.key == key_of(table.setup.seed)
    assert "\nchance: secure\n" in table.record()


def test_the_record_of_a_table_says_so_and_replays() -> None:
    """Also as a table that shows it."""
    stored = played_out(started("rainbow", players=2))
    text = record_of(stored)
    assert "\nchance: secure\n" in text
    assert felicity.replay(text).dump()["position"] == stored.playing().dump()["position"]
    shown = StoredTable(*open_record(text, HOLDER))
    assert record_of(shown) == text


def test_a_fast_record_is_shown_with_the_chance_it_had() -> None:
    """A simulated game can be looked at too."""
    table = felicity.new("rainbow", players=2, seed=7)
    while not table.is_over:
        table.play(table.options()[0])
    shown = StoredTable(*open_record(table.record(), HOLDER))
    assert type(shown.playing().state.rng) is Rng


@pytest.mark.parametrize("wish", [{"seed": ""}, {"start": False}, {"watch": True}, {"seats": LINK}])
def test_fast_chance_is_for_ones_own_table_with_a_known_seed(wish: dict[str, object]) -> None:
    """A lesson, or a deal of a simulation, to be played by hand; never with others who should not know."""
    own: dict[str, object] = {"game": "rainbow", "players": 2, "seed": "7", "chance": "fast", "start": True}
    table = StoredTable(*open_table(NewTable(**own), HOLDER)).playing()  # type: ignore[arg-type]
    assert table.dump()["position"] == felicity.new("rainbow", players=2, seed=7).dump()["position"]
    with pytest.raises(Refused):
        open_table(NewTable(**{**own, **wish}), HOLDER)  # type: ignore[arg-type]


def of_before(stored: StoredTable) -> tuple[Header, list[Entry]]:
    """A table as it was kept by the rules version before: nothing is said about chance."""
    settings = {name: value for name, value in stored.header.settings.items() if name != "chance"}
    header = replace(stored.header, rules="1", seed="7", settings=settings)
    entries = [Entry(0, "sit", 1, {"name": "", "holder": HOLDER}), Entry(1, "set", 2, {"kind": "bot", "level": "easy"})]
    return header, [*entries, Entry(2, "start", None, {"seed": "7"})]


def test_a_table_of_the_version_before_goes_on_with_the_generator_it_began_with() -> None:
    """Its record replays."""
    stored = StoredTable(*of_before(started("rainbow", players=2)))
    assert type(stored.playing().state.rng) is Rng
    text = record_of(played_out(stored))
    assert "chance" not in text
    assert felicity.replay(text).is_over


def test_the_same_deal_again_is_dealt_by_the_same_generator() -> None:
    """Everybody at the table has seen it."""
    stored = played_out(StoredTable(*of_before(started("rainbow", players=2))))
    for same in (True, False):
        again = StoredTable(*open_rematch(stored, same_seed=same))
        draft = start_draft(again)
        again.apply(Entry(again.version, draft.kind, None, draft.data))
        assert isinstance(again.playing().state.rng, SecureRng) is not same


def test_a_lobby_of_the_version_before_starts_securely() -> None:
    """Nothing was dealt yet."""
    header, entries = of_before(started("rainbow", players=2))
    lobby = StoredTable(header, entries[:2])
    draft = start_draft(lobby)
    lobby.apply(Entry(2, draft.kind, None, draft.data))
    assert isinstance(lobby.playing().state.rng, SecureRng)


def test_a_table_that_goes_another_way_under_new_rules_is_refused_and_says_why() -> None:
    """The page says that it is kept."""
    header, entries = of_before(started("rainbow", players=2))
    with pytest.raises(Refused, match="under rules version 1 of rainbow and does not go the same way under version") as error:
        StoredTable(header, [*entries, Entry(3, "play", 1, {"option": "fly"})])
    assert error.value.code == "other-rules"


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_has_chance_of_its_own(game: str) -> None:
    """What is hidden is dealt anew from a key that nothing of the first table is in; its seed has 256 bits too."""
    stored = started(game, seed="7")
    forks = [open_fork(stored, Fork(number=0, seat=1), HOLDER)[0] for _ in range(2)]
    keys = [fork.origin["rng"]["key"] for fork in forks if fork.origin]
    rng = stored.playing().state.rng
    assert isinstance(rng, SecureRng)
    assert len({*keys, rng.key.hex(), rng.another().dump()["key"]}) == 4  # type: ignore[index]
    assert all(len(fork.seed) == 64 for fork in forks)


def test_no_message_to_a_client_has_anything_of_the_stream(lite: Server) -> None:
    """Neither key nor seed nor the server's part, to player or spectator, until the game is over."""
    ada, bo = Browser(lite), Browser(lite)
    code = str(ada.create(game="pursuit", mode="standard", players=2, watch=True)["code"])
    watching = bo.join(code)
    watching.hear_until(lambda table: True)
    ada.tell(code, "start")
    playing = ada.join(code)
    playing.play_on(12)
    playing.ask("hint", version=playing.table["version"], seat=1)
    playing.ask("changes", version=playing.table["version"], seat=1)
    playing.ask("look", number=3)
    fork = ada.post(f"/api/tables/{code}/fork", {"number": 2, "seat": 1}, 201)
    ada.join(fork["code"]).play_on(3)
    ada.get("/api/tables")
    heard = [json.loads(text) for browser in (ada, bo) for text in browser.heard]
    assert len(heard) > 20
    for message in heard:
        if isinstance(message, dict) and message.get("result"):  # a life can end early, and then everything may be known
            continue
        assert not keys_of(message) & {"rng", "key", "drawn", "seed", "server", "server_part", "origin", "state"}


def keys_of(data: object) -> set[str]:
    """Every name in a message."""
    if isinstance(data, dict):
        return {*data, *(name for value in data.values() for name in keys_of(value))}
    return {name for value in data for name in keys_of(value)} if isinstance(data, list) else set()


def test_old_records_can_be_shown(lite: Server) -> None:
    """A record of the version before is uploaded and read back."""
    text = (Path(__file__).parent.parent / "records" / "rainbow-1.txt").read_text("utf-8")
    shown = Browser(lite).http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert shown.status_code == 201, shown.text
