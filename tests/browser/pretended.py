"""A browser for tests that don't need one: its storage, its other worker, its other tabs, and a page that shows one table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

from felicity.browser.tab import Tab
from felicity.browser.thinking import answer

Data = dict[str, Any]

IDS = count(1)
SOON = 120  # seconds to wait for what certainly comes, on a machine that may be busy


def tell(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a story, then end whatever still goes on, as when a browser is closed."""

    async def whole() -> None:
        await story()
        while left := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    asyncio.run(whole())


class Memory:
    """A disk that is gone when the process ends."""

    def __init__(self) -> None:
        self.tables: dict[str, Data] = {}
        self.entries: dict[tuple[str, int], Data] = {}
        self.packs: dict[str, Data] = {}
        self.found: dict[tuple[str, int, int], Data] = {}
        self.wishes: set[tuple[str, int]] = set()
        self.studied: dict[str, Data] = {}
        self.rows: dict[tuple[str, int], list[Data]] = {}
        self.trouble = ""  # what happens to whoever writes, as browsers call it

    async def headers(self) -> str:
        return json.dumps({"tables": list(self.tables.values()), "packs": list(self.packs.values())})

    async def journal(self, code: str) -> str:
        rows = [{name: value for name, value in row.items() if name != "code"} for at, row in sorted(self.entries.items()) if at[0] == code]
        return json.dumps({"table": self.tables.get(code), "entries": rows})

    async def write(self, rows: str) -> str:
        await asyncio.sleep(0)
        data = json.loads(rows)
        if self.trouble:
            return self.trouble
        if "changed" in data and data["changed"]["code"] not in self.tables:
            return "cleared"
        if any((row["code"], row["number"]) in self.entries for row in data["entries"]):
            return "taken"
        self.tables |= {row["code"]: row for row in data.get("tables", ())}
        self.packs |= {row["fingerprint"]: row for row in data.get("packs", ())}
        self.entries |= {(row["code"], row["number"]): row for row in data["entries"]}
        if "changed" in data:
            self.tables[data["changed"]["code"]]["changed"] = data["changed"]["at"]
        return ""

    async def remove(self, codes: str) -> str:
        if self.trouble:
            return self.trouble
        for code in json.loads(codes):
            self.tables.pop(code, None)
            self.entries = {at: row for at, row in self.entries.items() if at[0] != code}
            self.found = {at: row for at, row in self.found.items() if at[0] != code}
            self.wishes = {at for at in self.wishes if at[0] != code}
        return ""

    async def findings(self, code: str) -> str:
        rows = [row for at, row in sorted(self.found.items()) if at[0] == code]
        return json.dumps({"findings": rows, "wanted": [seat for of, seat in self.wishes if of == code]})

    async def studies(self) -> str:
        return json.dumps(list(self.studied.values()))

    async def pieces(self, id: str, after: int) -> str:
        return json.dumps([rows for at, rows in sorted(self.rows.items()) if at[0] == id and at[1] > after])

    async def keep_study(self, row: str) -> str:
        data = json.loads(row)
        if self.trouble:
            return self.trouble
        id = data["study"]["id"]
        if id not in self.studied and "asked" not in data["study"]:
            return "cleared"
        self.studied[id] = {**self.studied.get(id, {}), **data["study"]}
        if "piece" in data:
            self.rows[data["piece"]["id"], data["piece"]["first"]] = data["piece"]["rows"]
        return ""

    async def remove_study(self, id: str) -> str:
        self.studied.pop(id, None)
        self.rows = {at: rows for at, rows in self.rows.items() if at[0] != id}
        return self.trouble

    async def note(self, row: str) -> str:
        data = json.loads(row)
        code = data["code"]
        if self.trouble or code not in self.tables:
            return self.trouble or "cleared"
        if "finding" in data:
            self.found[code, data["finding"]["number"], data["finding"]["kind"]] = data["finding"]
        elif data["wanted"]:
            self.wishes.add((code, data["seat"]))
        else:
            self.wishes.discard((code, data["seat"]))
        return ""


class Helper:
    """The other worker, in the same process."""

    async def answer(self, work: bytes) -> bytes:
        return answer(work)

    def restart(self) -> None:
        pass


class Tabs:
    """All tabs of a browser: who moves the bots of which table."""

    def __init__(self) -> None:
        self.all: list[Page] = []
        self.leases: dict[str, Page] = {}


class Page:
    """A tab that shows one table."""

    def __init__(self, disk: Memory | None = None, tabs: Tabs | None = None) -> None:
        self.tabs = tabs or Tabs()
        self.tabs.all.append(self)
        self.tab = Tab(disk or Memory(), Helper(), Helper(), self, self)
        self.table: Data = {}
        self.answers: dict[str, Data] = {}
        self.closed_by = ""
        self.news = asyncio.Event()

    # --- what the worker tells the page ---

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

    # --- what it asks of other tabs ---

    async def take(self, code: str) -> bool:
        return self.tabs.leases.setdefault(code, self) is self

    def release(self, code: str) -> None:
        if self.tabs.leases.get(code) is self:
            del self.tabs.leases[code]

    def tell(self, code: str) -> None:
        for page in self.tabs.all:
            if page is not self:
                page.tab.changed_elsewhere(code)

    # --- what somebody does ---

    async def ask(self, path: str, body: object = None, status: int = 200) -> Any:
        text = body if isinstance(body, str) else json.dumps(body)
        found, answered = json.loads(await self.tab.ask("GET" if body is None else "POST", path, text))
        assert found == status, (path, answered)
        return json.loads(answered) if answered[:1] in ("{", "[") else answered

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for what the worker tells."""
        while not is_so():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), SOON)

    async def command(self, **command: object) -> Data:
        sent = str(next(IDS))
        self.tab.say(1, json.dumps({"id": sent, **command}))
        await self.until(lambda: sent in self.answers)
        return self.answers[sent]

    async def begin(self, game: str, lang: str, level: str = "easy") -> str:
        """A table with two bots."""
        seats = [{"kind": "you"}, *[{"kind": "bot", "level": level}] * 2]
        pace = {"start": True, "speed": "instant", "seed": "tab", "chance": "fast", "lang": lang, "auto": True}
        code = (await self.ask("/api/tables", {"game": game, "seats": seats, **pace}, 201))["code"]
        assert isinstance(code, str)
        return code

    async def show(self, code: str, lang: str) -> None:
        """Look at a table."""
        self.table = {}
        self.tab.connect(1, code)
        self.tab.say(1, json.dumps({"type": "hello", "lang": lang}))
        await self.until(lambda: bool(self.table))

    def leave(self) -> None:
        """Close the page."""
        self.tab.say(1, None)

    def close(self) -> None:
        """Close the tab: whatever it was doing ends there and then."""
        self.tabs.all.remove(self)
        for task in (*self.tab.tasks, *self.tab.hall.tasks):
            task.cancel()
        for code in [code for code, page in self.tabs.leases.items() if page is self]:
            del self.tabs.leases[code]

    async def choose(self, place: int = -1) -> Data:
        """Play the option that is named last, which leads on sooner or later, or another one."""
        await self.until(lambda: self.table["asked"] is not None)
        version = self.table["version"]
        option = self.table["asked"]["options"][place]["text"]
        found = await self.command(type="play", version=version, seat=1, option=option)
        if found["ok"]:
            await self.until(lambda: bool(self.table["version"] > version))
        return found

    async def play_to_the_end(self) -> None:
        """Choose until the game is over."""
        while self.table["status"] != "over":
            await self.until(lambda: self.table["status"] == "over" or self.table["asked"] is not None)
            if self.table["status"] != "over":
                found = await self.choose()
                assert found["ok"] or found["error"]["code"] == "stale", found
