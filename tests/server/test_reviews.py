"""Reviews of finished games: worked out beside the requests, kept, stopped at will, and taken up again after a crash."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

import felicity
from felicity.core.rng import Rng, start_of
from felicity.server.finished_messages import LineData, ReviewData
from felicity.server.models import model_of
from felicity.server.new_tables import open_record
from felicity.server.reviews import Reviewing, Reviews, line_to, recalled
from felicity.server.stored_table import StoredTable
from felicity.teach.review import GLANCE, Review
from tests.server.test_records import upload
from tests.server.world import Browser, Server, hot_seat, serving, until


def short_record(choices: int = 14) -> str:
    """A game that breaks off early, so that its review takes a moment only."""
    table, luck = felicity.new("loop", players=2, mode="basic", seed="short", starting_player="1"), Rng(start_of("short"))
    while table.number < choices:
        options = table.options()
        table.play(options[luck.below(len(options))])
    return table.record(["Ada", "Bo"])


def test_a_review_is_worked_out_while_nobody_looks_and_survives_a_kill(database: str) -> None:
    """What was shown once is never worked out again; what was asked for is done after a crash, without being asked for again."""
    with serving(database) as server:
        ada = Browser(server)
        code = upload(ada, short_record())["code"]
        path = f"/api/tables/{code}/reviews/1"
        first = ada.get(path)
        model_of(ReviewData).model_validate(first)
        assert (first["state"], first["done"], first["account"]) == ("none", 0, None)
        assert ada.post(path, {}, 202)["state"] == "working"
        until(lambda: ada.get(path)["done"] > 0)
        shown = ada.get(path)["done"]
        server.kill()
        server.start()
        assert ada.get(path)["done"] >= shown
        until(lambda: ada.get(path)["state"] == "done")
        found = ada.get(path)
        model_of(ReviewData).model_validate(found)
        assert found["done"] == found["of"]
        account = found["account"]
        assert account["start"] + account["luck"] + account["skill"] == account["end"]
        assert found["summary"][0].startswith("You started with a 50 % chance")
        server.kill()
        server.start()
        assert ada.get(path) == found  # read, not worked out
        french = Browser(server).get(f"{path}?lang=fr")
        assert french["title"] == "Ce qu’un entraîneur dirait à Ada"
        assert [each["number"] for each in french["mistakes"]] == [each["number"] for each in found["mistakes"]]
        assert found["mistakes"]
        for mistake in found["mistakes"]:
            line = [ada.get(f"{path}/lines/{mistake['number']}?step={step}") for step in range(mistake["steps"] + 1)]
            for each in line:
                model_of(LineData).model_validate(each)
            assert line[0]["events"] == []
            for before, after in itertools.pairwise(line):
                assert after["events"][: len(before["events"])] == before["events"]
            assert {event["at"] for event in line[-1]["events"]} <= set(range(mistake["number"] + 1, mistake["number"] + len(line)))
            assert line[-1]["events"]
            assert ada.get(f"{path}/lines/{mistake['number']}?step={mistake['steps'] + 1}", 409)["error"]["code"] == "not-allowed"
        assert ada.get(f"{path}/lines/999", 409)["error"]["code"] == "not-allowed"


def test_a_review_can_be_stopped_and_goes_on_where_it_was(lite: Server) -> None:
    ada = Browser(lite)
    code = upload(ada, short_record(20))["code"]
    path = f"/api/tables/{code}/reviews/2"
    ada.post(path, {}, 202)
    until(lambda: ada.get(path)["done"] > 0)
    stopped = ada.post(f"{path}/stop", {})
    assert stopped["state"] == "stopped"
    assert ada.get(path)["done"] == stopped["done"]
    assert ada.post(path, {}, 202)["done"] >= stopped["done"]
    assert ada.post(f"{path}/stop", {})["state"] == "stopped"


def test_nothing_is_reviewed_while_it_is_played_and_no_seat_that_isn_t_there(lite: Server) -> None:
    ada = Browser(lite)
    code = hot_seat(ada)
    path = f"/api/tables/{code}/reviews/1"
    assert {ada.get(path, 409)["error"]["code"], ada.post(path, {}, 409)["error"]["code"]} == {"not-over"}
    assert Browser(lite).get(f"/api/tables/{code}/reviews/1", 403)["error"]["code"] == "not-watchable"
    over = upload(ada, short_record())["code"]
    assert ada.get(f"/api/tables/{over}/reviews/5", 404)["error"]["code"] == "no-seat"


def stored_record() -> StoredTable:
    """The short game, as a table."""
    return StoredTable(*open_record(short_record(), "holder"))


def glance(cost: float) -> dict[str, Any]:
    """What a look at a choice brings."""
    return {"chosen": "work", "rival": "buy", "chance": 0.4, "lead": -cost, "error": 0.01, "options": 5, "obvious": True}


def test_what_was_found_out_about_another_course_of_the_game_doesn_t_count() -> None:
    """A table that went back and on elsewhere has other positions under the same numbers."""
    stored = stored_record()
    number = next(iter(Review(stored.playing(), 1).rounds))
    line = line_to(stored.playing(), number)
    assert list(recalled(stored, 1, [(number, GLANCE, line, glance(0.1))]).verdicts) == [number]
    assert recalled(stored, 1, [(number, GLANCE, "0" * 32, glance(0.1))]).verdicts == {}
    assert recalled(stored, 2, [(number, GLANCE, line, glance(0.1))]).verdicts == {}


def test_no_more_reviews_are_kept_in_memory_than_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest are forgotten first, unless they are being worked on."""
    monkeypatch.setattr("felicity.server.reviews.KEPT", 2)
    stored = stored_record()
    reviews = Reviews(None)  # type: ignore[arg-type]
    made = {("CODE", seat): Reviewing(stored, Review(stored.playing(), 1)) for seat in range(4)}

    async def tidied() -> list[int]:
        working = asyncio.ensure_future(asyncio.sleep(60))
        made["CODE", 0].task = working
        reviews.kept = made
        reviews.tidy()
        working.cancel()
        return [seat for _, seat in reviews.kept]

    assert asyncio.run(tidied()) == [0, 3]
