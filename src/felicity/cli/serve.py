"""`felicity serve`: tables for people."""

from __future__ import annotations

from typing import Annotated

import typer

from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.words import say


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="help-serve-port")] = 8000,
    database: Annotated[str, typer.Option(metavar="URL", help="help-serve-database", envvar="FELICITY_DATABASE")] = "",
    origin: Annotated[list[str] | None, typer.Option(metavar="ORIGIN", help="help-serve-origin")] = None,
    lang: Lang = "",
) -> None:
    # The web framework is read only by those who serve.
    from felicity.server.run import run
    from felicity.server.settings import Settings
    from felicity.server.store import url_of

    with said_errors(lang) as lang:
        settings = Settings(database=database or default_database(), origins=tuple(origin or ()))
        url_of(settings.database)
        typer.echo(say(lang, "serve-here", address=f"http://{host}:{port}/"))
        run(settings, host, port)


def default_database() -> str:
    """One file in the user's data folder."""
    folder = saves.data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"
