"""Every view has the type that its game declares: at every decision, for every seat and for spectators."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypedDict

import pytest
from pydantic import BaseModel, ValidationError

import felicity
from felicity import plugins
from felicity.core.errors import BadOptions
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table, start
from felicity.server.models import view_model, view_schemas

GAMES = 4  # in each mode, with the fewest and with the most players
DECISIONS = 2_000  # checked per game
FEW = 12  # checked per game with another option


def model(game: str) -> type[BaseModel]:
    found = view_model(game)
    assert found is not None, f"{game} doesn't say what its views are made of"
    return found


def opened(game: str, mode: str, players: int, **options: Any) -> Table:
    engine = plugins.game(game)
    return start(engine, engine.set_up(mode, players, "views", options))


def views(table: Table, luck: Rng, most: int) -> Iterator[str]:
    """What everybody sees during a game of random play."""
    for _ in range(most):
        for seat in (None, *range(1, table.setup.players + 1)):
            yield json.dumps(table.view(seat))
        if table.is_over:
            return
        options = table.options()
        table.play(options[luck.below(len(options))])


def keys_in(data: object) -> set[str]:
    """Every key anywhere in the data."""
    if isinstance(data, list):
        return {key for each in data for key in keys_in(each)}
    return {*data, *(key for each in data.values() for key in keys_in(each))} if isinstance(data, dict) else set()


def described_keys(kind: type[BaseModel]) -> set[str]:
    """Every key of a model and of those inside it."""
    schema = kind.model_json_schema()
    return {key for each in (schema, *schema["$defs"].values()) for key in each["properties"]}


@pytest.mark.parametrize("game", felicity.games())
def test_views_are_what_their_type_says(game: str) -> None:
    """Nothing is missing, nothing is undeclared, and everything declared is shown at some time."""
    kind = model(game)
    luck = Rng(start_of(game))
    seen: set[str] = set()
    for mode, (fewest, most) in plugins.game(game).facts.modes.items():
        for players in [fewest, most] * GAMES:
            table = opened(game, mode, players)
            for text in views(table, luck, DECISIONS):
                kind.model_validate_json(text)
                seen |= keys_in(json.loads(text))
    assert described_keys(kind) - seen == set()


@pytest.mark.parametrize("game", felicity.games())
def test_views_are_what_their_type_says_with_every_option(game: str) -> None:
    """A table's settings may show or hide more."""
    kind = model(game)
    luck = Rng(start_of(game))
    facts = plugins.game(game).facts
    for option in facts.options:
        for value in option.values:
            try:
                table = opened(game, facts.default_mode, facts.modes[facts.default_mode][1], **{option.name: value})
            except BadOptions:  # not with this many players
                continue
            for text in views(table, luck, FEW):
                kind.model_validate_json(text)


@pytest.mark.parametrize("game", felicity.games())
def test_a_view_that_is_not_what_its_type_says_is_noticed(game: str) -> None:
    """An extra key, a missing one, and a wrong value."""
    facts = plugins.game(game).facts
    table = opened(game, facts.default_mode, facts.modes[facts.default_mode][1])
    for key, value in (("surprise", 1), ("board", {}), ("round", "one")):
        with pytest.raises(ValidationError):
            model(game).model_validate_json(json.dumps({**table.view(None), key: value}))
    view = table.view(1)
    del view["to_act"]
    with pytest.raises(ValidationError):
        model(game).model_validate_json(json.dumps(view))


class Odd(TypedDict):
    """Contains a type that no schema can describe."""

    thing: Table


def test_what_cannot_be_described_is_left_out(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """The other games are still described."""
    odd, *others = felicity.games()
    monkeypatch.setattr(plugins.plugin(odd), "view_type", lambda: Odd)
    view_model.cache_clear()
    assert view_schemas(odd) == {}
    assert f"The views of {odd} can't be described" in caplog.text
    assert all(view_schemas(game) for game in others)
    monkeypatch.undo()
    view_model.cache_clear()
