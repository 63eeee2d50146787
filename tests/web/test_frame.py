"""The frame of one screen: what stands in it whatever is played. It is measured in test_grid.py."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import play_on, sit_down
from tests.web.visits import PHONE, TABLET

FIRST = {"starting_player": "1"}
BY_LINK = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]
# A page that is held up on its way to the table.
HOLD = """window.WebSocket = class extends EventTarget {
    static OPEN = 1
    readyState = 0
    constructor() { super(); window.waiting = true }
    send() {}
    close() {}
}"""


def test_the_page_is_no_longer_than_what_it_shows(visit: Visit) -> None:
    """What is only read aloud lies in no blank page below: for somebody who watches, on a tablet held upright."""
    ada = visit()
    code = sit_down(ada, "competitive", 4, watch=True, options=FIRST)
    ada.see("question")
    eve = visit(f"/t/{code}", size=TABLET)
    eve.see("watching")
    end = "document.querySelector('[data-testid=page-table]').getBoundingClientRect().bottom + scrollY"
    blank: float = eve.page.evaluate(f"document.documentElement.scrollHeight - ({end})")
    assert blank <= 2


def test_the_title_says_that_it_is_my_turn(visit: Visit) -> None:
    """So that a tab in the background calls."""
    ada = visit()
    sit_down(ada, "basic", 2, options=FIRST)
    ada.see("question")
    expect(ada.page).to_have_title(re.compile("Your turn"))


def test_the_rules_are_those_of_this_game(visit: Visit) -> None:
    """From the table of any game."""
    ada = visit()
    sit_down(ada, "standard", 2, game="rainbow")
    assert str(ada.see("link-rules").get_attribute("href")).endswith("/rules/rainbow")
    ada.see("question")
    ada.click("link-rules")  # beside the table: the question stays
    ada.see("drawer-rules").get_by_test_id("rules-search").fill("who wins")
    expect(ada.page.get_by_test_id("rule-RAIN-WIN-1")).to_be_visible()
    expect(ada.page.get_by_test_id("question")).to_be_in_viewport(ratio=1)
    ada.click("drawer-close")
    expect(ada.page.get_by_test_id("drawer-rules")).to_have_count(0)
    small = visit("/", size=PHONE)
    sit_down(small, "standard", 2, game="nation")
    assert str(small.see("link-rules").get_attribute("href")).endswith("/rules/nation")


def test_the_words_on_a_plate_have_a_line_of_their_own(visit: Visit) -> None:
    """Four players on a usual laptop: what stands on a plate has a line of its own."""
    table = played("rainbow", players=4)
    ada = visit(size=(1366, 768))
    play_on(ada, table, next(number for number in range(60, 200) if table.at(number).to_act == 1))
    ada.see("question")
    words = ada.page.locator("[data-plate] .words")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    expect(words).to_have_count(4)
    assert [text for text in words.all_inner_texts() if not text.strip()] == []
    assert words.evaluate_all(cut) == []


def test_every_question_begins_at_its_top(visit: Visit) -> None:
    """However far the one before was scrolled, and where there is as much to scroll as before."""
    ada = visit(size=(1024, 640))
    sit_down(ada, "competitive", 6, options=FIRST)
    ada.see("question")
    body = ada.page.locator("#actions .body")
    ada.page.evaluate(
        """() => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync('#actions .body { max-height: 60px }')
            document.adoptedStyleSheets = [sheet]
        }"""
    )
    body.evaluate("(body) => (body.scrollTop = 500)")
    assert body.evaluate("(body) => body.scrollTop") > 0
    asked = ada.see("question").inner_text()
    ada.page.locator("[data-option]").first.evaluate("(one) => one.click()")  # without scrolling to it, as a mouse would
    expect(ada.page.get_by_test_id("question")).not_to_have_text(asked)
    assert ada.page.locator("#actions .body").evaluate("(body) => body.scrollTop") == 0


def test_no_sentence_makes_the_head_higher(visit: Visit) -> None:
    """It stays one line high, and all of the panel lies below it, however long the words and however large the letters are."""
    ada = visit("/settings", lang="fr", size=(1024, 640))
    ada.page.get_by_test_id("set-size-125").check(force=True)
    sit_down(ada, "competitive", 6, options=FIRST)
    ada.see("question")
    head, panel = ada.see("status"), ada.see("actions")
    before = head.bounding_box(), panel.bounding_box()
    for place in (".where", ".sentence"):
        head.locator(place).evaluate("(place) => place.append(' Il vous reste encore beaucoup à faire'.repeat(9))")
    assert (head.bounding_box(), panel.bounding_box()) == before
    beyond = """(head) => [...head.querySelectorAll('*')].filter((one) => {
        const [{top, bottom}, line] = [one.getBoundingClientRect(), head.getBoundingClientRect()]
        return top < line.top - 1 || bottom > line.bottom + 1
    }).map((one) => one.className)"""
    assert head.evaluate(beyond) == []
    top, bottom = head.evaluate("(head) => { const {bottom} = head.getBoundingClientRect(); return [bottom, innerHeight] }")
    below = panel.bounding_box()
    assert below is not None
    assert top <= below["y"]
    assert below["y"] + below["height"] <= bottom


def test_nothing_scrolls_the_frame(visit: Visit) -> None:
    """Though something in it is too high: the focus would bring it into sight, and push the head off the screen."""
    ada = visit(size=(1024, 640))
    sit_down(ada, "basic", 2, options=FIRST)
    ada.see("question")
    scrolled: float = ada.page.evaluate(
        """() => {
            const frame = document.querySelector('[data-framed]')
            const high = document.createElement('button')
            high.style.cssText = 'grid-area: question; align-self: end; margin-top: 200vh'
            frame.append(high)
            high.focus()
            return frame.scrollTop
        }"""
    )
    assert scrolled == 0


def test_a_click_is_answered_before_the_server(visit: Visit) -> None:
    """What was clicked is pending within 100 ms, though nothing has come back."""
    ada = visit()
    sit_down(ada, "basic", 2, options=FIRST)
    ada.see("question")
    ada.page.evaluate("WebSocket.prototype.send = () => undefined")
    busy: bool = ada.page.evaluate(
        """async () => {
            const work = document.querySelector('[data-option="work"]')
            work.click()
            await new Promise((done) => setTimeout(done, 100))
            return work.getAttribute('aria-busy') === 'true'
        }"""
    )
    assert busy


def test_a_click_on_the_board_is_answered_before_the_server(visit: Visit) -> None:
    """There, where it was made, and nowhere else."""
    ada = visit()
    sit_down(ada, "standard", 3, game="pursuit", options=FIRST)
    ada.page.locator('[data-option^="keep"]').first.click()
    expect(ada.page.locator('[data-option="study"]')).to_be_visible()
    ada.page.evaluate("WebSocket.prototype.send = () => undefined")
    busy: list[str] = ada.page.evaluate(
        """async () => {
            document.querySelector('[data-testid="space-study"]').click()
            await new Promise((done) => setTimeout(done, 100))
            return [...document.querySelectorAll('[data-region="board"] [aria-busy="true"]')].map((one) => one.dataset.testid)
        }"""
    )
    assert busy == ["space-study"]


def test_a_long_list_of_answers_is_parted_into_tabs(visit: Visit) -> None:
    """On a low screen with large text nothing is scrolled to, and every answer is at most one tab away."""
    game = played("loop", moves=17, seed="2", players=4, mode="competitive")  # the last is one of six materials to take
    ada = visit("/settings", size=(1024, 640))
    ada.page.get_by_test_id("set-size-125").check(force=True)
    play_on(ada, game, 16)
    ada.see("question")
    tabs = ada.page.locator("#actions [role=tab]")
    expect(tabs).not_to_have_count(0)
    found: set[str] = set()
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert ada.page.locator("#actions .body").evaluate("(body) => body.scrollHeight - body.clientHeight") <= 1
        found |= set(ada.page.eval_on_selector_all("#actions [data-option]", "all => all.map((one) => one.dataset.option)"))
    assert len(found) == 6


def test_the_frame_is_there_before_the_table(visit: Visit) -> None:
    """A page that waits shows where everything will be."""
    ada = visit("/settings")
    ada.page.add_init_script(HOLD)
    ada.page.goto("/t/ABCDEF")
    ada.page.wait_for_function("() => window.waiting")  # the page of tables is there, and has asked for this one
    ada.page.wait_for_load_state("networkidle")
    ada.see("skeleton")


def test_nothing_is_drawn_before_its_figures_are_here(visit: Visit) -> None:
    """The cards come late, and the first request for them fails: no empty card or button stands there meanwhile."""
    ada = visit()
    code = sit_down(ada, "standard", 2, game="nostalgia")
    ada.go("/settings")
    late = "**/api/games/nostalgia/cards"
    waiting: list[Route] = []

    def keep_the_first(route: Route) -> None:
        if waiting:
            route.continue_()
        else:
            waiting.append(route)

    ada.page.route(late, keep_the_first)
    ada.page.goto(f"/t/{code}")
    while not waiting:
        ada.page.wait_for_timeout(20)
    ada.see("skeleton")
    expect(ada.page.get_by_test_id("board")).to_have_count(0)
    waiting[0].abort()
    ada.see("board")
    expect(ada.page.get_by_test_id("skeleton")).to_have_count(0)


def test_my_own_words_are_never_unread(visit: Visit) -> None:
    """Others' are until they were looked at; a reload brings nothing back."""
    ada = visit()
    code = sit_down(ada, "basic", seats=BY_LINK, options=FIRST, start=False)
    bo = visit(f"/t/{code}")
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-2")
    ada.click("start")
    ada.see("question")
    bo.click("tab-talk")
    bo.click("emote-bravo")
    bo.reads("talk", "Well played!")
    ada.reads("unread", "1")
    bo.page.reload()
    bo.see("ticker")
    expect(bo.page.get_by_test_id("unread")).to_have_count(0)
    ada.click("tab-talk")
    ada.reads("talk", "Well played!")
    expect(ada.page.get_by_test_id("unread")).to_have_count(0)
    ada.page.reload()
    ada.see("ticker")
    expect(ada.page.get_by_test_id("unread")).to_have_count(0)


def test_what_happened_since_my_last_turn_is_there_when_asked_for(visit: Visit) -> None:
    """No block above the board: marks on the plates, and a sheet."""
    ada = visit()
    sit_down(ada, "basic", 3, options={"starting_player": "2"})
    ada.see("question")
    expect(ada.page.get_by_test_id("since")).to_have_count(0)
    ada.click("open-since")
    expect(ada.see("since").locator("li")).not_to_have_count(0)
    ada.click("drawer-close")
    expect(ada.page.get_by_test_id("since")).to_have_count(0)


def test_a_plate_opens_all_that_is_open_of_a_player(visit: Visit) -> None:
    """UI-T5: in short on the plate, the whole of it on a click."""
    ada = visit()
    sit_down(ada, "basic", 3, options=FIRST)
    ada.see("question")
    ada.click("plate-2")
    expect(ada.see("player-open").get_by_test_id("mat-2")).to_be_visible()


def test_where_nothing_is_offered_a_click_says_why(visit: Visit) -> None:
    """UI-T8: also while somebody else is on, and where no rule is meant."""
    ada = visit()
    sit_down(ada, "basic", 2, options=FIRST)
    ada.see("question")
    ada.page.locator('[data-region="board"] [data-spot^="deck"]').first.click()
    ada.reads("toast", "nothing to do here now")
