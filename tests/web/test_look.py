"""What every page owes (UI-L4, UI-V2): no sideways scroll, and nothing serious found by the automatic check of accessibility."""

from __future__ import annotations

import pytest

from tests.server.world import Browser as Caller
from tests.server.world import Server
from tests.web.conftest import Visit
from tests.web.visits import PHONE, SMALL, TABLET, WIDE, Lang, Size, Theme

PAGES = ("/", "/#setup-loop", "/settings", "/rules", "lobby", "table", "end")
LOOKS: list[tuple[Size, Lang, Theme]] = [(SMALL, "fr", "light"), (PHONE, "en", "dark"), (TABLET, "fr", "dark"), (WIDE, "en", "light")]


def table(kind: str, host: Caller) -> str:
    """A lobby, a game that others may watch after some moves, or one that is over; its code."""
    if kind == "lobby":
        seats = [{"kind": "you", "name": "Somebody With A Longname"}, {"kind": "link"}, {"kind": "bot"}]
        return str(host.create(seats=seats)["code"])
    code = str(host.create(players=2, seed="1", watch=True, start=True)["code"])
    host.join(code).play_on(12 if kind == "table" else 10_000)
    return code


@pytest.fixture(scope="module")
def tables(served: Server) -> dict[str, str]:
    """The addresses of what has to be made before it can be looked at."""
    return {kind: f"/t/{table(kind, Caller(served))}" for kind in ("lobby", "table", "end")}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_and_can_be_read_by_all(visit: Visit, tables: dict[str, str], path: str, look: tuple[Size, Lang, Theme]) -> None:
    """On four screens, in both languages and both themes."""
    size, lang, theme = look
    ada = visit(tables.get(path, path), lang=lang, size=size, theme=theme)
    ada.page.wait_for_load_state("networkidle")
    if path in ("table", "end"):
        ada.see(f"page-{path}")
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
