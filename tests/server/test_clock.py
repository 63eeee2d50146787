"""The machine's clock jumps: nothing is removed, and nobody gets the host's rights."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from felicity.server.clock import Calendar
from felicity.server.journal import Entry
from felicity.server.live_table import Connection
from felicity.server.new_tables import open_table
from felicity.server.refused import Refused
from felicity.server.schema import PassHost
from felicity.server.store import Store
from felicity.server.sweep import DATE, DAY, StoreDate, first_date, sweep
from felicity.server.table_data import Reader
from tests.server.test_bots import FakeClock, hall_with_clock, wished
from tests.server.test_store import header
from tests.server.test_sweep import kept

YEAR = 365 * DAY


class Machine:
    """Both clocks of a machine: one that people set, and one that only runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = time.time_ns() // 1_000_000
        self.ran = time.monotonic()
        for module in ("clock", "sweep"):
            monkeypatch.setattr(f"felicity.server.{module}.time", self)

    def time_ns(self) -> int:
        """What the first one shows."""
        return self.wall * 1_000_000

    def monotonic(self) -> float:
        """What the second one shows."""
        return self.ran

    def run(self, days: float) -> None:
        """Time passes."""
        self.wall += round(days * DAY)
        self.ran += days * DAY / 1000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine whose clock can be set."""
    return Machine(monkeypatch)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty store."""
    return Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def test_a_clock_that_jumps_ahead_makes_no_table_old(store: Store, machine: Machine) -> None:
    """Ten years in a moment are a moment; ten days of running are at most eleven. After a restart it is the same."""
    began = machine.wall
    date = StoreDate(store, first_date(store))
    machine.wall += 10 * YEAR
    assert date.tick() == began
    again = StoreDate(store, first_date(store))
    machine.run(10)
    assert again.tick() == began + 11 * DAY
    store.close()


def test_tables_still_grow_old_by_a_clock_that_goes_right(store: Store, machine: Machine) -> None:
    """Day by day the date is the machine's; two servers on one store don't make it faster; after a week off it catches up."""
    one, two = StoreDate(store, first_date(store)), StoreDate(store, first_date(store))
    for _ in range(100):
        machine.run(0.5)
        assert one.tick() == machine.wall
        machine.run(0.5)
        assert two.tick() == machine.wall
    machine.wall += 7 * DAY
    late = StoreDate(store, first_date(store))
    machine.run(10)
    assert late.tick() == machine.wall - 6 * DAY
    machine.run(60)
    assert late.tick() == machine.wall
    store.close()


def test_a_clock_that_jumps_back_makes_no_table_old_later(store: Store, machine: Machine) -> None:
    """What is written meanwhile is dated after what the store knows to be past, and the date itself doesn't go back."""
    calendar = Calendar()
    date = StoreDate(store, first_date(store))
    began = machine.wall
    machine.wall = 0
    calendar.learn(first_date(store))
    machine.run(1)
    assert calendar.now() == began + DAY
    assert date.tick() == DAY
    assert store.fact(DATE) == began
    machine.wall = began + 2 * DAY
    machine.run(1)
    assert began < date.tick() <= machine.wall
    store.close()


def test_a_store_that_knows_no_date_is_as_old_as_its_newest_entry(store: Store, machine: Machine) -> None:
    """The first start of this version, by a clock that is years ahead."""
    at = machine.wall
    assert store.create(header("ABCDEF"), [Entry(0, "start", None, {}, None, at)]).result()
    machine.wall += 3 * YEAR
    assert first_date(store) == at
    store.close()


def test_the_sweep_of_a_server_whose_clock_has_jumped_removes_nothing(tmp_path: Path, machine: Machine) -> None:
    """A lobby of today stays, though the clock says it is years old; after a hundred days of running it goes."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            codes = await kept(hall, open_table(wished("you", "bot", start=False), "holder"))
            date = StoreDate(hall.store, hall.date)
            machine.wall += 5 * YEAR
            await sweep(hall, date.tick())
            assert hall.store.header(codes[0])
            machine.run(100)
            await sweep(hall, date.tick())
            assert hall.store.header(codes[0]) is None

    asyncio.run(scene())


def test_a_clock_that_jumps_gives_nobody_the_host_s_rights(tmp_path: Path, machine: Machine) -> None:
    """The host has just gone. Only when two minutes have really passed may somebody else take over."""

    async def scene() -> None:
        clock = FakeClock()
        async with hall_with_clock(tmp_path, clock) as hall:
            live = await hall.create(*open_table(wished("you", "you", start=False), "host"))
            host, guest = Connection(Reader("host", 1, "en")), "guest"
            live.stored.chairs[1].holder = guest
            live.join(host)
            live.part(host)
            clock.at += 20.0
            for jump in (YEAR, -3 * YEAR, 2 * YEAR):
                machine.wall += jump
                with pytest.raises(Refused, match="The host is still here or has only just left"):
                    await live.change(PassHost(type="host", id=f"jump{jump}", seat=2), guest)
            assert live.presence.host_passes_at == machine.wall + 100_000
            clock.at += 100.0
            await live.change(PassHost(type="host", id="now", seat=2), guest)
            assert live.stored.is_host(guest)

    asyncio.run(scene())
