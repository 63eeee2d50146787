"""Happy Nation's positions from a short description: money and goods come from the Supply, cards from their piles, and ledgers follow."""

from __future__ import annotations

from typing import Any, Final

from felicity.core.arrangement import Arrangement, Position
from felicity.games.nation import names
from felicity.games.nation.constants import CHARACTERS, PRODUCTS

GOODS: Final = {"houses": "house", "bread": "bread", "tickets": "ticket", "medicine": "medicine"}


class NationArrangement(Arrangement):
    """A position of Happy Nation that is being arranged."""

    start = "TakeTurn"
    board = {  # noqa: RUF012
        "rng": "where chance goes on",
        "round": "0 while the table is being set up",
        "step": "of the round",
        "active": "whose turn it is",
        "asked_in_vain": "seats that couldn't help their friend in this turn",
        "ending": "what made the round the last one, or `running`",
        "supply": "goods. Arranged, what is not named stays; the difference lies with the last player",
        "mat_money": "on the Foreign Countries mat. Arranged, it comes from the Supply",
        "mat_counted": "as it was before the first purchase of the evening",
        "investments": "the space of the marker, from 0",
        "loans_on_offer": "Loan cards by amount. Arranged, a list of amounts will do; the others are in reserve",
        "loans_in_reserve": "Loan cards by amount",
        "explorer_deck": "the top last. Arranged, these lie on top and all others below them",
        "explorer_discards": "Explorer cards",
        "sickness_out": "is the Sickness card out of the deck?",
        "money": "the ledger: what came into the game and left it; it explains all money in purses and on the mat",
        "players": "in the order of their seats",
        "agenda": "what is still to happen, the next step last; that one is the open question",
    }
    player = {  # noqa: RUF012
        "character": "null until it is chosen",
        "eliminated": "out of the game",
        "happiness": "Arranged, the difference counts as had from home",
        "points": "Happiness by source; its sum is `happiness`",
        "money": "Arranged, it comes from the Supply",
        "houses": "goods in storage come from the Supply",
        "bread": "",
        "tickets": "",
        "medicine": "",
        "for_sale": "the player's own product on sale",
        "price": "0: sells nothing",
        "level": "of production",
        "hand": "Explorer cards",
        "help_shown": "was a Help from a friend shown?",
        "sick": "I-am-Sick cards",
        "loan": "the amount, as a word. Arranged, the money that it brought is spent",
        "payments": "full payments made on it",
        "opening_loan": "is it the loan that the game began with?",
        "hours": "used today",
        "visited": "seats, today",
        "borrowed": "today",
        "enjoyed": "times today",
        "sold": "to visitors",
        "sold_abroad": "",
    }
    more = {"only_explorer_deck": "the deck is exactly this, the top last, and the rest is discarded"}  # noqa: RUF012

    def set_board(self, name: str, value: Any) -> None:
        """Money and cards are moved, everything else is set."""
        position = self.position
        if name == "explorer_deck":
            for card in value:
                self.take_card(card)
            position[name] += value
        elif name == "only_explorer_deck":
            pool = position["explorer_deck"] + position["explorer_discards"]
            for card in value:
                self.take(card, pool)
            position["explorer_deck"], position["explorer_discards"] = value, pool
        elif name == "mat_money":
            self.move_money(value - position[name])
            position[name] = value
        elif name == "loans_on_offer":
            self.set_offer(value)
        elif name == "supply":
            self.set_supply(value)
        else:
            position[name] = value

    def set_player(self, player: Position, name: str, value: Any) -> None:
        """Goods, cards and money are moved, ledgers follow."""
        position = self.position
        if name == "money":
            self.move_money(value - player[name])
        elif name in GOODS:
            position["supply"][GOODS[name]] -= value - player[name]
        elif name == "for_sale":
            position["supply"][PRODUCTS[CHARACTERS.index(player["character"])]] -= value - player[name]
        elif name == "happiness":
            player["points"]["home"] += value - player[name]
        elif name == "hand":
            position["explorer_deck"][:0] = player[name]
            for card in value:
                self.take_card(card)
        elif name == "loan":
            self.set_loan(player, value, self.said.get("payments", 0))
        elif name == "payments" and "loan" not in self.said:
            self.set_loan(player, player["loan"], value)
        player[name] = value

    def move_money(self, more: int) -> None:
        """Money comes from the Supply or goes there."""
        self.position["money"]["from_supply" if more > 0 else "to_supply"] += abs(more)

    def take_card(self, card: str) -> None:
        """Take an Explorer card from the deck, or else from the discards."""
        self.take(card, self.position["explorer_deck"], self.position["explorer_discards"])

    def balance(self, loan: str, payments: int) -> int:
        """What is left to pay of a loan after so many payments."""
        found: int = self.cards.balance[names.LOANS.index(int(loan)) * names.PAYMENTS + payments]
        return found

    def set_loan(self, player: Position, loan: str | None, payments: int) -> None:
        """The player owes this loan; the money it brought is spent."""
        position = self.position
        ledger, reserve = position["money"], position["loans_in_reserve"]
        old = self.balance(player["loan"], player["payments"]) if player["loan"] else 0
        new = self.balance(loan, payments) if loan else 0
        if player["loan"]:
            was_shared = player["opening_loan"]
            player["opening_loan"] = False
            if not was_shared or not any(other["opening_loan"] for other in position["players"]):
                reserve[player["loan"]] += 1
            ledger["repaid"] += old
        if loan:
            reserve[loan] -= 1
            ledger["lent"] += int(loan)
            ledger["repaid"] += int(loan) - new
        self.move_money(old - new)
        player["payments"] = payments

    def set_offer(self, value: dict[str, int] | list[int]) -> None:
        """These Loan cards are on offer, all others in reserve."""
        offered, reserve = self.position["loans_on_offer"], self.position["loans_in_reserve"]
        wanted = value if isinstance(value, dict) else {amount: value.count(int(amount)) for amount in offered}
        for amount, cards in wanted.items():
            reserve[amount] += offered[amount] - cards
            offered[amount] = cards

    def set_supply(self, value: dict[str, int]) -> None:
        """The Supply has so many of these; the difference goes to the last player's storage."""
        supply, last = self.position["supply"], self.position["players"][-1]
        for name, product in GOODS.items():
            if product in value:
                last[name] += supply[product] - value[product]
                supply[product] = value[product]
