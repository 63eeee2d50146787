"""`felicity balance`: the standing report of a game, in the terminal, as a page and as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from felicity.cli.balance_index import INDEX, index_of
from felicity.cli.balance_page import page_of
from felicity.cli.balance_tables import draw
from felicity.cli.common import Cluster, Lang, said_errors
from felicity.cli.lab import shelf
from felicity.cli.language import Refused, echo, say
from felicity.cli.progress import progress_bar
from felicity.cli.simulate import INTERRUPTED
from felicity.core.wording import system_reason
from felicity.lab.balance import GAMES, Balance, data_of, standing_reports
from felicity.lab.balance import balance as asked
from felicity.lab.batch import Stop, cores, interrupt_asks
from felicity.lab.folder import Shelf
from felicity.text.labels import title_of


def balance(
    game: Annotated[str, typer.Argument(help="help-game")] = "",
    mode: Annotated[str | None, typer.Option(help="simulate-help-mode")] = None,
    players: Annotated[int | None, typer.Option(help="simulate-help-players")] = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="help-balance-bot")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="help-balance-games")] = GAMES,
    seed: Annotated[str, typer.Option(help="simulate-help-seed")] = "1",
    options: Annotated[bool, typer.Option(help="help-balance-options")] = True,
    effects: Annotated[bool, typer.Option(help="help-balance-effects")] = True,
    every: Annotated[bool, typer.Option("--all", help="help-balance-all")] = False,
    folder: Annotated[Path, typer.Option(metavar="DIR", help="help-balance-folder")] = Path(),
    jobs: Annotated[int | None, typer.Option(min=1, help="simulate-help-jobs")] = None,
    progress: Annotated[bool | None, typer.Option(help="simulate-help-progress")] = None,
    cluster: Cluster = "",
    lang: Lang = "",
) -> None:
    """Play the studies of the report, then write it."""
    with said_errors(lang) as lang:
        if every and (game or mode or players):
            raise Refused("error-balance-all")
        if not every and not game:
            raise Refused("error-balance-no-game")
        kept = shelf()
        wanted = list(standing_reports(bot, games, seed)) if every else [asked(game, mode, players, bot, games, seed, options, effects)]
        check_folder(folder)
        shown = sys.stderr.isatty() if progress is None else progress
        for number, each in enumerate(wanted, 1):
            if every:
                echo(
                    say(lang, "balance-report-of", game=title_of(lang, each.game), mode=each.mode, number=number, count=len(wanted)),
                    err=True,
                )
            data = made(each, kept, jobs or cores(), shown, lang, cluster)
            if data is None:
                echo(say(lang, "balance-stopped"), err=True)
                raise typer.Exit(INTERRUPTED)
            if not every:
                draw(Console(highlight=False), lang, data)
            keep(lang, folder / each.name, data)
        if every:
            write(folder / INDEX, index_of(folder))
            echo(say(lang, "simulate-written", file=folder / INDEX))


def made(wanted: Balance, kept: Shelf, jobs: int, progress: bool, lang: str, cluster: str) -> dict[str, Any] | None:
    """A report, once all its studies have been played; None if interrupted."""
    if not play(replace(wanted, parts=wanted.parts[:1]), kept, jobs, progress, lang, cluster):
        return None
    whole = wanted.with_effects(kept.folder)
    return data_of(whole, kept.folder) if play(whole, kept, jobs, progress, lang, cluster) else None


def keep(lang: str, name: Path, data: dict[str, Any]) -> None:
    """Write a report as a page and as JSON."""
    for file, text in ((f"{name}.html", page_of(lang, data)), (f"{name}.json", json.dumps(data, ensure_ascii=False) + "\n")):
        write(Path(file), text)
        echo(say(lang, "simulate-written", file=file))


def check_folder(folder: Path) -> None:
    """Check the folder before the first game, so that no work is wasted."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("error-write", file=folder, why=system_reason(error)) from None


def write(file: Path, text: str) -> None:
    """Write a file of the report."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Refused("error-write", file=file, why=system_reason(error)) from None


def play(wanted: Balance, kept: Shelf, jobs: int, progress: bool, lang: str, cluster: str) -> bool:
    """Play the missing games of all studies; False if interrupted."""
    from felicity.lab.run import run_all

    stop, studies = Stop(), [part.study for part in wanted.parts]
    total = sum(study.games * len(study.plans) for study in studies)
    with interrupt_asks(stop), progress_bar(lang, total, progress) as seen:
        states = run_all(studies, kept, jobs, stop, seen, cluster)
    return len(states) == len(studies) and all(state.done for state in states)
