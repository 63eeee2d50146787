"""Bots that fail: they are replaced, and the host gets a record from which the same failure comes again."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

import felicity
from felicity.bots.registry import budget_of
from felicity.bots.search.bot import SearchBot
from felicity.bots.seat import Seat
from felicity.core.option import Option
from felicity.core.rng import Rng
from felicity.core.table import Table
from felicity.server import bot_pool
from felicity.server.bot_failures import Reports, again, failure_of
from felicity.server.bot_pool import BotPool, choose_from, packed
from felicity.server.logs import Line

LUCK = "00ff"


class HereAndNow:
    """Thinks in this process, with so many others waiting."""

    def __init__(self, crowd: float = 0.0) -> None:
        self.waiting = crowd

    async def think(self, person: str, rank: int, think: Callable[..., Any], *arguments: object) -> Any:
        return think(*arguments)

    def crowd(self) -> float:
        return self.waiting

    def restart(self) -> None:
        """Nothing runs."""

    def close(self) -> None:
        """Nothing runs."""


def stumbles(bot: SearchBot, seat: Seat) -> Option:
    """A search with a bug in a certain position: it depends on what the seat sees, and on its luck."""
    luck = seat.rng.below(1000)
    raise ZeroDivisionError(f"{luck} {seen_in_hand(seat.view(), seat.number)}")


def seen_in_hand(view: dict[str, Any], seat: int) -> object:
    """The cards that the seat holds."""
    return view["players"][seat - 1]["hand_known"]


def at_a_table() -> Table:
    """With cards in hand, dealt secretly."""
    return felicity.new("loop", players=3, mode="competitive", seed="a-secret-deal", chance="secure")


def test_a_bot_that_fails_is_replaced_and_its_record_fails_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the record says is enough, down to the message of the error."""
    monkeypatch.setattr(SearchBot, "choose", stumbles)
    table = at_a_table()
    seat = table.to_act
    assert seat is not None
    thought = choose_from(packed(table), {seat: "hard"}, LUCK, 0, 0.0)
    assert thought.run[0][1] in [option.text for option in table.options()]
    [failure] = thought.failures
    assert (failure.bot, failure.question, failure.why) == ("hard", table.question, "ZeroDivisionError")
    record = json.loads(json.dumps(failure.record))
    messages = []
    for _ in range(2):
        with pytest.raises(ZeroDivisionError) as error:
            again(record)
        messages.append(str(error.value))
    assert messages[0] == messages[1]
    assert str(seen_in_hand(table.view(seat), seat)) in messages[0]


def test_a_record_says_nothing_that_the_seat_of_the_bot_does_not_know() -> None:
    """Neither the seed nor others' cards: two positions that the seat can't tell apart have the same record."""
    table = at_a_table()
    seat = table.to_act
    assert seat is not None
    other = table.guess(seat, Rng(5))
    assert other.dump()["position"] != table.dump()["position"]
    one, two = (failure_of(each, "hard", LUCK, "ZeroDivisionError").record for each in (table, other))
    assert one == two
    assert "a-secret-deal" not in json.dumps(one)


def test_each_kind_of_failure_is_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    """With its record, as one line of the log; another bot's failure is another kind."""
    table, reports = at_a_table(), Reports()
    with caplog.at_level(logging.WARNING, logger="felicity.server"):
        for bot in ("hard", "hard", "normal", "hard"):
            reports.tell(failure_of(table, bot, LUCK, "ZeroDivisionError"))
    assert [record.getMessage().split()[0] for record in caplog.records] == ["hard", "normal"]
    line = json.loads(Line().format(caplog.records[0]))
    assert line["record"] == failure_of(table, "hard", LUCK, "ZeroDivisionError").record


def test_bots_think_less_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """And while the machine is busy otherwise; never less than a tenth, and not where the host chose the deal."""
    monkeypatch.setattr(bot_pool, "overload", lambda: 0.0)
    assert BotPool(HereAndNow(), HereAndNow()).ease() == 1.0
    assert BotPool(HereAndNow(3.0), HereAndNow()).ease() == 0.25
    assert BotPool(HereAndNow(1000.0), HereAndNow()).ease() == 0.1
    monkeypatch.setattr(bot_pool, "overload", lambda: 1.0)
    assert BotPool(HereAndNow(), HereAndNow()).ease() == 0.5

    eased: list[float] = []

    def noted(*arguments: Any) -> bot_pool.Thought:
        eased.append(arguments[-1])
        return bot_pool.Thought([(1, "work")], [])

    monkeypatch.setattr(bot_pool, "choose_from", noted)
    table = at_a_table()
    assert table.to_act is not None
    for seed in ("", "7"):
        asyncio.run(BotPool(HereAndNow(), HereAndNow()).choose(table, {table.to_act: "hard"}, seed=seed))
    assert eased == [0.5, 1.0]


def test_a_part_of_a_budget_is_a_part_of_each_limit() -> None:
    """None where there was none."""
    eased = budget_of("hard", "loop").eased(0.1)
    assert (eased.iterations, eased.tries, eased.per_seat) == (0, 100, True)
    assert eased.seconds == pytest.approx(0.18)
