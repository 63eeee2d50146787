"""Take the pictures of the README and the documents: `make pictures`. Each shows a table in mid-game on a laptop."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.world import serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.grid import SETTLED, Deal, played
from tests.web.players import play_on
from tests.web.visits import Visitor

DOCS = Path(__file__).parents[1] / "docs"
LAPTOP = (1366, 768)
TABLES = {
    "loop": (Deal("loop", "competitive", 4), 0.3),
    "pursuit": (Deal("pursuit", "standard", 3), 0.5),
    "nostalgia": (Deal("nostalgia", "standard", 2), 0.5),
    "nation": (Deal("nation", "standard", 4), 0.5),
    "rainbow": (Deal("rainbow", "standard", 4), 0.6),
}  # and how far the game has gone


def main() -> int:
    """All of them, or those that are named."""
    path = chromium()
    if not path:
        print(MISSING, file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite", search=False) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=path, args=ARGUMENTS)
        for name in sys.argv[1:] or TABLES:
            deal, share = TABLES[name]
            table, asked = played(deal)
            visitor = Visitor(browser, server, "en", LAPTOP, "light", touch=False)
            visitor.go("/settings")
            play_on(visitor, table, asked[round(share * (len(asked) - 1))])
            visitor.see("question")
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.evaluate(SETTLED)
            visitor.page.screenshot(path=DOCS / f"{name}.png")
            visitor.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
