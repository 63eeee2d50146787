"""What the host of the server lets everybody know, on every page; and a table that is paused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from felicity.server.host_desk import Desk
from felicity.server.host_store import host_store
from tests.server.world import Server, fetch, until
from tests.web.conftest import Visit
from tests.web.test_company import shot
from tests.web.visits import LOOKS, PHONE, WIDE, Visitor

TEXT = "The server restarts at four. It takes a minute, and no game is lost."
TEXT_FR = "Le serveur redémarre à quatre heures. Cela prend une minute, et aucune partie n’est perdue."


@contextmanager
def announced(served: Server) -> Iterator[Desk]:
    """A notice for the while of a test."""
    with host_store(str(json.loads(served.settings)["database"])) as store:
        desk = Desk(store)
        desk.announce({"id": "one", "level": "warning", "texts": {"en": TEXT, "fr": TEXT_FR}, "until": None})
        until(lambda: fetch(served, "/api/notice").json()["notice"] is not None)
        try:
            yield desk
        finally:
            desk.announce(None)
            until(lambda: fetch(served, "/api/notice").json()["notice"] is None)


def playing(visitor: Visitor) -> str:
    """Somebody plays against bots; the code of the table."""
    visitor.go("/")
    visitor.click("play-now-loop")
    visitor.see("question")
    return visitor.page.url[-6:]


def test_a_notice_is_on_every_page_until_it_is_put_away(visit: Visit, served: Server) -> None:
    """In each reader's language; a reload doesn't bring it back, and another notice is shown again."""
    with announced(served) as desk:
        ada = visit("/", size=WIDE)
        for path in ("/", "/rules", "/tables", "/me", "/settings"):
            ada.go(path)
            ada.reads("notice", "restarts at four")
        playing(ada)
        ada.reads("notice", "restarts at four")
        expect(ada.page.locator("[data-framed]")).to_have_count(1)
        assert ada.page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
        shot(ada, "notice-table")
        bo = visit("/", lang="fr", size=PHONE, touch=True)
        bo.reads("notice", "redémarre à quatre heures")
        shot(bo, "notice-phone")
        ada.see("notice-dismiss").focus()
        ada.press("Enter")
        expect(ada.page.get_by_test_id("notice")).to_have_count(0)
        ada.page.reload()
        ada.see("question")
        expect(ada.page.get_by_test_id("notice")).to_have_count(0)
        desk.announce({"id": "two", "level": "info", "texts": {"en": "It is over."}, "until": None})
        until(lambda: fetch(served, "/api/notice").json()["notice"]["id"] == "two")
        ada.page.reload()
        ada.reads("notice", "It is over")


def test_a_paused_table_says_so_and_goes_on(visit: Visit, served: Server) -> None:
    """Without a reload, on the page that is open."""
    ada = visit("/")
    code = playing(ada)
    with host_store(str(json.loads(served.settings)["database"])) as store:
        desk = Desk(store)
        desk.hold(code, True)
        ada.reads("held", "paused this table")
        shot(ada, "held")
        desk.hold(code, False)
        expect(ada.page.get_by_test_id("held")).to_have_count(0)


def test_the_notice_fits_and_can_be_read_by_all(visit: Visit, served: Server) -> None:
    """On four screens, in both languages and themes."""
    with announced(served):
        ada = visit("/tables")
        ada.see("notice")
        flaws: list[str] = []
        for look in LOOKS:
            ada.become(look)
            flaws += ada.flaws(axe=True)
        assert flaws == []
