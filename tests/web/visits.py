"""Somebody in front of a browser: visits a page, does everything by `data-testid`, and complains about what goes wrong in the page."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Literal, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 240_000  # ms: a busy machine is slow, and nothing is waited for that doesn't come
WIDE = (1440, 900)
TABLET = (768, 1024)
PHONE = (360, 740)
SMALL = (320, 640)
# A refused request is told in the page; that the browser notes it too is no mistake of ours.
NOTED = "Failed to load resource"

Lang = Literal["en", "fr"]
Theme = Literal["light", "dark"]
Size = tuple[int, int]
Look = tuple[Size, Lang, Theme]
# UI-V2: all sizes, both languages, both themes. The automatic check of accessibility, which takes long, is made at both ends.
LOOKS: list[Look] = [(SMALL, "fr", "light"), (PHONE, "en", "dark"), (TABLET, "fr", "light"), (WIDE, "en", "dark")]
CHECKED = (LOOKS[0], LOOKS[-1])

expect.set_options(timeout=PATIENCE)


class Served(Protocol):
    """What can be visited."""

    address: str


class Visitor:
    """A browser of its own, with its own key."""

    def __init__(self, browser: Browser, server: Served, lang: Lang, size: Size, theme: Theme, touch: bool, key: str = "") -> None:
        self.server = server
        self.key = key or secrets.token_urlsafe(32)
        self.context: BrowserContext = browser.new_context(
            base_url=server.address,
            locale=lang,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            has_touch=touch,
            reduced_motion="reduce",
            ignore_https_errors=True,  # the certificates of tests are signed by themselves
        )
        self.context.set_default_timeout(PATIENCE)
        # Once: a browser that begins anew makes a key of its own.
        given = f"localStorage.setItem('felicity.key', '{self.key}'); sessionStorage.setItem('given', 'key')"
        self.context.add_init_script(f"if (!sessionStorage.getItem('given')) {{ {given} }}")
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", self._broke)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(NOTED):
            self.complaints.append(message.text)

    def _broke(self, error: Error) -> None:
        self.complaints.append(str(error))

    def go(self, path: str) -> Visitor:
        """To an address; then the page is there, with its sentences."""
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()
        return self

    def see(self, testid: str) -> Locator:
        """Something on the page, once it can be seen."""
        found = self.page.get_by_test_id(testid)
        expect(found.first).to_be_visible()
        return found

    def press(self, *keys: str) -> None:
        """On the keyboard, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def click(self, testid: str) -> None:
        """As a mouse would."""
        self.page.get_by_test_id(testid).click()

    def open_log(self) -> Locator:
        """The log, which is a drawer where the table is in its frame."""
        log = self.page.get_by_test_id("log")
        if not log.count():
            self.click("open-log")
        return log

    def open_menu(self) -> None:
        """What is needed now and then, where it is behind a button."""
        menu = self.page.get_by_test_id("menu")
        if menu.count() and not self.page.get_by_test_id("theme").is_visible():
            menu.click()

    def set_speed(self, speed: str) -> None:
        """Of the bots."""
        self.open_menu()
        self.page.get_by_test_id("speed").select_option(speed)
        if self.page.get_by_test_id("menu").count():
            self.press("Escape")

    def reads(self, testid: str, text: str) -> None:
        """Wait until something says this."""
        expect(self.page.get_by_test_id(testid)).to_contain_text(text)

    def missing_sentences(self) -> list[str]:
        """Names of sentences that stand where the sentence should: the page shows them if one is missing."""
        text = self.page.locator("body").inner_text()
        return [word for word in text.split() if word.startswith("page-") and "-" in word[5:]]

    def sideways(self) -> int:
        """By how many pixels the page is too wide (UI-L4)."""
        found = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert isinstance(found, int)
        return found

    def become(self, look: Look) -> None:
        """Show the same page on another screen, in another language and theme."""
        size, lang, theme = look
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=theme)
        self.open_menu()
        self.click(f"lang-{lang}")
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def flaws(self, axe: bool) -> list[str]:
        """What is wrong with how the page looks (UI-V2): too wide, a sentence missing, a serious finding."""
        wide = self.sideways()
        found = [f"{wide} pixels too wide"] if wide > 0 else []
        found += [f"no sentence {name}" for name in self.missing_sentences()]
        return [f"{self.page.url}: {flaw}" for flaw in found + (self.axe() if axe else [])]

    def axe(self, *rules: str, within: str = "html") -> list[str]:
        """Serious findings of the automatic check of accessibility (UI-V2), each with its first place; all rules, or these; everywhere, or
        in these elements.
        """
        self.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE.read_text('utf-8')} }} }}")
        wish = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
        run = "([within, wish]) => axe.run({include: [...document.querySelectorAll(within)]}, wish)"
        found: dict[str, Any] = self.page.evaluate(run, [within, wish])
        return [
            f"{finding['id']}: {finding['help']} ({finding['nodes'][0]['html'][:200]})"
            for finding in found["violations"]
            if finding["impact"] in ("serious", "critical")
        ]
