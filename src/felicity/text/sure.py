"""What is sure to follow from an option, and by which rules: nothing that depends on chance, on what is hidden, or on somebody else."""

from __future__ import annotations

from typing import Any, Final

from felicity.core.event import Event
from felicity.core.table import Table
from felicity.text.changes import tried

# What a seat does itself tells others something, so it ends their undo; for the seat it is as sure as anything.
OWN_DEEDS: Final = frozenset(
    ("favour-accepted", "favour-rejected", "favour-discarded", "favour-given", "objected", "not-objected", "goal-achieved", "career-sealed")
)

QUESTIONS: Final = 3  # that an option may open before anything happens


def preview(table: Table, seat: int, texts: list[str]) -> dict[str, list[dict[str, Any]]]:
    """What is sure to follow from each option: the events up to the first that depends on chance, on what is hidden, or on somebody else.

    The options are tried on a guess of the table, so that nothing hidden can show through.
    """
    return {text: sure_events(tried(table, seat, text, "preview"), seat) for text in texts}


def sure_events(twin: Table, seat: int) -> list[dict[str, Any]]:
    """What the seat would be told, as long as it is sure."""
    found: list[dict[str, Any]] = []
    for event in events_of(twin):
        if reveals(twin, event, seat):
            break
        if event.is_for(seat - 1):
            found.append(twin.event_data(event))
    return found


def rules_after(table: Table, seat: int, text: str) -> list[str]:
    """The rules by which an option has its effect, each once, in order; the last of them may be the one by which chance comes in."""
    twin = tried(table, seat, text, "preview")
    # Where an option only opens another question, the rule shows when that is answered, however it is.
    for _ in range(QUESTIONS):
        if events_of(twin) or twin.to_act != seat:
            break
        twin.play(twin.options()[0])
    found: list[str] = []
    for event in events_of(twin):
        if event.rule and event.rule not in found:
            found.append(event.rule)
        if reveals(twin, event, seat):
            break
    return found


def events_of(twin: Table) -> list[Event]:
    """All that happened since somebody listens."""
    return [event for events in twin.told for event in events]


def reveals(twin: Table, event: Event, seat: int) -> bool:
    """Does an event depend on chance, on what is hidden, or on somebody else?"""
    return event.kind.reveals and not (event.kind.name in OWN_DEEDS and twin.event_data(event).get("who") == f"seat{seat}")
