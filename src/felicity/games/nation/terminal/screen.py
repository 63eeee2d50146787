"""The table of Happy Nation, drawn in 80 columns from a view: the bank, the supply, and everybody's household."""

from __future__ import annotations

from collections import Counter
from typing import Final

from felicity.cli.page import wrapped
from felicity.cli.screen import Screen, View, cut
from felicity.games.nation.constants import CHARACTERS, PRODUCTS
from felicity.games.nation.narration.narrator import NationNarrator

NAME: Final = 16
CHARACTER: Final = 14
HIDDEN: Final = -1


class NationScreen(Screen):
    """Draws views for one table of Happy Nation."""

    def __init__(self, narrator: NationNarrator, labels: list[str], width: int) -> None:
        super().__init__(narrator, labels, width)
        self.narrator = narrator

    def title(self, view: View) -> str:
        step = self.say(f"nation-step-{view['step']}")
        return self.say("nation-screen-title", round=view["round"], step=step, target=view["target"])

    def is_fresh(self, view: View) -> bool:
        return bool(view["step"] == "day")

    def table(self, view: View) -> list[str]:
        """Bank and supply, then everybody."""
        lines: list[str] = []
        board = view["board"]
        if board["bank"]:
            offer, reserve = (self.loans(board["bank"][place]) for place in ("on_offer", "reserve"))
            bank = self.say("nation-screen-bank", offer=offer, reserve=reserve, **{"return": board["bank"]["return"]})
            lines += self.entry("nation-bank", bank)
        if board["supply"]:
            goods = {name: board["supply"][product] for name, product in zip(("houses", "bread", "tickets", "medicine"), PRODUCTS)}
            lines += self.entry("nation-supply", self.say("nation-screen-supply", deck=board["explorer_deck"], **goods))
        return [*lines, "", *(line for player in view["players"] for line in self.player(view, player))]

    def loans(self, amounts: list[int]) -> str:
        """Loan cards, equal ones with their number."""
        counted = Counter(amounts)
        texts = [str(amount) if number == 1 else f"{amount} ×{number}" for amount, number in sorted(counted.items())]
        return ", ".join(texts) or self.say("nation-screen-none")

    def player(self, view: View, player: View) -> list[str]:
        """Happiness, money and hours; then the household."""
        character = self.narrator.name("character", player["character"]) if player["character"] else self.say("nation-screen-no-character")
        money = HIDDEN if player["money"] is None else player["money"]
        counters = self.say("nation-screen-counters", happiness=player["happiness"], money=money, hours=player["hours"])
        head = (
            f" {self.mark(view, player)} {cut(self.labels[player['seat'] - 1], NAME - 1):{NAME}}{cut(character, CHARACTER - 1):{CHARACTER}}"
        )
        if player["eliminated"]:
            return [head + self.say("nation-screen-out")]
        return [head + counters, *wrapped(" · ".join(self.household(player)), self.width, 5)]

    def household(self, player: View) -> list[str]:
        """Stock, goods for sale, loan, sickness and cards."""
        parts = [self.say("nation-screen-stock", **{name: player[name] for name in ("houses", "bread", "tickets", "medicine")})]
        if player["character"] in CHARACTERS[:4]:
            goods = self.narrator.goods(PRODUCTS[CHARACTERS.index(player["character"])], player["for_sale"])
            parts.append(self.say("nation-screen-sale", goods=goods, price=player["price"], level=player["level"]))
        if loan := player["loan"]:
            interest, payback = loan["due"][0]
            parts.append(self.say("nation-screen-loan", amount=loan["amount"], balance=loan["balance"], interest=interest, payback=payback))
        if player["sick"]:
            parts.append(self.say("nation-screen-sick", cards=player["sick"]))
        if player["hand"]:
            parts.append(self.say("nation-screen-hand", cards=player["hand"]))
        return parts

    def mine(self, view: View) -> list[str]:
        """The reader's own Explorer cards."""
        me = view["players"][view["seat"] - 1]
        cards = ", ".join(self.narrator.name("explorer", card) for card in me["hand_known"])
        return self.entry("nation-hand", cards) if cards else []

    def short(self, view: View) -> list[str]:
        return self.player(view, view["players"][view["seat"] - 1])
