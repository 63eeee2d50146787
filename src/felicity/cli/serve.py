"""`felicity serve`: tables for people. `felicity play` also starts here when it plays in the browser."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import Refused, echo, say, tell_broken
from felicity.cli.stores import Database, default_file, store_errors
from felicity.core.errors import FelicityError
from felicity.core.wording import system_reason

PORT = 8321  # the default
SITE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+(/[A-Za-z0-9_~-]+)*/?")
PATH = re.compile(r"[A-Za-z0-9_~-]+(/[A-Za-z0-9_~-]+)*")


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-serve-port")] = PORT,
    database: Database = "",
    origin: Annotated[list[str] | None, typer.Option(metavar="ORIGIN", help="help-serve-origin")] = None,
    prefix: Annotated[str, typer.Option(metavar="PATH", help="help-serve-prefix")] = "",
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="help-serve-proxy")] = None,
    connections: Annotated[int, typer.Option(min=1, help="help-serve-connections")] = 200,
    connections_in_total: Annotated[int, typer.Option(min=1, help="help-serve-connections-in-total")] = 2000,
    tables_per_key: Annotated[int, typer.Option(min=0, help="help-serve-tables-per-key")] = 2000,
    tables: Annotated[int, typer.Option(min=0, help="help-serve-tables")] = 200_000,
    metrics: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="help-serve-metrics")] = None,
    keep_days: Annotated[int, typer.Option(min=0, help="help-serve-keep-days")] = 90,
    keep_profile_days: Annotated[int, typer.Option(min=0, help="help-serve-keep-profile-days")] = 730,
    vacation_days: Annotated[int, typer.Option(min=0, max=365, help="help-serve-vacation-days")] = 30,
    lab: Annotated[bool, typer.Option("--lab", help="help-serve-lab")] = False,
    lab_games: Annotated[int, typer.Option(min=0, help="help-serve-lab-games")] = 10_000,
    lab_minutes: Annotated[int, typer.Option(min=0, help="help-serve-lab-minutes")] = 120,
    lab_waiting: Annotated[int, typer.Option(min=0, help="help-serve-lab-waiting")] = 50,
    lab_waiting_each: Annotated[int, typer.Option(min=0, help="help-serve-lab-waiting-each")] = 3,
    lab_studies: Annotated[int, typer.Option(min=0, help="help-serve-lab-studies")] = 2000,
    lab_processes: Annotated[int, typer.Option(min=1, help="help-serve-lab-processes")] = 1,
    notices: Annotated[bool, typer.Option("--notices/--no-notices", help="help-serve-notices")] = True,
    ratings: Annotated[bool, typer.Option("--ratings/--no-ratings", help="help-serve-ratings")] = True,
    inside: Annotated[list[str] | None, typer.Option("--notices-inside", metavar="ADDRESS", help="help-serve-inside")] = None,
    site: Annotated[str, typer.Option(metavar="URL", help="help-serve-site")] = "",
    smtp: Annotated[str, typer.Option(metavar="URL", envvar="FELICITY_SMTP", help="help-serve-smtp")] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="help-serve-mail-from")] = "",
    lang: Lang = "",
) -> None:
    # Import the web framework only when serving.
    from felicity.server.engine import url_of
    from felicity.server.run import address_at, run
    from felicity.server.settings import Settings

    with said_errors(lang) as lang:
        settings = Settings(
            database=database or f"sqlite:///{default_file()}",
            origins=tuple(origin or ()),
            prefix=path_of_site(prefix),
            proxies=addresses(proxy),
            metrics=addresses(metrics),
            connections=connections,
            connections_in_total=connections_in_total,
            tables_per_key=tables_per_key,
            tables=tables,
            keep_days=keep_days,
            keep_profile_days=keep_profile_days,
            vacation_days=vacation_days,
            lab=str(saves.served_studies()) if lab else "",
            lab_games=lab_games,
            lab_minutes=lab_minutes,
            lab_waiting=lab_waiting,
            lab_waiting_each=lab_waiting_each,
            lab_studies=lab_studies,
            lab_processes=lab_processes,
            notices=notices,
            ratings=ratings,
            inside=addresses(inside),
            site=site_of(site),
            smtp=mail_server_of(smtp, mail_from, site),
            mail_from=mail_from,
        )
        url_of(settings.database)
        door = door_at(host, port)
        tell_broken(lang)
        with store_errors():
            run(settings, door, lambda: echo(say(lang, "serve-here", address=address_at(door))))


def path_of_site(given: str) -> str:
    """The path prefix in its usual form, such as `/felicity`, or a clear refusal."""
    path = given.strip("/")
    if path and not PATH.fullmatch(path):
        raise Refused("error-prefix", text=given)
    return f"/{path}" if path else ""


def addresses(given: list[str] | None) -> tuple[str, ...]:
    """Addresses and networks, or a clear refusal."""
    from felicity.server.addresses import networks_of

    for text in given or ():
        try:
            networks_of([text])
        except FelicityError:
            raise Refused("error-address", text=text) from None
    return tuple(given or ())


def site_of(given: str) -> str:
    """The address of the page, or a clear refusal."""
    if given and not SITE.fullmatch(given):
        raise Refused("error-site", text=given)
    return given.rstrip("/")


def mail_server_of(smtp: str, mail_from: str, site: str) -> str:
    """The address of the mail server, or a clear refusal that doesn't repeat it: it may hold a password."""
    from felicity.server.mail import mail_server

    try:
        mail_server(smtp, mail_from)
    except FelicityError:
        raise Refused("error-smtp") from None
    if smtp and not site:
        raise Refused("error-smtp-site")
    return smtp


def play_in_browser(lang: str, port: int | None, browser: bool, notices: bool = False) -> None:
    """Serve on this machine alone and open the page; if it is served already, only open it."""
    from felicity.server.run import address_at, run
    from felicity.server.server_lock import InUse
    from felicity.server.settings import Settings

    file = default_file()
    door = door_at("127.0.0.1", port) if port else any_door(PORT)

    # Tables and studies are on the user's own machine, so the server removes none and sets no limits.
    settings = Settings(
        database=f"sqlite:///{file}",
        keep_days=0,
        keep_profile_days=0,
        profiles=0,
        tables_per_key=0,
        tables=0,
        shared=False,
        lab=str(saves.studies()),
        lab_shared=True,
        lab_games=0,
        lab_minutes=0,
        lab_waiting=0,
        lab_waiting_each=0,
        lab_studies=0,
        notices=notices,
    )
    tell_broken(lang)

    def ready() -> None:
        echo(say(lang, "play-here", address=address_at(door), file=file))
        # Some browsers block the program that opens them; the server must not wait.
        threading.Thread(target=show, args=(lang, address_at(door), browser), daemon=True).start()

    with store_errors():
        try:
            run(settings, door, ready)
        except InUse as error:
            if not error.address:
                raise
            echo(say(lang, "play-there", address=error.address, file=error.file))
            show(lang, error.address, browser)


# --- sockets ---


def door_at(host: str, port: int) -> socket.socket:
    """The socket to listen on, or a clear refusal."""
    from felicity.server.run import listening

    try:
        return listening(host, port)
    except OSError as error:
        raise Refused("error-port", host=host, port=str(port), why=system_reason(error)) from None


def any_door(usual: int) -> socket.socket:
    """The default port of this machine, or else any that is free."""
    from felicity.server.run import listening

    try:
        return listening("127.0.0.1", usual)
    except OSError:
        return listening("127.0.0.1", 0)


# --- browsers ---


def show(lang: str, address: str, browser: bool) -> None:
    """Open a browser; without one, say what to do."""
    if not (browser and has_browser() and webbrowser.open(address)):
        echo(say(lang, "play-open-yourself", address=address))


def has_browser() -> bool:
    """Is there a browser with a window? One for the terminal would take the terminal over."""
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
