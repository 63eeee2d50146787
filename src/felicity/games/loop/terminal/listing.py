"""The cards of LOOP in a list."""

from __future__ import annotations

from felicity.cli.listing import Listing
from felicity.cli.page import Page
from felicity.core.keys import Entry
from felicity.core.pack import Tables
from felicity.games.loop import names
from felicity.games.loop.narration.narrator import LoopNarrator
from felicity.games.loop.terminal.screen import LoopScreen, list_of


class LoopListing(Listing):
    """Careers, events, activities, goals and favours."""

    GAME = "loop"
    KINDS = ("career", "event", "activity", "goal", "favour")

    def __init__(self, page: Page, tables: Tables, narrator: LoopNarrator) -> None:
        super().__init__(page, tables)
        self.narrator = narrator
        self.screen = LoopScreen(narrator, [], page.width)

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        if kind == "career":
            return self.career(id, entry)
        if kind == "event":
            return self.event(id, entry)
        if kind == "activity":
            return [self.activity(id, entry)]
        return [self.screen.goal(id, [])] if kind == "goal" else self.favour(id, entry)

    def career(self, id: str, entry: Entry) -> list[str]:
        """Start, SALARY, level, modes; then the ABILITY."""
        words = self.narrator.words("career", id)
        start = self.narrator.career_start(names.CAREERS.index(id))
        level = self.page.say("cards-level", level=str(entry["level"]))
        text = self.page.say("cards-line", name=words[""], text=start + level + self.not_for(entry))
        return [text, self.page.say("screen-power", power=words["-power"], ability=words["-ability"])]

    def event(self, id: str, entry: Entry) -> list[str]:
        """Kind and modes; then the effect."""
        words = self.narrator.words("event", id)
        text = self.page.say(f"loop-kind-{entry['kind']}") + self.not_for(entry)
        return [self.page.say("cards-line", name=words[""], text=text), words["-effect"]]

    def not_for(self, entry: Entry) -> str:
        """The modes that don't use the card."""
        modes = [mode for mode in ("coop", "solo") if entry[f"not_for_{mode}"] is True]
        listed = ", ".join(self.page.say(f"loop-mode-{mode}") for mode in modes)
        return self.page.say("cards-not-for", modes=listed) if modes else ""

    def activity(self, id: str, entry: Entry) -> str:
        """MATERIAL and PROPERTY."""
        needs = " + ".join(self.narrator.listed(entry["materials"], "material"))
        shows = ", ".join(self.narrator.listed(list_of(entry["properties"]), "property"))
        return self.page.say("cards-activity-line", name=self.narrator.name("activity", id), id=id, needs=needs, shows=shows)

    def favour(self, id: str, entry: Entry) -> list[str]:
        """REPUTATION for accepting, and the effect; red ones go to another player, blue ones are for Solo."""
        colour, _, name = id.partition("-")
        words = self.page.say(f"loop-favour-{name}")
        thanks = int(str(entry["accept_reputation"]))
        key = "cards-red" if colour == "red" else "cards-blue"
        effect = self.page.say(f"loop-favour-{name}.{'effect' if colour == 'red' else 'solo'}")
        return [self.page.say(key, name=words, thanks=thanks), effect]
