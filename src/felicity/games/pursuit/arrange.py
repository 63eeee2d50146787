"""Positions of The Pursuit of Happiness from a short description: cards come from the piles, hourglasses and points follow."""

from __future__ import annotations

from typing import Any, Final

from felicity.core.arrangement import Arrangement, Position
from felicity.games.pursuit.constants import ROWS

HELD: Final = ("projects", "items", "activities", "partners", "finished", "enjoyed")
PILE_OF: Final = {"activities": "items", "enjoyed": "items", "finished": "projects"}  # of cards whose row has another name


class PursuitArrangement(Arrangement):
    """A position of The Pursuit of Happiness that is being arranged."""

    start = "TakeTurn"
    board = {  # noqa: RUF012
        "rng": "where chance goes on",
        "round": "0 while traits are chosen",
        "phase": "of the round",
        "starter": "who had the First Player token in round 1",
        "first": "who has it now",
        "active": "whose turn it is",
        "goals": "Life Goals on the table",
        "goals_left": "Life Goals in the box",
        "achieved": "the seat that achieved each of `goals`, null for nobody",
        "traits_left": "traits that nobody was dealt",
        "rows": "each with its open `cards`, its `pile` (the top last; Partners are drawn from its beginning) and its `discards`",
        "groups": "open Group Projects, each with the seats on its `roles`",
        "players": "in the order of their seats",
        "agenda": "what is still to happen, the next step last; that one is the open question",
    }
    player = {  # noqa: RUF012
        "trait": "null until it is chosen. Arranged, whoever has it gets the other",
        "dealt": "traits to choose from",
        "returned": "the trait that was not chosen",
        "knowledge": "",
        "creativity": "",
        "influence": "",
        "money": "",
        "stress": "space of the track, from 1",
        "sth": "short-term happiness",
        "lth": "long-term happiness. Arranged, the difference counts as had from Projects",
        "points": "long-term happiness by source; its sum is `lth`",
        "died": "null, or the `round` and the `order` of the deaths in it",
        "projects": "each with its `level` and the `hourglasses` on it. Arranged, `{card: level}` will do",
        "items": "each with its `level`. Arranged, `{card: level}` will do",
        "activities": "the same",
        "partners": "the same, with the `side` that shows",
        "job": "null for none. Arranged, `highest_job` is at least as high",
        "due": "cards whose upkeep is still to be settled",
        "finished": "Projects set aside, with their levels",
        "enjoyed": "Activities set aside, with their levels",
        "retired": "Jobs and Partners set aside",
        "highest_job": "level of the highest Job ever held",
        "lth_at_old_age": "long-term happiness when Old Age began",
        "hourglasses": "all that the player has; `unused`, `spaces`, `spent` and those on Projects are part of them",
        "unused": "Arranged, `hourglasses` follow",
        "spaces": "hourglasses on action spaces. Arranged, what is not named is empty, and `hourglasses` follow",
        "spent": "hourglasses on Spent Time. Arranged, `hourglasses` follow",
        "spared": "repeats that a trait let pass",
    }
    more = {  # noqa: RUF012
        **{row: f"the open cards of the row {row}, or how many of them there are" for row in ROWS},
        **{f"{row}_pile": f"cards on top of the pile of {row}, the last one drawn first" for row in ROWS},
        **{f"{row}_only": f"the pile of {row} is exactly this, and the rest is discarded" for row in ROWS},
    }

    def set_board(self, name: str, value: Any) -> None:
        """Cards are moved, everything else is set."""
        position = self.position
        row, _, part = name.partition("_")
        if name in ROWS:
            self.set_row(position["rows"][name], value)
        elif row in ROWS and part == "pile":
            self.lay_on_pile(row, value)
        elif row in ROWS and part == "only":
            there = position["rows"][row]
            pool = there["pile"] + there["discards"]
            for card in value:
                self.take(card, pool)
            there["pile"], there["discards"] = value, pool
        elif name == "goals":
            pool = position["goals"] + position["goals_left"]
            for goal in value:
                self.take(goal, pool)
            position["goals"], position["goals_left"] = value, pool
        else:
            position[name] = value

    def set_player(self, player: Position, name: str, value: Any) -> None:
        """Cards are moved, points and hourglasses follow."""
        if name in HELD:
            self.set_cards(player, name, value)
        elif name == "trait":
            self.set_trait(player, value)
        elif name == "job":
            self.set_job(player, value)
        elif name == "lth":
            player["points"]["projects"] += value - player[name]
            player[name] = value
        elif name in ("unused", "spent"):
            player["hourglasses"] += value - player[name]
            player[name] = value
        elif name == "spaces":
            player["hourglasses"] += sum(value.values()) - sum(player[name].values())
            player[name] = dict.fromkeys(player[name], 0) | value
        else:
            player[name] = value

    def take_card(self, card: str) -> None:
        """Take a card from its pile, the discards or its row."""
        for row in self.position["rows"].values():
            for part in ("pile", "discards", "cards"):
                if card in row[part]:
                    row[part].remove(card)
                    return
        raise self.not_there(card)

    def set_row(self, row: Position, value: list[str] | int) -> None:
        """Set the open cards of a row, or the fewest there must be."""
        if isinstance(value, int):
            while len(row["cards"]) < value:
                row["cards"].append(row["pile"].pop())
            return
        row["pile"][:0] = row["cards"]
        row["cards"] = []
        for card in value:
            self.take_card(card)
        row["cards"] = value

    def lay_on_pile(self, row: str, value: list[str]) -> None:
        """Make these cards the next to be drawn, the last one first."""
        for card in value:
            self.take_card(card)
        there = self.position["rows"][row]
        there["pile"] = value[::-1] + there["pile"] if row == "partners" else there["pile"] + value

    def set_cards(self, player: Position, kind: str, value: dict[str, int] | list[Position]) -> None:
        """Set exactly these cards, with their levels; the previous ones go under their pile."""
        for held in player[kind]:
            self.position["rows"][PILE_OF.get(kind, kind)]["pile"].insert(0, held["card"])
        player[kind] = []
        entries: list[Position] = value if isinstance(value, list) else [{"card": card, "level": level} for card, level in value.items()]
        for entry in entries:
            self.take_card(entry["card"])
            if kind == "projects":
                entry.setdefault("hourglasses", 0)
            elif kind == "partners":
                entry.setdefault("side", "woman")
            player[kind].append(entry)

    def set_job(self, player: Position, value: str | None) -> None:
        """Set this Job; the previous one goes under its pile."""
        if player["job"]:
            self.position["rows"]["jobs"]["pile"].insert(0, player["job"])
        if value:
            self.take_card(value)
            player["highest_job"] = max(player["highest_job"], int(value.rpartition("-")[2][0]))
        player["job"] = value

    def set_trait(self, player: Position, value: str) -> None:
        """Give the player this trait; its previous owner gets the other one."""
        if player["trait"] == value:
            return
        for other in self.position["players"]:
            for key in ("trait", "returned"):
                if other[key] == value:
                    other[key], player["trait"] = player["trait"], value
                    return
        self.take(value, self.position["traits_left"])
        self.position["traits_left"].append(player["trait"])
        player["trait"] = value
