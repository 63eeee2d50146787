"""How everybody's chance to win changed from choice to choice, once nothing is hidden: computed piece by piece, and cached."""

from __future__ import annotations

import asyncio
import re
from itertools import pairwise
from typing import TYPE_CHECKING

from felicity import plugins
from felicity.bots.advice import ended
from felicity.bots.registry import can_judge
from felicity.core.table import Table
from felicity.server.bot_pool import Packed, packed
from felicity.server.charts import CHANCE, chances_in, ends_of, named, speaking, turned, turning
from felicity.server.finished_messages import CurveData, MomentData, PointData, TurnData
from felicity.server.refused import Refused
from felicity.server.sentences import Sentences
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Reader, events_at, names_of
from felicity.text.catalog import say
from felicity.text.narrator import upper_first

if TYPE_CHECKING:
    from felicity.server.live_table import LiveTable
    from felicity.server.table_hall import TableHall

POINTS = 96  # positions to evaluate along the game, besides the ends of rounds
LONGEST_WAY = 40  # choices to look back for the one at which a game turned
MOST_SAID = 2  # sentences about an answer
FIGURES = re.compile(r"\s*\([^()]*\)$")  # of an option, at its end: its name will do
PIECE = 6  # positions evaluated per job: bots of other tables think in between


class Curve:
    """The chances of one game, as far as they are computed."""

    def __init__(self, table: Table, person: str = "") -> None:
        self.person = person  # who asked for it
        self.ends = ends_of(table)
        self.last = table.number
        self.wanted = wanted(table.number, [*self.ends.values(), max(0, table.number - 1)])
        self.points: list[PointData] = []
        self.verge = table.number - 1 if table.is_over else table.number  # the last position with an open outcome
        self.done = False

    async def work(self, hall: TableHall, stored: StoredTable) -> None:
        """Evaluate all positions, a few at a time, in the bot processes. If something fails, the points so far can be shown."""
        try:
            await self.judge(hall, stored, self.wanted)
            between = self.between()  # around the turning point, evaluate every choice
            await self.judge(hall, stored, between)
            self.wanted = sorted([*self.wanted, *between])
            self.points.sort(key=lambda point: int(point["number"]))
        finally:
            self.done = True

    async def judge(self, hall: TableHall, stored: StoredTable, wanted: list[int]) -> None:
        """Add the chances in these positions."""
        for first in range(0, len(wanted), PIECE):
            numbers = wanted[first : first + PIECE]
            positions = await asyncio.to_thread(positions_at, stored, numbers)
            chances = await hall.bot_pool.chances([each for each in positions if each is not None], self.person)
            for number, position in zip(numbers, positions, strict=True):
                found = chances.pop(0) if position is not None else ended(stored.playing().result)
                self.points.append({"number": number, "chances": [round(100 * chance) for chance in found]})

    def between(self) -> list[int]:
        """The positions before the turning point that have not been evaluated."""
        turn = self.turn()
        if turn is None:
            return []
        last = max(point["number"] for point in self.points if point["number"] < turn[0])
        return list(range(last + 1, turn[0]))

    def turn(self) -> tuple[int, int] | None:
        """The turning point: in the round in which a seat's chance changed most, the position that changed it most, and the seat."""
        found = turning(self.moments())
        if found is None:
            return None
        at, seat = found
        first, last = (self.moments()[each] for each in (at - 1, at))
        way = 1 if chances_in(last)[seat] > chances_in(first)[seat] else -1
        within = [point for point in self.points if first["number"] <= point["number"] <= min(last["number"], self.verge)]
        rises = [(way * (after["chances"][seat] - before["chances"][seat]), -after["number"]) for before, after in pairwise(within)]
        return -max(rises)[1], seat

    def moments(self) -> list[MomentData]:
        """The points at the ends of rounds; the last one is before the final choice, since winning in the end is no turning point."""
        rounds = {min(number, self.verge): round for round, number in self.ends.items()}
        return [
            {"round": rounds[point["number"]], "number": point["number"], "values": {CHANCE: [*point["chances"]]}, "stacks": {}}
            for point in self.points
            if point["number"] in rounds
        ]


def wanted(last: int, ends: list[int]) -> list[int]:
    """The positions to evaluate: evenly spaced ones, including the first and the last, and the ends of rounds.

    >>> wanted(4, [0, 3, 4])
    [0, 1, 2, 3, 4]
    """
    step = max(1.0, last / POINTS)
    return sorted({*ends, last, *[round(step * at) for at in range(int(last / step) + 1)]})


def positions_at(stored: StoredTable, numbers: list[int]) -> list[Packed | None]:
    """Saved positions, for other processes; None where the game is over."""
    found: list[Packed | None] = []
    for number in numbers:
        then = stored.checkpoints.at(stored.playing(), number)
        found.append(None if then.is_over else packed(then))
    return found


def choice_before(stored: StoredTable, number: int) -> int:
    """The position after the last real choice up to this one: ending a turn, or a forced choice, turns no game."""
    table, passes = stored.playing(), plugins.plugin(stored.header.game).passes
    for at in range(number, max(0, number - LONGEST_WAY), -1):
        if table.chosen[at - 1].kind.name not in passes and len(stored.checkpoints.at(table, at - 1).options()) > 1:
            return at
    return number


def step_to(stored: StoredTable, number: int, lang: str) -> str:
    """Which choice led to a position, and who made it. An answer («Accept») says little without its question: what came of it does."""
    table = stored.playing()
    before = stored.checkpoints.at(table, number - 1)
    names = names_of(stored)
    option = Sentences(lang, names, before).option(table.chosen[number - 1])
    happened = came_of(stored, number, lang) if option["group"] == "answer" else ""
    if happened:
        return say(lang, "chart-step-happened", happened=happened)
    chosen = FIGURES.sub("", option["sentence"])
    who = named(lang, names[(before.to_act or 1) - 1])
    return say(lang, "chart-step", **{"name-of": who["-of"]}, option=upper_first(chosen))


def came_of(stored: StoredTable, number: int, lang: str) -> str:
    """The first sentences of the log about a choice: «Bo accepted Share. Ada may use Bo’s glass 2 this turn.»"""
    table = stored.playing()
    sentences = Sentences(lang, names_of(stored), table)
    said = [sentences.event(table.event_data(event)) for event in events_at(table, number)]
    return " ".join([sentence for sentence in said if sentence.endswith(".")][:MOST_SAID])


async def curve_data(hall: TableHall, live: LiveTable, reader: Reader) -> CurveData:
    """The chances known so far; the first request starts the computation."""
    stored, lang = live.stored, reader.lang
    if not stored.is_open_book:
        raise Refused("not-over", "Chances are available when the game is over.")
    table = stored.playing()
    if live.curve is None or live.curve.last != table.number:
        live.curve = Curve(table, reader.person)
        if can_judge(stored.header.game):
            hall.keep(live.curve.work(hall, stored))
        else:
            live.curve.done = True
    curve = live.curve
    found = None
    if curve.done:
        found = await live.json_cache.recall(
            ("turned", stored.version, lang), lambda: hall.views.run(reader.person, lambda: turned_data(curve, stored, lang))
        )
    return {
        "code": stored.header.code,
        "number": curve.last,
        "points": curve.points,
        "of": len(curve.wanted),
        "done": curve.done,
        "turned": found,
    }


def turned_data(curve: Curve, stored: StoredTable, lang: str) -> TurnData | None:
    """Where the game turned, if it did."""
    turn = curve.turn()
    if turn is None:
        return None
    number = choice_before(stored, turn[0])
    sentence = f"{turned(speaking(lang), curve.moments(), names_of(stored))} {step_to(stored, number, speaking(lang))}"
    return {"number": number, "seat": turn[1] + 1, "sentence": sentence}
