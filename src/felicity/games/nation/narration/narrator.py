"""The sentences of Happy Nation."""

from __future__ import annotations

from typing import ClassVar, Final

from felicity.core.event import EventKinds
from felicity.core.option import Alphabet, Option
from felicity.core.state import choice_of
from felicity.core.step import Choice
from felicity.core.table import Table
from felicity.games.nation.alphabet import ALPHABET, NationOption
from felicity.games.nation.cards import LEVELS
from felicity.games.nation.constants import (
    ENJOY_HOURS,
    EXPLORE_HOURS,
    FOREIGN_WORK_HOURS,
    INVEST_HOURS,
    MAKE_LOAN_HOURS,
    NOTHING,
    PRODUCTS,
    UPGRADE_HOURS,
    VISIT_HOURS,
)
from felicity.games.nation.event_kinds import KINDS as EVENT_KINDS
from felicity.games.nation.explorer import GivePresent
from felicity.games.nation.position import LISTS, VOCABULARY
from felicity.games.nation.state import NationState, Player
from felicity.text.narrator import Arguments, Narrator, signed

GROUP_OF: Final = {
    "work": "work", "upgrade": "work", "work-abroad": "office", "visit": "visit", "buy": "visit", "borrow": "bank", "repay": "bank",
    "explore": "cards", "enjoy": "day", "play": "cards", "invest": "office", "offer": "office", "replace": "office",
    "withdraw": "office", "end-day": "day", "take-medicine": "health",
}  # fmt: skip
NEWS: Final = ("end-set-off", "loan-taken", "first-aid-given", "surplus-returned")  # what the counters don't show
NONE: Final = "none"  # an argument that this option lacks
HOURS: Final = {
    "upgrade": UPGRADE_HOURS, "visit": VISIT_HOURS, "buy": VISIT_HOURS, "borrow": VISIT_HOURS, "repay": VISIT_HOURS,
    "explore": EXPLORE_HOURS, "enjoy": ENJOY_HOURS, "invest": INVEST_HOURS, "offer": MAKE_LOAN_HOURS, "replace": MAKE_LOAN_HOURS,
    "withdraw": MAKE_LOAN_HOURS, "work-abroad": FOREIGN_WORK_HOURS, "take-medicine": 0,
}  # fmt: skip


def hours_of(s: NationState, me: Player, option: NationOption) -> int:
    """The hours that an action takes."""
    kind = option.kind.name
    if kind == "work":
        return s.cards.work_hours[me.character * LEVELS + option.level]
    if kind == "play":
        return s.cards.card_hours[option.card]
    return me.hours_left() if kind == "end-day" else HOURS[kind]


class NationNarrator(Narrator):
    """Makes the sentences of one table of Happy Nation."""

    GAME = "nation"
    ALPHABET: ClassVar[Alphabet[NationOption]] = ALPHABET
    EVENT_KINDS: ClassVar[EventKinds] = EVENT_KINDS
    MOVES: ClassVar[dict[str, str]] = {"happiness-moved": "who happiness +change"}
    WORDS: ClassVar[dict[str, str]] = {kind: f"nation-{kind}-" for kind in LISTS}
    GROUPS = ("health", "work", "office", "visit", "bank", "cards", "day", "answer")
    HEADS: ClassVar[set[str]] = {"round-started"}
    SILENT: ClassVar[set[str]] = {"start-received"}

    def word(self, kind: str, value: int) -> object:
        return None if kind == "tickets" and value == NOTHING else VOCABULARY.word(kind, value)

    def words(self, kind: str, value: object) -> dict[str, str]:
        """Goods are counted, so their words need a number; everything else has a name."""
        return {"": self.say(f"nation-product-{value}")} if kind == "product" else super().words(kind, value)

    def goods(self, product: object, items: int) -> str:
        """E.g. «3 houses»."""
        return self.say(f"nation-product-{product}.items", items=items)

    # --- options ---

    def raw_arguments(self, option: Option) -> dict[str, object]:
        """A card may be played for another player, and one card buys tickets."""
        found = super().raw_arguments(option)
        if self.kind(option) == "play":
            del found["tickets" if found["tickets"] is None else "target"]
        return found

    def argument(self, name: str, kind: str, value: object) -> Arguments:
        """Sentences ask whether a card is for another player, and for how many tickets."""
        return {name: NONE} if value is None and kind in ("seat", "tickets") else super().argument(name, kind, value)

    def is_news(self, kind: str) -> bool:
        return kind in NEWS

    def preview(self, table: Table, option: Option) -> Arguments:
        """The hours of an action, and what depends on the table."""
        s = table.state
        assert isinstance(s, NationState)
        assert isinstance(option, NationOption)
        hours: Arguments = {"hours": hours_of(s, s.players[s.active], option)} if table.question == "TakeTurn" else {}
        return hours | self.terms(s, option)

    def terms(self, s: NationState, option: NationOption) -> Arguments:
        """What is bought for how much, what a day's work brings, what an upgrade costs, what is still owed."""
        kind = self.kind(option)
        if kind == "buy":
            host = s.players[option.host]
            return {"goods": self.goods(PRODUCTS[host.character], option.items), "money": option.items * host.price}
        me = s.players[s.active]
        if kind == "work":
            return {"result": self.work_result(s, me, option.level)}
        if kind == "upgrade":
            at = me.level_at()
            goods = self.goods("house", s.cards.upgrade_houses[at])
            return {"cost": self.say("nation-upgrade-cost", money=s.cards.upgrade_money[at], goods=goods, hours=UPGRADE_HOURS)}
        return {"balance": s.balance_of(me)} if kind == "repay" else {}

    def work_result(self, s: NationState, me: Player, level: int) -> str:
        """Goods, hours and wages of one batch."""
        at = me.character * LEVELS + level
        items = s.available(me.character, s.cards.work_items[at])
        goods = self.goods(PRODUCTS[me.character], items)
        return self.say("nation-work-result", goods=goods, hours=s.cards.work_hours[at], money=s.cards.work_pay[at])

    def group(self, option: Option, question: str) -> str:
        return GROUP_OF[self.kind(option)] if question == "TakeTurn" else "answer"

    # --- questions and refusals ---

    def asked_arguments(self, table: Table) -> Arguments:
        s, choice = table.state, choice_of(table.state)
        assert isinstance(s, NationState)
        assert isinstance(choice, Choice)
        me = s.players[choice.who]
        arguments: Arguments = {"hours": me.hours_left(), "sold": me.sold, "abroad": me.sold_abroad, "price": me.price}
        if isinstance(choice, GivePresent):
            arguments |= self.argument("host", "seat", VOCABULARY.word("seat", choice.host))
        return arguments

    def refused(self, what: str) -> tuple[str, str]:
        """Some refusals speak of several options at once, e.g. `visit seat2 buy`."""
        words = what.split()
        if what in ALPHABET.by_text or words[0] not in ("visit", "play"):
            return super().refused(what)
        if words[0] == "visit":
            return self.say(f"nation-what-{words[2]}"), self.name("seat", words[1])
        return self.say("nation-what-play"), self.name("explorer", words[1]) if len(words) > 1 else ""

    def detail(self, option: Option) -> str:
        """Without the arguments that an option lacks."""
        arguments = self.option_arguments(option)
        return " ".join(str(arguments[name]) for name, value in self.raw_arguments(option).items() if value not in (None, 0))

    # --- events ---

    def event_arguments(self, event: dict[str, object]) -> Arguments:
        arguments = super().event_arguments(event)
        if "product" in event:
            arguments["goods"] = self.goods(event["product"], int(str(event["items"])))
        elif event["event"] == "upgraded":
            arguments["goods"] = self.goods("house", int(str(event["houses"])))
        if "change" in event:
            arguments["signed"] = signed(int(str(event["change"])))
        return arguments
