"""Records go out, come in, are replayed and played on from; games of other rules are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

import felicity
from felicity.core.rng import Rng, start_of
from felicity.server.store import Store
from tests.server.world import Browser, Data, Server, against_bots, hot_seat, serving

WHOLE = Path(__file__).parent.parent / "records" / "whole"


def finished(server: Server) -> tuple[Browser, str]:
    """A game of Ada against a bot, to its end."""
    ada = Browser(server)
    code = str(ada.create(players=2, start=True)["code"])
    ada.join(code).play_on()
    return ada, code


def upload(browser: Browser, record: str, status: int = 201) -> Data:
    """Send a record."""
    found = browser.http.post("/api/records", content=record.encode(), headers={"content-type": "text/plain"})
    assert found.status_code == status, found.text
    data = found.json()
    assert isinstance(data, dict)
    return data


def test_a_record_comes_back_as_it_went_out(lite: Server) -> None:
    """Uploaded by a stranger it replays to the same end, carries the same proof, and may be looked at from every seat."""
    ada, code = finished(lite)
    record = ada.http.get(f"/api/tables/{code}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="loop-{code}.txt"'
    stranger = Browser(lite)
    table = upload(stranger, record.text)
    assert (table["status"], table["you"], table["asked"]) == ("record", [], None)
    assert table["result"] == ada.look(code)["result"]
    assert stranger.http.get(f"/api/tables/{table['code']}/record").text == record.text
    assert stranger.look(table["code"], seat=2)["view"] == ada.look(code, seat=2)["view"]
    assert stranger.get(f"/api/tables/{table['code']}/replay")["moves"] == [
        {**move, "auto": False} for move in ada.get(f"/api/tables/{code}/replay")["moves"]
    ]


def test_an_unfinished_record_may_be_looked_at_and_played_on(lite: Server) -> None:
    """From its last position, too."""
    game = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    game.play("work")
    ada = Browser(lite)
    code = upload(ada, game.record(["Ada", "Bo"]))["code"]
    table = ada.post(
        f"/api/tables/{code}/fork", {"number": 1, "seat": 1, "hidden": "same", "speed": "instant", "seats": against_bots(1, 2)}, 201
    )
    assert table["view"]["to_act"] == 1
    assert ada.join(table["code"]).play_on()["status"] == "over"


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("hello", "not a record"),
        ("felicity record 1\ngame: chess\nrules: 1\nmode: basic\nplayers: 2\nseed: 7\n", "no game 'chess'"),
        ("felicity record 1\ngame: loop\nrules: 99\nmode: basic\nplayers: 2\nseed: 7\n", "rules version 99"),
        ("felicity record 1\ngame: loop\nrules: 1\nmode: basic\nplayers: 2\nseed: 7\n\nseat1: fly\n", "fly"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(lite: Server, record: str, why: str) -> None:
    """In one sentence that says why."""
    assert (
        why
        in upload(Browser(lite), record.replace("rules: 1\n", f"rules: {felicity.games()['loop']['version']}\n"), 400)["error"]["message"]
    )


def test_a_finished_game_is_played_on_from_any_point(lite: Server) -> None:
    """The seat keeps what it knew; what it could not know is dealt anew, each time differently."""
    ada, code = finished(lite)
    middle = ada.look(code)["number"] // 2
    then = ada.get(f"/api/tables/{code}/positions/{middle}?seat=1")["view"]
    wish = {"number": middle, "seat": 1, "speed": "instant", "start": False, "seats": against_bots(1, 2)}
    forks = [ada.post(f"/api/tables/{code}/fork", wish, 201)["code"] for _ in range(2)]
    for fork in forks:
        ada.tell(fork, "pace", paused=True)
        ada.tell(fork, "start")
        view = ada.get(f"/api/tables/{fork}/positions/0?seat=1")["view"]
        assert {**view, "number": 0} == {**then, "number": 0}
        assert ada.look(fork)["shuffle"]["kind"] == "position"
        assert ada.look(fork)["from"] == {"how": "fork", "code": code, "number": middle, "daily": ""}
        ada.tell(fork, "pace", paused=False)
    watch = ada.join(forks[0])
    assert watch.play_on()["status"] == "over"
    again = felicity.replay(ada.http.get(f"/api/tables/{forks[0]}/record").text)
    assert again.result.as_dict() == watch.table["result"]


def test_ones_own_game_against_bots_is_forked_while_it_runs_with_the_hidden_dealt_anew(lite: Server) -> None:
    """Nothing hidden can be learnt that way; a game with others can't be forked before its end."""
    ada = Browser(lite)
    code = ada.create(players=2, start=True)["code"]
    ada.join(code).play_on(3)
    assert ada.post(f"/api/tables/{code}/fork", {"number": 1, "seat": 1, "hidden": "same"}, 409)["error"]["code"] == "not-allowed"
    assert ada.post(f"/api/tables/{code}/fork", {"number": 1, "seat": 2}, 409)["error"]["code"] == "not-over"
    assert ada.post(f"/api/tables/{code}/fork", {"number": 1, "seat": 1}, 201)["status"] == "playing"
    seats = [{"kind": "you"}, {"kind": "link"}]
    code = ada.create(players=2, seats=seats)["code"]
    bo = Browser(lite)
    bo.tell(code, "sit")
    ada.tell(code, "start")
    assert bo.post(f"/api/tables/{code}/fork", {"number": 0, "seat": 2}, 409)["error"]["code"] == "not-over"


def test_guesses_differ_where_something_is_hidden() -> None:
    """On which the re-dealing of forks rests."""
    game = felicity.new("loop", players=3, mode="competitive", seed=7)
    dumps = [str(game.guess(1, Rng(start_of(luck))).dump()) for luck in "abc"]
    assert len(set(dumps)) == 3


def reward_of_jogging(cards: Data) -> object:
    """Of its last level."""
    return next(row for row in cards["project"] if row["id"] == "jogging")["levels"][3]["reward"]


@pytest.mark.parametrize("game", ["pursuit", "nostalgia"])
def test_an_old_game_is_shown_and_played_on_with_the_cards_of_its_time(lite: Server, game: str) -> None:
    """Later versions of the rules have changed them, also those of the base game."""
    ada, record = Browser(lite), (WHOLE / f"{game}-3-2.txt").read_text("utf-8")
    table = upload(ada, record)
    wish = {"number": 5, "seat": 1, "hidden": "same", "speed": "instant", "seats": against_bots(1, 2)}
    fork = ada.post(f"/api/tables/{table['code']}/fork", wish, 201)
    assert table["rules"] == fork["rules"] == "3"
    for code in (table["code"], fork["code"]):
        assert reward_of_jogging(ada.get(f"/api/tables/{code}/cards/pursuit")) == {"good_health": 1, "lth": 3}
    assert reward_of_jogging(ada.get("/api/games/pursuit/cards")) != {"good_health": 1, "lth": 3}
    assert len(ada.get(f"/api/tables/{table['code']}/cards/{game}")["partner"]) == len(ada.get(f"/api/games/{game}/cards")["partner"])
    again = ada.http.get(f"/api/tables/{table['code']}/record").text
    assert felicity.replay(again).record() == felicity.replay(record).record()


def test_a_game_in_progress_of_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    """Never silently changed: HTTP 410, close code 4410, and the table is untouched."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database) as server:
        ada = Browser(server)
        code = hot_seat(ada)
        key = ada.key
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 'old'"))
    before = store.entries(code)
    with serving(database) as server:
        ada = Browser(server)
        ada.key = key
        ada.http.headers["authorization"] = f"Bearer {key}"
        refused = ada.get(f"/api/tables/{code}", 410)["error"]
        assert refused["code"] == "other-rules"
        assert "rules version old" in refused["message"]
        assert ada.join(code).close_code() == 4410
        assert ada.get("/api/tables") == []
    assert store.entries(code) == before
    store.close()
