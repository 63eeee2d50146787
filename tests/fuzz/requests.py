"""Changed HTTP requests: each is answered, with a status below 500 and, where it is refused, with a code in JSON."""

from __future__ import annotations

import json
from random import Random
from urllib.parse import quote, quote_from_bytes

from tests.fuzz.app import KEY, Data, Running
from tests.fuzz.kind import Kind
from tests.fuzz.nasty import LETTERS, NUMBERS, as_json, change_data, change_text
from tests.fuzz.records import some_record

TABLES = 6
FRESH = 5000  # requests before the server begins anew, so that its store stays small
HEADERS = [
    "content-type",
    "accept",
    "origin",
    "host",
    "if-none-match",
    "range",
    "accept-encoding",
    "content-length",
    "x-forwarded-for",
    "cookie",
]
WISH: Data = {
    "game": "loop", "mode": "basic", "players": 2, "options": {"starting_player": "1"}, "seed": "7", "speed": "normal", "watch": True,
    "seats": [{"kind": "you", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "easy"}], "auto": True,
    "teaching": False, "lang": "fr",
}  # fmt: skip
PACK: Data = {
    "name": "Mine",
    "files": {"a.toml": '[[career]]\nid = "chef"\ncoins = 7\n', "b.toml": '[[goal]]\nid = "hobby"\nhappiness = 9\n'},
}
FORK: Data = {"number": 0, "seat": 1, "hidden": "anew", "speed": "normal", "start": False, "lang": "en"}


class Requests(Kind):
    """Requests to a server with a few tables, with something changed. A request is written down as JSON."""

    name = "http"

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.running = Running()
        self.codes: list[str] = []
        self.begin()
        self.records = [some_record(rng) for _ in range(20)]
        self.left = FRESH

    def begin(self) -> None:
        """A few tables to look at."""
        games = ["loop", "nation", "pursuit", "rainbow", "nostalgia", "loop"]
        self.codes = [self.running.hot_seat(game, start=at < TABLES - 1) for at, game in enumerate(games)]

    def make(self) -> str:
        rng = self.rng
        method, path, query, body = self.usual()
        headers = [["authorization", f"Bearer {KEY}"], ["content-type", "application/json"], ["host", "felicity"]]
        for _ in range(rng.choice([0, 1, 1, 2])):
            how = rng.randrange(6)
            if how == 0:
                path = (
                    quote(change_text(path, rng).replace("\ud800", "").encode("utf-8", "replace"), safe="/%?")
                    if rng.random() < 0.8
                    else path
                )
            elif how == 1:
                query = change_text(query or "seat=1", rng)
            elif how == 2:
                query = "&".join(
                    f"{name}={rng.choice([*NUMBERS, *LETTERS])}" for name in rng.sample(["seat", "since", "lang", "format", "x"], 2)
                )
            elif how == 3:
                method = rng.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "FLY", ""])
            elif how == 4:
                headers.append([rng.choice(HEADERS), rng.choice([*LETTERS, *NUMBERS, "http://[", "text/plain", "*/*;q=²", "bytes=0-"])])
            else:
                headers[rng.randrange(len(headers))][1] = rng.choice(["", "Bearer", "Bearer x", "Basic eA==", "a" * 9000, *LETTERS])
        return json.dumps({"method": method, "path": path, "query": query, "headers": headers, "body": body})

    def usual(self) -> tuple[str, str, str, str]:
        """A request that might succeed, its body perhaps changed."""
        rng, code = self.rng, self.rng.choice(self.codes)
        game, lang = rng.choice(["loop", "nation", "chess"]), rng.choice(["en", "fr", "zz"])
        looks = [
            "/api/health", "/metrics", "/api/games", f"/api/games/{game}/rules", f"/api/games/{game}/cards", f"/api/texts/{lang}",
            "/api/tables",
            f"/api/tables/{code}", f"/api/tables/{code}/positions/0", f"/api/tables/{code}/record", f"/api/tables/{code}/replay",
            f"/api/tables/{code}/story", f"/api/tables/{code}/chart", f"/api/tables/{code}/curve", "/", "/t/ABCDEF", "/assets/x.js",
            "/api/openapi.json",
            f"/api/games/{game}/pack", f"/api/tables/{code}/pack", f"/api/tables/{code}/cards/{game}",
        ]  # fmt: skip
        how = rng.random()
        if how < 0.35:
            return "GET", rng.choice(looks), rng.choice(["", "seat=1&lang=en", "since=3", "format=csv&seat=2", "lang=fr"]), ""
        if how < 0.45:
            return "POST", "/api/records", "", change_text(rng.choice(self.records), rng)
        path, data = rng.choice(
            [
                ("/api/tables", WISH),
                ("/api/setups", WISH),
                ("/api/setups", WISH),
                ("/api/tables", {**WISH, "pack": PACK}),
                ("/api/games/loop/pack", PACK),
                (f"/api/tables/{code}/fork", FORK),
                (f"/api/tables/{code}", self.command()),
            ]
        )
        for _ in range(rng.choice([1, 1, 2])):
            data = change_data(data, rng)
        return "POST", path, "", as_json(data, rng)

    def command(self) -> Data:
        """One of the commands; `Messages` tries all of them."""
        kind = self.rng.choice(["play", "undo", "talk", "name", "look", "ping", "rewind", "as", "pace"])
        return {
            "type": kind,
            "id": self.rng.randbytes(6).hex(),
            "version": 3,
            "seat": 1,
            "option": "work",
            "text": "x",
            "name": "Ada",
            "number": 0,
        }

    def takes(self, text: str) -> bool:
        try:
            asked = json.loads(text)
            parts = asked["method"], asked["path"], asked["query"], asked["body"]
            headers = [
                (str(name).lower().encode("latin-1", "replace"), str(value).encode("latin-1", "replace"))
                for name, value in asked["headers"]
            ]
        except (ValueError, KeyError, TypeError):
            return False  # what is left of a request that was made smaller
        method, path, query, body = (str(part) for part in parts)
        self.renew()
        raw = quote_from_bytes(query.encode("utf-8", "surrogatepass"), safe="=&%+").encode()
        status, answer = self.running.request(method, path.encode("utf-8", "replace"), raw, headers, body.encode("utf-8", "surrogatepass"))
        self.running.check()
        if status < 400 or (status == 503 and b"not built" in answer):  # a fresh clone has no page
            return True
        assert status < 500, f"status {status}: {answer[:200]!r}"
        if method == "HEAD":
            return False
        assert json.loads(answer)["error"]["code"], "a refusal has a code"
        return False

    def renew(self) -> None:
        """A new server from time to time."""
        self.left -= 1
        if self.left <= 0:
            self.running.close()
            self.running = Running()
            self.begin()
            self.left = FRESH

    def close(self) -> None:
        self.running.close()
