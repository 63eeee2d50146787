"""`felicity.arrange`: a position from a short description, in every game; and exact answers near the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.arrangement import Arrangement, stream_giving
from felicity.core.batch import worth
from felicity.core.errors import BadOptions, CannotRead, GameOver
from felicity.core.rng import Rng, start_of
from felicity.core.solve import TooLarge
from tools import positions

GAMES = felicity.games()
GOALS = """
[[goal]]
id = "family"
happiness = 3
requires = { HOUSE = 2, HEART = 1 }
certainty = "printed"
"""
MODES = [(game, mode) for game in GAMES for mode in plugins.game(game).facts.modes]


def player(table: felicity.Table, seat: int = 1) -> dict[str, Any]:
    position: Any = table.dump()["position"]
    found: dict[str, Any] = position["players"][seat - 1]
    return found


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_without_a_word_it_is_the_first_ordinary_turn(game: str, mode: str) -> None:
    table = felicity.arrange(game, mode=mode, players=None if mode != "solo" else 1)
    assert table.question == plugins.plugin(game).arrangement().start
    assert felicity.arrange(game, mode=mode, players=table.setup.players).dump() == table.dump()
    assert felicity.replay(table.record()).dump() == table.dump()


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_dump_is_described(game: str) -> None:
    kind = plugins.plugin(game).arrangement()
    position: Any = felicity.arrange(game).dump()["position"]
    assert list(position) == list(kind.board)
    assert list(position["players"][0]) == list(kind.player)
    assert not set(kind.more) & set(position)
    assert not plugins.game(game).facts.defaults.keys() & {*kind.board, *kind.more}


def test_the_page_is_what_the_games_say() -> None:
    assert positions.PAGE.read_text("utf-8") == positions.page()


def test_the_program_of_the_page_runs() -> None:
    program = positions.PAGE.read_text("utf-8").split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(compile(program, "positions.md", "exec"), names)
    assert player(names["table"], 2)["hand"] == ["acquire", "share"]


def test_what_is_said_is_there_and_nothing_is_lost() -> None:
    """Loading checks that every card is there exactly once."""
    life = {"money": 7, "lth": 4, "items": {"car": 2}, "job": None}
    lives = felicity.arrange("pursuit", players=2, seat1=life, items=["library", "telescope"])
    assert (player(lives)["money"], player(lives)["lth"], player(lives)["items"]) == (7, 4, [{"card": "car", "level": 2}])
    has = {"materials": ["glass 3", "glass 1"], "debts": [2, 3], "happiness": 7}
    loop = felicity.arrange("loop", players=2, mode="competitive", seat2=has)
    assert [debt["coins"] for debt in player(loop, 2)["debts"]] == [2, 3]
    assert player(loop, 2)["happiness"] == sum(player(loop, 2)["points"].values()) == 7
    nation = felicity.arrange("nation", players=2, seat1={"money": 99, "houses": 3}, explorer_deck=["holiday"])
    nation.play("explore")
    assert "holiday" in player(nation)["hand"]


def test_another_question_can_be_the_start() -> None:
    assert felicity.arrange("pursuit", players=2, question="PayUpkeep").question == "PayUpkeep"
    assert felicity.arrange("nation", players=3, question="SetPrice").question == "SetPrice"
    assert felicity.arrange("loop", players=3, mode="competitive", question="ChooseCareer").question == "ChooseCareer"
    with pytest.raises(BadOptions, match=r"question='PayUpkeep' was never asked in 30 games of nation: name another, such as .*TakeTurn"):
        felicity.arrange("nation", players=2, question="PayUpkeep", target=1)


def test_what_chance_gives_can_be_said() -> None:
    table = felicity.arrange("rainbow", players=2, starting_player="1", draws=[(4, 6)], listen=True)
    table.play("spin")
    assert [event["holders"] for event in table.events() if event["event"] == "wheel-spun"] == [4]
    stream = Rng(stream_giving([(1, 2), (5, 6), (0, 3)]))
    assert (stream.below(2), stream.below(6), stream.below(3)) == (1, 5, 0)
    for draws in ([(6, 6)], [3], [(0, 10**9)]):
        with pytest.raises(BadOptions, match="draws: "):
            felicity.arrange("rainbow", players=2, draws=draws)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"seat1": {"materials": ["gold 1"]}}, "seat1.materials: there is no 'gold' at this table"),
        ({"seat2": {"hand": ["acquire"] * 9}}, "seat2.hand: no 'acquire' is left to take"),
        ({"seat3": {"coins": 1}}, "There is no seat3 to arrange: seats are numbered 1 to 2"),
        ({"colour": "red"}, "There is no 'colour' to arrange: choose from rng, round"),
        ({"seat1": {"colour": "red"}}, "There is no 'seat1.colour' to arrange: choose from career, happiness"),
        ({"market": 3}, r"market: expected a value such as \[.*, found 3"),
        ({"seat1": {"hand": ["aquire"]}}, "seat1.hand: there is no 'aquire' at this table. Close to it: acquire"),
        ({"seat1": 3}, 'seat1: expected names and values, such as {"career": "intern"}; found 3'),
        ({"draws": 3}, r"draws: expected a list of pairs, such as \[\(5, 6\)\] for the last of six; found 3"),
    ],
)
def test_what_cannot_be_arranged_is_named(said: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        felicity.arrange("loop", players=2, mode="basic", **said)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(CannotRead, match=r"^seat1\.happiness: expected a whole number from 0 to 12, found 99"):
        felicity.arrange("loop", players=2, mode="basic", seat1={"happiness": 99})
    with pytest.raises(CannotRead, match=r"^round: expected a whole number from 0 on, found -1"):
        felicity.arrange("loop", players=2, mode="basic", round=-1)


def test_a_game_without_rules_of_its_own_is_set_as_it_is_said() -> None:
    found = Arrangement({"pot": 1, "players": [{"score": 2}]}, None).change({"pot": 3}, {1: {"score": 4}})
    assert found == {"pot": 3, "players": [{"score": 4}]}


def test_cards_are_data() -> None:
    assert felicity.cards("loop")["goal"]["family"]["requires"]
    assert set(felicity.cards("pursuit")) >= {"project", "item", "job", "partner", "trait", "goal"}


def test_load_and_replay_take_a_pack_and_listen(tmp_path: Path) -> None:
    (tmp_path / "goals.toml").write_text(GOALS, "utf-8")
    table = felicity.new("loop", players=2, mode="basic", seed=1, pack=str(tmp_path))
    table.play(table.options()[0])
    assert felicity.cards("loop", pack=str(tmp_path))["goal"]["family"]["certainty"] == "printed"
    loaded = felicity.load(json.loads(json.dumps(table.dump())), pack=str(tmp_path), listen=True)
    loaded.play(loaded.options()[0])
    assert loaded.events()
    assert felicity.replay(table.record(), listen=True, pack=str(tmp_path)).dump() == table.dump()
    with pytest.raises(CannotRead, match="played with the default cards, not with the pack in"):
        felicity.load(felicity.new("loop", players=2).dump(), pack=str(tmp_path))


def test_the_first_payments_of_a_game_can_be_listened_to() -> None:
    """Happy Nation: all but the Banker take opening loans and pay a first time before anybody chooses more than a character."""
    table = felicity.new("nation", players=5, characters="builder,farmer,entertainer,banker,doctor", seed=1, listen=True)
    events = [event["event"] for event in table.events()]
    assert events.count("opening-loan-taken") == 4
    assert "loan-paid" in events


# --- exact answers ---


def last_turn(stage: list[str], **seat2: Any) -> felicity.Table:
    """Seat 2 has the last turn of the game, and seat 1 is ahead by a point."""
    return felicity.arrange(
        "loop", players=2, mode="basic", starting_player="1", ending="happiness", active="seat2", stage=stage,
        agenda=[{"step": "TakeTurn", "who": "seat2"}], seat1={"happiness": 5, "hand": [], "materials": [], "coins": 0},
        seat2={"happiness": 4, "hand": [], "coins": 0, **seat2},
    )  # fmt: skip


def test_the_last_turn_is_solved() -> None:
    """LOOP-2.8c: seat 2 can't catch up by working; the HAPPINESS of a picnic wins."""
    assert felicity.solve(last_turn([], materials=[])) == {"work": [1.0, -1.0]}
    worths = felicity.solve(last_turn(["picnic-1"], materials=["food 4", "plastic 4"], coins=1))
    assert worths.pop("consume picnic-1") == [-1.0, 1.0]
    assert set(map(tuple, worths.values())) == {(1.0, -1.0)}
    assert len(worths) == 6


@pytest.mark.parametrize(("space", "chance"), [(6, 0), (8, 1 / 6), (10, 3 / 6), (13, 1)])
def test_chance_is_averaged(space: int, chance: float) -> None:
    """Seat 2 has the last turn of The Game of Happiness and throws a die: a key, and the game, from the end of the track on."""
    table = felicity.arrange(
        "rainbow", players=2, starting_player="1", round_limit=100, round=100, active="seat2", has_spun=True,
        agenda=[{"step": "TakeTurn", "who": "seat2"}], seat2={"marker": f"love {space}", "may_get_off": True, "hang_ups": []},
    )  # fmt: skip
    assert felicity.solve(table)["move"] == pytest.approx([-chance, chance])


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(TooLarge, match="more than 50 positions"):
        felicity.solve(felicity.new("loop", players=2, seed=1), most=50)
    with pytest.raises(TooLarge, match="more than 150 choices and draws"):
        felicity.solve(felicity.new("nation", players=2, seed=1))
    table = last_turn([], materials=[])
    table.play("work")
    table.play("end turn")
    with pytest.raises(GameOver, match="nothing to solve"):
        felicity.solve(table)


@pytest.mark.parametrize("name", ["greedy", "normal"])
def test_bots_find_the_best_last_turn(name: str) -> None:
    """The outcome of a bot's last turn is worth as much as the best possible one."""
    for stage, materials in (
        (["picnic-1", "yoga-1"], ["food 4", "plastic 4"]),
        (["dance-1"], ["glass 2", "plastic 1", "metal 4"]),
        (["cooking-1"], ["glass 3"]),
    ):
        table, luck = last_turn(stage, materials=materials, coins=2), Rng(start_of(name))
        best = max(worths[1] for worths in felicity.solve(table).values())
        while not table.is_over:
            table.play(bot(name, "loop").choose(Seat(table, luck)))
        assert worth(table.result)[1] == best
