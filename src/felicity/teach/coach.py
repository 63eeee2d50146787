"""A review in the words of a coach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from felicity import plugins
from felicity.core.table import Table
from felicity.teach.account import luck_by_round
from felicity.teach.review import Lesson, Review
from felicity.text.catalog import say
from felicity.text.hints import differences, gist, horizon, is_gain
from felicity.text.narrator import Narrator, upper_first
from felicity.text.outlook import Outlook
from felicity.text.story import listed

CITED: Final = 2  # rules cited for an option
FOR, AGAINST = 2, 1  # differences named that speak for the better option, and against it
YOURS, NEXT = "yours", "next"  # what an option is compared with: what was chosen, or the next best one
STROKE: Final = 10  # points by which luck must change the chances in a round to be mentioned


@dataclass(frozen=True)
class Explained:
    """A choice and a better one: what they are called, what each brings, and why the second is better."""

    chosen: str
    better: str
    did: str
    gives: str
    why: str


def explained(narrator: Narrator, table: Table, worse: str, better: str, lesson: Lesson) -> Explained:
    """Why one option would have been better than another, at the position that asked."""
    lang, game = narrator.lang, table.setup.game
    seen = [Outlook(**each) for each in lesson.outlooks]
    labels = [label(narrator, table, text) for text in (worse, better)]
    brings = [
        "" if passes(table, text) else brought(lang, game, outlook, rules)
        for text, outlook, rules in zip((better, worse), seen, lesson.rules, strict=True)
    ]
    return Explained(labels[0], labels[1], brings[1], brings[0], because(lang, game, seen[0]))


def passes(table: Table, text: str) -> bool:
    """Does an option only end the turn? What comes afterwards isn't its merit."""
    return table.game.alphabet.read(text).kind.name in plugins.plugin(table.setup.game).passes


def label(narrator: Narrator, table: Table, text: str) -> str:
    """An option as it is called on the table."""
    option = table.game.alphabet.read(text)
    return narrator.option(option, table.question, narrator.preview(table, option))


def brought(lang: str, game: str, outlook: Outlook, rules: list[str]) -> str:
    """What an option brings, by which rules."""
    sentence = gist(lang, game, outlook)
    if sentence and rules:
        sentence = say(lang, "hint-by", reason=sentence.removesuffix("."), rules=", ".join(rules[:CITED]))
    return upper_first(sentence)


def because(lang: str, game: str, better: Outlook, than: str = YOURS) -> str:
    """What the better option leads to that the other one doesn't. If that is less of what decides the game, it is said first."""
    ahead, behind = sides(game, better.lead)
    when = horizon(lang, game)
    gains, costs = differences(lang, game, ahead[:FOR]), differences(lang, game, behind[:AGAINST])
    if gains:
        dearer = any(name in plugins.plugin(game).charted[:1] for name, _ in behind)
        key = "review-because-dearer" if dearer else "review-because-both" if costs else "review-because"
        return upper_first(say(lang, key, when=when, gains=gains, costs=costs, than=than))
    return say(lang, "review-because-placed" if not costs else "review-because-later", when=when, costs=costs)


def sides(game: str, lead: Mapping[str, float]) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
    """The differences that speak for an option, and those that speak against it."""
    ahead = [(name, change) for name, change in lead.items() if is_gain(game, name, change)]
    return ahead, [(name, change) for name, change in lead.items() if not is_gain(game, name, change)]


# --- the whole game ---


def points(lang: str, number: int) -> str:
    """`7 points`."""
    return say(lang, "review-points", number=number)


def summary(lang: str, review: Review, players: int) -> list[str]:
    """Where the game came from and went to: luck apart from skill."""
    start, luck, skill, end = review.account.points()
    ended = ("won" if end == 100 else "shared" if end else "lost") if review.is_over else "stands"
    alone = "yes" if players == 1 else "no"
    found = [
        say(lang, "review-start", start=start, ended=ended, end=end),
        say(lang, "review-luck", alone=alone, way=way(luck), points=points(lang, abs(luck))),
        say(lang, "review-skill", way=way(skill), points=points(lang, -skill)),
    ]
    stroke = strokes(lang, review)
    return [*found, stroke] if stroke else found


def way(change: int) -> str:
    """Up, down, or neither."""
    return "up" if change > 0 else "down" if change < 0 else "even"


def strokes(lang: str, review: Review) -> str:
    """The rounds in which luck helped and hurt most, if it did so notably."""
    by_round = luck_by_round(review.account, list(review.judged_rounds), review.last)
    changes = [(round(100 * change), number) for number, change in by_round.items()]
    best, worst = max(changes, default=(0, 0)), min(changes, default=(0, 0))
    said = [
        say(lang, key, round=number, points=points(lang, abs(change)))
        for key, (change, number) in (("review-lucky", best), ("review-unlucky", worst))
        if (change if key == "review-lucky" else -change) >= STROKE
    ]
    return say(lang, "review-strokes", strokes=listed(lang, said)) if said else ""


def found_well(narrator: Narrator, review: Review, table: Table) -> str:
    """The choice that was far better than anything else; `table` is the position that asked."""
    assert review.find is not None
    verdict = review.looked[review.find]
    return say(
        narrator.lang,
        "review-find",
        round=review.rounds[review.find],
        option=label(narrator, table, verdict.chosen),
        points=points(narrator.lang, round(100 * verdict.lead)),
    )
