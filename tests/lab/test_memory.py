"""Memory doesn't grow with the number of games: a long study takes no more than a short one. `bench/memory.py` measures whole processes."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from felicity.cli.simulate import Simulation
from felicity.lab import pieces
from felicity.lab.counts import DEALS, portions
from felicity.lab.folder import Shelf
from felicity.lab.ladder import Standings, deals_in, ladder
from felicity.lab.play import Plan, Played, plan, play
from felicity.lab.run import run, run_all
from felicity.lab.study import as_study

FEW, MANY = 300, 1_500  # games; their rows as Python objects take about 6 kB each
ROOM = 500_000  # bytes that may come and go


@pytest.fixture(autouse=True)
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game goes like the first one, and a piece has few of them, so that there are many pieces."""
    played: dict[tuple[str, ...], Played] = {}

    def quick(wanted: Plan, number: int) -> Played:
        bots = wanted.seats_of(1)
        if bots not in played:
            played[bots] = play(wanted, 1)
        return replace(played[bots], number=number, seed=wanted.seed_of(number), bots=wanted.seats_of(number))

    monkeypatch.setattr("felicity.lab.play.play", quick)
    monkeypatch.setattr(pieces, "LARGEST", 20)


def most(work: Callable[[], object]) -> int:
    """The most that Python held at once, in bytes."""
    work()  # what is loaded and remembered the first time
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def wanted(games: int) -> Plan:
    """A short game of the quickest bots."""
    return plan("loop", ["random"], games, seed=1, players=2, mode="basic")


def test_a_study_is_played(tmp_path: Path) -> None:
    """Piece by piece."""
    folders = iter(range(100))

    def studied(games: int) -> None:
        study = as_study(wanted(games))
        assert run(study, Shelf(tmp_path / str(next(folders))).folder(study)).finished == games

    assert most(lambda: studied(MANY)) < most(lambda: studied(FEW)) + ROOM


def test_rows_are_counted() -> None:
    """By `simulate`, as the games are played."""

    def simulated(games: int) -> None:
        simulation = Simulation(wanted(games), 1, "en", "", None)
        simulation.count(None, progress=False)
        assert simulation.tally.games == games

    assert most(lambda: simulated(MANY)) < most(lambda: simulated(FEW)) + ROOM


def test_figures_are_counted_in_portions() -> None:
    """Every piece once, in order, a few thousand deals at a time: what DuckDB holds depends on the portion alone."""
    files = [Path(pieces.name_of(piece)) for piece in pieces.pieces(100_000, players=4)]
    found = list(portions(files))
    assert [path for some in found for path in some] == files
    assert max(sum(len(pieces.piece_of(path)) for path in some) for some in found) <= DEALS


def test_kept_rows_are_rated(tmp_path: Path) -> None:
    """By a ladder, which reads all its tables at once."""

    def rated(games: int) -> None:
        found = ladder("loop", ["random", "easy"], games, seed=1, players=2, mode="basic")
        assert Standings(found, deals_in(Shelf(tmp_path), found)).games == games

    for games in (FEW, MANY):
        run_all(ladder("loop", ["random", "easy"], games, seed=1, players=2, mode="basic").studies, Shelf(tmp_path))
    assert most(lambda: rated(MANY)) < most(lambda: rated(FEW)) + ROOM
