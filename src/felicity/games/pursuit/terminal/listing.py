"""The cards of The Pursuit of Happiness in a list: every level with its cost, reward and upkeep."""

from __future__ import annotations

from typing import ClassVar

from felicity.cli.listing import Listing
from felicity.cli.page import Page
from felicity.core.keys import Entry
from felicity.core.pack import Tables
from felicity.games.pursuit.cards import rows_of, table_of
from felicity.games.pursuit.narration.narrator import PursuitNarrator


class PursuitListing(Listing):
    """Projects, items and activities, jobs, partners, traits and life goals."""

    GAME = "pursuit"
    KINDS: ClassVar[tuple[str, ...]] = ("project", "item", "job", "partner", "trait", "goal")

    def __init__(self, page: Page, tables: Tables, narrator: PursuitNarrator) -> None:
        super().__init__(page, tables)
        self.narrator = narrator

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        if kind in ("project", "item"):
            return self.levelled(id, entry)
        if kind == "job":
            return self.job(id, entry)
        if kind == "partner":
            return self.partner(id, entry)
        return [self.trait(id, entry)] if kind == "trait" else self.goal(id, entry)

    def levelled(self, id: str, entry: Entry) -> list[str]:
        """A Project, an Item or an Activity with its levels or roles."""
        category = self.page.say(f"pursuit-category-{entry['category']}") if "category" in entry else ""
        head = self.line(self.narrator.card(id), self.page.say(f"pursuit-kind-{entry['kind']}"), category)
        levels = [self.level(self.narrator.level(id, at), row) for at, row in enumerate(rows_of(entry, "levels"), 1)]
        bonuses = [
            self.page.say("cards-pursuit-bonus", roles=at, reward=self.amounts(row, "reward"))
            for at, row in enumerate(rows_of(entry, "bonuses"), 1)
        ]
        return [head, *levels, *bonuses]

    def level(self, name: str, row: Entry) -> str:
        """One level: what it asks for, costs and brings, and its upkeep."""
        wanted = self.page.say("cards-pursuit-shows", amounts=self.amounts(row, "requirement")) if table_of(row, "requirement") else ""
        return self.marked(self.line(name, wanted, self.exchange(row, "cost", "reward"), self.upkeep(row)), row)

    def upkeep(self, row: Entry) -> str:
        """What keeping it costs and brings; nothing if there is no upkeep."""
        if "upkeep_cost" not in row:
            return ""
        return self.page.say("cards-pursuit-upkeep", exchange=self.exchange(row, "upkeep_cost", "upkeep_reward"))

    def exchange(self, row: Entry, cost: str, reward: str) -> str:
        """E.g. «3 coins → 1 long-term happiness»."""
        return f"{self.amounts(row, cost)} → {self.amounts(row, reward)}"

    def amounts(self, row: Entry, key: str) -> str:
        """A cost or a reward in words."""
        return self.narrator.amounts({word: int(str(amount)) for word, amount in table_of(row, key).items()})

    def job(self, id: str, entry: Entry) -> list[str]:
        """Its kind and level; hiring, upkeep and promotion."""
        kind = self.page.say(f"cards-pursuit-{entry['type']}", level=int(str(entry["level"])))
        found = [self.line(self.narrator.card(id), kind)]
        found.append(self.page.say("cards-pursuit-hiring", exchange=self.exchange(entry, "hiring_cost", "hiring_reward")))
        found.append(self.upkeep(entry))
        if "promotion_cost" in entry:
            found.append(self.page.say("cards-pursuit-promotion", exchange=self.exchange(entry, "promotion_cost", "promotion_reward")))
        return [text for text in found if text]

    def partner(self, id: str, entry: Entry) -> list[str]:
        """Both sides; from a date to a family."""
        names = f"{self.narrator.card(id)} / {self.narrator.lover(id, 'man')}"
        rows = rows_of(entry, "levels")
        return [names, *(self.level(self.page.say(f"pursuit-relation-{at}"), row) for at, row in enumerate(rows, 1))]

    def trait(self, id: str, entry: Entry) -> str:
        """Starting resources and ability."""
        words = self.narrator.words("trait", id)
        start = self.page.say("cards-pursuit-start", amounts=self.amounts(entry, "starting"))
        return self.line(words[""], words["-ability"], start, self.edition(entry))

    def goal(self, id: str, entry: Entry) -> list[str]:
        """What is compared, what it pays, and the solo requirement."""
        words = self.narrator.words("goal", id)
        pays = self.page.say("cards-pursuit-pays", lth=int(str(entry["lth"])))
        return [
            self.line(words[""], words["-condition"], pays, self.edition(entry)),
            self.page.say("cards-pursuit-alone", condition=words["-solo"]),
        ]

    def edition(self, entry: Entry) -> str:
        """Cards that only the revised edition has say so."""
        return self.page.say("cards-pursuit-revised") if entry["edition"] == "revised" else ""
