"""E-mail about one's games: only to an address that was confirmed, with a link that ends it; and who must not be able to do what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.server.people import code_of, told
from tests.server.receivers import Mailbox, mail_arriving
from tests.server.test_notices import TELLING, plays, rests, two
from tests.server.world import Browser, Data, Server, serving, until

SITE = "https://games.example.org/felicity"
FROM = "felicity@example.org"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """Where e-mail arrives."""
    with mail_arriving() as found:
        yield found


@contextmanager
def mailing(database: str, mailbox: Mailbox, **settings: object) -> Iterator[Server]:
    """A server that sends e-mail."""
    with serving(database, **{**TELLING, "smtp": mailbox.address, "mail_from": FROM, "site": SITE, **settings}) as found:
        yield found


def adds(browser: Browser, address: str, status: int = 201) -> Data:
    """Somebody names an e-mail address; the channel."""
    found: Data = browser.post("/api/me/channels", {"kind": "mail", "address": address}, status)
    return dict(found["channels"][-1]) if status == 201 else found


def code_in(mailbox: Mailbox, address: str) -> str:
    """The last code that was sent to somebody."""
    found = re.search(r"\d{8}", mailbox.to(address)[-1].get_content())
    assert found
    return found[0]


def confirmed(browser: Browser, mailbox: Mailbox, address: str) -> Data:
    """An address that its owner has confirmed."""
    channel = adds(browser, address)
    found: Data = browser.post(f"/api/me/channels/{channel['id']}/confirm", {"code": code_in(mailbox, address)})
    return dict(found["channels"][-1])


def test_an_address_gets_nothing_but_its_code_until_it_is_confirmed(database: str, mailbox: Mailbox) -> None:
    """Then the turn, in the person's language, with a link to the table and one that ends it."""
    with mailing(database, mailbox) as server:
        ada, bo = Browser(server), Browser(server)
        told(bo, name="Bo", lang="fr")
        code = two(ada, bo)
        channel = adds(bo, "bo@example.org")
        assert (channel["address"], channel["confirmed"]) == ("b…@example.org", False)
        rests(database, code, plays(ada, code, "work", "end turn"))
        assert code_of(bo.post(f"/api/me/channels/{channel['id']}/test", {}, 409)) == "not-confirmed"
        assert len(mailbox.letters) == 1
        assert code_of(bo.post(f"/api/me/channels/{channel['id']}/confirm", {"code": "0"}, 400)) == "bad-code"
        typed = " ".join(code_in(mailbox, "bo@example.org"))
        assert bo.post(f"/api/me/channels/{channel['id']}/confirm", {"code": typed})["channels"][0]["confirmed"]
        plays(bo, code, "work", "end turn")
        plays(ada, code, "work", "end turn")
        letter = mailbox.wait_for("bo@example.org", 2)[-1]
        assert letter["Subject"] == f"À vous de jouer : LOOP ({code})".replace(" :", "\u00a0:")
        assert letter["From"] == f"Felicity <{FROM}>"
        text = letter.get_content()
        assert f"{SITE}/t/{code}" in text
        assert f"Table {code}, avec Ada." in text
        token = re.search(rf"{SITE}/unsubscribe#([0-9a-f]{{64}})", text)
        assert token
        assert letter["List-Unsubscribe"] == f"<{SITE}/api/unsubscribe/{token[1]}>"
        forged = ("0" if token[1][-1] != "0" else "1").join((token[1][:-1], ""))
        stranger = httpx.Client(base_url=server.address)
        assert stranger.post("/api/unsubscribe", json={"token": forged}).json() == {"done": True}
        assert len(bo.get("/api/me/channels")["channels"]) == 1
        assert stranger.post(f"/api/unsubscribe/{token[1]}", data={"List-Unsubscribe": "One-Click"}).json() == {"done": True}
        stranger.close()
        assert bo.get("/api/me/channels")["channels"] == []
        plays(bo, code, "work", "end turn")
        rests(database, code, plays(ada, code, "work", "end turn"))
        assert len(mailbox.letters) == 2


def test_a_code_can_be_guessed_five_times_and_nobody_is_sent_many(database: str, mailbox: Mailbox) -> None:
    """However many people ask for one; the right code is worthless after wrong ones."""
    with mailing(database, mailbox) as server:
        mallory = Browser(server)
        channel = adds(mallory, "ada@example.org")
        for _ in range(5):
            mallory.post(f"/api/me/channels/{channel['id']}/confirm", {"code": "12"}, 400)
        right = code_in(mailbox, "ada@example.org")
        assert code_of(mallory.post(f"/api/me/channels/{channel['id']}/confirm", {"code": right}, 400)) == "bad-code"
        for _ in range(2):
            adds(Browser(server), "ada@example.org")
        assert code_of(adds(Browser(server), "Ada@Example.org", 429)) == "too-fast"
        assert len(mailbox.letters) == 3
        for wrong in ("ada", "a@b", "a@b.c\nBcc: bo@example.org", "a b@example.org", "<a@example.org>", "a@example.org,b@example.org"):
            assert code_of(adds(mallory, wrong, 400)) == "bad-address", wrong
        assert len(mailbox.letters) == 3


def test_a_mail_server_that_is_busy_is_asked_again(database: str, mailbox: Mailbox) -> None:
    """One that doesn't know the recipient isn't."""
    with mailing(database, mailbox) as server:
        ada, bo = Browser(server), Browser(server)
        code = two(ada, bo)
        confirmed(bo, mailbox, "bo@example.org")
        mailbox.refusals = [451]
        found = rests(database, code, plays(ada, code, "work", "end turn"))
        assert [(row["state"], row["tries"]) for row in found] == [("sent", 2)]
        plays(bo, code, "work", "end turn")
        mailbox.refusals = [550]
        found = rests(database, code, plays(ada, code, "work", "end turn"))
        assert [(row["state"], row["tries"]) for row in found][1:] == [("failed", 1)]


def test_a_message_that_was_claimed_when_its_server_was_killed_is_sent_by_the_next(database: str, mailbox: Mailbox) -> None:
    """Kill -9 after the claim and before anything went out: once the lease is over it is sent, once."""
    with mailing(database, mailbox, notice_lease=1.0, notice_within=120.0) as server:
        ada, bo = Browser(server), Browser(server)
        code = two(ada, bo)
        confirmed(bo, mailbox, "bo@example.org")
        mailbox.may_greet.clear()
        callers = mailbox.callers
        version = plays(ada, code, "work", "end turn")
        until(lambda: mailbox.callers > callers)
        server.kill()
        assert len(mailbox.letters) == 1
        mailbox.may_greet.set()
        server.start()
        mailbox.wait_for("bo@example.org", 2)
        assert [row["state"] for row in rests(database, code, version)] == ["sent"]
        assert len(mailbox.letters) == 2


def test_who_sends_no_mail_says_so(server: Server) -> None:
    """And where nothing is sent at all, nothing can be added."""
    ada = Browser(server)
    found = ada.get("/api/me/channels")
    assert (found["on"], found["mail"], found["push_key"], found["channels"]) == (False, False, "", [])
    assert code_of(adds(ada, "ada@example.org", 404)) == "no-notices"
