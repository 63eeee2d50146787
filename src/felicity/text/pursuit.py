"""The Pursuit of Happiness in words: options, questions, refusals and events of one table, in one language."""

from __future__ import annotations

from typing import Final

from felicity import api
from felicity.core.ask import Refusal
from felicity.core.option import Option
from felicity.core.table import Table
from felicity.games.pursuit import names
from felicity.games.pursuit.alphabet import ALPHABET, FIRST_PARTNER, KINDS
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.game import Pursuit
from felicity.games.pursuit.happenings import KINDS as HAPPENINGS
from felicity.games.pursuit.words import GOODS, JOB, LEVELS, PARTNER, ROWS
from felicity.text.catalog import Figure, forms, say
from felicity.text.teller import begins_with_vowel, upper_first

Figures = dict[str, Figure]
Amounts = dict[str, int]

WORDS: Final = ("trait", "goal", "row", "action", "age", "source")
LEVELLED: Final = ("take", "join", "buy")  # options whose amount is a level or a role
PRICED: Final = ("take", "join", "buy", "get-job", "advance", "promote", "pay", "date", "deepen")


def pursuit_cards(pack: str = "") -> Cards:
    """The figures of the house, or of a pack that has been read."""
    game = api.game("pursuit")
    assert isinstance(game, Pursuit)
    return game.packs[pack]


def kind_of(option: Option) -> str:
    """The name of an option's kind."""
    return KINDS[option.kind]


class PursuitTeller:
    """Tells what concerns one table of The Pursuit of Happiness."""

    def __init__(self, lang: str, people: list[str], cards: Cards) -> None:
        self.lang = lang
        self.people = people  # in seat order
        self.cards = cards
        house = pursuit_cards().tables
        self.renamed = {
            id: str(entry["name"])
            for table in ("project", "item", "job", "partner")
            for id, entry in cards.tables[table].items()
            if entry["name"] != house[table][id]["name"]
        }

    def say(self, key: str, **figures: Figure) -> str:
        """A sentence of the catalog."""
        return say(self.lang, key, **figures)

    # --- words ---

    def person(self, seat: object) -> dict[str, str]:
        """The forms of a name: `seat2` or the like."""
        name = self.people[int(str(seat)[4:]) - 1]
        return forms(self.lang, "person", name=name, vowel="yes" if begins_with_vowel(name) else "no")

    def card(self, id: str) -> str:
        """The name of a card; a Partner has the name of its first side."""
        if id in self.renamed:
            return self.renamed[id]
        return self.say(f"pursuit-partner-{id}" if id in names.PARTNERS else f"pursuit-card-{id}")

    def level(self, id: str, level: int) -> str:
        """The name of a level or a role; a pack may name it in its row."""
        rows = next((self.cards.tables[table][id]["levels"] for table in ("project", "item") if id in self.cards.tables[table]), [])
        assert isinstance(rows, list)
        if 0 < level <= len(rows) and "name" in rows[level - 1]:
            return str(rows[level - 1]["name"])
        return self.say(f"pursuit-card-{id}.l{level}")

    def amounts(self, amounts: Amounts) -> str:
        """A cost or a reward, e.g. «1 hourglass, 3 knowledge»."""
        listed = [self.say(f"pursuit-amount-{word}", amount=amount) for word, amount in amounts.items() if amount]
        return ", ".join(listed) or self.say("pursuit-amount-nothing")

    def figure(self, name: str, kind: str, value: object) -> Figures:
        """One figure of an event, with its forms."""
        if kind == "seat":
            return {name + form: text for form, text in self.person(value).items()}
        if kind == "card":
            return {name: self.card(str(value))}
        if kind == "partner":
            return {name: self.say(f"pursuit-partner-{value}")}
        if kind in WORDS:
            return {name: self.say(f"pursuit-{kind}-{value}")}
        return {name: value if isinstance(value, int) else str(value or "")}

    # --- options ---

    def option(self, option: Option, table: Table) -> str:
        """An option with its meaning, e.g. «Take “Act in a play”, Tree (1 influence → 2 creativity)»."""
        return upper_first(self.say(f"pursuit-option-{kind_of(option)}", **self.option_figures(option, table)))

    def option_figures(self, option: Option, table: Table) -> Figures:
        """What an option is about, and what it costs and brings at this table."""
        kind = kind_of(option)
        if kind == "keep":
            trait = names.TRAITS[option.what]
            return {"trait": self.say(f"pursuit-trait-{trait}"), "ability": self.say(f"pursuit-trait-{trait}.ability")}
        if kind in ("save", "add"):
            return {"amounts": self.amounts(dict(zip(GOODS, (option.what, option.amount, option.how))))}
        if kind == "refresh":
            return {"row": self.say(f"pursuit-row-{ROWS[option.what]}")}
        if kind == "first":
            return {"part": option.what}
        if kind in ("study", "play", "interact", "temp-job", "overtime"):
            return self.simple_figures(kind)
        if kind in ("rest", "retire", "stop", "end-turn"):
            return {}
        return self.card_figures(option, kind, table)

    def simple_figures(self, kind: str) -> Figures:
        """What a space of the board gives."""
        board = self.cards.board
        if kind == "overtime":
            gain = self.amounts({"hourglass": board.overtime_hourglasses})
            return {"gain": gain, "stress": self.amounts({"stress": board.overtime_stress})}
        good = GOODS[("study", "play", "interact", "temp-job").index(kind)]
        return {"gain": self.amounts({good: board.basic_gain})}

    def card_figures(self, option: Option, kind: str, table: Table) -> Figures:
        """A card, its level, its cost and its reward."""
        card = option.what
        level = option.amount if kind in LEVELLED else self.level_of(card, kind, table)
        figures: Figures = {"card": self.card(names.CARDS[card])}
        if self.cards.kind[card] == PARTNER:
            figures["partner"] = self.say(f"pursuit-partner-{(names.PARTNERS, names.MEN)[option.how][card - FIRST_PARTNER]}")
            figures["relation"] = self.say(f"pursuit-relation-{level}")
        elif self.cards.kind[card] != JOB and kind in (*LEVELLED, "advance"):
            figures["level-name"] = self.level(names.CARDS[card], level)
        if kind in PRICED:
            cost, reward = self.price(card, level, kind, table)
            figures |= {"cost": self.amounts(cost), "reward": self.amounts(reward)}
        return figures

    def price(self, card: int, level: int, kind: str, table: Table) -> tuple[Amounts, Amounts]:
        """What is printed for this step."""
        at = card * LEVELS + level
        if kind == "pay":
            return self.cards.upkeep_cost[at].amounts, self.cards.upkeep_reward[at].amounts
        if kind == "promote":
            job = names.CARDS.index(str(self.mine(table)["job"]))
            return self.cards.promotion_cost[job].amounts, self.cards.promotion_reward[job].amounts
        return self.cards.cost[at].amounts, self.cards.reward[at].amounts

    def level_of(self, card: int, kind: str, table: Table) -> int:
        """The level that the option is about: the one to reach, or the one to pay for."""
        if kind in ("get-job", "date", "promote") or self.cards.kind[card] == JOB:
            return 1
        for held in ("projects", "items", "partners"):
            entries = self.mine(table)[held]
            assert isinstance(entries, list)
            for entry in entries:
                if entry["card"] == names.CARDS[card]:
                    return int(entry["level"]) + (1 if kind in ("advance", "deepen") else 0)
        return 1

    def mine(self, table: Table) -> dict[str, object]:
        """What lies in front of whoever must choose."""
        seat = table.to_act
        assert seat is not None
        players = table.view(seat)["players"]
        assert isinstance(players, list)
        found: dict[str, object] = players[seat - 1]
        return found

    # --- questions and refusals ---

    def question(self, step: dict[str, object]) -> str:
        """What the open choice asks, from the choice in words."""
        figures: Figures = {"card": self.card(str(step["card"]))} if "card" in step else {}
        return self.say(f"pursuit-ask-{step['step']}", **figures)

    def refusal(self, refusal: Refusal, table: Table) -> tuple[str, str]:
        """What can't be done, and why."""
        option = ALPHABET.by_text.get(refusal.what)
        if option is not None:
            what = self.option(option, table)
        else:
            verb, _, card = refusal.what.partition(" ")
            what = self.say(f"pursuit-what-{verb}", card=self.card(card) if card else "")
        return what, self.say(f"pursuit-why-{refusal.reason}", needs=refusal.needs, has=refusal.has)

    # --- events ---

    def event(self, event: dict[str, object]) -> str:
        """What happened, in one sentence."""
        return upper_first(self.say(f"pursuit-told-{event['event']}", **self.event_figures(event)))

    def event_figures(self, event: dict[str, object]) -> Figures:
        """The figures of an event, as `Table.events` gives it."""
        figures: Figures = {}
        for figure in HAPPENINGS[str(event["event"])].figures:
            name, _, kind = figure.partition(":")
            figures |= self.figure(name, kind, event[name])
        if event["event"] in ("gained", "paid"):
            figures["amounts"] = self.amounts({good: int(str(event[good])) for good in GOODS})
        if event["event"] in ("project-taken", "level-reached", "bought"):
            figures["level-name"] = self.level(str(event["card"]), int(str(event["level"])))
        if event["event"] == "group-joined":
            figures["role-name"] = self.level(str(event["card"]), int(str(event["role"])))
        if event["event"] == "deepened":
            figures["relation"] = self.say(f"pursuit-relation-{event['level']}")
        if "change" in event:
            change = int(str(event["change"]))
            figures |= {"way": "up" if change > 0 else "down", "by": abs(change)}
        if "sth" in event:
            figures["signed"] = f"{int(str(event['sth'])):+d}".replace("-", "−").replace("+0", "0")
        return figures
