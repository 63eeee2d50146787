"""The table of LOOP as one seat sees it, drawn in 80 columns from its view."""

from __future__ import annotations

from collections import Counter
from typing import Final

from felicity.cli.page import wrapped
from felicity.cli.screen import Screen, View, cut
from felicity.games.loop.constants import PROPERTIES
from felicity.games.loop.narration.narrator import LoopNarrator
from felicity.games.loop.state import HAPPIEST

NAME: Final = 16
CAREER: Final = 13
COLUMNS: Final = ("happiness", "reputation", "coins", "favours", "goals", "landfill")


class LoopScreen(Screen):
    """Draws views for one table of LOOP."""

    ALWAYS_ASKED = ("AnswerFavour",)

    def __init__(self, narrator: LoopNarrator, labels: list[str], width: int, borders: str = "") -> None:
        super().__init__(narrator, labels, width)
        self.narrator = narrator
        self.borders = [int(border) for border in borders.split(",")] if borders else []  # the last HAPPINESS of the lower zones

    def is_fresh(self, view: View) -> bool:
        return bool(view["turn"]["action"] == "not_yet")

    # --- the whole table ---

    def table(self, view: View) -> list[str]:
        """The board, then the players, once they have something."""
        return [*self.board(view), "", *self.people(view)] if view["round"] else self.board(view)

    def title(self, view: View) -> str:
        """Which game, in which round."""
        mode = self.say(f"loop-mode-{view['mode']}")
        return self.say("loop-screen-title", mode=mode, round=view["round"])

    def board(self, view: View) -> list[str]:
        """EVENT, market, decks and stage."""
        board = view["board"]
        lines: list[str] = []
        if view["event"]:
            words = self.narrator.words("event", view["event"])
            key = "screen-event-next" if view["event_begins_next_turn"] else "screen-event-now"
            lines += self.entry("event", self.say(key, event=words[""], effect=words["-effect"]))
        lines += self.entry("market", ", ".join(self.material(held) for held in board["market"]))
        lines += self.entry("decks", self.decks(view))
        if board["central_landfill"]:
            lines += self.entry("central", self.pile("material", board["central_landfill"]))
        for deck, card in board["tops"].items():
            lines += self.entry("top", self.say("screen-top-card", deck=self.say(f"loop-deck-{deck}"), card=self.narrator.name(deck, card)))
        return lines + self.stage(board["stage"])

    def decks(self, view: View) -> str:
        """How many cards are left; the MATERIAL deck runs towards DEPLETION."""
        board = view["board"]
        parts = [self.say("screen-material-deck", cards=board["material_deck"])]
        if view["mode"] in ("basic", "competitive"):
            parts.append(self.say("screen-favour-deck", cards=board["favour_deck"]))
        if view["mode"] != "basic":
            parts.append(self.say("screen-event-deck", cards=board["event_deck"]))
            if board["credit_cards"] is not None:
                parts.append(self.say("screen-credit-cards", cards=board["credit_cards"]))
        return ", ".join(parts)

    def stage(self, stage: list[str | None]) -> list[str]:
        """The ACTIVITY on offer, with what they need and show."""
        lines: list[str] = []
        for number, card in enumerate(stage):
            text = self.activity(card) if card else self.say("screen-empty")
            lines += self.entry("stage" if number == 0 else "blank", text)
        return lines

    def activity(self, card: str) -> str:
        """An ACTIVITY in columns: name, MATERIAL, PROPERTY."""
        entry = self.narrator.cards.tables["activity"][card]
        needs = " + ".join(self.narrator.listed(entry["materials"], "material"))
        shows = ", ".join(self.narrator.listed(entry["properties"], "property"))
        return f"{self.narrator.name('activity', card):14} {needs:25} {shows}"

    # --- people ---

    def people(self, view: View) -> list[str]:
        """Everybody's visible counters, two lines each."""
        heads = [self.say(f"screen-column-{column}") for column in COLUMNS]
        lines = [" " * (3 + NAME + CAREER) + "  ".join(heads)]
        for player in view["players"]:
            lines += self.player(view, player, [len(head) for head in heads])
        return lines

    def player(self, view: View, player: View, widths: list[int]) -> list[str]:
        """One player: counters, then what lies in the AREA."""
        seat = player["seat"]
        career = self.narrator.name("career", player["career"]) if player["career"] else "?"
        achieved = len(player["achieved"])
        counters = [
            player["happiness"], player["reputation"], player["coins"], player["hand"], f"{achieved}/{achieved + player['goals']}",
            len(player["landfill"]),
        ]  # fmt: skip
        cells = "  ".join(f"{counter:>{width}}" for counter, width in zip(counters, widths, strict=True))
        first = f" {self.mark(view, player)} {cut(self.labels[seat - 1], NAME - 1):{NAME}}{cut(career, CAREER - 1):{CAREER}}{cells}"
        return [first.rstrip(), *wrapped(" · ".join(self.area(view, player)), self.width, 5)]

    def area(self, view: View, player: View) -> list[str]:
        """What lies in front of a player, and what the reader knows of the hand."""
        parts = [", ".join(self.material(held) for held in player["materials"]) or self.say("screen-no-material")]
        if player["activities"]:
            parts.append(self.say("screen-kept", cards=", ".join(self.narrator.name("activity", card) for card in player["activities"])))
        parts += [self.say("screen-debt", on=on) for on in player["debts"]]
        if player["face_down"]:
            known = [self.narrator.name("event", card) for card in player["face_down"] if card]
            parts.append(self.say("screen-face-down", cards=len(player["face_down"])) + (f" ({', '.join(known)})" if known else ""))
        if player["played"]:
            parts.append(self.say("screen-played", cards=self.pile("favour", player["played"])))
        if player["landfill"]:
            parts.append(self.say("screen-landfill", cards=self.pile("material", player["landfill"])))
        if player["hand_known"] and player["seat"] != view["seat"]:
            key = "screen-open-hand" if len(player["hand_known"]) == player["hand"] else "screen-surely"
            parts.append(self.say(key, cards=self.pile("favour", player["hand_known"])))
        return parts

    # --- the reader's own things ---

    def mine(self, view: View) -> list[str]:
        """What only this seat knows, and what it can do."""
        me = view["players"][view["seat"] - 1]
        lines = self.entry("happiness", self.track(view["mode"], me)) if view["round"] else []
        lines += self.entry("hand", self.pile("favour", me["hand_known"]) or self.say("screen-nothing"))
        for number, goal in enumerate(me["goals_known"]):
            lines += self.entry("goals" if number == 0 else "blank", self.goal(goal, me["activities"]))
        for number, card in enumerate(me["activities"]):
            lines += self.entry("activities" if number == 0 else "blank", self.activity(card))
        if me["career"] and me["career"] != "intern":
            words = self.narrator.words("career", me["career"])
            lines += self.entry("ability", self.say("screen-power", power=words["-power"], ability=words["-ability"]))
        return lines

    def track(self, mode: str, me: View) -> str:
        """HAPPINESS from 0 to 12, with the borders, if any, at which EVENT are drawn."""
        spaces = ["●" if space <= me["happiness"] else "○" for space in range(1, HAPPIEST + 1)]
        if mode == "basic" or not self.borders:
            return self.say("screen-track", track="".join(spaces), happiness=me["happiness"])
        low, middle = self.borders
        track = "|".join(("".join(spaces[:low]), "".join(spaces[low:middle]), "".join(spaces[middle:])))
        return self.say("screen-track-zones", track=track, happiness=me["happiness"], zone=self.say(f"loop-zone-{me['zone']}"))

    def short(self, view: View) -> list[str]:
        """The player's own counters, for the questions within a turn; GOAL only where ACTIVITY may meet them."""
        me = view["players"][view["seat"] - 1]
        counters = self.say("screen-counters", happiness=me["happiness"], reputation=me["reputation"], coins=me["coins"])
        materials = ", ".join(self.material(held) for held in me["materials"]) or self.say("screen-no-material")
        lines = self.entry("you", f"{counters} · {materials}")
        if view["turn"]["action"] == "consume":
            return lines + self.mine(view)
        return lines + self.entry("hand", self.pile("favour", me["hand_known"]) or self.say("screen-nothing"))

    def goal(self, goal: str, kept: list[str]) -> str:
        """A GOAL with its HAPPINESS, what it needs and what is missing."""
        cards = self.narrator.cards.tables
        entry = cards["goal"][goal]
        name = self.narrator.name("goal", goal)
        if "requires" not in entry:
            return self.say("screen-goal", goal=name, happiness=str(entry["happiness"]), needs=self.say(f"loop-goal-{goal}.needs"))
        needs = {word.lower(): icons for word, icons in dict_of(entry["requires"]).items()}
        shown = Counter(str(word).lower() for card in kept for word in list_of(cards["activity"][card]["properties"]))
        missing = {word: needs[word] - shown[word] for word in needs if needs[word] > shown[word]}
        text = self.say("screen-goal", goal=name, happiness=str(entry["happiness"]), needs=self.icons(needs))
        if not missing:
            return text + self.say("screen-goal-met")
        return text + (self.say("screen-goal-missing", missing=self.icons(missing)) if missing != needs else "")

    def icons(self, icons: dict[str, int]) -> str:
        """PROPERTY with their numbers."""
        return ", ".join(f"{icons[word]} {self.say(f'loop-property-{word}')}" for word in PROPERTIES if word in icons)

    # --- cards ---

    def material(self, held: str | None) -> str:
        """A MATERIAL as the view writes it: `glass 3`, `glass 3 forged from metal`, or nothing."""
        if held is None:
            return self.say("screen-empty")
        type, *rest = held.split()
        text = self.narrator.name("material", type) + (f" {rest[0]}" if rest else "")
        if "forged" in rest:
            text += self.say("loop-mark-forged")
        return text + (self.say("loop-mark-shared", times=int(rest[-1])) if "shared" in rest else "")

    def pile(self, kind: str, cards: list[str]) -> str:
        """Equal cards once, with their number."""
        counted = Counter(self.narrator.name(kind, card) for card in cards)
        return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in counted.items())


def dict_of(value: object) -> dict[str, int]:
    """A table of the catalog."""
    assert isinstance(value, dict)
    return value


def list_of(value: object) -> list[object]:
    """A list from the catalog."""
    assert isinstance(value, list)
    return value
