"""Which questions come out of turn: every game's manifest says so, and what it says is true of its engine."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import felicity
from felicity import plugins
from felicity.core.state import choice_of
from felicity.core.table import Table
from felicity.server.prepared import answers_to
from felicity.text.narrators import narrator_of

GAMES = 6  # of each mode, by chance
CHOICES = 400  # of each at most
FORESEEN = [name for name in plugins.names() if plugins.plugin(name).foreseen(plugins.game(name).facts.default_mode, {})]


def tables(game: str) -> Iterator[Table]:
    """Games of a game with several players, played by chance, position by position."""
    for mode, (least, most) in plugins.game(game).facts.modes.items():
        for seed in range(GAMES if most > 1 else 0):
            chance = random.Random(seed)
            table = felicity.new(game, mode=mode, players=max(2, least) if seed % 2 else most, seed=str(seed))
            while not table.is_over and table.number < CHOICES:
                yield table
                table.play(chance.choice(table.options()))


def out_of_turn(table: Table) -> bool:
    """Is somebody asked whose turn it isn't?"""
    active = table.view(None).get("active")
    return table.state.round > 0 and active is not None and active != table.to_act


@pytest.mark.parametrize("game", plugins.names())
def test_every_question_that_comes_out_of_turn_can_be_prepared(game: str) -> None:
    """Except while a game is set up; with the fields that the manifest names, and the answers that are offered."""
    for table in tables(game):
        if not out_of_turn(table):
            continue
        known = plugins.plugin(game).foreseen(table.setup.mode, table.setup.options)
        assert table.question in known, table.question
        question, step = known[table.question], choice_of(table.state)
        assert {option.kind.name for option in table.options()} <= {*question.answers}
        if question.asker:
            assert getattr(step, question.asker) + 1 == table.view(None)["active"]
        if question.about:
            assert table.game.alphabet.options[getattr(step, question.about)].kind.name in question.kinds


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", FORESEEN)
def test_what_can_be_prepared_has_words(game: str, lang: str) -> None:
    """Each question, each answer, and what it may be about."""
    facts = plugins.game(game).facts
    options = {each.name: each.values[-1] for each in facts.options if each.values == [False, True]}
    for mode, (_, most) in facts.modes.items():
        table = felicity.new(game, mode=mode, players=most, seed="1")
        narrator = narrator_of(lang, table, ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"][: table.setup.players])
        for name, question in plugins.plugin(game).foreseen(mode, options).items():
            said = [narrator.say(f"{game}-foreseen-{name}"), *(narrator.say(f"{game}-what-{kind}") for kind in question.kinds)]
            said += [narrator.option(option, name, {}) for option in answers_to(question, table)]
            assert all(said)
            assert len(set(said)) == len(said)
            assert {option.kind.name for option in answers_to(question, table)} == {*question.answers}
