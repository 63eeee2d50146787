"""How a life in The Pursuit of Happiness ended: death, what remained, the dreams that came true, and a last sentence."""

from __future__ import annotations

from typing import Final

from felicity.core.result import Result
from felicity.text.life import Life, against_others, number
from felicity.text.story import ENDING, LOOKING_BACK, Fact

DECADES: Final = 8  # from the teens to the eighties, as many as the board has rounds
NEARLY: Final = 2  # points behind the best that count as a near miss
RICH: Final = 15  # coins at the end
COLLECTOR: Final = 5  # things owned at the end
LATE: Final = 7  # a round that few live to see
OVERWORKED: Final = 4  # hours of overtime


def ending(life: Life) -> list[Fact]:
    """The last page; an unfinished game has none."""
    deaths = [death(life, at) for at in life.all("died")]
    if not life.table.is_over:
        return [*deaths, Fact("pursuit-unfinished", ENDING, 3, 10, lth=number(life.player["lth"])), Fact("last-plain", ENDING, 4, 10)]
    result = life.table.result
    return [*deaths, *riches(life, result), *best_source(life, result), dreams(life), outcome(life, result), last(life, result)]


def death(life: Life, at: int) -> Fact:
    """When, and whether in old age."""
    old = life.events[at]["age"] == "old_age"
    return Fact("pursuit-death-old" if old else "pursuit-death-young", ENDING, 0, 10, when=decade(life, at))


def decade(life: Life, at: int) -> str:
    """The years in which something happened: a round is a decade of the life."""
    return life.narrator.say(f"story-pursuit-when-{min(life.rounds[at], DECADES)}")


def riches(life: Life, result: Result) -> list[Fact]:
    """What was left behind."""
    lth = result.seats[life.seat - 1].sources["inheritance"]
    return [Fact("pursuit-inheritance", ENDING, 1, 6, lth=lth)] if lth else []


def best_source(life: Life, result: Result) -> list[Fact]:
    """Where most of the happiness came from."""
    mine = result.seats[life.seat - 1]
    source, points = max(mine.sources.items(), key=lambda item: item[1])
    if points <= 0:
        return []
    return [Fact("pursuit-source", LOOKING_BACK, 9, 7, source=life.word("source", source), points=points)]


def dreams(life: Life) -> Fact:
    """The Life Goals achieved."""
    goals = [life.word("goal", life.events[at]["goal"]) for at in life.all("goal-achieved")]
    if not goals:
        return Fact("pursuit-no-goal", ENDING, 1, 5)
    return Fact("pursuit-goals", ENDING, 1, 9, count=len(goals), list=life.list(goals))


def outcome(life: Life, result: Result) -> Fact:
    """Who won; alone by goals and happiness."""
    if not result.together:
        return against_others(life, result)
    mine = result.seats[life.seat - 1]
    key = "pursuit-solo-won" if mine.won else "pursuit-solo-lost" if mine.score < result.target else "pursuit-solo-goals"
    return Fact(key, ENDING, 3, 10, score=mine.score, target=result.target)


def last(life: Life, result: Result) -> Fact:
    """The sentence that fits this life best."""
    return Fact(epitaph(life, result), ENDING, 4, 10)


def epitaph(life: Life, result: Result) -> str:
    """Which sentence that is."""
    mine = result.seats[life.seat - 1]
    if mine.won:
        return "last-won"
    if not result.together and max(result.scores) - mine.score <= NEARLY:
        return "last-close"
    if life.all("deepened", level=3):
        return "pursuit-last-family"
    if len(life.all("action-taken", action="overtime")) >= OVERWORKED:
        return "pursuit-last-overtime"
    return by_years(life)


def by_years(life: Life) -> str:
    """By what the player had, or how long the player lived."""
    items = life.player["items"]
    assert isinstance(items, list)
    if number(life.player["money"]) >= RICH:
        return "pursuit-last-rich"
    if len(items) >= COLLECTOR:
        return "pursuit-last-collector"
    if number(life.player["died_in_round"]) >= LATE:
        return "pursuit-last-late"
    return "last-plain"
