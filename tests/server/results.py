"""Games played out, and what is kept of them, for the tests."""

from __future__ import annotations

import json

from sqlalchemy import insert, select

from felicity.server.results import Row, named
from felicity.server.store import Store
from felicity.server.store_schema import finished, results
from tests.server.world import Browser, Data, Server

YOU: Data = {"kind": "you"}
LINK: Data = {"kind": "link"}
EASY: Data = {"kind": "bot", "level": "easy"}


def database_of(server: Server) -> str:
    """The address of its store."""
    return str(json.loads(server.settings)["database"])


def solo(browser: Browser, name: str = "Ada", **wish: object) -> str:
    """A game played alone to its end."""
    code = str(browser.create(mode="solo", players=1, seats=[{**YOU, "name": name}], start=True, **wish)["code"])
    watch = browser.join(code)
    watch.play_on()
    watch.close()
    return code


def against_bot(browser: Browser, name: str = "Ada", **wish: object) -> str:
    """A game against a bot, played to its end."""
    code = str(browser.create(players=2, seats=[{**YOU, "name": name}, EASY], start=True, **wish)["code"])
    watch = browser.join(code)
    watch.play_on()
    watch.close()
    return code


def together(ada: Browser, bo: Browser, names: tuple[str, str] = ("Ada", "Bo"), bo_plays: Browser | None = None) -> str:
    """A game of two people, played to its end; the second may be somewhere else by then."""
    code = str(ada.create(players=2, seats=[{**YOU, "name": names[0]}, LINK], seed="1")["code"])
    bo.tell(code, "sit", name=names[1])
    ada.tell(code, "start")
    watches = [ada.join(code), (bo_plays or bo).join(code)]
    for watch in watches:
        watch.hear()
    while watches[0].table["status"] != "over":
        newest = max(watch.table["version"] for watch in watches)
        for watch in watches:
            watch.hear_until(lambda table: bool(table["version"] >= newest))  # noqa: B023
        asked = next((watch for watch in watches if watch.table["asked"]), None)
        if asked is None and watches[0].table["status"] != "over":
            watches[0].hear()  # the server chooses where there is a single answer
        elif asked is not None:
            version = asked.play()["version"]
            asked.hear_until(lambda table: bool(table["version"] >= version))  # noqa: B023
    for watch in watches:
        watch.close()
    return code


def kept(database: str) -> dict[str, tuple[Data, list[Data]]]:
    """Every result in a store: by code the game's row, and those of its seats."""
    store = Store(database)
    with store.reading() as connection:
        games = [dict(row) for row in connection.execute(select(finished)).mappings()]
        seats = [dict(row) for row in connection.execute(select(results).order_by(results.c.seat)).mappings()]
    store.close()
    return {game["code"]: (game, [seat for seat in seats if seat["code"] == game["code"]]) for game in games}


def played(store: Store, code: str, *seats: tuple[str, str, int], **game: object) -> None:
    """A finished game: for each seat its holder or level of bot, its name, and its score."""
    best = max(score for _, _, score in seats)
    row: Row = {column.name: "" if column.type.python_type is str else 0 for column in finished.columns}
    row |= {"code": code, "game": "loop", "mode": "basic", "players": len(seats), "at": 1} | game
    ends = [
        {
            "code": code,
            "seat": seat,
            "kind": "bot" if who in ("easy", "hard") else "human",
            "holder": "" if who in ("easy", "hard") else who,
            "level": who if who in ("easy", "hard") else "",
            **named(name),
            "score": score,
            "rank": 1 + sum(other > score for _, _, other in seats),
            "won": int(score == best),
            "role": "chef" if seat == 1 else "nurse",
        }
        for seat, (who, name, score) in enumerate(seats, 1)
    ]
    with store.engine.execution_options(immediate=True).begin() as connection:
        connection.execute(insert(finished), row)
        connection.execute(insert(results), ends)
