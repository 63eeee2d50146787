"""The lobby (ui.md 6): a link, seats, names, bots, and a start, with several browsers at one table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from felicity.server.shuffle import part_commitment
from tests.web.conftest import Visit
from tests.web.test_end import BOT
from tests.web.visits import PHONE, Lang, Visitor


def hosting(visit: Visit, sitters: str = "link") -> tuple[Visitor, str]:
    """Ada opens a table for three: herself, a friend by link, and one more."""
    ada = visit("/#setup-loop")
    ada.click("mode-basic")
    ada.click("seats-fewer")
    ada.page.get_by_test_id("name-1").fill("Ada")
    for seat in (2, 3):
        ada.page.get_by_test_id(f"sitter-{seat}").select_option(sitters)
    ada.click("setup-start")
    ada.see("page-lobby")
    return ada, ada.page.url[-6:]


def test_two_browsers_meet_and_start(visit: Visit) -> None:
    """UI-B1, UI-B2: link and code, a seat with a name, bots for the rest, and both see the game begin."""
    ada, code = hosting(visit)
    ada.reads("code", code)
    expect(ada.page.get_by_test_id("link")).to_have_value(f"{ada.server.address}/t/{code}")
    ada.see("qr")
    ada.reads("lobby-state", "Waiting for 2 more players")
    expect(ada.page.get_by_test_id("start")).to_be_disabled()
    bo = visit(f"/t/{code}", lang="fr", size=PHONE)
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-3")
    expect(bo.page.get_by_test_id("name-3")).to_have_value("Bo")
    ada.reads("seat-3", "Bo")
    ada.reads("state-3", "here")
    ada.click("fill")
    bo.reads("lobby-state", "L’hôte n’a plus qu’à commencer")
    ada.click("start")
    for somebody in (ada, bo):
        somebody.see("page-table")


def test_the_host_orders_the_table(visit: Visit) -> None:
    """UI-B2: reorder, send away, give a seat to a bot and free it again."""
    ada, code = hosting(visit)
    bo = visit(f"/t/{code}")
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit")
    ada.reads("seat-2", "Bo")
    ada.click("down-2")
    ada.reads("seat-3", "Bo")
    ada.click("kick-3")
    bo.see("visitor")
    ada.reads("seat-3", "Free seat")
    ada.click("bot-3")
    ada.reads("state-3", "bot, normal")
    ada.click("free-3")
    ada.reads("seat-3", "Free seat")


def test_the_same_browser_has_the_same_seat(visit: Visit) -> None:
    """UI-B3: a reload loses nothing; the link holds no secret."""
    ada, code = hosting(visit)
    assert ada.key not in ada.page.url
    ada.page.reload()
    expect(ada.page.get_by_test_id("name-1")).to_have_value("Ada")
    ada.page.get_by_test_id("name-1").fill("Ada Maria")
    ada.page.get_by_test_id("name-1").press("Enter")
    bo = visit(f"/t/{code}")
    bo.reads("seat-1", "Ada Maria")
    bo.click("watch")
    expect(bo.page.get_by_test_id("visitor")).to_be_hidden()


def test_who_is_away_is_told(visit: Visit) -> None:
    """UI-B4: in words."""
    ada, code = hosting(visit)
    bo = visit(f"/t/{code}")
    bo.click("sit-2")
    ada.reads("state-2", "here")
    bo.page.goto("/settings")
    expect(ada.page.get_by_test_id("state-2")).to_contain_text(re.compile("just gone|away"))


def test_a_host_who_stays_away_is_replaced(visit: Visit) -> None:
    """docs/protocol.md 5: who sits at the table may take over, is host then, and everybody is told who is."""
    ada, code = hosting(visit)
    bo = visit(f"/t/{code}")
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-2")
    bo.reads("state-1", "host")
    expect(bo.page.get_by_test_id("host-away")).to_have_count(0)
    ada.page.goto("/settings")
    bo.reads("host-away", "Ada, the host, is away.")
    bo.click("take-host")
    expect(bo.page.get_by_test_id("host-away")).to_have_count(0)
    bo.reads("state-2", "host")
    bo.see("start")
    ada.go(f"/t/{code}")
    ada.reads("state-2", "host")
    expect(ada.page.get_by_test_id("start")).to_have_count(0)
    bo.click("fill")
    bo.click("start")
    bo.see("page-table")


def kept_of(visitor: Visitor, code: str) -> dict[str, Any]:
    """What a browser keeps of a shuffle."""
    found: dict[str, Any] = visitor.page.evaluate(f"JSON.parse(localStorage.getItem('felicity.shuffle.{code}'))")
    return found


def test_everybody_adds_to_the_shuffle(visit: Visit) -> None:
    """docs/protocol.md 9: every browser commits to its part unasked, and reveals it when all commitments are frozen."""
    ada, code = hosting(visit)
    bo = visit(f"/t/{code}")
    bo.click("sit-2")
    bo.see("shuffle").locator("summary").click()
    bo.reads("shuffle", "2 seats have added their parts")
    kept = kept_of(bo, code)
    assert (list(kept["mine"]), kept["frozen"], kept["revealed"]) == (["2"], None, [])
    assert kept["commitment"] in bo.page.get_by_test_id("shuffle").inner_text()
    ada.click("fill")
    ada.click("start")
    for visitor, seat in ((ada, 1), (bo, 2)):
        visitor.see("page-table")
        kept = kept_of(visitor, code)
        assert kept["revealed"] == [seat]
        assert kept["frozen"] == {
            str(each): part_commitment(code, each, kept_of(who, code)["mine"][str(each)]) for who, each in ((ada, 1), (bo, 2))
        }


@pytest.mark.parametrize(
    ("lang", "waits", "named"),
    [("en", "waiting for Bo", "left out of the deal: Bo"), ("fr", "on attend Bo", "hors de la donne\N{NO-BREAK SPACE}: Bo")],
)
def test_who_withholds_a_part_is_left_out_and_named(visit: Visit, lang: Lang, waits: str, named: str) -> None:
    """The host may go on after a while; the end page says who it was, and checks the deal all the same."""
    ada, code = hosting(visit)
    bo = visit(f"/t/{code}")
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-2")
    bo.see("shuffle").locator("summary").click()
    bo.reads("shuffle", "2 seats have added their parts")
    bo.page.goto("/settings")
    ada.click(f"lang-{lang}")
    ada.click("fill")
    ada.click("start")
    ada.reads("dealing", waits)
    ada.click("deal-without")
    ada.see("page-table")
    for command, more in (("pace", {"speed": "instant"}), ("kick", {"seat": 2}), ("bot", {"seat": 1, "level": "easy"})):
        assert ada.page.evaluate(BOT, [code, command, more]) == 200
    ada.see("page-end")
    ada.see("verdict-fair")
    ada.reads("withheld", named)
    assert ada.missing_sentences() == []
