"""Take the pictures of the documents and the book: `make pictures`. Each shows a table on a laptop, in every language, or the lab."""

from __future__ import annotations

import sys
import tempfile
from urllib.parse import quote

from playwright.sync_api import expect, sync_playwright

from tests.server.world import serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.grid_positions import Deal, played
from tests.web.grid_window import SETTLED
from tests.web.players import play_on
from tests.web.visits import Lang, Visitor
from tools.book.lessons import picture
from tools.book.sources import ROOT

LAPTOP = (1366, 768)
TABLES = {
    "loop": (Deal("loop", "competitive", 4), 0.3),
    "pursuit": (Deal("pursuit", "standard", 3), 0.5),
    "nostalgia": (Deal("nostalgia", "standard", 2), 0.5),
    "nation": (Deal("nation", "standard", 4), 0.5),
    "rainbow": (Deal("rainbow", "standard", 4), 0.6),
}  # and how far the game has progressed
LANGS: tuple[Lang, ...] = ("en", "fr")
LAB = "lab"
STUDY = "nation players:4 bots:greedy games:400 vs interest=later"


def main() -> int:
    """Take all pictures, or those named."""
    path = chromium()
    if not path:
        print(MISSING, file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite", search=False, lab=f"{folder}/lab", lab_shared=True, lab_processes=1) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=path, args=ARGUMENTS)
        for name in sys.argv[1:] or [*TABLES, LAB]:
            for lang in LANGS if name in TABLES else LANGS[:1]:
                visitor = Visitor(browser, server, lang, LAPTOP, "light", touch=False)
                if name == LAB:
                    show_study(visitor)
                else:
                    show_table(visitor, *TABLES[name])
                target = ROOT / picture(lang, name)
                target.parent.mkdir(exist_ok=True)
                visitor.page.screenshot(path=target)
                visitor.context.close()
        browser.close()
    return 0


def show_table(visitor: Visitor, deal: Deal, share: float) -> None:
    """A table in mid-game, with what each answer would change."""
    table, asked = played(deal)
    visitor.go("/settings")
    play_on(visitor, table, asked[round(share * (len(asked) - 1))])
    expect(visitor.page.locator("[data-foretold]")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(SETTLED)


def show_study(visitor: Visitor) -> None:
    """A finished study."""
    visitor.go(f"/lab?study={quote(STUDY)}")
    visitor.click("lab-run")
    expect(visitor.page.locator("[data-testid=study-progress][data-state=finished]")).to_be_visible(timeout=600_000)
    expect(visitor.page.get_by_test_id("chart-more-roles").locator("svg")).to_be_visible()


if __name__ == "__main__":
    sys.exit(main())
