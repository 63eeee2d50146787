"""Gathering at a table: links, seats, the host's powers, watching, hot seat, rematch."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.world import Browser, Data, Server, Watch, hot_seat, serving

THREE = [{"kind": "you", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}]


def gathered(server: Server) -> tuple[Browser, Browser, str]:
    """Ada has made a table for three; Bo sits in seat 2."""
    ada, bo = Browser(server), Browser(server)
    code = str(ada.create(players=3, seats=THREE)["code"])
    bo.tell(code, "sit", name="Bo")
    return ada, bo, code


def seats(table: Data) -> list[tuple[str, str]]:
    """Kind and name of every seat."""
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


def test_friends_come_by_the_link_and_the_host_starts(lite: Server) -> None:
    """Everybody sees who sits where at once; the code may be typed in small letters."""
    ada, bo, code = gathered(lite)
    watch = ada.join(code)
    assert seats(watch.hear()) == [("human", "Ada"), ("human", "Bo"), ("link", "")]
    cleo = Browser(lite)
    assert cleo.look(code.lower())["you"] == []
    assert cleo.tell(code.lower(), "sit", seat=3, name="Cleo")["ok"]
    table = watch.hear_until(lambda table: bool(table["seats"][2]["taken"]))
    assert table["status"] == "lobby"
    assert table["host"]
    assert not bo.look(code)["host"]
    assert bo.tell(code, "start", 403)["error"]["code"] == "not-host"
    assert ada.tell(code, "start")["ok"]
    assert watch.hear_until(lambda table: table["status"] == "playing")["number"] == 0
    assert cleo.look(code)["view"]["seat"] == 3


def test_same_browser_same_seat(lite: Server) -> None:
    """Who sits gets the same seat again; nobody gets two by the link."""
    ada, bo, code = gathered(lite)
    assert bo.tell(code, "sit", name="Bo again")["ok"]
    assert bo.look(code)["you"] == [2]
    assert seats(ada.look(code))[2] == ("link", "")


def test_a_full_table_and_a_taken_seat_are_refused(lite: Server) -> None:
    """And a game that runs takes nobody in."""
    ada, _, code = gathered(lite)
    cleo = Browser(lite)
    assert cleo.tell(code, "sit", 409, seat=2)["error"]["code"] == "seat-taken"
    assert ada.tell(code, "start", 409)["error"]["code"] == "not-allowed"
    assert ada.tell(code, "fill", level="easy")["ok"]
    assert cleo.tell(code, "sit", 409)["error"]["code"] == "table-full"
    assert ada.tell(code, "start")["ok"]
    assert cleo.tell(code, "sit", 409)["error"]["code"] == "already-started"


def test_the_host_kicks_reorders_and_sets_seats(lite: Server) -> None:
    """All of it is noted, and none of it is anybody else's to do."""
    ada, bo, code = gathered(lite)
    for type, more in (("kick", {"seat": 1}), ("reorder", {"order": [2, 1, 3]}), ("fill", {}), ("set", {"seat": 3, "kind": "bot"})):
        assert bo.tell(code, type, 403, **more)["error"]["code"] == "not-host"
    assert ada.tell(code, "reorder", order=[2, 3, 1])["ok"]
    assert seats(ada.look(code)) == [("human", "Bo"), ("link", ""), ("human", "Ada")]
    assert ada.look(code)["you"] == [3]
    assert ada.tell(code, "reorder", 422, order=[1, 1, 2])["error"]["code"] == "bad-message"
    assert ada.tell(code, "set", seat=2, kind="bot", level="hard")["ok"]
    assert ada.look(code)["seats"][1]["level"] == "hard"
    assert ada.tell(code, "kick", seat=1)["ok"]
    assert ada.tell(code, "kick", 409, seat=3)["error"]["code"] == "not-allowed"
    assert bo.look(code)["you"] == []
    notes = [note["note"] for note in ada.look(code)["notes"]["items"]]
    assert notes[-3:] == ["reordered", "set", "kicked"]
    assert bo.tell(code, "sit")["ok"]
    assert bo.tell(code, "leave", seat=1)["ok"]
    assert seats(ada.look(code))[0] == ("link", "")


def test_an_absent_human_is_replaced_by_a_bot_and_comes_back(lite: Server) -> None:
    """By the host, or by the human; meanwhile the bot plays, and the log says so."""
    ada, bo, code = gathered(lite)
    ada.tell(code, "fill", level="easy")
    ada.tell(code, "pace", speed="fast", paused=True)
    ada.tell(code, "start")
    assert bo.tell(code, "bot", 403, seat=1)["error"]["code"] == "not-host"
    assert ada.tell(code, "bot", seat=2, level="easy")["ok"]
    assert ada.tell(code, "bot", 409, seat=2)["error"]["code"] == "not-allowed"
    table = ada.look(code)
    assert (table["seats"][1]["kind"], table["seats"][1]["level"]) == ("human", "easy")
    assert table["notes"]["items"][-1]["note"] == "handed-to-bot"
    assert bo.tell(code, "back", seat=2)["ok"]
    assert ada.look(code)["seats"][1]["level"] is None
    assert ada.tell(code, "kick", seat=2)["ok"]
    assert ada.look(code)["seats"][1]["kind"] == "bot"
    assert bo.look(code)["you"] == []


def test_watchers_see_the_public_view_and_cannot_act(lite: Server) -> None:
    """With and without a key."""
    ada, bo, code = gathered(lite)
    ada.tell(code, "fill")
    ada.tell(code, "pace", paused=True)
    ada.tell(code, "start")
    guest = Browser(lite)
    watch = guest.join(code, key=None)
    table = watch.hear()
    assert (table["seat"], table["you"], table["asked"], table["view"]["seat"]) == (None, [], None, None)
    assert watch.ask("play", version=table["version"], seat=1, option="work")["error"]["code"] == "key-missing"
    assert guest.tell(code, "play", 403, version=table["version"], seat=1, option="work")["error"]["code"] == "not-your-seat"
    assert guest.get(f"/api/tables/{code}?seat=1", 403)["error"]["code"] == "not-your-seat"
    assert guest.get(f"/api/tables/{code}/record", 409)["error"]["code"] == "not-over"
    assert bo.look(code)["watchers"] == 1


def test_a_table_without_links_is_private(lite: Server) -> None:
    """Unless its host says otherwise."""
    ada, guest = Browser(lite), Browser(lite)
    code = ada.create(players=2, start=True)["code"]
    assert guest.get(f"/api/tables/{code}", 403)["error"]["code"] == "not-watchable"
    assert guest.join(code).close_code() == 4403
    code = ada.create(players=2, watch=True, start=True)["code"]
    assert guest.look(code)["view"]["seat"] is None


def test_presence_is_told_to_all(lite: Server) -> None:
    """Who is online, and since when somebody is away."""
    ada, bo, code = gathered(lite)
    host = ada.join(code)
    guest = bo.join(code)
    assert host.hear_until(lambda table: bool(table["seats"][1]["online"]))["seats"][0]["online"]
    guest.close()
    table = host.hear_until(lambda table: not table["seats"][1]["online"])
    assert table["seats"][1]["away_since"] > 1_600_000_000_000


def test_two_people_on_one_screen_look_from_one_seat_at_a_time(lite: Server) -> None:
    """Hot seat: the curtain is lifted by `as`."""
    ada = Browser(lite)
    watch = ada.join(hot_seat(ada))
    assert watch.hear()["seat"] == 1
    watch.play("work")
    watch.hear_until(lambda table: table["number"] == 1)
    watch.play("end turn")
    table = watch.hear_until(lambda table: table["number"] == 2)
    assert table["view"]["to_act"] == 2
    assert table["asked"] is None
    assert watch.ask("as", seat=2)["ok"]
    assert watch.hear_until(lambda table: table["seat"] == 2)["asked"]["options"]
    assert watch.ask("as", seat=None)["ok"]
    assert watch.hear_until(lambda table: table["seat"] is None)["view"]["seat"] is None


def ended(server: Server) -> tuple[Browser, Watch, Watch]:
    """A game of Ada against a bot that was watched to its end."""
    ada = Browser(server)
    code = ada.create(players=2, watch=True, start=True)["code"]
    fan = Browser(server).join(code)
    watch = ada.join(code)
    watch.play_on()
    return ada, watch, fan


def test_a_rematch_takes_everybody_along(lite: Server) -> None:
    """A new table with the same people; watchers are told its code; asked twice, it is the same."""
    ada, watch, fan = ended(lite)
    new = watch.ask("rematch")["data"]["code"]
    assert watch.ask("rematch")["data"]["code"] == new
    assert fan.hear_until(lambda table: bool(table["next"]))["next"] == new
    table = ada.look(new)
    assert (table["status"], table["you"], table["host"]) == ("lobby", [1], True)
    assert table["from"] == {"how": "rematch", "code": watch.code, "number": 0, "daily": ""}
    assert table["shuffle"]["commitment"] != watch.table["shuffle"]["commitment"]
    assert fan.browser.tell(watch.code, "rematch", 403)["error"]["code"] == "not-host"


def test_two_clicks_at_once_make_one_rematch(lite: Server) -> None:
    """From two windows of the same browser, at the same moment."""
    ada, watch, _ = ended(lite)
    watches = [ada.join(watch.code) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda each: each.ask("rematch")["data"]["code"], watches))
    assert len(set(found)) == 1
    assert len(ada.get("/api/tables")) == 2
    assert [note["note"] for note in ada.look(watch.code)["notes"]["items"]].count("rematch") == 1


def test_the_same_seed_again_deals_the_same(lite: Server) -> None:
    """«Same seed again»."""
    ada, watch, _ = ended(lite)
    new = watch.ask("rematch", same_seed=True)["data"]["code"]
    ada.tell(new, "start")
    first = ada.get(f"/api/tables/{watch.code}/positions/0?seat=1")["view"]
    again = ada.get(f"/api/tables/{new}/positions/0?seat=1")["view"]
    assert first == again
    assert ada.look(new)["shuffle"]["kind"] == "seed"


def test_continue_lists_the_tables_of_a_browser(lite: Server) -> None:
    """Newest first, with whose turn it is; nobody else's."""
    ada = Browser(lite)
    first = hot_seat(ada)
    second = ada.create(players=2)["code"]
    found = ada.get("/api/tables")
    assert [table["code"] for table in found] == [second, first]
    assert [(table["status"], table["to_act"]) for table in found] == [("lobby", None), ("playing", 1)]
    assert Browser(lite).get("/api/tables") == []


# --- the host's rights ---


def test_a_host_who_gets_up_is_followed_by_the_next_human(lite: Server) -> None:
    """The note says who; a host who is alone stays host."""
    ada, bo, code = gathered(lite)
    assert ada.look(code)["hosting"]["seat"] == 1
    assert ada.tell(code, "leave", seat=1)["ok"]
    table = bo.look(code)
    assert (table["host"], table["hosting"]["seat"]) == (True, 2)
    assert table["notes"]["items"][-1] | {"at": 0} == {"version": table["version"], "at": 0, "note": "left", "seat": 1, "host": 2}
    assert ada.tell(code, "fill", 403)["error"]["code"] == "not-host"
    assert bo.tell(code, "leave", seat=2)["ok"]
    table = bo.look(code)
    assert (table["host"], table["hosting"]["seat"]) == (True, None)


def test_a_host_gives_the_rights_to_somebody(lite: Server) -> None:
    """To a human only; a guest can't give what is not theirs."""
    ada, bo, code = gathered(lite)
    assert bo.tell(code, "host", 403, seat=2)["error"]["code"] == "not-host"
    assert ada.tell(code, "host", 409, seat=3)["error"]["code"] == "not-allowed"
    assert ada.tell(code, "host", seat=2)["ok"]
    note = bo.look(code)["notes"]["items"][-1]
    assert (note["note"], note["seat"], note["why"]) == ("host-passed", 2, "given")
    assert bo.tell(code, "fill", level="easy")["ok"]
    assert bo.tell(code, "start")["ok"]
    assert ada.tell(code, "kick", 403, seat=2)["error"]["code"] == "not-host"


def test_who_finds_the_host_away_for_long_takes_the_rights(tmp_path: Path) -> None:
    """Not while the host is here; whoever only watches never; and a rematch has the new host."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", host_after=0.0) as server:
        ada, bo, code = gathered(server)
        host = ada.join(code)
        assert host.hear()["hosting"] == {"seat": 1, "away_since": None, "passes_at": None}
        guest = bo.join(code)
        guest.hear()
        assert guest.ask("host", seat=2)["error"]["code"] == "not-host"
        host.close()
        table = guest.hear_until(lambda table: table["hosting"]["away_since"] is not None)
        assert table["hosting"]["passes_at"] == table["hosting"]["away_since"]
        assert Browser(server).tell(code, "host", 403, seat=2)["error"]["code"] == "not-your-seat"
        assert guest.ask("host", seat=2)["ok"]
        table = guest.hear_until(lambda table: bool(table["host"]))
        assert table["hosting"] == {"seat": 2, "away_since": None, "passes_at": None}
        note = table["notes"]["items"][-1]
        assert (note["note"], note["seat"], note["why"]) == ("host-passed", 2, "away")


def test_a_bot_has_no_name_that_somebody_has_chosen(lite: Server) -> None:
    """Who gives no name is given one that nobody else at the table has."""
    ada = Browser(lite)
    seats = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "you", "name": "Ada"}]
    names = [seat["name"] for seat in ada.create(seats=seats)["seats"]]
    assert names[2] == "Ada"
    assert len(set(names)) == 3
