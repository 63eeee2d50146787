"""The deal of the day on the page: tried once, compared with others and with bots, watched and practised."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.dailies import begin, daily, played
from tests.server.world import Browser, Server, until
from tests.web.conftest import Visit
from tests.web.visits import CHECKED, LOOKS, PHONE


def test_a_try_from_the_start_page_to_the_results(visit: Visit, served: Server) -> None:
    """One tap begins it; nothing is seen before; then one's place, the others, the best replay, and practice."""
    ada, bo = Browser(served), Browser(served)
    played(bo, "Bo")
    until(lambda: daily(bo)["bots"] != [])

    page = visit("/", key=ada.key, size=PHONE, touch=True)
    page.reads("today-loop", "Play")
    page.click("today-loop")
    page.see("page-table")
    page.reads("status", "deal of the day")
    expect(page.page.get_by_test_id("hint")).to_have_count(0)
    code = page.page.url[-6:]
    assert begin(ada)["code"] == code, "the tap began the one try"

    page.go("/daily")
    page.reads("daily-loop", "finished by 1 person")
    page.reads("standing-loop", "You have begun")
    expect(page.page.get_by_test_id("results-loop")).to_have_count(0)
    expect(page.page.get_by_test_id("watch-best-loop")).to_have_count(0)
    assert "Bo" not in page.page.get_by_test_id("daily-loop").inner_text()

    watch = ada.join(code)
    watch.play_on()
    watch.close()
    page.go(f"/t/{code}")
    page.click("to-daily")
    page.reads("standing-loop", "of 2.")
    page.reads("results-loop", "Bo")
    page.reads("results-loop", "you")
    page.reads("results-loop", "bot (")
    for look in LOOKS:
        page.become(look)
        page.see("results-loop")
        assert page.flaws(look in CHECKED) == []

    page.page.get_by_test_id("practise-loop").focus()
    page.press("Enter")
    page.page.wait_for_url(re.compile("/t/[A-Z]{6}$"))
    assert page.page.url[-6:] != code
    page.reads("status", "practice")
    expect(page.page.get_by_test_id("hint")).to_be_visible()
    page.go("/")
    page.reads("today-loop", "of 2")
    page.click("today-loop")
    page.see("page-daily")


def test_the_best_replay_is_one_click_away(visit: Visit, served: Server) -> None:
    """For whoever has finished; on a desktop, by keyboard, from the list of all results."""
    ada = Browser(served)
    best = daily(ada, game="rainbow")["played"]
    code = str(begin(ada, game="rainbow", name="Ada")["code"])
    watch = ada.join(code)
    watch.play_on()
    watch.close()
    assert daily(ada, game="rainbow")["played"] == best + 1
    page = visit("/", key=ada.key)
    page.click("link-daily")
    page.see("watch-best-rainbow").focus()
    page.press("Enter")
    page.see("replay")


def test_a_day_without_deals_says_so(visit: Visit) -> None:
    """And a day that there isn't."""
    page = visit("/daily?day=1999-01-01", lang="fr")
    page.see("no-deals")
    page.click("daily-today")
    page.see("daily-loop")
    assert page.flaws(True) == []
    visit("/daily?day=2026-02-31").page.get_by_role("alert").wait_for()
