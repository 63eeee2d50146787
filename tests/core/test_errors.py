"""Bad input: every mistake gets a clear error that says what was expected."""

from __future__ import annotations

import json
from typing import Any

import pytest

import felicity
from tests.replaced import with_value


def table() -> felicity.Table:
    """A small table."""
    return felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": "chess"}, "There is no game 'chess': choose one of loop"),
        ({"name": "loop", "mode": "hard"}, "no mode 'hard': choose one of basic, competitive, coop, solo"),
        ({"name": "loop", "mode": "basic", "players": 7}, "for 2 to 6 players, not 7"),
        ({"name": "loop", "mode": "basic", "players": 1}, "for 2 to 6 players, not 1"),
        ({"name": "loop", "mode": "solo", "players": 2}, "for 1 player, not 2"),
        ({"name": "loop", "colour": "red"}, "no option 'colour': choose from starting_player"),
        ({"name": "loop", "zone_borders": "3,3"}, r"zone_borders='3,3' can't be used: .* one of 4,8, 4,9, 5,9 \(LOOP-R5\)"),
        ({"name": "loop", "banker_consent": 1}, "banker_consent=1 can't be used"),
        ({"name": "loop", "mode": "solo", "careers": "lawyer"}, r"'lawyer' is not used in this mode \(LOOP-5.1g\)"),
        ({"name": "loop", "players": 2, "careers": "chef,chef"}, r"'chef' is named twice"),
        ({"name": "loop", "players": 2, "careers": "pilot"}, "no career 'pilot'"),
        ({"name": "loop", "players": 2, "careers": "chef,nurse,clerk"}, "names 3 careers for 2 seats"),
        ({"name": "loop", "mode": "basic", "careers": "chef"}, r"LOOP-1\.0\.7"),
        ({"name": "loop", "players": 2, "starting_player": "3"}, "can't be used: only 2 play"),
        ({"name": "loop", "chance": "good"}, "chance='good' can't be used: chance is one of fast, secure"),
        ({"name": "loop", "seed": "two words"}, "a seed is a whole number or a word"),
        ({"name": "loop", "seed": 1.5}, "seed=1.5 can't be used: a seed is a whole number or a word"),
        ({"name": "loop", "seed": True}, "seed=true can't be used"),
        ({"name": "loop", "seed": [1]}, "seed=a list of 1 can't be used"),
        ({"name": "loop", "players": True}, "players=true can't be used: it must be a whole number"),
        ({"name": "loop", "pack": 3}, "pack=3 can't be used: a pack is a folder of .toml files"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(arguments: dict[str, Any], message: str) -> None:
    """`BadOptions` names what came and what may be chosen."""
    with pytest.raises(felicity.BadOptions, match=message):
        felicity.new(**arguments)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "not a record"),
        (lambda text: "hello\n" + text, "its first line is 'hello'"),
        (lambda text: text.replace("rules: 2", "rules: 0"), "rules version 0 of loop; this is version 2"),
        (
            lambda text: text.replace("rules: 2", "rules: 1").replace("seat1: work", "seat1: end turn"),
            "under rules version 1 of loop and does not",
        ),
        (lambda text: text.replace("seed: 7", "seed: 7\nchance: bad"), "chance='bad' can't be used: chance is one of fast, secure"),
        (lambda text: text.replace("seed: 7\n", ""), "no line 'seed'"),
        (lambda text: text.replace("players: 2", "players: two"), "line 5: players: 'two' can't be used; expected a number up to 8"),
        (lambda text: text.replace("game: loop", "game: chess"), "line 2: There is no game 'chess': choose one of loop"),
        (lambda text: text.replace("options: starting_player=1", "options: nonsense"), "expected name=value"),
        (lambda text: text.replace("seat1: work", "seat2: work"), "line 11: It isn't seat2's turn to choose"),
        (lambda text: text.replace("seat1: work", "seat1: dance"), "line 11: 'dance' is not the text"),
        (lambda text: text.replace("seat1: work", "seat1: end turn"), "line 11: 'end turn' is not allowed"),
        (lambda text: text.replace("result: unfinished", "result: seat1 won, 12 3, happiness"), "changed or damaged"),
        (lambda text: text + "\nnonsense", "'nonsense' can't be read"),
        (lambda text: text.replace("seed: 7", "seed: 7\npack: mine-0123"), "the pack mine-0123"),
        (lambda text: text.replace("seed: 7", "seed: 7\nposition: {"), "line 8: position: not readable as JSON"),
        (lambda text: text.replace("seed: 7", "seed: 7\nposition: " + "[" * 100_000), "line 8: position: not readable as JSON"),
        (lambda text: text.replace("seed: 7", "seed: 7\nposition: " + "[" * 100 + "]" * 100), "line 8: position: is nested too deeply"),
        (lambda text: text.replace("seed: 7", "seed: 7\nposition: {" + f'"a": {"1" * 5000}' + "}"), "line 8: position: not readable"),
        (lambda text: text.replace("seed: 7", 'seed: 7\nposition: {"a": NaN}'), "nan can't be used"),
        (lambda text: text.replace("seed: 7", 'seed: 7\nposition: {"a": "\\ud800"}'), "can't be used: expected a text"),
        (lambda text: text.replace("seed: 7", "seed: 7\nseed: 7"), "line 8: 'seed' appears twice"),
        (lambda text: text.replace("seed: 7", "seed: 7 8"), "line 7: seed: '7 8' can't be used; expected a word without blanks"),
        (lambda text: text.replace("seed: 7", "seed: \ud800"), r"line 7: 'seed' is '\\ud800', which contains control characters"),
        (lambda text: text.replace("seed: 7", "seed: 7\nno\ud800te: 1"), r"line 8: 'no\\ud800te' can't be the name of a line"),
        (lambda text: text.replace("seed: 7", "seed: " + "7" * 30_000), "line 7: 'seed' is too long"),
        (lambda text: text.replace("players: 2", "players: ²"), "line 5: players: '²' can't be used"),
        (lambda text: text.replace("players: 2", "players: " + "2" * 5000), "line 5: players: '2222"),
        (lambda text: text.replace("mode: basic", "mode: hard"), "line 4 and those after it: loop has no mode 'hard'"),
        (lambda text: text.replace("seat1: work", "seat²: work"), "line 11: 'seat²' is not a seat; expected seat1 to seat8"),
        (lambda text: text.replace("seat1: work", f"seat{'1' * 5000}: work"), "line 11: 'seat1111.* is not a seat"),
        (lambda text: text.replace("seat1: work", "seat0: work"), "line 11: 'seat0' is not a seat"),
        (lambda text: text.replace("seat1: work", "seat1: " + "work" * 5000), "line 11: 'workwork"),
        (lambda text: text.replace("seed: 7", "seed: 7\nnames: " + "x" * 101), "line 8: names: 'xxx.* up to 8 names of up to 100 letters"),
        (lambda text: text + "#" * 4_000_000, "too long: up to 4000000 letters"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(change: Any, message: str) -> None:
    """`CannotRead` or `BadOptions`, never a traceback."""
    played = table()
    played.play("work")
    text = played.record()
    assert felicity.replay(text).number == 1
    with pytest.raises(felicity.FelicityError, match=message):
        felicity.replay(change(text))


def broken_save(path: list[Any], value: Any) -> dict[str, Any]:
    """A save with one value replaced."""
    return with_value(table().dump(), path, value)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["felicity"], 2, "not a saved position"),
        (["rules"], "0", "rules version 0"),
        (["position"], None, "position: expected an object, found null"),
        (["players"], True, "players: expected a whole number, found true"),
        (["position", "rng"], 0, "position.rng: expected a whole number"),
        (["position", "rng"], {"key": "00" * 31, "drawn": 0}, "position.rng.key: expected 64 hex digits"),
        (["position", "rng"], {"key": "0G" * 32, "drawn": 0}, "position.rng.key: expected 64 hex digits"),
        (["position", "rng"], {"key": "00" * 32, "drawn": -1}, "position.rng.drawn: expected a whole number"),
        (["position", "rng"], {"key": "00" * 32, "drawn": 2**60}, "position.rng.drawn: expected a whole number"),
        (["position", "rng"], {"key": "00" * 32, "drawn": 0, "more": 1}, "position.rng: there is no key 'more'"),
        (["position", "players", 0, "coins"], -1, r"position.players.1.coins: expected a whole number from 0"),
        (["position", "players", 0, "coins"], True, "found true"),
        (["position", "players", 0, "materials"], ["stone 3"], "expected a material such as 'glass 3', found 'stone 3'"),
        (["position", "players", 0, "materials"], ["glass 9"], "expected a material"),
        (["position", "players", 0, "happiness"], 5, "seat1: HAPPINESS is the sum of its sources, 4; found 5"),
        (["position", "players"], [], "expected 2 players"),
        (["position", "material_deck"], ["food"], "is impossible: MATERIAL: .* glass missing"),
        (["position", "stage"], ["dance-1"], "5 slots"),
        (["position", "market", 0], None, "is impossible: MATERIAL"),
        (["position", "event"], "gap", "a continuous event or null"),
        (["position", "agenda"], [{"step": "Cheat"}], "position.agenda.0.step: expected one of"),
        (["position", "agenda"], [{"step": "TakeTurn", "who": "seat9"}], "expected seat1 to seat2, found 'seat9'"),
        (["position", "agenda"], [{"step": "Refill", "who": "seat1"}], "the last step must be a choice, found Refill"),
        (
            ["position", "agenda"],
            [{"step": "TakeMaterial", "who": "seat1", "quality": "much", "rule": "LOOP-5.4k"}],
            "expected a whole number",
        ),
        (["position", "turn"], "none", "position.turn: expected an object"),
        (["position", "favour_deck"], ["share"] * 25, "is impossible: FAVOUR"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(path: list[Any], value: Any, message: str) -> None:
    """`CannotRead` says where and what was expected."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken_save(path, value))


def test_what_is_no_save_and_no_record_is_refused() -> None:
    """The message says what came instead."""
    for data, found in (({"felicity": 3}, '"felicity": 3'), ({}, "an object"), ("x", "'x'"), (None, "null")):
        with pytest.raises(felicity.CannotRead, match=f'expected an object with "felicity": 1, found {found}'):
            felicity.load(data)
    for text in (None, b"felicity record 1", 3):
        with pytest.raises(felicity.CannotRead, match="This is not a record: expected its text, found"):
            felicity.replay(text)  # type: ignore[arg-type]


def test_a_position_edited_by_hand_plays_on() -> None:
    """Words can be changed as long as no card is lost or doubled."""
    data = json.loads(json.dumps(table().dump()))
    data["position"]["players"][0]["coins"] = 4
    edited = felicity.load(data)
    market = data["position"]["market"][1]
    edited.play(f"buy {market} 4")
    again = felicity.replay(edited.record())
    assert again.moves[0].option.text == f"buy {market} 4"
    assert "position:" in edited.record()
