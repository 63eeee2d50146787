"""Many games on several processes: the same numbers, in order, and an end that can be asked for."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from felicity.core.errors import BadOptions
from felicity.lab import play as lab
from felicity.lab.batch import Stop, batches, cores, interrupt_asks, play_all, play_deals


@pytest.mark.parametrize(("mode", "players"), [("competitive", 4), ("coop", 2)])
def test_one_process_and_two_play_the_same_games_in_the_same_order(mode: str, players: int) -> None:
    plan = lab.plan("loop", ["random"], 20, seed=3, players=players, mode=mode)
    alone = list(play_all(plan, jobs=1))
    assert list(play_all(plan, jobs=2)) == alone
    assert [game.number for game in alone] == list(range(1, 21))


def test_more_games_begin_with_the_same_games() -> None:
    few = lab.plan("loop", ["random"], 3, seed=3, players=2)
    many = lab.plan("loop", ["random"], 5, seed=3, players=2)
    assert list(play_all(few)) == list(play_all(many))[:3]


@pytest.mark.parametrize("games", [1, 7, 16, 100, 1001])
@pytest.mark.parametrize("jobs", [2, 8])
def test_batches_hold_every_game_once(games: int, jobs: int) -> None:
    assert [number for span in batches(games, jobs) for number in span] == list(range(1, games + 1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stop_leaves_the_first_games_without_a_gap(jobs: int) -> None:
    plan, stop = lab.plan("loop", ["random"], 400, seed=1, players=2), Stop()
    numbers = []
    for game in play_all(plan, jobs, stop):
        numbers.append(game.number)
        if game.number == 3:
            stop.ask()
    assert numbers == list(range(1, len(numbers) + 1))
    assert 3 <= len(numbers) < 400


def test_leaving_early_ends_the_workers() -> None:
    stop = Stop()
    games = play_deals((lab.plan("loop", ["random"], 400, seed=1, players=2),), [range(1, 200), range(200, 401)], 2, stop)
    assert next(games)[0].number == 1
    games.close()  # type: ignore[attr-defined]
    assert next(games, None) is None
    assert not stop.asked, "nobody has asked: what comes next may be played"


@pytest.fixture
def interruptible() -> Iterator[None]:
    """As a process in the foreground is; one in the background may have been told to ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_the_first_interrupt_asks_to_stop_and_the_second_breaks_off() -> None:
    stop, before = Stop(), signal.getsignal(signal.SIGINT)
    with interrupt_asks(stop):
        assert not stop.asked
        signal.raise_signal(signal.SIGINT)
        assert stop.asked
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_no_process_is_refused() -> None:
    with pytest.raises(BadOptions, match="jobs=0"):
        play_all(lab.plan("loop", ["random"], 1, seed=1), jobs=0)


def test_a_machine_has_cores() -> None:
    assert cores() >= 1
