"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Cards that a scene needs are taken from wherever they are (the decks first), so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any

import felicity
from felicity.core.result import Result
from tests.games.story import Position, Seated, Told

SETS = {"food", "glass", "metal", "plastic", "utility"}


class Person(Seated):
    """A seat of the story: reading it gives what its AREA shows now.

    What can be set: coins, happiness, reputation, materials, landfill, hand, goals, activities, debts, career ...
    """

    @property
    def debts(self) -> list[int]:
        """The COIN on each CREDIT CARD."""
        return [debt["coins"] for debt in self.story.position["players"][self.seat - 1]["debts"]]


class Story(Told):
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

    # --- arranging ---

    def scene(self, **changes: Any) -> Story:
        """Set parts of the board: market, stage, event, material_deck, favour_deck, event_deck, credit_cards, round, ending, turn, ..."""
        position = self.position
        for name, value in changes.items():
            if name == "market":
                set_market(position, value)
            elif name in ("stage", "activity_deck"):
                set_activities(position, name, value)
            elif name == "material_deck":
                set_material_deck(position, value)
            elif name in ("burnt", "central_landfill"):
                set_materials(position, position, name, value)
            elif name == "favour_deck":
                take_favours(position, position, "favour_deck", value)
            elif name == "event":
                set_event(position, value)
            elif name == "event_deck":
                set_event_deck(position, value)
            elif name == "turn":
                position["turn"] |= value
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
            if name in ("materials", "landfill"):
                set_materials(position, player, name, value)
            elif name == "hand":
                take_favours(position, player, "hand", value)
            elif name == "activities":
                set_kept(position, player, value)
            elif name in ("goals", "achieved"):
                set_goals(position, player, name, value)
            elif name == "face_down":
                set_face_down(position, player, value)
            elif name == "happiness":
                player["points"]["start"] += value - player["happiness"]
                player["happiness"] = value
            elif name == "debts":
                position["credit_cards"] += len(player["debts"]) - len(value)
                player["debts"] = [{"coins": coins, "paid_this_turn": 0, "not_due": False} for coins in value]
            elif name == "career":
                set_career(position, player, value)
            else:
                player[name] = value
        self.arrange(position)


def story(mode: str = "basic", players: int = 2, seed: int = 1, **options: Any) -> Story:
    """A new story. Seat 1 starts and, but by the option `careers`, everybody is an intern."""
    return Story(mode, players, seed, **options)


def life_of(career: str, mode: str = "competitive", players: int = 2, **options: Any) -> Story:
    """A story in which seat 1 has this CAREER and everybody else is an intern."""
    return Story(mode, players, 1, careers=",".join([career] + ["intern"] * (players - 1)), **options)


# --- moving cards so that none is lost or doubled ---


def take_material(position: Position, type: str) -> None:
    """Take a MATERIAL out of the deck or, failing that, back from where it isn't needed."""
    for pile in ("material_deck", "removed", "burnt"):
        if type in position[pile]:
            position[pile].remove(type)
            return
    raise AssertionError(f"no {type} left to take")


def printed(held: str) -> str:
    """The printed type of a MATERIAL."""
    words = held.split()
    return words[words.index("from") + 1] if "from" in words else words[0]


def put_back(position: Position, types: list[str]) -> None:
    """MATERIAL that the scene no longer shows go to the bottom of the deck."""
    position["material_deck"][:0] = types


def set_materials(position: Position, player: Position, name: str, value: list[str]) -> None:
    put_back(position, [printed(held) for held in player[name]])
    player[name] = []
    for held in value:
        take_material(position, printed(held))
    player[name] = list(value) if name == "materials" else sorted(value)


def set_market(position: Position, value: list[str | None]) -> None:
    put_back(position, [printed(held) for held in position["market"] if held])
    for held in value:
        if held:
            take_material(position, printed(held))
    position["market"] = list(value) + [None] * (5 - len(value))


def set_material_deck(position: Position, value: list[str]) -> None:
    """The deck is exactly this, the top last; the rest leaves the game."""
    pool = position["material_deck"] + position["removed"]
    for type in value:
        pool.remove(type)
    position["material_deck"] = list(value)
    position["removed"] = pool
    if not value:
        position["depleted"] = True
        if position["ending"] == "running":
            position["ending"] = "depletion"


def set_activities(position: Position, name: str, value: list[str | None]) -> None:
    free = [card for card in position["stage"] + position["activity_deck"] + position["activity_discard"] if card]
    for card in value:
        if card:
            free.remove(card)
    if name == "stage":
        position["stage"] = list(value) + [None] * (5 - len(value))
        position["activity_deck"], position["activity_discard"] = free, []
    else:
        for card in position["stage"]:
            if card:
                free.remove(card)
        position["activity_deck"], position["activity_discard"] = list(value), free


def set_kept(position: Position, player: Position, value: list[str]) -> None:
    position["activity_discard"] += player["activities"]
    for card in value:
        for pile in ("activity_deck", "activity_discard"):
            if card in position[pile]:
                position[pile].remove(card)
                break
        else:
            slot = position["stage"].index(card)
            position["stage"][slot] = position["activity_deck"].pop()
    player["activities"] = list(value)
    player["completed"] = max(player["completed"], len(value))


def set_goals(position: Position, player: Position, name: str, value: list[str]) -> None:
    position["unused_goals"] += player[name]
    for goal in value:
        if goal in position["unused_goals"]:
            position["unused_goals"].remove(goal)
            continue
        for other in position["players"]:
            if goal in other["goals"]:
                other["goals"][other["goals"].index(goal)] = position["unused_goals"].pop()
    player[name] = list(value)
    while len(player["goals"]) + len(player["achieved"]) > (4 if len(position["players"]) == 1 else 3):
        position["unused_goals"].append(player["goals"].pop())


def take_favours(position: Position, owner: Position, name: str, value: list[str]) -> None:
    """Cards come from the deck, then from the Discard Pile; what the scene no longer shows goes there, or counts as played."""
    old = owner[name]
    owner[name] = []
    if name == "hand":
        position["known_hands"] = [[] for _ in position["known_hands"]]
    elif name == "favour_deck":
        position["tops_seen"][2] = 0
    free = position["favour_discard"] + old
    for card in value:
        if card in free:
            free.remove(card)
        elif card in position["favour_deck"]:
            position["favour_deck"].remove(card)
        else:
            giver = next(player for player in position["players"] if player is not owner and card in player["hand"])
            giver["hand"].remove(card)
    if not position["favour_deck"] and not position["favour_discard"] and name == "hand":
        owner["played"] += free
    else:
        position["favour_discard"] = free
    owner[name] = list(value)


def set_event(position: Position, value: str | None) -> None:
    """This CONTINUOUS EVENT is in force."""
    if value is not None and value not in position["event_discard"]:
        take_event(position, value)
        position["event_discard"].append(value)
    position["event"] = value


def take_event(position: Position, event: str) -> None:
    if event in position["event_deck"]:
        position["event_deck"].remove(event)
        return
    for player in position["players"]:
        if event in player["face_down"]:
            player["face_down"].remove(event)
            return
    position["event_discard"].remove(event)


def set_event_deck(position: Position, value: list[str]) -> None:
    """These EVENT lie on the deck, the top last; all others stay below them."""
    for event in value:
        take_event(position, event)
    position["event_deck"] += list(value)


def set_face_down(position: Position, player: Position, value: list[str]) -> None:
    position["event_deck"][:0] = player["face_down"]
    player["face_down"] = []
    for event in value:
        take_event(position, event)
    player["face_down"] = list(value)


def set_career(position: Position, player: Position, value: str) -> None:
    """The CAREER is in play; its HAPPINESS, COIN and MATERIAL stay as they are."""
    if player["career"] != "intern":
        position["unused_careers"].append(player["career"])
    if value != "intern":
        position["unused_careers"].remove(value)
    player["career"] = value
