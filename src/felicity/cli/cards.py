"""`felicity cards`: every card with its data and how certain it is, and the check of a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from felicity import api, plugins
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import Refused, echo
from felicity.cli.listing import Listing, certainty_key
from felicity.cli.page import Page
from felicity.core.game import Game
from felicity.core.keys import CERTAINTIES
from felicity.core.pack import read_pack
from felicity.games import OURS
from felicity.text.errors import worded
from felicity.text.labels import title_of

FIRST = OURS[0]  # the game of a pack if none is named


def cards(
    game: Annotated[str, typer.Argument(help="help-cards-game")] = "",
    kind: Annotated[str, typer.Option(metavar="KIND", help="help-cards-kind")] = "",
    check: Annotated[Path | None, typer.Option(metavar="DIR", help="help-cards-check")] = None,
    pack: Annotated[str, typer.Option(metavar="DIR", help="help-pack")] = "",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        page = Page(lang)
        if check is not None:
            check_pack(page, plugins.game(game or FIRST), check)
            return
        named = game or (FIRST if pack else "")
        listings = [listing_of(page, name, pack) for name in ([plugins.game(named).facts.id] if named else api.games())]
        shown = shown_kinds(listings, kind)
        for listing, kinds in shown:
            for each in kinds:
                listing.show(each)
        if named and not any(kinds for _, kinds in shown):
            page.tell("plain-no-cards", game=title_of(lang, named))
            return
        for mark in CERTAINTIES:
            key = certainty_key(mark)
            page.tell("cards-legend", mark=page.say(key), about=page.say(f"{key}.about"))


def listing_of(page: Page, game: str, folder: str) -> Listing:
    """The listing of a game's cards, with the data of a pack if there is one."""
    rules = plugins.game(game)
    pack = rules.use_pack(folder) if folder else ""
    tables = read_pack(rules.catalog, Path(folder)).tables() if folder else rules.catalog.default_tables()
    return plugins.plugin(game).listing(page, tables, pack)


def shown_kinds(listings: list[Listing], kind: str) -> list[tuple[Listing, tuple[str, ...]]]:
    """Which kinds of cards of which games to show; several games may have the same kind."""
    if not kind:
        return [(listing, listing.kinds) for listing in listings]
    found: list[tuple[Listing, tuple[str, ...]]] = [(listing, (kind,)) for listing in listings if kind in listing.kinds]
    if not found:
        raise Refused("error-kind", kind=kind, kinds=", ".join(dict.fromkeys(each for listing in listings for each in listing.kinds)))
    return found


def check_pack(page: Page, rules: Game, folder: Path) -> None:
    """Every mistake with file, card and key; exit code 2 if there is one."""
    pack = read_pack(rules.catalog, folder)
    if not pack.mistakes:
        rules.use_pack(str(folder))  # refuses a pack that can't be played
        page.tell("cards-pack-good", folder=folder, cards=len(pack.entries), game=rules.facts.id)
        return
    for mistake in pack.mistakes:
        echo(worded(page.lang, mistake), err=True)
    echo(page.say("cards-pack-bad", folder=folder, mistakes=len(pack.mistakes)), err=True)
    raise typer.Exit(2)
