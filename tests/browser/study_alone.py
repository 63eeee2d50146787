"""A study in a tab of no browser: run by test_studies.py in a Python that has nothing of the web, as its own process."""

from __future__ import annotations

import asyncio
import json
import sys

from tests.browser.pretended import Page


async def main(text: str) -> None:
    """A study from its wish to its report."""
    page = Page()
    await page.tab.open()
    about = await page.ask("/api/lab?lang=fr")
    checked = await page.ask("/api/lab/check", {"text": text})
    id = (await page.ask("/api/lab/studies", {"text": text}, 201))["id"]
    assert id == checked["id"]
    at = f"/api/lab/studies/{id}"
    while (found := await page.ask(at))["study"]["state"] != "finished":
        await asyncio.sleep(0)
    other = (await page.ask("/api/lab/studies", {"text": text.replace("greedy", "random")}, 201))["id"]
    while (await page.ask(f"/api/lab/studies/{other}"))["study"]["state"] != "finished":
        await asyncio.sleep(0)
    compared = await page.ask(f"/api/lab/compare?first={id}&second={other}")
    assert compared["deals"] == found["report"]["deals"]
    games = await page.ask(f"{at}/games?sort=score&count=5&bot=greedy&lang=fr")
    assert (games["count"], len(games["games"])) == (found["report"]["deals"], 5)
    code = (await page.ask(f"{at}/games/{games['games'][0]['number']}?design=1", {}, 201))["code"]
    table = await page.ask(f"/api/tables/{code}")
    assert max(seat["score"] for seat in table["result"]["seats"]) == max(seat["score"] for seat in games["games"][0]["seats"])
    assert found["report"]["labels"]["bots"]
    assert (await page.ask(f"{at}/study.toml")).startswith("game = ")
    assert "run_study" in await page.ask(f"{at}/study.py")
    assert (await page.ask(f"{at}/report.json"))["deals"] == found["report"]["deals"]
    most = about["limits"]["games"]
    refused = {
        "query": await page.ask(f"{at}/query", {"sql": "SELECT 1"}, 404),
        "parquet": await page.ask(f"{at}/rows.parquet", None, 404),
        "many": await page.ask("/api/lab/check", {"text": f"loop players:2 games:{most + 1}"}, 400),
    }
    told = {
        "report": found["report"]["designs"][0],
        "watched": table["status"],
        "csv": len((await page.ask(f"{at}/rows.csv")).splitlines()),
        "refused": {name: each["error"]["code"] for name, each in refused.items()},
    }
    print(json.dumps(told))


asyncio.run(main(*sys.argv[1:]))
