"""Settings (UI-I4): kept in the browser, at work at once."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_settings_work_at_once_and_are_kept(visit: Visit) -> None:
    """Theme, size of the text and the rest, after a reload too."""
    ada = visit("/settings")
    root = ada.page.locator("html")
    ada.page.get_by_test_id("set-theme-dark").check(force=True)
    ada.page.get_by_test_id("set-size-150").check(force=True)
    ada.page.get_by_test_id("set-confirm-on").check(force=True)
    ada.page.get_by_test_id("set-motion-reduced").check(force=True)
    ada.click("set-sounds")
    ada.click("set-end")
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_css("font-size", "24px")
        expect(root).to_have_attribute("data-motion", "reduced")
        expect(ada.page.get_by_test_id("set-confirm-on")).to_be_checked()
        expect(ada.page.get_by_test_id("set-sounds")).not_to_be_checked()
        expect(ada.page.get_by_test_id("set-end")).not_to_be_checked()
        ada.page.reload()
    ada.click("set-reset")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_css("font-size", "16px")


def test_letters_grow_with_a_large_screen(visit: Visit) -> None:
    """And with what was set: nobody sits as close to a large screen, and nothing floats in emptiness."""
    ada = visit("/settings")
    root = ada.page.locator("html")
    for size, letters in ((1920, 1080), "16px"), ((2560, 1440), "22px"), ((2560, 1000), "16px"):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(root).to_have_css("font-size", letters)
    ada.page.get_by_test_id("set-size-150").check(force=True)
    ada.page.set_viewport_size({"width": 2560, "height": 1440})
    expect(root).to_have_css("font-size", "33px")


def test_the_bar_switches_theme_and_language(visit: Visit) -> None:
    """UI-S7, UI-L3: on every page."""
    ada = visit("/")
    ada.click("theme")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.click("lang-fr")
    ada.reads("link-settings", "Réglages")
    ada.click("link-settings")
    ada.see("page-settings")


def test_keys_can_be_changed(visit: Visit) -> None:
    """UI-I4: a letter that is taken changes places."""
    ada = visit("/settings")
    ada.page.get_by_test_id("key-undo").press_sequentially("h")
    expect(ada.page.get_by_test_id("key-undo")).to_have_value("H")
    expect(ada.page.get_by_test_id("key-hint")).to_have_value("U")
