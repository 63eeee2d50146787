"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Chance is told beforehand: `fate`, `self_improvement`, `bookshelf` and `bicycle` are laid on top of their piles, and a generator is chosen
with which the wheel and the devices show the wanted numbers. Cards come from wherever they are, so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any

import felicity
from felicity.core.arrangement import stream_giving
from tests.games.story import GameStory, Position, Seated

AREAS = ["faith", "health", "friendship", "knowledge", "love", "money"]
BUTTONS = ["friendship 4", "friendship 8", "friendship 13", "love 4", "love 8", "love 12"]  # of seats 1 to 6
HOLDERS = ["friendship", "love", "self_improvement", "knowledge", "faith", "health"]  # of the Markers of seats 1 to 6


class Person(Seated):
    """A seat of the story: reading it gives what lies in front of the player now.

    What can be set: marker, button, hang_ups, fate_hang_ups, saved, keys, stand, money ...
    """


class Story(GameStory):
    """A game that can be arranged before it is played. Buttons and Markers are placed, seat 1 takes the first turn."""

    def __init__(self, players: int, placed: bool, pack: str | None, **options: Any) -> None:
        options.setdefault("starting_player", "1")
        super().__init__(felicity.new("rainbow", players=players, seed=1, pack=pack, **options))
        if placed:
            self.plays(*(f"button {where}" for where in BUTTONS[:players]), *(f"holder {track}" for track in HOLDERS[:players]))

    # --- looking ---

    def player(self, seat: int) -> Person:
        """A seat, from 1."""
        return Person(self, seat)

    # --- playing ---

    def spins(self, holders: int) -> Story:
        """The player to act spins, and the wheel goes on by so many holders."""
        no_zero = self.table.setup.options["no_zero_spin"] is True
        self.luck(holders - 1 if no_zero else holders, 5 if no_zero else 6)
        return self.plays("spin")

    def moves(self, number: int) -> Story:
        """The player to act uses the device of the track, and it shows this number."""
        assert self.to_act is not None
        track = self.player(self.to_act).marker.split()[0]
        if track in ("self_improvement", "health"):
            self.scene(**{"bookshelf" if track == "self_improvement" else "bicycle": [number]})
        else:
            self.luck(number - 1, 5 if track == "friendship" else 6)
        return self.plays("move")

    def luck(self, wanted: int, sides: int) -> None:
        """A generator that gives this number next."""
        self.scene(rng=stream_giving([(wanted, sides)]))

    # --- arranging ---

    def arrange(self, position: Position) -> None:
        """Go on from this position; what was told is remembered."""
        entry = self.table.log
        super().arrange(position)
        self.table.log = entry

    def turn_of(self, seat: int) -> Story:
        """It is this seat's turn, and nothing was done in it yet."""
        return self.scene(active=f"seat{seat}", button_moved=False, has_spun=True, agenda=[{"step": "TakeTurn", "who": f"seat{seat}"}])


def story(players: int = 2, placed: bool = True, pack: str | None = None, **options: Any) -> Story:
    """A new story."""
    return Story(players, placed, pack, **options)


def on_track(where: str, players: int = 2, **options: Any) -> Story:
    """A story in which seat 1 has its turn on a space of a track, to which it came by the wheel."""
    t = story(players, **options)
    t.player(1).has(marker=where, may_get_off=True)
    return t.turn_of(1)
