"""`felicity ladder`: bots meet in the same deals and are rated, with the uncertainty of the rating."""

from __future__ import annotations

import json
import sys
import time
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from felicity import __version__, plugins
from felicity.cli.common import Lang, read_options, said_errors
from felicity.cli.language import say
from felicity.cli.simulate import INTERRUPTED, STANDARD_OUTPUT, output
from felicity.lab.batch import Stop, cores, interrupt_asks
from felicity.lab.ladder import Ladder, Standings, play_ladder
from felicity.lab.ladder import ladder as made
from felicity.lab.report import Row

TWO_SIGMA = 2  # a rating lies within this many of its sigma with about 95 % probability


def ladder(
    game: Annotated[str, typer.Argument(help="simulate-help-game")],
    bots: Annotated[str, typer.Option(metavar="NAME,...", help="ladder-help-bots")] = "random,easy,greedy,normal",
    deals: Annotated[int, typer.Option("--games", min=1, help="ladder-help-games")] = 20,
    players: Annotated[int | None, typer.Option(help="ladder-help-players")] = None,
    mode: Annotated[str | None, typer.Option(help="simulate-help-mode")] = None,
    seed: Annotated[str | None, typer.Option(help="simulate-help-seed")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="simulate-help-jobs")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="simulate-help-option")] = None,
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="simulate-help-json")] = "",
    progress: Annotated[bool | None, typer.Option(help="simulate-help-progress")] = None,
    lang: Lang = "",
) -> None:
    """Let bots meet and rate them."""
    with said_errors(lang) as lang:
        plan = made(game, [name.strip() for name in bots.split(",")], deals, seed, players, mode, read_options(option or []))
        run = Climb(plan, jobs or cores(), lang)
        with output(lang, json_file) as out:
            run.play(sys.stderr.isatty() if progress is None else progress)
            if out:
                json.dump(run.as_dict(), out, indent=1, ensure_ascii=False)
                out.write("\n")
        run.show(Console(stderr=json_file == STANDARD_OUTPUT, highlight=False))
    if run.stopped:
        raise typer.Exit(INTERRUPTED)


class Climb:
    """One run of a ladder."""

    def __init__(self, plan: Ladder, jobs: int, lang: str) -> None:
        self.plan = plan
        self.jobs = jobs
        self.lang = lang
        self.standings = Standings(plan)
        self.seconds = 0.0

    @property
    def stopped(self) -> bool:
        """Was it interrupted before the last game?"""
        return len(self.standings.games) < self.plan.games

    def play(self, progress: bool) -> None:
        """Play all games; the first Ctrl-C lets the running games finish and stops."""
        stop, start = Stop(), time.perf_counter()
        with interrupt_asks(stop), self.bar(progress) as bar:
            for table, game in play_ladder(self.plan, self.jobs, stop):
                self.standings.add(table, game)
                bar.update(bar.task_ids[0], completed=len(self.standings.games))
        self.seconds = time.perf_counter() - start

    def bar(self, progress: bool) -> Progress:
        """The progress bar, on the error output, apart from the report."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=Console(stderr=True, force_terminal=progress or None), disable=not progress, transient=True)
        bar.add_task(say(self.lang, "simulate-playing"), total=self.plan.games)
        return bar

    def as_dict(self) -> Row:
        """Everything, for the file."""
        table = self.plan.tables[0]
        return {
            "felicity": __version__,
            "input": {
                "game": table.game,
                "rules": table.rules,
                "mode": table.mode,
                "players": table.players,
                "bots": list(self.plan.bots),
                "deals": table.games,
                "seed": table.seed,
                "options": dict(table.options),
            },
            "run": {"seconds": round(self.seconds, 3), "games": len(self.standings.games), "stopped": self.stopped},
            "bots": self.standings.rows(),
        }

    def show(self, console: Console) -> None:
        """The ladder, the best on top."""
        plan = self.plan.tables[0]
        title = plugins.game(plan.game).facts.title
        head = self.say("head", title=title, mode=plan.mode, players=plan.players, games=len(self.standings.games), seed=plan.seed)
        console.print(head, markup=False)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for at, column in enumerate(("bot", "rating", "games", "won", "interval")):
            table.add_column(self.say(f"column-{column}"), justify="left" if at == 0 else "right", no_wrap=True)
        for row in self.standings.rows():
            table.add_row(*self.cells(row))
        console.print(table)
        console.print(self.say("note"), markup=False)

    def cells(self, row: Row) -> list[str]:
        """A bot's line."""
        won, sigma = row["won"], row["sigma"]
        assert isinstance(won, dict)
        assert isinstance(sigma, float)
        rating = self.say("rating", rating=row["rating"], margin=TWO_SIGMA * sigma)
        rate = say(self.lang, "simulate-percent", value=100 * won["rate"])
        span = say(self.lang, "simulate-percent-span", low=100 * won["low"], high=100 * won["high"])
        return [str(row["bot"]), rating, str(won["n"]), rate, span]

    def say(self, key: str, **arguments: object) -> str:
        """A sentence of the ladder."""
        return say(self.lang, f"ladder-{key}", **arguments)
