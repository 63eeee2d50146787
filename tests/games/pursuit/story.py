"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Cards that a scene needs come from the piles, so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any, Self

import felicity
from tests.games.story import GameStory, Seated

HELD = ("projects", "items", "activities", "partners", "finished", "enjoyed")
QUIET_TRAITS = ("diligent", "charismatic", "sociable", "nerd", "rich")


class Person(Seated):
    """A seat of the story: reading it gives what the player has now.

    What can be set: resources, stress, sth, lth, unused, trait, job; cards as {name: level}, e.g. items={"car": 2} ...
    """

    def level(self, card: str) -> int:
        """The level of a card in front of the player; 0 if it isn't there."""
        for kind in HELD:
            for held in self.story.position["players"][self.seat - 1][kind]:
                if held["card"] == card:
                    return int(held["level"])
        return 0

    def cards(self, kind: str) -> list[str]:
        """The names of cards in front of the player, or set aside."""
        return [held["card"] for held in self.story.position["players"][self.seat - 1][kind]]

    def on_space(self, action: str) -> int:
        """Own hourglasses on an action space."""
        return int(self.story.position["players"][self.seat - 1]["spaces"][action])

    @property
    def is_dead(self) -> bool:
        """Has this life ended?"""
        return self.died is not None

    @property
    def goods(self) -> tuple[int, int, int, int]:
        """Knowledge, creativity, influence and money."""
        return self.knowledge, self.creativity, self.influence, self.money


class Story(GameStory):
    """A game that can be arranged before it is played."""

    GAME = "pursuit"

    def __init__(self, players: int, seed: int, round: int, **options: Any) -> None:
        super().__init__(felicity.new(self.GAME, players=players, seed=seed, **{"starting_player": "1", **options}))
        while self.table.question == "ChooseTrait":
            self.table.play(self.table.options()[0])
        if round > 1:
            self.scene(round=round, jobs=3, partners=3)
        for seat, trait in enumerate(QUIET_TRAITS[:players], 1):
            self.player(seat).has(trait=trait, knowledge=3, creativity=3, influence=3, money=0)

    # --- looking ---

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self.position["round"])

    def player(self, seat: int) -> Person:
        """The player in this chair."""
        return Person(self, seat)

    @property
    def closed(self) -> list[str]:
        """Actions under an Unavailable Action token."""
        board: Any = self.table.view(None)["board"]
        return list(board["closed"])

    def row(self, row: str) -> list[str]:
        """The open cards of a row."""
        return list(self.position["rows"][row]["cards"])

    def pile(self, row: str) -> list[str]:
        """The pile of a row, its top last."""
        return list(self.position["rows"][row]["pile"])

    def discards(self, row: str) -> list[str]:
        """The discards of a row."""
        return list(self.position["rows"][row]["discards"])

    # --- playing ---

    def plays(self, *texts: str) -> Self:
        """Play these options, whoever must choose; a turn that could still be used to give up a card ends by itself."""
        for text in texts:
            if self.question == "EndTurn" and not self.offers(text):
                self.choose("end turn")
            self.choose(text)
        return self

    def ends_turn(self) -> Self:
        """End a turn that could still be used to give up a card."""
        if self.question == "EndTurn":
            self.table.play("end turn")
        return self

    def ends_round(self, *texts: str) -> Self:
        """Whoever must choose has a last hourglass, plays this (or studies) and the round is over."""
        assert self.to_act is not None
        self.last_hourglass(self.to_act)
        return self.plays(*(texts or ("study",))).ends_turn()

    def pays_all(self) -> Self:
        """Everybody pays every upkeep cost that can be paid."""
        while self.question == "PayUpkeep":
            self.table.play(self.table.options()[0])
        return self

    # --- arranging ---

    def last_hourglass(self, seat: int, hourglasses: int = 1) -> Self:
        """All other hourglasses of everybody are spent."""
        position = self.position
        for at, player in enumerate(position["players"]):
            left = hourglasses if at == seat - 1 else 0
            player["spent"] += player["unused"] - left
            player["unused"] = left
            if player["spent"] < 0:
                player["hourglasses"] -= player["spent"]
                player["spent"] = 0
        self.arrange(position)
        return self

    def gives_turn_to(self, seat: int) -> Self:
        """It is this player's turn."""
        position = self.position
        assert position["agenda"][-1]["step"] == "TakeTurn"
        position["agenda"][-1]["who"] = position["active"] = f"seat{seat}"
        self.arrange(position)
        return self


def story(players: int = 2, seed: int = 1, round: int = 2, **options: Any) -> Story:
    """A new story at the First Player's first turn of a round; seat 1 is the First Player, everybody has 3 of each resource."""
    return Story(players, seed, round, **options)


def solo(seed: int = 1, round: int = 2, **options: Any) -> Story:
    """A solo game."""
    return Story(1, seed, round, **options)
