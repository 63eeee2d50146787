"""Puzzles over HTTP: what the seat sees, nothing of the answer until one has tried, and nothing kept."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from felicity.server import puzzle_data
from felicity.server.models import model_of
from felicity.server.puzzle_messages import PuzzleData, PuzzlesData, PuzzleVerdict
from felicity.teach import puzzles
from tests.server.world import Browser, Server

ALL = puzzles.in_order(puzzles.by_id().values())


def test_puzzles_are_listed_shown_tried_and_solved(lite: Server) -> None:
    ada = Browser(lite)
    listed = ada.get("/api/puzzles")
    model_of(PuzzlesData).model_validate(listed)
    assert sum(len(each["puzzles"]) for each in listed["games"]) == len(ALL)
    assert listed["today"] == Browser(lite).get("/api/puzzles?lang=fr")["today"] in puzzles.by_id()
    puzzle = ALL[0]
    path = f"/api/puzzles/{puzzle.id}"
    shown = ada.get(path)
    model_of(PuzzleData).model_validate(shown)
    assert [option["text"] for option in shown["table"]["asked"]["options"]] == [option.text for option in puzzle.table().options()]
    other = next(each.option for each in puzzle.others if not each.idle)
    for text, kind, answer in ((other, "wrong", None), (puzzle.answer, "right", puzzle.answer), ("", "shown", puzzle.answer)):
        found = ada.post(path, {"option": text}, 200)
        model_of(PuzzleVerdict).model_validate(found)
        assert (found["kind"], found["answer"]) == (kind, answer)
        assert bool(found["others"]) == (answer is not None)
    assert ada.get(path) == shown  # nothing is kept


def test_what_isn_t_there_can_t_be_asked_for_or_tried(lite: Server) -> None:
    ada = Browser(lite)
    assert ada.get("/api/puzzles/loop-none-1-1", 404)["error"]["code"] == "no-puzzle"
    assert ada.post(f"/api/puzzles/{ALL[0].id}", {"option": "fly away"}, 400)["error"]["code"] == "cannot-read"
    assert ada.get(f"/api/puzzles/{ALL[0].id}?lang=xx", 404)["error"]["code"] == "no-table"


@pytest.fixture
def another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same positions, but another option is said to be best."""
    changed: dict[str, Any] = {}
    for puzzle in ALL:
        other = puzzle.others[0]
        swapped = [replace(other, option=puzzle.answer), *puzzle.others[1:]]
        changed[puzzle.id] = replace(puzzle, answer=other.option, others=swapped)
    monkeypatch.setattr(puzzles, "by_id", lambda: changed)


def shown(id: str) -> str:
    """What is sent, but for the version, which isn't the same twice."""
    return json.dumps(puzzle_data.puzzle_data(id, "en"), sort_keys=True)


def test_what_is_sent_before_a_try_doesn_t_depend_on_the_answer(request: pytest.FixtureRequest) -> None:
    """Themes are those of the puzzle: they may hint at what it is about, as its title does."""
    before = {puzzle.id: shown(puzzle.id) for puzzle in ALL[:5]}
    request.getfixturevalue("another_answer")
    for id, text in before.items():
        now, was = json.loads(shown(id)), json.loads(text)
        now.pop("themes")
        was.pop("themes")
        assert now == was


def test_only_what_the_seat_sees_is_sent() -> None:
    """The view of the seat, and the events that it saw."""
    for puzzle in ALL[:5]:
        table = puzzle.table(listen=True)
        sent = puzzle_data.puzzle_data(puzzle.id, "en")["table"]
        assert json.dumps(sent["view"], sort_keys=True) == json.dumps(table.view(puzzle.seat), sort_keys=True)
        assert len(sent["events"]["items"]) <= len(table.events(puzzle.seat))
        assert sent["seat"] == puzzle.seat
        assert table.setup.seed not in json.dumps(sent)
