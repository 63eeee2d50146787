"""One game among bots: who sits where, which chance, and how it is written down."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import felicity
from felicity import plugins
from felicity.bots import registry
from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.errors import BadOptions, FelicityError
from felicity.core.option import Option
from felicity.lab import play as lab
from felicity.lab.errors import BadStudy
from felicity.lab.play import NO_CORRECTIONS, Plan, fill_seats, play

MODES = [("basic", 2), ("competitive", 4), ("coop", 3), ("solo", 1)]


def of(bots: tuple[str, ...], rotate: bool = True) -> Plan:
    """A plan in which only the seats matter."""
    return Plan("loop", "1", "competitive", len(bots), (), NO_CORRECTIONS, bots, rotate, 10, "1")


def test_after_each_game_every_bot_moves_one_seat_on() -> None:
    plan = of(("a", "b", "c"))
    assert [plan.seats_of(number) for number in (1, 2, 3, 4)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c")]


def test_rotation_gives_every_bot_every_seat_equally_often() -> None:
    plan = of(("a", "b", "c", "d"))
    for seat in range(4):
        assert sorted(plan.seats_of(number)[seat] for number in range(1, 9)) == list("aabbccdd")


def test_without_rotation_all_keep_their_seats() -> None:
    plan = of(("a", "b", "c"), rotate=False)
    assert {plan.seats_of(number) for number in range(1, 8)} == {("a", "b", "c")}


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill_seats(["a", "b"], 4) == ("a", "b", "b", "b")
    assert fill_seats(["a"], 1) == ("a",)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_a_game_follows_from_its_number_alone(mode: str, players: int) -> None:
    plan = lab.plan("loop", ["random"], 9, seed=5, players=players, mode=mode)
    later = play(plan, 7)
    play(plan, 3)
    assert play(plan, 7) == later
    assert play(plan, 8) != later


def test_a_game_is_told_as_the_table_tells_it() -> None:
    """The same deal at an ordinary table has the same starter, and the points by source add up to the score."""
    plan = lab.plan("loop", ["random"], 3, seed="word", players=3, options={"careers": "chef,intern,tycoon"})
    played = play(plan, 2)
    table = felicity.new("loop", players=3, seed=played.seed, careers="chef,intern,tycoon")
    assert played.seed == "word-2"
    assert played.starter == table.view(None)["starter"]
    assert played.roles == ("chef", "intern", "tycoon")
    assert tuple(sum(points.values()) for points in played.sources) == played.scores
    assert played.won.count(True) >= 1
    assert all((rank == 1) == won for rank, won in zip(played.ranks, played.won, strict=True))
    assert played.rounds >= 1
    assert played.decisions > 10
    assert played.tie_break


def test_seats_have_chances_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots of one kind, and the table, never draw from the same stream."""
    first: dict[int, int] = {}

    class Noting(RandomBot):
        def choose(self, seat: Seat) -> Option:
            first.setdefault(seat.number, seat.rng.state)
            return super().choose(seat)

    monkeypatch.setattr("felicity.bots.registry.bot", lambda name, game, clock=True: Noting())
    play(lab.plan("loop", ["random"], 1, seed=1, players=4), 1)
    assert len(first) == len(set(first.values())) == 4


def test_a_bot_that_fails_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        def choose(self, seat: Seat) -> Option:
            raise ValueError("lost")

    monkeypatch.setattr("felicity.bots.registry.bot", lambda name, game, clock=True: Broken())
    with pytest.raises(ValueError, match="lost") as caught:
        play(lab.plan("loop", ["random"], 5, seed=1, players=2), 4)
    assert "game 4 (seed 1-4, bots random, random), after 0 decisions" in caught.value.__notes__[0]


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "careers.toml").write_text('[[career]]\nid = "intern"\nhappiness = 6\n', encoding="utf-8")
    default = lab.plan("loop", ["random"], 1, seed=1, players=2, mode="basic")
    pack = lab.plan("loop", ["random"], 1, seed=1, players=2, mode="basic", pack=str(tmp_path))
    assert [points["start"] for points in play(default, 1).sources] == [4, 4]
    assert [points["start"] for points in play(pack, 1).sources] == [6, 6]


def test_a_pack_is_played_as_it_was_when_the_games_were_planned(tmp_path: Path) -> None:
    """Its files go with the plan: other processes and machines need no folder, and an edit meanwhile changes nothing."""
    (tmp_path / "careers.toml").write_text('[[career]]\nid = "intern"\nhappiness = 6\n', encoding="utf-8")
    plan = lab.plan("loop", ["random"], 1, seed=1, players=2, mode="basic", pack=str(tmp_path))
    (tmp_path / "careers.toml").write_text('[[career]]\nid = "intern"\nhappiness = 5\n', encoding="utf-8")
    plugins.game("loop").packs.pop(plan.pack.fingerprint)  # as in a process that has just begun
    assert [points["start"] for points in play(plan, 1).sources] == [6, 6]


def test_bots_do_not_look_at_the_clock() -> None:
    """So that a slow machine plays the same games."""
    assert registry.budget_of("hard", "loop").seconds > 0
    assert registry.budget_of("hard", "loop", clock=False).seconds == 0


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"bots": ["clever"]}, "no bot 'clever'"),
        ({"bots": []}, "at least one"),
        ({"bots": ["random"] * 3, "players": 2}, "3 bots were named for 2 seats"),
        ({"games": 0}, "at least 1"),
        ({"seed": "two words"}, "without blanks"),
        ({"seed": "x" * 199}, "up to 200 letters"),
        ({"players": 7}, "2 to 6 players"),
        ({"mode": "hard"}, "no mode 'hard'"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(asked: dict[str, object], message: str) -> None:
    wanted: dict[str, object] = {"game": "loop", "bots": ["random"], "games": 10, **asked}
    with pytest.raises(BadOptions, match=message):
        lab.plan(**wanted)  # type: ignore[arg-type]


def test_a_pack_that_is_not_there_is_refused() -> None:
    with pytest.raises(FelicityError, match="no such folder"):
        lab.plan("loop", ["random"], 1, pack="nowhere")


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """In words that other processes hear too: no memory is filled by bots that go round in circles."""
    monkeypatch.setattr(lab, "MOST_DECISIONS", 20)
    with pytest.raises(BadStudy, match="Game 1 has not ended after 20 decisions") as caught:
        play(lab.plan("loop", ["random"], 4, "1", 2, "basic"), 1)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again), again.key, again.arguments) == (BadStudy, str(caught.value), "lab-endless", caught.value.arguments)
