"""The Pursuit of Happiness in a real browser: from «Play now» to the end page, the upkeep on one screen, and on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from felicity.core.table import Table
from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import Player, play_on, sit_down
from tests.web.visits import PHONE, WIDE, Lang, Size, Visitor

FIRST = {"starting_player": "1"}


def at_the_table(visit: Visit, size: Size = WIDE, lang: Lang = "en", **wishes: Any) -> Visitor:
    """Ada goes first, and has chosen her talent."""
    ada = visit(size=size, lang=lang)
    sit_down(ada, wishes.pop("mode", "standard"), wishes.pop("players", 3), game="pursuit", options=FIRST, **wishes)
    ada.page.locator('[data-option^="keep"]').first.click()
    expect(ada.page.locator('[data-option="study"]')).to_be_visible()
    return ada


def test_from_play_now_to_the_end(visit: Visit) -> None:
    """UI-V1: one click starts a life against two others; it ends with points that add up and a story."""
    ada = visit()
    ada.click("play-now-pursuit")
    expect(ada.see("players").locator("[data-plate]")).to_have_count(3)
    ada.set_speed("instant")
    play_to_the_points(ada)


def test_the_end_on_a_phone_in_french(visit: Visit) -> None:
    """UI-V1: the last third of three lives."""
    ada = visit(lang="fr", size=PHONE)
    game = played("pursuit", players=3)
    play_on(ada, game, game.number * 2 // 3)
    play_to_the_points(ada)


def play_to_the_points(ada: Visitor) -> None:
    """To the end page, on which the points of all three add up."""
    Player(ada).play_to_the_end()
    expect(ada.see("points").locator("tfoot td")).to_have_count(3)
    expect(ada.see("life-goals").locator("li")).to_have_count(3)
    for column in range(3):
        cells = ada.page.locator(f'[data-testid="points"] tbody tr td:nth-of-type({column + 1})').all_inner_texts()
        numbers = [int(cell.split("\n")[-1].replace("−", "-").replace("+", "").replace("·", "0") or 0) for cell in cells]
        assert sum(numbers) == int(ada.page.locator('[data-testid="points"] tfoot td').nth(column).inner_text())
    assert ada.missing_sentences() == []
    assert ada.sideways() == 0


def test_the_board_is_played_on(visit: Visit) -> None:
    """UI-T7, UI-G1: a space takes the hourglass, then says that another would be stress; a card is looked at first."""
    ada = at_the_table(visit)
    assert ada.axe() == []
    ada.click("space-study")
    expect(ada.page.get_by_test_id("space-study")).to_contain_text("+1 stress")
    card = ada.page.locator('[data-testid="row-projects"] button.card').first
    card.click()
    expect(ada.see("show-all")).to_be_visible()


def test_the_stress_track_stays_when_stress_is_foretold(visit: Visit) -> None:
    """At first nothing is foretold; in the middle of the game it is, and the spaces are as wide as before."""
    ada = visit(size=(1366, 768))
    game = played("pursuit", players=3)
    mine = [at for at in range(game.number) if game.at(at).to_act == 1 and len(game.at(at).options()) > 8]
    views: dict[int, Any] = {at: game.at(at).view(1) for at in mine}
    foretold = next(at for at, view in views.items() if view["players"][0]["stress_next_round"])
    widths: list[float] = []
    for number, lines in ((mine[0], 0), (foretold, 1)):
        play_on(ada, game, number)
        expect(ada.see("stress-track").get_by_test_id("next-stress")).to_have_count(lines)
        widths.append(ada.page.locator("[data-testid=stress-track] .sections").evaluate("one => one.getBoundingClientRect().width"))
    assert widths[0] == widths[1]


def test_a_rest_that_changes_nothing_is_asked_about_again(visit: Visit) -> None:
    """POH-15.2: on the first space of a section nothing is gained; the board doesn't spend the hourglass, it shows the answer."""
    ada = at_the_table(visit)
    expect(ada.page.locator('[data-option="rest"]')).to_contain_text("Changes nothing")
    ada.click("space-rest")
    expect(ada.see("show-all")).to_be_visible()
    ada.page.locator('[data-option="rest"]').click()
    expect(ada.see("confirm")).to_be_visible()
    expect(ada.page.get_by_test_id("space-rest").locator(".glass")).to_have_count(0)


def test_a_card_that_is_not_offered_says_why(visit: Visit) -> None:
    """UI-T8: without coins nothing can be bought."""
    ada = at_the_table(visit)
    ada.page.locator('[data-testid="row-items"] [data-spot^="card-"]:not(button)').first.click()
    expect(ada.page.get_by_text("(POH-11.1)").first).to_be_visible()


def test_the_upkeep_is_one_screen(visit: Visit) -> None:
    """UI-G4: what one owns and the job want their upkeep; all is paid with one click, and then it is time to act."""
    ada = visit()
    game = played("pursuit", players=3)
    play_on(ada, game, first_upkeep(game))
    upkeep = ada.see("upkeep")
    assert upkeep.locator("li").count() >= 1
    assert ada.axe() == []
    assert ada.missing_sentences() == []
    ada.click("pay-all")
    expect(ada.page.get_by_test_id("upkeep")).to_have_count(0)
    expect(ada.page.locator('[data-option="rest"]')).to_be_visible()


def first_upkeep(game: Table) -> int:
    """When seat 1 can pay for something."""
    return next(number for number, move in enumerate(game.moves) if move.seat == 1 and move.option.text.startswith("pay "))


def test_alone_the_conditions_are_told(visit: Visit) -> None:
    """UI-E6: three life goals and 50 long-term happiness, each met or missed and by how much."""
    ada = visit()
    ada.click("play-solo-pursuit")
    expect(ada.page.get_by_test_id("actions")).to_contain_text("50 long-term happiness")
    expect(ada.see("target")).to_contain_text("0 of 50")
    Player(ada).play_to_the_end()
    expect(ada.see("conditions").locator("li")).to_have_count(4)
    assert ada.axe() == []
