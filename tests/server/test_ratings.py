"""Ratings of people and bots on one scale: they follow from the results alone, whoever reckons them. On SQLite and on PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from felicity import extras
from felicity.server.backup import back_up
from felicity.server.hall import Hall
from felicity.server.journal import hash_of
from felicity.server.rater import Rater
from felicity.server.ratings import AGAIN, DAY, Board, bot
from felicity.server.ratings_store import results_after
from felicity.server.restore import restore
from felicity.server.settings import Settings
from felicity.server.store import Store
from felicity.server.store_schema import results
from tests.server.conftest import STORES
from tests.server.people import joins, phrase_of, told
from tests.server.results import against_bot, played, together
from tests.server.world import Browser, Data, Server, serving

FIRST = 1_000


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store."""
    found = Store(database)
    yield found
    found.close()


def board_of(store: Store, apart: frozenset[str] = frozenset()) -> Board:
    """The ratings that follow from what is in the store."""
    board = Board(0, apart)
    for game, seats in results_after(store, "loop", "basic", board.last, 1000):
        board.add(game, seats)
    return board


def code(number: int) -> str:
    """The code of a table."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    return f"AAAA{letters[number // 24]}{letters[number % 24]}"


def numbers(board: Board) -> dict[str, tuple[float, float, int]]:
    """All ratings, to compare."""
    return board.ratings


def at(server: Server, browser: Browser) -> Browser:
    """The same person at another server."""
    found = Browser(server)
    found.key = browser.key
    found.http.headers["authorization"] = f"Bearer {browser.key}"
    return found


def mine(browser: Browser, mode: str = "basic") -> Data:
    """Somebody's own ratings in a mode."""
    found: list[Data] = browser.get("/api/me/ratings")["modes"]
    return next((each for each in found if each["mode"] == mode), {"yours": None, "bots": []})


def test_who_wins_rises_and_becomes_certain(store: Store) -> None:
    """People and bots on one scale; provisional until the spread is half of what everybody begins with."""
    for number in range(40):
        played(store, code(number), ("me", "Ada", 9 if number % 4 else 3), ("easy", "Tin", 5), at=FIRST + number * DAY)
    found = numbers(board_of(store))
    assert set(found) == {"me", bot("easy")}
    board = board_of(store)
    ada, easy = board.of("me"), board.of(bot("easy"))
    assert ada is not None
    assert easy is not None
    assert ada.mu > 25 > easy.mu
    assert (ada.games, ada.is_provisional) == (40, False)
    early = Board(0, frozenset())
    for game, seats in results_after(store, "loop", "basic", early.last, 3):
        early.add(game, seats)
    first = early.of("me")
    assert first is not None
    assert first.is_provisional
    assert first.spread > ada.spread
    assert board.of("nobody") is None


def test_the_order_is_that_of_the_ends(store: Store) -> None:
    """However the results came into the store, and however many at a time they are read."""
    ends = [("her", "me"), ("me", "her"), ("me", "third"), ("third", "her")]
    for number in (2, 0, 3, 1):
        winner, loser = ends[number]
        played(store, code(20 - number), (winner, "A", 9), (loser, "B", 5), at=FIRST + number * DAY)
    board = Board(0, frozenset())
    while found := results_after(store, "loop", "basic", board.last, 1):
        board.add(*found[0])
    assert numbers(board) == numbers(board_of(store))
    forwards = Board(0, frozenset())
    for number, (winner, loser) in enumerate(ends):
        seats = [{"kind": "human", "holder": who, "level": "", "rank": rank} for rank, who in ((1, winner), (2, loser))]
        plain: Data = {"at": FIRST + number * DAY, "code": code(20 - number), "source": "", "chosen_seed": 0, "together": 0}
        forwards.add(plain | {"studied": 0, "pack": ""}, seats)
    assert numbers(forwards) == numbers(board)


@pytest.mark.parametrize(
    "game",
    [
        {"studied": 1},
        {"source": "fork"},
        {"source": "practice", "chosen_seed": 1},
        {"chosen_seed": 1},
        {"together": 1},
        {"pack": "house"},
    ],
    ids=str,
)
def test_what_can_be_arranged_doesnt_count(store: Store, game: Data) -> None:
    """Tried out, forked, with a chosen deal, together, with house cards."""
    played(store, code(0), ("me", "Ada", 9), ("easy", "Tin", 5), at=FIRST, **game)
    assert numbers(board_of(store)) == {}


def test_alone_and_on_one_screen_nothing_is_won(store: Store) -> None:
    """A game against oneself or without anybody; a try at the deal of the day counts, although its deal is fixed."""
    played(store, code(0), ("me", "Ada", 9), at=FIRST)
    played(store, code(1), ("me", "Ada", 9), ("me", "Eva", 5), at=FIRST)
    played(store, code(2), ("easy", "Tin", 9), ("hard", "Zinc", 5), at=FIRST)
    assert numbers(board_of(store)) == {}
    played(store, code(3), ("me", "Ada", 9), ("hard", "Zinc", 5), at=FIRST, source="daily", chosen_seed=1)
    assert set(numbers(board_of(store))) == {"me", bot("hard")}


def test_two_browsers_of_one_person_cant_lift_each_other_up_all_day(store: Store) -> None:
    """The same people meet a few times a day; against bots one plays as often as one likes."""
    for number in range(AGAIN + 3):
        played(store, code(number), ("me", "Ada", 9), ("also me", "Eva", 5), at=FIRST + number)
    assert numbers(board_of(store))["me"][2] == AGAIN
    played(store, code(20), ("me", "Ada", 9), ("also me", "Eva", 5), at=FIRST + DAY)
    assert numbers(board_of(store))["me"][2] == AGAIN + 1
    for number in range(AGAIN + 3, AGAIN + 3 + 10):
        played(store, code(number), ("her", "Zoë", 9), ("easy", "Tin", 5), at=FIRST + number)
    assert numbers(board_of(store))["her"][2] == 10


def test_who_leaves_keeps_the_result(store: Store) -> None:
    """Where a bot finished for somebody the game is theirs: nobody escapes a defeat by staying away."""
    played(store, code(0), ("me", "Ada", 2), ("her", "Zoë", 9), at=FIRST)
    with store.engine.execution_options(immediate=True).begin() as connection:
        connection.execute(results.update().where(results.c.holder == "me").values(level="normal"))
    found = board_of(store)
    assert set(numbers(found)) == {"me", "her"}
    assert numbers(found)["me"][0] < 25


def test_bots_of_a_level_share_a_rating(store: Store) -> None:
    """Two of them at a table play one game for it."""
    played(store, code(0), ("easy", "Tin", 9), ("me", "Ada", 7), ("easy", "Zinc", 5), at=FIRST)
    found = numbers(board_of(store))
    assert found[bot("easy")][2] == 1
    assert found[bot("easy")][0] == pytest.approx(25, abs=0.5)


# --- on a server ---


def test_a_game_changes_both_ratings_and_what_is_shown_of_them(server: Server) -> None:
    """One's own exactly, the others' in whole numbers, to those at the table."""
    ada, bo, stranger = Browser(server), Browser(server), Browser(server)
    assert ada.get("/api/me/ratings") == {"on": True, "rated": True, "modes": []}
    code = against_bot(ada)
    ada_rating = mine(ada)["yours"]
    assert (ada_rating["games"], ada_rating["provisional"]) == (1, True)
    assert [each["level"] for each in mine(ada)["bots"]] == ["easy"]
    assert mine(bo)["yours"] is None
    seats = ada.get(f"/api/tables/{code}/ratings")["seats"]
    assert [each["seat"] for each in seats] == [1, 2]
    assert seats[0]["rating"] == round(ada_rating["rating"])
    assert set(seats[0]) == {"seat", "rating", "spread", "provisional"}
    private = str(ada.create(players=2, watch=False)["code"])
    assert stranger.http.get(f"/api/tables/{private}/ratings").status_code in (403, 404)
    lobby = str(ada.create(players=2, seats=[{"kind": "you"}, {"kind": "link"}])["code"])
    assert [each["seat"] for each in bo.get(f"/api/tables/{lobby}/ratings")["seats"]] == [1]


def test_a_chosen_deal_is_only_for_fun(server: Server) -> None:
    """`together` plays one."""
    ada, bo = Browser(server), Browser(server)
    together(ada, bo)
    assert mine(ada) == mine(bo) == {"game": "loop", "mode": "basic", "yours": None, "bots": []}


def test_who_doesnt_want_to_be_rated_isnt(server: Server) -> None:
    """At once, with all earlier games, and back again; others keep what they won elsewhere."""
    ada, bo = Browser(server), Browser(server)
    against_bot(ada), against_bot(bo)
    before = mine(ada)["yours"]
    told(ada, settings={"rated": False})
    found = ada.get("/api/me/ratings")
    assert found["rated"] is False
    assert mine(ada)["yours"] is None
    assert mine(bo)["yours"]["games"] == 1
    assert mine(bo)["bots"][0]["games"] == 1
    told(ada, settings={"rated": True})
    assert mine(ada)["yours"] == before


def test_a_rating_comes_along_and_goes_with_the_person(server: Server) -> None:
    """To another device, in the export, and away with the profile."""
    ada, phone = Browser(server), Browser(server)
    told(ada, name="Ada")
    code = against_bot(phone)
    before = mine(phone)["yours"]
    assert joins(phone, "phrase", phrase_of(ada))["name"] == "Ada"
    assert mine(ada)["yours"] == before
    exported = ada.http.get("/api/me/export").json()
    assert exported["ratings"] == [{"game": "loop", "mode": "basic", **before}]
    assert hash_of(ada.key) not in json.dumps(exported["ratings"])
    ada.post("/api/me/delete", {"sure": True})
    assert mine(Browser(server))["yours"] is None
    assert Browser(server).get(f"/api/tables/{code}/ratings")["seats"] == []


def test_a_game_taken_back_counts_no_more(server: Server) -> None:
    """Nor when it ends once more: it is studied then."""
    ada = Browser(server)
    code = against_bot(ada)
    assert mine(ada)["yours"]["games"] == 1
    table = ada.look(code, seat=1)
    ada.tell(code, "rewind", version=table["version"], number=table["number"] - 3)
    ada.join(code).play_on()
    assert mine(ada)["yours"] is None


def test_a_server_that_rates_nobody_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Because OpenSkill isn't installed, or because its host doesn't want it."""
    assert Rater(cast("Hall", SimpleNamespace(settings=Settings()))).is_on
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    assert not Rater(cast("Hall", SimpleNamespace(settings=Settings()))).is_on
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", search=False, ratings=False) as server:
        ada = Browser(server)
        code = against_bot(ada)
        assert ada.get("/api/me/ratings") == {"on": False, "rated": True, "modes": []}
        assert ada.get(f"/api/tables/{code}/ratings") == {"on": False, "seats": []}
        assert ada.http.get("/api/me/export").json()["ratings"] == []


def test_ratings_are_the_same_from_a_backup(database: str, tmp_path: Path) -> None:
    """They follow from the results."""
    with serving(database, search=False) as server:
        ada = Browser(server)
        against_bot(ada)
        before = ada.get("/api/me/ratings")
    back_up(database, tmp_path / "ratings.backup", False, lambda *_: None)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    restore(tmp_path / "ratings.backup", other, False, lambda *_: None)
    with serving(other, search=False) as server:
        assert at(server, ada).get("/api/me/ratings") == before


@pytest.mark.skipif("postgresql" not in STORES, reason="two processes need PostgreSQL")
def test_two_processes_reckon_the_same(postgres: object, request: pytest.FixtureRequest) -> None:
    """Whoever is asked, and whoever saw the games end; also after one of them was killed."""
    database = request.getfixturevalue("postgres").database()
    with serving(database, search=False) as one, serving(database, search=False) as other:
        ada, bo = Browser(one), Browser(other)
        against_bot(ada), against_bot(bo)
        assert mine(at(other, ada)) == mine(ada)
        against_bot(bo)
        assert mine(at(one, bo)) == mine(bo)
        told(at(other, ada), settings={"rated": False})
        assert mine(ada)["yours"] is None
        before = mine(bo)
        other.kill()
        other.start()
        assert mine(at(other, bo)) == before
