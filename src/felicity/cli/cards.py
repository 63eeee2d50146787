"""`felicity cards`: every card with its figures and how certain they are, and the check of a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from felicity import api
from felicity.cli.common import Lang, said_errors
from felicity.cli.listings import KINDS, listing_of
from felicity.cli.page import Page
from felicity.cli.words import Refused
from felicity.core.game import Game
from felicity.core.pack import CERTAINTIES, Pack

OURS = "loop"  # whose pack it is if no game is named


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
            check_pack(page, api.game(game or OURS), check)
            return
        named = game or (OURS if pack else "")
        shown = shown_kinds([api.game(named).facts.id] if named else list(api.games()), kind)
        for name, kinds in shown.items():
            listing = listing_of(page, name, pack)
            for each in kinds:
                listing.show(each)
        for mark in CERTAINTIES:
            key = f"loop-certainty-{mark}"
            page.tell("cards-legend", mark=page.say(key), about=page.say(f"{key}.about"))


def shown_kinds(games: list[str], kind: str) -> dict[str, tuple[str, ...]]:
    """Which kinds of cards of which games; one kind may be in several."""
    if not kind:
        return {game: KINDS[game] for game in games}
    found: dict[str, tuple[str, ...]] = {game: (kind,) for game in games if kind in KINDS[game]}
    if not found:
        raise Refused("error-kind", kind=kind, kinds=", ".join(dict.fromkeys(each for game in games for each in KINDS[game])))
    return found


def check_pack(page: Page, rules: Game, folder: Path) -> None:
    """Every mistake with file, card and key; exit code 2 if there is one."""
    pack = Pack(rules.catalog, folder)
    if not pack.mistakes:
        rules.use_pack(str(folder))  # refuses what can't be played with
        page.tell("cards-pack-good", folder=folder, cards=len(pack.entries), game=rules.facts.id)
        return
    for mistake in pack.mistakes:
        typer.echo(mistake, err=True)
    typer.echo(page.say("cards-pack-bad", folder=folder, mistakes=len(pack.mistakes)), err=True)
    raise typer.Exit(2)
