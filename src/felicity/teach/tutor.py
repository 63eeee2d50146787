"""What is said about an answer to a puzzle: right or wrong, what the option does, why the best one is better, and what others miss."""

from __future__ import annotations

from dataclasses import dataclass

from felicity.core.option import Option
from felicity.core.table import Table
from felicity.teach.coach import AGAINST, NEXT, because, brought, label, points, sides
from felicity.teach.puzzle import Other, Puzzle
from felicity.text.catalog import say
from felicity.text.hints import difference, horizon
from felicity.text.narrator import Narrator, upper_first
from felicity.text.outlook import Outlook
from felicity.text.story import listed

MOST_OTHERS = 3  # whose shortcomings are told when a puzzle is solved

RIGHT, WRONG, IDLE = "right", "wrong", "idle"


@dataclass(frozen=True)
class Missed:
    """Another option, and what it misses."""

    option: str
    sentence: str


@dataclass(frozen=True)
class Verdict:
    """About an answer. `others` are told only with the right one."""

    kind: str
    option: str  # what was chosen, as it is called on the table
    sentences: list[str]
    others: list[Missed]


def verdict(narrator: Narrator, table: Table, puzzle: Puzzle, option: Option) -> Verdict:
    """What is said about an answer. What is wrong never tells what would be right."""
    lang, called = narrator.lang, label(narrator, table, option.text)
    if option.text == puzzle.answer:
        return Verdict(RIGHT, called, [say(lang, "puzzle-right"), *reasons(lang, table, puzzle)], others_told(narrator, table, puzzle))
    other = next(each for each in puzzle.others if each.option == option.text)
    if other.idle:
        return Verdict(IDLE, called, [say(lang, "puzzle-idle")], [])
    return Verdict(WRONG, called, [say(lang, "puzzle-wrong"), missed(lang, table, other), costs(lang, other)], [])


def solution(narrator: Narrator, table: Table, puzzle: Puzzle) -> Verdict:
    """The answer, for who gives up."""
    called = label(narrator, table, puzzle.answer)
    said = [say(narrator.lang, "puzzle-shown", option=called), *reasons(narrator.lang, table, puzzle)]
    return Verdict(RIGHT, called, said, others_told(narrator, table, puzzle))


def reasons(lang: str, table: Table, puzzle: Puzzle) -> list[str]:
    """What the best option does, and why it is better than the next best."""
    outlook = Outlook(**puzzle.outlook)
    game = table.setup.game
    return [each for each in (brought(lang, game, outlook, puzzle.rules), because(lang, game, outlook, NEXT)) if each]


def others_told(narrator: Narrator, table: Table, puzzle: Puzzle) -> list[Missed]:
    """The strongest of the others, and what each misses."""
    strongest = [each for each in puzzle.others if not each.idle][:MOST_OTHERS]
    return [Missed(label(narrator, table, each.option), missed(narrator.lang, table, each)) for each in strongest]


def missed(lang: str, table: Table, other: Other) -> str:
    """What an option lacks beside the best one."""
    game = table.setup.game
    ahead, behind = sides(game, other.outlook["lead"])
    when = horizon(lang, game)
    lacks = listed(lang, [difference(lang, game, name, change) for name, change in behind[:2]])
    has = listed(lang, [difference(lang, game, name, change) for name, change in ahead[:AGAINST]])
    if not lacks:
        return say(lang, "puzzle-misses-later")
    return upper_first(say(lang, "puzzle-misses-though" if has else "puzzle-misses", when=when, lacks=lacks, has=has))


def costs(lang: str, other: Other) -> str:
    """How much that matters."""
    return say(lang, "puzzle-cost", points=points(lang, max(1, round(100 * other.cost))))
