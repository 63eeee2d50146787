"""Which generator a game is dealt by, in records and saves, and games of earlier rules versions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import felicity
from felicity.core.check import said
from felicity.core.rng import Rng
from felicity.core.secure import SecureRng

RECORDS = Path(__file__).parent.parent / "records"
OLD = sorted(path.stem for path in RECORDS.glob("*.txt"))
GAMES = ["loop", "nation", "nostalgia", "pursuit", "rainbow"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_and_a_save_say_that_chance_was_secure(game: str) -> None:
    """And they lead to the same game again, with the same cards to come."""
    table = felicity.new(game, seed=7, chance="secure")
    table.play(table.options()[0])
    assert type(table.state.rng) is SecureRng
    assert "\nchance: secure\n" in table.record()
    save = json.loads(json.dumps(table.dump()))
    assert save["chance"] == "secure"
    assert save["position"]["rng"] == {"key": table.state.rng.key.hex(), "drawn": table.state.rng.state}
    assert said(felicity.replay(table.record())) == said(felicity.load(save)) == said(table.copy()) == said(table)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_word_chance_is_fast(game: str) -> None:
    """As in every game before: its records have no line about it."""
    table = felicity.new(game, seed=7)
    assert type(table.state.rng) is Rng
    assert "chance" not in table.record()
    assert isinstance(table.dump()["position"]["rng"], int)  # type: ignore[index]
    assert table.dump()["position"] != felicity.new(game, seed=7, chance="secure").dump()["position"]


def test_a_save_with_another_word_for_chance_is_refused() -> None:
    """The message names the two there are."""
    save = felicity.new("rainbow", players=2, seed=7).dump()
    with pytest.raises(felicity.CannotRead, match="chance='good' can't be used: chance is one of fast, secure"):
        felicity.load({**save, "chance": "good"})


def test_a_position_that_goes_on_securely_does_so_after_a_replay() -> None:
    """A written position says itself how chance goes on."""
    table = felicity.load(felicity.new("loop", players=2, seed=7, chance="secure").dump())
    table.play(table.options()[0])
    assert said(felicity.replay(table.record())) == said(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["fast", "secure"])
def test_a_guess_has_the_chance_of_whoever_guesses(game: str, kind: str) -> None:
    """A bot searches with its own fast chance, and nothing of the table's stream gets into it."""
    table = felicity.new(game, seed=7, chance=kind)
    twin = felicity.new(game, seed=7, chance=kind)
    twin.state.rng = twin.state.rng.another()
    guesses = [each.guess(1, Rng(5)) for each in (table, twin)]
    assert type(guesses[0].state.rng) is Rng
    assert said(guesses[0]) == said(guesses[1])


def test_a_seed_that_nobody_names_has_256_bits() -> None:
    """64 hex digits, new each time."""
    seeds = {felicity.new("rainbow", players=2).setup.seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(len(seed) == 64 and int(seed, 16) >= 0 for seed in seeds)


def test_records_of_every_game_are_kept() -> None:
    """So that the two tests below have something to look at."""
    assert {name.partition("-")[0] for name in OLD} == set(GAMES)


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_an_earlier_version_still_replays(name: str) -> None:
    """It has no line about chance, so that the fast generator deals; the position is the one that was saved then."""
    text = (RECORDS / f"{name}.txt").read_text("utf-8")
    save = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    assert f"\nrules: {save['rules']}\n" in text
    replayed, loaded = felicity.replay(text), felicity.load(save)
    assert replayed.dump()["position"] == loaded.dump()["position"] == save["position"]
    assert replayed.setup.version == loaded.setup.version == save["rules"] != felicity.games()[save["game"]]["version"]
    for table in (replayed, loaded):
        table.play(table.options()[0])
    assert said(replayed) == said(loaded)
