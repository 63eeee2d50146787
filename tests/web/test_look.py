"""What every page owes (UI-L4, UI-V2): no sideways scroll, and nothing serious found by the automatic check of accessibility."""

from __future__ import annotations

import pytest

from tests.server.world import Browser as Caller
from tests.server.world import Server
from tests.web.conftest import Visit
from tests.web.visits import PHONE, SMALL, TABLET, WIDE, Lang, Size, Theme

PAGES = ("/", "/#setup-loop", "/settings", "lobby")
LOOKS: list[tuple[Size, Lang, Theme]] = [(SMALL, "fr", "light"), (PHONE, "en", "dark"), (TABLET, "fr", "dark"), (WIDE, "en", "light")]


def address(path: str, served: Server) -> str:
    """The address of a page; a lobby is opened for it."""
    if path != "lobby":
        return path
    seats = [{"kind": "you", "name": "Somebody With A Long One"}, {"kind": "link"}, {"kind": "bot"}]
    return f"/t/{Caller(served).create(seats=seats)['code']}"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_and_can_be_read_by_all(visit: Visit, served: Server, path: str, look: tuple[Size, Lang, Theme]) -> None:
    """On four screens, in both languages and both themes."""
    size, lang, theme = look
    ada = visit(address(path, served), lang=lang, size=size, theme=theme)
    ada.page.wait_for_load_state("networkidle")
    if path == "/#setup-loop":
        ada.see("house-rules").locator("summary").click()
    assert ada.sideways() == 0
    assert ada.axe() == []
    assert ada.missing_sentences() == []


def test_a_page_can_be_read_at_twice_the_size(visit: Visit) -> None:
    """UI-L4: at 200 % nothing is lost on a screen of 320 pixels' worth."""
    ada = visit("/settings", size=(640, 900))
    ada.page.get_by_test_id("set-size-200").check(force=True)
    for path in ("/settings", "/", "/#setup-loop"):
        ada.go(path)
        assert ada.sideways() == 0
