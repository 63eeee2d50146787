"""Nothing leaves the server that its reader may not know: whole games, byte by byte."""

from __future__ import annotations

import json
from typing import Any

import pytest

import felicity
from felicity.core.check import check
from felicity.games.loop import happenings
from tests.server.world import Browser, Data, Server, Watch

HIDDEN = [kind.name for kind in happenings.KINDS.values() if kind.reveals]


def texts(data: object) -> list[str]:
    """All names of fields in a message, however deep."""
    if isinstance(data, dict):
        return [*data, *(found for value in data.values() for found in texts(value))]
    if isinstance(data, list):
        return [found for value in data for found in texts(value)]
    return []


def played(server: Server, mode: str) -> tuple[list[Browser], Browser, str]:
    """Two people, a bot and somebody who watches play a whole game over WebSockets."""
    people = [Browser(server), Browser(server)]
    guest = Browser(server)
    wish = [{"kind": "you"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}]
    code = str(people[0].create(mode=mode, players=3, seats=wish, auto=False)["code"])
    people[1].tell(code, "sit")
    people[0].tell(code, "start")
    watches = [browser.join(code) for browser in people]
    looker = guest.join(code)
    looker.hear()
    for watch in watches:
        watch.hear()
    while any(watch.table["status"] != "over" for watch in watches):
        for watch in watches:
            step(watch, watches)
    looker.hear_until(lambda table: table["status"] == "over")
    return people, guest, code


def step(watch: Watch, watches: list[Watch]) -> None:
    """Hear what is new; who is asked plays."""
    newest = max(watch.table["version"] for watch in watches)
    if watch.table["version"] < newest or watch.table["view"]["to_act"] not in (1, 2):
        if watch.table["status"] != "over":
            watch.hear()
    elif watch.table["asked"] is not None:
        version = watch.play()["version"]
        watch.hear_until(lambda table: bool(table["version"] >= version))


@pytest.mark.parametrize("mode", ["basic", "competitive"])
def test_raw_payloads_of_a_whole_game_hold_nothing_hidden(lite: Server, mode: str) -> None:
    """Every message to a seat is exactly what the engine lets that seat know at that moment, and nothing beside it."""
    people, guest, code = played(lite, mode)
    record = people[0].http.get(f"/api/tables/{code}/record").text
    game = felicity.replay(record, listen=True)
    certificate = people[0].look(code)["shuffle"]["certificate"]
    for seat, browser in ((1, people[0]), (2, people[1]), (None, guest)):
        for text in browser.heard[:-1] if browser is people[0] else browser.heard:
            message = json.loads(text)
            assert not {"seed", "server_part", "holder", "key", "rng", "position", "agenda"} & set(texts(without_certificate(message)))
            if message.get("status") == "over":
                continue
            for secret in (certificate["server"], certificate["seed"], *(other.key for other in [*people, guest])):
                assert secret not in text
            if message.get("type") == "table" and message["view"] is not None:
                agrees(message, game, seat)


def without_certificate(message: Data) -> Any:
    """When the game is over the certificate holds the seed: that is its purpose."""
    return {name: value for name, value in message.items() if name != "shuffle"}


def agrees(message: Data, game: felicity.Table, seat: int | None) -> None:
    """The view and the events of a message are those that the engine gives to this seat."""
    then = game.at(message["number"])
    assert message["view"] == json.loads(json.dumps(then.view(seat)))
    told = then.events(seat)
    sent = [
        {name: value for name, value in event.items() if name not in ("at", "by", "auto", "sentence")}
        for event in message["events"]["items"]
    ]
    assert sent == json.loads(json.dumps(told[len(told) - len(sent) :]))
    assert (message["asked"] is None) or then.to_act == seat


def test_the_engine_keeps_its_promises_about_views_and_events() -> None:
    """On which all of this rests."""
    assert HIDDEN
    check(felicity.api.game("loop"), "competitive", 3, 1, 0.2)


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
