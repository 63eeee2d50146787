"""Why an option is a good one, in one or two sentences made of numbers (UI-T18)."""

from __future__ import annotations

from felicity.text.catalog import say
from felicity.text.figures import BURDENS
from felicity.text.teller import upper_first

CLOSE = 0.005  # chance by which two options must differ to be told apart
CITED = 2  # rules in a reason


def reason(lang: str, sure: dict[str, int], hoped: dict[str, int], chances: list[float], at: int, rules: list[str]) -> str:
    """What an option gives and costs, by which rules, and how far its chance is ahead of the next one's, or behind the best one's."""
    first = exchange(lang, sure) if sure == hoped else say(lang, "hint-hoped", exchange=exchange(lang, hoped))
    if rules:
        first = say(lang, "hint-by", reason=first.removesuffix("."), rules=", ".join(rules[:CITED]))
    return f"{upper_first(first)} {compared(lang, chances, at)}"


def odds(lang: str, chance: float, place: float, players: int) -> str:
    """`Chance to win: 43 %, place 1.6 on average.` Alone or together there are no places."""
    key = "hint-odds" if players > 1 else "hint-chance"
    return say(lang, key, percent=round(100 * chance), place=round(place, 1))


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


def compared(lang: str, chances: list[float], at: int) -> str:
    """By how many hundredths of the chance to win options differ."""
    if len(chances) == 1:
        return say(lang, "hint-only")
    gap = chances[0] - chances[max(1, at)]
    if gap < CLOSE:
        return say(lang, "hint-alike")
    return say(lang, "hint-ahead" if at == 0 else "hint-behind", points=round(100 * gap) or 1)
