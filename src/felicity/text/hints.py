"""Why an option is good, in one or two sentences with numbers (UI-T18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from felicity import plugins
from felicity.text.catalog import has, say
from felicity.text.narrator import upper_first
from felicity.text.outlook import STAYS, Outlook
from felicity.text.story import listed

CITED: Final = 2  # rules cited in a reason
MOST_COUNTERS: Final = 2  # gains, costs or averages that are named: the first ones matter most, and the option itself shows all
LITTLE, MUCH = 3, 10  # differences in percentage points: below the first they are small, from the second on large


def reason(lang: str, game: str, outlook: Outlook, chances: list[float], at: int, rules: list[str]) -> str:
    """What an option gives and costs, by which rules; why now; and how much better it is than the next best, or worse than the best."""
    alike = len(chances) > 1 and points_between(chances, at) == 0
    now = "" if alike and outlook.now == STAYS else why_now(lang, game, outlook)
    first, *others = [sentence for sentence in (gist(lang, game, outlook), now, compared(lang, game, outlook, chances, at)) if sentence]
    if rules:
        first = say(lang, "hint-by", reason=first.removesuffix("."), rules=", ".join(rules[:CITED]))
    return " ".join(upper_first(sentence) for sentence in (first, *others))


def odds(lang: str, chance: float, place: float, players: int) -> str:
    """`Chance to win: 43 %, place 1.6 of 4 on average.` Solo and cooperative games have no places."""
    key = "hint-odds" if place else "hint-chance"
    return say(lang, key, percent=percent(chance), place=round(place, 1), players=players)


def percent(chance: float) -> int:
    """A chance in percent, as shown."""
    return round(100 * chance)


def gist(lang: str, game: str, outlook: Outlook) -> str:
    """What it brings at once, after the answers of others and chance; if that is no gain, what comes later on average."""
    sentence = exchange(lang, game, outlook.hoped)
    if sentence and outlook.sure != outlook.hoped:
        sentence = say(lang, "hint-hoped", exchange=sentence)
    ahead = looks_ahead(game, outlook)
    more = outlook.later if ahead else outlook.swayed
    news = [(name, change) for name, change in more.items() if outlook.hoped.get(name) != change]
    margin = differences(lang, game, news[:MOST_COUNTERS])
    if not margin and (sentence or not has(lang, f"hint-when-{game}")):
        return sentence  # may be empty: a game without counters
    key = (
        ("hint-then" if sentence else "hint-later" if margin else "hint-nothing")
        if ahead
        else ("hint-swayed" if sentence else "hint-depends")
    )
    return say(lang, key, reason=sentence.removesuffix("."), when=horizon(lang, game), margin=margin)


def why_now(lang: str, game: str, outlook: Outlook) -> str:
    """Why not to wait for the next turn."""
    return say(lang, f"hint-now-{outlook.now}", missed=differences(lang, game, [*outlook.missed.items()][:1])) if outlook.now else ""


def horizon(lang: str, game: str) -> str:
    """How far a hint looks ahead: «by the end of the turn»."""
    own = f"hint-when-{game}"
    return say(lang, own if has(lang, own) else "hint-when-soon")


def looks_ahead(game: str, outlook: Outlook) -> bool:
    """Does it bring a gain only later, if at all?"""
    return not outlook.swayed and not any(is_gain(game, name, change) for name, change in priced(game, outlook.hoped))


def priced(game: str, changes: Mapping[str, float]) -> list[tuple[str, float]]:
    """The changes that are a gain or a cost."""
    return [(name, change) for name, change in changes.items() if name not in plugins.plugin(game).chosen_freely]


def exchange(lang: str, game: str, changes: Mapping[str, float]) -> str:
    """`+3 happiness for 2 coins.` Empty if nothing changes."""
    counted = priced(game, changes)
    gains = [amount(lang, game, name, change, "+") for name, change in counted if is_gain(game, name, change)]
    costs = [amount(lang, game, name, change, "") for name, change in counted if not is_gain(game, name, change)]
    kind = ("both" if costs else "gains") if gains else "costs"
    parts = {name: listed(lang, amounts[:MOST_COUNTERS]) for name, amounts in (("gains", gains), ("costs", costs))}
    return say(lang, f"hint-{kind}", **parts) if counted else ""


def is_gain(game: str, name: str, change: float) -> bool:
    """Is more of it better?"""
    return (change > 0) != is_burden(game, name)


def is_burden(game: str, name: str) -> bool:
    """Is less of it better?"""
    return name in plugins.plugin(game).burdens


def amount(lang: str, game: str, name: str, change: float, sign: str) -> str:
    """`+3 happiness`, or `2 coins` for a price; `1 broken material less` if less is better."""
    if is_burden(game, name):
        return say(lang, f"figure-{name}.{'more' if change > 0 else 'less'}", amount=abs(change))
    own = f"figure-{game}-{name}.some"
    return say(lang, own if has(lang, own) else f"figure-{name}.some", amount=abs(change), sign=sign)


def telling(chances: list[float]) -> list[int]:
    """The options worth naming: the best, and those that are worse as far as is shown.

    >>> telling([0.43, 0.429, 0.38])
    [0, 2]
    """
    return [at for at, chance in enumerate(chances) if at == 0 or percent(chance) != percent(chances[0])]


def compared(lang: str, game: str, outlook: Outlook, chances: list[float], at: int) -> str:
    """How much better or worse an option is, and which counters differ later."""
    if len(chances) == 1:
        return say(lang, "hint-only")
    points = points_between(chances, at)
    if points == 0:
        return say(lang, "hint-alike", waits="yes" if outlook.now == STAYS else "no")
    margin = differences(lang, game, speaking(game, outlook.lead, at == 0))
    when = "" if looks_ahead(game, outlook) else horizon(lang, game)  # else it was said already
    why = say(lang, "hint-by-then" if when else "hint-average", when=horizon(lang, game), margin=margin) if margin else ""
    return say(lang, "hint-ahead" if at == 0 else "hint-behind", margin=word_for(points), why=why)


def points_between(chances: list[float], at: int) -> int:
    """What the best option is ahead of this one by, or of the next best."""
    return percent(chances[0]) - percent(chances[max(1, at)])


def word_for(points: int) -> str:
    """A difference in percentage points, as a word.

    >>> word_for(1), word_for(5), word_for(20)
    ('little', 'some', 'much')
    """
    return "little" if points < LITTLE else "much" if points >= MUCH else "some"


def speaking(game: str, lead: Mapping[str, float], ahead: bool) -> list[tuple[str, float]]:
    """What speaks most for an option that is ahead, or against one that is behind, if anything does."""
    return [(name, change) for name, change in lead.items() if is_gain(game, name, change) == ahead][:1]


def differences(lang: str, game: str, changes: list[tuple[str, float]]) -> str:
    """`0.8 happiness more and 1 coin less`."""
    return listed(lang, [difference(lang, game, name, change) for name, change in changes])


def difference(lang: str, game: str, name: str, change: float) -> str:
    """`0.8 happiness more`, `1 coin less`."""
    sentence = amount(lang, game, name, change, "")
    return sentence if is_burden(game, name) else say(lang, "hint-more" if change > 0 else "hint-less", what=sentence)
