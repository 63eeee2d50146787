"""A review as it is sent: in the reader's language."""

from __future__ import annotations

from felicity.server.finished_messages import FindData, LessonData, LineData, ReviewData
from felicity.server.refused import Refused
from felicity.server.reviews import Reviewing
from felicity.server.sentences import Sentences
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import events_at, names_of
from felicity.teach import coach
from felicity.teach.line import played_out
from felicity.teach.review import Review
from felicity.text.catalog import FALLBACK, languages, say


def review_data(reviewing: Reviewing, lang: str) -> ReviewData:
    """What is known so far; the account and the lessons once everything is."""
    stored, review = reviewing.stored, reviewing.review
    speaks = lang if lang in languages() else FALLBACK
    done, of = review.steps
    start, luck, skill, end = review.account.points() if review.is_done else (0, 0, 0, 0)
    mistakes = [mistake_data(stored, review, number, speaks) for number in review.mistakes] if review.is_done else []
    heading = say(speaks, "review-worst", number=len(mistakes)) if mistakes else say(speaks, "review-faultless")
    return {
        "code": stored.header.code,
        "seat": review.seat,
        "title": say(speaks, "review-title", name=names_of(stored)[review.seat - 1]),
        "state": "done" if review.is_done else "working" if reviewing.is_working else "stopped" if done else "none",
        "done": done,
        "of": of,
        "account": {"start": start, "luck": luck, "skill": skill, "end": end} if review.is_done else None,
        "summary": coach.summary(speaks, review, stored.header.players) if review.is_done else [],
        "heading": heading if review.is_done else "",
        "mistakes": mistakes,
        "find": find_data(stored, review, speaks) if review.is_done else None,
    }


def mistake_data(stored: StoredTable, review: Review, number: int, lang: str) -> LessonData:
    """A choice that cost something."""
    then = stored.checkpoints.at(stored.playing(), number)
    verdict, lesson = review.looked[number], review.lessons[number]
    told = coach.explained(Sentences(lang, names_of(stored), then).narrator, then, verdict.chosen, verdict.rival, lesson)
    cost = max(1, round(100 * verdict.cost))
    return {
        "number": number,
        "round": review.rounds[number],
        "cost": cost,
        "heading": say(lang, "review-cost", round=review.rounds[number], points=coach.points(lang, cost)),
        "chosen": told.chosen,
        "better": told.better,
        "did": told.did,
        "gives": told.gives,
        "why": told.why,
        "steps": len(lesson.lines[0]),
    }


def find_data(stored: StoredTable, review: Review, lang: str) -> FindData | None:
    """A choice to be proud of, if there was one."""
    if review.find is None:
        return None
    then = stored.checkpoints.at(stored.playing(), review.find)
    return {"number": review.find, "sentence": coach.found_well(Sentences(lang, names_of(stored), then).narrator, review, then)}


def line_data(reviewing: Reviewing, number: int, step: int, lang: str) -> LineData:
    """The better line after so many of its choices, as the seat would see it."""
    stored, review = reviewing.stored, reviewing.review
    lesson = review.lessons.get(number)
    if lesson is None:
        raise Refused("not-allowed", f"There is no better line from position {number}.")
    options = lesson.lines[0]
    if not 0 <= step <= len(options):
        raise Refused("not-allowed", f"There is no step {step}: the last one is {len(options)}.")
    found = played_out(stored.checkpoints.at(stored.playing(), number), lesson.luck, options[:step])
    sentences = Sentences(lang, names_of(stored), found)
    view = found.view(review.seat)
    view.pop("options", None)
    events = [
        sentences.logged(event, number + at, move.seat, False)
        for at, move in enumerate(found.moves, 1)
        for event in events_at(found, at)
        if event.is_for(review.seat - 1)
    ]
    return {"number": number, "round": found.state.round, "view": view, "events": events, "step": step, "of": len(options)}
