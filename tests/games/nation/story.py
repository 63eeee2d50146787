"""A table for short stories: set the scene in the words of the game, play by option texts, look at what happened.

Goods, cards and money that a scene needs come from the Supply or the draw pile, so that every scene is a possible position.
"""

from __future__ import annotations

from typing import Any

import felicity
from tests.games.story import Position, Seated, Told

GOODS = {"houses": "house", "bread": "bread", "tickets": "ticket", "medicine": "medicine"}
PRODUCT = {"builder": "house", "farmer": "bread", "entertainer": "ticket", "doctor": "medicine"}
AMOUNTS = ["50", "100", "200", "300"]
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


class Story(Told):
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

    def scene(self, **changes: Any) -> Story:
        """Set parts of the board: deck (its top cards, the last on top), discards, mat_money, supply, investments, loans_on_offer ..."""
        position = self.position
        for name, value in changes.items():
            if name == "deck":
                set_deck(position, value)
            elif name == "only_deck":
                set_only_deck(position, value)
            elif name == "mat_money":
                move_money(position, value - position["mat_money"])
                position["mat_money"] = value
            elif name == "loans_on_offer":
                set_offer(position, value)
            elif name == "supply":
                set_supply(position, value)
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
            if name == "money":
                move_money(position, value - player["money"])
            elif name in GOODS:
                position["supply"][GOODS[name]] -= value - player[name]
            elif name == "for_sale":
                position["supply"][PRODUCT[player["character"]]] -= value - player[name]
            elif name == "happiness":
                player["points"]["home"] += value - player["happiness"]
            elif name == "hand":
                set_hand(position, player, value)
            elif name == "loan":
                set_loan(position, player, value, values.get("payments", 0))
            player[name] = value
        self.arrange(position)


def story(characters: str = "builder,farmer,entertainer,banker,doctor", seed: int = 1, **options: Any) -> Story:
    """A new story at the Builder's first turn. With the Banker, the first payment of the opening loans has been made."""
    return Story(characters, seed, **options)


# --- moving things so that none is lost or doubled ---


def move_money(position: Position, more: int) -> None:
    """Money comes from the Supply or goes there."""
    position["money"]["from_supply" if more > 0 else "to_supply"] += abs(more)


def set_deck(position: Position, value: list[str]) -> None:
    """These cards lie on the draw pile, the last on top; all others stay below them."""
    for card in value:
        take_card(position, card)
    position["explorer_deck"] += value


def set_only_deck(position: Position, value: list[str]) -> None:
    """The draw pile is exactly this; the rest is discarded."""
    pool = position["explorer_deck"] + position["explorer_discards"]
    for card in value:
        pool.remove(card)
    position["explorer_deck"], position["explorer_discards"] = list(value), pool


def take_card(position: Position, card: str) -> None:
    for pile in ("explorer_deck", "explorer_discards"):
        if card in position[pile]:
            position[pile].remove(card)
            return
    raise AssertionError(f"no {card} left to take")


def set_hand(position: Position, player: Position, value: list[str]) -> None:
    position["explorer_deck"][:0] = player["hand"]
    for card in value:
        take_card(position, card)


def set_loan(position: Position, player: Position, value: str | None, payments: int) -> None:
    """The player owes this loan; the money it brought has been spent."""
    old = BALANCES[player["loan"]][player["payments"]] if player["loan"] else 0
    new = BALANCES[value][payments] if value else 0
    if player["loan"]:
        was_shared = player["opening_loan"]
        player["opening_loan"] = False
        if not was_shared or not any(other["opening_loan"] for other in position["players"]):
            position["loans_in_reserve"][player["loan"]] += 1
        position["money"]["repaid"] += old
    if value:
        position["loans_in_reserve"][value] -= 1
        position["money"]["lent"] += int(value)
        position["money"]["repaid"] += int(value) - new
    move_money(position, old - new)
    player["payments"] = payments


def set_offer(position: Position, value: list[int]) -> None:
    """These Loan cards are on offer."""
    for amount in AMOUNTS:
        together = position["loans_on_offer"][amount] + position["loans_in_reserve"][amount]
        position["loans_on_offer"][amount] = value.count(int(amount))
        position["loans_in_reserve"][amount] = together - value.count(int(amount))


def set_supply(position: Position, value: dict[str, int]) -> None:
    """The Supply has exactly so many of these; the difference lies with the last player, in storage."""
    last = position["players"][-1]
    for product, items in value.items():
        name = next(name for name, good in GOODS.items() if good == product)
        last[name] += position["supply"][product] - items
        position["supply"][product] = items
