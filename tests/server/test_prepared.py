"""Answers prepared for questions outside one's own turn: given as they were meant, seen by nobody else, and kept through any crash."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from felicity.server.clock import now
from felicity.server.journal import Entry
from felicity.server.pending_choice import delay_of, is_at_once, pending_choice
from felicity.server.prepared import Prepared
from felicity.server.prepared_store import PreparedStore
from felicity.server.settings import Settings
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable
from tests.server.people import phone_of
from tests.server.postgres import Cluster, wanted
from tests.server.shown_time import NO_OUTAGE, TimeFile
from tests.server.test_crash import whole_journal_replays
from tests.server.world import Browser, Data, Server, serving, until

ACQUIRE, RESELL = "acquire seat2 plastic 2", "resell seat2 plastic 2"  # what Ada can play on Bo in this deal; he holds an Acquire
SEED = "6"


def two_people(server: Server, other: Server | None = None, **wish: object) -> tuple[Browser, Browser, str]:
    """Ada and Bo at a table, perhaps through two processes; Ada begins."""
    ada, bo = Browser(server), Browser(other or server)
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]
    code = str(ada.create(players=2, seats=seats, options={"starting_player": "1"}, seed=SEED, **wish)["code"])
    bo.tell(code, "sit", name="Bo")
    ada.tell(code, "start")
    return ada, bo, code


def prepares(browser: Browser, code: str, option: str, status: int = 200, **more: object) -> Data:
    """Bo prepares an answer to favours."""
    return browser.tell(code, "prepare", status, **{"seat": 2, "question": "AnswerFavour", "option": option, **more})


def prepared(browser: Browser, code: str) -> list[Data]:
    """What somebody has prepared."""
    found: list[Data] = browser.look(code)["prepared"]["answers"]
    return found


def plays(browser: Browser, code: str, option: str, seat: int = 1) -> None:
    """Somebody chooses."""
    browser.tell(code, "play", version=browser.look(code)["version"], seat=seat, option=option)


def is_back_at(browser: Browser, code: str, number: int) -> bool:
    """Is it Ada's turn again after so many choices?"""
    view = browser.look(code)["view"]
    return bool(view["to_act"] == 1 and view["number"] == number)


def chosen(database: str, code: str) -> list[str]:
    """What was chosen at a table, as the store has it."""
    store = Store(database)
    found = [str(entry.data["option"]) for entry in store.entries(code) if entry.kind == "play"]
    store.close()
    return found


def test_a_prepared_answer_is_given_when_its_question_comes_and_its_owner_is_told(server: Server, database: str) -> None:
    """As often as was said, and no more. The log tells its owner, and nobody else that it was prepared."""
    ada, bo, code = two_people(server)
    prepares(bo, code, "reject with card", asker=1, about="acquire")
    assert [(each["answer"], each["when"], each["what"], each["left"]) for each in prepared(bo, code)] == [
        ("Reject, discard the same favour", "When a favour is played to you", "Acquire", 1)
    ]
    assert bo.look(code, lang="fr")["prepared"]["answers"][0]["when"] == "Quand on vous joue une faveur"
    plays(ada, code, ACQUIRE)
    until(lambda: is_back_at(ada, code, 2))
    assert chosen(database, code) == [ACQUIRE, "reject with card"]
    assert prepared(bo, code) == []
    told = [event["event"] for event in bo.look(code)["events"]["items"] if event.get("prepared")]
    assert "favour-rejected" in told
    assert not any("prepared" in event for event in ada.look(code)["events"]["items"])
    plays(ada, code, RESELL)
    assert bo.look(code)["asked"]["question"] == "AnswerFavour"


def test_what_can_be_prepared_is_said_in_the_readers_language(server: Server) -> None:
    """Nothing about it depends on the seat, so it tells nobody anything."""
    ada, bo, code = two_people(server)
    (found,) = ada.get(f"/api/tables/{code}/foreseen?lang=fr")
    assert found["question"] == "AnswerFavour"
    assert found["asks"]
    assert [each["kind"] for each in found["about"]] == ["acquire", "barter", "recycle", "resell", "share"]
    assert found["options"][0] == {"option": "accept", "sentence": "Accepter"}
    assert bo.get(f"/api/tables/{code}/foreseen?lang=fr") == [found]


def test_an_answer_that_is_not_on_offer_asks_the_person_instead(server: Server) -> None:
    """Bo has no reputation to pay with; the answer stays prepared."""
    ada, bo, code = two_people(server)
    prepares(bo, code, "reject with reputation", times=None)
    plays(ada, code, ACQUIRE)
    table = bo.look(code)
    assert table["asked"]["question"] == "AnswerFavour"
    assert table["prepared"]["next"] is None
    plays(bo, code, "accept", seat=2)
    assert len(prepared(bo, code)) == 1


def test_the_answer_that_says_most_closely_when_it_counts_is_given(server: Server, database: str) -> None:
    """Whatever was prepared first; one for another kind of favour doesn't count."""
    ada, bo, code = two_people(server)
    prepares(bo, code, "reject with card", about="acquire")
    prepares(bo, code, "accept", times=None)
    plays(ada, code, ACQUIRE)
    until(lambda: is_back_at(ada, code, 2))
    plays(ada, code, RESELL)
    until(lambda: is_back_at(ada, code, 4))
    assert chosen(database, code) == [ACQUIRE, "reject with card", RESELL, "accept"]
    assert [each["left"] for each in prepared(bo, code)] == [None]


def test_an_answer_that_is_undone_is_not_given_again_there(server: Server) -> None:
    """Whoever takes it back wants to decide; at the next question it counts again."""
    _, _, code = two_people(server)
    stored = journal_of(server, code)
    answer = Prepared("a" * 40, 2, "AnswerFavour", "accept", None, "", None, now())
    stored.prepared = [answer]

    def happens(kind: str, seat: int, **data: object) -> None:
        stored.apply(Entry(stored.version, kind, seat, data, None, now()))

    def is_pending() -> bool:
        found = pending_choice(stored)
        return found is not None and found.prepared == answer

    happens("play", 1, option=ACQUIRE)
    assert is_pending()
    happens("play", 2, option="accept", by="prepared", prepared=answer.id)
    happens("undo", 2, to=1)
    assert not is_pending()
    happens("play", 2, option="reject with card")
    happens("play", 1, option=RESELL)
    assert is_pending()


def test_nobody_else_sees_that_anything_is_prepared(server: Server) -> None:
    """Neither an opponent nor a spectator gets so much as a message; another device of the same person is told at once."""
    ada, bo, code = two_people(server)
    phone = phone_of(bo, server)
    others = [ada.join(code), Browser(server).join(code)]
    mine = [bo.join(code), phone.join(code)]
    for watch in others + mine:
        watch.hear_until(lambda table: table["seats"][0]["online"] and table["seats"][1]["online"] and table["watchers"] == 1)
    version = bo.look(code)["version"]
    prepares(bo, code, "reject with card", asker=1, about="acquire")
    for watch in mine:
        watch.hear_until(lambda table: len(table["prepared"]["answers"]) == 1)
    bo.tell(code, "revoke", seat=2, prepared=prepared(bo, code)[0]["id"])
    for watch in mine:
        watch.hear_until(lambda table: table["prepared"]["answers"] == [])
    prepares(bo, code, "accept", times=None)
    assert bo.look(code)["version"] == version
    bo.tell(code, "name", seat=2, name="Bob")
    for watch in others:
        while watch.hear()["version"] == version:
            assert watch.table["prepared"] in (None, {"answers": [], "next": None})
        assert watch.table["version"] == version + 1
        assert not watch.table["events"]["items"]
    heard = [json.loads(text) for text in ada.heard if '"type":"table"' in text]
    assert all(table["prepared"] in (None, {"answers": [], "next": None}) for table in heard)


def test_messages_to_others_are_not_even_counted(server: Server) -> None:
    """From preparing to taking back, an opponent's line stays silent."""
    ada, bo, code = two_people(server)
    watch = ada.join(code)
    watch.hear_until(lambda table: table["seats"][0]["online"])
    for _ in range(5):
        prepares(bo, code, "accept")
    bo.tell(code, "name", seat=2, name="Bob")
    assert watch.hear()["seats"][1]["name"] == "Bob"


def test_a_prepared_answer_takes_as_long_as_a_bots(server: Server) -> None:
    """Among several people the time it takes is drawn; with bots alone nobody could learn anything from it."""
    _ada, _bo, code = two_people(server)
    stored = journal_of(server, code)
    answer = Prepared("a" * 40, 2, "AnswerFavour", "accept", None, "", None, now())
    stored.prepared = [answer]
    stored.playing().play(ACQUIRE)
    pending = pending_choice(stored)
    assert pending is not None
    assert pending.prepared == answer
    settings = Settings()
    delays = [delay_of(stored, pending, settings.speeds, settings.prompt_delay) for _ in range(100)]
    assert 1.0 <= min(delays) < 1.5 < 2.5 < max(delays) <= 3.0
    assert not is_at_once(stored, pending, settings.speeds)  # nobody's messages wait for it


def journal_of(server: Server, code: str) -> StoredTable:
    """A table as its store has it."""
    store = Store(json.loads(server.settings)["database"])
    header = store.header(code)
    assert header is not None
    found = StoredTable(header, store.entries(code))
    store.close()
    return found


def test_what_is_taken_back_is_never_given_even_if_the_message_comes_twice(server: Server) -> None:
    """The same message doesn't prepare it again."""
    ada, bo, code = two_people(server)
    id = secrets.token_hex(8)
    for _ in range(2):
        prepares(bo, code, "accept", id=id)
    (found,) = prepared(bo, code)
    bo.tell(code, "revoke", seat=2, prepared=found["id"])
    prepares(bo, code, "accept", id=id)
    assert prepared(bo, code) == []
    plays(ada, code, RESELL)
    assert bo.look(code)["asked"]["question"] == "AnswerFavour"


def test_what_was_taken_back_meanwhile_is_not_given(server: Server, database: str) -> None:
    """Whoever gives it looks in the same transaction: another process may have taken it back a moment before."""
    _, bo, code = two_people(server)
    prepares(bo, code, "accept")
    store = Store(database)
    plans = PreparedStore(store)
    (mine,) = plans.of(code)
    entries = store.entries(code)
    given = Entry(len(entries), "talk", 2, {"text": "given"}, None, now())
    plans.revoke(code, 2, mine.id).result()
    assert not plans.give(code, mine.id, [given], None, is_timed=False).result()
    assert store.entries(code) == entries
    store.close()


def test_strangers_and_opponents_prepare_and_take_back_nothing(server: Server) -> None:
    """And what can't come isn't prepared: the answer says what was expected."""
    ada, bo, code = two_people(server)
    prepares(bo, code, "accept")
    mine = prepared(bo, code)[0]["id"]
    for browser in (ada, Browser(server)):
        assert prepares(browser, code, "accept", 403)["error"]["code"] == "not-your-seat"
        assert browser.tell(code, "revoke", 403, seat=2, prepared=mine)["error"]["code"] == "not-your-seat"
    ada.tell(code, "revoke", seat=1, prepared=mine)
    assert [each["id"] for each in prepared(bo, code)] == [mine]
    wrong: list[tuple[str, Data]] = [
        ("question: expected one of AnswerFavour", {"question": "TakeTurn"}),
        ("option: expected one of accept", {"option": "end turn"}),
        ("about: expected acquire or", {"about": "work"}),
        ("asker: expected the seat of somebody else", {"asker": 2}),
        ("times", {"times": 0}),
    ]
    for message, more in wrong:
        found = prepares(bo, code, str(more.pop("option", "accept")), 422, **more)
        assert message in str(found)
    for _ in range(19):
        prepares(bo, code, "accept")
    assert "20 prepared answers are the most" in prepares(bo, code, "accept", 409)["error"]["message"]


def test_what_was_prepared_survives_a_crash(server: Server, database: str) -> None:
    """It was acknowledged, so it is given after kill -9."""
    ada, bo, code = two_people(server)
    prepares(bo, code, "reject with card")
    server.kill()
    server.start()
    assert len(prepared(bo, code)) == 1
    plays(ada, code, ACQUIRE)
    until(lambda: is_back_at(ada, code, 2))
    assert chosen(database, code) == [ACQUIRE, "reject with card"]


def test_an_answer_that_was_on_its_way_is_given_after_a_crash_though_nobody_looks(database: str) -> None:
    """Once: the journal tells how often it was given."""
    with serving(database, prompt_delay=[600.0, 600.0]) as server:
        ada, bo, code = two_people(server)
        prepares(bo, code, "accept")
        plays(ada, code, RESELL)
        table = bo.look(code)
        assert table["asked"] is None
        assert table["prepared"]["next"] == table["prepared"]["answers"][0]["id"]
        server.kill()
        server.settings = json.dumps({**json.loads(server.settings), "prompt_delay": [0.0, 0.01]})
        server.start()
        until(lambda: chosen(database, code) == [RESELL, "accept"])
    whole_journal_replays(database, code)


def test_who_is_deleted_has_prepared_nothing(server: Server, database: str) -> None:
    """Not even in the store. Before that, the export has it."""
    ada, bo, code = two_people(server)
    bo.post("/api/me", {"name": "Bo"})
    prepares(bo, code, "accept", about="resell")
    exported = json.loads(bo.http.get("/api/me/export").text)
    assert [each["option"] for each in exported["games"][0]["prepared"]] == ["accept"]
    assert json.loads(ada.http.get("/api/me/export").text)["games"][0]["prepared"] == []
    bo.post("/api/me/delete", {"sure": True})
    store = Store(database)
    until(lambda: PreparedStore(store).of(code) == [])
    store.close()


@pytest.fixture
def time(tmp_path: Path) -> TimeFile:
    """The time of a server."""
    return TimeFile(tmp_path)


@pytest.fixture
def timed(database: str, time: TimeFile) -> Iterator[Server]:
    """A server at which answers take a minute, and time passes as the test says."""
    with serving(database, search=False, shown_time=str(time.path), outage_after=NO_OUTAGE, prompt_delay=[60.0, 60.0]) as found:
        yield found


def test_a_prepared_answer_costs_no_time(timed: Server, time: TimeFile) -> None:
    """However long it is on its way, the bank isn't touched."""
    ada, bo, code = two_people(timed, time={"kind": "live", "move": 20, "bank": 200, "then": "end"})
    prepares(bo, code, "accept")
    plays(ada, code, RESELL)
    time.pass_by(100)
    until(lambda: is_back_at(ada, code, 2))
    assert next(each for each in ada.look(code)["clock"]["seats"] if each["seat"] == 2)["bank"] == 200_000


if wanted():

    def test_of_two_processes_one_gives_it(postgres: Cluster) -> None:
        """Bo plans ahead through one process, Ada plays through the other; what he takes back there isn't given here."""
        shared = postgres.database()
        with serving(shared) as first, serving(shared) as second:
            ada, bo, code = two_people(first, second)
            watches = [ada.join(code), bo.join(code)]
            prepares(bo, code, "reject with card", times=None)
            plays(ada, code, ACQUIRE)
            for watch in watches:
                watch.hear_until(lambda table: table["view"] is not None and table["view"]["number"] == 2)
            (found,) = prepared(bo, code)
            bo.tell(code, "revoke", seat=2, prepared=found["id"])
            plays(ada, code, RESELL)
            watches[1].hear_until(lambda table: table["asked"] is not None)
            assert chosen(shared, code) == [ACQUIRE, "reject with card", RESELL]
        whole_journal_replays(shared, code)

    def test_the_other_process_gives_it_when_one_is_killed(postgres: Cluster) -> None:
        """The one at which it was to be given died in between; nobody is connected to the other one."""
        shared = postgres.database()
        with serving(shared, complains=True, prompt_delay=[600.0, 600.0]) as first, serving(shared, idle_after=1.0) as second:
            ada, bo, code = two_people(first)
            prepares(bo, code, "accept")
            plays(ada, code, RESELL)
            first.kill()
            until(lambda: chosen(shared, code) == [RESELL, "accept"])
            assert Browser(second).get(f"/api/tables/{code}")["view"]["to_act"] == 1
