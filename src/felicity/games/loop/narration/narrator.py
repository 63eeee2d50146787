"""The sentences of LOOP: options, questions, refusals and events of one table, in one language, with the players' names."""

from __future__ import annotations

from typing import ClassVar, Final

from felicity import plugins
from felicity.core.event import EventKinds
from felicity.core.option import Alphabet, Option
from felicity.core.state import choice_of
from felicity.core.table import Table
from felicity.games.loop.alphabet import ALPHABET, LoopOption, ref_text
from felicity.games.loop.cards import Cards
from felicity.games.loop.constants import ACTIONS, FAVOURS
from felicity.games.loop.event_kinds import KINDS as EVENT_KINDS
from felicity.games.loop.game import Loop
from felicity.games.loop.narration.moves import MOVES
from felicity.games.loop.narration.prices import price_arguments
from felicity.games.loop.position import dump_step, held_text, word
from felicity.games.loop.state import LoopState
from felicity.text.catalog import forms
from felicity.text.narrator import Arguments, Narrator, signed

# Consequences of an option that its label and COIN, HAPPINESS and REPUTATION don't show already.
NEWS: Final = (
    "material-used broken bartered share-granted forged-into repaired scavenged material-worn material-given repurchased landfill-returned",
    "debt-cleared payment-waived credit-lost favours-returned favour-discarded favour-given initial-setup-taken gap-measured",
    "depleted favours-reshuffled activities-reshuffled events-reshuffled event-started end-set-off game-ended",
)
GROUP_OF: Final = {
    "work": "work", "take-coin": "work", "buy": "buy", "salvage": "buy", "consume": "consume", "claim": "goal",
    "reputation-coin": "reputation", "reputation-happiness": "reputation", "acquire": "acquire", "barter": "barter",
    "recycle": "recycle", "resell": "resell", "share": "share", "face-down": "favour", "as-resell": "favour", "apply": "credit",
    "pay-off": "credit", "end-turn": "turn", "influence": "ability", "forge": "ability", "repair": "ability", "swap": "ability",
    "minimalist": "ability", "invest": "ability", "care": "ability", "scavenge": "ability", "peek": "ability", "draft": "ability",
}  # fmt: skip
ORDER: Final = (
    "work", "buy", "consume", "goal", "reputation", "acquire", "barter", "recycle", "renew", "resell", "share", "favour", "ability",
    "credit", "turn", "answer",
)  # fmt: skip
CARDS: Final = ("career", "event", "activity", "goal")
WORDS: Final = {
    kind: f"loop-{kind}-"
    for kind in ("material", "favour", "goal", "career", "event", "deck", "source", "ending", "place", "landfill", "activity")
}
FACE_DOWN: Final = "hidden"  # a card that the reader can't see


def loop_cards(pack: str = "") -> Cards:
    """The default cards, or those of a pack that has been read."""
    game = plugins.game("loop")
    assert isinstance(game, Loop)
    return game.packs[pack]


class LoopNarrator(Narrator):
    """Makes the sentences of one table of LOOP."""

    GAME = "loop"
    ALPHABET: ClassVar[Alphabet[LoopOption]] = ALPHABET
    EVENT_KINDS: ClassVar[EventKinds] = EVENT_KINDS
    WORDS = WORDS
    GROUPS = ORDER
    SILENT: ClassVar[set[str]] = {"turn-ended", "goal-dealt", "career-dealt"}
    SILENT_IN_DEAL: ClassVar[set[str]] = {"favour-drawn", "favour-seen"}
    COVERED_BY_NEXT: ClassVar[dict[str, str]] = {"favour-drawn": "favour-seen"}  # a seat that sees the card gets the event that names it
    SEVERAL: ClassVar[set[str]] = {"material-refilled", "activity-refilled"}
    TAILS: ClassVar[dict[str, set[str]]] = {"happiness-moved": {"worked", "activity-completed", "goal-achieved"}}
    MOVES: ClassVar[dict[str, str]] = MOVES

    def __init__(self, lang: str, names: list[str], mode: str, cards: Cards) -> None:
        super().__init__(lang, names)
        self.mode = mode
        self.cards = cards
        default = loop_cards().tables
        self.renamed = {
            (kind, id): str(entry["name"]).title()
            for kind in CARDS
            for id, entry in cards.tables[kind].items()
            if entry["name"] != default[kind][id]["name"]
        }

    # --- words ---

    def words(self, kind: str, value: object) -> dict[str, str]:
        """A card, a person or a place in all forms."""
        if kind == "seat":
            return super().words(kind, value)
        if kind == "place":
            return forms(self.lang, "loop-place-market") if value == "market" else self.person("person", value)
        if kind == "landfill":
            return forms(self.lang, "loop-landfill-central") if value == "central" else self.person("loop-landfill-of", value)
        if kind == "activity":
            found = forms(self.lang, f"loop-activity-{str(value).rpartition('-')[0]}")
        elif kind == "favour":
            card = FACE_DOWN if value is None else "renew" if value == "recycle" and self.mode == "solo" else value
            found = forms(self.lang, f"loop-favour-{card}")
        else:
            found = forms(self.lang, f"{WORDS[kind]}{value}")
        renamed = self.renamed.get((kind, str(value)))
        return found | {"": renamed} if renamed else found

    def argument(self, name: str, kind: str, value: object) -> Arguments:
        """One argument of an option or field of an event, with all its forms."""
        if kind == "ref":
            type, quality, *mark = str(value).split()
            marked = self.say(f"loop-mark-{mark[0] if mark else 'plain'}", times=int(mark[1]) if len(mark) > 1 else 1)
            return self.argument("type", "material", type) | {"quality": int(quality), "mark": marked}
        return super().argument(name, kind, value)

    def activity_arguments(self, activity: int) -> Arguments:
        """What an ACTIVITY needs and shows."""
        entry = self.cards.tables["activity"][word_of("activity", activity)]
        first, second = self.listed(entry["materials"], "material")
        return {"first": first, "second": second, "properties": ", ".join(self.listed(entry["properties"], "property"))}

    def listed(self, words: object, kind: str) -> list[str]:
        """The printed words of a card, in this language."""
        assert isinstance(words, list)
        return [self.say(f"loop-{kind}-{str(each).lower()}") for each in words]

    # --- options ---

    def is_news(self, kind: str) -> bool:
        return any(kind in several.split() for several in NEWS)

    def word(self, kind: str, value: int) -> object:
        return ref_text(value) if kind == "ref" else word(kind, value)

    def raw_arguments(self, option: Option) -> dict[str, object]:
        """A MATERIAL in its parts."""
        found = super().raw_arguments(option)
        if "ref" in found:
            type, quality, *mark = str(found.pop("ref")).split()
            found |= {"type": type, "quality": int(quality), "mark": " ".join(mark)}
        return found

    def preview(self, table: Table, option: Option) -> Arguments:
        """COIN and HAPPINESS, and what a slot of the market shows."""
        kind, s = self.kind(option), table.state
        assert isinstance(s, LoopState)
        assert isinstance(option, LoopOption)
        if kind != "slot":
            return price_arguments(s, option, kind)
        type, *quality = str(held_text(s.market[option.slot])).split()
        return {"shown": " ".join([self.name("material", type), *quality])}

    def option_arguments(self, option: Option) -> Arguments:
        """Everything known about an option without looking at the table."""
        assert isinstance(option, LoopOption)
        kind = self.kind(option)
        arguments = super().option_arguments(option) | {"solo": "yes" if self.mode == "solo" else "no"}
        if kind in ("consume", "drop"):
            arguments |= self.activity_arguments(option.activity)
        elif kind == "claim":
            arguments["happiness"] = self.cards.goal_happiness[option.goal]
        elif kind in ("acquire", "resell"):
            arguments["coins"] = arguments["quality"]
        elif kind == "wear":
            arguments["left"] = int(arguments["quality"]) - 1
        elif kind == "slot":
            arguments["slot"] = option.slot + 1
        elif kind == "redeem":
            arguments["offer"] = "abc"[option.offer]
        elif kind == "career":
            arguments["start"] = self.career_start(option.career)
        return arguments

    def career_start(self, career: int) -> str:
        """What a CAREER begins with and earns."""
        cards = self.cards
        salaries = [
            self.say("loop-salary", coins=coins, loss=loss) for coins, loss in zip(cards.salary_coins[career], cards.salary_loss[career])
        ]
        return self.say(
            "loop-career-start",
            happiness=cards.career_happiness[career],
            coins=cards.career_coins[career],
            reputation=cards.career_reputation[career],
            materials="+".join(str(quality) for quality in cards.career_materials[career]),
            salary=" / ".join(salaries),
        )

    def group(self, option: Option, question: str) -> str:
        """The group that an option belongs to."""
        if question not in ("TakeTurn", "PlayAs"):
            return "answer"
        group = GROUP_OF[self.kind(option)]
        return "renew" if group == "recycle" and self.mode == "solo" else group

    # --- questions ---

    def step(self, table: Table) -> dict[str, object]:
        choice = choice_of(table.state)
        assert choice is not None
        return dump_step(choice)

    def asked_arguments(self, table: Table) -> Arguments:
        """From the saved choice, the turn's action and whether a FAVOUR lies face-down on the table."""
        state = table.state
        assert isinstance(state, LoopState)
        return self.step_arguments(self.step(table), ACTIONS[state.action], state.on_table_hidden)

    def step_arguments(self, step: dict[str, object], action: str, hidden: bool) -> Arguments:
        """The arguments of a choice's sentence."""
        arguments: Arguments = {"hidden": "yes" if hidden else "no", "action": action}
        for key, kind in (("asker", "seat"), ("banker", "seat"), ("type", "material"), ("activity", "activity"), ("ref", "ref")):
            if key in step:
                arguments |= self.argument(key, kind, step[key])
        if "quality" in step:
            arguments |= self.argument("quality", "", step["quality"])
        if "asked" in step:
            arguments |= self.deal_arguments(ALPHABET.read(str(step["asked"])), step)
        return arguments

    def deal_arguments(self, asked: LoopOption, step: dict[str, object]) -> Arguments:
        """What another player asks for, or the MATERIAL that is wanted in a BARTER."""
        kind = self.kind(asked)
        arguments = self.option_arguments(asked)
        if kind == "influence":
            return arguments | {"reputation": 1 if asked.reward == 0 else -1}
        if "asker" not in step:
            return arguments
        arguments |= self.argument("asker", "seat", step["asker"]) | self.argument("target", "seat", word_of("seat", asked.owner))
        arguments |= self.argument("favour", "favour", kind) | {"thanks": self.cards.favour_thanks[FAVOURS.index(kind)]}
        if step.get("offered"):
            type, quality, *_ = str(step["offered"]).split()
            arguments |= self.argument("given", "material", type) | {"given_quality": int(quality)}
        return arguments | {"deal": self.say(f"loop-deal-{kind}", **arguments)}

    # --- refusals ---

    def refused(self, what: str) -> tuple[str, str]:
        """RENEW is what Solo calls RECYCLE; some refusals speak of several options at once, e.g. `buy glass`."""
        option = ALPHABET.by_text.get(what)
        if option is not None:
            kind = "renew" if what.startswith("renew") else self.kind(option)
            return self.say(f"loop-what-{kind}"), self.detail(option)
        kind, _, rest = what.partition(" ")
        kinds = {"seat": "seat", "cent": "landfill"}
        detail = " ".join(self.name(kinds.get(each[:4], "material"), each) for each in rest.split())
        return self.say(f"loop-what-{kind}"), detail

    def detail(self, option: Option) -> str:
        """An option among others of its kind, in a word or two."""
        arguments = self.option_arguments(option)
        kind = self.kind(option)
        side = "owner-to" if kind == "resell" else "owner-from"
        order = ("type", "quality", side, "from-from", "activity", "goal", "deck", "favour", "target")
        return " ".join(str(arguments[name]) for name in order if name in arguments)

    # --- events ---

    def event_arguments(self, event: dict[str, object]) -> Arguments:
        """The arguments of an event's sentence; the event is as `Table.events` gives it."""
        arguments = super().event_arguments(event) | {"solo": "yes" if self.mode == "solo" else "no"}
        if "owner" in event:
            arguments["own"] = "yes" if event["owner"] == event.get("who") else "no"
        if "favour" in event:
            arguments["deal"] = self.deal_tail(event)
        if "change" in arguments:
            change = int(arguments["change"])
            arguments |= {"way": "up" if change > 0 else "down", "by": abs(change), "signed": signed(change)}
        return arguments

    def deal_tail(self, event: dict[str, object]) -> str:
        """What the FAVOUR that was played asks for, where the event tells it."""
        if not event.get("asked") or self.mode == "solo":
            return ""
        step = {"asker": event["who"], "offered": event.get("offered")}
        return self.say("loop-deal-tail", **self.deal_arguments(ALPHABET.read(str(event["asked"])), step))


def word_of(kind: str, value: int) -> str:
    """The engine's word for a card, a seat or a place."""
    return str(word(kind, value))
