"""How a life in LOOP ended: the bill, the bell, the result, and a last sentence."""

from __future__ import annotations

from felicity.core.result import Result
from felicity.text.life import Life, against_others, number
from felicity.text.story import ENDING, Fact


def ending_facts(life: Life) -> list[Fact]:
    """The last page; an unfinished game has none."""
    if not life.table.is_over:
        return [Fact("unfinished", ENDING, 2, 10, happiness=number(life.player["happiness"])), Fact("last-plain", ENDING, 3, 10)]
    result = life.table.result
    return [bell(life, result), *bills(life, result), outcome(life, result), Fact(last(life, result), ENDING, 4, 10)]


def bell(life: Life, result: Result) -> Fact:
    """What ended the game, and who caused it."""
    if result.ended_by == "depletion":
        return Fact("ending-depletion", ENDING, 0, 8)
    if result.ended_by != "happiness":
        return Fact("ending-rounds", ENDING, 0, 8)
    who = next((life.events[at]["who"] for at in life.all("happiness-moved", who=None, happiness=12)), life.me)
    return Fact("ending-mine", ENDING, 0, 8) if who == life.me else Fact("ending-other", ENDING, 0, 8, **life.person(who))


def bills(life: Life, result: Result) -> list[Fact]:
    """What debts and the landfill cost at the end."""
    sources = result.seats[life.seat - 1].sources
    debts = life.player["debts"]
    assert isinstance(debts, list)
    facts: list[Fact] = []
    if sources["debt"]:
        facts.append(Fact("debt-penalty", ENDING, 1, 7, loss=-sources["debt"], cards=len(debts)))
    if sources["landfill"]:
        facts.append(Fact("landfill-penalty", ENDING, 1, 6, loss=-sources["landfill"]))
    return facts


def outcome(life: Life, result: Result) -> Fact:
    """Who won, and by how much."""
    mine = result.seats[life.seat - 1]
    return together(life, result, mine.won, mine.score) if result.together else against_others(life, result)


def together(life: Life, result: Result, won: bool, score: int) -> Fact:
    key = ("solo" if life.solo else "together") + ("-won" if won else "-lost")
    return Fact(key, ENDING, 2, 10, score=score, target=result.target, missing=max(result.target - score, 0))


def last(life: Life, result: Result) -> str:
    """Which last sentence fits this life."""
    mine = result.seats[life.seat - 1]
    best = max(result.scores)
    if mine.won:
        return "last-won"
    if mine.sources["debt"] <= -4:
        return "last-debts"
    if (result.target or best) - mine.score <= 1:
        return "last-close"
    if not life.player["landfill"] and life.all("broken", who=None, owner=life.me) == []:
        return "last-green"
    if len(life.all("worked")) > 3:
        return "last-work"
    if len(life.all("favour-accepted")) > 1 and not life.all("favour-rejected"):
        return "last-kind"
    return "last-plain"
