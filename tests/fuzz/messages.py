"""Changed messages over a WebSocket: each is answered; one that is refused has a code, and nothing has changed."""

from __future__ import annotations

import json
from random import Random

from felicity.server.stored_table import StoredTable
from tests.fuzz.app import KEY, Data, Running, Socket
from tests.fuzz.kind import Kind, need_sentence
from tests.fuzz.nasty import as_json, change_data

GAMES = ["loop", "nation", "nostalgia", "pursuit", "rainbow"]
PLAYED = 400  # messages at a table before another one is opened
LARGEST = 16 * 1024  # bytes: uvicorn closes the connection of whoever sends more
HELLO = json.dumps({"type": "hello", "key": KEY})


class Messages(Kind):
    """Commands at a table that runs, with something changed."""

    name = "messages"

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.running = Running()
        self.socket: Socket | None = None
        self.code = ""
        self.left = 0

    def make(self) -> str:
        if self.left == 0:
            self.next_table()
        self.left -= 1
        rng = self.rng
        data = self.command()
        for _ in range(rng.choice([0, 1, 1, 1, 2])):
            data = change_data(data, rng)
        text = as_json(data, rng)
        return text if len(text.encode("utf-8", "replace")) <= LARGEST else text[: LARGEST // 4]

    @property
    def stored(self) -> StoredTable:
        """The table as the server has it."""
        return self.running.hall.tables[self.code].stored

    def next_table(self) -> None:
        """Another game, in which somebody has come."""
        self.leave()
        self.left = PLAYED
        self.code = self.running.hot_seat(self.rng.choice(GAMES), **self.rng.choice([{}, {"start": False}]))
        self.come()

    def come(self) -> None:
        """Connect to the table."""
        socket = self.socket = Socket(self.running, self.code)
        self.running.do(socket.say(HELLO))
        assert json.loads(self.running.do(socket.hear())["text"])["type"] == "table"

    def leave(self) -> None:
        """The table that was left is what its journal says."""
        if self.socket is None:
            return
        self.running.do(self.socket.leave())
        self.socket = None
        store, stored = self.running.hall.store, self.stored
        header = store.header(self.code)
        assert header is not None
        again = StoredTable(header, store.entries(self.code))
        assert again.version == stored.version, "the journal says something else"
        assert (again.table.dump() if again.table else None) == (stored.table.dump() if stored.table else None), (
            "the journal plays otherwise"
        )

    def command(self) -> Data:
        """A command that might be carried out."""
        rng = self.rng
        stored, table = self.stored, self.stored.table
        seat = (table.to_act if table else None) or 1
        option = rng.choice(table.options()).text if table and not table.is_over else "work"
        known: list[Data] = [
            {"type": "play", "version": stored.version, "seat": seat, "option": option},
            {"type": "play", "version": stored.version, "seat": seat, "option": option},
            {"type": "undo", "version": stored.version, "seat": seat},
            {"type": "rewind", "version": stored.version, "number": max(0, stored.version - 5)},
            {"type": "look", "number": 0, "seat": 1},
            {"type": "as", "seat": 2},
            {"type": "lang", "lang": "fr"},
            {"type": "resync"},
            {"type": "ping"},
            {"type": "sit", "seat": 1, "name": "Ada"},
            {"type": "leave", "seat": 2},
            {"type": "name", "seat": 1, "name": "Zoë"},
            {"type": "part", "seat": 1, "part": "00" * 16},
            {"type": "talk", "seat": 1, "text": "Hello!"},
            {"type": "fill", "level": "easy"},
            {"type": "set", "seat": 2, "kind": "link"},
            {"type": "kick", "seat": 2},
            {"type": "reorder", "order": [2, 1]},
            {"type": "pace", "speed": "slow", "paused": True},
            {"type": "host", "seat": 2},
        ]
        return {"id": rng.randbytes(6).hex(), **rng.choice(known)}

    def takes(self, text: str) -> bool:
        if self.socket is None:
            self.come()
        assert self.socket is not None
        before = len(self.stored.marks)  # entries that people caused; bots play meanwhile
        try:
            found = self.running.do(self.socket.ask(text))
        except BaseException:
            self.socket = None
            raise
        self.running.check()
        assert "close" not in found, f"the connection was closed: {found}"
        assert isinstance(found["id"], str)
        if found["ok"]:
            return True
        assert found["error"]["code"], "a refusal has a code"
        need_sentence(found["error"]["message"])
        assert len(self.stored.marks) == before, "refused, and something changed"
        return False

    def close(self) -> None:
        self.leave()
        self.running.close()
