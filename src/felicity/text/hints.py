"""Why an option is a good one, in one or two sentences made of numbers (UI-T18)."""

from __future__ import annotations

from felicity.text.catalog import say
from felicity.text.figures import BURDENS
from felicity.text.teller import upper_first

CLOSE = 0.05  # points by which two options must differ to be told apart


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
