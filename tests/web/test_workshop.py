"""The workshop: cards are changed, checked as one types, passed on, and played with; everybody at the table is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import felicity
from tests.server.world import Browser as Caller
from tests.server.world import Server, serving
from tests.web.conftest import Visit
from tests.web.visits import CHECKED, LOOKS, PHONE, WIDE, Lang, Size, Visitor

SEED = "7"
FILE = '[[goal]]\nid = "family"\nhappiness = 8\n\n[[career]]\nid = "chef"\ncoins = 7\n'


def dealt_goal() -> str:
    """A goal that the first seat is dealt from the seed of these tests."""
    players = felicity.new("loop", players=4, mode="competitive", seed=SEED, chance="secure").view(1)["players"]
    assert isinstance(players, list)
    return str(players[0]["goals_known"][0])


def make(visit: Visit, card: str, key: str, value: str, lang: Lang = "en", size: Size = WIDE) -> Visitor:
    """Somebody who has changed a figure of a card, and still looks at it."""
    ada = visit("/workshop/loop", lang=lang, size=size)
    ada.page.get_by_test_id("pack-name").fill("My box")
    ada.page.get_by_test_id("workshop-search").fill(card.split()[1])
    ada.click(f"change-{card.replace(' ', '-')}")
    ada.page.get_by_test_id(f"key-{key}").fill(value)
    return ada


def test_a_figure_is_changed_checked_and_played_with(visit: Visit) -> None:
    """A bad one says what would be right, a good one shows on the card and at the table; everybody may read what differs."""
    goal = dealt_goal()
    ada = make(visit, f"goal {goal}", "happiness", "99")
    ada.reads("mistake", "This must be a whole number from 1 to 12.")
    assert ada.axe() == []
    ada.click("editor-done")
    ada.reads("workshop-state", "1 mistake")
    expect(ada.page.get_by_test_id("pack-play")).to_be_disabled()
    ada.click(f"change-goal-{goal}")
    ada.page.get_by_test_id("key-happiness").fill("11")
    expect(ada.page.get_by_test_id("mistake")).to_have_count(0)
    expect(ada.see("editor").locator("figure")).to_contain_text("11")
    ada.click("editor-done")
    ada.reads("workshop-state", "1 change, no mistakes")
    ada.click("pack-play")
    expect(ada.see("house-cards-choice").locator("option:checked")).to_have_text("My box")
    ada.page.get_by_test_id("house-rules").locator("summary").click()
    ada.page.get_by_test_id("seed").fill(SEED)
    ada.click("setup-start")
    expect(ada.see("goals")).to_contain_text("+11")
    ada.click("house-cards-open")
    expect(ada.see("house-cards-dialog")).to_contain_text("11")
    ada.press("Escape")
    ada.go("/rules/loop/cards")  # the game's own cards are as they were
    ada.page.get_by_test_id("cards-search").fill(goal.replace("-", " "))
    expect(ada.page.locator("figure").first).not_to_contain_text("11")
    assert ada.complaints == []


def test_changes_are_kept_and_taken_back(visit: Visit) -> None:
    """The browser keeps them when the page is closed; each can be taken back."""
    ada = make(visit, "career chef", "coins", "7")
    ada.click("editor-done")
    ada.reads("workshop-state", "1 change, no mistakes")
    ada.go("/workshop/loop")
    ada.see("pack-choice").select_option(label="My box")
    ada.reads("change-list", "7")
    ada.click("take-back")
    ada.reads("workshop-state", "Nothing yet")


def test_a_pack_is_passed_on_as_a_file_and_as_a_link(visit: Visit, tmp_path: Path) -> None:
    """What was saved can be opened elsewhere, in the workshop or at set-up; a link holds the cards itself."""
    ada = make(visit, "career chef", "coins", "7")
    ada.click("editor-done")
    with ada.page.expect_download() as saved:
        ada.click("pack-download")
    assert saved.value.suggested_filename == "My box.toml"
    file = tmp_path / "My box.toml"
    saved.value.save_as(file)
    fingerprint = felicity.new("loop", seed=1, pack=str(folder_with(tmp_path, file))).setup.pack

    ada.page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    ada.click("pack-link")
    ada.page.wait_for_function("() => window.copied")
    link = str(ada.page.evaluate("window.copied"))

    bo = visit(link.removeprefix(ada.server.address))
    bo.reads("change-list", "7")
    expect(bo.page.get_by_test_id("pack-name")).to_have_value("My box")
    cleo = visit("/#setup-loop")
    cleo.page.get_by_test_id("house-cards-files").set_input_files(str(file))
    expect(cleo.page.get_by_test_id("house-cards-choice").locator("option:checked")).to_have_text("My box")
    cleo.click("setup-start")
    cleo.see("house-cards-open")
    code = cleo.page.url.rsplit("/", 1)[1]
    seen = cleo.page.evaluate(
        "async (code) => (await fetch(`/api/tables/${code}`, {headers: {authorization: `Bearer ${localStorage['felicity.key']}`}})).json()",
        code,
    )
    assert seen["pack"]["fingerprint"] == fingerprint


def folder_with(home: Path, file: Path) -> Path:
    """A folder for the terminal, called as the pack."""
    folder = home / file.stem
    folder.mkdir()
    (folder / file.name).write_bytes(file.read_bytes())
    return folder


def test_a_file_with_mistakes_can_be_opened_and_mended(visit: Visit, tmp_path: Path) -> None:
    """In the workshop; at set-up it is refused with every mistake."""
    file = tmp_path / "bad.toml"
    file.write_text(FILE.replace("coins = 7", "coins = 70"), "utf-8")
    ada = visit("/#setup-loop", lang="fr")
    ada.page.get_by_test_id("house-cards-files").set_input_files(str(file))
    ada.reads("house-cards-mistakes", "career chef")
    ada.go("/workshop/loop")
    ada.see("pack-name")
    ada.page.get_by_test_id("pack-files").set_input_files(str(file))
    ada.reads("workshop-state", "1 erreur")
    ada.page.get_by_test_id("workshop-search").fill("chef")
    ada.click("change-career-chef")
    ada.reads("mistake", "Il faut ici un nombre entier de 0 à 20.")
    ada.page.get_by_test_id("key-coins").fill("9")
    expect(ada.page.get_by_test_id("mistake")).to_have_count(0)
    ada.click("editor-done")
    ada.reads("workshop-state", "2 modifications, sans erreur")


def test_a_record_with_house_cards_comes_back(visit: Visit, tmp_path: Path) -> None:
    """Downloaded from one server and opened at another that has never seen them."""
    goal = dealt_goal()
    pack = {"name": "Far away", "files": {"cards.toml": f'[[goal]]\nid = "{goal}"\nhappiness = 11\n'}}
    file = tmp_path / "game.txt"
    with serving(f"sqlite:///{tmp_path / 'other.sqlite'}", search=False) as other:
        caller = Caller(other)
        table = caller.create(mode="competitive", players=4, seed=SEED, start=True, pack=pack)
        caller.join(str(table["code"])).play_on()
        file.write_text(caller.http.get(f"/api/tables/{table['code']}/record").text, "utf-8")
    ada = visit("/")
    ada.page.get_by_test_id("record-file").set_input_files(str(file))
    ada.see("page-end")
    ada.click("house-cards-open")
    expect(ada.see("house-cards-dialog")).to_contain_text("11")


def test_a_lobby_names_the_house_cards(visit: Visit, served: Server) -> None:
    """Before anybody sits down."""
    table = Caller(served).create(seats=[{"kind": "you"}, {"kind": "link"}], pack={"name": "My box", "files": {"a.toml": FILE}})
    bo = visit(f"/t/{table['code']}", size=PHONE)
    bo.see("page-lobby")
    bo.click("house-cards-open")
    expect(bo.see("house-cards-dialog")).to_contain_text("2 cards differ")
    expect(bo.see("change-list").locator("dt")).to_have_count(2)


@pytest.mark.parametrize("game", list(felicity.games()))
def test_the_workshop_looks_right_for_every_game(visit: Visit, game: str) -> None:
    """UI-V2: on every screen, in both languages; every card can be opened with the keyboard."""
    ada = visit(f"/workshop/{game}")
    ada.see("workshop-bar")
    button = ada.page.locator("button[data-testid^=change-]").first
    for look in LOOKS:
        ada.become(look)
        assert ada.flaws(look in CHECKED) == []
    button.focus()
    ada.press("Enter")
    ada.see("editor")
    assert ada.flaws(axe=True) == []
    ada.press("Escape")
    expect(ada.page.get_by_test_id("editor")).to_have_count(0)
    assert ada.complaints == []
