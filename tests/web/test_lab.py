"""The laboratory on the page: a stranger asks a question, watches the answer become clear, and looks at single games."""

from __future__ import annotations

import csv
import io
import json
import re
import struct
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from felicity import plugins
from tests.server.world import Server, serving
from tests.web.conftest import Visit
from tests.web.visits import CHECKED, LOOKS, PATIENCE, PHONE, Visitor

SHORT = "loop mode:basic players:2 bots:random games:12 seed:1"
LONG = "loop mode:basic players:2 bots:random games:9000 seed:1"
# The house rule that puts off interest, or another one where there is none yet.
LATER, INTEREST = ("ask-interest", "interest") if "interest" in plugins.game("nation").facts.defaults else ("ask-option", "target")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a laboratory, as on one's own machine."""
    folder = tmp_path_factory.mktemp("lab")
    with serving(
        f"sqlite:///{folder / 'tables.sqlite'}",
        search=False,
        lab=str(folder / "lab"),
        lab_shared=True,
        lab_processes=1,
        lab_waiting=0,
        lab_waiting_each=0,
    ) as found:
        yield found


def run(ada: Visitor) -> None:
    """Run what is in the composer, and come to its page."""
    expect(ada.page.get_by_test_id("lab-sentence")).to_be_visible()
    expect(ada.page.locator("aside[aria-busy=false]")).to_be_visible()
    ada.click("lab-run")
    ada.see("study")


def finish(ada: Visitor) -> None:
    """Wait for the end of the study that is looked at."""
    expect(ada.page.locator("[data-testid=study-progress][data-state=finished]")).to_be_visible(timeout=5 * PATIENCE)  # bots think


def study(visit: Visit, text: str = SHORT, **look: Any) -> Visitor:
    """Somebody who has come by a link, has run the study, and looks at its end."""
    ada = visit(f"/lab?study={text.replace(' ', '+').replace('=', '%3D')}", **look)
    expect(ada.page.get_by_test_id("lab-text")).to_have_text(text)
    run(ada)
    finish(ada)
    return ada


def report_of(ada: Visitor) -> dict[str, Any]:
    """All figures of the study that is looked at, as the server has them."""
    id = ada.page.url.rsplit("/", 1)[1]
    found: dict[str, Any] = ada.page.evaluate("async (id) => (await (await fetch(`/api/lab/studies/${id}`)).json()).report", id)
    return found


# --- five minutes ---


def test_a_stranger_learns_whether_the_banker_is_too_strong_and_what_if_interest_came_later(visit: Visit) -> None:
    """From the start page, by clicks alone; the figure in the sentence is that of the rows."""
    ada = visit("/")
    ada.click("open-lab")
    ada.click("lab-game-nation")
    ada.click("ask-banker")
    ada.page.get_by_test_id("lab-games").fill("16")
    ada.reads("lab-sentence", "16 games of Happy Nation")
    run(ada)
    finish(ada)
    banker = next(row for row in report_of(ada)["designs"][0]["roles"] if row["name"] == "banker")
    rates = re.compile(rf"^Banker\s*{banker['won']['rate'] * 100:.0f}%")
    ada.page.get_by_test_id("balance").locator("summary").first.click()
    expect(ada.page.get_by_test_id("balance").locator("tbody tr").filter(has_text="Banker")).to_have_text(rates)
    ada.reads("answer", "25 would be even" if banker["surprising"] else "No role stands out")

    ada.click("lab-back")
    ada.click("lab-game-nation")
    ada.click(LATER)
    if LATER == "ask-option":
        ada.page.get_by_test_id("lab-option").select_option(INTEREST)
    ada.page.get_by_test_id("lab-games").fill("8")
    expect(ada.page.get_by_test_id("lab-text")).to_contain_text(f"vs {INTEREST}=")
    run(ada)
    finish(ada)
    ada.reads("answer", "change")
    ada.see("chart-more-roles")


def test_a_stranger_learns_whether_a_career_is_too_strong(visit: Visit) -> None:
    """The same for LOOP."""
    ada = visit("/")
    ada.click("open-lab")
    ada.click("lab-game-loop")
    ada.click("ask-careers")
    for seat in range(1, 5):
        ada.page.get_by_test_id(f"lab-bot-{seat}").select_option("random")
    ada.page.get_by_test_id("lab-games").fill("24")
    ada.reads("lab-sentence", "Random in every seat")
    run(ada)
    finish(ada)
    odd = [row["name"] for row in report_of(ada)["designs"][0]["roles"] if row["surprising"]]
    ada.reads("answer", "where 25 would be even" if odd else "No role stands out")
    expect(ada.see("chart-wins-roles").locator("svg")).to_have_attribute("role", "img")


# --- compose ---


def test_a_link_opens_the_composer_filled_in(visit: Visit) -> None:
    """What it says is what is shown, second design and all."""
    text = "loop mode:competitive players:3 bots:random,greedy games:30 seed:x vs career.chef.happiness=6"
    ada = visit(f"/lab?study={text.replace(' ', '+').replace('=', '%3D')}")
    ada.reads("lab-text", text)
    expect(ada.page.get_by_test_id("lab-bot-1")).to_have_value("random")
    expect(ada.page.get_by_test_id("lab-bot-3")).to_have_value("greedy")
    expect(ada.page.get_by_test_id("lab-card-card")).to_have_value("chef")
    expect(ada.page.get_by_test_id("lab-card-value")).to_have_value("6")
    ada.reads("lab-sentence", "Chef")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.click("lab-link")
    expect(ada.page.get_by_test_id("toast")).to_be_visible()
    bo = visit(str(ada.page.evaluate("navigator.clipboard.readText()")).removeprefix(ada.server.address))
    bo.reads("lab-text", text)


def test_mistakes_are_told_in_words_and_can_not_be_run(visit: Visit) -> None:
    """A number that can't be, a link that can't be read."""
    ada = visit("/lab")
    ada.page.get_by_test_id("lab-games").fill("0")
    ada.reads("lab-problem", "games:0")
    expect(ada.page.get_by_test_id("lab-run")).to_be_disabled()
    ada.page.get_by_test_id("lab-games").fill("5")
    expect(ada.page.get_by_test_id("lab-problem")).to_have_count(0)
    bo = visit("/lab?study=loop+bots:nobody")
    bo.reads("lab-link-problem", "nobody")


def test_a_study_until_it_is_precise_with_other_bots(visit: Visit) -> None:
    """The ending and the second design are chosen by name."""
    ada = visit("/lab?game=rainbow")
    ada.page.get_by_test_id("lab-ending-until").check(force=True)
    ada.page.get_by_test_id("lab-width").fill("20")
    ada.page.get_by_test_id("lab-versus-bots").check(force=True)
    ada.page.get_by_test_id("lab-other-bot-1").select_option("easy")
    expect(ada.page.get_by_test_id("lab-text")).to_have_text(re.compile(r"until:20.* vs bots:easy,greedy$"))
    ada.reads("lab-sentence", "narrower than 20 points")


# --- watch ---


def test_a_study_is_watched_paused_resumed_stopped_and_deleted(visit: Visit) -> None:
    """The figures change while one looks; nothing needs a reload."""
    ada = visit(f"/lab?study={LONG.replace(' ', '+')}")
    expect(ada.page.get_by_test_id("lab-text")).to_have_text(LONG)
    run(ada)
    progress = ada.page.get_by_test_id("study-progress")
    expect(progress).to_have_attribute("data-state", "running")
    ada.see("chart-course")
    first = progress.inner_text()
    expect(progress).not_to_have_text(first, use_inner_text=True)
    for deed, state in (("pause", "paused"), ("resume", "running"), ("cancel", "stopped")):
        ada.click(f"study-{deed}")
        expect(progress).to_have_attribute("data-state", state)
    ada.see("chart-wins-turns")  # what was played stays
    ada.click("lab-back")
    line = ada.page.get_by_test_id("study-line").filter(has_text="games:9000")
    expect(line).to_have_attribute("data-state", "stopped")
    line.get_by_test_id("study-remove").click()
    expect(line).to_have_count(0)


# --- read ---


def test_a_game_is_opened_in_the_replay(visit: Visit) -> None:
    """Filtered, in another order, and watched move by move."""
    ada = study(visit)
    ada.see("games").locator("tbody tr").first.wait_for()
    ada.page.get_by_test_id("games-sort").select_option("rounds")
    rounds = ada.page.get_by_test_id("games").locator("tbody tr td:nth-child(3)")
    longest = max(entry["value"] for entry in report_of(ada)["designs"][0]["rounds"])
    expect(rounds.first).to_have_text(str(longest))
    ada.click("games-on")
    expect(rounds).to_have_count(2)
    ada.page.get_by_test_id("game-watch").first.click()
    ada.see("board")
    expect(ada.page).to_have_url(re.compile("/t/[A-Z]{6}/replay"))


def test_an_effect_stands_beside_the_association(visit: Visit) -> None:
    """With both figures, and why they differ."""
    ada = study(visit, "loop mode:competitive players:3 bots:random games:12 seed:1 vs career.chef.happiness=6")
    ada.reads("effects", "Trust the second")
    ada.see("chart-effect")
    ada.page.get_by_test_id("games-design").select_option("2")
    expect(ada.page.get_by_test_id("games").locator("tbody tr")).to_have_count(10)


def test_luck_stands_beside_skill_where_different_bots_meet(visit: Visit) -> None:
    """As the terminal tells it; where all play alike there is nothing to tell."""
    ada = study(visit, "loop mode:basic players:2 bots:greedy,random games:12 seed:1")
    ahead = report_of(ada)["designs"][0]["skill"][0]
    names = {"greedy": "Greedy", "random": "Random"}
    ada.see("chart-skill")
    ada.page.get_by_test_id("skill").locator("summary").click()
    row = ada.page.get_by_test_id("skill").locator("tbody tr")
    expect(row).to_contain_text(f"{names[ahead['strong']]} ahead of {names[ahead['weak']]}")
    expect(row).to_contain_text(f"{100 * ahead['ahead']['rate']:.0f}%")
    expect(study(visit).page.get_by_test_id("skill")).to_have_count(0)


def test_the_rows_are_asked_in_sql(visit: Visit) -> None:
    """An example, a question of one's own, and one that can't be answered."""
    ada = study(visit)
    ada.click("ask-open")
    ada.click("ask-go")
    answer = ada.page.get_by_test_id("ask-answer")
    expect(answer.locator("tbody tr")).to_have_count(2)  # who began and who followed, all of one bot
    ada.page.get_by_test_id("ask-sql").fill("SELECT count(*) AS n, 'x' AS word, NULL AS none FROM rows")
    ada.click("ask-go")
    expect(answer.locator("tbody tr td")).to_have_text(["24", "x", ""])
    ada.page.get_by_test_id("ask-sql").fill("DROP TABLE rows")
    ada.click("ask-go")
    ada.reads("ask-problem", "SELECT")
    expect(answer).to_have_count(0)


def test_two_studies_of_the_same_deals_are_compared(visit: Visit) -> None:
    """By choosing the other one; what can't be compared says why."""
    other = SHORT.replace("bots:random", "bots:greedy,random")
    study(visit, other)
    ada = study(visit)
    ada.page.get_by_test_id("compare-choice").select_option(label=other)
    ada.click("compare-go")
    ada.reads("compared", other)
    ada.see("chart-more-turns")
    here = ada.page.url
    ada.go(re.sub(r"second=.*", "second=loop-basic-2-0000000000", here))
    ada.reads("compare-problem", "loop-basic-2-0000000000")


def test_everything_can_be_taken_along(visit: Visit) -> None:
    """Rows, figures, and the study as a file and as a program."""
    ada = study(visit)
    files: dict[str, bytes] = {}
    for name in ("rows.csv", "rows.parquet", "report.json", "study.toml", "study.py"):
        with ada.page.expect_download() as waiting:
            ada.click(f"export-{name}")
        assert waiting.value.suggested_filename.endswith(name)
        files[name] = waiting.value.path().read_bytes()
    assert len(list(csv.DictReader(io.StringIO(files["rows.csv"].decode())))) == 24
    assert files["rows.parquet"].startswith(b"PAR1")
    assert json.loads(files["report.json"])["deals"] == 12
    assert tomllib.loads(files["study.toml"].decode())["game"] == "loop"
    compile(files["study.py"], "study.py", "exec")


# A browser asks before it lets a page save more than ten files.
@pytest.mark.parametrize("charts", [("chart-wins-turns", "chart-course", "chart-rounds"), ("chart-scores", "chart-sources")])
def test_every_chart_can_be_taken_along(visit: Visit, charts: tuple[str, ...]) -> None:
    """As a drawing and as a picture."""
    ada = study(visit)
    for chart in charts:
        figure = ada.page.locator("figure", has=ada.page.get_by_test_id(chart))
        figure.locator("summary").click()
        assert figure.locator("tbody tr").count() > 0
        with ada.page.expect_download() as waiting:
            ada.click(f"{chart}-svg")
        drawing = waiting.value.path().read_text("utf-8")
        assert "<svg" in drawing
        assert "var(--" not in drawing
        with ada.page.expect_download() as waiting:
            ada.click(f"{chart}-png")
        picture = waiting.value.path().read_bytes()
        assert picture.startswith(b"\x89PNG")
        assert min(struct.unpack(">II", picture[16:24])) > 300


# --- the workshop ---


def test_house_cards_are_compared_before_and_after_with_one_click(visit: Visit) -> None:
    """The study runs at once: the same deals with the game's own cards and with these."""
    ada = visit("/workshop/loop")
    ada.page.get_by_test_id("pack-name").fill("My box")
    ada.page.get_by_test_id("workshop-search").fill("chef")
    ada.click("change-career-chef")
    ada.page.get_by_test_id("key-coins").fill("7")
    ada.click("editor-done")
    ada.reads("workshop-state", "1 change, no mistakes")
    ada.click("pack-compare")
    ada.see("study")
    expect(ada.page.get_by_test_id("study-progress")).to_have_attribute("data-state", re.compile("waiting|running"))
    ada.reads("study-text", "pack:My box")
    ada.reads("study", "house cards “My box”")
    ada.click("study-cancel")
    expect(ada.page.get_by_test_id("study-progress")).to_have_attribute("data-state", "stopped")


# --- for everybody ---


def test_the_laboratory_looks_right(visit: Visit) -> None:
    """UI-V2: composer, study and comparison on every screen, in both languages and themes."""
    ada = study(visit, "loop mode:competitive players:3 bots:random games:36 seed:1 vs career.chef.happiness=6")
    ada.see("chart-course")
    for look in LOOKS:
        ada.become(look)
        expect(ada.page.get_by_test_id("chart-course").locator("svg")).to_be_visible()
        assert ada.flaws(look in CHECKED) == []
    ada.go("/lab")
    for look in LOOKS:
        ada.become(look)
        ada.see("study-line")
        ada.click("ask-card")
        ada.see("lab-card")
        ada.see("lab-sentence")
        assert ada.flaws(look in CHECKED) == []


def test_the_laboratory_by_keyboard_alone(visit: Visit) -> None:
    """From the start page to a table of figures."""
    ada = visit("/lab")
    ada.see("lab-sentence")
    for testid in ("lab-game-loop", "ask-careers"):
        ada.page.get_by_test_id(testid).focus()
        ada.press("Enter")
    expect(ada.page.get_by_test_id("composer").locator("h2")).to_be_focused()
    ada.page.get_by_test_id("lab-mode-competitive").focus()
    ada.press("ArrowLeft")
    for _ in range(40):
        if ada.page.evaluate("document.activeElement.dataset.testid") == "lab-games":
            break
        ada.press("Tab")
    ada.press("Control+A", *"3")
    ada.reads("lab-text", "loop mode:basic players:4 bots:greedy games:3")
    for _ in range(10):
        if ada.page.evaluate("document.activeElement.dataset.testid") == "lab-run":
            break
        ada.press("Tab")
    expect(ada.page.locator("aside[aria-busy=false]")).to_be_visible()
    ada.press("Enter")
    ada.see("study")
    finish(ada)
    summary = ada.page.get_by_test_id("balance").locator("summary").first
    summary.focus()
    ada.press("Enter")
    expect(ada.page.get_by_test_id("balance").locator("tbody tr").first).to_be_visible()


def test_the_laboratory_in_french_on_a_phone(visit: Visit) -> None:
    """No English sentence is left, mistakes included."""
    ada = visit("/", lang="fr", size=PHONE, touch=True)
    ada.click("open-lab")
    ada.click("lab-game-loop")
    ada.click("ask-bot")
    ada.page.get_by_test_id("lab-games").fill("0")
    expect(ada.page.get_by_test_id("lab-problem")).to_be_visible()
    ada.page.get_by_test_id("lab-games").fill("8")
    ada.reads("lab-sentence", "Joue 8 parties de LOOP")
    for seat in range(1, 5):
        ada.page.get_by_test_id(f"lab-bot-{seat}").select_option("random")
    ada.reads("lab-sentence", "à toutes les places")
    run(ada)
    finish(ada)
    ada.reads("balance", "Victoires par")
    assert ada.flaws(axe=True) == []


def test_a_server_without_a_laboratory_says_how_to_get_one(visit: Visit) -> None:
    """Closed, or without its packages."""
    ada = visit("/")
    for why, command, says in (("off", "", "felicity serve --lab"), ("missing", "pip install 'felicity[lab]'", "pip install")):
        ada.page.unroute_all()
        ada.page.route(re.compile(r"/api/lab\?"), closed(why, command))
        ada.go("/lab")
        ada.reads("lab-closed", says)
        assert ada.axe() == []


def closed(why: str, command: str) -> Any:
    """A server whose laboratory isn't open."""
    data = {"open": False, "why": why, "command": command, "jobs": 0, "limits": {"games": 0, "waiting": 0, "waiting_each": 0}, "bots": []}

    def answer(route: Route) -> None:
        route.fulfill(json=data)

    return answer
