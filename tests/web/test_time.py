"""Clocks as people see them: chosen at the set-up, counting down, short, up; in both languages, on the desk and on the phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.shown_time import NO_OUTAGE, TimeFile
from tests.server.world import Browser as Player
from tests.server.world import Server, serving
from tests.web.visits import PHONE, WIDE, Lang, Size, Visitor

SIZES: list[tuple[Size, Lang]] = [(WIDE, "en"), ((1024, 640), "fr"), (PHONE, "fr")]


@pytest.fixture
def time(tmp_path: Path) -> TimeFile:
    """The time of the server."""
    return TimeFile(tmp_path)


@pytest.fixture
def server(tmp_path: Path, time: TimeFile) -> Iterator[Server]:
    """A server whose time the test puts forward."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database, search=False, shown_time=str(time.path), outage_after=NO_OUTAGE) as found:
        yield found


@pytest.fixture
def visitors() -> list[Visitor]:
    """Everybody who has come."""
    return []


def come(visitors: list[Visitor], browser: Browser, server: Server, path: str, look: tuple[Size, Lang], key: str = "") -> Visitor:
    """Somebody in front of a page."""
    size, lang = look
    visitor = Visitor(browser, server, lang, size, "light", touch=size == PHONE, key=key)
    visitors.append(visitor)
    return visitor.go(path)


def leave(visitors: list[Visitor]) -> None:
    """Everybody goes; no page has complained."""
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


def two_people(server: Server, then: str, players: int = 4) -> tuple[Player, Player, str]:
    """Ada, who begins, and Bo, against bots."""
    ada, bo = Player(server), Player(server)
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "link"}, *[{"kind": "bot", "level": "easy"}] * (players - 2)]
    time = {"kind": "live", "move": 20, "bank": 60, "then": then}
    code = ada.create(players=players, seats=seats, options={"starting_player": "1"}, seed="7", time=time)["code"]
    bo.tell(code, "sit", name="Bo")
    ada.tell(code, "start")
    return ada, bo, code


@pytest.mark.parametrize("look", SIZES)
def test_time_is_chosen_at_the_set_up(browser: Browser, server: Server, visitors: list[Visitor], look: tuple[Size, Lang]) -> None:
    """In plain words, with what happens when it is up; the table that is opened has it."""
    visitor = come(visitors, browser, server, "/#setup-loop", look)
    page = visitor.page
    visitor.see("time").select_option("quick")
    visitor.see("time-then").select_option("end")
    visitor.reads("time-about", "20 seconds for every move" if look[1] == "en" else "20 secondes pour chaque coup")
    assert visitor.flaws(axe=look[0] == WIDE) == []
    visitor.click("setup-start")
    visitor.see("status-time")
    code = page.url.rsplit("/", 1)[1]
    opened = Player(server)
    opened.key = visitor.key
    opened.http.headers["authorization"] = f"Bearer {visitor.key}"
    assert opened.look(code)["settings"]["time"] == {"kind": "live", "move": 20_000, "bank": 180_000, "then": "end"}
    leave(visitors)


@pytest.mark.parametrize("look", SIZES)
def test_a_clock_counts_down_is_short_and_is_up(
    browser: Browser, server: Server, visitors: list[Visitor], time: TimeFile, look: tuple[Size, Lang]
) -> None:
    """By the server's time alone: the browser's own date is never asked. Short time is a colour, a shape and one sentence."""
    ada, _, code = two_people(server, "move")
    visitor = come(visitors, browser, server, f"/t/{code}", look, ada.key)
    left = visitor.see("status-time")
    is_short = visitor.page.locator("[data-testid=status-time].isShort")
    expect(is_short).to_have_count(0)
    first = left.inner_text()
    expect(left).not_to_have_text(first)
    assert visitor.flaws(axe=look[0] == WIDE) == []
    time.pass_by(72)
    visitor.page.reload()
    expect(is_short).to_be_visible()
    visitor.reads("time-announcer", "seconds left" if look[1] == "en" else "Le temps presse")
    time.pass_by(10)
    expect(is_short).to_have_count(0)
    assert visitor.missing_sentences() == []
    leave(visitors)


@pytest.mark.parametrize("look", [SIZES[0], SIZES[2]])
def test_the_end_says_who_lost_by_time(
    browser: Browser, server: Server, visitors: list[Visitor], time: TimeFile, look: tuple[Size, Lang]
) -> None:
    """To whoever wins by that, and to whoever has lost."""
    ada, bo, code = two_people(server, "end", players=2)
    winner = come(visitors, browser, server, f"/t/{code}", look, bo.key)
    winner.see("page-table")
    time.pass_by(82)
    winner.reads("result", "You win on time!" if look[1] == "en" else "Vous gagnez au temps")
    loser = come(visitors, browser, server, f"/t/{code}", look, ada.key)
    loser.reads("page-end", "You ran out of time" if look[1] == "en" else "Vous n’aviez plus de temps")
    assert winner.flaws(axe=False) + loser.flaws(axe=look[0] == WIDE) == []
    leave(visitors)


@pytest.mark.parametrize("look", [SIZES[0], SIZES[2]])
def test_a_vacation_begins_and_ends_on_my_page_and_everybody_sees_it(
    browser: Browser, server: Server, visitors: list[Visitor], look: tuple[Size, Lang]
) -> None:
    """It is reached from the table too; the other player sees on the plate when one will be back."""
    ada, bo = Player(server), Player(server)
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]
    code = ada.create(players=2, seats=seats, options={"starting_player": "1"}, time={"kind": "days", "days": 3, "then": "bot"})["code"]
    bo.tell(code, "sit", name="Bo")
    ada.tell(code, "start")
    other = come(visitors, browser, server, f"/t/{code}", (WIDE, look[1]), bo.key)
    other.see("time-1")
    other.open_menu()
    other.see("link-vacation")
    other.press("Escape")
    mine = come(visitors, browser, server, "/me", look, ada.key)
    mine.see("vacation-days").select_option("7")
    mine.click("vacation-go")
    mine.see("vacation-until")
    assert mine.flaws(axe=True) == []
    other.reads("plate-1", "back on" if look[1] == "en" else "de retour le")
    mine.click("vacation-back")
    mine.see("vacation-go")
    expect(other.page.get_by_test_id("plate-1")).not_to_contain_text("back on" if look[1] == "en" else "de retour le")
    leave(visitors)


def test_the_frame_holds_with_clocks(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """Six plates with six clocks on the lowest screen that is framed: nothing is cut, and the page is one screen."""
    ada = Player(server)
    seats = [{"kind": "you", "name": f"Somebody {number}"} for number in range(1, 7)]
    time = {"kind": "live", "move": 3600, "bank": 14400, "then": "bot"}
    code = ada.create(mode="competitive", players=6, seats=seats, seed="7", time=time, start=True)["code"]
    for size in ((1024, 640), (1366, 768), (1920, 1080)):
        visitor = come(visitors, browser, server, f"/t/{code}", (size, "fr"), ada.key)
        lift = visitor.page.get_by_test_id("lift")
        if lift.count():
            lift.click()
        visitor.see("plate-6")
        found = visitor.page.evaluate(
            """() => {
                const clocks = [...document.querySelectorAll('[data-testid^="time-"] b')]
                const cut = clocks.filter((clock) => {
                    const [own, plate] = [clock.getBoundingClientRect(), clock.closest('[data-plate]').getBoundingClientRect()]
                    return own.right > plate.right || own.bottom > plate.bottom || own.left < plate.left || own.width < 10
                })
                const page = document.documentElement
                return [clocks.length, cut.length, page.scrollHeight > page.clientHeight]
            }"""
        )
        assert found == [6, 0, False], (size, found)
    leave(visitors)
