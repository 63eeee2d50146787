"""The table of The Pursuit of Happiness, drawn in 80 columns from a view: the years, ten action spaces, four rows, and every life."""

from __future__ import annotations

from typing import Final

from felicity.cli.page import wrapped
from felicity.cli.screen import LABEL, Screen, View, cut
from felicity.games.pursuit.constants import ACTIONS, BASIC, GOODS, JOB, KINDS, LEVELS, PARTNER, ROWS
from felicity.games.pursuit.narration.narrator import PursuitNarrator
from felicity.text.narrator import signed

NAME: Final = 18
HELD: Final = ("projects", "items", "activities", "partners")
HERE: Final = "●"


class PursuitScreen(Screen):
    """Draws views for one table of The Pursuit of Happiness."""

    SHORT = ("TakeTurn", "PayUpkeep")

    def __init__(self, narrator: PursuitNarrator, labels: list[str], width: int) -> None:
        super().__init__(narrator, labels, width)
        self.narrator = narrator

    def title(self, view: View) -> str:
        age, phase = self.say(f"pursuit-age-{view['age']}"), self.say(f"pursuit-phase-{view['phase']}")
        return self.say("pursuit-screen-title", round=view["round"], age=age, phase=phase)

    def is_fresh(self, view: View) -> bool:
        return bool(view["question"] == "TakeTurn")

    # --- the board ---

    def table(self, view: View) -> list[str]:
        """The years, the action spaces, the rows and the Life Goals, then everybody."""
        lines = [*self.years(view), *self.spaces(view)]
        for row in ROWS:
            lines += self.row(view["board"]["rows"][row]["cards"], row)
        for at, group in enumerate(view["board"]["groups"]):
            lines += self.entry("blank" if at else "pursuit-groups", self.roles(group))
        for at, goal in enumerate(view["board"]["goals"]):
            lines += self.entry("blank" if at else "goals", self.goal(goal, view["mode"]))
        return [*lines, "", *(line for player in view["players"] for line in self.player(view, player))]

    def years(self, view: View) -> list[str]:
        """The rounds of a life, with the stress that old age brings; the present one in brackets."""
        tracks, parts = view["board"]["tracks"], []
        old = [str(stress) for stress in tracks["old_age_stress"]]
        for number, age in enumerate(tracks["ages"], 1):
            name = self.say(f"pursuit-age-{age}") if number == tracks["ages"].index(age) + 1 else ""
            text = f"{number} {name}".strip() + (f" (+{old.pop(0)})" if age == "old_age" else "")
            parts.append(f"[{text}]" if number == view["round"] else text)
        return self.entry("pursuit-years", " · ".join(parts))

    def spaces(self, view: View) -> list[str]:
        """The ten action spaces in two columns, with everybody's hourglasses as letters."""
        texts = [self.space(view, action) for action in ACTIONS]
        half, wide = len(texts) // 2, (self.width - LABEL - 1) // 2
        pairs = [f"{left:{wide}}{right}".rstrip() for left, right in zip(texts[:half], texts[half:])]
        return [line for at, pair in enumerate(pairs) for line in self.columns("blank" if at else "pursuit-board", pair)]

    def columns(self, key: str, text: str) -> list[str]:
        """A line with fixed columns."""
        return [f" {self.say(f'screen-{key}'):{LABEL}}{text}"]

    def space(self, view: View, action: str) -> str:
        """One action space."""
        name = self.say(f"pursuit-action-{action}")
        if action in view["board"]["closed"]:
            return self.say("pursuit-screen-closed", action=name)
        return f"{name} {''.join(self.initial(player['seat']) * player['spaces'].get(action, 0) for player in view['players'])}".rstrip()

    def row(self, cards: list[str], row: str) -> list[str]:
        """The open cards of a row; nothing if there is none."""
        return self.entry(f"pursuit-{row}", ", ".join(self.open_card(card) for card in cards)) if cards else []

    def open_card(self, card: str) -> str:
        """A card of a row with its kind, or both sides of a Partner."""
        cards = self.narrator.cards
        if card in cards.partners:
            return f"{self.narrator.card(card)}/{self.narrator.name('partner', cards.men[cards.partners.index(card)])}"
        number = cards.names.index(card)
        if cards.kind[number] == JOB:
            return self.say("pursuit-screen-job", card=self.narrator.card(card), level=self.narrator.cards.job_level[number])
        return self.say("pursuit-screen-card", card=self.narrator.card(card), kind=self.kind(number))

    def kind(self, card: int) -> str:
        """What a Project is about, or which kind of card it is."""
        kind = self.narrator.cards.kind[card]
        if kind != BASIC:
            return self.say(f"pursuit-kind-{KINDS[kind]}")
        return self.say(f"pursuit-category-{self.narrator.cards.tables['project'][self.narrator.cards.names[card]]['category']}")

    def roles(self, group: View) -> str:
        """An open Group Project with the players on its roles."""
        roles = [
            f"{self.narrator.level(group['card'], at)} {self.initial(seat) if seat else '–'}" for at, seat in enumerate(group["roles"], 1)
        ]
        return self.say("pursuit-detail", card=self.narrator.card(group["card"]), level=", ".join(roles))

    def goal(self, goal: View, mode: str) -> str:
        """A Life Goal, what it asks for, and how everybody stands."""
        words = self.narrator.words("goal", goal["goal"])
        standing = ", ".join(f"{self.initial(seat)} {counter}" for seat, counter in enumerate(goal["standing"], 1))
        asks = words["-solo" if mode == "solo" else "-condition"]
        return self.say("pursuit-screen-goal", goal=words[""], condition=asks, standing=standing)

    # --- people ---

    def player(self, view: View, player: View) -> list[str]:
        """Happiness, stress and hourglasses; what one owns; the cards of a life."""
        head = f" {self.mark(view, player)} {self.initial(player['seat'])}  {cut(self.labels[player['seat'] - 1], NAME - 1):{NAME}}"
        if not player["alive"]:
            dead = self.say("pursuit-screen-dead", lth=player["lth"], round=player["died_in_round"])
            return [head + dead, *wrapped(self.owned(player), self.width, 6)]
        counters = self.say(
            "pursuit-screen-counters",
            lth=player["lth"],
            sth=signed(player["sth"]),
            stress=player["stress"],
            last=view["board"]["tracks"]["stress_last"],
            hourglasses=player["unused"],
        )
        return [head + counters, *wrapped(" · ".join(part for part in (self.owned(player), *self.cards(player)) if part), self.width, 6)]

    def owned(self, player: View) -> str:
        """Resources and money."""
        return ", ".join(self.say(f"pursuit-amount-{good}", amount=player[good]) for good in GOODS)

    def cards(self, player: View) -> list[str]:
        """The trait, the job and every card with its level."""
        found = [self.narrator.name("trait", player["trait"])] if player["trait"] else []
        found += [self.narrator.card(player["job"])] if player["job"] else []
        for held in HELD:
            found += [self.held(entry) for entry in player[held]]
        if player["finished"] or player["enjoyed"]:
            found.append(self.say("pursuit-screen-behind", projects=len(player["finished"]), activities=len(player["enjoyed"])))
        return found

    def held(self, entry: View) -> str:
        """A card in front of a player with its level."""
        number, level = self.narrator.cards.names.index(entry["card"]), entry["level"]
        if self.narrator.cards.kind[number] == PARTNER:
            return f"{self.narrator.lover(entry['card'], entry['side'])} ({self.say(f'pursuit-relation-{level}')})"
        return (
            f"{self.narrator.card(entry['card'])} {level}/{self.narrator.cards.levels[number]}"
            if level
            else self.narrator.card(entry["card"])
        )

    # --- the reader's own things ---

    def mine(self, view: View) -> list[str]:
        """The tracks, the trait, the cost of the next levels, the coming upkeep, and the stress of age."""
        me, tracks = view["players"][view["seat"] - 1], view["board"]["tracks"]
        if not me["trait"] or not me["alive"]:
            return []
        lines = [*self.stress(me, tracks), *self.short_term(me, tracks)]
        lines += self.entry("pursuit-talent", self.say("screen-power", power=self.cards(me)[0], ability=self.ability(me["trait"])))
        steps = [(each["card"], each["level"] + 1) for each in me["projects"] if each["level"]]
        nexts = [
            self.next_level(card, level)
            for card, level in steps
            if level <= self.narrator.cards.levels[self.narrator.cards.names.index(card)]
        ]
        for at, text in enumerate(nexts):
            lines += self.entry("blank" if at else "pursuit-next", text)
        for at, text in enumerate(self.upkeep(me)):
            lines += self.entry("blank" if at else "pursuit-upkeep", text)
        if tracks["next_old_age_stress"]:
            lines += self.entry("pursuit-warning", self.say("pursuit-screen-warning", stress=tracks["next_old_age_stress"]))
        return lines

    def stress(self, me: View, tracks: View) -> list[str]:
        """The track in its sections, and the hourglasses of the next round."""
        each = tracks["stress_last"] // len(tracks["stress_sections"])
        drawn = "|".join(
            "".join(HERE if me["stress"] == section * each + space else "·" for space in range(1, each + 1))
            for section in range(len(tracks["stress_sections"]))
        )
        return self.entry("pursuit-stress", self.say("pursuit-screen-stress", track=drawn, hourglasses=me["hourglasses_next_round"]))

    def short_term(self, me: View, tracks: View) -> list[str]:
        """Short-term happiness on its track."""
        low, high = tracks["sth"]
        drawn = " ".join(f"[{signed(sth)}]" if sth == me["sth"] else signed(sth) for sth in range(low, high + 1))
        return self.entry("pursuit-sth", self.say("pursuit-screen-sth", track=drawn))

    def ability(self, trait: str) -> str:
        """What a trait does."""
        return self.narrator.words("trait", trait)["-ability"]

    def next_level(self, card: str, level: int) -> str:
        """The next level of a Project with its price."""
        at = self.narrator.cards.names.index(card) * LEVELS + level
        name = self.say("pursuit-detail", card=self.narrator.card(card), level=self.narrator.level(card, level))
        return self.priced(name, self.narrator.cards.cost[at].amounts, self.narrator.cards.reward[at].amounts)

    def upkeep(self, me: View) -> list[str]:
        """What the next upkeep asks for each card, and brings."""
        held = [(entry, entry["level"]) for entry in me["items"] + me["partners"]]
        held += [({"card": me["job"], "level": 0}, 1)] if me["job"] else []
        cards = self.narrator.cards
        places = [(self.held(entry), self.narrator.cards.names.index(entry["card"]) * LEVELS + level) for entry, level in held]
        return [
            self.priced(name, cards.upkeep_cost[at].amounts, cards.upkeep_reward[at].amounts) for name, at in places if cards.has_upkeep[at]
        ]

    def priced(self, name: str, cost: dict[str, int], reward: dict[str, int]) -> str:
        """Something with what it costs and brings."""
        return self.say("pursuit-screen-priced", name=name, cost=self.narrator.amounts(cost), reward=self.narrator.amounts(reward))

    def short(self, view: View) -> list[str]:
        return self.player(view, view["players"][view["seat"] - 1])
