"""What has happened, in sentences: one line for each thing, without what the table shows anyway."""

from __future__ import annotations

from felicity.core.event import GAME_STARTED, ROUND_STARTED
from felicity.core.table import Table
from felicity.text.narrator import Narrator

Event = dict[str, object]


class Line:
    """A sentence; a heading is set apart."""

    def __init__(self, text: str, is_head: bool = False) -> None:
        self.text = text
        self.is_head = is_head


def story(narrator: Narrator, table: Table, events: list[Event]) -> list[Line]:
    """Events of a table in sentences."""
    lines: list[Line] = []
    dealing = any(event["event"] == GAME_STARTED for event in events)
    at = 0
    while at < len(events):
        event = events[at]
        name = str(event["event"])
        after = events[at + 1] if at + 1 < len(events) else {}
        dealing = dealing and name != ROUND_STARTED
        at += 1
        if name in narrator.SILENT or (dealing and name in narrator.SILENT_IN_DEAL):
            continue
        if name in narrator.COVERED_BY_NEXT and after.get("event") == narrator.COVERED_BY_NEXT[name]:
            continue
        if name in narrator.SEVERAL:
            same = same_kind(events[at - 1 :])
            lines.append(Line(together(narrator, same)))
            at += len(same) - 1
        elif lines and not lines[-1].is_head and follows(narrator, events[at - 2], event):
            lines[-1].text += " " + narrator.event(event, form="tail")
        else:
            lines.append(Line(narrator.event(event, narrator.recalled(table, event)), name in narrator.HEADS))
    return lines


def same_kind(events: list[Event]) -> list[Event]:
    """The first events that share a kind."""
    found: list[Event] = []
    for event in events:
        if event["event"] != events[0]["event"]:
            break
        found.append(event)
    return found


def together(narrator: Narrator, events: list[Event]) -> str:
    """Events of one kind, e.g. cards that came to the market, in one sentence."""
    items = [narrator.event_item(event) for event in events]
    return narrator.event(events[0], {"list": ", ".join(items)}, "several")


def follows(narrator: Narrator, before: Event, event: Event) -> bool:
    """Does this belong to the previous sentence?"""
    after = narrator.TAILS.get(str(event["event"]), set())
    return before.get("who") == event.get("who") and before["event"] in after
