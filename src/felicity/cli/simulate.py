"""`felicity simulate`: many games among bots, and their statistics."""

from __future__ import annotations

import csv
import json
import sys
import time
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from felicity import __version__
from felicity.cli.common import Lang, read_options, said_errors
from felicity.cli.language import say
from felicity.cli.simulate_tables import draw
from felicity.core.errors import BadOptions
from felicity.lab import play as lab
from felicity.lab.batch import Stop, cores, interrupt_asks, play_all
from felicity.lab.cards import CSV_HEAD, csv_line
from felicity.lab.report import Row, Tally, csv_head, csv_row, input_of, statistics

STANDARD_OUTPUT = "-"
INTERRUPTED = 130  # what a shell expects after Ctrl-C


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
    lang: Lang = "",
) -> None:
    """Play many games among bots and say who wins, how often and by what."""
    with said_errors(lang) as lang:
        check_outputs(lang, json_file, csv_file)
        options = read_options(option or [])
        names = [name.strip() for name in bots.split(",")]
        plan = lab.plan(game, names, games, seed, players, mode, options, pack, rotate, cards)
        run = Simulation(plan, jobs or cores(), lang)
        run.run(json_file, csv_file, sys.stderr.isatty() if progress is None else progress)
    if run.stopped:
        raise typer.Exit(INTERRUPTED)


def check_outputs(lang: str, json_file: str, csv_file: str) -> None:
    """Two reports can't go to one place."""
    if json_file and json_file == csv_file:
        key = "simulate-two-outputs" if json_file == STANDARD_OUTPUT else "simulate-same-file"
        raise BadOptions(say(lang, key, file=json_file))


def output(lang: str, name: str) -> AbstractContextManager[TextIO | None]:
    """Where a report goes: a file, the standard output, or nowhere. Opened before the first game, so that no work is lost."""
    if name in ("", STANDARD_OUTPUT):
        return nullcontext(sys.stdout if name else None)
    try:
        return Path(name).open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise BadOptions(say(lang, "simulate-cannot-write", file=name, why=error.strerror or str(error))) from None


class Simulation:
    """One run: its games are counted as they come."""

    def __init__(self, plan: lab.Plan, jobs: int, lang: str) -> None:
        self.plan = plan
        self.jobs = jobs
        self.lang = lang
        self.tally = Tally()
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
            self.play(csv_out, progress)
            if csv_out and self.plan.cards:
                self.write_cards(csv_out)
            if json_out:
                json.dump(self.as_dict(), json_out, indent=1, ensure_ascii=False)
                json_out.write("\n")
        # Output for programs must be alone on the standard output.
        taken = STANDARD_OUTPUT in (json_file, csv_file)
        console = Console(stderr=taken, highlight=False)
        draw(console, self.lang, self.as_dict())
        for name in (json_file, csv_file):
            if name not in ("", STANDARD_OUTPUT):
                console.print(say(self.lang, "simulate-written", file=name), soft_wrap=True, markup=False)

    def write_cards(self, csv_out: TextIO) -> None:
        """One row per card."""
        rows = csv.writer(csv_out, lineterminator="\n")
        rows.writerow(CSV_HEAD)
        rows.writerows(csv_line(row) for row in self.tally.cards.rows(self.plan.game))

    def play(self, csv_out: TextIO | None, progress: bool) -> None:
        """Play and count; the first Ctrl-C lets the running games finish and stops."""
        rows = csv.writer(csv_out, lineterminator="\n") if csv_out and not self.plan.cards else None
        if rows:
            rows.writerow(csv_head(self.plan.players))
        stop, start = Stop(), time.perf_counter()
        with interrupt_asks(stop), self.bar(progress) as bar:
            for game in play_all(self.plan, self.jobs, stop):
                self.tally.add(game)
                if rows:
                    rows.writerow(csv_row(game))
                self.seconds = time.perf_counter() - start
                speed = say(self.lang, "simulate-per-second", value=self.speed) if progress else ""
                bar.update(bar.task_ids[0], completed=self.tally.games, speed=speed)

    @property
    def speed(self) -> float:
        """Games per second so far."""
        return self.tally.games / self.seconds if self.seconds else 0.0

    def bar(self, progress: bool) -> Progress:
        """The progress bar, on the error output, apart from the report."""
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True, force_terminal=progress or None),
            disable=not progress,
            transient=True,
        )
        bar.add_task(say(self.lang, "simulate-playing"), total=self.plan.games, speed="")
        return bar

    def as_dict(self) -> Row:
        """Everything, for the file: the input, the run, and the statistics, which are the same for any number of processes."""
        return {
            "felicity": __version__,
            "input": input_of(self.plan, self.jobs),
            "run": {"seconds": round(self.seconds, 3), "games_per_second": round(self.speed, 3), "stopped": self.stopped},
            "figures": statistics(self.plan, self.tally) if self.tally.games else None,
        }
