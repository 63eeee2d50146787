"""The requests that need no table: health, figures, games, rules, cards, sentences, and the OpenAPI document."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from fastapi import FastAPI

import felicity
from felicity.server.app import make_app
from felicity.server.catalog_messages import GameData, RuleData
from felicity.server.hall import Hall
from felicity.server.models import model_of
from felicity.server.schema import CLIENT_MESSAGE
from felicity.server.settings import Settings
from tests.server.world import NO_TLS, Browser, Server, fetch


def test_health_names_the_version_and_the_store(server: Server) -> None:
    """On either store."""
    found = fetch(server, "/api/health").json()
    assert found["ok"]
    assert found["version"] == felicity.__version__
    assert found["database"] in ("sqlite", "postgresql")


def test_metrics_count_and_name_nobody(lite: Server) -> None:
    """Prometheus text; no code, name or address in it."""
    ada = Browser(lite)
    code = ada.create(players=2, start=True)["code"]
    ada.join(code).play_on(3)
    text = fetch(lite, "/metrics").text
    assert 'felicity_choices_total{by="human"}' in text
    assert "felicity_write_seconds_bucket" in text
    assert code not in text
    assert "127.0.0.1" not in text


@pytest.mark.parametrize(
    ("named", "proxy", "forwarded", "status"),
    [
        ((), (), "", 404),
        (("10.0.0.0/8",), (), "", 404),
        (("127.0.0.1",), (), "", 200),
        (("127.0.0.1",), (), "203.0.113.1", 404),  # through a proxy that the host forgot to name
        (("127.0.0.1",), (), "127.0.0.1", 404),
        (("127.0.0.1",), ("127.0.0.1",), "203.0.113.1", 404),
        (("203.0.113.1",), ("127.0.0.1",), "203.0.113.1", 200),
        (("2001:db8::1",), ("127.0.0.1",), "2001:db8::1", 200),
        (("2001:db8::1",), ("127.0.0.1",), "2001:db8::2", 404),
    ],
)
def test_metrics_are_for_those_whom_the_host_names(named: tuple[str, ...], proxy: tuple[str, ...], forwarded: str, status: int) -> None:
    """Nobody, if nothing is said; and nobody through a proxy that is not known."""
    app = make_app(Settings(metrics=named, proxies=proxy))
    app.state.hall = Hall(Settings())
    headers = {"x-forwarded-for": forwarded} if forwarded else {}

    async def scene() -> int:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here", verify=NO_TLS) as client:
            found = await client.get("/metrics", headers=headers)
            assert (await client.get("/metrics/", headers=headers)).status_code == 404
            return found.status_code

    assert asyncio.run(scene()) == status


def test_games_rules_cards_and_sentences(lite: Server) -> None:
    """All that a page needs before a table is there."""
    games = fetch(lite, "/api/games").json()
    assert set(games) == set(felicity.games())
    for facts in games.values():
        model_of(GameData).model_validate(facts)
        assert set(facts["levels"]) == {"easy", "normal", "hard", "expert"}
    rules = fetch(lite, "/api/games/loop/rules").json()
    for rule in rules:
        model_of(RuleData).model_validate(rule)
    assert [rule["id"] for rule in rules] == [rule.id for rule in felicity.rules("loop").rules]
    french = fetch(lite, "/api/games/loop/rules?lang=fr").json()
    assert [rule["title"] for rule in french] == [rule.title for rule in felicity.rules("loop", "fr").rules]
    assert fetch(lite, "/api/games/loop/rules?lang=xx").status_code == 404
    assert "activity" in fetch(lite, "/api/games/loop/cards").json()
    assert "loop-option-work" in fetch(lite, "/api/texts/fr").text
    assert fetch(lite, "/api/texts/xx").status_code == 404


def test_a_table_can_be_tried_out_before_it_is_made(lite: Server) -> None:
    """UI-S4: a combination that the rules forbid is refused with their id; nothing is kept."""

    def tried(**wish: object) -> httpx.Response:
        return httpx.post(f"{lite.address}/api/setups", json={"game": "loop", **wish})

    found = tried(mode="solo").json()
    assert (found["mode"], found["players"], found["options"]["goal_claim"]) == ("solo", 1, "window")
    refused = tried(mode="solo", options={"careers": "banker"})
    assert refused.status_code == 400
    assert refused.json()["error"]["code"] == "bad-options"
    assert "LOOP-5.1g" in refused.json()["error"]["message"]


def document() -> dict[str, object]:
    """The OpenAPI document."""
    app = make_app(Settings())
    assert isinstance(app, FastAPI)
    found = app.openapi()
    assert app.openapi() == found
    return found


def test_the_openapi_document_knows_every_message(lite: Server) -> None:
    """Those of the WebSocket too; every reference leads somewhere."""
    found = fetch(lite, "/api/openapi.json").json()
    assert found == json.loads(json.dumps(document()))
    text = json.dumps(found)
    schemas = found["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "TableMessage", "Answer", "Hello", "Play"} <= set(schemas)
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in schemas
    assert "/api/tables/{code}" in found["paths"]


def test_the_examples_of_the_protocol_are_readable() -> None:
    """A hello and a few commands, as the page sends them."""
    key = "k" * 43
    for message in (
        {"type": "hello", "key": key, "seat": None, "since": 17, "lang": "en"},
        {"type": "play", "id": "m1", "version": 3, "seat": 1, "option": "buy glass 3"},
        {"type": "as", "id": "m2", "seat": None},
        {"type": "reorder", "id": "m3", "order": [2, 1]},
    ):
        CLIENT_MESSAGE.validate_python(message)
