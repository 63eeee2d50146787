"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Cards that a scene needs come from the piles, so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any, Self

import felicity
from tests.games.story import Position, Seated, Told

ROWS = ("projects", "items", "jobs", "partners")
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


class Story(Told):
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

    def scene(self, **changes: Any) -> Self:
        """Set the board: round; a row as a list of cards or their number; `<row>_pile` as its top cards, the last on top; goals ..."""
        position = self.position
        for name, value in changes.items():
            if name in ROWS:
                set_row(position, name, value)
            elif name.endswith("_pile"):
                set_pile(position, name.removesuffix("_pile"), value)
            elif name.endswith("_only"):
                set_only(position, name.removesuffix("_only"), value)
            elif name == "goals":
                pool = position["goals"] + position["goals_left"]
                position["goals"] = list(value)
                position["goals_left"] = [goal for goal in pool if goal not in value]
            else:
                assert name in position, name
                position[name] = value
        self.arrange(position)
        return self

    def set_player(self, seat: int, values: dict[str, Any]) -> None:
        """See `Person.has`."""
        position = self.position
        player = position["players"][seat - 1]
        for name, value in values.items():
            assert name in player, name
            if name in HELD:
                set_cards(position, player, name, value)
            elif name == "trait":
                set_trait(position, player, value)
            elif name == "job":
                set_job(position, player, value)
            elif name == "lth":
                player["points"]["projects"] += value - player["lth"]
                player["lth"] = value
            elif name in ("unused", "spent"):
                player["hourglasses"] += value - player[name]
                player[name] = value
            elif name == "spaces":
                player["hourglasses"] += sum(value.values()) - sum(player["spaces"].values())
                player["spaces"] = dict.fromkeys(player["spaces"], 0) | value
            else:
                player[name] = value
        self.arrange(position)


def story(players: int = 2, seed: int = 1, round: int = 2, **options: Any) -> Story:
    """A new story at the First Player's first turn of a round; seat 1 is the First Player, everybody has 3 of each resource."""
    return Story(players, seed, round, **options)


def solo(seed: int = 1, round: int = 2, **options: Any) -> Story:
    """A solo game."""
    return Story(1, seed, round, **options)


# --- moving cards so that none is lost or doubled ---


def row_of(position: Position, card: str) -> str:
    """The row whose pile a card belongs to."""
    for row in ROWS:
        for part in ("cards", "pile", "discards"):
            if card in position["rows"][row][part]:
                return row
    raise AssertionError(f"{card} is not to be found")


def take_card(position: Position, card: str) -> None:
    """A card leaves its pile, row or discards."""
    row = position["rows"][row_of(position, card)]
    for part in ("pile", "discards", "cards"):
        if card in row[part]:
            row[part].remove(card)
            return


def put_back(position: Position, row: str, card: str) -> None:
    """A card goes below its pile."""
    position["rows"][row]["pile"].insert(0, card)


def set_row(position: Position, name: str, value: Any) -> None:
    row = position["rows"][name]
    if isinstance(value, int):
        while len(row["cards"]) < value:
            row["cards"].append(row["pile"].pop())
        return
    row["pile"][:0] = row["cards"]
    row["cards"] = []
    for card in value:
        take_card(position, card)
    row["cards"] = list(value)


def set_pile(position: Position, name: str, value: list[str]) -> None:
    """These cards lie on top, the last one first to be drawn (Partners are drawn from the bottom)."""
    row = position["rows"][name]
    for card in value:
        take_card(position, card)
    row["pile"] = list(reversed(value)) + row["pile"] if name == "partners" else row["pile"] + list(value)


def set_only(position: Position, name: str, value: list[str]) -> None:
    """The pile is exactly this; the rest is discarded."""
    row = position["rows"][name]
    pool = row["pile"] + row["discards"]
    for card in value:
        pool.remove(card)
    row["pile"], row["discards"] = list(value), pool


def set_cards(position: Position, player: Position, kind: str, value: dict[str, Any]) -> None:
    """Exactly these cards, with their levels; those that were there go back."""
    for held in player[kind]:
        row = "items" if kind in ("activities", "enjoyed") else "projects" if kind == "finished" else kind
        put_back(position, row, held["card"])
    player[kind] = []
    for card, level in value.items():
        take_card(position, card)
        entry: Position = {"card": card, "level": level}
        if kind == "projects":
            entry["hourglasses"] = 0
        elif kind == "partners":
            entry["side"] = "woman"
        player[kind].append(entry)


def set_job(position: Position, player: Position, value: str | None) -> None:
    if player["job"]:
        put_back(position, "jobs", player["job"])
    if value:
        take_card(position, value)
        player["highest_job"] = max(player["highest_job"], int(value.rpartition("-")[2][0]))
    player["job"] = value


def set_trait(position: Position, player: Position, value: str) -> None:
    """The player has this trait, and whoever had it gets the other."""
    if player["trait"] == value:
        return
    for other in position["players"]:
        for key in ("trait", "returned"):
            if other[key] == value:
                other[key] = player["trait"]
                player["trait"] = value
                return
    position["traits_left"].remove(value)
    position["traits_left"].append(player["trait"])
    player["trait"] = value
