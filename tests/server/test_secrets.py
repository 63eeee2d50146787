"""Nothing leaves the server that its reader may not know: whole games, byte by byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.core.check import check
from felicity.games.loop import event_kinds
from tests.server.world import Browser, Data, Server, Watch

NEVER = {"seed", "server_part", "holder", "key", "rng", "position", "agenda"}  # names of fields
HIDDEN = [kind.name for kind in event_kinds.KINDS.by_name.values() if kind.reveals]


def texts(data: object) -> list[str]:
    """All names of fields in a message, however deep."""
    if isinstance(data, dict):
        return [*data, *(found for value in data.values() for found in texts(value))]
    if isinstance(data, list):
        return [found for value in data for found in texts(value)]
    return []


def played(server: Server, mode: str, bots: int) -> tuple[list[Browser], Browser, str]:
    """People in all seats but those of bots, and somebody who watches, play a whole game over WebSockets and look back now and then."""
    players = plugins.game("loop").facts.modes[mode][0] + (1 if mode != "solo" else 0)
    people = [Browser(server) for _ in range(players - bots)]
    guest = Browser(server)
    links: list[Data] = [{"kind": "link"}] * (len(people) - 1)
    wish = [{"kind": "you"}, *links, *[{"kind": "bot", "level": "easy"}] * bots]
    code = str(people[0].create(mode=mode, players=players, seats=wish, auto=False, watch=True)["code"])
    for browser in people[1:]:
        browser.tell(code, "sit")
    people[0].tell(code, "start")
    watches = [browser.join(code) for browser in people]
    looker = guest.join(code)
    for watch in (looker, *watches):
        watch.hear()
    chance = random.Random(mode)
    while any(watch.table["status"] != "over" for watch in watches):
        for watch in watches:
            step(watch, watches, chance)
    looker.hear_until(lambda table: table["status"] == "over")
    return people, guest, code


def step(watch: Watch, watches: list[Watch], chance: random.Random) -> None:
    """Hear what is new; who is asked looks back and ahead now and then, and plays anything: that ends sooner than a plan."""
    newest = max(watch.table["version"] for watch in watches)
    if watch.table["version"] < newest or watch.table["view"]["to_act"] not in range(1, len(watches) + 1):
        if watch.table["status"] != "over":
            watch.hear()
    elif watch.table["asked"] is not None:
        if watch.table["number"] % 20 == 0:
            assert watch.ask("look", number=watch.table["number"] // 2)["ok"]
            assert watch.ask("changes", version=watch.table["version"], seat=watch.table["seat"])["ok"]
        version = watch.play(chance.choice(watch.table["asked"]["options"])["text"])["version"]
        watch.hear_until(lambda table: bool(table["version"] >= version))


@pytest.mark.parametrize(("mode", "bots"), [("basic", 1), ("competitive", 0), ("coop", 0), ("solo", 0)])
def test_raw_payloads_of_a_whole_game_hold_nothing_hidden(lite: Server, mode: str, bots: int) -> None:
    """Every message to a seat is exactly what the engine lets that seat know at that moment, and nothing beside it."""
    people, guest, code = played(lite, mode, bots)
    known = Known(people[0].http.get(f"/api/tables/{code}/record").text)
    certificate = people[0].look(code)["shuffle"]["certificate"]
    assert people[0].heard.pop()  # which holds the certificate
    secrets = [certificate["server"], certificate["seed"], *(browser.key for browser in [*people, guest])]
    for seat, browser in [*enumerate(people, 1), (None, guest)]:
        held = [json.loads(text) for text in browser.heard]
        assert sum(message.get("type") == "table" for message in held) > 20
        for text, message in zip(browser.heard, held):
            assert not NEVER & set(texts({**message, "shuffle": None}))
            if message.get("status") == "over":  # then the certificate is open: that is its purpose
                continue
            assert not any(secret in text for secret in secrets)
            if message.get("type") == "table" and message["view"] is not None:
                known.agrees(message, seat)
            elif message.get("data") and "view" in message["data"]:
                then = known.view(message["data"]["number"], seat)
                then.pop("options", None)
                assert message["data"]["view"] == then


class Known:
    """What the engine lets each seat, and every spectator, know at each position of a game."""

    def __init__(self, record: str) -> None:
        table = felicity.replay(record, listen=True)
        seats = [None, *range(1, table.setup.players + 1)]
        chosen = table.chosen
        then = table.at(0)
        self.views: list[dict[int | None, str]] = []
        self.counts: list[dict[int | None, int]] = []  # how many events
        self.events = {seat: json.loads(json.dumps(table.events(seat))) for seat in seats}
        self.to_act: list[int | None] = []
        for number in range(table.number + 1):
            if number:
                then.play(chosen[number - 1])
            self.views.append({seat: json.dumps(then.view(seat)) for seat in seats})
            self.counts.append({seat: len(then.events(seat)) for seat in seats})
            self.to_act.append(then.to_act)

    def view(self, number: int, seat: int | None) -> Data:
        """What a seat might see."""
        found: Data = json.loads(self.views[number][seat])
        return found

    def agrees(self, message: Data, seat: int | None) -> None:
        """The view and the events of a message are those that the engine gives to this seat."""
        number = message["number"]
        assert message["view"] == self.view(number, seat)
        expected = self.events[seat][: self.counts[number][seat]]
        sent = [
            {name: value for name, value in event.items() if name not in ("at", "by", "auto", "sentence", "moved")}
            for event in message["events"]["items"]
        ]
        assert sent == expected[len(expected) - len(sent) :]
        assert (message["asked"] is None) or self.to_act[number] == seat


def test_the_engine_keeps_its_promises_about_views_and_events() -> None:
    """On which all of this rests."""
    assert HIDDEN
    check(plugins.game("loop"), "competitive", 3, 1, 0.2)


def test_keys_and_seeds_are_never_printed(tmp_path: Any) -> None:
    """A server that is asked badly says nothing on its output: `serving` checks that nothing was printed."""
    from tests.server.world import serving

    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ada = Browser(server)
        code = ada.create(players=2, start=True)["code"]
        ada.http.get(f"/api/tables/{code}/nothing")
        ada.http.post("/api/tables", content=b"{")
        ada.tell(code, "play", 409, version=0, seat=1, option="work")
        bad = ada.join(code, key="short")
        assert bad.close_code() == 4400
