"""The book in a browser, under the server's own policy: read, searched, shown in the dark; and every rule of the page leads into it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.book.conftest import book
from tests.web.conftest import Visit
from tests.web.players import sit_down
from tests.web.visits import PHONE, WIDE, Size

__all__ = ["book"]  # built before the server of these tests looks for it

RULES = ["rules/", "rules/loop/", "rules/loop/rulings/"]
PAGES = ["", *RULES, "learn/loop/", "apprendre/loop/", "commands/fr/", "reference/felicity/", "docs/protocol/"]


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_no_page_is_too_wide_or_complains(book: Path, visit: Visit, size: Size) -> None:
    """Those of every kind; a complaint would be of something that the policy forbids, or of a file that isn't there."""
    reader = visit("/book/", size=size, theme="dark")
    for path in PAGES:
        reader.go(f"/book/{path}")
        assert reader.sideways() <= 0, path


def test_rules_are_found_by_their_words_in_both_languages(book: Path, visit: Visit) -> None:
    """The search runs in the browser, with nothing from elsewhere."""
    reader = visit()
    for words, rule in (("LOOP-2.4b1", "LOOP-2.4b1"), ("réputation refuser", "LOOP-"), ("reject a favour", "LOOP-")):
        reader.go("/book/")
        search = reader.page.get_by_role("textbox", name="Search")
        search.fill(words)
        expect(reader.page.locator(".md-search-result__item", has_text=rule).first).to_be_visible()


def test_a_refused_option_leads_to_its_rule_in_the_book(book: Path, visit: Visit) -> None:
    """From the rule beside the page, in a tab of its own: code, tests and moments are there, and lead to their lines."""
    ada = visit(lang="fr")
    sit_down(ada, "basic", 2)
    ada.see("unavailable").locator("summary").click()
    link = ada.see("unavailable").get_by_test_id("rule-link").first
    rule = link.inner_text()
    link.click()
    ada.reads("rule-in-book", "dans le livre")
    with ada.context.expect_page() as opened:
        ada.click("rule-in-book")
    found: Page = opened.value
    expect(found.locator(f"[id='{rule}']")).to_be_in_viewport()
    with found.expect_navigation():
        found.locator(f"[id='{rule}'] ~ dl.facts a[href*='/code/src/']").first.click()
    expect(found.locator("span:target")).to_contain_text(rule)
    expect(found.locator("span:target")).to_be_in_viewport()


def test_the_start_page_leads_to_the_book(book: Path, visit: Visit) -> None:
    ada = visit("/", lang="fr")
    ada.click("open-book")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("The Felicity book")


def test_rules_on_their_page_lead_there_too(book: Path, visit: Visit) -> None:
    ada = visit("/rules/loop#LOOP-2.4b1")
    link = ada.see("rule-LOOP-2.4b1").get_by_role("link", name="In the book")
    expect(link).to_have_attribute("href", "/book/rule/LOOP-2.4b1")
