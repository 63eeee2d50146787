"""The wheel, devices, tracks and cards of The Game of Happiness in a list."""

from __future__ import annotations

from collections import Counter

from felicity.cli.listing import Listing
from felicity.cli.page import Page
from felicity.core.keys import Entry, whole, wholes
from felicity.core.pack import Tables
from felicity.games.rainbow.narration.narrator import RainbowNarrator


class RainbowListing(Listing):
    """Tracks with every space, devices, fate cards, decks, the texts of the areas and the wheel."""

    GAME = "rainbow"
    KINDS = ("track", "device", "fate_card", "deck", "area_text", "wheel")

    def __init__(self, page: Page, tables: Tables, narrator: RainbowNarrator) -> None:
        super().__init__(page, tables)
        self.narrator = narrator

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        if kind == "track":
            return self.track(id, entry)
        if kind == "device":
            return [self.device(id, entry)]
        if kind == "fate_card":
            return [self.line(self.narrator.name("fate", id), self.page.say("cards-copies", copies=whole(entry, "copies")))]
        if kind == "deck":
            arguments = {"each": whole(entry, "per_area") if "per_area" in entry else 0, "total": whole(entry, "total")}
            return [
                self.line(
                    self.page.say(f"cards-rainbow-deck-{id.replace('_', '-')}"), self.page.say("cards-rainbow-deck-size", **arguments)
                )
            ]
        return self.area(id, entry) if kind == "area_text" else [self.wheel(entry)]

    def track(self, id: str, entry: Entry) -> list[str]:
        """Its device and its colours; then every space."""
        spaces = entry["spaces"]
        assert isinstance(spaces, list)
        colours = Counter(str(space["colour"]) for space in spaces)
        counted = ", ".join(f"{self.page.say(f'rainbow-colour-{colour}')} ×{number}" for colour, number in colours.items())
        return [self.line(self.narrator.name("track", id), counted), *(self.space(space) for space in spaces)]

    def space(self, space: dict[str, object]) -> str:
        """A space with what it says."""
        colour = self.page.say(f"rainbow-colour-{space['colour']}") + (f" ${space['amount']}" if "amount" in space else "")
        return f"{space['n']} ({colour}) {self.message(space['message'])}"

    def message(self, id: object) -> str:
        """What is written on a space or a card."""
        return self.page.say(f"rainbow-message-{id}")

    def device(self, id: str, entry: Entry) -> str:
        """The numbers that it can show, and its track."""
        values = ", ".join(map(str, wholes(entry, "values")))
        return self.line(self.page.say(f"rainbow-device-{id}"), self.narrator.name("track", entry["track"]), values)

    def area(self, id: str, entry: Entry) -> list[str]:
        """What the cards of an area say."""
        texts = [self.message(entry[kind]) for kind in ("hang_up", "self_improvement", "key")]
        return [self.narrator.name("area", id), *texts]

    def wheel(self, entry: Entry) -> str:
        """The tracks around it, and how far it can turn."""
        order = entry["track_order"]
        assert isinstance(order, list)
        spin = ", ".join(map(str, wholes(entry, "spin_results")))
        return self.page.say("cards-rainbow-wheel-line", order=" → ".join(self.narrator.name("track", track) for track in order), spin=spin)
