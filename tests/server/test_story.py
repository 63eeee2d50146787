"""UI-E3: «Your life» of every seat, when the game is over."""

from __future__ import annotations

import felicity
from tests.server.test_records import finished, upload
from tests.server.world import Browser, Server


def test_a_life_is_told_when_the_game_is_over(lite: Server) -> None:
    """In the language of the page, for any seat, to anybody who may look."""
    ada, code = finished(lite)
    story = ada.get(f"/api/tables/{code}/story?seat=2&lang=fr")
    assert story["seat"] == 2
    assert 8 <= sum(len(paragraph) for paragraph in story["paragraphs"]) <= 15
    assert story == ada.get(f"/api/tables/{code}/story?seat=2&lang=fr")
    assert story["paragraphs"] != ada.get(f"/api/tables/{code}/story?seat=2&lang=en")["paragraphs"]
    assert ada.get(f"/api/tables/{code}/story?seat=3", 404)["error"]["code"] == "no-seat"


def test_no_life_is_told_while_it_is_lived(lite: Server) -> None:
    """It would tell the goals of others."""
    ada = Browser(lite)
    code = str(ada.create(players=2, start=True)["code"])
    assert ada.get(f"/api/tables/{code}/story?seat=1", 409)["error"]["code"] == "not-over"
    assert ada.get(f"/api/tables/{code}/story?seat=2", 403)["error"]["code"] == "not-your-seat"


def test_a_record_that_breaks_off_before_the_first_round_has_no_story(lite: Server) -> None:
    game = felicity.new("loop", players=2, mode="competitive", seed=7)
    ada = Browser(lite)
    code = upload(ada, game.record(["Ada", "Bo"]))["code"]
    assert ada.get(f"/api/tables/{code}/story?seat=1")["paragraphs"] == []


def test_a_life_in_the_pursuit_of_happiness_is_told_too(lite: Server) -> None:
    """From an uploaded record."""
    game = felicity.new("pursuit", players=2, seed=7)
    while not game.is_over:
        options = game.options()
        game.play(options[game.number % len(options)])
    ada = Browser(lite)
    code = upload(ada, game.record(["Ada", "Bo"]))["code"]
    story = ada.get(f"/api/tables/{code}/story?seat=2&lang=fr")["paragraphs"]
    assert 8 <= sum(len(paragraph) for paragraph in story) <= 15
    assert "Bo" in story[0][0]
