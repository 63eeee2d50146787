"""Playing with others in two real browsers: an open table, what is said there, a seat kept for a friend, blocking and reporting."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from playwright.sync_api import expect

from felicity.server.store import Store
from felicity.server.store_schema import reports
from tests.server.world import Server, until
from tests.web.conftest import Visit
from tests.web.visits import LOOKS, Visitor

TABLE = re.compile(r"/t/[A-Z]{6}$")
SHOTS = os.environ.get("FELICITY_SHOTS", "")


def shot(visitor: Visitor, name: str) -> None:
    """A picture for whoever wants to look (FELICITY_SHOTS names the folder)."""
    if SHOTS:
        visitor.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def named(visit: Visit, name: str, **how: object) -> Visitor:
    """Somebody with a name."""
    found = visit("/", **how)
    found.see("my-name").fill(name)
    return found


def opens(host: Visitor, everybody: bool = False) -> str:
    """Somebody sets up a table for two with a free seat; its code."""
    host.go("/#setup-loop")
    host.see("setup-panel")
    host.click("mode-basic")
    while host.see("seats-count").inner_text() != "2":
        host.click("seats-fewer")
    host.see("sitter-2").select_option("link")
    if everybody:
        host.see("open-to-all").check()
    host.click("setup-start")
    host.page.wait_for_url(TABLE)
    host.see("page-lobby")
    return host.page.url[-6:]


def test_strangers_meet_at_an_open_table_and_friends_come_back(visit: Visit, served: Server) -> None:
    """The table appears without a reload; they talk in phrases, each in their language; later one keeps a seat for the other."""
    bo = named(visit, "Bo", lang="fr")
    bo.click("link-tables")
    bo.see("page-tables")
    ada = named(visit, "Ada")
    code = opens(ada, everybody=True)
    shot(ada, "lobby-open")
    bo.see(f"go-{code}")
    shot(bo, "tables-fr")
    bo.click(f"go-{code}")
    bo.see("visitor-name").fill("Bo")
    bo.click("sit")
    ada.click("start")
    for each in (ada, bo):
        each.see("page-table")
    ada.click("tab-talk")
    assert not ada.page.get_by_test_id("talk-words").count()
    ada.see("phrases-only")
    ada.click("offer-thanks")
    bo.click("tab-talk")
    bo.reads("talk", "Merci")
    shot(ada, "talk-phrases")
    ada.page.get_by_test_id("neighbours").locator("summary").click()
    shot(ada, "talk-neighbours")
    ada.click("mute-2")
    bo.click("emote-bravo")
    bo.reads("talk", "Bien joué")
    ada.click("emote-wow")
    ada.reads("talk", "Wow")
    expect(ada.see("talk")).not_to_contain_text("Well played")
    ada.click("mute-2")
    ada.reads("talk", "Well played")
    ada.click("report-2")
    ada.see("report-why").select_option("behaviour")
    ada.see("report-text").fill("Too slow")
    shot(ada, "report")
    ada.click("report-send")
    expect(ada.page.get_by_test_id("report-dialog")).to_be_hidden()
    assert reported(served, code) == [("Bo", "behaviour", "Too slow")]
    again = opens(ada)
    ada.click("keep-Bo")
    ada.reads("seat-2", "Kept for Bo")
    shot(ada, "lobby-kept")
    bo.go("/")
    bo.reads(f"invitation-{again}", "Ada vous garde une place")
    shot(bo, "start-invited-fr")
    bo.click(f"accept-{again}")
    bo.reads("seat-2", "Gardée pour vous")
    bo.click("sit")
    ada.reads("seat-2", "Bo")
    expect(ada.see("start")).to_be_enabled()


def reported(served: Server, code: str) -> list[tuple[str, str, str]]:
    """The reports about a table, as they are stored."""
    store = Store(str(json.loads(served.settings)["database"]))
    found: list[tuple[str, str, str]] = []

    def read() -> bool:
        with store.reading() as connection:
            rows = connection.execute(reports.select().where(reports.c.code == code)).mappings()
            found[:] = [(row["name"], row["why"], row["text"]) for row in rows]
        return bool(found)

    until(read)
    store.close()
    return found


def test_a_blocked_person_finds_a_private_table(visit: Visit) -> None:
    """By keyboard, from the page of people; and unblocked again."""
    ada, eve = named(visit, "Ada"), named(visit, "Eve")
    code = opens(ada)
    eve.go(f"/t/{code}")
    eve.see("visitor-name").fill("Eve")
    eve.click("sit")
    ada.click("start")
    eve.see("page-table")
    ada.go("/tables")
    ada.page.get_by_test_id("person").filter(has_text="Eve").get_by_test_id("block").focus()
    ada.press("Enter")
    ada.see("block-yes").focus()
    ada.press("Enter")
    ada.see("blocked")
    shot(ada, "people-blocked")
    other = opens(ada)
    eve.go(f"/t/{other}")
    expect(eve.page.locator("body")).to_contain_text("open to spectators")
    ada.go("/tables")
    ada.click("unblock")
    expect(ada.page.get_by_test_id("blocked")).to_have_count(0)
    eve.page.reload()
    eve.see("page-lobby")


def test_the_pages_fit_and_can_be_read_by_all(visit: Visit) -> None:
    """Open tables, people, an invitation, the host's switches: on four screens, in both languages and themes."""
    ada, bo = named(visit, "Ada"), named(visit, "Bo")
    code = opens(ada, everybody=True)
    bo.go(f"/t/{code}")
    bo.see("visitor-name").fill("Bo")
    bo.click("sit")
    ada.click("start")
    ada.see("page-table")
    again = opens(ada)
    ada.click("keep-Bo")
    opens(bo, everybody=True)
    bo.go("/tables")
    bo.see(f"invitation-{again}")
    flaws: list[str] = []
    for at, look in enumerate(LOOKS):
        for each, name in ((ada, "lobby"), (bo, "tables")):
            each.become(look)
            flaws += each.flaws(axe=True)
            shot(each, f"fits-{name}-{at}")
    assert flaws == []
