"""What an option changes, read from what the seat sees before and after it: `Knowledge 5 → 2, Stress 7 → 8` (UI-T6)."""

from __future__ import annotations

from typing import Any

from felicity.core.rng import Rng, start_of
from felicity.core.table import GUESSES, Table
from felicity.text.catalog import say
from felicity.text.figures import RENEWED, Standing, standings_of


def tried(table: Table, seat: int, text: str, luck: str) -> Table:
    """The table after an option and what resolves itself after it: a guess, so that nothing hidden can show through."""
    twin = table.guess(seat, Rng(start_of(luck)))
    twin.listen()
    twin.play(text)
    while twin.to_act == seat and len(twin.options()) == 1 and twin.question != table.question:
        twin.play(twin.options()[0])
    return twin


def changes_of(table: Table, seat: int, text: str) -> dict[str, int]:
    """How an option changes the figures of the seat that plays it."""
    after = [tried(table, seat, text, f"guess {number}").view(seat) for number in range(GUESSES)]
    return sure_changes(table.setup.game, table.view(seat), after, seat)


def sure_changes(game: str, before: dict[str, Any], after: list[dict[str, Any]], seat: int) -> dict[str, int]:
    """How the figures of a seat change, as far as that is the same however the hidden cards lie. `after` is what may be seen then."""
    was = own_standing(game, before, seat)
    then = [own_standing(game, seen, seat) for seen in after]
    found: dict[str, int] = {}
    for name, value in was.items():
        values = {standing[name] for standing in then}
        new = values.pop()
        if not values and isinstance(value, int) and isinstance(new, int) and new != value and not (name in RENEWED and new < value):
            found[name] = new - value
    return found


def own_standing(game: str, view: dict[str, Any], seat: int) -> Standing:
    """The figures of one seat."""
    found = standings_of(game, view)
    return found[seat - 1] if found else {}


def becomes(lang: str, was: Standing, changes: dict[str, int]) -> str:
    """`Knowledge 5 → 2, Stress 7 → 8`."""
    parts = [
        say(lang, "figure-becomes", figure=say(lang, f"figure-{name}"), before=value, after=value + changes[name])
        for name, value in was.items()
        if name in changes and value is not None
    ]
    return ", ".join(parts)
