"""«My games»: two people find what they played, see what it adds up to, and come back to a game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.results import LINK, YOU, against_bot, solo, together
from tests.server.world import Browser, Server
from tests.web.conftest import Visit
from tests.web.visits import CHECKED, LOOKS, PHONE, Visitor


def games_in(page: Visitor, kind: str) -> list[str]:
    """The codes of the games in a list."""
    lines = page.page.get_by_test_id(f"games-{kind}").get_by_test_id(re.compile("^game-[A-Z]{6}$"))
    return [str(line.get_attribute("data-testid"))[-6:] for line in lines.all()]


def test_two_people_find_what_they_played(visit: Visit, served: Server) -> None:
    """Each with their own end of the same game; searched, filtered, in both languages; one click leads back to the table."""
    ada, bo = Browser(served), Browser(served)
    over = together(ada, bo, ("Ada", "Zoë"))
    alone, bot = solo(ada), against_bot(ada)
    lobby = str(bo.create(players=2, seats=[{**YOU, "name": "Zoë"}, LINK])["code"])
    ada.tell(lobby, "sit", name="Ada")
    winner = next(seat["seat"] for seat in ada.look(over)["result"]["seats"] if seat["won"])

    shelf, theirs = visit("/", key=ada.key), visit("/games", key=bo.key, size=PHONE, touch=True)
    shelf.click("link-games")
    shelf.see("page-games")
    shelf.see(f"game-{over}")
    assert (games_in(shelf, "running"), games_in(shelf, "over")) == ([lobby], [bot, alone, over])
    theirs.see(f"game-{over}")
    assert (games_in(theirs, "running"), games_in(theirs, "over")) == ([lobby], [over])
    shelf.reads(f"game-{over}", "You won" if winner == 1 else "You came 2nd of 2")
    theirs.reads(f"game-{over}", "You won" if winner == 2 else "You came 2nd of 2")
    shelf.reads(f"game-{over}", "Zoë")

    shelf.page.get_by_test_id("games-text").fill("zoe")
    expect(shelf.page.get_by_test_id(f"game-{alone}")).to_have_count(0)
    assert (games_in(shelf, "running"), games_in(shelf, "over")) == ([lobby], [over])
    shelf.page.get_by_test_id("games-text").fill("nobody of that name")
    shelf.see("games-none")
    shelf.page.get_by_test_id("games-text").fill("")
    shelf.see(f"game-{over}")
    shelf.page.get_by_test_id("games-company-bots").check(force=True)
    expect(shelf.page.get_by_test_id(f"game-{over}")).to_have_count(0)
    assert games_in(shelf, "over") == [bot, alone]

    shelf.see("games-statistics")
    shelf.page.get_by_test_id("played-loop-solo").get_by_role("radio").check(force=True)
    shelf.see("games-roles")
    shelf.page.get_by_test_id("played-loop-basic").get_by_role("radio").check(force=True)
    shelf.reads("rivals-people", "Zoë")
    shelf.reads("rivals-bots", "easy")
    expect(shelf.page.get_by_test_id("games-chart").locator("svg")).to_be_visible()

    for look in LOOKS:
        shelf.become(look)
        shelf.see("page-games")
        assert shelf.flaws(look in CHECKED) == []
    theirs.click(f"game-{lobby}")
    theirs.page.wait_for_url(re.compile(f"/t/{lobby}$"))
    shelf.click(f"game-{alone}")
    shelf.see("page-end")


def test_somebody_new_is_told_that_games_will_be_here(visit: Visit) -> None:
    """And comes there from «Me» by keyboard."""
    nobody = visit("/me")
    nobody.see("link-games").focus()
    nobody.press("Enter")
    nobody.see("games-none")
    nobody.see("games-statistics")


def test_a_game_is_shared_by_a_link_and_taken_back(visit: Visit, served: Server) -> None:
    """A stranger on a phone sees the replay without names, as far as it is shared; then nothing."""
    ada, bo = Browser(served), Browser(served)
    code = together(ada, bo, ("Ada Lovelace", "Zoë"))
    maker = visit(f"/t/{code}", key=ada.key)
    maker.click("share-game")
    maker.page.get_by_test_id("share-names").uncheck(force=True)
    maker.page.get_by_test_id("share-seen").select_option("0")
    for look in LOOKS[:2]:
        maker.page.set_viewport_size({"width": look[0][0], "height": look[0][1]})
        assert maker.flaws(True) == []
    maker.click("share-make")
    link = maker.see("shared-link").input_value()
    assert re.search(r"/shared#[\w-]{32}$", link)

    asked: list[str] = []
    stranger = visit("/", size=PHONE, touch=True)
    stranger.page.on("request", lambda request: asked.append(request.url))
    stranger.go(link)
    stranger.see("replay")
    stranger.see("replay-shared")
    text = stranger.page.locator("body").inner_text()
    assert not any(secret in text for secret in ("Lovelace", "Zoë", code))
    assert not any(link[-32:] in url or code in url for url in asked)
    expect(stranger.page.get_by_test_id("replay-seat")).to_have_count(0)
    expect(stranger.page.get_by_test_id("fork")).to_have_count(0)
    stranger.press("End")
    expect(stranger.page).to_have_url(re.compile(r"/shared\?at=\d+#[\w-]{32}$"))
    stranger.page.reload()
    stranger.see("replay")

    maker.click("share-end")
    expect(maker.page.get_by_test_id("share-end")).to_have_count(0)
    stranger.page.reload()
    stranger.reads("closed", "isn’t shared, or isn’t any more")
    visit("/shared#lost").see("no-share")


def test_a_rating_is_shown_where_people_meet_and_can_be_switched_off(visit: Visit, served: Server) -> None:
    """On one's own page beside the bots, at the end of the game and in a lobby; gone at once, also for others."""
    ada, bo = Browser(served), Browser(served)
    code = against_bot(ada)
    page = visit("/games", key=ada.key)
    page.reads("rating-loop-basic", "you")
    page.reads("rating-loop-basic", "easy")
    page.reads("rating-loop-basic", "provisional")
    for look in (LOOKS[0], LOOKS[-1]):
        page.become(look)
        page.see("rating-loop-basic")
        assert page.flaws(look in CHECKED) == []
    visit(f"/t/{code}", key=ada.key).reads("ranking", "±")
    lobby = str(ada.create(players=2, seats=[{**YOU, "name": "Ada"}, LINK])["code"])
    guest = visit(f"/t/{lobby}", key=bo.key, size=PHONE, touch=True)
    guest.reads("state-1", "±")
    assert guest.flaws(True) == []
    page.page.get_by_test_id("ratings-want").focus()
    page.press("Space")
    expect(page.page.get_by_test_id("rating-loop-basic")).to_have_count(0)
    guest.page.reload()
    guest.see("seat-1")
    expect(guest.page.get_by_test_id("seat-1")).not_to_contain_text("±")
