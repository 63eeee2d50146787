"""A playthrough: what stood on the agenda, what was offered, what was chosen and what happened, and each round what everybody could see."""

from __future__ import annotations

import json
import textwrap

from felicity.core.record import HEAD, Record
from felicity.core.table import Table

CHOSEN = "plays "


def tell(record: str, table: Table) -> str:
    """Play a record's moves on a fresh, listening table and write down everything."""
    lines = ["# A playthrough. The moves are given; all else is written by `python -m tests.playthroughs.write`.", ""]
    lines += record.split("\n\n", maxsplit=1)[0].splitlines() + [""]
    lines += [f"  {event_line(event)}" for event in table.events(None)]
    round = -1
    for _, seat, text in Record(record).moves:
        if table.state.round != round:
            round = table.state.round
            lines += ["", f"== round {round} ==", *seen(table)]
        lines += ["", f"{table.number}. seat{table.to_act} {table.question}   agenda: {', '.join(map(repr, table.state.agenda))}"]
        lines += wrapped("offered: " + "; ".join(option.text for option in table.options()))
        lines.append(f"seat{seat} {CHOSEN}{text}")
        number = table.number
        table.play(text, seat=seat)
        lines += [f"  {event_line(event)}" for event in table.events(None, since=number)]
        lines += [
            f"  (only seat{one}) {event_line(event)}" for one in range(1, table.setup.players + 1) for event in secrets(table, one, number)
        ]
    lines += ["", "== end ==", *seen(table), json.dumps(table.result.as_dict(), indent=1) if table.is_over else "unfinished"]
    return "\n".join(lines) + "\n"


def secrets(table: Table, seat: int, since: int) -> list[dict[str, object]]:
    """What one seat was told that a spectator was not."""
    public = table.events(None, since=since)
    return [event for event in table.events(seat, since=since) if event not in public]


def event_line(event: dict[str, object]) -> str:
    """An event on one line."""
    arguments = " ".join(f"{name}={value}" for name, value in event.items() if name not in ("event", "rule"))
    return f"{event['event']} {arguments} ({event['rule']})"


def seen(table: Table) -> list[str]:
    """The spectator's view, a line for each part."""
    view = table.view(None)
    board, players = view.pop("board"), view.pop("players")
    assert isinstance(players, list)
    lines = wrapped("table: " + json.dumps(view))
    lines += wrapped("board: " + json.dumps(board))
    for player in players:
        lines += wrapped(
            f"seat{player['seat']}: " + json.dumps({name: value for name, value in player.items() if value not in ([], None, 0)})
        )
    return lines


def wrapped(text: str) -> list[str]:
    """Long lines folded, so that diffs stay readable."""
    return textwrap.wrap(text, 140, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def record_in(text: str) -> str:
    """The record that a playthrough contains: its header and its moves."""
    head, moves = [HEAD], ["", "[moves]"]
    started = False
    for line in text.splitlines():
        if line.startswith("  "):
            continue
        if line == HEAD:
            started = True
        elif started and not line:
            started = False
        elif started:
            head.append(line)
        elif line.startswith("seat") and f" {CHOSEN}" in line:
            seat, _, chosen = line.partition(f" {CHOSEN}")
            moves.append(f"{seat}: {chosen}")
    return "\n".join(head + moves) + "\n"
