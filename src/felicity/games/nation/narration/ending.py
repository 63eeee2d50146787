"""How a life in Happy Nation ended: what made the last round the last, the result, and a last sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.core.result import Result
from felicity.text.life import against_others, number
from felicity.text.story import ENDING, Fact

if TYPE_CHECKING:
    from felicity.games.nation.narration.story import NationLife


def ending_facts(life: NationLife) -> list[Fact]:
    """The last page; an unfinished game has none."""
    if not life.table.is_over:
        return [Fact("unfinished", ENDING, 2, 10, happiness=number(life.player["happiness"])), Fact("nation-last-plain", ENDING, 3, 10)]
    result = life.table.result
    return [bell(life, result), against_others(life, result), Fact(last(life, result), ENDING, 3, 10)]


def bell(life: NationLife, result: Result) -> Fact:
    """What ended the game, and who caused it."""
    if result.ended_by != "target":
        return Fact(f"nation-ending-{result.ended_by.replace('_', '-')}", ENDING, 0, 8)
    who = ended_by(life)
    return Fact("nation-ending-mine", ENDING, 0, 8) if who == life.me else Fact("nation-ending-other", ENDING, 0, 8, **life.person(who))


def ended_by(life: NationLife) -> object:
    """Who moved right before the last round was announced."""
    end = next(at for at, event in enumerate(life.events) if event["event"] == "end-set-off")
    return next(event["who"] for event in reversed(life.events[:end]) if event["event"] == "happiness-moved")


def last(life: NationLife, result: Result) -> str:
    """Which last sentence fits this life."""
    mine = result.seats[life.seat - 1]
    if mine.won:
        return "nation-last-won"
    if life.player["loan"]:
        return "nation-last-debts"
    return "nation-last-close" if max(result.scores) - mine.score <= 2 else "nation-last-plain"
