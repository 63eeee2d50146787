"""Bots in ordinary seats: at the chosen speed, paused, stepped, and with several humans without telling by their timing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from felicity.bots.registry import LEVELS
from felicity.core.errors import FelicityError
from felicity.server.bot_pool import BotPool, Thought, bot_of, choose_from, packed
from felicity.server.clock import Clock
from felicity.server.dry_run import legal_part
from felicity.server.hall import Hall
from felicity.server.journal import Entry
from felicity.server.live_table import LiveTable
from felicity.server.new_tables import open_table
from felicity.server.pending_choice import bots_of, delay_of, pending_choice
from felicity.server.pools import Pool
from felicity.server.refused import Refused
from felicity.server.results import Finish
from felicity.server.schema import NewTable, Play, SeatWish
from felicity.server.settings import Settings
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable
from felicity.teach.review import GLANCE, Task
from tests.server.world import Browser, Server, serving


def wished(*kinds: str, **wish: object) -> NewTable:
    """A table that starts at once; seat 1 begins."""
    seats = [SeatWish(kind="bot" if kind == "bot" else "you", level="easy") for kind in kinds]
    options: dict[str, bool | int | str] = {"starting_player": "1"}
    return NewTable.model_validate(
        {"game": "loop", "mode": "basic", "seats": seats, "options": options, "seed": "7", "start": True, **wish}
    )


def stored_of(*kinds: str, **wish: object) -> StoredTable:
    """Such a table without network."""
    return StoredTable(*open_table(wished(*kinds, **wish), "holder"))


def choose(stored: StoredTable, seat: int, option: str) -> None:
    """A choice, as the journal has it."""
    stored.apply(Entry(stored.version, "play", seat, {"option": option}))


def test_a_bot_is_due_when_its_seat_is_asked() -> None:
    """Not while a human is, and not while paused; a step lets it make one move."""
    stored = stored_of("you", "bot")
    assert pending_choice(stored) is None
    choose(stored, 1, "work")
    choose(stored, 1, "end turn")
    pending = pending_choice(stored)
    assert pending is not None
    assert (pending.seat, pending.is_prompt) == (2, True)
    stored.apply(Entry(stored.version, "pace", None, {"speed": "slow", "paused": True}))
    assert pending_choice(stored) is None
    stored.apply(Entry(stored.version, "step"))
    assert pending_choice(stored) is not None
    stored.apply(Entry(stored.version, "play", 2, {"option": "work", "by": "bot"}))
    assert pending_choice(stored) is None


def test_among_several_humans_an_answer_takes_a_time_that_tells_nothing() -> None:
    """UI-T24: 1 to 3 seconds for whatever a bot answers to somebody else, even at the speed `instant`; alone with bots, the speed alone."""
    settings = Settings()
    alone, among = stored_of("you", "bot"), stored_of("you", "bot", "you")
    for stored in (alone, among):
        stored.speed = "instant"
        choose(stored, 1, "work")
        choose(stored, 1, "end turn")
    pending = pending_choice(alone)
    assert pending is not None
    assert delay_of(alone, pending, settings.speeds, settings.prompt_delay) == 0.0
    pending = pending_choice(among)
    assert pending is not None
    delays = [delay_of(among, pending, settings.speeds, settings.prompt_delay) for _ in range(200)]
    assert 1.0 <= min(delays) < 1.3
    assert 2.7 < max(delays) <= 3.0


def test_three_small_choices_of_a_bot_take_less_than_a_second() -> None:
    """UI-G14: spin, get off or stay, and leave the button, at the normal speed."""
    stored = StoredTable(
        *open_table(NewTable(game="rainbow", seats=[SeatWish(kind="bot"), SeatWish(kind="bot")], speed="normal", start=True), "holder")
    )
    pending = pending_choice(stored)
    assert pending is not None
    settings = Settings(database="sqlite://")
    assert 3 * delay_of(stored, pending, settings.speeds, settings.prompt_delay) < 1.0


def test_a_step_with_one_answer_resolves_itself_unless_that_would_tell() -> None:
    """UI-P3, UI-T11, UI-T24: never the end of a turn, never with others at the table a prompt, never where the host doesn't wish it."""
    alone, among, unwished = stored_of("you", "bot"), stored_of("you", "you"), stored_of("you", "bot", auto=False)
    for stored in (alone, among, unwished):
        table = stored.playing()
        offered = table.options()
        table._options = (offered[0],)
    pending = pending_choice(alone)
    assert pending is not None
    assert pending.bot == ""
    assert pending_choice(among) is None
    assert pending_choice(unwished) is None
    table = alone.playing()
    table._options = (table.game.alphabet.read("end turn"),)
    assert pending_choice(alone) is None


def test_every_level_has_a_bot() -> None:
    """As far as the game has them."""
    assert [bot_of(level, "loop") for level in LEVELS] == list(LEVELS)


def test_a_bot_has_new_chance_for_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 256 bits, and nothing of the table's is in it: no choice tells about the cards, or about the next choice (docs/chance.md)."""
    drawn: list[str] = []

    async def think(
        pool: Pool, person: str, rank: int, think: object, position: object, bots: object, luck: str, at: int, seconds: float, ease: float
    ) -> Thought:
        drawn.append(luck)
        return Thought([(1, "work")], [])

    monkeypatch.setattr(Pool, "think", think)
    table = stored_of("bot", "you").playing()
    bot_pool = BotPool.of_processes(1)
    for _ in range(2):
        asyncio.run(bot_pool.choose(table, {1: "greedy"}))
    assert drawn[0] != drawn[1]
    assert all(len(bytes.fromhex(luck)) == 32 for luck in drawn)


# --- the driver, by a clock that runs when somebody sleeps ---


class FakeClock(Clock):
    """Nobody waits: whoever sleeps finds that the time has passed."""

    def __init__(self) -> None:
        self.at = 0.0
        self.slept: list[float] = []

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.at += seconds
        await asyncio.sleep(0)


@asynccontextmanager
async def hall_with_clock(folder: Path, clock: FakeClock, **more: float) -> AsyncIterator[Hall]:
    """A house without network whose bots go by that clock."""
    hall = Hall(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", idle_after=more.get("idle_after", 300.0)), clock)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def rested(live: LiveTable) -> None:
    """Until the bots have nothing more to do."""
    while live.driver is not None and not live.driver.done():
        await live.driver


def test_bots_take_the_time_of_the_chosen_speed_and_rest_while_nobody_looks(tmp_path: Path) -> None:
    """UI-T19: 1.5 seconds a move; a minute after the last look they stop, and go on when somebody looks again."""

    async def scene() -> None:
        clock = FakeClock()
        async with hall_with_clock(tmp_path, clock, idle_after=15.0) as hall:
            live = await hall.create(*open_table(wished("bot", "bot", speed="slow"), "holder"))
            await rested(live)
            assert clock.slept == [1.5, 1.5]  # a fifth of `idle_after`
            assert live.stored.playing().number == 2
            await rested(await hall.table(live.code))
            assert live.stored.playing().number == 4

    asyncio.run(scene())


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    """Memory is for those who are here."""

    async def scene() -> None:
        clock = FakeClock()
        async with hall_with_clock(tmp_path, clock) as hall:
            live = await hall.create(*open_table(wished("you", "bot"), "holder"))
            clock.at += 299.0
            hall.round()
            assert live.code in hall.tables
            clock.at += 2.0
            hall.round()
            assert live.code not in hall.tables
            assert (await hall.table(live.code)).stored.playing().dump() == live.stored.playing().dump()

    asyncio.run(scene())


def test_the_driver_keeps_a_bot_s_answer_back_among_several_humans(tmp_path: Path) -> None:
    """UI-T24 at the speed `instant`: what answers somebody else takes 1 to 3 seconds, what the bot goes on with takes none."""

    async def scene() -> None:
        clock = FakeClock()
        async with hall_with_clock(tmp_path, clock) as hall:
            live = await hall.create(*open_table(wished("you", "bot", "you", speed="instant", auto=False), "holder"))
            for id, option in (("one", "work"), ("two", "end turn")):
                version = live.stored.version
                await live.change(Play(type="play", id=id, version=version, seat=1, option=option), "holder")
            await rested(live)
            assert 1.0 <= clock.slept[0] <= 3.0
            assert [choice.seat for choice in live.stored.line[2:]] == [2] * len(clock.slept)
            assert not any(clock.slept[1:])

    asyncio.run(scene())


def test_a_bot_that_takes_too_long_is_replaced_and_it_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    """By the next simpler one; where that is late too, by chance, so that nobody waits."""

    async def scene() -> None:
        bot_pool = BotPool.of_processes(1)
        bot_pool.patience = 0.0
        table = stored_of("you", "bot").playing()
        [(seat, chosen)] = await bot_pool.choose(table, {1: "hard"})
        bot_pool.close()
        assert seat == 1
        assert chosen in [option.text for option in table.options()]

    with caplog.at_level(logging.WARNING, logger="felicity.server"):
        asyncio.run(scene())
    assert [record.getMessage().split()[0] for record in caplog.records] == ["hard", "greedy"]


def test_a_bot_whose_processes_are_lost_again_and_again_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What kills the process of a bot doesn't stop the table; a hint that it kills is refused."""
    monkeypatch.setattr("felicity.server.pools.ProcessPoolExecutor", Lost)

    async def scene() -> None:
        bot_pool = BotPool.of_processes(1)
        table = stored_of("you", "bot").playing()
        [(seat, chosen)] = await bot_pool.choose(table, {1: "hard"})
        assert (seat, chosen in [option.text for option in table.options()]) == (1, True)
        with pytest.raises(Refused) as refusal:
            await bot_pool.hint(table, 1)
        assert refusal.value.code == "busy"
        bot_pool.close()

    with caplog.at_level(logging.WARNING, logger="felicity.server"):
        asyncio.run(scene())
    assert [record.getMessage().split()[0] for record in caplog.records] == ["hard", "greedy"]


class Lost(Executor):
    """Processes that don't survive a thought."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def submit(self, *_: object, **__: object) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_exception(BrokenProcessPool())
        return found


def test_bots_that_choose_at_once_are_thought_on_for_together(tmp_path: Path) -> None:
    """Until a human is asked; what they chose is written together, and is what the rules allow."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot", "bot", speed="instant", auto=False), "holder"))
            written: list[int] = []
            append = hall.store.append

            def counted(code: str, entries: Sequence[Entry], finish: Finish | None = None) -> Future[bool]:
                written.append(len(entries))
                return append(code, entries, finish)

            hall.store.append = counted  # type: ignore[method-assign]
            for id, option in (("one", "work"), ("two", "end turn")):
                version = live.stored.version
                await live.change(Play(type="play", id=id, version=version, seat=1, option=option), "holder")
            await rested(live)
            choices = [choice.seat for choice in live.stored.line]
            assert choices[:2] == [1, 1]
            assert 2 in choices
            assert 1 not in choices[2:]
            assert live.stored.playing().to_act == 1
            assert sum(written) == len(choices)
            assert StoredTable(live.stored.header, hall.store.entries(live.code)).playing().dump() == live.stored.playing().dump()

    asyncio.run(scene())


def test_the_event_loop_goes_on_while_others_think() -> None:
    """Choices, hints, forecasts, chances and reviews are worked out in other processes: what else there is to do is done meanwhile."""

    async def scene() -> None:
        bot_pool = BotPool.of_processes(1)
        table = stored_of("you", "bot").playing()
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                beats += 1
                await asyncio.sleep(0)

        heart = asyncio.create_task(beat())
        seat = table.to_act or 0
        thoughts: list[Coroutine[Any, Any, object]] = [
            bot_pool.choose(table, {seat: "normal"}),
            bot_pool.hint(table, seat),
            bot_pool.changes(table, seat),
            bot_pool.chances([packed(table)]),
            bot_pool.review(packed(table), Task(GLANCE, 0, table.options()[0].text, "luck")),
        ]
        for thought in thoughts:
            beats = 0
            await thought
            assert beats > 5
        heart.cancel()
        bot_pool.close()

    asyncio.run(scene())


def test_a_run_of_choices_ends_where_a_human_is_asked_or_the_time_is_up() -> None:
    """It is what the bots would choose one by one: each sees its own seat only."""
    stored = stored_of("you", "bot", "bot")
    for option in ("work", "end turn"):
        choose(stored, 1, option)
    table = stored.playing()
    assert len(choose_from(packed(table), bots_of(stored), "luck", table.number, 0.0).run) == 1
    run = choose_from(packed(table), bots_of(stored), "luck", table.number, 3600.0).run
    assert legal_part(table, run) == run
    for seat, option in run:
        choose(stored, seat, option)
    assert table.to_act == 1


def chosen_by(luck: str, seconds: float, most: int = 30) -> list[str]:
    """The first choices of a game among easy bots and somebody who takes what is listed first."""
    stored = stored_of("you", "bot", "bot", game="nation", mode="standard", options={}, seed="5")
    table = stored.playing()
    while table.number < most:
        run = choose_from(packed(table), bots_of(stored), luck, table.number, seconds).run or [(1, table.options()[0].text)]
        for seat, option in run:
            choose(stored, seat, option)
    return [option.text for option in table.chosen[:most]]


def test_equal_luck_gives_equal_choices_however_many_bots_choose_together() -> None:
    """What they leave to chance follows from the number of the position: a lesson goes the same way at any speed."""
    assert chosen_by("a", 0.0) == chosen_by("a", 3600.0)
    assert chosen_by("a", 0.0) != chosen_by("b", 0.0)


def test_where_the_deal_was_chosen_the_same_answers_give_the_same_game(lite: Server) -> None:
    """The bots are part of it; where nobody chose it, nobody can foresee them."""
    ada = Browser(lite)
    games = []
    for _ in range(2):
        code = str(ada.create(players=3, seed="5", start=True)["code"])
        ada.join(code).play_on()
        games.append([move["option"] for move in ada.get(f"/api/tables/{code}/replay")["moves"]])
    assert games[0] == games[1]


def test_nothing_is_written_of_a_run_that_the_rules_do_not_allow() -> None:
    """What follows the first choice that can't be is left out; if that is the first one, it is an error."""
    table = stored_of("you", "bot").playing()
    assert legal_part(table, [(1, "work"), (2, "work"), (1, "end turn")]) == [(1, "work")]
    with pytest.raises(FelicityError):
        legal_part(table, [(2, "work")])
    assert table.number == 0


# --- over the network ---


def test_the_host_pauses_the_bots_and_lets_them_make_one_step(tmp_path: Path) -> None:
    """Between a pause and its end nothing is chosen but by steps; the journal tells."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database) as server:
        ada = Browser(server)
        seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
        code = ada.create(players=2, seats=seats, speed="slow", start=True)["code"]
        watch = ada.join(code)
        assert watch.ask("pace", speed="instant", paused=True)["ok"]
        for _ in range(2):
            number = watch.hear_until(lambda table: bool(table["settings"]["paused"]))["number"]
            assert watch.ask("step")["ok"]
            watch.hear_until(lambda table: table["number"] == number + 1)  # noqa: B023
        for _ in range(20):
            assert watch.ask("ping")["ok"]
        assert watch.ask("pace", paused=False)["ok"]
        assert watch.hear_until(lambda table: table["status"] == "over")["result"]
    store = Store(database)
    kinds = [entry.kind for entry in store.entries(code)]
    store.close()
    first, last = [number for number, kind in enumerate(kinds) if kind == "pace"]
    assert kinds[first + 1 : last] == ["step", "play", "step", "play"]


def test_a_bot_that_thinks_does_so_elsewhere(lite: Server) -> None:
    """While it thinks, the server answers; its choice comes all the same."""
    ada = Browser(lite)
    seats = [{"kind": "bot", "level": "normal"}, {"kind": "you"}]
    code = ada.create(players=2, seats=seats, options={"starting_player": "1"}, speed="instant", start=True)["code"]
    watch = ada.join(code)
    assert watch.ask("ping")["ok"]
    watch.hear_until(lambda table: table["number"] >= 1)
