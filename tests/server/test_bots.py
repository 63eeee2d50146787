"""Bots in ordinary seats: at the chosen speed, paused, stepped, and with several humans without telling by their timing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from felicity.server.due import delay_of, due_of
from felicity.server.journal import Entry
from felicity.server.opening import open_table
from felicity.server.room import Room
from felicity.server.schema import NewTable, SeatWish
from felicity.server.settings import Settings
from felicity.server.thinking import LEVELS, bot_of
from tests.server.world import Browser, Server, serving

SPEEDS = {"slow": 0.6, "normal": 0.3, "fast": 0.05, "instant": 0.0}


def room_of(*kinds: str, **wish: object) -> Room:
    """A room without network that has started; seat 1 begins."""
    seats = [SeatWish(kind="bot" if kind == "bot" else "you") for kind in kinds]
    options: dict[str, bool | int | str] = {"starting_player": "1"}
    new = NewTable.model_validate({"game": "loop", "mode": "basic", "seats": seats, "options": options, "seed": "7", "start": True, **wish})
    return Room(*open_table(new, "holder"))


def choose(room: Room, seat: int, option: str) -> None:
    """A choice, as the journal has it."""
    room.apply(Entry(room.version, "play", seat, {"option": option}))


def test_a_bot_is_due_when_its_seat_is_asked() -> None:
    """Not while a human is, and not while paused; a step lets it make one move."""
    room = room_of("you", "bot")
    assert due_of(room) is None
    choose(room, 1, "work")
    choose(room, 1, "end turn")
    due = due_of(room)
    assert due is not None
    assert (due.seat, due.is_prompt) == (2, True)
    room.apply(Entry(room.version, "pace", None, {"speed": "slow", "paused": True}))
    assert due_of(room) is None
    room.apply(Entry(room.version, "step"))
    assert due_of(room) is not None
    room.apply(Entry(room.version, "play", 2, {"option": "work", "by": "bot"}))
    assert due_of(room) is None


def test_among_several_humans_an_answer_takes_a_time_that_tells_nothing() -> None:
    """UI-T24: 1 to 3 seconds for whatever a bot answers to somebody else, even at the speed `instant`; alone with bots, the speed alone."""
    settings = Settings()
    alone, among = room_of("you", "bot"), room_of("you", "bot", "you")
    for room in (alone, among):
        room.speed = "instant"
        choose(room, 1, "work")
        choose(room, 1, "end turn")
    due = due_of(alone)
    assert due is not None
    assert delay_of(alone, due, settings.speeds, settings.prompt_delay) == 0.0
    due = due_of(among)
    assert due is not None
    delays = [delay_of(among, due, settings.speeds, settings.prompt_delay) for _ in range(200)]
    assert 1.0 <= min(delays) < 1.3
    assert 2.7 < max(delays) <= 3.0


def test_a_step_with_one_answer_resolves_itself_unless_that_would_tell() -> None:
    """UI-P3, UI-T11, UI-T24: never the end of a turn, never with others at the table a prompt, never where the host doesn't wish it."""
    alone, among, unwished = room_of("you", "bot"), room_of("you", "you"), room_of("you", "bot", auto=False)
    for room in (alone, among, unwished):
        table = room.playing()
        offered = table.options()
        table._options = offered[:1]
    due = due_of(alone)
    assert due is not None
    assert due.bot == ""
    assert due_of(among) is None
    assert due_of(unwished) is None
    table = alone.playing()
    table._options = [table.game.alphabet.read("end turn")]
    assert due_of(alone) is None


def test_every_level_has_a_bot() -> None:
    """As far as the game has them."""
    assert bot_of("easy", "loop") == "random"
    assert all(bot_of(level, "loop") for level in LEVELS)


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose speeds can be measured without waiting long."""
    store = tmp_path_factory.mktemp("store") / "tables.sqlite"
    with serving(f"sqlite:///{store}", speeds=SPEEDS, prompt_delay=[0.4, 0.5]) as found:
        yield found


def test_bots_move_at_the_chosen_speed_pause_and_step(paced: Server) -> None:
    """The host sets the pace while the game runs."""
    ada = Browser(paced)
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    code = ada.create(players=2, seats=seats, speed="slow", start=True)["code"]
    watch = ada.join(code)
    watch.hear_until(lambda table: table["number"] == 1)
    began = time.monotonic()
    watch.hear_until(lambda table: table["number"] == 3)
    assert 1.1 < time.monotonic() - began < 4.0
    assert watch.ask("pace", paused=True)["ok"]
    number = watch.hear_until(lambda table: bool(table["settings"]["paused"]))["number"]
    time.sleep(1.0)
    assert ada.look(code)["number"] == number
    assert watch.ask("step")["ok"]
    watch.hear_until(lambda table: table["number"] == number + 1)
    time.sleep(0.8)
    assert ada.look(code)["number"] == number + 1
    assert watch.ask("pace", speed="instant", paused=False)["ok"]
    assert watch.hear_until(lambda table: table["status"] == "over", 60.0)["result"]


def test_with_two_humans_the_bots_answers_are_delayed(paced: Server) -> None:
    """On the real server, at the speed `instant`."""
    ada = Browser(paced)
    seats = [{"kind": "you"}, {"kind": "bot", "level": "easy"}, {"kind": "you"}]
    code = ada.create(players=3, seats=seats, options={"starting_player": "1"}, auto=False, start=True)["code"]
    watch = ada.join(code)
    watch.hear()
    watch.play("work")
    watch.hear_until(lambda table: table["number"] == 1)
    watch.play("end turn")
    watch.hear_until(lambda table: table["number"] == 2)
    began = time.monotonic()
    watch.hear_until(lambda table: table["number"] == 3)
    assert time.monotonic() - began > 0.3


def test_bots_rest_while_nobody_looks(tmp_path: Path) -> None:
    """And go on when somebody comes."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", speeds=SPEEDS, idle_after=1.0) as server:
        ada = Browser(server)
        seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
        code = ada.create(players=2, seats=seats, speed="fast", start=True)["code"]
        time.sleep(2.5)
        number = ada.look(code)["number"]
        assert number < 20
        watch = ada.join(code)
        watch.hear_until(lambda table: table["number"] > number + 5)


def test_a_bot_that_thinks_does_so_elsewhere(paced: Server) -> None:
    """While it thinks, the server answers; its choice comes all the same."""
    ada = Browser(paced)
    seats = [{"kind": "bot", "level": "normal"}, {"kind": "you"}]
    code = ada.create(players=2, seats=seats, options={"starting_player": "1"}, speed="instant", start=True)["code"]
    watch = ada.join(code)
    assert watch.ask("ping")["ok"]
    watch.hear_until(lambda table: table["number"] >= 1, 60.0)
