"""The cards and tracks of Happy Nation in a list."""

from __future__ import annotations

from typing import Final

from felicity.cli.listing import Listing
from felicity.cli.page import Page
from felicity.core.keys import Entry, whole, wholes
from felicity.core.pack import Tables
from felicity.games.nation.constants import CHARACTERS, PRODUCTS, UPGRADE_HOURS
from felicity.games.nation.narration.narrator import NationNarrator

# The effects of an Explorer card, in the order in which they are listed.
EFFECTS: Final = (
    "hours", "bread", "money_to_mat", "happiness", "target_happiness", "take_money", "gain_bread", "gain_houses", "ticket_price",
    "ticket_max", "gift_to_each_other", "happiness_per_gift", "gift_from_each_other", "happiness_per_giver",
)  # fmt: skip


class NationListing(Listing):
    """Explorer cards, levels of production, loans, the returns of investments and the prices."""

    GAME = "nation"
    KINDS = ("explorer", "production_level", "loan", "roi", "price_track")

    def __init__(self, page: Page, tables: Tables, narrator: NationNarrator) -> None:
        super().__init__(page, tables)
        self.narrator = narrator

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        if kind == "explorer":
            return [self.explorer(id, entry)]
        if kind == "production_level":
            return [self.level(entry)]
        if kind == "loan":
            return [self.loan(entry)]
        return [self.returns(entry)] if kind == "roi" else [self.prices(entry)]

    def explorer(self, id: str, entry: Entry) -> str:
        """Every effect of the card, and how many copies there are."""
        effects = [
            self.page.say(f"cards-nation-{name.replace('_', '-')}", amount=whole(entry, name)) for name in EFFECTS if entry.get(name)
        ]
        when = self.page.say(f"cards-nation-timing-{entry['timing']}")
        return self.line(self.narrator.name("explorer", id), when, *effects, self.page.say("cards-copies", copies=whole(entry, "copies")))

    def level(self, entry: Entry) -> str:
        """What a batch gives, and what the next level costs."""
        character = str(entry["character"])
        goods = self.narrator.goods(PRODUCTS[CHARACTERS.index(character)], whole(entry, "items"))
        work = self.page.say("nation-work-result", goods=goods, hours=whole(entry, "hours"), money=whole(entry, "pay"))
        name = self.page.say("cards-nation-level", character=self.narrator.name("character", character), level=whole(entry, "level"))
        return self.line(name, work, self.upgrade(entry))

    def upgrade(self, entry: Entry) -> str:
        """The way to the next level; the last has none."""
        if not entry.get("upgrade_money"):
            return ""
        goods = self.narrator.goods("house", whole(entry, "upgrade_houses"))
        cost = self.page.say("nation-upgrade-cost", money=whole(entry, "upgrade_money"), goods=goods, hours=UPGRADE_HOURS)
        return self.page.say("cards-nation-upgrade", cost=cost)

    def loan(self, entry: Entry) -> str:
        """The amount, its interest and the payment of a round."""
        arguments = {name: whole(entry, name) for name in ("amount", "interest_percent", "per_turn", "total_interest", "copies")}
        return self.page.say("cards-nation-loan-line", **arguments)

    def returns(self, entry: Entry) -> str:
        """A row of the track of returns."""
        values = ", ".join(map(str, wholes(entry, "values")))
        return self.page.say("cards-nation-roi-line", row=whole(entry, "row"), values=values, happiness=whole(entry, "happiness"))

    def prices(self, entry: Entry) -> str:
        """The prices that can be chosen."""
        return self.page.say("cards-nation-prices", values=", ".join(map(str, wholes(entry, "values"))), start=whole(entry, "start"))
