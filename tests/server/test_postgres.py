"""Several processes at the same tables, on a real PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from felicity.server.bus import Leases, lock_key
from felicity.server.engine import url_of
from felicity.server.store import Store
from tests.server.faults import FAULTS, endure
from tests.server.postgres import Cluster, wanted
from tests.server.test_crash import whole_journal_replays
from tests.server.world import LONG, Browser, Data, Server, Watch, serving, until

if wanted():

    @pytest.fixture
    def shared(postgres: Cluster) -> str:
        """A database for two servers."""
        return postgres.database()

    @pytest.fixture
    def pair(shared: str) -> Iterator[tuple[Server, Server]]:
        """Two servers on one database."""
        with serving(shared) as first, serving(shared) as second:
            yield first, second

    def through(browser: Browser, server: Server) -> Browser:
        """The same browser, connected through another server."""
        other = Browser(server)
        other.key = browser.key
        other.http.headers["authorization"] = f"Bearer {browser.key}"
        return other

    def test_two_people_play_through_two_processes(pair: tuple[Server, Server]) -> None:
        """Each hears of what the other chose; nothing is lost or doubled."""
        ada, bo = Browser(pair[0]), Browser(pair[1])
        code = ada.create(players=3, seats=[{"kind": "you"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}])["code"]
        bo.tell(code, "sit", name="Bo")
        ada.tell(code, "start")
        players = [threading.Thread(target=browser.join(code).play_on, daemon=True) for browser in (ada, bo)]
        for player in players:
            player.start()
        for player in players:
            player.join(LONG)
        assert ada.look(code)["status"] == bo.look(code)["status"] == "over"
        assert ada.look(code)["version"] == bo.look(code)["version"]
        assert ada.http.get(f"/api/tables/{code}/record").text == bo.http.get(f"/api/tables/{code}/record").text

    def test_two_processes_that_answer_one_question_at_once_never_both_win(pair: tuple[Server, Server], shared: str) -> None:
        """The same seat is answered through both at the same moment, over a whole game."""
        ada = Browser(pair[0])
        twin = through(ada, pair[1])
        code = ada.create(players=2, start=True)["code"]
        watches = [ada.join(code), twin.join(code)]
        won: list[Data] = []
        lost: list[Data] = []
        while len(won) < 10 and all(watch.table.get("status") != "over" for watch in watches):
            for watch in watches:
                watch.hear_until(lambda table: table["asked"] is not None or table["status"] == "over")
            newest = max([*(watch.table["version"] for watch in watches), *(found["version"] for found in won)])
            for watch in watches:
                watch.hear_until(lambda table: bool(table["version"] >= newest))  # noqa: B023
            if all(watch.table["asked"] is not None for watch in watches):
                at_once(watches, won, lost)
        assert won
        assert {found["error"]["code"] for found in lost} <= {"stale", "not-your-turn", "not-allowed"}
        versions = [found["version"] for found in won]
        assert len(set(versions)) == len(versions)
        whole_journal_replays(shared, code)

    def test_two_processes_that_are_asked_for_a_rematch_at_once_make_one(pair: tuple[Server, Server]) -> None:
        """Whoever is second finds the table of the first."""
        ada = Browser(pair[0])
        twin = through(ada, pair[1])
        code = ada.create(players=2, start=True)["code"]
        ada.join(code).play_on()
        watches = [ada.join(code), twin.join(code)]
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda watch: watch.ask("rematch")["data"]["code"], watches))
        assert found[0] == found[1]
        assert len(ada.get("/api/tables")) == 2

    def at_once(watches: list[Watch], won: list[Data], lost: list[Data]) -> None:
        """Both answer the same question."""
        start = threading.Barrier(2)
        answers: list[Data] = []

        def answer(watch: Watch) -> None:
            start.wait()
            answers.append(watch.play())

        threads = [threading.Thread(target=answer, args=(watch,)) for watch in watches]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        right = [found for found in answers if found["ok"]]
        assert len(right) == 1, answers
        won += right
        lost += [found for found in answers if not found["ok"]]

    def test_a_message_sent_again_through_another_process_counts_once(pair: tuple[Server, Server]) -> None:
        """The store knows the message, whoever took it."""
        ada = Browser(pair[0])
        twin = through(ada, pair[1])
        seats = [{"kind": "you"}, {"kind": "you"}]
        table = ada.create(players=2, seats=seats, options={"starting_player": "1"}, auto=False, start=True)
        message = {"type": "play", "id": "one", "version": table["version"], "seat": 1, "option": "work"}
        first = ada.post(f"/api/tables/{table['code']}", message)
        again = twin.post(f"/api/tables/{table['code']}", message)
        assert (first["repeated"], again["repeated"]) == (False, True)
        assert twin.look(table["code"])["number"] == 1

    def test_who_is_here_is_told_across_processes(pair: tuple[Server, Server]) -> None:
        """To a process that people come to later as well."""
        ada, fan = Browser(pair[0]), Browser(pair[1])
        code = ada.create(players=2, watch=True)["code"]
        host = ada.join(code)
        host.hear_until(lambda table: bool(table["seats"][0]["online"]))
        watch = fan.join(code)
        assert watch.hear_until(lambda table: bool(table["seats"][0]["online"]))["watchers"] == 1
        assert host.hear_until(lambda table: table["watchers"] == 1)
        host.close()
        assert watch.hear_until(lambda table: not table["seats"][0]["online"])["seats"][0]["away_since"]

    def drives(database: str, code: str) -> bool:
        """Does any process drive the bots of this table?"""
        asked = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32) + objid::bigint = %s"
        with psycopg.connect(database) as connection:
            row = connection.execute(asked, (lock_key(code),)).fetchone()
        return row == (1,)

    def test_when_a_process_dies_another_moves_the_bots(shared: str) -> None:
        """The first one's bots take an hour for a move; it is killed while it waits for one. The second one's take no time."""
        with serving(shared, complains=True, speeds={"slow": 3600.0}) as first, serving(shared, speeds={"slow": 0.0}) as second:
            ada, fan = Browser(first), Browser(second)
            seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
            code = ada.create(players=2, seats=seats, speed="slow", watch=True, start=True)["code"]
            until(lambda: drives(shared, code))
            watch = fan.join(code)
            assert watch.hear()["number"] == 0
            first.kill()
            assert watch.hear_until(lambda table: table["status"] == "over")["result"]
        whole_journal_replays(shared, code)

    def test_one_process_drives_a_table(shared: str) -> None:
        """The lease is one process's until it lets go, or dies."""
        Store(shared).close()
        first, second = Leases(url_of(shared)), Leases(url_of(shared))
        assert first.take("ABCDEF")
        assert first.take("ABCDEF")
        assert not second.take("ABCDEF")
        assert second.take("ABCDEG")
        first.release("ABCDEF")
        assert second.take("ABCDEF")
        second.close()
        until(lambda: first.take("ABCDEF"))  # the database takes a moment to notice
        first.close()

    def test_a_server_outlives_a_lost_connection_to_its_store(postgres: Cluster, shared: str) -> None:
        """Connections that the database has cut are made anew; play goes on."""
        with serving(shared, complains=True) as server:
            ada = Browser(server)
            code = ada.create(players=2, start=True)["code"]
            watch = ada.join(code)
            watch.play_on(2)
            with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
                name = url_of(shared).database
                connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            watch.hear_until(lambda table: table["asked"] is not None)
            question = {"version": watch.table["version"], "seat": 1, "option": watch.table["asked"]["options"][0]["text"], "id": "again"}
            until(lambda: bool(watch.ask("play", **question)["ok"]))
            watch.hear_until(lambda table: bool(table["version"] > question["version"]))
            watch.play_on()
        whole_journal_replays(shared, code)

    def test_two_processes_outlive_every_fault_of_their_database(postgres: Cluster) -> None:
        """Cut connections, a crash, a closed door, a lock, a killed and a frozen server: play goes on, and nothing is lost."""
        tally = endure(postgres, len(FAULTS))
        assert tally.faults.total() == len(FAULTS)
        assert tally.acknowledged >= len(FAULTS)
