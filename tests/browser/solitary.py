"""Plays in a tab of no browser: run by test_tab.py in a Python that has nothing of the web, as its own process."""

from __future__ import annotations

import asyncio
import json
import sys

from tests.browser.pretended import Memory, Page

CHOICES = 5  # before the page is closed and opened again


async def main(game: str, lang: str) -> None:
    """A game from its first choice to its end page, and what the page shows of it afterwards."""
    disk = Memory()
    first = Page(disk)
    await first.tab.open()
    code = await first.begin(game, lang)
    await first.show(code, lang)
    for _ in range(CHOICES):
        await first.choose()
    seen = first.table["version"]
    first.leave()
    page = Page(disk)
    await page.tab.open()
    await page.show(code, lang)
    kept = page.table["version"] >= seen
    await page.play_to_the_end()
    table, at = page.table, f"/api/tables/{code}"
    record = await page.ask(f"{at}/record")
    story = {each: (await page.ask(f"{at}/story?seat=1&lang={each}"))["paragraphs"] for each in ("en", "fr")}
    found = {
        "kept": kept,
        "result": table["result"],
        "listed": [each["code"] for each in await page.ask("/api/tables")] == [code],
        "replayed": (await page.ask(f"{at}/replay?lang={lang}"))["number"] == table["number"],
        "told": bool(story[lang]) and story["en"] != story["fr"],
        "charted": (await page.ask(f"{at}/chart?lang={lang}"))["moments"][-1]["number"] == table["number"],
        "judged": (await page.ask(f"{at}/curve?lang={lang}"))["number"] == table["number"],
        "moved": (await page.ask(f"/api/records?lang={lang}", record, 201))["result"] == table["result"],
        "record": record,
    }
    print(json.dumps(found))


asyncio.run(main(*sys.argv[1:]))
