"""The table of The Game of Happiness, drawn in 80 columns from a view: the wheel, six tracks, and everybody's keys and hang-ups."""

from __future__ import annotations

from collections import Counter
from typing import Final

from felicity.cli.page import wrapped
from felicity.cli.screen import Screen, View, cut
from felicity.games.rainbow.cards import Cards
from felicity.games.rainbow.constants import AREAS, BLUE, GREEN, LAST, ORANGE, RED, SLOTS, TRACKS
from felicity.games.rainbow.narration.narrator import RainbowNarrator

NAME: Final = 18
PAINT: Final = {GREEN: "$", RED: "x", BLUE: "<", ORANGE: "+", LAST: "*"}  # a space by its colour; plain ones are dots


class RainbowScreen(Screen):
    """Draws views for one table of The Game of Happiness."""

    def __init__(self, narrator: RainbowNarrator, labels: list[str], width: int, cards: Cards) -> None:
        super().__init__(narrator, labels, width)
        self.narrator = narrator
        self.cards = cards

    def title(self, view: View) -> str:
        return self.say("rainbow-screen-title", round=view["round"])

    def is_fresh(self, view: View) -> bool:
        return not view["button_moved"]

    def table(self, view: View) -> list[str]:
        """The wheel, the tracks with their legend, the piles, then everybody."""
        board = view["board"]
        piles = self.say("rainbow-screen-pile-counters", fate=board["fate"], improvement=board["self_improvement"])
        tracks = [line for track in range(len(TRACKS)) for line in self.track(view, track)]
        return [*self.wheel(view), *tracks, *self.entry("blank", self.say("rainbow-screen-legend")), *self.entry("decks", piles), ""] + [
            line for player in view["players"] for line in self.player(view, player)
        ]

    def wheel(self, view: View) -> list[str]:
        """The holders in order, each with its track and the players there."""
        holders = [
            self.narrator.name("track", holder["track"]) + (f" ({self.initial(holder['seat'])})" if holder["seat"] else "")
            for holder in view["board"]["wheel"]
        ]
        return self.entry("rainbow-wheel", " → ".join(holders))

    def track(self, view: View, track: int) -> list[str]:
        """The spaces from the start to the last, with the players there above them."""
        word = TRACKS[track]
        spaces = [PAINT.get(colour, ".") for colour in self.cards.colours[track]]
        marks: dict[int, str] = {}
        for player in view["players"]:
            place, _, space = str(player["marker"]).partition(" ")
            if place == word:
                marks[int(space)] = marks.get(int(space), "") + self.initial(player["seat"])
        buttons = {player["button"]: self.initial(player["seat"]).lower() for player in view["players"] if player["button"]}
        drawn = [
            marks.get(at) or (f"({buttons[f'{word} {at}']})" if f"{word} {at}" in buttons else space) for at, space in enumerate(spaces)
        ]
        name = self.narrator.name("track", word)
        return wrapped(f"{name:18}{' '.join(drawn)}", self.width, 1, 18)

    def player(self, view: View, player: View) -> list[str]:
        """Keys, hang-ups, saved cards and money of one player."""
        counters = self.say("rainbow-screen-counters", keys=len(player["stand"]), slots=SLOTS, money=player["collected"])
        lines = [
            f" {self.mark(view, player)} {self.initial(player['seat'])}  {cut(self.labels[player['seat'] - 1], NAME - 1):{NAME}}{counters}"
        ]
        parts = []
        for key in ("stand", "keys", "hang_ups", "saved"):
            areas = player[key] + (player["fate_hang_ups"] if key == "hang_ups" else [])
            if areas:
                parts.append(self.say(f"rainbow-screen-{key.replace('_', '-')}", areas=self.areas(areas)))
        return lines + wrapped(" · ".join(parts), self.width, 6)

    def areas(self, areas: list[str]) -> str:
        """Areas once each, with their number, in the order of the stand."""
        counted = Counter(areas)
        named = [(self.narrator.name("area", area), counted[area]) for area in AREAS if area in counted]
        return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in named)

    def mine(self, view: View) -> list[str]:
        """Everything is open: there is nothing that only one seat knows."""
        return []

    def short(self, view: View) -> list[str]:
        return self.player(view, view["players"][view["seat"] - 1])
