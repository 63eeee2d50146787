"""What is seen of The Pursuit of Happiness and Nostalgia while they are played: deeds, losses, moments, and cards looked at closely."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from felicity.core.table import Table
from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import before, play_on, sit_down
from tests.web.visits import PHONE, Lang, Size, Visitor

LAPTOP = (1366, 768)
GAMES = ("pursuit", "nostalgia")
# In these games all of it happens to the first seat.
SEEDS = {"pursuit": "leo", "nostalgia": "zoe"}
# The colours of all pieces that fly from now on.
PIECES = """() => {
  const seen = new Set()
  const look = () => {
    for (const piece of document.querySelectorAll('[data-flying] .piece')) seen.add(piece.style.background)
    requestAnimationFrame(look)
  }
  look()
  return seen
}"""


@cache
def table_of(game: str) -> Table:
    """Among bots, to the end."""
    return played(game, players=3, seed=SEEDS[game])


def at(visit: Visit, game: str, number: int, size: Size = LAPTOP, lang: Lang = "en", speed: str = "normal") -> Visitor:
    """Ada in the first seat of a game that others have begun, at this position; turns don't end by themselves."""
    ada = visit("/settings", size=size, lang=lang, touch=size == PHONE)
    ada.page.get_by_test_id("set-end").uncheck(force=True)
    play_on(ada, table_of(game), number, speed=speed)
    ada.see("question")
    return ada


def choose(ada: Visitor, game: str, number: int) -> None:
    """What was chosen there when the game was played first: the same comes of it."""
    ada.page.locator(f'[data-option="{table_of(game).chosen[number].text}"]').first.click()


def be_born(ada: Visitor) -> None:
    """With the first of the traits; on a phone one is asked again."""
    ada.page.locator('[data-option^="keep"]').first.click()
    if ada.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        ada.click("confirm")


def at_birth(visit: Visit, game: str, size: Size = LAPTOP, lang: Lang = "en", speed: str = "normal") -> Visitor:
    """Bo goes first when Ada has chosen her trait."""
    ada = visit(size=size, lang=lang, touch=size == PHONE)
    sit_down(ada, "standard", 3, game=game, options={"starting_player": "2"}, speed=speed)
    ada.see("question")
    return ada


def last_of_youth(game: str) -> int:
    """Where seat 1 ends the last round before old age."""
    table = table_of(game)
    return next(
        number - 1
        for number, events in enumerate(table.log)
        if "old-age-came" in {table.event_data(event)["event"] for event in events} and table.at(number - 1).to_act == 1
    )


@pytest.mark.parametrize("game", GAMES)
def test_deeds_of_others_are_seen(visit: Visit, game: str) -> None:
    """table.md 3: hourglasses fly, plates and ticker name the deed, and what it brought is summed up by player."""
    ada = at_birth(visit, game)
    ada.page.emulate_media(reduced_motion="no-preference")
    seen = ada.page.evaluate_handle(PIECES)
    be_born(ada)
    ada.page.wait_for_function("(seen) => seen.has('var(--seat-2)')", arg=seen)
    deed = re.compile("took up|bought|gained|activated|placed|remembers|did something|realised|advanced|joined|had new|got ")
    expect(ada.page.get_by_test_id("plate-2")).to_contain_text(re.compile(f"{deed.pattern}|began|level|new job"))
    expect(ada.page.get_by_test_id("ticker")).to_contain_text(deed)
    expect(ada.page.locator('[data-option="study"]')).to_be_visible()
    ada.click("open-since")
    bo = ada.see("since").locator("section", has_text="Bo").first
    expect(bo.locator(".sum").first).to_be_visible()
    assert ada.missing_sentences() == []


@pytest.mark.parametrize("game", GAMES)
def test_calm_motion_marks_what_changed(visit: Visit, game: str) -> None:
    """table.md 3: nothing flies for those who asked for that; where something went is outlined."""
    number = before(table_of(game), "action-taken", "gained")
    ada = at(visit, game, number)
    ada.page.evaluate(
        "() => { window.marked = false; new MutationObserver(() => { window.marked ||= "
        "!!document.querySelector('.just-changed') }).observe(document.body, {subtree: true, attributes: true}) }"
    )
    choose(ada, game, number)
    ada.page.wait_for_function("() => window.marked")


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "fr")])
@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_takes_lies_face_up(visit: Visit, game: str, size: Size, lang: Lang) -> None:
    """table.md 3: a card, or a memory that was secret, large and with whose it is; whoever goes on puts it away."""
    ada = at_birth(visit, game, size, lang, speed="slow")
    be_born(ada)
    card = ada.page.get_by_test_id("revealed")
    expect(card).to_be_visible()
    expect(card.locator("p")).to_contain_text(re.compile("Bo|Cleo"))
    assert ada.missing_sentences() == []
    assert ada.sideways() == 0
    expect(ada.page.get_by_test_id("question")).to_be_visible()
    ada.press("Shift")
    expect(card).to_have_count(0)


@pytest.mark.parametrize(("game", "lang"), [("pursuit", "en"), ("pursuit", "fr"), ("nostalgia", "en")])
def test_the_stress_of_age_is_told_until_it_was_seen(visit: Visit, game: str, lang: Lang) -> None:
    """table.md 3 and 4: a notice with its rule, which a reload doesn't bring back; and the round has its card."""
    number = last_of_youth(game)
    ada = at(visit, game, number, lang=lang)
    choose(ada, game, number)
    expect(ada.page.get_by_test_id("moment")).to_contain_text({"en": "You turn 60", "fr": "60 ans"}[lang])
    notice = ada.see("notices")
    expect(notice).to_contain_text("stress")
    expect(notice).to_contain_text("POH-18.3")
    expect(ada.page.get_by_test_id("moment")).to_have_count(0)
    assert ada.missing_sentences() == []
    ada.click("notices-seen")
    expect(notice).to_have_count(0)
    ada.page.reload()
    ada.see("question")
    expect(notice).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "kind", "lang", "sentence"),
    [
        ("pursuit", "project-finished", "en", "Finished: Design a board game"),
        ("nostalgia", "realised", "en", "A memory comes true: Scout badges"),
        ("nostalgia", "realised", "fr", "Un souvenir se réalise"),
    ],
)
def test_moments_of_a_life(visit: Visit, game: str, kind: str, lang: Lang, sentence: str) -> None:
    """table.md 4: over the table, and gone by themselves."""
    number = before(table_of(game), kind)
    ada = at(visit, game, number, lang=lang)
    choose(ada, game, number)
    moment = ada.page.get_by_test_id("moment")
    expect(moment).to_contain_text(sentence)
    expect(moment).to_have_count(0)


def test_nothing_moves_at_instant_speed(visit: Visit) -> None:
    """table.md 3 and 4: no moment and no card over the table; the notice of what was done to oneself stays all the same."""
    number = last_of_youth("pursuit")
    ada = at(visit, "pursuit", number, speed="instant")
    choose(ada, "pursuit", number)
    ada.see("notices")
    expect(ada.page.get_by_test_id("moment")).to_have_count(0)
    expect(ada.page.get_by_test_id("revealed")).to_have_count(0)


def test_a_card_is_looked_at_closely(visit: Visit) -> None:
    """table.md 1: hover after a moment, focus and Space; with its rules, why it can't be had, and its row to compare."""
    ada = visit(size=LAPTOP)
    sit_down(ada, "standard", 3, game="pursuit", options={"starting_player": "1"})
    be_born(ada)
    card = ada.page.locator('[data-testid="row-items"] [data-spot^="card-"]:not(button)').first
    card.hover()
    closely = ada.page.get_by_test_id("inspector")
    expect(closely.get_by_test_id("inspector-why")).to_contain_text("POH-11.1")
    ada.page.mouse.move(0, 0)
    expect(closely).to_have_count(0)
    card.focus()
    ada.press("Space")
    expect(closely).to_contain_text("POH-11.1")
    closely.get_by_test_id("inspector-compare").locator("summary").click()
    assert closely.locator('[data-testid^="card-"]').count() == 3
    assert ada.axe() == []
    ada.press("Escape")
    expect(closely).to_have_count(0)


def test_memories_are_looked_at_closely(visit: Visit) -> None:
    """table.md 1 and 5: the hand is fanned in the dock, beside one's cards; every memory opens with both sides."""
    ada = visit(size=LAPTOP)
    sit_down(ada, "standard", 2, game="nostalgia", options={"starting_player": "1"})
    be_born(ada)
    expect(ada.page.locator('[data-option="study"]')).to_be_visible()  # when everything is dealt
    hand = ada.see("hand")
    assert hand.bounding_box() is not None
    expect(ada.page.locator('[data-region="dock"] .free').first).to_be_visible()
    hand.locator("article").nth(3).locator("button, [tabindex]").first.focus()
    ada.press("Space")
    closely = ada.see("inspector")
    expect(closely.get_by_test_id("back")).to_be_visible()
    expect(closely).to_contain_text("NOS-3.2")


@pytest.mark.parametrize("size", [LAPTOP, (1024, 640)])
def test_all_memories_are_seen_at_once_to_choose_from(visit: Visit, size: Size) -> None:
    """table.md 5: the whole hand, each with its name, without scrolling; in the fan the names stand along the edges."""
    ada = visit(size=size, lang="fr")
    sit_down(ada, "standard", 2, game="nostalgia", options={"starting_player": "1"})
    be_born(ada)
    ada.click("open-place")
    memories = ada.see("places").locator('[data-option^="place "]')
    expect(memories).to_have_count(8)
    for memory in memories.all():
        expect(memory).to_be_in_viewport(ratio=0.99)
    for name in ada.see("hand").locator(".name").all():
        expect(name).to_be_visible()


def test_a_group_project_moves_no_card(visit: Visit) -> None:
    """table.md 1: nothing changes its place when somebody begins one; it lies beside the pile, and says how many roles are taken."""
    ada = visit(size=LAPTOP)
    play_on(ada, played("pursuit", players=3, seed="bo"), 15)
    expect(ada.page.locator('[data-testid^="group-"]').first).to_contain_text("/4")
    with_group = ada.see("row-jobs").bounding_box()
    sit_down(ada, "standard", 3, game="pursuit", options={"starting_player": "1"})
    be_born(ada)
    expect(ada.page.locator('[data-option="study"]')).to_be_visible()
    expect(ada.page.locator('[data-testid^="group-"]')).to_have_count(0)
    assert ada.see("row-jobs").bounding_box() == with_group


def test_a_card_that_is_not_offered_says_why_on_a_phone(visit: Visit) -> None:
    """UI-T8: as on a large screen."""
    ada = visit(size=PHONE, lang="fr", touch=True)
    sit_down(ada, "standard", 3, game="pursuit", options={"starting_player": "1"})
    be_born(ada)
    expect(ada.page.locator('[data-option="study"]')).to_be_visible()
    ada.page.locator('[data-testid="row-items"] [data-spot^="card-"]:not(button)').first.dispatch_event("click")
    expect(ada.page.get_by_text("(POH-11.1)").first).to_be_visible()
