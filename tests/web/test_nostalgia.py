"""Nostalgia in a real browser: from the switch on the shelf to the end page, in French; and what others may see of a hand."""

from __future__ import annotations

import json
import time

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import LONG, sit_down
from tests.web.visits import PHONE, Visitor

FIRST = {"starting_player": "1"}
HAND = 8
SIMPLE = ("study", "play", "interact", "temp job", "rest")
# A short life: all resources are gathered until the memory is realised, and then nothing but study, until the stress of it is too much.
LIVES = """async (clicks) => {
    const plain = ['study', 'play', 'interact']
    const ways = (click) => {
        const act = document.querySelector('[data-testid="realised-1"]') ? 'study' : plain[click % plain.length]
        const options = ['realise', 'activate', 'end turn', act].map((kind) => `[data-option^="${kind}"]`)
        return ['[data-testid="confirm"]', ...options, '[data-pick]:not([data-testid^="open-"])']
    }
    for (let click = 0; click < clicks && !document.querySelector('[data-testid="page-end"]'); click++) {
        const open = ways(click).map((way) => `.choice:not(.busy) ${way}:not([disabled]):not([aria-disabled="true"])`)
        open.map((way) => document.querySelector(way)).find(Boolean)?.click()
        await new Promise((done) => setTimeout(done, 20))
    }
}"""


def test_from_the_switch_to_the_end_in_french(visit: Visit) -> None:
    """UI-S1, UI-G6, UI-V1: a memory is placed and woken by what one does; the end page counts what came of it."""
    ada = visit(lang="fr")
    set_up(ada)
    ada.page.locator('[data-option^="keep"]').first.click()
    expect(ada.see("hand").locator("article")).to_have_count(HAND)
    card, deed = something_simple(ada)
    assert ada.axe() == []
    ada.click("open-place")
    ada.page.locator(f'[data-option="place {card}"]').click()
    placed = ada.see("album-1").get_by_test_id(f"memory-{card}")
    expect(placed.get_by_text("pas encore activé")).to_have_count(2)
    ada.page.locator(f'[data-option="{deed}"]').click()
    expect(placed.get_by_text("pas encore activé")).to_have_count(1)
    expect(ada.open_log()).to_contain_text("Cela rappelle")
    live_on(ada)
    expect(ada.see("points").locator("tbody th").filter(has_text="souvenirs")).to_have_count(1)
    ada.see("realised-memories")
    assert ada.missing_sentences() == []
    assert ada.axe() == []


def set_up(ada: Visitor) -> None:
    """With the switch of the box; the form has it too, and keeps who sits where."""
    ada.page.get_by_test_id("with-nostalgia").check(force=True)
    ada.click("setup-pursuit")
    ada.page.get_by_test_id("seats-fewer").click()
    ada.page.get_by_test_id("sitter-2").select_option("easy")
    ada.page.get_by_test_id("with-nostalgia").uncheck(force=True)
    expect(ada.page).to_have_url(f"{ada.server.address}/#setup-pursuit")
    ada.page.get_by_test_id("with-nostalgia").check(force=True)
    expect(ada.page.get_by_test_id("seats-count")).to_have_text("2")
    ada.page.get_by_test_id("speed-instant").check(force=True)
    ada.page.get_by_test_id("house-rules").locator("summary").click()
    ada.page.get_by_test_id("seed").fill("drawer")
    ada.page.get_by_test_id("option-starting_player").select_option("1")
    ada.click("setup-start")


def something_simple(ada: Visitor) -> tuple[str, str]:
    """A card of the hand that wakes by a plain action of the board, and that action."""
    rows = ada.page.request.get("/api/games/nostalgia/cards").json()["nostalgia"]
    wakes = {str(row["id"]): str(row["passive"]["on"]).replace("_", " ") for row in rows}
    for card in ada.page.get_by_test_id("hand").locator("article").all():
        name = (card.get_attribute("data-testid") or "").removeprefix("memory-")
        if wakes[name] in SIMPLE:
            return name, wakes[name]
    raise AssertionError("No card of this hand wakes by a plain action.")


def live_on(ada: Visitor) -> None:
    """Until the end page is there."""
    until = time.monotonic() + LONG
    while not ada.page.get_by_test_id("page-end").count():
        assert time.monotonic() < until, "The game didn't come to its end in time."
        ada.page.evaluate(LIVES, 200)


def test_a_hand_is_its_owners_secret(visit: Visit) -> None:
    """NOS-R13, UI-T27: who watches is told how many cards there are, and nothing else of them, neither on the page nor in what is sent."""
    ada = visit()
    code = sit_down(ada, "standard", 2, game="nostalgia", options=FIRST, watch=True)
    cards = [card.get_attribute("data-testid") or "" for card in ada.see("hand").locator("article").all()]
    assert len(cards) == HAND
    eve = visit(f"/t/{code}", lang="fr", size=PHONE)
    expect(eve.see("brief-1")).to_contain_text("8 souvenirs secrets en main")
    expect(eve.page.get_by_test_id("hand")).to_have_count(0)
    sent = json.dumps(eve.page.request.get(f"/api/tables/{code}", headers={"authorization": f"Bearer {eve.key}"}).json())
    assert '"hand": null' in sent
    assert [card for card in cards if f'"{card.removeprefix("memory-")}"' in sent] == []
    assert eve.sideways() == 0
    assert eve.missing_sentences() == []


def test_the_rules_of_the_expansion_are_found(visit: Visit) -> None:
    """UI-R2, UI-R4: by word in French, by their id alone, and each card with both sides."""
    ada = visit("/rules/nostalgia", lang="fr")
    ada.page.get_by_test_id("rules-search").fill("declencheur passif")
    expect(ada.page.get_by_test_id("rule-NOS-3.3")).to_be_visible()
    ada.go("/rules#NOS-R13")
    expect(ada.page.get_by_test_id("rule-NOS-R13")).to_be_in_viewport()
    ada.go("/rules/nostalgia/cards")
    expect(ada.see("memory-kite").get_by_test_id("back")).to_be_visible()
    assert ada.missing_sentences() == []
