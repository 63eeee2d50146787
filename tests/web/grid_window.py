"""A window in front of the tables that the grid measures: its page is loaded once, and goes from one table to the next as by a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Browser, CDPSession

from tests.web.grid_positions import Deal, Look, Position, played
from tests.web.grid_results import Row
from tests.web.players import forked, upload
from tests.web.visits import PATIENCE, Lang, Served, Size, Theme, Visitor

HERE = Path(__file__).parent
MEASURE = (HERE / "measure.js").read_text("utf-8")
COLOURS = (HERE / "colours.js").read_text("utf-8")
TOUCH = (HERE / "touch.js").read_text("utf-8")
SIZES: list[Size] = [(2560, 1440), (1920, 1080), (1440, 900), (1366, 768), (1280, 800), (1280, 720), (1024, 768), (1024, 640)]
USUAL = (1366, 768)  # where contrasts are looked at
# Whatever moves has come to rest when the page has been painted twice.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
LOOK_AT = f"async (isMeasured) => {{ await ({SETTLED})(); return isMeasured ? ({MEASURE})() : null }}"
# Whatever the page sets meanwhile.
LETTERS = """(size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { --text-size: ${size}% !important }`)
    document.adoptedStyleSheets = [sheet]
}"""
# The page goes to another table, and waits until it shows what each answer would change.
OPEN = """async ([to, patience]) => {
    const before = document.querySelector('[data-foretold]')
    const until = performance.now() + patience
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    for (let now = before; !now || now === before; now = document.querySelector('[data-foretold]')) {
        if (performance.now() > until) throw new Error(`nothing was asked: ${document.body.innerText.slice(0, 500)}`)
        await new Promise((done) => setTimeout(done, 20))
    }
}"""
# The table stands still: it doesn't end a turn by itself, a first click only selects, and what is played all the same goes nowhere.
STILL = """
if (localStorage.getItem('felicity.settings') === null) localStorage.setItem('felicity.settings', '{"autoEnd": false, "confirm": "on"}')
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
    const {type, id, version} = JSON.parse(text)
    if (type !== 'play') return send.call(this, text)
    const data = JSON.stringify({type: 'answer', id, ok: true, version})
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', {data})))
}"""
REPORTED = 100  # characters of a thing that was touched

Task = tuple[Position, Look]


class Window:
    """Opens positions in a browser and measures them, in one page for each language."""

    def __init__(
        self,
        browser: Browser,
        server: Served,
        sizes: list[Size],
        page: str = "",
        pictures: Path | None = None,
        legible: set[str] | None = None,
    ) -> None:
        self.browser = browser
        self.server = server
        self.sizes = sorted(sizes, reverse=True)
        self.page = page
        self.pictures = pictures
        self.visitors: dict[Lang, Visitor] = {}
        self.screens: dict[str, CDPSession] = {}
        self.records: dict[tuple[Lang, Deal, int], str] = {}  # their codes on the server
        self.legible: set[str] = set() if legible is None else legible  # texts found to be so, by other windows too

    def measure(self, task: Task) -> Iterator[Row]:
        """A position on screens of every size; its contrasts on the usual one; what comes of a touch on that and on the smallest."""
        position, look = task
        visitor = self._open(position, look.lang)
        visitor.page.evaluate(LETTERS, look.text)
        rows: dict[Size, Row] = {}
        for size in self.sizes:
            row = rows[size] = self._look(visitor, self.row(position, size, look))
            if size == USUAL:
                row.flaws.extend(self._contrasts(visitor))
        touched = visitor.page.evaluate(TOUCH, position.number)
        for size in (size for size in (self.sizes[-1], USUAL) if touched and size in rows):
            found = self._look(visitor, replace(rows[size], flaws=[]), "touched")
            rows[size].flaws.extend(
                f"after a touch of {touched[:REPORTED]}: {flaw}" for flaw in found.flaws if flaw not in rows[size].flaws
            )
        yield from rows.values()

    def row(self, position: Position, size: Size, look: Look) -> Row:
        """Nothing measured yet."""
        return Row(self.page, str(position.deal), position.seed, position.number, f"{size[0]}x{size[1]}", look.lang, look.text)

    def _visitor(self, lang: Lang) -> Visitor:
        if lang not in self.visitors:
            visitor = Visitor(self.browser, self.server, lang, self.sizes[0], "light", touch=False)
            visitor.context.add_init_script(STILL)
            visitor.go("/settings")
            self.screens[lang] = visitor.context.new_cdp_session(visitor.page)
            self.visitors[lang] = visitor
        return self.visitors[lang]

    def _open(self, position: Position, lang: Lang) -> Visitor:
        visitor = self._visitor(lang)
        table, _ = played(position.deal, position.seed)
        game = (lang, position.deal, position.seed)
        if game not in self.records:
            self.records[game] = upload(visitor, table)
        code = forked(visitor, self.records[game], position.number, table.setup.players)
        visitor.page.evaluate(OPEN, [f"/t/{code}", PATIENCE])
        return visitor

    def _look(self, visitor: Visitor, row: Row, also: str = "") -> Row:
        width, height = map(int, row.size.split("x"))
        if self.pictures:
            visitor.page.set_viewport_size({"width": width, "height": height})
        else:  # much quicker
            self.screens[row.lang].send(
                "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
            )
        found: dict[str, Any] = visitor.page.evaluate(LOOK_AT, True)
        if self.pictures:
            visitor.page.screenshot(path=self.pictures / (re.sub(r"\W+", "-", f"{row} {also}") + ".png"))
        flaws = [*dict.fromkeys(found["flaws"]), *visitor.complaints]
        visitor.complaints.clear()
        return replace(row, board=found["board"], flaws=flaws)

    def _contrasts(self, visitor: Visitor) -> list[str]:
        """What is hard to read, by day and by night. What was legible once is so everywhere."""
        unseen = visitor.page.evaluate(COLOURS, list(self.legible))
        if not unseen:
            return []
        found: list[str] = []
        for theme in get_args(Theme):
            visitor.page.emulate_media(color_scheme=theme)
            found += [f"{theme}: {finding}" for finding in visitor.axe("color-contrast", within="[data-unseen]")]
        visitor.page.emulate_media(color_scheme="light")
        self.legible.update(() if found else unseen)
        return found

    def close(self) -> None:
        """Every page."""
        for visitor in self.visitors.values():
            visitor.context.close()
