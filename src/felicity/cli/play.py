"""`felicity play`: in the browser, or at the terminal among people on one screen and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from felicity import api, plugins
from felicity.bots import registry
from felicity.cli import saves
from felicity.cli.common import Lang, read_options, said_errors
from felicity.cli.ending import show_lives, show_result
from felicity.cli.language import Refused
from felicity.cli.page import Page, Quit
from felicity.cli.seats import YOU, Sitting, default_level, seats_from, seats_of
from felicity.cli.serve import play_in_browser
from felicity.cli.session import Session
from felicity.cli.welcome import ask_mode, ask_seats
from felicity.core.errors import BadOptions
from felicity.core.game import SECURE
from felicity.core.table import Table
from felicity.games import OURS
from felicity.text.labels import about_mode, label, title_of, with_about


def play(
    game: Annotated[str, typer.Argument(help="help-game")] = OURS[0],
    terminal: Annotated[bool, typer.Option("--terminal", help="help-play-terminal")] = False,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="help-play-mode")] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="help-play-players")] = None,
    seats: Annotated[str, typer.Option(metavar="NAME,...", help="help-play-seats")] = "",
    bots: Annotated[str, typer.Option(metavar="LEVEL", help="help-play-bots")] = "",
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="help-play-seed")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-option")] = None,
    pack: Annotated[str, typer.Option(metavar="DIR", help="help-pack")] = "",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-load")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-play-resume")] = False,
    port: Annotated[int | None, typer.Option(metavar="N", min=1, max=65535, help="help-play-port")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="help-play-browser")] = True,
    notices: Annotated[bool, typer.Option("--notices", help="help-play-notices")] = False,
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        plugins.game(game)
        if not terminal:
            words: dict[str, object] = {"mode": mode, "players": players, "seats": seats, "bots": bots, "seed": seed, "option": option}
            refuse_in_browser({**words, "pack": pack, "load": load, "resume": resume})
            play_in_browser(lang, port, browser, notices)
            return
        page = Page(lang)
        level = bots or default_level(game)
        registry.bot(level, game)
        try:
            if load is not None or resume:
                if pack:
                    plugins.game(game).use_pack(pack)
                session = reopened(page, load or saves.latest(game), game, level, pack)
            else:
                asked = Asked(page, game, mode, players, seats, level)
                table = api.new(game, len(asked.seats), asked.mode, seed, pack or None, True, SECURE, **read_options(option or []))
                session = Session(page, table, asked.seats, pack)
        except (Quit, EOFError, KeyboardInterrupt):
            page.line()
            return
        sit(page, session)


def refuse_in_browser(words: dict[str, object]) -> None:
    """Refuse what is chosen on the page, not on the command line."""
    for name, value in words.items():
        if value:
            raise Refused("error-terminal-only", option=f"--{name}")


class Asked:
    """What the command line asks for, completed by questions."""

    def __init__(self, page: Page, game: str, mode: str | None, players: int | None, seats: str, level: str) -> None:
        words = [word.strip() for word in seats.split(",")] if seats else []
        if words and players is not None and players != len(words):
            raise Refused("error-seats-players", seats=len(words), players=players)
        count = len(words) or players
        modes = plugins.game(game).facts.modes
        if mode is None:
            mode = ask_mode(page, game, count)
        elif mode not in modes:
            known = ", ".join(modes)
            raise BadOptions(
                f"{game} has no mode {mode!r}: choose one of {known}.", "error-no-mode", game=game, mode=repr(mode), modes=known
            )
        self.mode = mode
        if words:
            self.seats = seats_from(words, game)
        elif count is not None:
            self.seats = seats_from([YOU, *[level] * (count - 1)], game)
        else:
            self.seats = ask_seats(page, game, mode, level)


def reopened(page: Page, path: Path, game: str, level: str, pack: str) -> Session:
    """The game of a record, at its last position."""
    record, table = saves.opened(path, listen=True)
    if table.setup.game != game:
        raise Refused("error-other-game", file=path, found=table.setup.game, game=game)
    record.play_on(table)
    if table.is_over:
        raise Refused("error-finished", file=path)
    session = Session(page, table, seats_of(record.names, game, table.setup.players, level), pack)
    session.replace(table)
    page.tell("play-resumed", file=path, number=table.number)
    return session


def sit(page: Page, session: Session) -> None:
    """Play to the end, or until somebody quits; then the game is saved."""
    welcome(page, session.seats, session.table)
    kept = saves.place_of(session.table.setup.game, session.table.setup.seed)
    try:
        session.run()
    except (Quit, EOFError, KeyboardInterrupt):
        page.line()
        put_aside(page, session)
        return
    kept.unlink(missing_ok=True)
    show_result(page, session.table, session.narrator)
    show_lives(page, session.table, session.narrator.names, session.people)


def welcome(page: Page, seats: list[Sitting], table: Table) -> None:
    """Say who plays what, from which seed, and where to find help."""
    game = table.setup.game
    page.rule(title_of(page.lang, game))
    mode = table.setup.mode
    page.tell("play-mode", mode=with_about(page.lang, label(page.lang, game, f"mode-{mode}"), about_mode(page.lang, game, mode)))
    page.tell("play-seats", seats=", ".join(seat.label for seat in seats))
    page.tell("play-seed", seed=table.setup.seed)
    page.tell("play-help", help=page.say("command-help"), quit=page.say("command-quit"))


def put_aside(page: Page, session: Session) -> None:
    """Save the game in the user's data folder and say how to resume it."""
    setup = session.table.setup
    path = saves.place_of(setup.game, setup.seed)
    saves.write(path, session.record())
    page.tell("play-kept", file=path)
    page.line(f"   felicity play {setup.game} --terminal --resume" + (f" --pack {session.pack}" if session.pack else ""))
