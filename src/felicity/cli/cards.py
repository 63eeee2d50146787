"""`felicity cards`: every card with its figures and how certain they are, and the check of a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from felicity import api
from felicity.cli.common import Lang, said_errors
from felicity.cli.page import Page
from felicity.cli.screen_loop import LoopScreen, list_of
from felicity.cli.words import Refused
from felicity.core.game import Game
from felicity.core.pack import CERTAINTIES, Entry, Pack
from felicity.games.loop import names
from felicity.text.loop import LoopTeller, loop_cards

KINDS = ("career", "event", "activity", "goal", "favour")


def cards(
    game: Annotated[str, typer.Argument(help="help-game")] = "loop",
    kind: Annotated[str, typer.Option(metavar="KIND", help="help-cards-kind")] = "",
    check: Annotated[Path | None, typer.Option(metavar="DIR", help="help-cards-check")] = None,
    pack: Annotated[str, typer.Option(metavar="DIR", help="help-pack")] = "",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        page = Page(lang)
        rules = api.game(game)
        if check is not None:
            check_pack(page, rules, check)
            return
        if game != "loop":
            raise Refused("error-no-list", game=game)
        if kind and kind not in KINDS:
            raise Refused("error-kind", kind=kind, kinds=", ".join(KINDS))
        listing = Listing(page, LoopTeller(lang, [], "competitive", loop_cards(rules.use_pack(pack) if pack else "")))
        for each in [kind] if kind else KINDS:
            listing.show(each)
        for mark in CERTAINTIES:
            key = f"loop-certainty-{mark}"
            page.tell("cards-legend", mark=page.say(key), about=page.say(f"{key}.about"))


def check_pack(page: Page, rules: Game, folder: Path) -> None:
    """Every mistake with file, card and key; exit code 2 if there is one."""
    pack = Pack(rules.catalog, folder)
    if not pack.mistakes:
        rules.use_pack(str(folder))  # refuses what can't be played with
        page.tell("cards-pack-good", folder=folder, cards=len(pack.entries), pack=pack.fingerprint)
        return
    for mistake in pack.mistakes:
        typer.echo(mistake, err=True)
    typer.echo(page.say("cards-pack-bad", folder=folder, mistakes=len(pack.mistakes)), err=True)
    raise typer.Exit(2)


class Listing:
    """Lists cards in 80 columns."""

    def __init__(self, page: Page, teller: LoopTeller) -> None:
        self.page = page
        self.teller = teller
        self.screen = LoopScreen(teller, [], page.width)

    def show(self, kind: str) -> None:
        """All cards of a kind."""
        entries = self.teller.cards.tables[kind]
        self.page.rule(self.page.say(f"cards-{kind}", cards=len(entries)))
        for id, entry in entries.items():
            mark = self.page.say(f"loop-certainty-{entry['certainty']}")
            for number, text in enumerate(getattr(self, kind)(id, entry)):
                self.page.text(f"{text} [{mark}]" if number == 0 else text, indent=1 if number == 0 else 3, hang=2)
        self.page.line()

    def career(self, id: str, entry: Entry) -> list[str]:
        """Start, SALARY, level, modes; then the ABILITY."""
        words = self.teller.words("career", id)
        start = self.teller.career_start(names.CAREERS.index(id))
        level = self.page.say("cards-level", level=str(entry["level"]))
        text = self.page.say("cards-line", name=words[""], text=start + level + self.not_for(entry))
        return [text, self.page.say("screen-power", power=words["-power"], ability=words["-ability"])]

    def event(self, id: str, entry: Entry) -> list[str]:
        """Kind and modes; then the effect."""
        words = self.teller.words("event", id)
        text = self.page.say(f"loop-kind-{entry['kind']}") + self.not_for(entry)
        return [self.page.say("cards-line", name=words[""], text=text), words["-effect"]]

    def not_for(self, entry: Entry) -> str:
        """The modes that don't use the card."""
        modes = [mode for mode in ("coop", "solo") if entry[f"not_for_{mode}"] is True]
        listed = ", ".join(self.page.say(f"loop-mode-{mode}") for mode in modes)
        return self.page.say("cards-not-for", modes=listed) if modes else ""

    def activity(self, id: str, entry: Entry) -> list[str]:
        """MATERIAL and PROPERTY."""
        needs = " + ".join(self.teller.listed(entry["materials"], "material"))
        shows = ", ".join(self.teller.listed(list_of(entry["properties"]), "property"))
        return [self.page.say("cards-activity-line", name=self.teller.name("activity", id), id=id, needs=needs, shows=shows)]

    def goal(self, id: str, entry: Entry) -> list[str]:
        """HAPPINESS and what it needs."""
        return [self.screen.goal(id, [])]

    def favour(self, id: str, entry: Entry) -> list[str]:
        """REPUTATION for accepting, and the effect; red ones go to another player, blue ones are for Solo."""
        colour, _, name = id.partition("-")
        words = self.page.say(f"loop-favour-{name}")
        thanks = int(str(entry["accept_reputation"]))
        key = "cards-red" if colour == "red" else "cards-blue"
        effect = self.page.say(f"loop-favour-{name}.{'effect' if colour == 'red' else 'solo'}")
        return [self.page.say(key, name=words, thanks=thanks), effect]
