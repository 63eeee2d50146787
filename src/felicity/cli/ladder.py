"""`felicity ladder`: bots play the same deals and are rated, with the uncertainty of the rating. A view of one study for each table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from felicity import __version__, plugins
from felicity.cli import saves
from felicity.cli.common import Cluster, Lang, read_options, said_errors
from felicity.cli.language import say
from felicity.cli.progress import progress_bar
from felicity.cli.simulate import INTERRUPTED, STANDARD_OUTPUT, output
from felicity.lab.batch import Stop, cores, interrupt_asks
from felicity.lab.folder import Shelf
from felicity.lab.ladder import Ladder, Standings, deals_in
from felicity.lab.ladder import ladder as made
from felicity.lab.report import Data

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
    cluster: Cluster = "",
    lang: Lang = "",
) -> None:
    """Let bots play each other and rate them."""
    with said_errors(lang) as lang:
        plan = made(game, [name.strip() for name in bots.split(",")], deals, seed, players, mode, read_options(option or []))
        # Without a seed nobody will ask for the same games again: nothing is saved.
        with output(lang, json_file) as out, TemporaryDirectory() as temporary:
            kept = Shelf(saves.studies()) if seed is not None else Shelf(Path(temporary))
            run = Climb(plan, jobs or cores(), lang, cluster)
            run.play(kept, sys.stderr.isatty() if progress is None else progress)
            if out:
                json.dump(run.as_dict(), out, indent=1, ensure_ascii=False)
                out.write("\n")
        run.show(Console(stderr=json_file == STANDARD_OUTPUT, highlight=False), kept=seed is not None)
    if run.stopped:
        raise typer.Exit(INTERRUPTED)


class Climb:
    """One run of a ladder."""

    def __init__(self, plan: Ladder, jobs: int, lang: str, cluster: str) -> None:
        self.plan = plan
        self.jobs = jobs
        self.lang = lang
        self.cluster = cluster
        self.standings = Standings(plan, [])
        self.seconds = 0.0

    @property
    def stopped(self) -> bool:
        """Was it interrupted before the last game?"""
        return self.standings.games < self.plan.games

    def play(self, kept: Shelf, progress: bool) -> None:
        """Play the missing games of all tables; the first Ctrl-C lets the running games finish and stops."""
        from felicity.lab.run import run_all

        stop = Stop()
        with interrupt_asks(stop), progress_bar(self.lang, self.plan.games, progress) as seen:
            states = run_all(self.plan.studies, kept, self.jobs, stop, seen, self.cluster)
        self.seconds = sum(state.seconds for state in states)
        self.standings = Standings(self.plan, deals_in(kept, self.plan))

    def as_dict(self) -> Data:
        """The whole result, for the file."""
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
            "run": {"seconds": round(self.seconds, 3), "games": self.standings.games, "stopped": self.stopped},
            "bots": self.standings.data(),
        }

    def show(self, console: Console, kept: bool) -> None:
        """The ladder, the best on top."""
        plan = self.plan.tables[0]
        title = plugins.game(plan.game).facts.title
        head = self.say("head", title=title, mode=plan.mode, players=plan.players, games=self.standings.games, seed=plan.seed)
        console.print(head, markup=False)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for at, column in enumerate(("bot", "rating", "games", "won", "interval")):
            table.add_column(self.say(f"column-{column}"), justify="left" if at == 0 else "right", no_wrap=True)
        for row in self.standings.data():
            table.add_row(*self.cells(row))
        console.print(table)
        console.print(self.say("note"), markup=False)
        if kept:
            console.print(self.say("go-on" if self.stopped else "kept", tables=len(self.plan.tables)), markup=False)

    def cells(self, row: Data) -> list[str]:
        """A bot's row."""
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
