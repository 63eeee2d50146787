"""`felicity serve`: tables for people. `felicity play` begins here too when it plays in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.words import Refused, say

PORT = 8321  # the usual one


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-serve-port")] = PORT,
    database: Annotated[str, typer.Option(metavar="URL", help="help-serve-database", envvar="FELICITY_DATABASE")] = "",
    origin: Annotated[list[str] | None, typer.Option(metavar="ORIGIN", help="help-serve-origin")] = None,
    keep_days: Annotated[int, typer.Option(min=0, help="help-serve-keep-days")] = 90,
    lang: Lang = "",
) -> None:
    # The web framework is read only by those who serve.
    from felicity.server.run import address_at, run
    from felicity.server.settings import Settings
    from felicity.server.sole import InUse
    from felicity.server.store import url_of

    with said_errors(lang) as lang:
        settings = Settings(database=database or f"sqlite:///{default_file()}", origins=tuple(origin or ()), keep_days=keep_days)
        url_of(settings.database)
        door = door_at(host, port)
        try:
            run(settings, door, lambda: typer.echo(say(lang, "serve-here", address=address_at(door))))
        except InUse as error:
            raise in_use(error.file, error.address) from None


def play_in_browser(lang: str, port: int | None, browser: bool) -> None:
    """Serve on this machine alone and open the page; if that is served already, only open it."""
    from felicity.server.run import address_at, run
    from felicity.server.settings import Settings
    from felicity.server.sole import InUse

    file = default_file()
    door = door_at("127.0.0.1", port) if port else any_door(PORT)

    def ready() -> None:
        typer.echo(say(lang, "play-here", address=address_at(door), file=file))
        # Some browsers keep whoever opens them waiting: the server must not.
        threading.Thread(target=show, args=(lang, address_at(door), browser), daemon=True).start()

    try:
        run(Settings(database=f"sqlite:///{file}", keep_days=0), door, ready)  # what is on one's own machine is one's own to remove
    except InUse as error:
        if not error.address:
            raise in_use(error.file, "") from None
        typer.echo(say(lang, "play-there", address=error.address, file=error.file))
        show(lang, error.address, browser)


def in_use(file: Path, address: str) -> Refused:
    """Two servers can't share a file."""
    return Refused("error-in-use", file=file, address=address) if address else Refused("error-in-use-starting", file=file)


def default_file() -> Path:
    """Where tables are kept: one file in the user's data folder."""
    folder = saves.data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("error-write", file=folder, why=error.strerror or error) from None
    return folder / "tables.sqlite"


# --- doors ---


def door_at(host: str, port: int) -> socket.socket:
    """The socket to listen on, or a clear refusal."""
    from felicity.server.run import listening

    try:
        return listening(host, port)
    except OSError as error:
        raise Refused("error-port", host=host, port=str(port), why=error.strerror or error) from None


def any_door(usual: int) -> socket.socket:
    """The usual port of this machine, or else any that is free."""
    from felicity.server.run import listening

    try:
        return listening("127.0.0.1", usual)
    except OSError:
        return listening("127.0.0.1", 0)


# --- browsers ---


def show(lang: str, address: str, browser: bool) -> None:
    """Open a browser; where there is none, say what to do."""
    if not (browser and has_browser() and webbrowser.open(address)):
        typer.echo(say(lang, "play-open-yourself", address=address))


def has_browser() -> bool:
    """Is there one with a window? A browser for the terminal would take the terminal over."""
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
