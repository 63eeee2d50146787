"""`felicity simulate`: many games among bots, and their statistics: a view of the rows of a study.

With a seed the games are a study, stored with the others: it continues where it was stopped, and `felicity lab` can query it.
Without a seed nobody will ask for the same games again, and without the extra they can't be stored: then rows are counted as they come.
"""

from __future__ import annotations

import csv
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console

from felicity import __version__
from felicity.cli import saves
from felicity.cli.common import Cluster, Lang, read_options, said_errors
from felicity.cli.language import say
from felicity.cli.progress import progress_bar
from felicity.cli.simulate_tables import draw
from felicity.core.errors import BadOptions
from felicity.core.wording import system_reason
from felicity.extras import has
from felicity.lab import play as lab
from felicity.lab.batch import Stop, cores, interrupt_asks, play_all
from felicity.lab.cards import CSV_HEAD, csv_card
from felicity.lab.folder import Folder, Shelf
from felicity.lab.pieces import CannotKeep
from felicity.lab.report import Data, Tally, csv_head, csv_line, input_of
from felicity.lab.rows import Row, rows_of
from felicity.lab.study import Study, as_study

STANDARD_OUTPUT = "-"
INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C


def simulate(
    game: Annotated[str, typer.Argument(help="simulate-help-game")],
    players: Annotated[int | None, typer.Option(help="simulate-help-players")] = None,
    mode: Annotated[str | None, typer.Option(help="simulate-help-mode")] = None,
    bots: Annotated[str, typer.Option(metavar="NAME,...", help="simulate-help-bots")] = "random",
    games: Annotated[int, typer.Option(min=1, help="simulate-help-games")] = 100,
    seed: Annotated[str | None, typer.Option(help="simulate-help-seed")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="simulate-help-jobs")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="simulate-help-option")] = None,
    pack: Annotated[str, typer.Option(metavar="DIR", help="simulate-help-pack")] = "",
    rotate: Annotated[bool, typer.Option(help="simulate-help-rotate")] = True,
    cards: Annotated[bool, typer.Option("--cards", help="simulate-help-cards")] = False,
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="simulate-help-json")] = "",
    csv_file: Annotated[str, typer.Option("--csv", metavar="FILE", help="simulate-help-csv")] = "",
    progress: Annotated[bool | None, typer.Option(help="simulate-help-progress")] = None,
    cluster: Cluster = "",
    lang: Lang = "",
) -> None:
    """Play many games among bots and report who wins, how often and by what."""
    with said_errors(lang) as lang:
        check_outputs(lang, json_file, csv_file)
        options = read_options(option or [])
        names = [name.strip() for name in bots.split(",")]
        plan = lab.plan(game, names, games, seed, players, mode, options, pack, rotate, cards)
        run = Simulation(plan, jobs or cores(), lang, cluster, kept_in(as_study(plan)) if seed is not None else None)
        run.run(json_file, csv_file, sys.stderr.isatty() if progress is None else progress)
    if run.stopped:
        raise typer.Exit(INTERRUPTED)


def check_outputs(lang: str, json_file: str, csv_file: str) -> None:
    """Two reports can't go to one place."""
    if json_file and json_file == csv_file:
        key = "simulate-two-outputs" if json_file == STANDARD_OUTPUT else "simulate-same-file"
        raise BadOptions(say(lang, key, file=json_file))


def output(lang: str, name: str) -> AbstractContextManager[TextIO | None]:
    """Where a report goes: a file, standard output, or nowhere. Opened before the first game, so that no work is lost."""
    if name in ("", STANDARD_OUTPUT):
        return nullcontext(sys.stdout if name else None)
    try:
        return Path(name).open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise BadOptions(say(lang, "simulate-cannot-write", file=name, why=system_reason(error))) from None


def kept_in(study: Study) -> Folder | None:
    """The folder of a study of the user; None if it can't be stored."""
    folder = Shelf(saves.studies()).folder(study)
    try:
        if has("lab"):
            folder.create(study)
            return folder
    except CannotKeep:  # a read-only disk: the report needs no file
        pass
    return None


class Simulation:
    """One run: the rows of its games are counted as they come, or from their folder."""

    def __init__(self, plan: lab.Plan, jobs: int, lang: str, cluster: str, folder: Folder | None) -> None:
        self.plan = plan
        self.jobs = jobs
        self.lang = lang
        self.cluster = cluster
        self.folder = folder
        self.tally = Tally(plan)
        self.seconds = 0.0

    @property
    def stopped(self) -> bool:
        """Was it interrupted before the last game?"""
        return self.tally.games < self.plan.games

    def run(self, json_file: str, csv_file: str, progress: bool) -> None:
        """Play all games, then report."""
        with ExitStack() as outputs:
            json_out = outputs.enter_context(output(self.lang, json_file))
            csv_out = outputs.enter_context(output(self.lang, csv_file))
            self.count(csv_out, progress)
            if csv_out and self.plan.cards:
                self.write_cards(csv_out)
            if json_out:
                json.dump(self.as_dict(), json_out, indent=1, ensure_ascii=False)
                json_out.write("\n")
        # Output for programs must be alone on standard output.
        taken = STANDARD_OUTPUT in (json_file, csv_file)
        console = Console(stderr=taken, highlight=False)
        draw(console, self.lang, self.as_dict())
        for name in (json_file, csv_file):
            if name not in ("", STANDARD_OUTPUT):
                console.print(say(self.lang, "simulate-written", file=name), soft_wrap=True, markup=False)
        if self.folder:
            key = "simulate-go-on" if self.stopped else "simulate-kept"
            console.print(say(self.lang, key, id=self.folder.path.name), markup=False)

    def write_cards(self, csv_out: TextIO) -> None:
        """One line per card."""
        lines = csv.writer(csv_out, lineterminator="\n")
        lines.writerow(CSV_HEAD)
        lines.writerows(csv_card(row) for row in self.tally.cards.data())

    def count(self, csv_out: TextIO | None, progress: bool) -> None:
        """Count the rows of all games, game by game."""
        lines = csv.writer(csv_out, lineterminator="\n") if csv_out and not self.plan.cards else None
        if lines:
            lines.writerow(csv_head(self.plan.players))
        for game in self.games(progress):
            self.tally.add(game)
            if lines:
                lines.writerow(csv_line(game))

    def games(self, progress: bool) -> Iterator[list[Row]]:
        """The rows of every game; the first Ctrl-C lets the running games finish and stops."""
        stop = Stop()
        with interrupt_asks(stop), progress_bar(self.lang, self.plan.games, progress) as seen:
            if self.folder is None:
                yield from self.played(stop, seen)
            else:
                from felicity.lab.run import run

                self.seconds = run(as_study(self.plan), self.folder, self.jobs, stop, seen, self.cluster).seconds
        if self.folder:
            yield from self.folder.games()

    def played(self, stop: Stop, seen: Callable[[int], None]) -> Iterator[list[Row]]:
        """Rows that aren't stored, as the games finish."""
        start = time.perf_counter()
        for game in play_all(self.plan, self.jobs, stop, self.cluster):
            seen(game.number)
            yield rows_of(game, 1, self.plan.shift_of(game.number))
            self.seconds = time.perf_counter() - start

    def as_dict(self) -> Data:
        """The whole result, for the file: the input, the run, and the statistics, which are the same for any number of processes."""
        speed = self.tally.games / self.seconds if self.seconds else 0.0
        return {
            "felicity": __version__,
            "input": input_of(self.plan, self.jobs),
            "run": {"seconds": round(self.seconds, 3), "games_per_second": round(speed, 3), "stopped": self.stopped},
            "statistics": self.tally.data() if self.tally.games else None,
        }
