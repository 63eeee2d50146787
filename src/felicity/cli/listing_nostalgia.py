"""The cards of Nostalgia in a list: its memories, and those of the base game with what the expansion adds to them."""

from __future__ import annotations

from typing import ClassVar

from felicity.cli.listing_pursuit import PursuitListing
from felicity.core.pack import Entry
from felicity.games.pursuit.cards import rows_of, table_of
from felicity.text import has


class NostalgiaListing(PursuitListing):
    """Memories, and everything of The Pursuit of Happiness."""

    GAME = "nostalgia"
    KINDS: ClassVar[tuple[str, ...]] = ("nostalgia", *PursuitListing.KINDS)

    def title(self, kind: str, cards: int) -> str:
        key = f"cards-nostalgia-{kind}"
        return self.page.say(key if has(self.page.lang, key) else f"cards-pursuit-{kind}", cards=cards)

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        return self.memory(id, entry) if kind == "nostalgia" else super().lines(kind, id, entry)

    def memory(self, id: str, entry: Entry) -> list[str]:
        """What it brings by itself, when it is activated and when it is realised; then its levels, its choices or its end."""
        passive, active, realise = (table_of(entry, part) for part in ("passive", "active", "realise"))
        moment = self.page.say(f"cards-moment-{passive['on']}")
        wanted = "condition" if "condition" in realise else "cost"
        found = [
            self.line(self.teller.card(id), self.page.say(f"nostalgia-category-{entry['category']}")),
            self.page.say("cards-nostalgia-passive", moment=moment, reward=self.amounts(passive, "reward")),
            self.page.say("cards-nostalgia-active", exchange=self.exchange(active, "cost", "reward")),
            self.page.say(f"cards-nostalgia-realise-{wanted}", exchange=self.exchange(realise, wanted, "reward")),
        ]
        for key in ("levels", "choices"):
            for at, row in enumerate(rows_of(entry, key), 1):
                found.append(self.page.say(f"cards-nostalgia-{key}", number=at, exchange=self.exchange(row, "cost", "reward")))
        return found + self.skill(table_of(entry, "skill")) + self.personal_goal(table_of(entry, "goal"))

    def skill(self, skill: Entry) -> list[str]:
        """What a skill stores, gives or can be used for."""
        found: list[str] = []
        if "stores" in skill:
            stock = self.teller.amounts({str(skill["stores"]): int(str(skill["stock"]))})
            found.append(self.page.say("cards-nostalgia-stores", amounts=stock, portion=int(str(skill["portion"]))))
        if "gain" in skill:
            moment = self.page.say(f"cards-moment-{skill['on']}")
            found.append(self.page.say("cards-nostalgia-passive", moment=moment, reward=self.amounts(skill, "gain")))
        if "use" in skill:
            found.append(self.page.say("cards-nostalgia-use", reward=self.amounts(skill, "use")))
        others = [key for key in ("inherits_by", "replaces_time") if key in skill]
        return found + [self.page.say(f"cards-nostalgia-{key.replace('_', '-')}", amount=int(str(skill[key]))) for key in others]

    def personal_goal(self, goal: Entry) -> list[str]:
        """What a goal of one's own pays."""
        return [self.page.say("cards-nostalgia-goal-pays", lth=int(str(goal["lth"])))] if goal else []
