"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Goods, cards and money that a scene needs come from the Supply or the draw pile, so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any

import felicity
from tests.games.story import GameStory, Seated

BALANCES = {
    "50": [50, 43, 35, 25, 13],
    "100": [100, 84, 66, 46, 24],
    "200": [200, 166, 129, 89, 46],
    "300": [300, 248, 192, 132, 68],
}
# Answers that change as little as possible.
QUIET = ("end day", "get sick", "stay sick", "leave discards", "give nothing", "store 0")


class Person(Seated):
    """A seat of the story: reading it gives what the player has now.

    What can be set: money, happiness, houses, bread, for_sale, price, level, hand, sick, loan, hours, visited ...
    """


class Story(GameStory):
    """A game that can be arranged before it is played."""

    def __init__(self, characters: str, seed: int, **options: Any) -> None:
        self.characters = characters.split(",")
        super().__init__(felicity.new("nation", players=len(self.characters), seed=seed, characters=characters, **options))

    # --- looking ---

    @property
    def turn(self) -> str:
        """The character that must choose."""
        assert self.table.to_act is not None
        return self.characters[self.table.to_act - 1]

    @property
    def money_of_all(self) -> int:
        """Everything in purses and on the mat."""
        position = self.position
        return sum([int(position["mat_money"]), *(player["money"] for player in position["players"])])

    def seat(self, character: str) -> str:
        """E.g. `seat2`."""
        return f"seat{self.characters.index(character) + 1}"

    def player(self, character: str) -> Person:
        """The player of this character."""
        return Person(self, self.characters.index(character) + 1)

    def everybody(self) -> list[Person]:
        """All players in seat order."""
        return [Person(self, seat + 1) for seat in range(len(self.characters))]

    # --- playing ---

    def quietly(self) -> str:
        """What whoever must choose answers who wants to change nothing: keep the price, keep goods on sale."""
        offered = self.offered()
        for text in QUIET:
            if text in offered:
                return text
        if self.table.question == "SetPrice":
            assert self.table.to_act is not None
            return f"price {self.position['players'][self.table.to_act - 1]['price']}"
        return offered[0]

    def until(self, question: str) -> Story:
        """Everybody answers quietly until this question is open."""
        while self.table.question != question:
            self.table.play(self.quietly())
        return self

    def to_evening(self) -> Story:
        """Everybody ends the day; step 3 is over when this returns."""
        while self.position["step"] == "day":
            self.table.play(self.quietly())
        return self

    def to_next_day(self) -> Story:
        """Everybody answers quietly until the next round has its first question, or the game is over."""
        round = self.position["round"]
        while not self.table.is_over and self.position["round"] == round:
            self.table.play(self.quietly())
        return self

    # --- arranging ---

    def gives_turn_to(self, character: str) -> Story:
        """It is this player's turn in step 2."""
        position = self.position
        assert position["agenda"][-1]["step"] == "TakeTurn"
        position["agenda"][-1]["who"] = position["active"] = self.seat(character)
        self.arrange(position)
        return self


def story(characters: str = "builder,farmer,entertainer,banker,doctor", seed: int = 1, **options: Any) -> Story:
    """A new story at the Builder's first turn. With the Banker, the first payment of the opening loans has been made."""
    return Story(characters, seed, **options)
