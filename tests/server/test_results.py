"""Results of finished games: written with the choice that ends a game, once, and in step with its table. On SQLite and on PostgreSQL."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest
from sqlalchemy import delete

from felicity.server import results_store
from felicity.server.backfill import PLACE, code_at, number_of, result_of
from felicity.server.backup import back_up
from felicity.server.engine import engine_of, url_of
from felicity.server.journal import hash_of
from felicity.server.migrate import down, up
from felicity.server.restore import restore
from felicity.server.results import sought
from felicity.server.store import Store
from felicity.server.store_schema import facts, finished, holders, journal, results, tables
from felicity.server.stored_table import StoredTable
from felicity.server.sweep import DAY
from tests.server.conftest import STORES
from tests.server.kills import survive
from tests.server.people import joins, phrase_of, told
from tests.server.results import EASY, YOU, against_bot, database_of, kept, solo, together
from tests.server.world import Browser, Data, Server, serving, until


def test_a_game_that_ends_leaves_its_result(server: Server) -> None:
    """As the end page shows it: who sat there, points, rank and role; nothing while it goes on."""
    ada, bo = Browser(server), Browser(server)
    running = str(ada.create(players=2, start=True)["code"])
    code = together(ada, bo, ("Ada", "Zoë"))
    game, seats = kept(database_of(server))[code]
    assert running not in kept(database_of(server))
    table = ada.look(code)
    assert [(seat["score"], seat["rank"], bool(seat["won"])) for seat in seats] == [
        (seat["score"], seat["rank"], seat["won"]) for seat in table["result"]["seats"]
    ]
    assert [(seat["seat"], seat["kind"], seat["name"], seat["sought"], seat["level"]) for seat in seats] == [
        (1, "human", "Ada", "ada", ""),
        (2, "human", "Zoë", "zoe", ""),
    ]
    assert [seat["holder"] for seat in seats] == [hash_of(ada.key), hash_of(bo.key)]
    assert [seat["role"] for seat in seats] == [player["career"] for player in table["view"]["players"]]
    assert (game["game"], game["mode"], game["players"], game["people"]) == ("loop", "basic", 2, 2)
    assert (game["ended_by"], game["choices"], game["together"]) == (table["result"]["ended_by"], table["number"], 0)
    assert (game["studied"], game["chosen_seed"], game["source"]) == (0, 1, "")
    assert game["began"] <= game["at"]


def test_a_bot_that_replaced_somebody_has_no_name(server: Server) -> None:
    """Nobody could have it deleted; a bot that was there from the start has the name it was given."""
    ada, bo = Browser(server), Browser(server)
    seats = [{**YOU, "name": "Ada"}, {"kind": "link"}, {**EASY, "name": "Tin"}]
    code = str(ada.create(players=3, seats=seats)["code"])
    bo.tell(code, "sit", name="Bo")
    ada.tell(code, "start")
    ada.tell(code, "kick", seat=2)
    ada.join(code).play_on()
    found = kept(database_of(server))[code][1]
    assert [(seat["kind"], seat["level"], seat["name"]) for seat in found] == [
        ("human", "", "Ada"),
        ("bot", "normal", ""),
        ("bot", "easy", "Tin"),
    ]


def test_a_game_taken_back_after_its_end_has_no_result_until_it_ends_again(server: Server) -> None:
    """Then it is marked as studied."""
    ada = Browser(server)
    code = solo(ada)
    assert kept(database_of(server))[code][0]["studied"] == 0
    table = ada.look(code, seat=1)
    ada.tell(code, "rewind", version=table["version"], number=table["number"] - 3)
    assert kept(database_of(server)) == {}
    ada.join(code).play_on()
    assert kept(database_of(server))[code][0]["studied"] == 1


def test_a_record_is_nobodys_result_and_a_fork_says_that_it_is_one(server: Server) -> None:
    """The record's game was played elsewhere."""
    ada = Browser(server)
    code = solo(ada)
    record = ada.http.get(f"/api/tables/{code}/record").text
    assert ada.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).status_code == 201
    fork = str(ada.post(f"/api/tables/{code}/fork", {"number": 5, "seat": 1, "hidden": "same", "start": True}, 201)["code"])
    ada.join(fork).play_on()
    found = kept(database_of(server))
    assert {each: game["source"] for each, (game, _) in found.items()} == {code: "", fork: "fork"}


def test_a_name_changed_after_the_end_is_changed_in_the_result(server: Server) -> None:
    """Only that seat's."""
    ada, bo = Browser(server), Browser(server)
    code = together(ada, bo)
    bo.tell(code, "name", seat=2, name="Émile")
    assert [(seat["name"], seat["sought"]) for seat in kept(database_of(server))[code][1]] == [("Ada", "ada"), ("Émile", "emile")]


def test_results_come_along_with_a_device_and_go_with_a_profile(server: Server) -> None:
    """Even of a table that is gone; the others keep theirs."""
    ada, bo, phone = Browser(server), Browser(server), Browser(server)
    told(ada, name="Ada")
    gone, code = solo(phone, "Ada L."), together(bo, phone, ("Bo", "Ada L."))
    assert joins(phone, "phrase", phrase_of(ada))["name"] == "Ada"
    mine = hash_of(ada.key)
    found = kept(database_of(server))
    assert found[gone][1][0]["holder"] == found[code][1][1]["holder"] == mine
    server.kill()
    store = Store(database_of(server))
    assert store.remove(gone, len(store.entries(gone))).result()
    store.close()
    server.start()
    exported = ada.http.get("/api/me/export").json()["results"]
    assert {each["code"] for each in exported} == {gone, code}
    assert mine not in json.dumps(exported)
    ada.post("/api/me/delete", {"sure": True})
    found = kept(database_of(server))
    assert [(seat["holder"], seat["name"]) for seat in (found[gone][1][0], found[code][1][1])] == [("", ""), ("", "")]
    assert found[code][1][0]["name"] == "Bo"
    assert "Ada L." not in json.dumps(found)


def test_results_are_backed_up_and_restored(database: str, tmp_path: Path) -> None:
    """Figure by figure."""
    with serving(database, search=False) as server:
        against_bot(Browser(server))
    before = kept(database)
    assert len(before) == 1
    back_up(database, tmp_path / "results.backup", False, lambda *_: None)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    restore(tmp_path / "results.backup", other, False, lambda *_: None)
    assert kept(other) == before


def all_over(database: str) -> tuple[set[str], set[str]]:
    """The games that are over in a store, by their journals and by their results."""
    store = Store(database)
    with store.reading() as connection:
        codes = list(connection.execute(tables.select().with_only_columns(tables.c.code)).scalars())
    found = {code for code in codes if (header := store.header(code)) and StoredTable(header, store.entries(code)).status == "over"}
    store.close()
    return found, set(kept(database))


def test_kill_minus_nine_leaves_no_end_without_result(database: str) -> None:
    """Whenever it comes, the choice and the result are both there or both aren't."""
    survive(database, 4, seed=11, bots=False)
    with serving(database) as server:
        solo(Browser(server))
    over, known = all_over(database)
    assert over == known
    assert known


@pytest.mark.skipif("postgresql" not in STORES, reason="two processes need PostgreSQL")
def test_two_processes_write_one_result(postgres: object, request: pytest.FixtureRequest) -> None:
    """Each player is at another server; the bot's last move comes from whichever has the lease."""
    database = request.getfixturevalue("postgres").database()
    with serving(database, search=False) as first, serving(database, search=False) as second:
        ada, bo = Browser(first), Browser(first)
        elsewhere = Browser(second)
        elsewhere.key = bo.key
        elsewhere.http.headers["authorization"] = f"Bearer {bo.key}"
        codes = {together(ada, bo, bo_plays=elsewhere) for _ in range(2)}
        found = kept(database)
        assert set(found) == codes
        for code in codes:
            assert [seat["seat"] for seat in found[code][1]] == [1, 2]
            assert [seat["score"] for seat in found[code][1]] == [seat["score"] for seat in ada.look(code)["result"]["seats"]]


# --- games from before ---


def as_before(database: str) -> dict[str, tuple[Data, list[Data]]]:
    """Take the results away, as if the games had been played before there were any; what they were."""
    before = kept(database)
    engine = engine_of(url_of(database))
    with engine.execution_options(immediate=True).begin() as connection:
        for table in (results, finished):
            connection.execute(delete(table))
        connection.execute(delete(facts).where(facts.c.name == PLACE))
    engine.dispose()
    return before


def test_games_from_before_get_their_results_even_through_a_kill(database: str) -> None:
    """Filled in once, in the background, from where it was interrupted; the same as if written at their end."""
    with serving(database, search=False) as server:
        ada = Browser(server)
        for _ in range(4):
            solo(ada)
        against_bot(ada)
        ada.create(players=2, start=True)
        until(lambda: fact(database) is not None)
    before = as_before(database)
    assert len(before) == 5
    with serving(database) as server:
        until(lambda: len(kept(database)) >= 2)
        server.kill()
        server.start()
        until(lambda: len(kept(database)) == 5 and fact(database) is not None)
    assert kept(database) == before


def fact(database: str) -> int | None:
    """How far results were filled in."""
    store = Store(database)
    found = store.fact(PLACE)
    store.close()
    return found


def test_a_store_from_before_keeps_every_table(database: str) -> None:
    """The rows of the previous schema, migrated: nothing is missing, and the finished game has its result."""
    with serving(database) as server:
        code = solo(Browser(server))
    before = as_before(database)
    store = Store(database)
    with store.reading() as connection:
        saved = [(table, [dict(row) for row in connection.execute(table.select()).mappings()]) for table in (tables, journal, holders)]
    store.close()
    engine = engine_of(url_of(database))
    with engine.execution_options(immediate=True).begin() as connection:
        down(connection)
        up(connection, "0004")
        for table, rows in saved:
            connection.execute(table.insert(), rows)
    engine.dispose()
    with serving(database) as server:
        until(lambda: set(kept(database)) == {code})
        assert Browser(server).look(code)["status"] == "over"
    assert kept(database) == before


def test_a_table_that_changed_meanwhile_is_not_filled_in(server: Server) -> None:
    """Somebody took the end back between reading and writing; and nothing is kept twice."""
    ada = Browser(server)
    code = solo(ada)
    before = as_before(database_of(server))
    store = Store(database_of(server))
    found = result_of(store, code)
    assert found is not None
    finish, entries = found
    assert not results_store.fill_in(store, finish, entries - 1).result()
    assert not results_store.fill_in(store, finish, entries + 1).result()
    assert results_store.fill_in(store, finish, entries).result()
    assert not results_store.fill_in(store, finish, entries).result()
    assert kept(database_of(server)) == before
    store.close()


def test_codes_are_numbered_in_their_order() -> None:
    """So that a number says how far one is."""
    for code in ("AAAAAA", "AAAAAB", "ABCDEF", "ZZZZZZ"):
        assert code_at(number_of(code)) == code
    assert number_of("AAAAAZ") < number_of("AAAABA") < number_of("ZZZZZZ")


# --- how long ---


def test_old_results_go_when_nobody_needs_them(server: Server) -> None:
    """Not while the table is there, nor while a player has a profile; a code with a result isn't given again."""
    ada, guest = Browser(server), Browser(server)
    told(ada, name="Ada")
    with_profile, without, table_there = solo(ada), solo(guest), solo(guest)
    store = Store(database_of(server))
    later = kept(database_of(server))[table_there][0]["at"] + DAY
    for code in (with_profile, without):
        assert store.remove(code, len(store.entries(code))).result()
    found = store.header(table_there)
    assert found is not None
    assert not store.create(dataclasses.replace(found, code=without), []).result()
    assert not results_store.sweep(store, 0).result()
    assert len(kept(database_of(server))) == 3
    assert not results_store.sweep(store, later).result()
    assert set(kept(database_of(server))) == {with_profile, table_there}
    assert store.create(dataclasses.replace(found, code=without), []).result()
    store.close()


def test_a_search_ignores_capitals_and_accents() -> None:
    """As people type names."""
    assert sought("ÉMILE Straße") == "emile strasse"
    assert sought("Ǻ" * 300) == "a" * 200
