"""Why an option is a good one, in one or two sentences made of numbers (UI-T18)."""

from __future__ import annotations

from typing import Any

from felicity.text.catalog import say
from felicity.text.figures import BURDENS, Standing, standings_of
from felicity.text.teller import upper_first

CLOSE = 0.05  # points by which two options must differ to be told apart


def sure_changes(game: str, before: dict[str, Any], after: list[dict[str, Any]], seat: int) -> dict[str, int]:
    """How the figures of a seat change, as far as that is the same however the hidden cards lie. `after` is what may be seen then."""
    was = own_standing(game, before, seat)
    then = [own_standing(game, seen, seat) for seen in after]
    found: dict[str, int] = {}
    for name, value in was.items():
        values = {standing[name] for standing in then}
        new = values.pop()
        if not values and isinstance(value, int) and isinstance(new, int) and new != value:
            found[name] = new - value
    return found


def own_standing(game: str, view: dict[str, Any], seat: int) -> Standing:
    """The figures of one seat."""
    found = standings_of(game, view)
    return found[seat - 1] if found else {}


def reason(lang: str, sure: dict[str, int], hoped: dict[str, int], worths: list[float], at: int) -> str:
    """What an option gives and costs, if need be with the help of others, and how far it is ahead of the next one, or behind the best."""
    first = exchange(lang, sure) if sure == hoped else say(lang, "hint-hoped", exchange=exchange(lang, hoped))
    return " ".join([upper_first(first), compared(lang, worths, at)])


def exchange(lang: str, figures: dict[str, int]) -> str:
    """`+3 happiness for 2 coins.`"""
    gains = [amount(lang, name, change, "+") for name, change in figures.items() if (change > 0) != (name in BURDENS)]
    costs = [amount(lang, name, change, "") for name, change in figures.items() if (change > 0) == (name in BURDENS)]
    kind = ("both" if costs else "gains") if gains else ("costs" if costs else "nothing")
    return say(lang, f"hint-{kind}", gains=", ".join(gains), costs=", ".join(costs))


def amount(lang: str, name: str, change: int, sign: str) -> str:
    """`+3 happiness`, or `2 coins` where it is a price; `1 broken material less` where less is better."""
    if name in BURDENS:
        return say(lang, f"figure-{name}.{'more' if change > 0 else 'less'}", amount=abs(change))
    return say(lang, f"figure-{name}.some", amount=abs(change), sign=sign)


def compared(lang: str, worths: list[float], at: int) -> str:
    """By how many points of the bot's own estimate options differ."""
    if len(worths) == 1:
        return say(lang, "hint-only")
    gap = worths[0] - worths[max(1, at)]
    if gap < CLOSE:
        return say(lang, "hint-alike")
    return say(lang, "hint-ahead" if at == 0 else "hint-behind", points=round(gap, 1) or 0.1)
