"""The vocabulary of the cards. Each word knows when it can be paid, what paying and gaining it does, and what it is called."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.step import AnyStep, Choice
from felicity.games.pursuit import alphabet, event_kinds
from felicity.games.pursuit.agenda import wrong_aside, wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import (
    ACTION,
    BY_OVERFLOW,
    CREATIVITY,
    END_OF_ROUND,
    GOODS,
    INFLUENCE,
    KNOWLEDGE,
    MONEY,
    NOTHING,
    RESOURCES,
    UPKEEP,
)
from felicity.games.pursuit.happiness import can_lose_sth, gain_sth, lose_sth, move_lth
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import ease, improve_health, take_stress


class Part:
    """An amount of one thing in a cost or a reward."""

    def __init__(self, word: str, amount: int) -> None:
        self.word = word  # in cards, refusals and sentences
        self.amount = amount

    def has(self, s: PursuitState, me: Player) -> int:
        """How much could be paid."""
        return self.amount

    def possible(self, s: PursuitState, me: Player) -> bool:
        """Can it be paid?"""
        return self.has(s, me) >= self.amount

    def is_payable(self, s: PursuitState, me: Player, a: Ask, what: str, rule: str) -> bool:
        """The same, leaving a refusal if not, with numbers for what is counted."""
        return a.allows(self.possible(s, me), what, self.word, rule)

    def pay(self, s: PursuitState, me: Player) -> None:
        raise AssertionError(f"{self.word} can't be a cost")

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        raise AssertionError(f"{self.word} can't be a reward")


class Good(Part):
    """A resource, or money."""

    def __init__(self, good: int, amount: int) -> None:
        super().__init__(GOODS[good], amount)
        self.good = good

    def has(self, s: PursuitState, me: Player) -> int:
        return me.owns(self.good)

    def is_payable(self, s: PursuitState, me: Player, a: Ask, what: str, rule: str) -> bool:
        return a.enough(self.has(s, me), self.amount, what, self.word, rule)

    def pay(self, s: PursuitState, me: Player) -> None:
        me.take(self.good, -self.amount)

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        me.take(self.good, self.amount)


class Hourglass(Part):
    """Time: paid, it goes to Spent Time. POH-R65: gained, it comes from the reserve, as far as there are markers (POH-R7)."""

    def has(self, s: PursuitState, me: Player) -> int:
        return me.unused

    def is_payable(self, s: PursuitState, me: Player, a: Ask, what: str, rule: str) -> bool:
        return a.enough(self.has(s, me), self.amount, what, self.word, rule)

    def pay(self, s: PursuitState, me: Player) -> None:
        me.spend_time(self.amount)

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        gain_hourglasses(s, me, self.amount, "POH-R65")


class ShortTerm(Part):
    """Short-term happiness. POH-R33: in a cost it is lost."""

    def possible(self, s: PursuitState, me: Player) -> bool:
        return can_lose_sth(s, me, self.amount)

    def pay(self, s: PursuitState, me: Player) -> None:
        lose_sth(s, me, self.amount, "POH-R33")

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        gain_sth(s, me, self.amount, "POH-19.1")


class LongTerm(Part):
    """Long-term happiness. POH-R33: in a cost it is lost."""

    def possible(self, s: PursuitState, me: Player) -> bool:
        return s.rules.negative_lth or me.lth >= self.amount

    def pay(self, s: PursuitState, me: Player) -> None:
        move_lth(s, me, -self.amount, BY_OVERFLOW, "POH-R33")

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        move_lth(s, me, self.amount, source, "POH-22.5")


class Stress(Part):
    """POH-R33: stress is taken, in a cost and in a reward."""

    def pay(self, s: PursuitState, me: Player) -> None:
        take_stress(s, me, self.amount, "POH-R33")

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        take_stress(s, me, self.amount, "POH-R33")


class Relax(Part):
    """POH-17.5: one space to the left within the section."""

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        ease(s, me, self.amount, "POH-17.5")


class GoodHealth(Part):
    """POH-17.6: a whole section to the left."""

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        improve_health(s, me, self.amount)


COSTS: Final = ["hourglass", "knowledge", "creativity", "influence", "money", "sth", "lth", "stress"]
# POH-R33: stress comes last, so that a reward is complete before it can kill.
REWARDS: Final = ["knowledge", "creativity", "influence", "money", "hourglass", "sth", "lth", "relax", "good_health", "stress"]


def part(word: str, amount: int, more: dict[str, type[Part]]) -> Part:
    """The part that a card writes as `word = amount`; expansions add words."""
    if word in GOODS:
        return Good(GOODS.index(word), amount)
    if word == "hourglass":
        return Hourglass(word, amount)
    if word == "sth":
        return ShortTerm(word, amount)
    if word == "lth":
        return LongTerm(word, amount)
    if word == "stress":
        return Stress(word, amount)
    if word == "relax":
        return Relax(word, amount)
    if word == "good_health":
        return GoodHealth(word, amount)
    return more[word](word, amount)


class Bundle:
    """A whole cost or reward."""

    def __init__(self, amounts: dict[str, int], more: dict[str, type[Part]]) -> None:
        known = REWARDS + list(more)
        self.amounts = {word: amounts[word] for word in known if word in amounts}  # for lists and pages
        self.parts = [part(word, amount, more) for word, amount in self.amounts.items()]
        self.others = [each for each in self.parts if not isinstance(each, Hourglass) and each.word not in GOODS[:RESOURCES]]
        self.knowledge = amounts.get("knowledge", 0)
        self.creativity = amounts.get("creativity", 0)
        self.influence = amounts.get("influence", 0)
        self.money = amounts.get("money", 0)
        self.hourglasses = amounts.get("hourglass", 0)
        self.stress = amounts.get("stress", 0)
        self.relax = amounts.get("relax", 0)
        self.good_health = amounts.get("good_health", 0)
        self.resources = self.knowledge + self.creativity + self.influence
        # POH-R33: if the order of the parts matters, the player chooses it.
        self.has_order = self.stress > 0 and self.relax + self.good_health > 0

    def of(self, good: int) -> int:
        """The amount of a resource or of money."""
        if good == KNOWLEDGE:
            return self.knowledge
        if good == CREATIVITY:
            return self.creativity
        if good == INFLUENCE:
            return self.influence
        return self.money

    def leaves(self, stress: int, relax: int, good_health: int) -> bool:
        """Can this be what is left of the bundle after the player has chosen some of its parts?"""
        parts = [(stress, self.stress), (relax, self.relax), (good_health, self.good_health)]
        return stress + relax + good_health > 0 and all(left in (0, whole) for left, whole in parts)

    def possible(self, s: PursuitState, me: Player) -> bool:
        """Can it be paid in full?"""
        return (
            me.unused >= self.hourglasses
            and me.knowledge >= self.knowledge
            and me.creativity >= self.creativity
            and me.influence >= self.influence
            and all(each.possible(s, me) for each in self.others)
        )

    def refuse(self, s: PursuitState, me: Player, a: Ask, what: str, rule: str) -> None:
        """Refuse, saying what is missing."""
        for each in self.parts:
            if not each.is_payable(s, me, a, what, rule):
                return

    def pay(self, s: PursuitState, me: Player) -> None:
        """POH-R32: all of it, before anything is gained."""
        if s.events is not None and self.resources + self.money:
            s.tell(event_kinds.PAID, "POH-R32", (me.seat, self.knowledge, self.creativity, self.influence, self.money))
        for each in self.parts:
            if me.alive:
                each.pay(s, me)
        for addition in s.additions:
            addition.paid(s, me, (self.knowledge, self.creativity, self.influence, self.money), False)

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        """All of it, as long as the player lives; POH-R33: the player chooses the order of stress and relief."""
        if s.events is not None and me.alive and self.resources + self.money:
            s.tell(event_kinds.GAINED, "POH-R32", (me.seat, self.knowledge, self.creativity, self.influence, self.money))
        if self.has_order and me.alive:
            s.then(OrderReward(me.seat, self.stress, self.relax, self.good_health))
        for each in self.parts:
            if me.alive and not (self.has_order and each.word in EASING):
                each.gain(s, me, source)


EASING: Final = ("stress", "relax", "good_health")
NO_BUNDLE: Final = Bundle({}, {})


def gain_hourglasses(s: PursuitState, me: Player, hourglasses: int, rule: str) -> None:
    """POH-R7: from the reserve, never more than there are markers of the colour."""
    hourglasses = min(hourglasses, s.rules.most_hourglasses - me.hourglasses)
    me.hourglasses += hourglasses
    me.unused += hourglasses
    if s.events is not None:
        s.tell(event_kinds.HOURGLASSES_GAINED, rule, (me.seat, hourglasses))


class OrderReward(Choice[PursuitState]):
    """POH-R33: which comes first, stress or relief?"""

    RULE = "POH-R33"
    FIELDS = ("who:seat", "stress", "relax", "good_health")

    def __init__(self, who: int, stress: int, relax: int, good_health: int) -> None:
        super().__init__(who)
        self.stress = stress
        self.relax = relax
        self.good_health = good_health

    def ask(self, s: PursuitState, a: Ask) -> None:
        if self.relax:
            a.offer(alphabet.FIRST_RELAX)
        if self.good_health:
            a.offer(alphabet.FIRST_GOOD_HEALTH)
        if self.stress:
            a.offer(alphabet.FIRST_STRESS)

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.TAKES_FIRST, option.text, "not-in-reward", "POH-R33")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me = s.players[self.who]
        stress, relax, good_health = self.stress, self.relax, self.good_health
        if option is alphabet.FIRST_STRESS:
            take_stress(s, me, stress, "POH-R33")
            stress = 0
        elif option is alphabet.FIRST_RELAX:
            ease(s, me, relax, "POH-17.5")
            relax = 0
        else:
            improve_health(s, me, good_health)
            good_health = 0
        if me.alive and stress + relax + good_health:
            s.then(OrderReward(self.who, stress, relax, good_health))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        if not any(each.leaves(self.stress, self.relax, self.good_health) for each in s.cards.ordered_rewards):
            return "no card brings such a reward"
        late = s.phase == END_OF_ROUND and self.who != NOTHING  # all share the reward of a Group Project
        return wrong_aside(s, below) or ("" if late else wrong_moment(s, self.who, ACTION if s.phase == ACTION else UPKEEP))


# --- what a Partner requires ---

SHOWN: Final = [*GOODS, "job", "items"]
JOB_SHOWN: Final = MONEY + 1
ITEMS_SHOWN: Final = MONEY + 2


class Requirement:
    """POH-13.7, POH-13.8: what must be shown, but isn't paid: resources, money, a Job of a level, or Items."""

    def __init__(self, word: str, amount: int) -> None:
        self.reason = f"show-{word}"  # in refusals
        self.shown = SHOWN.index(word)
        self.amount = amount

    def has(self, s: PursuitState, me: Player) -> int:
        """How much the player can show."""
        if self.shown == JOB_SHOWN:
            return 0 if me.job < 0 else s.cards.job_level[me.job]
        if self.shown == ITEMS_SHOWN:
            return len(me.items)
        return me.owns(self.shown)

    def needs(self, less: int) -> int:
        """How much is required; less with some traits."""
        return self.amount if self.shown > MONEY else max(0, self.amount - less)


NO_REQUIREMENT: Final = Requirement("items", 0)
