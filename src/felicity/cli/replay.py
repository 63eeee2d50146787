"""`felicity replay`: step through a record, or read it as a story."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from felicity import plugins
from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.ending import show_result
from felicity.cli.page import Page
from felicity.cli.screen import View
from felicity.cli.seats import labels_of, need_seat
from felicity.cli.story import story
from felicity.core.table import Table
from felicity.core.untrusted import whole
from felicity.text.narrators import narrator_of


def replay(
    file: Annotated[Path, typer.Argument(help="help-replay-file")],
    everything: Annotated[bool, typer.Option("--all", help="help-replay-all")] = False,
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-replay-seat")] = None,
    pack: Annotated[str, typer.Option(metavar="DIR", help="help-pack")] = "",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        page = Page(lang)
        record, table = saves.opened(file, pack, listen=True)
        record.play_on(table)
        need_seat(table, seat)
        show = Replay(page, table, labels_of(record.names, table.setup.players), seat)
        if everything:
            show.tell(-1, table.number)
            show.end()
        else:
            try:
                show.step()
            except (EOFError, KeyboardInterrupt):
                page.line()


class Replay:
    """A finished or unfinished game, viewed position by position."""

    def __init__(self, page: Page, table: Table, names: list[str], seat: int | None) -> None:
        self.page = page
        self.table = table
        self.seat = seat
        self.narrator = narrator_of(page.lang, table, [name.partition(" (")[0] for name in names])
        self.screen = plugins.plugin(table.setup.game).screen(self.narrator, table, names, page.width)

    def tell(self, start: int, stop: int) -> None:
        """Tell what happened after one position and up to another; the set-up happens after -1."""
        seat = -1 if self.seat is None else self.seat - 1
        moves = self.table.log[start + 1 : stop + 1]
        events = [self.table.event_data(event) for events in moves for event in events if event.is_for(seat)]
        self.page.story(story(self.narrator, self.table, events))

    def draw(self, number: int) -> None:
        """The table at a position."""
        view: View = self.table.at(number).view(self.seat)
        self.page.rule(self.page.say("replay-title", title=self.screen.title(view), number=number, last=self.table.number))
        lines = self.screen.table(view) + (["", *self.screen.mine(view)] if self.seat else [])
        for line in lines:
            self.page.line(line)

    def step(self) -> None:
        """Enter goes on, a number jumps, `a` tells all the rest, `q` quits."""
        number = 0
        self.tell(-1, 0)
        self.draw(0)
        while number < self.table.number:
            answer = self.page.ask(self.page.say("replay-prompt", number=number, last=self.table.number)).lower()
            if answer == "q":
                return
            target = self.target(answer, number)
            if target is None:
                self.page.tell("replay-help", last=self.table.number)
                continue
            if answer in ("", "a"):
                self.tell(number, target)
            if answer != "a":
                self.draw(target)
            number = target
        self.end()

    def target(self, answer: str, number: int) -> int | None:
        """The position that an answer leads to."""
        if answer == "":
            return number + 1
        if answer == "a":
            return self.table.number
        return whole(answer, self.table.number)

    def end(self) -> None:
        """The result, if there is one."""
        if self.table.is_over:
            show_result(self.page, self.table, self.narrator)
        else:
            self.page.tell("replay-unfinished")
