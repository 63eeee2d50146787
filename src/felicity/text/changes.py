"""What an option changes, in words: `Knowledge 5 → 2, Stress 7 → 8` (UI-T6), what else happens, and what the rest depends on."""

from __future__ import annotations

from felicity.changes import Changes, Counter
from felicity.core.table import Table
from felicity.text.catalog import say
from felicity.text.narrator import Narrator
from felicity.text.outlook import is_renewed


def becomes(lang: str, game: str, changes: Changes, seat: int) -> str:
    """`Knowledge 5 → 2, Stress 7 → 8`."""
    own = [each for each in changes.counters if each.seat == seat and not is_renewed(game, each.name, each.change)]
    return ", ".join(counted(lang, each) for each in own)


def counted(lang: str, counter: Counter) -> str:
    """`Knowledge 5 → 2`."""
    return say(lang, "figure-becomes", figure=say(lang, f"figure-{counter.name}"), before=counter.before, after=counter.after)


def news(narrator: Narrator, table: Table, changes: Changes) -> list[str]:
    """Whatever the option's label and its counters don't already say."""
    events = [event for event in changes.events if narrator.is_news(str(event["event"]))]
    return [narrator.event(event, narrator.recalled(table, event)) for event in events]


def rest(lang: str, changes: Changes) -> str:
    """`The rest is left to chance.` Empty if nothing is left open."""
    return "" if changes.left_to == "nothing" else say(lang, f"left-to-{changes.left_to}")
