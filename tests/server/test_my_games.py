"""Somebody's own games: a shelf that is filtered and searched, and statistics that add up. On SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from felicity.server import games_store
from felicity.server.games_store import Wish
from felicity.server.store import Store
from felicity.server.store_schema import results
from felicity.text.labels import label
from tests.server.people import code_of
from tests.server.results import EASY, LINK, YOU, played, solo, together
from tests.server.world import Browser, Data, Server


def shelf(browser: Browser, **query: object) -> Data:
    """A page of somebody's games."""
    found: Data = browser.get(f"/api/me/games?{'&'.join(f'{name}={value}' for name, value in query.items())}")
    return found


def codes(found: Data) -> list[str]:
    """The tables on a page."""
    return [game["code"] for game in found["games"]]


def test_the_shelf_has_running_and_finished_games(server: Server) -> None:
    """Each with its people and how it stands or ended; a stranger has none."""
    ada, bo = Browser(server), Browser(server)
    over = together(ada, bo, ("Ada", "Zoë"))
    alone = solo(ada)
    lobby = str(bo.create(players=2, seats=[{**YOU, "name": "Bo"}, LINK])["code"])
    ada.tell(lobby, "sit", name="Ada")
    playing = str(ada.create(players=2, seats=[{**YOU, "name": "Ada"}, {**EASY, "name": "Tin"}], start=True, auto=False)["code"])
    running = shelf(ada, status="running")
    assert running["count"] == 2
    assert codes(running) == [playing, lobby]
    first, second = running["games"]
    assert (first["status"], second["status"]) == ("playing", "lobby")
    assert first["round"] == 1
    assert [(seat["name"], seat["kind"], seat["yours"], seat["score"]) for seat in first["seats"]] == [
        ("Ada", "human", True, None),
        ("Tin", "bot", False, None),
    ]
    done = shelf(ada)
    assert codes(done) == [alone, over]
    table = ada.look(over)
    game = done["games"][1]
    assert (game["status"], game["round"], game["people"], game["there"]) == ("over", table["round"], 2, True)
    assert [seat["score"] for seat in game["seats"]] == [seat["score"] for seat in table["result"]["seats"]]
    assert [seat["yours"] for seat in game["seats"]] == [True, False]
    assert [seat["yours"] for seat in shelf(bo)["games"][0]["seats"]] == [False, True]
    assert shelf(Browser(server)) == shelf(Browser(server), status="running") == {"count": 0, "games": []}
    assert code_of(server_without_key(server)) == "key-missing"


def server_without_key(server: Server) -> Data:
    """What somebody gets who has no key."""
    nobody = Browser(server)
    del nobody.http.headers["authorization"]
    found: Data = nobody.get("/api/me/games", 401)
    return found


def test_games_are_found_by_what_one_remembers(server: Server) -> None:
    """Game, mode, company, outcome, a name without its accents, a code; and page by page."""
    ada, bo = Browser(server), Browser(server)
    over, alone = together(ada, bo, ("Ada", "Zoë")), solo(ada)
    lobby = str(bo.create(players=2, seats=[{**YOU, "name": "Zoë"}, LINK])["code"])
    ada.tell(lobby, "sit", name="Ada")
    playing = str(ada.create(players=2, start=True, auto=False)["code"])
    assert codes(shelf(ada, mode="solo")) == [alone]
    assert codes(shelf(ada, game="none")) == []
    assert codes(shelf(ada, company="people")) == codes(shelf(ada, text="zoe")) == codes(shelf(ada, text="OË")) == [over]
    assert codes(shelf(ada, company="bots")) == codes(shelf(ada, text=alone.lower())) == [alone]
    assert codes(shelf(ada, text="%25")) == codes(shelf(ada, text="_")) == []
    won = [seat["seat"] for seat in ada.look(over)["result"]["seats"] if seat["won"]]
    assert (over in codes(shelf(ada, outcome="won"))) == (1 in won)
    assert (over in codes(shelf(bo, outcome="won"))) == (2 in won)
    assert (over in codes(shelf(bo, outcome="lost"))) == (2 not in won)
    assert codes(shelf(ada, status="running", company="people")) == codes(shelf(ada, status="running", text="zoe")) == [lobby]
    assert codes(shelf(ada, status="running", company="bots")) == codes(shelf(ada, status="running", text=playing)) == [playing]
    page = shelf(ada, count=1)
    assert (page["count"], codes(page)) == (2, [alone])
    assert codes(shelf(ada, **{"count": 1, "from": 1})) == [over]
    for wrong in ("count=31", "count=0", "from=-1", "status=lost", "outcome=maybe", f"text={'x' * 101}"):
        assert code_of(ada.get(f"/api/me/games?{wrong}", 422)) == "bad-message"


# --- counting, on rows whose sums are known ---


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store."""
    found = Store(database)
    yield found
    found.close()


def test_statistics_add_up(store: Store) -> None:
    """By game and mode; against bots of each level and people of each name; by role; over time."""
    played(store, "AAAAAA", ("me", "Ada", 9), ("easy", "Tin", 5), ("hard", "Zinc", 9), at=10)
    played(store, "BBBBBB", ("her", "Zoë", 8), ("me", "Ada", 4), ("easy", "Tin", 6), at=20)
    played(store, "CCCCCC", ("me", "Ada", 7), ("her", "Zoë", 3), at=30)
    played(store, "DDDDDD", ("me", "Ada", 2), mode="solo", together=1, at=5)
    summary = games_store.summaries(store, "me")
    assert [(row["mode"], row["played"], row["won"], row["best"], row["least"], row["together"]) for row in summary] == [
        ("basic", 3, 2, 9, 4, 0),
        ("solo", 1, 1, 2, 2, 1),
    ]
    assert summary[0]["mean"] == pytest.approx(20 / 3)
    asked = (store, "me", "loop", "basic")
    assert games_store.rivals(*asked, "bot") == [
        {"name": "easy", "met": 2, "ahead": 1, "level": 0},
        {"name": "hard", "met": 1, "ahead": 0, "level": 1},
    ]
    assert games_store.rivals(*asked, "human") == [{"name": "Zoë", "met": 2, "ahead": 1, "level": 0}]
    assert [(row["role"], row["played"], row["won"], row["mean"]) for row in games_store.roles(*asked)] == [
        ("chef", 2, 2, 8.0),
        ("nurse", 1, 0, 4.0),
    ]
    assert [(row["code"], row["score"], row["rank"], row["won"]) for row in games_store.scores(*asked)] == [
        ("AAAAAA", 9, 1, 1),
        ("BBBBBB", 4, 3, 0),
        ("CCCCCC", 7, 1, 1),
    ]


def test_what_was_tried_out_does_not_count(store: Store) -> None:
    """Studied games, forks, both seats of one person, a game that a bot finished."""
    played(store, "AAAAAA", ("me", "Ada", 9), ("easy", "Tin", 5), studied=1)
    played(store, "BBBBBB", ("me", "Ada", 9), ("easy", "Tin", 5), source="fork")
    played(store, "CCCCCC", ("me", "Ada", 9), ("me", "Eva", 5))
    played(store, "DDDDDD", ("me", "Ada", 9), ("easy", "Tin", 5))
    with store.engine.execution_options(immediate=True).begin() as connection:
        connection.execute(results.update().where(results.c.code == "DDDDDD", results.c.seat == 1).values(level="normal"))
    assert games_store.summaries(store, "me") == []
    assert games_store.finished_games(store, "me", Wish(), 0, 9)[0] == 4  # the shelf has them all the same


def test_two_names_of_one_person_stay_two(store: Store) -> None:
    """Statistics must not tell who hides behind a name."""
    played(store, "AAAAAA", ("me", "Ada", 9), ("her", "Zoë", 5), at=1)
    played(store, "BBBBBB", ("me", "Ada", 9), ("her", "Masked", 5), at=2)
    found = games_store.rivals(store, "me", "loop", "basic", "human")
    assert sorted(row["name"] for row in found) == ["Masked", "Zoë"]


def test_statistics_are_told_in_the_readers_language(server: Server) -> None:
    """Roles as the game calls them; without a game only the sums."""
    ada = Browser(server)
    code = solo(ada)
    found = ada.get("/api/me/statistics")
    assert found["detail"] is None
    assert [(each["game"], each["mode"], each["played"]) for each in found["played"]] == [("loop", "solo", 1)]
    for lang in ("en", "fr"):
        detail = ada.get(f"/api/me/statistics?game=loop&mode=solo&lang={lang}")["detail"]
        assert [each["code"] for each in detail["scores"]] == [code]
        (role,) = detail["roles"]
        assert role["label"] == label(lang, "loop", f"career-{role['role']}") != role["role"]
        assert shelf(ada, lang=lang)["games"][0]["seats"][0]["role"] == role["label"]
