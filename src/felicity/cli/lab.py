"""`felicity lab`: stored studies and their statistics: run, list, show, compare, report, query, export, remove."""

from __future__ import annotations

import csv
import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO, TextIO

import typer
from rich.console import Console

from felicity import __version__
from felicity.cli import saves
from felicity.cli.common import Cluster, Lang, said_errors
from felicity.cli.lab_tables import draw, draw_answer, draw_list, draw_state
from felicity.cli.language import Refused, echo, say
from felicity.cli.progress import progress_bar
from felicity.cli.simulate import INTERRUPTED, STANDARD_OUTPUT, output
from felicity.core.wording import system_reason
from felicity.extras import need
from felicity.lab.batch import Stop, cores, interrupt_asks
from felicity.lab.folder import Folder, Shelf, State
from felicity.lab.removal import is_outdated, size_of
from felicity.lab.removal import remove as remove_study
from felicity.lab.study import Study

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

DAY = 86_400  # seconds

Id = Annotated[str, typer.Argument(metavar="ID", help="help-lab-id")]
Json = Annotated[str, typer.Option("--json", metavar="FILE", help="help-lab-json")]
Jobs = Annotated[int | None, typer.Option(min=1, help="simulate-help-jobs")]
Bar = Annotated[bool | None, typer.Option(help="simulate-help-progress")]


def shelf() -> Shelf:
    """All studies, in the user's data folder."""
    need("lab")
    return Shelf(saves.studies())


@app.command("run", help="help-lab-run")
def run_(
    study: Annotated[list[str], typer.Argument(metavar="FILE|TEXT", help="help-lab-study")],
    jobs: Jobs = None,
    progress: Bar = None,
    json_file: Json = "",
    cluster: Cluster = "",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        kept = shelf()
        wanted = kept.read(study[0] if len(study) == 1 else shlex.join(study))
        folder = kept.folder(wanted)
        with output(lang, json_file) as out:
            state = play(wanted, folder, jobs or cores(), sys.stderr.isatty() if progress is None else progress, lang, cluster)
            tell(folder, state, out, lang)
    if not state.done:
        raise typer.Exit(INTERRUPTED)


def play(study: Study, folder: Folder, jobs: int, progress: bool, lang: str, cluster: str) -> State:
    """Play what is missing, with a bar on standard error; the first Ctrl-C lets the running games finish and stops."""
    from felicity.lab.run import run

    stop = Stop()
    with interrupt_asks(stop), progress_bar(lang, study.games, progress) as seen:
        state = run(study, folder, jobs, stop, seen, cluster)
    if not state.done:
        echo(say(lang, "lab-stopped", finished=state.finished, deals=state.deals, id=state.id), err=True)
    return state


def tell(folder: Folder, state: State, out: TextIO | None, lang: str) -> None:
    """Print the report, as JSON and for people."""
    from felicity.lab import estimates

    found = estimates.report(folder, state)
    if out:
        json.dump({"felicity": __version__, **found}, out, indent=1, ensure_ascii=False)
        out.write("\n")
    draw(Console(stderr=out is sys.stdout, highlight=False), lang, found)


@app.command("list", help="help-lab-list")
def list_(lang: Lang = "") -> None:
    with said_errors(lang) as lang:
        kept = shelf()
        folders = kept.folders()
        draw_list(Console(highlight=False), lang, [folder.state() for folder in folders], sum(map(size_of, folders)), kept.path)


@app.command("show", help="help-lab-show")
def show(study: Id, lang: Lang = "") -> None:
    with said_errors(lang) as lang:
        folder = shelf().find(study)
        draw_state(Console(highlight=False), lang, folder.state(), folder)


@app.command("report", help="help-lab-report")
def report(study: Id, json_file: Json = "", lang: Lang = "") -> None:
    with said_errors(lang) as lang:
        folder = shelf().find(study)
        with output(lang, json_file) as out:
            tell(folder, folder.state(), out, lang)


@app.command("compare", help="help-lab-compare")
def compare(
    first: Id,
    second: Annotated[str, typer.Argument(metavar="[ID]", help="help-lab-second")] = "",
    json_file: Json = "",
    lang: Lang = "",
) -> None:
    from felicity.lab import estimates

    with said_errors(lang) as lang:
        kept = shelf()
        folder = kept.find(first)
        if not second and folder.state().designs == 1:
            raise Refused("lab-nothing-to-compare", id=folder.path.name)
        found = estimates.compared(folder, kept.find(second)) if second else estimates.report(folder)
        with output(lang, json_file) as out:
            if out:
                json.dump({"felicity": __version__, **found}, out, indent=1, ensure_ascii=False)
                out.write("\n")
        draw(Console(stderr=json_file == STANDARD_OUTPUT, highlight=False), lang, found, only_difference=True)


@app.command("query", help="help-lab-query")
def query(
    study: Id,
    question: Annotated[str, typer.Argument(metavar="SQL", help="help-lab-sql")],
    csv_file: Annotated[str, typer.Option("--csv", metavar="FILE", help="help-lab-csv")] = "",
    lang: Lang = "",
) -> None:
    from felicity.lab.questions import asked

    with said_errors(lang) as lang, asked(shelf().find(study), question) as (names, rows), output(lang, csv_file) as out:
        if out:
            writer = csv.writer(out, lineterminator="\n")
            writer.writerow(names)
            writer.writerows(rows)
        else:
            draw_answer(Console(highlight=False), lang, names, rows)


@app.command("export", help="help-lab-export")
def export(
    study: Id,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-lab-export-file")] = STANDARD_OUTPUT,
    lang: Lang = "",
) -> None:
    from felicity.lab.export import WRITERS

    with said_errors(lang) as lang:
        folder = shelf().find(study)
        ending = ".csv" if file == STANDARD_OUTPUT else Path(file).suffix.lower()
        if ending not in WRITERS:
            raise Refused("lab-export-ending", file=file, endings=", ".join(WRITERS))
        with written(file) as out:
            rows = WRITERS[ending](folder, out)
        if file != STANDARD_OUTPUT:
            echo(say(lang, "lab-exported", rows=rows, file=file) if rows else say(lang, "simulate-written", file=file))


@app.command("remove", help="help-lab-remove")
def remove(
    study: Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help="help-lab-id")] = None,
    outdated: Annotated[bool, typer.Option("--outdated", help="help-lab-outdated")] = False,
    older: Annotated[int | None, typer.Option("--older", metavar="DAYS", min=0, help="help-lab-older")] = None,
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        kept = shelf()
        if bool(study) == (outdated or older is not None):
            raise Refused("lab-remove-which")
        found = [kept.find(name) for name in study] if study else past(kept, outdated, older)
        for folder in found:
            size = size_of(folder)
            remove_study(kept, folder)
            echo(say(lang, "lab-removed", id=folder.path.name, size=size / 1e6))
        if not found:
            echo(say(lang, "lab-none-to-remove"))


def past(kept: Shelf, outdated: bool, older: int | None) -> list[Folder]:
    """Studies with outdated rules, or those not run for so many days; or both."""
    before = time.time() - (older or 0) * DAY
    return [
        folder
        for folder in kept.folders()
        if (not outdated or is_outdated(folder.state())) and (older is None or folder.played_at <= before)
    ]


@contextmanager
def written(file: str) -> Iterator[BinaryIO]:
    """A file, or standard output. On failure the file stays as it was; a full disk is reported in a line."""
    if file == STANDARD_OUTPUT:
        yield sys.stdout.buffer
        return
    path = Path(file)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("wb") as out:
            yield out
        fresh.replace(path)
    except OSError as error:
        raise Refused("simulate-cannot-write", file=path, why=system_reason(error)) from None
    finally:
        fresh.unlink(missing_ok=True)
