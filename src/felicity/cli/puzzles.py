"""`felicity puzzles`: find the best move, in the terminal; and mine more of them."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from felicity import api, plugins
from felicity.bots.registry import can_judge
from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import Refused, echo, said, say
from felicity.cli.menu import Menu
from felicity.cli.page import Page, Quit
from felicity.cli.progress import progress_bar
from felicity.core.errors import FelicityError
from felicity.core.table import Table
from felicity.teach import puzzles, tutor
from felicity.teach.puzzle import LEVELS, Puzzle, read_lines
from felicity.teach.seam import dig, mine, whole_lines
from felicity.text.narrator import NAMES, Narrator
from felicity.text.narrators import narrator_of

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

Game = Annotated[str, typer.Argument(metavar="[GAME]", help="help-puzzles-game")]


def need_game(game: str) -> None:
    """A game whose positions a bot can judge."""
    if not can_judge(plugins.game(game).facts.id):
        raise Refused("error-puzzle-game", game=game)


@app.command("list", help="help-puzzles-list")
def list_(game: Game = "", lang: Lang = "") -> None:
    with said_errors(lang) as lang:
        page = Page(lang)
        for name in [plugins.game(game).facts.id] if game else plugins.names():
            found = puzzles.shipped(name)
            if found:
                levels = ", ".join(f"{page.say(f'puzzle-level-{level}')} {len(puzzles.chosen(found, level=level))}" for level in LEVELS)
                page.rule(page.say("puzzles-of", game=name, number=len(found)))
                page.text(levels)
                for theme in plugins.plugin(name).themes:
                    if about := puzzles.chosen(found, theme.name):
                        page.text(f"{theme.name} ({page.say(f'theme-{theme.name}')}): {len(about)}", indent=3)


@app.command("play", help="help-puzzles-play")
def play(
    game: Game = "",
    theme: Annotated[str, typer.Option(metavar="NAME", help="help-puzzles-theme")] = "",
    level: Annotated[int, typer.Option(metavar="1|2|3", help="help-puzzles-level")] = 0,
    today: Annotated[bool, typer.Option("--today", help="help-puzzles-today")] = False,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="help-puzzles-file")] = None,
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        found = wanted(game, theme, level, today, file)
        if not found:
            raise Refused("puzzles-none")
        Asked(Page(lang), found).all()


def wanted(game: str, theme: str, level: int, today: bool, file: Path | None) -> list[Puzzle]:
    """The puzzles that were asked for."""
    if game and theme:
        puzzles.need_theme(plugins.game(game).facts.id, theme)
    if today:
        daily = puzzles.of_day(datetime.now(UTC).date().isoformat())
        return [daily] if daily else []
    found = puzzles.in_order(read_lines(saves.read(file)) if file else puzzles.by_id().values())
    return puzzles.chosen([each for each in found if not game or puzzles.game_of(each) == game], theme, level)


@app.command("make", help="help-puzzles-make")
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-puzzles-game")],
    file: Annotated[Path, typer.Option(metavar="FILE", help="help-puzzles-to")],
    number: Annotated[int, typer.Option(min=1, max=100_000, help="help-puzzles-number")] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="simulate-help-seed")] = "felicity",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        need_game(game)
        have = 0
        try:
            with progress_bar(lang, number, sys.stderr.isatty(), say(lang, "puzzles-mining")) as tell:
                for have in mine(game, file, number, seed):
                    tell(have)
        except KeyboardInterrupt:
            echo(say(lang, "puzzles-stopped", number=have, file=file), err=True)
            raise typer.Exit(130) from None
        except OSError as error:
            raise Refused("simulate-cannot-write", file=file, why=error.strerror or error) from None
        echo(say(lang, "puzzles-made", number=number, file=file))


@app.command("mine", help="help-puzzles-mine")
def mine_(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="help-puzzles-records")],
    file: Annotated[Path, typer.Option(metavar="FILE", help="help-puzzles-to")],
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        tables = [played(path, lang) for path in records]
        before = len(whole_lines(file))
        try:
            with progress_bar(lang, len(tables), sys.stderr.isatty(), say(lang, "puzzles-mining")) as tell:
                for done in dig(tables, file):
                    tell(done)
        except KeyboardInterrupt:
            echo(say(lang, "puzzles-stopped-mining", number=len(whole_lines(file)) - before, file=file), err=True)
            raise typer.Exit(130) from None
        except OSError as error:
            raise Refused("simulate-cannot-write", file=file, why=error.strerror or error) from None
        echo(say(lang, "puzzles-mined", number=len(whole_lines(file)) - before, games=len(tables), file=file))


def played(path: Path, lang: str) -> Table:
    """A game from its record; what is wrong with one names its file."""
    text = saves.read(path)
    try:
        record, table = api.open_record(text)
        record.play_on(table)
    except FelicityError as error:
        raise Refused("error-puzzles-record", file=path, why=said(error, lang)) from None
    if table.setup.pack:
        raise Refused("error-puzzles-pack", file=path)
    need_game(table.setup.game)
    return table


class Asked:
    """Puzzles, one after the other, until somebody has had enough."""

    def __init__(self, page: Page, found: list[Puzzle]) -> None:
        self.page = page
        self.found = found

    def all(self) -> None:
        """Ask them all."""
        solved = 0
        for at, puzzle in enumerate(self.found, 1):
            try:
                solved += One(self.page, puzzle, f"{at}/{len(self.found)}").ask()
            except Quit:
                break
        self.page.line()
        self.page.tell("puzzles-solved", number=solved)


class One:
    """One puzzle."""

    def __init__(self, page: Page, puzzle: Puzzle, place: str) -> None:
        self.page = page
        self.puzzle = puzzle
        self.place = place
        self.table: Table = puzzle.table(listen=True)
        names = list(NAMES[: self.table.setup.players])
        self.narrator: Narrator = narrator_of(page.lang, self.table, names)
        labels = [page.say("screen-you-label", name=name) if seat == puzzle.seat else name for seat, name in enumerate(names, 1)]
        self.screen = plugins.plugin(self.table.setup.game).screen(self.narrator, self.table, labels, page.width)

    def ask(self) -> bool:
        """Until it is solved at the first attempt (True), later or not (False), or somebody quits."""
        page, table = self.page, self.table
        view = table.view(self.puzzle.seat)
        page.line()
        page.rule(f"{page.say('puzzle')} {self.place} · {page.say(f'puzzle-level-{self.puzzle.level}')}")
        for line in [self.screen.title(view), *self.screen.table(view), *self.screen.mine(view)]:
            page.line(line)
        page.line()
        page.tell("puzzle-task")
        menu = Menu(table, self.narrator, page.width)
        for line, style in menu.lines():
            page.line(line, style)
        first = True
        while True:
            text = page.ask_or_quit(page.say("puzzle-prompt"))
            if not text:
                self.tell(tutor.solution(self.narrator, table, self.puzzle))
                return False
            try:
                option = menu.by_number(text) or table.check(text)
            except FelicityError:
                page.tell("puzzle-no-option", last=len(menu.entries))
                continue
            found = tutor.verdict(self.narrator, table, self.puzzle, option)
            self.tell(found)
            if found.kind == tutor.RIGHT:
                return first
            first = first and found.kind == tutor.IDLE

    def tell(self, found: tutor.Verdict) -> None:
        """What is said about an answer."""
        self.page.text(" ".join(found.sentences), indent=2)
        for other in found.others:
            self.page.text(f"– {self.page.say('puzzle-other', option=other.option, sentence=other.sentence)}", indent=4, hang=2)
