"""`felicity backup` and `felicity restore`: all tables of a store in one file, and back."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import echo, say
from felicity.cli.stores import Database, default_file, store_errors
from felicity.lab.folder import Shelf
from felicity.server.backup_file import Seen


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-backup-file")],
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="help-backup-replace")] = False,
    lang: Lang = "",
) -> None:
    from felicity.server.backup import back_up

    with said_errors(lang) as lang, store_errors():
        path = saves.path_of(file)
        with bar(lang) as seen:
            contents = back_up(database or f"sqlite:///{default_file()}", path, replace, seen)
        echo(say(lang, "backup-done", tables=contents.tables, choices=contents.choices, file=path))
        for folder in (saves.studies(), saves.served_studies()):
            count = len(Shelf(folder).folders())
            if count:
                echo(say(lang, "backup-studies", count=count, folder=folder))


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-restore-file")],
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="help-restore-replace")] = False,
    lang: Lang = "",
) -> None:
    from felicity.server import restore as into
    from felicity.server.bad_store import place_of
    from felicity.server.engine import url_of

    with said_errors(lang) as lang, store_errors():
        database = database or f"sqlite:///{default_file()}"
        with bar(lang) as seen:
            done = into.restore(saves.path_of(file), database, replace, seen)
        for kept in done.aside:
            echo(say(lang, "restore-aside", file=kept))
        contents, place = done.contents, place_of(url_of(database))
        echo(say(lang, "restore-done", tables=contents.tables, choices=contents.choices, place=place))


@contextmanager
def bar(lang: str) -> Iterator[Seen]:
    """A progress bar on standard error, if that is a terminal."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    ) as progress:
        tasks = {stage: progress.add_task(say(lang, f"backup-stage-{stage}"), total=None) for stage in ("copy", "check")}
        yield lambda stage, done, total: progress.update(tasks[stage], completed=done, total=total)
