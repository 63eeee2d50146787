"""LOOP's positions from a short description: cards that it names come from wherever they are, the decks first."""

from __future__ import annotations

from typing import Any, Final

from felicity.core.arrangement import Arrangement, Position
from felicity.games.loop.constants import MATERIALS

SLOTS: Final = 5  # of the market and of the stage
INTERN: Final = "intern"  # the CAREER on the back of every card


class LoopArrangement(Arrangement):
    """A position of LOOP that is being arranged."""

    start = "TakeTurn"
    board = {  # noqa: RUF012
        "rng": "where chance goes on",
        "round": "0 while the table is being set up",
        "starter": "the Starting Player",
        "active": "whose turn it is",
        "ending": "what set off the end, or `running`",
        "market": "five slots, null where one is empty; in Solo with QUALITY, such as `glass 2`",
        "material_deck": "the top last. Arranged, the deck is exactly this and the rest leaves the game",
        "material_deck_bottom_seen": "how many cards at the bottom everybody has seen",
        "burnt": "MATERIAL that is burnt",
        "central_landfill": "in Solo",
        "removed": "MATERIAL that left the game",
        "depleted": "did the MATERIAL deck run out?",
        "stage": "five slots. Arranged, the deck has all others and the Discard Pile none",
        "activity_deck": "the top last. Arranged, all others but the stage are discarded",
        "activity_discard": "ACTIVITIES",
        "favour_deck": "the top last",
        "favour_discard": "face-up",
        "favour_discard_hidden": "face-down",
        "favour_discard_hidden_seen": "who knows each of them, as a mask: seat 1 counts 1, seat 2 counts 2, seat 3 counts 4 ...",
        "event_deck": "the top last. Arranged, these lie on top and all others below them",
        "event_discard": "EVENTS",
        "event": "the continuous EVENT in force",
        "event_coming": "the EVENT that begins with the next turn",
        "credit_cards": "in the supply",
        "unused_goals": "GOALS that nobody was dealt",
        "unused_careers": "CAREERS that nobody has",
        "turn": "what the active player has done so far. Arranged, what is not named stays",
        "favour_on_table": "the FAVOUR that is being resolved",
        "favour_on_table_hidden": "does it lie face-down?",
        "favour_on_table_seen": "who knows it, as a mask",
        "known_hands_before": "`known_hands` before a FAVOUR was laid face-down",
        "known_hands": "which FAVOURS everybody (last) and each seat knows in which hand: a row of hands for each",
        "tops_seen": "who knows the top of the MATERIAL, ACTIVITY, FAVOUR and EVENT deck, as masks",
        "events_seen": "who knows each EVENT, as masks",
        "players": "in the order of their seats",
        "agenda": "what is still to happen, the next step last; that one is the open question",
    }
    player = {  # noqa: RUF012
        "career": "Arranged, what it began with stays as it is",
        "happiness": "Arranged, the difference counts as had from the start",
        "reputation": "0 to 2",
        "coins": "COINS",
        "materials": "each with its QUALITY, such as `glass 3`, `glass 3 forged from metal`, `glass 3 shared 1`",
        "landfill": "MATERIAL by type",
        "activities": "kept ones. Arranged, `completed` is at least as many",
        "completed": "ACTIVITIES in the whole game",
        "goals": "not yet achieved",
        "achieved": "GOALS",
        "hand": "FAVOURS",
        "played": "FAVOURS that lie in front of the player",
        "face_down": "EVENTS drawn",
        "debts": "CREDIT CARDS. Arranged, a list of the COINS on each will do",
        "dealt": "CAREERS to choose from",
        "sealed": "the CAREER that was chosen and is still hidden",
        "points": "HAPPINESS by source; its sum is `happiness`",
    }

    def set_board(self, name: str, value: Any) -> None:
        """Cards are moved, everything else is set."""
        position = self.position
        if name == "market":
            self.set_market(value)
        elif name in ("stage", "activity_deck"):
            self.set_activities(name, value)
        elif name == "material_deck":
            self.set_material_deck(value)
        elif name in ("burnt", "central_landfill"):
            self.set_materials(position, name, value)
        elif name == "favour_deck":
            self.take_favours(position, name, value)
        elif name == "event":
            self.set_event(value)
        elif name == "event_deck":
            for event in value:
                self.take_event(event)
            position[name] += value
        elif name == "turn":
            position[name].update(value)
        else:
            position[name] = value

    def set_player(self, player: Position, name: str, value: Any) -> None:
        """Cards are moved, ledgers follow."""
        position = self.position
        if name in ("materials", "landfill"):
            self.set_materials(player, name, value)
        elif name == "hand":
            self.take_favours(player, name, value)
        elif name == "activities":
            self.set_kept(player, value)
        elif name in ("goals", "achieved"):
            self.set_goals(player, name, value)
        elif name == "face_down":
            position["event_deck"][:0] = player[name]
            player[name] = []
            for event in value:
                self.take_event(event)
            player[name] = value
        elif name == "happiness":
            player["points"]["start"] += value - player[name]
            player[name] = value
        elif name == "debts":
            position["credit_cards"] += len(player[name]) - len(value)
            player[name] = [debt if isinstance(debt, dict) else {"coins": debt, "paid_this_turn": 0, "not_due": False} for debt in value]
        elif name == "career":
            if player[name] != INTERN:
                position["unused_careers"].append(player[name])
            if value != INTERN:
                self.take(value, position["unused_careers"])
            player[name] = value
        else:
            player[name] = value

    # --- MATERIAL ---

    def take_material(self, held: str) -> None:
        """Take a MATERIAL from the deck or, failing that, from where it isn't needed."""
        self.take(printed(held), self.position["material_deck"], self.position["removed"], self.position["burnt"])

    def put_back(self, held: list[str | None]) -> None:
        """Put MATERIAL that is no longer shown at the bottom of the deck."""
        self.position["material_deck"][:0] = [printed(each) for each in held if each]

    def set_materials(self, owner: Position, name: str, value: list[str]) -> None:
        """An AREA, or a pile."""
        self.put_back(owner[name])
        owner[name] = []
        for held in value:
            self.take_material(held)
        owner[name] = value if name == "materials" else sorted(value, key=MATERIALS.index)

    def set_market(self, value: list[str | None]) -> None:
        """Slots that aren't named are empty."""
        self.put_back(self.position["market"])
        for held in value:
            if held:
                self.take_material(held)
        self.position["market"] = value + [None] * (SLOTS - len(value))

    def set_material_deck(self, value: list[str]) -> None:
        """The deck is exactly this; an empty one is depleted (LOOP-2.8a1)."""
        position = self.position
        pool = position["material_deck"] + position["removed"]
        for held in value:
            self.take(held, pool)
        position["material_deck"], position["removed"] = value, sorted(pool, key=MATERIALS.index)
        if not value:
            position["depleted"] = True
            if position["ending"] == "running":
                position["ending"] = "depletion"

    # --- ACTIVITIES and GOALS ---

    def set_activities(self, name: str, value: list[str | None]) -> None:
        """The stage or the deck."""
        position = self.position
        free = [card for card in position["stage"] + position["activity_deck"] + position["activity_discard"] if card]
        for card in value:
            if card:
                self.take(card, free)
        if name == "stage":
            position["stage"] = value + [None] * (SLOTS - len(value))
            position["activity_deck"], position["activity_discard"] = free, []
        else:
            for card in position["stage"]:
                if card:
                    self.take(card, free)
            position["activity_deck"], position["activity_discard"] = value, free

    def set_kept(self, player: Position, value: list[str]) -> None:
        """ACTIVITIES that a player keeps; one from the stage is replaced by the next from the deck."""
        position = self.position
        position["activity_discard"] += player["activities"]
        for card in value:
            if card in position["stage"] and card not in position["activity_deck"] + position["activity_discard"]:
                position["stage"][position["stage"].index(card)] = position["activity_deck"].pop()
            else:
                self.take(card, position["activity_deck"], position["activity_discard"])
        player["activities"] = value
        player["completed"] = max(player["completed"], len(value))

    def set_goals(self, player: Position, name: str, value: list[str]) -> None:
        """GOALS come from those that nobody has, or from other players, who get another one; nobody has more than were dealt."""
        position = self.position
        unused = position["unused_goals"]
        unused += player[name]
        for goal in value:
            owners = [other["goals"] for other in position["players"] if goal in other["goals"] and other["goals"] is not player[name]]
            if goal not in unused and owners:
                owners[0][owners[0].index(goal)] = unused.pop()
            else:
                self.take(goal, unused)
        player[name] = value
        while len(player["goals"]) + len(player["achieved"]) > (4 if len(position["players"]) == 1 else 3):
            unused.append(player["goals"].pop())

    # --- FAVOURS and EVENTS ---

    def take_favours(self, owner: Position, name: str, value: list[str]) -> None:
        """Cards come from the Discard Pile, the deck, or other hands; cards no longer shown are discarded, or count as played."""
        position = self.position
        old = owner[name]
        owner[name] = []
        if name == "hand":
            position["known_hands"] = [[] for _ in position["known_hands"]]
        else:
            position["tops_seen"][2] = 0
        free = position["favour_discard"] + old
        hands = [player["hand"] for player in position["players"] if player is not owner]
        for card in value:
            self.take(card, free, position["favour_deck"], *hands)
        if not position["favour_deck"] and not position["favour_discard"] and name == "hand":
            owner["played"] += free
        else:
            position["favour_discard"] = free
        owner[name] = value

    def set_event(self, value: str | None) -> None:
        """This continuous EVENT is in force."""
        position = self.position
        if value is not None and value not in position["event_discard"]:
            self.take_event(value)
            position["event_discard"].append(value)
        position["event"] = value

    def take_event(self, event: str) -> None:
        """Take an EVENT from the deck, or from wherever it is."""
        position = self.position
        drawn = [player["face_down"] for player in position["players"]]
        self.take(event, position["event_deck"], *drawn, position["event_discard"])


def printed(held: str) -> str:
    """The printed type of a MATERIAL."""
    words = held.split()
    return words[words.index("from") + 1] if "from" in words else words[0]
