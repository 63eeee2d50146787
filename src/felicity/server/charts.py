"""The counters of every seat, round by round (UI-E2): as data for the page, and as CSV for other programs."""

from __future__ import annotations

import csv
import io
from itertools import pairwise

from felicity import plugins
from felicity.bots.advice import chances_at
from felicity.bots.registry import can_judge, search_evaluation
from felicity.core.table import Table
from felicity.server.finished_messages import ChartData, MomentData
from felicity.server.refused import Refused
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import names_of
from felicity.text.catalog import FALLBACK, forms, languages, say
from felicity.text.narrator import begins_with_vowel

CHANCE = "chance"  # to win, in percent, as bots judge the position: its curve shows where the game turned
NOTABLE = 10  # percentage points by which a chance must rise in a round to be mentioned
FORMULA = ("=", "+", "-", "@")  # a spreadsheet would read a name that begins with one of these as a formula


def chart_data(stored: StoredTable, lang: str) -> ChartData:
    """The counters at the start and at the end of every round, once nothing is hidden."""
    if not stored.is_open_book:
        raise Refused("not-over", "Charts are available when the game is over.")
    table = stored.playing()
    game = plugins.plugin(stored.header.game)
    measures, stacks = game.charted, game.stacks()
    if can_judge(stored.header.game):
        measures = (*measures, CHANCE)
    speaks = speaking(lang)
    found = moments(table, measures) if measures else []
    return {
        "code": stored.header.code,
        "game": stored.header.game,
        "names": names_of(stored),
        "measures": list(measures),
        "labels": {name: say(speaks, f"figure-{name}") for name in measures},
        "stacks": stacks.labels(names_of(stored), speaks) if stacks else [],
        "moments": found,
        "turned": turned(speaks, before_the_end(stored, found), names_of(stored)),
    }


def before_the_end(stored: StoredTable, found: list[MomentData]) -> list[MomentData]:
    """The same moments, with the last one taken before the final choice: winning in the end doesn't count as a turning point."""
    table = stored.playing()
    if not table.is_over or not found or CHANCE not in found[-1]["values"]:
        return found
    verge = stored.checkpoints.at(table, table.number - 1)
    return [*found[:-1], {**found[-1], "values": values(verge, (CHANCE,))}]


def turned(lang: str, found: list[MomentData], names: list[str]) -> str:
    """A sentence about the turning point; "" if there was none."""
    turn = turning(found)
    if turn is None:
        return ""
    at, seat = turn
    was, then = (chances_in(found[each])[seat] for each in (at - 1, at))
    arguments = {"round": found[at]["round"], "before": was, "after": then}
    if is_shared(found):
        return say(lang, "chart-turned-together", **arguments, way="up" if then > was else "down")
    return say(lang, "chart-turned", **arguments, **{"name-of": named(lang, names[seat])["-of"]})


def named(lang: str, name: str) -> dict[str, str]:
    """A name in all its grammatical forms."""
    return forms(lang, "person", name=name, vowel="yes" if begins_with_vowel(name) else "no")


def turning(found: list[MomentData]) -> tuple[int, int] | None:
    """The moment up to which a seat's chance to win rose most, and the seat (from 0); None if no chance is shown or none rose much.

    If all players win or lose together, a fall counts as well, since nobody else's chance rises in exchange.
    """
    shared = is_shared(found)
    rises = [
        (abs(now - was) if shared else now - was, -at, -seat)
        for at, (before, after) in enumerate(pairwise(found), 1)
        for seat, (was, now) in enumerate(zip(chances_in(before), chances_in(after), strict=True))
    ]
    rise, at, seat = max(rises, default=(0, 0, 0))
    return (-at, -seat) if rise >= NOTABLE else None


def chances_in(moment: MomentData) -> list[int]:
    """Everybody's chance to win, if it is shown."""
    return [chance for chance in moment["values"].get(CHANCE, ()) if chance is not None]


def is_shared(found: list[MomentData]) -> bool:
    """Do all players win or lose together, or is there only one?"""
    return all(len(set(chances_in(moment))) == 1 for moment in found)


def speaking(lang: str) -> str:
    """This language if we have it, else the fallback."""
    return lang if lang in languages() else FALLBACK


def moments(table: Table, measures: tuple[str, ...]) -> list[MomentData]:
    """Replays the game and reads the counters at the end of each round. Round 0 is the start."""
    stacks = plugins.plugin(table.setup.game).stacks()
    ends = {number: round for round, number in ends_of(table).items()}
    found: list[MomentData] = []
    then = table.at(0)
    for number in range(table.number + 1):
        if number:
            then.play(table.chosen[number - 1])
        if number in ends:
            amounts = stacks.amounts(then) if stacks else {}
            found.append({"round": ends[number], "number": number, "values": values(then, measures), "stacks": amounts})
    return found


def ends_of(table: Table) -> dict[int, int]:
    """By round, the number of the position after its last choice; the start is where the first round began.

    A round that the result doesn't count (nobody was alive to act) belongs to the one before.
    """
    last = int(str(table.result.notes.get("rounds", table.state.round))) if table.is_over else table.state.round
    found: dict[int, int] = {0: 0}
    for number, move in enumerate(table.moves, 1):
        found[min(move.round, last)] = number
    if table.number:
        found[max(found)] = table.number
    return found


def values(table: Table, measures: tuple[str, ...]) -> dict[str, list[int | None]]:
    """By measure, in seat order. Each seat's values come from its own view, so they include what was face down at the time."""
    seats = range(1, table.setup.players + 1) if any(name != CHANCE for name in measures) else ()
    standings = [plugins.plugin(table.setup.game).standings(table.view(seat))[seat - 1] for seat in seats]
    found = {name: [standing[name] for standing in standings] for name in measures if name != CHANCE}
    if CHANCE in measures:
        found[CHANCE] = [round(100 * chance) for chance in chances_at(search_evaluation(table.setup.game), table)]
    return found


def chart_lines(data: ChartData) -> str:
    """One line per round and seat, in CSV as in RFC 4180. Values of the whole table are repeated on every line of their round."""
    found = io.StringIO()
    writer = csv.writer(found)
    parts = [f"{stack['id']}-{part['id']}" for stack in data["stacks"] for part in stack["parts"]]
    writer.writerow(["round", "seat", "name", *data["measures"], *parts])
    for moment in data["moments"]:
        whole = [amount for stack in data["stacks"] for amount in moment["stacks"][stack["id"]]]
        for at, name in enumerate(data["names"]):
            safe = f"'{name}" if name.startswith(FORMULA) else name
            own = [moment["values"][measure][at] for measure in data["measures"]]
            writer.writerow([moment["round"], at + 1, safe, *own, *whole])
    return found.getvalue()
