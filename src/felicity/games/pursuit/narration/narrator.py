"""The sentences of The Pursuit of Happiness."""

from __future__ import annotations

from typing import ClassVar, Final

from felicity import plugins
from felicity.core.event import EventKinds
from felicity.core.option import Alphabet, Option
from felicity.core.result import Result
from felicity.core.table import Table
from felicity.games.pursuit.alphabet import ALPHABET, PursuitOption
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.constants import GOODS, JOB, LEVELS, OVERTIME, PARTNER, SIDES, card_of, extra_of, level_of
from felicity.games.pursuit.deadly import printed, stress_of
from felicity.games.pursuit.event_kinds import KINDS as EVENT_KINDS
from felicity.games.pursuit.game import PursuitGame
from felicity.games.pursuit.markers import repeat_stress
from felicity.games.pursuit.position import LISTS
from felicity.games.pursuit.relationships import partner
from felicity.games.pursuit.state import Player, PursuitState
from felicity.text.catalog import Value
from felicity.text.narrator import Arguments, Narrator, signed

Amounts = dict[str, int]

GROUP_OF: Final = {
    "study": "board", "play": "board", "interact": "board", "temp-job": "board", "overtime": "board", "rest": "board", "stop": "board",
    "take": "project", "join": "project", "advance": "project", "buy": "spend", "get-job": "job", "promote": "job", "retire": "job",
    "date": "love", "deepen": "love", "refresh": "row", "give-up": "row",
}  # fmt: skip
NEWS: Final = ("died", "job-left", "retired", "project-finished", "goal-achieved")  # what the counters don't show
LEVELLED: Final = ("take", "join", "buy")  # options that name a level or a role
PRICED: Final = ("take", "join", "buy", "get-job", "advance", "promote", "pay", "date", "deepen")
OF_OWN: Final = ("pay", "refuse", "give-up")  # options about a card in front of the player
OF_PERSON: Final = ("date", "deepen")
OF_GOOD: Final = ("study", "play", "interact", "temp-job")  # in the order of the goods
# Details at the end of the sentence about a deed.
CHANGES: Final = ("gained", "paid", "hourglasses-gained", "stress-moved", "sth-moved", "lth-moved")
ACTS: Final = (
    "action-taken", "project-taken", "group-joined", "level-reached", "project-finished", "bought", "hired", "job-left", "promoted",
    "retired", "dated", "deepened", "card-given-up", "upkeep-paid", "upkeep-unpaid", "slots-stressed", "partners-stressed",
    "group-rewarded", "goal-achieved", "inherited", "repeat-spared", "trait-kept",
)  # fmt: skip
# Which counters an event moves, for the log. A test checks them against what the players have.
MOVES: Final = {
    "gained": ", ".join(f"who {good} +{good}" for good in GOODS),
    "paid": ", ".join(f"who {good} -{good}" for good in GOODS),
    "pension-paid": "who money +money",
    "stress-moved": "who stress +change",
    "lth-moved": "who lth +change",
}
STRAINING: Final = (*GROUP_OF, "refuse")  # options that may cost stress
NAMED: Final = "partner:partner"  # the field of events that names a Partner
KIND_OF: Final = {"get": "get-job"}  # where a refusal has a shorter word


def pursuit_cards(pack: str = "", name: str = "pursuit") -> Cards:
    """The default cards, or those of a pack that has been read; of the base game or of one with an expansion."""
    game = plugins.game(name)
    assert isinstance(game, PursuitGame)
    return game.packs[pack]


class PursuitNarrator(Narrator):
    """Makes the sentences of one table of The Pursuit of Happiness."""

    GAME = "pursuit"
    ALPHABET: ClassVar[Alphabet[PursuitOption]] = ALPHABET
    EVENT_KINDS: ClassVar[EventKinds] = EVENT_KINDS
    WORDS: ClassVar[dict[str, str]] = {kind: f"pursuit-{kind}-" for kind in LISTS if kind not in ("deed", "side")}
    GROUPS: ClassVar[tuple[str, ...]] = ("board", "project", "spend", "job", "love", "row", "answer")
    HEADS: ClassVar[set[str]] = {"round-started"}
    SILENT: ClassVar[set[str]] = {"trait-dealt", "rested"}  # the question and the move of the marker already say it
    SEVERAL: ClassVar[set[str]] = {"card-dealt", "hourglasses-set"}
    TAILS: ClassVar[dict[str, set[str]]] = {name: {*ACTS, *CHANGES} for name in CHANGES}
    MOVES: ClassVar[dict[str, str]] = MOVES

    # --- results ---

    def verdict(self, result: Result) -> str:
        """The result; alone it depends on Life Goals and happiness."""
        if not result.together:
            return super().verdict(result)
        goals = result.notes["life_goals"]
        assert isinstance(goals, dict)
        met = sum(1 for seat in goals.values() if seat)
        key = "pursuit-won" if result.winners else "pursuit-lost"
        return self.say(key, lth=result.scores[0], target=result.target, met=met, goals=len(goals))

    def __init__(self, lang: str, names: list[str], cards: Cards) -> None:
        super().__init__(lang, names)
        self.cards = cards
        default = pursuit_cards(name=self.GAME).tables
        self.renamed = {
            id: str(entry["name"])
            for table in ("project", "item", "job", "partner")
            for id, entry in cards.tables[table].items()
            if entry["name"] != default[table][id]["name"]
        }
        self.renamed |= {
            man: str(cards.tables["partner"][id]["man"])
            for id, man in zip(cards.partners, cards.men)
            if cards.tables["partner"][id]["man"] != default["partner"][id]["man"]
        }

    # --- words ---

    def words(self, kind: str, value: object) -> dict[str, str]:
        """A card's levels aren't forms of its name."""
        return {"": self.card(str(value))} if kind in ("card", "partner") else super().words(kind, value)

    def card(self, id: str) -> str:
        """The name of a card or a person; a Partner card has the name of its first side."""
        if id in self.renamed:
            return self.renamed[id]
        return self.say(f"pursuit-partner-{id}" if id in self.cards.partners or id in self.cards.men else f"pursuit-card-{id}")

    def lover(self, card: str, side: str) -> str:
        """The name of a Partner turned to one side."""
        return self.card(self.cards.men[self.cards.partners.index(card)] if side == "man" else card)

    def level(self, id: str, level: int) -> str:
        """The name of a level or a role; a pack may name it in its row."""
        rows = next((self.cards.tables[table][id]["levels"] for table in ("project", "item") if id in self.cards.tables[table]), [])
        assert isinstance(rows, list)
        if 0 < level <= len(rows) and "name" in rows[level - 1]:
            return str(rows[level - 1]["name"])
        return self.say(f"pursuit-card-{id}.l{level}")

    def known_as(self, table: Table, who: str, card: str) -> str:
        """A Partner by the name this player knows: the last one that the log gave for that card."""
        sides = (card, self.cards.men[self.cards.partners.index(card)])
        log = [
            self.cards.vocabulary.event(event) for events in reversed(table.log) for event in reversed(events) if NAMED in event.kind.fields
        ]
        return self.card(next((str(each["partner"]) for each in log if each["who"] == who and each["partner"] in sides), card))

    def amounts(self, amounts: Amounts) -> str:
        """A cost or a reward, e.g. «1 hourglass, 3 knowledge»."""
        listed = [self.say(f"pursuit-amount-{word}", amount=amount) for word, amount in amounts.items() if amount]
        return ", ".join(listed) or self.say("pursuit-amount-nothing")

    # --- options ---

    def word(self, kind: str, value: int) -> object:
        return self.cards.vocabulary.word(kind, value)

    def raw_arguments(self, option: Option) -> dict[str, object]:
        """A Partner card on one of its sides is a person."""
        found = super().raw_arguments(option)
        return found | {"partner": self.person_of(option)} if self.kind(option) in OF_PERSON else found

    def person_of(self, option: Option) -> object:
        """The person that an option is about."""
        assert isinstance(option, PursuitOption)
        return self.word("partner", partner(self.cards, option.card, option.side))

    def option_arguments(self, option: Option) -> Arguments:
        """Names, and what a space of the board gives."""
        assert isinstance(option, PursuitOption)
        kind, arguments = self.kind(option), super().option_arguments(option)
        if kind in OF_PERSON:
            arguments |= self.argument("partner", "partner", self.person_of(option))
        elif kind in LEVELLED:
            arguments["level-name"] = self.level(self.cards.names[option.card], option.level)
        elif kind in ("save", "add"):
            arguments["amounts"] = self.amounts(dict(zip(GOODS, option.arguments)))
        elif kind in OF_GOOD:
            arguments["gain"] = self.amounts({GOODS[OF_GOOD.index(kind)]: self.cards.board.basic_gain})
        elif kind == "overtime":
            arguments["gain"] = self.amounts({"hourglass": self.cards.board.overtime_hourglasses})
            arguments["stress"] = self.amounts({"stress": self.cards.board.overtime_stress})
        return arguments

    def option(self, option: Option, question: str, more: Arguments | None = None, form: str = "") -> str:
        """With the stress that is not printed, for repeating and for too many cards, and a warning where it kills (UI-T12)."""
        text, arguments = super().option(option, question, more, form), more or {}
        if form:
            return text
        added = self.say("pursuit-option-stress", stress=arguments["added"]) if "added" in arguments else ""
        return text + added + (self.say("pursuit-option-deadly") if "deadly" in arguments else "")

    def is_news(self, kind: str) -> bool:
        return kind in NEWS

    def preview(self, table: Table, option: Option) -> Arguments:
        """The level that is reached or kept, and what is printed for it; a Partner by the name the player knows."""
        s, seat, kind = table.state, table.to_act, self.kind(option)
        assert isinstance(s, PursuitState)
        assert seat is not None
        assert isinstance(option, PursuitOption)
        me = s.players[seat - 1]
        found: Arguments = self.strain(s, me, option) if kind in STRAINING else {}
        if kind not in PRICED and kind not in OF_OWN:
            return found
        code = held_of(me, option.card)
        level = option.level if kind in LEVELLED else level_of(code) + (1 if kind in ("advance", "deepen") else 0) if code else 1
        found |= self.price(me, option.card, level, kind) if kind in PRICED else {}
        if kind == "advance":
            found["level-name"] = self.level(self.cards.names[option.card], level)
        elif kind in OF_PERSON:
            found["relation"] = self.say(f"pursuit-relation-{level}")
        elif kind in OF_OWN:
            found["name"] = self.own_name(option.card, code)
        return found

    def strain(self, s: PursuitState, me: Player, option: PursuitOption) -> Arguments:
        """Stress that comes on top of what the card shows, and whether all of it together kills."""
        kind, stress = self.kind(option), stress_of(s, me, option)
        if kind == "overtime":
            stress = repeat_stress(s, me, OVERTIME)
        level = option.level if kind in LEVELLED else level_of(held_of(me, option.card)) + 1 if kind == "advance" else 0
        added = stress - (printed(s, option.card, level) if level else 0)
        penalty = 1 if kind in ("give-up", "refuse") else 0
        found: Arguments = {"added": added} if added else {}
        return found | ({"deadly": "yes"} if stress + penalty > s.rules.stress_last - me.stress else {})

    def own_name(self, card: int, code: int) -> str:
        """A card in front of a player; a Partner by the name the player knows."""
        return (
            self.lover(self.cards.names[card], SIDES[extra_of(code)])
            if self.cards.kind[card] == PARTNER
            else self.card(self.cards.names[card])
        )

    def price(self, me: Player, card: int, level: int, kind: str) -> Arguments:
        """What is printed for this step."""
        at = card * LEVELS + (1 if self.cards.kind[card] == JOB else level)
        if kind == "pay":
            cost, reward = self.cards.upkeep_cost[at], self.cards.upkeep_reward[at]
        elif kind == "promote":
            cost, reward = self.cards.promotion_cost[me.job], self.cards.promotion_reward[me.job]
        else:
            cost, reward = self.cards.cost[at], self.cards.reward[at]
        return {"cost": self.amounts(cost.amounts), "reward": self.amounts(reward.amounts)}

    def group(self, option: Option, question: str) -> str:
        return GROUP_OF[self.kind(option)] if question == "TakeTurn" else "answer"

    # --- questions and refusals ---

    def asked_arguments(self, table: Table) -> Arguments:
        step = self.step(table)
        return self.argument("card", "card", step["card"]) if "card" in step else {}

    def refused(self, what: str) -> tuple[str, str]:
        """Some refusals speak of several options at once, e.g. `join magazine`."""
        if what in self.ALPHABET.by_text:
            return super().refused(what)
        verb, _, card = what.partition(" ")
        return self.say(f"pursuit-what-{KIND_OF.get(verb, verb)}"), self.card(card) if card else ""

    def detail(self, option: Option) -> str:
        """The card with its level, the person, the row."""
        arguments = self.option_arguments(option)
        name = next((str(arguments[key]) for key in ("partner", "card", "row") if key in arguments), "")
        return self.say("pursuit-detail", card=name, level=arguments["level-name"]) if "level-name" in arguments else name

    # --- events ---

    def event(self, event: dict[str, object], more: Arguments | None = None, form: str = "") -> str:
        """Some level names end with an exclamation mark, which also ends the sentence."""
        return super().event(event, more, form).replace("!.", "!")

    def recalled(self, table: Table, event: dict[str, object]) -> Arguments:
        """The engine says which Partner card was kept or given up; the log says who it is."""
        card = str(event.get("card"))
        return {"card": self.known_as(table, str(event["who"]), card)} if card in self.cards.partners and "who" in event else {}

    def event_arguments(self, event: dict[str, object]) -> Arguments:
        """Amounts, the names of levels, and which way a marker moved."""
        arguments, name = super().event_arguments(event), event["event"]
        if name in ("gained", "paid"):
            arguments["amounts"] = self.amounts({good: int(str(event[good])) for good in GOODS})
        if name in ("project-taken", "level-reached", "bought"):
            arguments["level-name"] = self.level(str(event["card"]), int(str(event["level"])))
        if name == "group-joined":
            arguments["role-name"] = self.level(str(event["card"]), int(str(event["role"])))
        if name == "deepened":
            arguments["relation"] = self.say(f"pursuit-relation-{event['level']}")
        return arguments | moved(event)


def held_of(me: Player, card: int) -> int:
    """The card in front of a player with its level, or 0."""
    for code in me.projects + me.items + me.partners:
        if card_of(code) == card:
            return code
    return 0


def moved(event: dict[str, object]) -> dict[str, Value]:
    """How far a marker moved, and where it is."""
    found: dict[str, Value] = {}
    if "change" in event:
        change = int(str(event["change"]))
        found |= {"way": "up" if change > 0 else "down", "by": abs(change), "step": signed(change)}
    if "sth" in event:
        found["signed"] = signed(int(str(event["sth"])))
    if "lth" in event:
        found["lth"] = str(event["lth"]).replace("-", "−")
    return found
