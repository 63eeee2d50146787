"""Other people: open tables, people met before, invitations, blocked people, what may be said. On SQLite and on PostgreSQL."""

from __future__ import annotations

import json
from typing import Any

import pytest

from felicity.server import schema
from felicity.server.decide import decide
from felicity.server.journal import hash_of
from felicity.server.new_tables import open_table
from felicity.server.refused import Refused
from felicity.server.stored_table import StoredTable
from tests.server.people import code_of, phone_of, told
from tests.server.world import Browser, Data, Server, Watch, until

LINK: Data = {"kind": "link"}


def you(name: str) -> Data:
    """A seat of one's own."""
    return {"kind": "you", "name": name}


def lobby(host: Browser, name: str = "Ada", **more: object) -> str:
    """The code of a table for two, of which the second seat is free."""
    return str(host.create(players=2, seats=[you(name), LINK], **more)["code"])


def going_on(browser: Browser) -> Data:
    """What somebody's start page shows."""
    found: Data = browser.get("/api/company")
    return found


def shown(browser: Browser) -> dict[str, Data]:
    """The open tables that somebody sees."""
    return {table["code"]: table for table in going_on(browser)["tables"]}


def people(browser: Browser) -> Data:
    """Whom somebody has met and blocked."""
    found: Data = browser.get("/api/people")
    return found


def met(one: Browser, other: Browser, names: tuple[str, str] = ("Ada", "Bo")) -> str:
    """Two people begin a game together."""
    code = lobby(one, names[0])
    other.tell(code, "sit", name=names[1])
    one.tell(code, "start")
    return code


def person(browser: Browser, name: str) -> str:
    """The id of somebody met before."""
    return str(next(each["person"] for each in people(browser)["people"] if each["name"] == name))


def block(browser: Browser, name: str) -> None:
    """Somebody blocks somebody they have met."""
    browser.post("/api/people/block", {"person": person(browser, name)})


def talked(watch: Watch) -> list[str]:
    """What somebody hears at a table."""
    return [str(note["text"]) for note in watch.table["notes"]["items"] if note["note"] == "talked"]


# --- open tables ---


def test_an_open_table_is_shown_to_everybody_as_long_as_a_seat_is_free(server: Server) -> None:
    """Chosen at set-up or in the lobby; live; when it has begun it can be watched if the host allows that, and is gone when it is over."""
    ada, bo, cleo = Browser(server), Browser(server), Browser(server)
    private = lobby(ada)
    first = lobby(ada, open=True)
    until(lambda: list(shown(bo)) == [first])
    assert shown(bo)[first]["free"] == 1
    assert shown(bo)[first]["seats"] == [{"seat": 1, "kind": "human", "name": "Ada"}, {"seat": 2, "kind": "link", "name": ""}]
    ada.tell(private, "allow", open=True)
    until(lambda: list(shown(cleo)) == [private, first])  # the newest first
    ada.tell(first, "allow", open=False)
    until(lambda: list(shown(cleo)) == [private])
    bo.tell(private, "sit", name="Bo")
    until(lambda: shown(cleo) == {})
    ada.tell(private, "start")
    until(lambda: [table["status"] for table in shown(cleo).values()] == ["playing"])
    assert cleo.look(private)["you"] == []
    ada.tell(private, "bot", seat=1, level="easy")
    ada.tell(private, "bot", seat=2, level="easy")
    watch = ada.join(private)
    watch.hear_until(lambda table: table["status"] == "over")
    until(lambda: shown(cleo) == {})


def test_a_list_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    """A page asks again and again."""
    ada = Browser(server)
    lobby(ada, open=True)
    until(lambda: len(shown(ada)) == 1)
    found = ada.http.get("/api/company")
    again = ada.http.get("/api/company", headers={"if-none-match": found.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_nobody_fills_the_list_alone(server: Server) -> None:
    """Three tables of one host are shown, the latest; others find their place."""
    ada, bo = Browser(server), Browser(server)
    own = lobby(bo, "Bo", open=True)
    codes = [lobby(ada, open=True) for _ in range(6)]
    until(lambda: set(shown(bo)) == {own, *codes[-3:]})


def test_a_table_without_a_free_seat_cannot_be_open(server: Server) -> None:
    """Nor one that starts at once; and once it has begun it is too late."""
    ada, bo = Browser(server), Browser(server)
    ada.post("/api/tables", {"game": "loop", "players": 2, "open": True, "seats": [you("Ada"), {"kind": "bot"}]}, 400)
    code = lobby(ada)
    bo.tell(code, "sit", name="Bo")
    assert code_of(bo.tell(code, "allow", 403, open=True)) == "not-host"
    ada.tell(code, "start")
    assert code_of(ada.tell(code, "allow", 409, open=True)) == "already-started"


# --- what may be said ---


def test_at_an_open_table_people_talk_in_phrases_until_the_host_allows_more(server: Server) -> None:
    """Emotes and phrases always; the host may change it at any time."""
    ada, bo = Browser(server), Browser(server)
    code = lobby(ada, open=True)
    bo.tell(code, "sit", name="Bo")
    bo.tell(code, "talk", seat=2, text=":smile:")
    bo.tell(code, "talk", seat=2, text=":offer-thanks:")
    assert code_of(bo.tell(code, "talk", 403, seat=2, text="Come to example.org!")) == "phrases-only"
    assert code_of(bo.tell(code, "talk", 403, seat=2, text=":shout:")) == "phrases-only"
    assert code_of(bo.tell(code, "allow", 403, talk=True)) == "not-host"
    ada.tell(code, "allow", talk=True)
    bo.tell(code, "talk", seat=2, text="Hello")
    ada.tell(code, "allow", talk=False)
    assert code_of(ada.tell(code, "talk", 403, seat=1, text="Hello")) == "phrases-only"
    watch = ada.join(code)
    watch.hear()
    assert talked(watch) == [":smile:", ":offer-thanks:", "Hello"]
    assert watch.table["settings"]["open"] is True
    assert watch.table["settings"]["talk"] is False


def test_among_friends_people_talk_freely_as_before(server: Server) -> None:
    """A table reached by its link; when it is opened to everybody, free talk ends unless the host wants it."""
    ada = Browser(server)
    code = lobby(ada)
    ada.tell(code, "talk", seat=1, text="Hello")
    ada.tell(code, "allow", open=True)
    assert code_of(ada.tell(code, "talk", 403, seat=1, text="Hello")) == "phrases-only"
    other = lobby(ada)
    ada.tell(other, "allow", open=True, talk=True)
    ada.tell(other, "talk", seat=1, text="Hello")


# --- people met before ---


def test_people_meet_when_a_game_begins(server: Server) -> None:
    """Not by sitting in a lobby for a moment; each knows the other by a name and an id that nobody else has for them."""
    ada, bo, cleo = Browser(server), Browser(server), Browser(server)
    code = lobby(ada)
    bo.tell(code, "sit", name="Bo")
    assert people(ada)["people"] == people(bo)["people"] == []
    ada.tell(code, "start")
    met(ada, bo)
    met(bo, cleo, ("Bo", "Cleo"))
    met(ada, cleo, ("Ada", "Cleo"))
    found = people(ada)["people"]
    assert [(each["name"], each["games"], each["game"]) for each in found] == [("Cleo", 1, "loop"), ("Bo", 2, "loop")]
    assert person(ada, "Cleo") != person(bo, "Cleo")
    heard = "".join(ada.heard + bo.heard + cleo.heard)
    for each in (ada, bo, cleo):
        assert hash_of(each.key) not in heard


def test_who_left_before_the_start_was_not_met(server: Server) -> None:
    """Nor who was removed; and a bot is nobody."""
    ada, bo, cleo = Browser(server), Browser(server), Browser(server)
    code = str(ada.create(players=3, seats=[you("Ada"), LINK, LINK])["code"])
    bo.tell(code, "sit", name="Bo")
    cleo.tell(code, "sit", name="Cleo")
    bo.tell(code, "leave", seat=2)
    ada.tell(code, "fill", level="easy")
    ada.tell(code, "start")
    assert [each["name"] for each in people(ada)["people"]] == ["Cleo"]
    assert people(bo)["people"] == []


def test_whom_i_have_met_my_phone_knows_too(server: Server) -> None:
    """And whoever brings their games to another device stays the same person."""
    ada, bo = Browser(server), Browser(server)
    met(ada, bo)
    told(ada, name="Ada")
    assert [each["name"] for each in people(phone_of(ada, server))["people"]] == ["Bo"]
    phone = Browser(server)
    told(phone, name="Bo")
    secret = phone.post("/api/me/link", {"label": ""})["code"]
    bo.post("/api/me/join", {"what": "link", "secret": secret, "label": ""})
    assert [each["name"] for each in people(phone)["people"]] == ["Ada"]
    assert [(each["name"], each["games"]) for each in people(ada)["people"]] == [("Bo", 1)]


# --- invitations ---


def test_a_seat_is_kept_for_a_friend_who_reads_of_it(server: Server) -> None:
    """On their start page; they sit down there, and the invitation is answered."""
    ada, bo, cleo = Browser(server), Browser(server), Browser(server)
    met(ada, bo)
    code = lobby(ada)
    assert ada.tell(code, "invite", person=person(ada, "Bo"))["ok"]
    (found,) = going_on(bo)["invitations"]
    assert (found["code"], found["game"], found["by"], found["players"]) == (code, "loop", "Ada", 2)
    assert going_on(cleo)["invitations"] == going_on(ada)["invitations"] == []
    seat = ada.look(code)["seats"][1]
    assert (seat["kind"], seat["kept"], seat["kept_for"], seat["kept_for_you"]) == ("link", True, "Bo", False)
    assert bo.look(code)["seats"][1]["kept_for_you"] is True
    bo.tell(code, "sit", name="Bo")
    assert bo.look(code)["you"] == [2]
    assert going_on(bo)["invitations"] == []
    ada.tell(code, "start")


def test_a_stranger_does_not_get_a_seat_that_is_kept(server: Server) -> None:
    """Nor do bots when the host fills the table; who passes by isn't told for whom it is."""
    ada, bo, eve = Browser(server), Browser(server), Browser(server)
    met(ada, bo)
    code = str(ada.create(players=3, seats=[you("Ada"), LINK, LINK])["code"])
    ada.tell(code, "invite", person=person(ada, "Bo"), seat=2)
    assert code_of(eve.tell(code, "sit", 403, seat=2)) == "seat-kept"
    seen = eve.look(code)["seats"][1]
    assert (seen["kept"], seen["kept_for"], seen["name"]) == (True, "", "")
    assert "Bo" not in eve.heard[-1]
    eve.tell(code, "sit", name="Eve")
    assert eve.look(code)["you"] == [3]
    eve.tell(code, "leave", seat=3)
    ada.tell(code, "fill", level="easy")
    assert [seat["kind"] for seat in ada.look(code)["seats"]] == ["human", "link", "bot"]
    assert code_of(eve.tell(code, "sit", 409)) == "table-full"
    assert code_of(ada.tell(code, "start", 409)) == "not-allowed"
    bo.tell(code, "sit", name="Bo")
    ada.tell(code, "start")


def test_an_invitation_is_withdrawn_or_declined(server: Server) -> None:
    """By the host, who frees the seat; by the person invited, whose seat is free for others."""
    ada, bo, eve = Browser(server), Browser(server), Browser(server)
    met(ada, bo)
    code = lobby(ada)
    ada.tell(code, "invite", person=person(ada, "Bo"))
    ada.tell(code, "set", seat=2, kind="link")
    assert going_on(bo)["invitations"] == []
    ada.tell(code, "invite", person=person(ada, "Bo"))
    assert code_of(ada.tell(code, "invite", 409, person=person(ada, "Bo"))) == "table-full"
    eve.tell(code, "decline")
    assert len(going_on(bo)["invitations"]) == 1
    bo.tell(code, "decline")
    assert going_on(bo)["invitations"] == []
    eve.tell(code, "sit", name="Eve")
    assert eve.look(code)["you"] == [2]


def test_only_the_host_invites_and_only_people_met_before(server: Server) -> None:
    """An id means somebody to the person who was given it, and nobody to others."""
    ada, bo, eve = Browser(server), Browser(server), Browser(server)
    met(ada, bo)
    code = str(ada.create(players=3, seats=[you("Ada"), LINK, LINK])["code"])
    eve.tell(code, "sit", name="Eve")
    assert code_of(eve.tell(code, "invite", 403, person=person(ada, "Bo"))) == "not-host"
    own = lobby(eve, "Eve")
    assert code_of(eve.tell(own, "invite", 404, person=person(ada, "Bo"))) == "no-person"
    assert code_of(eve.tell(own, "invite", 404, person="0" * 20)) == "no-person"
    assert going_on(bo)["invitations"] == []


def test_nobody_is_flooded_with_invitations(server: Server) -> None:
    """By one person ten a day; the eleventh is refused."""
    ada, bo = Browser(server), Browser(server)
    met(ada, bo)
    known = person(ada, "Bo")
    for _ in range(10):
        ada.tell(lobby(ada), "invite", person=known)
    assert code_of(ada.tell(lobby(ada), "invite", 429, person=known)) == "too-fast"
    assert len(going_on(bo)["invitations"]) == 10


# --- blocked people ---


def test_a_blocked_person_cannot_join_and_is_not_told_why(server: Server) -> None:
    """To them my tables are private like any other; everybody else sees them."""
    ada, eve, bo = Browser(server), Browser(server), Browser(server)
    met(ada, eve, ("Ada", "Eve"))
    block(ada, "Eve")
    assert [each["name"] for each in people(ada)["blocked"]] == ["Eve"]
    assert people(ada)["people"] == []
    assert [each["name"] for each in people(eve)["people"]] == ["Ada"]
    assert people(eve)["blocked"] == []
    code = lobby(ada, open=True)
    until(lambda: code in shown(bo))
    assert code not in shown(eve)
    assert code_of(eve.get(f"/api/tables/{code}", 403)) == "not-watchable"
    assert code_of(eve.tell(code, "sit", 403, name="Eve")) == "not-watchable"
    assert bo.look(code)["status"] == "lobby"
    own = lobby(eve, "Eve", open=True)
    until(lambda: own in shown(bo))
    assert own not in shown(ada)


def test_a_blocked_person_gets_no_seat_even_on_a_connection_that_is_about_to_be_closed() -> None:
    """The command itself is refused, not only the look at the table."""
    wish = schema.NewTable(game="loop", players=2, seats=[schema.SeatWish(kind="you"), schema.SeatWish(kind="link")])
    stored = StoredTable(*open_table(wish, "ada"))
    sit = schema.Sit(type="sit", id="1")
    assert decide(stored, sit, "eve") is not None
    stored.shunned = frozenset({"eve"})
    with pytest.raises(Refused, match="private"):
        decide(stored, sit, "eve")


def test_a_watcher_who_is_blocked_has_to_go(server: Server) -> None:
    """A connection that is open is closed, as at any private table."""
    ada, eve = Browser(server), Browser(server)
    met(ada, eve, ("Ada", "Eve"))
    code = lobby(ada)
    watch = eve.join(code)
    watch.hear()
    block(ada, "Eve")
    assert watch.close_code() == 4403


def test_an_invitation_by_a_blocked_person_is_not_heard(server: Server) -> None:
    """The host sees a seat kept and nothing else; older invitations are gone too."""
    ada, eve = Browser(server), Browser(server)
    met(ada, eve, ("Ada", "Eve"))
    first = lobby(eve, "Eve")
    eve.tell(first, "invite", person=person(eve, "Ada"))
    assert len(going_on(ada)["invitations"]) == 1
    block(ada, "Eve")
    assert going_on(ada)["invitations"] == []
    code = lobby(eve, "Eve")
    unheard = eve.tell(code, "invite", person=person(eve, "Ada"))
    assert unheard["ok"]
    assert eve.look(code)["seats"][1]["kept_for"] == "Ada"
    assert going_on(ada)["invitations"] == []


def test_the_words_of_a_blocked_person_are_heard_by_others_only(server: Server) -> None:
    """Also those said before, and at once; until they are heard again."""
    ada, eve, bo = Browser(server), Browser(server), Browser(server)
    code = str(bo.create(players=3, seats=[you("Bo"), LINK, LINK])["code"])
    ada.tell(code, "sit", name="Ada")
    eve.tell(code, "sit", name="Eve")
    bo.tell(code, "start")
    eve.tell(code, "talk", seat=3, text="One")
    bo.tell(code, "talk", seat=1, text="Two")
    mine, theirs = ada.join(code), bo.join(code)
    mine.hear()
    theirs.hear()
    assert talked(mine) == talked(theirs) == ["One", "Two"]
    ada.post("/api/people/block", {"code": code, "seat": 3})
    mine.hear_until(lambda _: talked(mine) == ["Two"])
    assert eve.tell(code, "talk", seat=3, text="Three")["ok"]
    bo.tell(code, "talk", seat=1, text="Four")
    mine.hear_until(lambda _: talked(mine)[-1:] == ["Four"])
    assert "Three" not in "".join(ada.heard)
    theirs.hear_until(lambda _: talked(theirs)[-1:] == ["Four"])
    assert "Three" in "".join(bo.heard)
    assert [note["text"] for note in ada.look(code)["notes"]["items"] if note["note"] == "talked"] == ["Two", "Four"]
    (eve_is,) = people(ada)["blocked"]
    ada.post("/api/people/unblock", {"person": eve_is["person"]})
    mine.hear_until(lambda _: talked(mine) == ["One", "Two", "Three", "Four"])


def test_a_rematch_leaves_out_whom_somebody_has_blocked(server: Server) -> None:
    """Their seat is free; the others sit where they sat."""
    ada, eve, bo = Browser(server), Browser(server), Browser(server)
    code = str(ada.create(players=3, seats=[you("Ada"), LINK, LINK])["code"])
    eve.tell(code, "sit", name="Eve")
    bo.tell(code, "sit", name="Bo")
    ada.tell(code, "start")
    for seat in (1, 2, 3):
        ada.tell(code, "bot", seat=seat, level="easy")
    watch = ada.join(code)
    watch.hear_until(lambda table: table["status"] == "over")
    block(ada, "Eve")
    again = ada.tell(code, "rematch")["data"]["code"]
    assert [seat["kind"] for seat in ada.look(again)["seats"]] == ["human", "link", "human"]
    assert eve.get(f"/api/tables/{again}", 403)


def test_blocking_needs_somebody_one_has_to_do_with(server: Server) -> None:
    """Nobody finds out anything about people by their seats at tables where they are strangers."""
    ada, bo, eve = Browser(server), Browser(server), Browser(server)
    code = met(ada, bo)
    wishes: list[Any] = [{"code": code, "seat": 1}, {"person": person(ada, "Bo")}, {}, {"code": code}]
    for wish in wishes:
        assert code_of(eve.post("/api/people/block", wish, 404)) == "no-person"
    assert code_of(ada.post("/api/people/block", {"code": code, "seat": 1}, 404)) == "no-person"


# --- reports ---


def seen(who: Browser, code: str) -> str:
    """What somebody sees of a table, but for how long the host has been away, which is reckoned anew each time."""
    return json.dumps({**who.look(code), "hosting": None})


def test_a_report_needs_a_seat_at_the_table(server: Server) -> None:
    """Nobody reports themselves, a bot, or people they have never sat with; who is reported isn't told."""
    ada, bo, eve = Browser(server), Browser(server), Browser(server)
    code = met(ada, bo)
    bo.tell(code, "talk", seat=2, text="Rude words")
    path = f"/api/tables/{code}/report"
    assert code_of(eve.post(path, {"seat": 2, "why": "words"}, 403)) == "not-your-seat"
    assert code_of(ada.post(path, {"seat": 1, "why": "words"}, 409)) == "not-allowed"
    assert code_of(ada.post(path, {"seat": 9, "why": "words"}, 404)) == "no-seat"
    ada.post(path, {"seat": 2, "why": "nonsense"}, 422)
    before = seen(bo, code)
    assert ada.post(path, {"seat": 2, "why": "words", "text": "He is rude."}) == {"done": True}
    assert seen(bo, code) == before
