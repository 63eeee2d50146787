"""The start page (ui.md 3): the shelf, one click to play, setting up, going on, joining, opening a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Request, Route, expect

from felicity import api
from felicity.core.record import write
from felicity.text.narrator import NAMES
from tests.server.world import Browser as Caller
from tests.server.world import Server
from tests.web.conftest import Visit
from tests.web.visits import PHONE, Lang, Size

TABLE = re.compile(r"/t/[A-Z]{6}$")
GAMES = ("loop", "pursuit", "nation", "rainbow")
KILO = 1000
HEAVIEST = 300 * KILO  # UI-V3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_shelf_shows_four_games(visit: Visit, lang: Lang) -> None:
    """UI-S1, UI-S2, UI-I3: in either language, and nothing is left untranslated."""
    ada = visit("/", lang=lang)
    for game in GAMES:
        ada.see(f"game-{game}")
    ada.see("play-now-loop")
    ada.see("play-solo-loop")
    for game in GAMES:  # nobody has to scroll on a wide page
        expect(ada.page.get_by_test_id(f"setup-{game}")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("html")).to_have_attribute("lang", lang)
    ada.reads("play-now-loop", {"en": "Play now", "fr": "Jouer"}[lang])
    assert ada.missing_sentences() == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)], ids=["1280", "1366"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_laptop_every_box_shows_its_play_button(visit: Visit, lang: Lang, size: Size) -> None:
    """Without scrolling; and the modes are buttons that start them."""
    ada = visit("/", lang=lang, size=size)
    for game in GAMES:
        expect(ada.see(f"play-now-{game}")).to_be_in_viewport(ratio=1)
    ada.click("play-coop-loop")
    expect(ada.see("page-table")).to_have_attribute("data-game", "loop")
    ada.see("question")


def test_what_a_table_is_drawn_with_comes_while_it_is_laid(visit: Visit) -> None:
    """Nobody waits for one after the other."""
    ada = visit("/")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/api/tables", hold)
    with ada.page.expect_request("**/assets/Table-*.js"), ada.page.expect_request("**/api/games/loop/cards"):
        ada.click("play-now-loop")
    while not held:
        ada.page.wait_for_timeout(20)
    held[0].continue_()
    ada.see("page-table")


def test_a_name_is_kept_and_used_at_the_table(visit: Visit, served: Server) -> None:
    """It is asked for once, and nothing depends on it."""
    ada = visit("/")
    ada.see("my-name").fill("Zoé")
    ada.page.reload()
    expect(ada.see("my-name")).to_have_value("Zoé")
    ada.click("play-now-loop")
    ada.page.wait_for_url(TABLE)
    caller = Caller(served)
    caller.http.headers["authorization"] = f"Bearer {ada.key}"
    assert caller.look(ada.page.url[-6:])["seats"][0]["name"] == "Zoé"


@pytest.mark.parametrize(("lang", "asked"), [("en", "What should we call you?"), ("fr", "Comment vous appelez-vous\u202f?")])
def test_the_first_visit_asks_for_a_name_and_proposes_to_learn(visit: Visit, served: Server, lang: Lang, asked: str) -> None:
    """A name is there already and another can be had; «Learn by playing» comes before the modes until something was played."""
    ada = visit("/", lang=lang, size=(1280, 720))
    field = ada.page.get_by_label(asked)
    expect(field).not_to_have_value("")
    offered = field.input_value()
    assert offered not in NAMES  # those of seats without one
    ada.click("another-name")
    expect(field).not_to_have_value(offered)
    for game in GAMES:
        for button in (f"play-now-{game}", f"learn-{game}"):
            expect(ada.page.get_by_test_id(button)).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_test_id("with-nostalgia")).to_be_in_viewport(ratio=1)
    caller = Caller(served)
    caller.create(players=2, start=True)
    bo = visit("/", lang=lang, key=caller.key)
    bo.see("learn-loop")
    expect(bo.page.get_by_label(asked)).to_have_count(0)
    expect(bo.page.get_by_test_id("my-name")).not_to_have_value("")


def test_finished_games_stay_on_the_shelf(visit: Visit, served: Server) -> None:
    """One click leads to the end page."""
    caller = Caller(served)
    code = str(caller.create(players=2, mode="basic", start=True)["code"])
    caller.join(code).play_on()
    ada = visit("/", key=caller.key)
    ada.click(f"finished-{code}")
    ada.see("page-end")


def test_who_plays_for_the_first_time_is_taught(visit: Visit) -> None:
    """UI-P1, UI-R5: from the box; with the expansion what that adds."""
    ada = visit("/")
    ada.page.get_by_test_id("with-nostalgia").check(force=True)
    ada.click("learn-pursuit")
    expect(ada.see("tutorial")).to_have_attribute("data-step", "welcome")
    expect(ada.see("page-table")).to_have_attribute("data-game", "nostalgia")


@pytest.mark.parametrize("late", ["games", "tables"])
def test_nothing_moves_under_a_finger(visit: Visit, served: Server, late: str) -> None:
    """UI-S1: the shelf comes when everything on it is known, so that no late answer pushes a button away."""
    caller = Caller(served)
    caller.create(seats=[{"kind": "you"}, {"kind": "link"}])
    ada = visit("/rules", key=caller.key)
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    ada.page.route(f"**/api/{late}", keep)
    with ada.page.expect_request(f"**/api/{late}"):
        ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.get_by_test_id("setup-loop")).to_have_count(0)
    waiting[0].continue_()
    ada.see("continue")
    ada.click("setup-loop")
    ada.see("setup-panel")


def test_the_language_changes_on_the_spot(visit: Visit) -> None:
    """UI-I1, UI-S7: page and place stay, and the next visit remembers."""
    ada = visit("/#setup-loop")
    ada.click("mode-coop")
    ada.click("lang-fr")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_test_id("mode-coop")).to_be_checked()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")


def test_one_click_plays(visit: Visit) -> None:
    """UI-S2, UI-S6: nothing is asked; the game is then found under «Continue», and one click returns."""
    ada = visit("/")
    ada.click("play-now-loop")
    ada.page.wait_for_url(TABLE)
    code = ada.page.url[-6:]
    ada.see("page-table")
    ada.click("home")
    ada.see(f"continue-{code}")
    ada.click(f"continue-{code}")
    ada.see("page-table")


def test_solo_has_its_own_button(visit: Visit) -> None:
    """UI-S5."""
    ada = visit("/")
    ada.click("play-solo-loop")
    ada.see("page-table")


def values(select: Locator) -> list[str]:
    """What can be chosen there."""
    found: list[str] = select.locator("option").evaluate_all("options => options.map(option => option.value)")
    return found


def test_only_what_a_table_can_have_is_offered(visit: Visit) -> None:
    """Careers by mode (LOOP-5.1g), each once (LOOP-R64) but for interns, none in basic mode; a starter who is there (LOOP-R1)."""
    ada = visit("/#setup-loop")
    assert "banker" in values(ada.see("role-1"))
    ada.see("role-1").select_option("nurse")
    assert "nurse" not in values(ada.page.get_by_test_id("role-2"))
    ada.see("role-1").select_option("intern")
    assert {"nurse", "intern"} <= set(values(ada.page.get_by_test_id("role-2")))
    ada.see("house-rules").locator("summary").click()
    assert values(ada.see("option-starting_player")) == ["random", "1", "2", "3", "4"]
    ada.see("option-starting_player").select_option("4")
    ada.click("seats-fewer")
    expect(ada.page.get_by_test_id("option-starting_player")).to_have_value("random")
    ada.click("mode-solo")
    assert not {"banker", "nurse"} & set(values(ada.see("role-1")))
    expect(ada.page.get_by_test_id("option-starting_player")).to_have_count(0)
    expect(ada.page.get_by_test_id("option-coop_open_hands")).to_have_count(0)
    ada.see("option-solo_exhibited_quality")
    ada.click("mode-basic")
    expect(ada.page.get_by_test_id("role-1")).to_have_count(0)
    expect(ada.page.get_by_test_id("option-event_order")).to_have_count(0)
    expect(ada.page.get_by_test_id("setup-start")).to_be_enabled()


def test_rules_that_have_to_fit_follow_each_other(visit: Visit) -> None:
    """POH-R1, POH-R2: a stress track of four sections goes with the stress of old age that fits it."""
    ada = visit("/#setup-pursuit")
    ada.see("house-rules").locator("summary").click()
    assert values(ada.see("option-old_age_stress")) == ["4,6,8", "3,6,9"]
    ada.see("option-stress_sections").select_option("2,1,0,-1")
    expect(ada.page.get_by_test_id("option-old_age_stress")).to_have_value("3,4,5")
    expect(ada.page.get_by_test_id("setup-start")).to_be_enabled()
    expect(ada.page.get_by_test_id("refusal")).to_be_empty()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_server_refuses_cannot_be_submitted(visit: Visit, lang: Lang) -> None:
    """UI-S4: with a sentence in the language of the page."""
    ada = visit("/#setup-loop", lang=lang)
    ada.see("house-rules").locator("summary").click()
    ada.see("seed").fill("two words")
    ada.reads("refusal", {"en": "one word", "fr": "un seul mot"}[lang])
    expect(ada.page.get_by_test_id("setup-start")).to_be_disabled()
    ada.see("seed").fill("apple")
    expect(ada.page.get_by_test_id("setup-start")).to_be_enabled()
    expect(ada.page.get_by_test_id("refusal")).to_be_empty()


def test_house_rules_say_what_they_mean(visit: Visit) -> None:
    """UI-S3: each a question, with its rule."""
    ada = visit("/")
    ada.click("setup-loop")
    ada.see("house-rules").locator("summary").click()
    questions = ada.page.get_by_test_id("house-rules").locator("li label").all_inner_texts()
    assert [question for question in questions if "?" not in question] == []
    ada.see("option-starting_player").select_option("2")
    ada.reads("house-rules", "one changed")
    ada.reads("house-rules", "LOOP-R1")
    ada.click("house-reset")
    ada.reads("house-rules", "as usual")


def test_people_and_bots_are_put_on_chairs(visit: Visit) -> None:
    """By a drag, by two clicks, by keyboard, and from the list of the chair; there is one of oneself."""
    ada = visit("/#setup-loop")
    sitters = ada.page.locator("[data-testid^=sitter-]")
    ada.see("take-hard").drag_to(ada.see("chair-2"))
    expect(sitters.nth(1)).to_have_value("hard")
    ada.click("take-here")
    ada.click("sit-3")
    expect(sitters.nth(2)).to_have_value("here")
    ada.see("take-link").focus()
    ada.press("Enter")
    ada.see("sit-4").focus()
    ada.press("Enter")
    expect(sitters.nth(3)).to_have_value("link")
    ada.page.get_by_test_id("sitter-2").select_option("you")
    expect(sitters.nth(0)).to_have_value("hard")
    ada.see("drag-2").drag_to(ada.see("chair-1"))
    expect(sitters.nth(0)).to_have_value("you")
    expect(sitters.nth(1)).to_have_value("hard")


@pytest.mark.parametrize("game", [*GAMES, "nostalgia"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_setting_up_fits_a_laptop(visit: Visit, game: str, lang: Lang) -> None:
    """Every chair of the largest table and the button that begins, without scrolling, and nothing lies under that."""
    ada = visit(f"/#setup-{game}", lang=lang, size=(1280, 720))
    while ada.see("seats-more").is_enabled():
        ada.click("seats-more")
    for chair in ada.page.locator("[data-testid^=chair-]").all():
        expect(chair).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_test_id("setup-start")).to_be_in_viewport(ratio=1)
    bar: float = ada.page.locator("form footer").evaluate("bar => bar.getBoundingClientRect().top")
    for part in ("house-rules", "house-cards"):
        assert ada.see(part).evaluate("part => part.getBoundingClientRect().bottom") <= bar, part
    expect(ada.page.get_by_test_id("setup-start")).to_be_enabled()


def test_setting_up_fills_a_large_screen(visit: Visit) -> None:
    """Without growing beyond it, with the largest table there is."""
    ada = visit("/#setup-loop", size=(1920, 1080))
    while ada.see("seats-more").is_enabled():
        ada.click("seats-more")
    expect(ada.page.get_by_test_id("setup-start")).to_be_in_viewport(ratio=1)
    assert ada.flaws(axe=False) == []
    width, height = ada.page.locator("form").evaluate("form => [form.getBoundingClientRect().width, form.getBoundingClientRect().height]")
    assert width > 1600
    assert 720 < height < 1000


def test_a_table_as_it_was_set_up(visit: Visit, served: Server) -> None:
    """UI-S3: mode, seats, names and options arrive at the server."""
    ada = visit("/#setup-loop", size=PHONE)
    ada.click("mode-basic")
    ada.click("seats-fewer")
    ada.page.get_by_test_id("name-1").fill("Ada")
    ada.page.get_by_test_id("sitter-2").select_option("here")
    ada.page.get_by_test_id("sitter-3").select_option("easy")
    ada.see("house-rules").locator("summary").click()
    ada.page.get_by_test_id("seed").fill("apple")
    ada.click("setup-start")
    ada.page.wait_for_url(TABLE)
    caller = Caller(served)
    caller.http.headers["authorization"] = f"Bearer {ada.key}"
    table = caller.look(ada.page.url[-6:])
    assert (table["mode"], table["players"], table["shuffle"]["kind"], table["status"]) == ("basic", 3, "seed", "playing")
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [("human", None), ("human", None), ("bot", "easy")]
    assert [seat["name"] for seat in table["seats"]][:2] == ["Ada", "Player 2"]


def test_a_code_leads_to_its_table(visit: Visit, served: Server) -> None:
    """UI-B1: small letters and blanks don't matter; something else is told so."""
    code = Caller(served).create(seats=[{"kind": "you"}, {"kind": "link"}])["code"]
    bo = visit("/")
    bo.page.get_by_test_id("join-code").fill("abc")
    bo.click("join-go")
    expect(bo.page.get_by_role("alert")).to_contain_text("six letters")
    bo.page.get_by_test_id("join-code").fill(f" {code.lower()}")
    bo.click("join-go")
    bo.see("page-lobby")


def test_a_record_is_opened(visit: Visit, tmp_path: Path) -> None:
    """UI-E5: a file of a game leads to its table; another file is refused in words."""
    table = api.new("loop", players=2, mode="basic", seed="pear")
    for _ in range(12):
        table.play(table.options()[0])
    (tmp_path / "game.txt").write_text(write(table), "utf-8")
    (tmp_path / "other.txt").write_text("milk, eggs", "utf-8")
    ada = visit("/")
    ada.page.get_by_test_id("record-file").set_input_files(tmp_path / "other.txt")
    ada.reads("toast", "isn’t a Felicity record")
    ada.page.get_by_test_id("record-file").set_input_files(tmp_path / "game.txt")
    ada.page.wait_for_url(TABLE)


def test_the_start_page_is_light(visit: Visit) -> None:
    """UI-V3: what the browser fetches for it, as it is sent."""
    ada = visit("/settings")
    sizes: list[int] = []

    def count(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    ada.page.on("requestfinished", count)
    ada.context.clear_cookies()
    ada.page.goto("/")
    ada.see("play-now-loop")
    ada.page.wait_for_load_state("networkidle")
    assert sum(sizes) < HEAVIEST
