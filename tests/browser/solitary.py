"""Plays in a tab of no browser: run by test_tab.py in a Python that has nothing of the web, as its own process."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from felicity.browser.tab import Tab
from felicity.browser.thinking import answer

Data = dict[str, Any]


class Memory:
    """A disk that is gone when the process ends. It is full from so many rows on."""

    def __init__(self) -> None:
        self.tables: dict[str, Data] = {}
        self.entries: dict[tuple[str, int], Data] = {}
        self.packs: dict[str, Data] = {}
        self.most = 100_000

    async def headers(self) -> str:
        return json.dumps({"tables": list(self.tables.values()), "packs": list(self.packs.values())})

    async def journal(self, code: str) -> str:
        rows = [{name: value for name, value in row.items() if name != "code"} for at, row in sorted(self.entries.items()) if at[0] == code]
        return json.dumps({"table": self.tables.get(code), "entries": rows})

    async def write(self, rows: str) -> str:
        await asyncio.sleep(0)
        data = json.loads(rows)
        if len(self.entries) >= self.most:
            return "QuotaExceededError"
        if any((row["code"], row["number"]) in self.entries for row in data["entries"]):
            return "taken"
        self.tables |= {row["code"]: row for row in data.get("tables", ())}
        self.packs |= {row["fingerprint"]: row for row in data.get("packs", ())}
        self.entries |= {(row["code"], row["number"]): row for row in data["entries"]}
        if "changed" in data:
            self.tables[data["changed"]["code"]]["changed"] = data["changed"]["at"]
        return ""


class Here:
    """A helper in the same process, and no other tabs."""

    async def answer(self, work: bytes) -> bytes:
        return answer(work)

    def restart(self) -> None:
        pass

    async def take(self, code: str) -> bool:
        return True

    def release(self, code: str) -> None:
        pass

    def tell(self, code: str) -> None:
        pass


class Reader:
    """A page that shows one table, and plays the first option that leads somewhere."""

    def __init__(self, disk: Memory) -> None:
        here = Here()
        self.tab = Tab(disk, here, here, self)
        self.table: Data = {}
        self.answers: dict[str, Data] = {}
        self.closed_by = ""
        self.news = asyncio.Event()
        self.sent = 0

    def heard(self, line: int, message: str) -> None:
        data = json.loads(message)
        if data["type"] == "table":
            self.table = data
        else:
            self.answers[data["id"]] = data
        self.news.set()

    def closed(self, line: int, code: int, reason: str) -> None:
        self.closed_by = reason
        self.news.set()

    async def ask(self, path: str, body: object = None, status: int = 200) -> Any:
        found, text = json.loads(
            await self.tab.ask("GET" if body is None else "POST", path, body if isinstance(body, str) else json.dumps(body))
        )
        assert found == status, (path, text)
        return json.loads(text) if text[:1] in ("{", "[") else text

    async def command(self, line: int, **command: object) -> Data:
        self.sent += 1
        self.tab.say(line, json.dumps({"id": str(self.sent), **command}))
        while str(self.sent) not in self.answers:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)
        return self.answers[str(self.sent)]

    async def play(self, game: str, lang: str) -> Data:
        """A table against bots, from its first choice to its end page; halfway the page is closed and opened again."""
        seats = [{"kind": "you"}, *[{"kind": "bot", "level": "easy"}] * 2]
        wish = {
            "game": game,
            "seats": seats,
            "start": True,
            "speed": "instant",
            "seed": "tab",
            "chance": "fast",
            "lang": lang,
            "auto": True,
        }
        code = (await self.ask("/api/tables", wish, 201))["code"]
        self.tab.connect(1, code)
        self.tab.say(1, json.dumps({"type": "hello", "lang": lang}))
        while self.table.get("code") != code or self.table["status"] != "over":
            self.news.clear()
            asked = self.table.get("asked") if self.table.get("code") == code else None
            if asked is None:
                await asyncio.wait_for(self.news.wait(), 120)
                continue
            option = asked["options"][-1]["text"]
            version = self.table["version"]
            found = await self.command(1, type="play", version=version, seat=1, option=option)
            assert found["ok"] or found["error"]["code"] == "stale", found
            while self.table["version"] == version:
                await asyncio.wait_for(self.news.wait(), 60)
                self.news.clear()
        self.tab.say(1, None)
        return self.table


async def main() -> None:
    """What the test asks for."""
    disk = Memory()
    page = Reader(disk)
    await page.tab.open()
    table = await page.play(sys.argv[1], sys.argv[2])
    code, lang = table["code"], sys.argv[2]
    again = Reader(disk)  # the page is loaded anew
    await again.tab.open()
    record = await again.ask(f"/api/tables/{code}/record")
    found = {
        "result": table["result"],
        "listed": [each["code"] for each in await again.ask("/api/tables")] == [code],
        "replayed": (await again.ask(f"/api/tables/{code}/replay?lang={lang}"))["number"] == table["number"],
        "story": bool((await again.ask(f"/api/tables/{code}/story?seat=1&lang={lang}"))["paragraphs"]),
        "chart": (await again.ask(f"/api/tables/{code}/chart?lang={lang}"))["moments"][-1]["number"] == table["number"],
        "curve": (await again.ask(f"/api/tables/{code}/curve?lang={lang}"))["number"] == table["number"],
        "moved": (await again.ask(f"/api/records?lang={lang}", record, 201))["result"] == table["result"],
        "record": record,
    }
    print(json.dumps(found))


asyncio.run(main())
