"""Positions of The Game of Happiness from a short description: cards come from their piles, and dependent values follow."""

from __future__ import annotations

from typing import Any, Final

from felicity.core.arrangement import Arrangement, Position
from felicity.games.rainbow.constants import AREAS, PILES

FORTUNE: Final = 2500  # the money collected by a player who has the Money key


class RainbowArrangement(Arrangement):
    """A position of The Game of Happiness that is being arranged."""

    start = "TakeTurn"
    board = {  # noqa: RUF012
        "rng": "where chance goes on",
        "round": "0 while Buttons and Markers are placed",
        "starter": "the starting player",
        "active": "whose turn it is",
        "winner": "null for nobody",
        "has_spun": "has anybody spun the wheel?",
        "button_moved": "in this turn",
        "fate": "the pile, the top last. Arranged, these are drawn next, the first one first; an area stands for its hang-up",
        "fate_known": "how many cards at the bottom everybody has seen",
        "removed_fate": "Fate hang-ups that left the game, by area",
        "self_improvement": "the pile, the top last. Arranged, these are drawn next, the first one first",
        "self_improvement_known": "how many cards at the bottom everybody has seen",
        "removed_self_improvement": "cards that left the game, by area",
        **{pile: f"numbered cards of the {pile}, the top last. Arranged, these are drawn next, the first one first" for pile in PILES},
        **{f"{pile}_used": "numbered cards that were drawn" for pile in PILES},
        "players": "in the order of their seats",
        "agenda": "what is still to happen, the next step last; that one is the open question",
    }
    player = {  # noqa: RUF012
        "marker": "`love 3`, `love 0` for the start of a track, `wheel love` for the holder beside it; null before it is placed",
        "may_get_off": "may the Marker leave the wheel, or its start?",
        "button": "as `marker`",
        "hang_ups": "original ones. Arranged, the others were cancelled, each with a Self-improvement card",
        "fate_hang_ups": "by area",
        "saved": "Self-improvement cards",
        "keys": "in front of the player",
        "stand": "keys on the stand, from the bottom. Arranged, their hang-ups are cancelled",
        "stand_rounds": "the round in which each of them came there",
        "money": "Arranged, so much was `collected`",
        "collected": "money in the whole game",
    }

    def set_board(self, name: str, value: Any) -> None:
        """Cards are laid on top, everything else is set."""
        position = self.position
        if name == "fate":
            self.lay_on_top(position[name], [fate_card(card) for card in value])
            position["fate_known"] = 0
        elif name == "self_improvement":
            self.lay_on_top(position[name], value)
            position["self_improvement_known"] = 0
        elif name in PILES:
            position[name] += position[f"{name}_used"]
            position[f"{name}_used"] = []
            self.lay_on_top(position[name], value)
        else:
            position[name] = value

    def set_player(self, player: Position, name: str, value: Any) -> None:
        """Cards are moved, and what depends on them is adjusted."""
        position = self.position
        if name == "hang_ups":
            self.set_hang_ups(player, value)
        elif name == "fate_hang_ups":
            self.move(position["fate"], [fate_card(area) for area in player[name]], [fate_card(area) for area in value])
            player[name], position["fate_known"] = value, 0
        elif name == "saved":
            self.move(position["self_improvement"], player[name], value)
            player[name], position["self_improvement_known"] = value, 0
        elif name == "stand":
            self.set_hang_ups(player, [area for area in player["hang_ups"] if area not in value])
            player["stand"], player["stand_rounds"] = value, [position["round"]] * len(value)
        elif name == "money":
            player["money"] = player["collected"] = value
        else:
            player[name] = value
        if name in ("stand", "keys") and "money" in value:
            player["money"], player["collected"] = 0, FORTUNE

    def move(self, pile: list[str], back: list[str], out: list[str]) -> None:
        """Put cards back under a pile, and take others from it."""
        pile[:0] = back
        for card in out:
            self.take(card, pile)

    def lay_on_top(self, pile: list[Any], wanted: list[Any]) -> None:
        """Put these cards on top, the first of them uppermost."""
        for card in wanted:
            self.take(card, pile)
        pile += reversed(wanted)

    def set_hang_ups(self, player: Position, value: list[str]) -> None:
        """Original Hang-up cards: those not named were cancelled, each with a Self-improvement card."""
        position = self.position
        for area in AREAS:
            had, has = area in player["hang_ups"], area in value
            if had and not has:
                self.take(area, position["self_improvement"])
                position["removed_self_improvement"].append(area)
            elif has and not had:
                self.take(area, position["removed_self_improvement"])
                position["self_improvement"].insert(0, area)
        position["self_improvement_known"] = 0
        player["hang_ups"] = [area for area in AREAS if area in value]


def fate_card(name: str) -> str:
    """The Fate card for a word; an area stands for the card that gives its hang-up."""
    return f"fate_hang_up_{name}" if name in AREAS else name
