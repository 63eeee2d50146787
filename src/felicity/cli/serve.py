"""`felicity serve`: tables for people."""

from __future__ import annotations

from typing import Annotated

import typer

from felicity.core.errors import FelicityError


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 lets others in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="the port to listen on")] = 8000,
    database: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME", envvar="FELICITY_DATABASE")
    ] = "",
    origin: Annotated[list[str] | None, typer.Option(metavar="ORIGIN", help="another host whose pages may use this server")] = None,
) -> None:
    """Serve tables to browsers."""
    from felicity.server.run import default_database, run
    from felicity.server.settings import Settings
    from felicity.server.store import url_of

    try:
        settings = Settings(database=database or default_database(), origins=tuple(origin or ()))
        url_of(settings.database)
    except FelicityError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    typer.echo(f"http://{host}:{port}/")
    run(settings, host, port)
