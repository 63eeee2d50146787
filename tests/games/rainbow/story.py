"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Chance is told beforehand: `fate`, `improvement`, `bookshelf` and `bicycle` are laid on top of their piles, and a generator is chosen with
which the wheel and the devices show the wanted numbers. Cards come from wherever they are, so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any

import felicity
from felicity.core.rng import Rng, start_of
from tests.games.story import Position, Seated, Told

AREAS = ["faith", "health", "friendship", "knowledge", "love", "money"]
BUTTONS = ["friendship 4", "friendship 8", "friendship 13", "love 4", "love 8", "love 12"]  # of seats 1 to 6
HOLDERS = ["friendship", "love", "self_improvement", "knowledge", "faith", "health"]  # of the Markers of seats 1 to 6


class Person(Seated):
    """A seat of the story: reading it gives what lies in front of the player now.

    What can be set: marker, button, hang_ups, fate_hang_ups, saved, keys, stand, money ...
    """


class Story(Told):
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
        states = [start_of(str(seed)) for seed in range(100)]
        self.scene(rng=next(state for state in states if Rng(state).below(sides) == wanted))

    # --- arranging ---

    def arrange(self, position: Position) -> None:
        """Go on from this position; what was told is remembered."""
        entry = self.table.log
        super().arrange(position)
        self.table.log = entry

    def scene(self, **changes: Any) -> Story:
        """Lay cards on top of `fate`, `improvement`, `bookshelf`, `bicycle` (the first is drawn first), or set any other part."""
        position = self.position
        for name, value in changes.items():
            if name == "fate":
                lay_on_top(position["fate"], [fate_card(card) for card in value])
                position["fate_known"] = 0
            elif name == "improvement":
                lay_on_top(position["self_improvement"], value)
                position["self_improvement_known"] = 0
            elif name in ("bookshelf", "bicycle"):
                position[name] += position[f"{name}_used"]
                position[f"{name}_used"] = []
                lay_on_top(position[name], value)
            else:
                assert name in position, name
                position[name] = value
        self.arrange(position)
        return self

    def turn_of(self, seat: int) -> Story:
        """It is this seat's turn, and nothing was done in it yet."""
        return self.scene(active=f"seat{seat}", button_moved=False, has_spun=True, agenda=[{"step": "TakeTurn", "who": f"seat{seat}"}])

    def set_player(self, seat: int, values: dict[str, Any]) -> None:
        """See `Person.has`."""
        position = self.position
        player = position["players"][seat - 1]
        for name, value in values.items():
            assert name in player, name
            if name == "hang_ups":
                set_hang_ups(position, player, value)
            elif name == "fate_hang_ups":
                move_cards(position["fate"], [fate_card(area) for area in player[name]], [fate_card(area) for area in value])
                player[name], position["fate_known"] = list(value), 0
            elif name == "saved":
                move_cards(position["self_improvement"], player[name], value)
                player[name], position["self_improvement_known"] = list(value), 0
            elif name == "stand":
                set_hang_ups(position, player, [area for area in player["hang_ups"] if area not in value])
                player["stand"], player["stand_rounds"] = list(value), [position["round"]] * len(value)
            elif name == "money":
                player["money"] = player["collected"] = value
            else:
                player[name] = value
            if name in ("stand", "keys") and "money" in value:
                player["money"], player["collected"] = 0, 2500
        self.arrange(position)


def story(players: int = 2, placed: bool = True, pack: str | None = None, **options: Any) -> Story:
    """A new story."""
    return Story(players, placed, pack, **options)


def on_track(where: str, players: int = 2, **options: Any) -> Story:
    """A story in which seat 1 has its turn on a space of a track, to which it came by the wheel."""
    t = story(players, **options)
    t.player(1).has(marker=where, may_get_off=True)
    return t.turn_of(1)


# --- moving cards so that none is lost or doubled ---


def fate_card(name: str) -> str:
    """An area stands for the Fate card that gives its hang-up."""
    return f"fate_hang_up_{name}" if name in AREAS else name


def move_cards(pile: list[str], back: list[str], out: list[str]) -> None:
    """Cards go back to the bottom of a pile, and others leave it."""
    pile[:0] = back
    for card in out:
        pile.remove(card)


def lay_on_top(pile: list[Any], wanted: list[Any]) -> None:
    """These cards lie on top, the first of them uppermost."""
    for card in wanted:
        pile.remove(card)
    pile += reversed(wanted)


def set_hang_ups(position: Position, player: Position, value: list[str]) -> None:
    """Original Hang-up cards: those that are not among them were cancelled, each with a Self-improvement card."""
    for area in AREAS:
        had, has = area in player["hang_ups"], area in value
        if had and not has:
            position["self_improvement"].remove(area)
            position["removed_self_improvement"].append(area)
        elif has and not had:
            position["removed_self_improvement"].remove(area)
            position["self_improvement"].insert(0, area)
    position["self_improvement_known"] = 0
    player["hang_ups"] = [area for area in AREAS if area in value]
