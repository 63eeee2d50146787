"""What a bot expects from an option: at once, after others have answered, and later on average; and how options differ.

What an option changes for certain is in `felicity.changes`. Here the bot's own answers, and those it expects from others, count too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, Final

from felicity import plugins
from felicity.plugin import Standing

if TYPE_CHECKING:
    from felicity.bots.advice import Advice
    from felicity.bots.waiting import Waiting

Seen = Mapping[str, Any]  # a view
Averages = dict[str, float]  # average changes of counters

NOTABLE: Final = 0.2  # smaller average changes aren't worth mentioning
HUNDRED: Final = 100  # from here on nobody counts ones
HALF: Final = 0.5  # of a counter: what waiting must cost on average to be mentioned
FEWEST: Final = 3  # guesses on which that must have been seen
MOSTLY, RARELY = 0.7, 0.3  # how often an option is gone at the next turn
# Why not to wait for the next turn: the option wins; there is hardly a next turn; it will be gone then; perhaps; it brings less then;
# nothing speaks against waiting but that nothing is better now; nothing else is worth doing.
WINS, LAST, GONE, PERHAPS, LESS, STAYS, REST = "wins", "last", "gone", "perhaps", "less", "stays", "rest"
SURE: Final = 2.0  # standard errors by which a mean must differ from zero


@dataclass(frozen=True)
class Outlook:
    """What one option changes.

    `swayed` is what the move brings on average where that depends on the answers of others and on chance; `lead` is how much better or
    worse the later result is than that of the option it is compared with. `now` is why not to wait for the next turn, and `missed` what it
    would bring less then.
    """

    sure: dict[str, int]
    hoped: dict[str, int]
    swayed: Averages = field(default_factory=dict)
    later: Averages = field(default_factory=dict)
    lead: Averages = field(default_factory=dict)
    now: str = ""
    missed: Averages = field(default_factory=dict)


def advised_outlooks(game: str, before: Seen, seat: int, advised: list[Advice]) -> list[Outlook]:
    """The outlooks of options that are advised; of the best one also why not to wait."""
    found = outlooks(game, before, seat, [(each.sure, each.hoped, each.later) for each in advised])
    waiting, option = advised[0].waiting, advised[0].option
    if waiting is None:
        return found
    missed = {} if waiting.wins else losses(game, waiting, found[0].sure, seat)
    passes = option.kind.name in plugins.plugin(game).passes
    return [replace(found[0], now=WINS if waiting.wins else REST if passes else why_now(waiting, missed), missed=missed), *found[1:]]


def why_now(waiting: Waiting, missed: Averages) -> str:
    """Why not to wait. Nothing, where one has to answer now and isn't asked again."""
    if 2 * waiting.over > waiting.over + waiting.asked:
        return LAST
    if not waiting.asked:
        return ""
    gone = 1 - len(waiting.later) / waiting.asked
    return GONE if gone > MOSTLY else PERHAPS if gone > RARELY else LESS if missed else STAYS


def losses(game: str, waiting: Waiting, sure: dict[str, int], seat: int) -> Averages:
    """What an option would bring less, or cost more, at the next turn than it is sure to now."""
    if len(waiting.later) < FEWEST:
        return {}
    found = apart(game, [before for before, _ in waiting.later], [after for _, after in waiting.later], seat)
    less = {name: rounded(found.get(name, 0) - change) for name, change in sure.items() if abs(found.get(name, 0) - change) >= HALF}
    return {name: change for name, change in less.items() if (change < 0) != (name in plugins.plugin(game).burdens)}


def outlooks(game: str, before: Seen, seat: int, options: list[tuple[list[Seen], list[Seen], list[Seen]]]) -> list[Outlook]:
    """The outlooks of options, the best first, each with the views at once, after answers, and later on the same guesses.

    The best is compared with the second, the others with the best.
    """
    found: list[Outlook] = []
    for at, (sure, hoped, later) in enumerate(options):
        rival = options[1 if at == 0 else 0][2] if len(options) > 1 else later
        at_once, answered = (sure_changes(game, before, seen, seat) for seen in (sure, hoped))
        on_average = apart(game, [before] * len(hoped), hoped, seat)
        swayed = {name: change for name, change in on_average.items() if name not in answered}
        found.append(Outlook(at_once, answered, swayed, apart(game, [before] * len(later), later, seat), apart(game, rival, later, seat)))
    return found


def sure_changes(game: str, before: Seen, after: list[Seen], seat: int) -> dict[str, int]:
    """How the counters of a seat change, as far as that is the same on every guess. `after` are the views afterwards."""
    was = own_standing(game, before, seat)
    then = [own_standing(game, seen, seat) for seen in after]
    found: dict[str, int] = {}
    for name, value in was.items():
        values = {standing[name] for standing in then}
        new = values.pop()
        if not values and isinstance(value, int) and isinstance(new, int) and new != value and not is_renewed(game, name, new - value):
            found[name] = new - value
    return found


def is_renewed(game: str, name: str, change: float) -> bool:
    """Is this a burden that would have ended anyway?"""
    return name in plugins.plugin(game).renewed and change < 0


def own_standing(game: str, view: Seen, seat: int) -> Standing:
    """The counters of one seat."""
    found = plugins.plugin(game).standings(view)
    return found[seat - 1] if found else {}


def apart(game: str, first: list[Seen], second: list[Seen], seat: int) -> Averages:
    """How much higher a seat's counters are in the second views on average, if that is statistically significant."""
    pairs = [(own_standing(game, one, seat), own_standing(game, other, seat)) for one, other in zip(first, second, strict=True)]
    found: Averages = {}
    fleeting = plugins.plugin(game).fleeting
    for name in own_standing(game, first[0], seat) if first else ():
        steps = [float((after[name] or 0) - (before[name] or 0)) for before, after in pairs]
        mean = fmean(steps)
        if name not in fleeting and pairs[0][0][name] is not None and abs(mean) >= max(NOTABLE, SURE * pstdev(steps) / sqrt(len(steps))):
            found[name] = rounded(mean)
    return found


def rounded(mean: float) -> float:
    """As somebody would say it: in tenths, large values in whole numbers or tens.

    >>> rounded(0.8333), rounded(-2.04), rounded(41.67), rounded(416.7)
    (0.8, -2, 42, 420)
    """
    if abs(mean) >= HUNDRED:
        return 10 * round(mean / 10)
    short = round(mean, 1)
    return round(mean) if abs(short) >= 10 or short == int(short) else short
