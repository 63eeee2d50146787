"""`felicity review`: what a coach says about a finished game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from felicity.bots.registry import can_judge
from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import Refused
from felicity.cli.page import Page
from felicity.cli.progress import progress_bar
from felicity.cli.seats import default_level, labels_of, need_seat, seats_of
from felicity.cli.story import story
from felicity.core.table import Table
from felicity.teach import coach
from felicity.teach.line import played_out
from felicity.teach.review import Lesson, Review, work_out
from felicity.text.narrator import Narrator
from felicity.text.narrators import narrator_of


def review(
    file: Annotated[Path, typer.Argument(help="help-review-file")],
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-review-seat")] = None,
    pack: Annotated[str, typer.Option(metavar="DIR", help="help-pack")] = "",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        page = Page(lang)
        record, table = saves.opened(file, pack)
        game, players = table.setup.game, table.setup.players
        if not can_judge(game):
            raise Refused("error-review-game", game=game)
        record.play_on(table)
        need_seat(table, seat)
        sitting = seats_of(record.names, game, players, default_level(game))
        people = [at for at, each in enumerate(sitting, 1) if not each.level]
        names = [name.partition(" (")[0] for name in labels_of(record.names, players)]
        found = Review(table, seat or next(iter(people), 1))
        with progress_bar(lang, found.steps[1], sys.stderr.isatty(), page.say("review-working")) as tell:
            for done in work_out(found, table):
                tell(done)
        Spoken(page, table, names).all(found)


class Spoken:
    """A review, printed."""

    def __init__(self, page: Page, table: Table, names: list[str]) -> None:
        self.page = page
        self.table = table
        self.narrator: Narrator = narrator_of(page.lang, table, names)

    def all(self, review: Review) -> None:
        """Everything."""
        page, lang = self.page, self.page.lang
        page.rule(page.say("review-title", name=self.narrator.names[review.seat - 1]))
        page.text(" ".join(coach.summary(lang, review, self.table.setup.players)))
        if not review.mistakes:
            page.tell("review-faultless")
        else:
            page.line()
            page.tell("review-worst", number=len(review.mistakes))
        for at, number in enumerate(review.mistakes, 1):
            page.line()
            self.mistake(at, review, number)
        if review.find is not None:
            page.line()
            page.text(coach.found_well(self.narrator, review, self.table.at(review.find)))
        page.line()
        page.text(f"{page.say('review-fair')} {page.say('review-point')}")

    def mistake(self, at: int, review: Review, number: int) -> None:
        """A choice, the better one, and why."""
        page, verdict, lesson = self.page, review.looked[number], review.lessons[number]
        then = self.table.at(number)
        told = coach.explained(self.narrator, then, verdict.chosen, verdict.rival, lesson)
        cost = coach.points(page.lang, max(1, round(100 * verdict.cost)))
        page.text(f"{at}. {page.say('review-cost', round=review.rounds[number], points=cost)}", indent=1, style="bold")
        page.text(page.say("review-did", option=told.chosen), indent=4, hang=2)
        if told.did:
            page.text(told.did, indent=6)
        page.text(page.say("review-better", option=told.better), indent=4, hang=2)
        if told.gives:
            page.text(told.gives, indent=6)
        page.text(told.why, indent=4)
        page.text(page.say("review-line"), indent=4)
        for sentence in self.line(then, review.seat, lesson):
            page.text(f"– {sentence}", indent=6, hang=2)

    def line(self, then: Table, seat: int, lesson: Lesson) -> list[str]:
        """What happens on the better line, as the seat would see it."""
        found = played_out(then, lesson.luck, lesson.lines[0])
        lines = story(self.narrator, found, found.events(seat))
        while lines and lines[-1].is_head:  # whose turn would be next
            lines.pop()
        return [line.text for line in lines]
