"""A server that is killed again and again while people play; what it had acknowledged is looked for afterwards, in the store itself."""

from __future__ import annotations

import json
import random
import threading
import time
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

import felicity
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable
from tests.server.world import Browser, Data, Server, Watch, serving, until

TABLES = 2  # played at once
AT_START = 0.1  # of the kills come while the server is still starting


@dataclass
class Tally:
    """What has been seen."""

    kills: int = 0
    acknowledged: int = 0
    games: int = 0


@dataclass
class Seated:
    """Somebody at a table, and what the server has told: every choice that it acknowledged, and the last table that it showed."""

    browser: Browser
    code: str = ""
    acknowledged: dict[int, str] = field(default_factory=dict)  # by version
    shown: Data = field(default_factory=dict)

    def sit_down(self, bots: bool) -> None:
        """Begin another game."""
        self.code = str(self.browser.create(mode="basic" if bots else "solo", players=2 if bots else 1, start=True)["code"])
        self.acknowledged, self.shown = {}, {}

    def come_back(self) -> Watch:
        """Connect again, where one was."""
        watch = self.browser.join(self.code, since=self.shown.get("version"))
        watch.table = self.shown
        self.shown = watch.hear()
        assert self.shown["type"] == "table"
        return watch

    def play(self, watch: Watch) -> None:
        """Play until the game is over or the connection breaks."""
        try:
            while watch.table["status"] != "over":
                asked = watch.table["asked"]
                if asked is None:
                    self.shown = watch.hear_until(lambda table: table["asked"] is not None or table["status"] == "over")
                    continue
                option = random.choice(asked["options"])["text"]
                found = watch.play(option)
                assert found["ok"], found
                self.acknowledged[found["version"]] = option
                self.shown = watch.hear_until(lambda table: bool(table["version"] >= found["version"]))  # noqa: B023
        except (WebSocketException, ConnectionError, EOFError):
            return


def survive(database: str, kills: int, seed: int = 7, bots: bool = True) -> Tally:
    """Kill a server so many times at no particular moment, each time with a look at what is left.

    Bots think in processes that each new server has to start: without them there is time for many more kills.
    """
    chance = random.Random(seed)
    tally = Tally()
    with serving(database) as server:
        people = [Seated(Browser(server)) for _ in range(TABLES)]
        for _ in range(kills):
            watches = [come_to(person, database, tally, bots) for person in people]
            kill_in_play(server, people, watches, chance)
            tally.kills += 1
            for person in people:
                nothing_is_lost(database, person)
            if chance.random() < AT_START:
                server.process = server.started()
                time.sleep(chance.uniform(0.0, 1.0))
                server.kill()
                tally.kills += 1
            server.start()
            if tally.kills >= kills:
                break
        for person in people:
            settle(database, person, tally)
    return tally


def come_to(person: Seated, database: str, tally: Tally, bots: bool) -> Watch:
    """Back to the own table, or to a new one when that game is over."""
    if not person.code or person.shown.get("status") == "over":
        if person.code:
            settle(database, person, tally)
        person.sit_down(bots)
    return person.come_back()


def settle(database: str, person: Seated, tally: Tally) -> None:
    """Count what somebody was told at a table that is left."""
    nothing_is_lost(database, person)
    tally.games += 1
    tally.acknowledged += len(person.acknowledged)


def kill_in_play(server: Server, people: list[Seated], watches: list[Watch], chance: random.Random) -> None:
    """Let all of them play a few choices, then kill the server while they go on."""
    before = sum(len(person.acknowledged) for person in people) + chance.randrange(6)
    players = [threading.Thread(target=person.play, args=(watch,)) for person, watch in zip(people, watches)]
    for player in players:
        player.start()
    until(lambda: sum(len(person.acknowledged) for person in people) > before or not any(player.is_alive() for player in players))
    time.sleep(chance.uniform(0.0, 0.05))
    server.kill()
    for player in players:
        player.join()


def nothing_is_lost(database: str, person: Seated) -> None:
    """Every acknowledged choice stands in the journal, the journal has no gap, and it replays to what was shown and to itself."""
    store = Store(database)
    header = store.header(person.code)
    entries = store.entries(person.code)
    store.close()
    assert header is not None
    assert [entry.number for entry in entries] == list(range(len(entries)))
    for version, option in person.acknowledged.items():
        entry = entries[version - 1]
        assert (entry.kind, entry.data["option"]) == ("play", option)
    stored = StoredTable(header, entries)
    again = felicity.replay(stored.playing().record())
    assert again.dump() == stored.playing().dump()
    if person.shown:
        then = stored.playing().at(person.shown["number"])
        assert json.loads(json.dumps(then.view(person.shown["seat"]))) == person.shown["view"]
