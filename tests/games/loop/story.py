"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Cards that a scene needs are taken from wherever they are (the decks first), so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any

import felicity
from felicity.core.result import Result
from tests.games.story import GameStory, Seated


class Person(Seated):
    """A seat of the story: reading it gives what its AREA shows now.

    What can be set: coins, happiness, reputation, materials, landfill, hand, goals, activities, debts, career ...
    """

    @property
    def debts(self) -> list[int]:
        """The COIN on each CREDIT CARD."""
        return [debt["coins"] for debt in self.story.position["players"][self.seat - 1]["debts"]]


class Story(GameStory):
    """A game that can be arranged before it is played."""

    def __init__(self, mode: str, players: int, seed: int, **options: Any) -> None:
        if mode != "basic":
            options.setdefault("careers", ",".join(["intern"] * players))
        if mode != "solo":
            options.setdefault("starting_player", "1")
        super().__init__(felicity.new("loop", players=players, mode=mode, seed=seed, **options))

    # --- looking ---

    def player(self, seat: int) -> Person:
        """A seat, from 1."""
        return Person(self, seat)

    @property
    def active(self) -> Person:
        """Whose turn it is."""
        return Person(self, int(self.position["active"].removeprefix("seat")))

    # --- playing ---

    def passes_until(self, question: str) -> Story:
        """Let everybody answer the first option on offer until this question is open."""
        while self.table.question != question:
            self.table.play(self.table.options()[0])
        return self

    def ends_turn(self) -> Story:
        """The player on turn, who has done the action and paid every CREDIT CARD off, ends the turn."""
        position = self.position
        if position["turn"]["action"] == "not_yet":
            position["turn"]["action"] = "work"
        for debt in position["players"][self.active.seat - 1]["debts"]:
            debt["paid_this_turn"] = 1
        self.arrange(position)
        return self.plays("end turn")

    def triggers(self, *events: str) -> Story:
        """The player on turn ends it with these EVENT lying face-down, and nothing but these."""
        self.active.has(face_down=list(events))
        return self.ends_turn()

    def ends_game(self) -> Result:
        """The end is set off, and everybody ends the turn without doing anything more."""
        self.scene(ending="happiness")
        while not self.table.is_over:
            self.ends_turn()
        return self.table.result


def story(mode: str = "basic", players: int = 2, seed: int = 1, **options: Any) -> Story:
    """A new story. Seat 1 starts and, but by the option `careers`, everybody is an intern."""
    return Story(mode, players, seed, **options)


def life_of(career: str, mode: str = "competitive", players: int = 2, **options: Any) -> Story:
    """A story in which seat 1 has this CAREER and everybody else is an intern."""
    return Story(mode, players, 1, careers=",".join([career] + ["intern"] * (players - 1)), **options)
