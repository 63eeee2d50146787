"""2. Take Project: Basic and Single-Round Projects, what a Project costs, and how a Basic one is advanced."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.state import ask_or_take
from felicity.core.step import AnyStep, Choice, wrong_step_below
from felicity.core.tuples import exchanged, without
from felicity.games.pursuit import alphabet, event_kinds
from felicity.games.pursuit.agenda import action_below, wrong_aside, wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import (
    ACTION,
    ADVANCING,
    BASIC,
    BY_PROJECTS,
    GROUP,
    JOINING,
    LEVELS,
    MAX_LEVEL,
    NOTHING,
    PROJECTS,
    SPARING,
    TAKE_PROJECT,
    TAKING,
    card_of,
    extra_of,
    group_card,
    held,
    level_of,
    on_space,
    role_seat,
    roles_of,
)
from felicity.games.pursuit.discard import code_of
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.group import cover, join, open_group
from felicity.games.pursuit.rows import FILL, take_from
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import take_stress

# --- costs ---


def discount_of(s: PursuitState, me: Player, deed: int) -> int:
    """POH-19.2, POH-19.3, POH-R24, POH-R63: resources saved by the current STH, which isn't spent; by an option only when advancing."""
    return me.sth if me.sth > 0 and (s.rules.discounts_all or deed >= ADVANCING) else 0


def malus_of(s: PursuitState, me: Player, deed: int) -> int:
    """POH-R26: by an option, extra resources for each point of STH below 0."""
    return -me.sth if s.rules.malus and me.sth < 0 and (s.rules.discounts_all or deed >= ADVANCING) else 0


def shortfall(me: Player, cost: Bundle) -> int:
    """Resources that are missing."""
    return max(0, cost.knowledge - me.knowledge) + max(0, cost.creativity - me.creativity) + max(0, cost.influence - me.influence)


def can_pay(s: PursuitState, me: Player, cost: Bundle, deed: int) -> bool:
    """POH-7.2, POH-R25, POH-R26: the whole cost, resources with the discount or the malus; money is never discounted."""
    if shortfall(me, cost) > discount_of(s, me, deed):
        return False
    malus = malus_of(s, me, deed)
    if malus and me.knowledge + me.creativity + me.influence < cost.resources + malus:
        return False
    return all(part.possible(s, me) for part in cost.others)


def refuse(s: PursuitState, me: Player, a: Ask, cost: Bundle, deed: int, what: str) -> None:
    """Say what is missing for a Project."""
    for part in cost.others:
        if not part.is_payable(s, me, a, what, "POH-7.2"):
            return
    fitting = cost.resources - shortfall(me, cost)
    if a.enough(fitting, cost.resources - discount_of(s, me, deed), what, "resources", "POH-7.2"):
        owned = me.knowledge + me.creativity + me.influence
        a.enough(owned, cost.resources + malus_of(s, me, deed), what, "resources", "POH-7.2")


def offer_project(s: PursuitState, me: Player, a: Ask, option: PursuitOption, cost: Bundle, deed: int) -> None:
    """A level or role, if it can be paid for."""
    if can_pay(s, me, cost, deed):
        a.offer(option)
    elif a.wants_reasons:
        refuse(s, me, a, cost, deed, option.text)


# --- what may be done ---


def ask_take(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-7.1, POH-8.2, POH-9.1, POH-10.1: a Basic Project at level 1, any level of a Single-Round one, any role of a Group one."""
    costs = s.cards.cost
    for card in s.rows[PROJECTS].cards:
        first = card * LEVELS
        for option in alphabet.TAKE[card]:
            offer_project(s, me, a, option, costs[first + option.level], TAKING)


def ask_join(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-10.4 to POH-10.6, POH-R62: a free role of an open Group Project, at most two for each player."""
    most = s.cards.board.roles_per_player
    for group in s.groups:
        card = group_card(group)
        options = alphabet.JOIN[card - alphabet.FIRST_GROUP]
        if not a.within(roles_of(group, me.seat), most - 1, f"join {s.cards.name(card)}", "two-roles", "POH-10.6"):
            continue
        for role, option in enumerate(options):
            if a.allows(role_seat(group, role) == NOTHING, option.text, "role-covered", "POH-10.5"):
                offer_project(s, me, a, option, s.cards.cost[card * LEVELS + role + 1], JOINING)


def ask_advance(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-16.4 to POH-16.6, POH-9.2: the next level of one's own Basic Project, with all its hourglasses."""
    for code in me.projects:
        card = card_of(code)
        if s.cards.kind[card] != BASIC:
            continue
        option = alphabet.ADVANCE[card]
        cost = s.cards.cost[card * LEVELS + level_of(code) + 1]
        if a.enough(me.unused, cost.hourglasses, option.text, "hourglass", "POH-16.5"):
            offer_project(s, me, a, option, cost, ADVANCING)


# --- paying ---


def pay_for(s: PursuitState, me: Player, deed: int, card: int, level: int) -> None:
    """POH-R19: the cost comes first. If STH leaves a choice of what to pay, the player is asked; for a malus always."""
    cost = s.cards.cost[card * LEVELS + level]
    is_charged = cost.resources > 0 or s.rules.corrected
    if (is_charged and malus_of(s, me, deed)) or (cost.resources and discount_of(s, me, deed)):
        ask_or_take(s, PayForProject(me.seat, deed, card, level))
        return
    pay(s, me, cost, 0, 0, 0)
    carry_out(s, me, deed, card, level)


def pay(s: PursuitState, me: Player, cost: Bundle, knowledge: int, creativity: int, influence: int, for_project: bool = True) -> None:
    """The cost with so many resources more (if negative, less); hourglasses are placed separately."""
    knowledge, creativity, influence = cost.knowledge + knowledge, cost.creativity + creativity, cost.influence + influence
    me.knowledge -= knowledge
    me.creativity -= creativity
    me.influence -= influence
    if s.events is not None and knowledge + creativity + influence + cost.money:
        s.tell(event_kinds.PAID, "POH-19.2", (me.seat, knowledge, creativity, influence, cost.money))
    for part in cost.others:
        if me.alive:
            part.pay(s, me)
    for addition in s.additions:
        addition.paid(s, me, (knowledge, creativity, influence, cost.money), for_project)


class PayForProject(Choice[PursuitState]):
    """POH-19.2, POH-R25, POH-R26, POH-R27: which resources to save, all or part of the discount; or, by an option, which to pay more of."""

    RULE = "POH-19.2"
    FIELDS = ("who:seat", "deed:deed", "card:card", "level")

    def __init__(self, who: int, deed: int, card: int, level: int) -> None:
        super().__init__(who)
        self.deed = deed
        self.card = card
        self.level = level

    def ask(self, s: PursuitState, a: Ask) -> None:
        me = s.players[self.who]
        cost = s.cards.cost[self.card * LEVELS + self.level]
        malus = malus_of(s, me, self.deed)
        if malus:
            ask_more(me, a, cost, malus)
        else:
            ask_less(me, a, cost, discount_of(s, me, self.deed))

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        me, cost = s.players[self.who], s.cards.cost[self.card * LEVELS + self.level]
        explain_payment(cost, malus_of(s, me, self.deed), discount_of(s, me, self.deed), option, a)

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me = s.players[self.who]
        sign, cost = 1 if option.kind == alphabet.ADDS else -1, s.cards.cost[self.card * LEVELS + self.level]
        pay(s, me, cost, sign * option.knowledge, sign * option.creativity, sign * option.influence)
        carry_out(s, me, self.deed, self.card, self.level)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        why = wrong_moment(s, self.who, ACTION)
        if why:
            return why
        if self.deed == SPARING and s.additions:
            return wrong_aside(s, below) or ("" if self.can_be_spared(s) else "this Project can't be advanced with one hourglass less")
        me, a, done = s.players[self.who], Ask(False), action_below(below)
        if self.deed == TAKING:
            ask_take(s, me, a)
        elif self.deed == JOINING:
            ask_join(s, me, a)
        elif self.deed == ADVANCING:
            ask_advance(s, me, a)
        if not any(self.is_for(s, option) and done in (NOTHING, option.number) for option in a.options):
            return "this can't be paid for now"
        if self.deed != ADVANCING and not on_space(me.spaces, TAKE_PROJECT):
            return "expected an hourglass on take_project"
        return wrong_step_below(below, "AfterAction" if s.additions else "FinishTurn")

    def is_for(self, s: PursuitState, option: Option) -> bool:
        """Is this the payment for that option?"""
        if self.deed != ADVANCING:
            return option.arguments == (self.card, self.level)
        if option.arguments != (self.card,):
            return False
        return self.level == level_of(code_of(s.players[self.who].projects, self.card)) + 1

    def can_be_spared(self, s: PursuitState) -> bool:
        """Is level 4 next, and does the player have the hourglasses and everything else for it?"""
        me, wanted = s.players[self.who], (self.card, MAX_LEVEL - 1)
        mine = [code for code in me.projects if (card_of(code), level_of(code)) == wanted and s.cards.kind[card_of(code)] == BASIC]
        if not mine or self.level != MAX_LEVEL:
            return False
        cost = s.cards.cost[self.card * LEVELS + MAX_LEVEL]
        return me.unused >= cost.hourglasses - 1 and can_pay(s, me, cost, SPARING)


def explain_payment(cost: Bundle, malus: int, discount: int, option: PursuitOption, a: Ask) -> None:
    """POH-19.2, POH-R25, POH-R26: more or less than STH allows, or more than the player has."""
    if option.kind not in (alphabet.SAVES, alphabet.ADDS):
        return
    more, text = option.knowledge + option.creativity + option.influence, option.text
    if option.kind == alphabet.SAVES:
        if not a.allows(malus == 0, text, "dearer-by-sth", "POH-R26"):
            return
        if a.within(more, discount, text, "discount", "POH-19.2") and a.allows(
            option.knowledge <= cost.knowledge and option.creativity <= cost.creativity and option.influence <= cost.influence,
            text,
            "more-than-it-costs",
            "POH-R25",
        ):
            a.refuse(text, "too-little-saved", "POH-7.2")
    elif a.within(more, malus, text, "malus", "POH-R26") and a.enough(more, malus, text, "malus", "POH-R26"):
        a.refuse(text, "not-owned", "POH-7.2")


def ask_less(me: Player, a: Ask, cost: Bundle, most: int) -> None:
    """Any part of the discount, from all to none."""
    for knowledge in range(min(most, cost.knowledge), max(0, cost.knowledge - me.knowledge) - 1, -1):
        for creativity in range(min(most - knowledge, cost.creativity), max(0, cost.creativity - me.creativity) - 1, -1):
            left = most - knowledge - creativity
            for influence in range(min(left, cost.influence), max(0, cost.influence - me.influence) - 1, -1):
                a.offer(alphabet.SAVE[knowledge][creativity][influence])


def ask_more(me: Player, a: Ask, cost: Bundle, malus: int) -> None:
    """The whole malus, in any kinds."""
    for knowledge in range(min(malus, me.knowledge - cost.knowledge), -1, -1):
        for creativity in range(min(malus - knowledge, me.creativity - cost.creativity), -1, -1):
            influence = malus - knowledge - creativity
            if influence <= me.influence - cost.influence:
                a.offer(alphabet.ADD[knowledge][creativity][influence])


# --- effects ---


def carry_out(s: PursuitState, me: Player, deed: int, card: int, level: int) -> None:
    """The Project is paid for."""
    if not me.alive:
        return
    if deed == TAKING:
        lay_down(s, me, card, level)
    elif deed == JOINING:
        join(s, me, card, level - 1)
    else:
        reach(s, me, card, level, 1 if deed == SPARING else 0)


def lay_down(s: PursuitState, me: Player, card: int, level: int) -> None:
    """POH-7.1, POH-7.4, POH-8.1, POH-R19: the card is laid down, slot stress, reward, the marker onto a role; the gap is filled."""
    s.then(FILL[PROJECTS])
    take_from(s, PROJECTS, card)
    full = me.slot_cards() >= s.cards.board.slot_limit
    is_group = s.cards.kind[card] == GROUP
    me.projects = me.projects + (held(card, 0 if is_group else level),)
    if s.events is not None:
        s.tell(event_kinds.PROJECT_TAKEN, "POH-7.1", (me.seat, card, level))
    if is_group:
        open_group(s, card)
    if full:
        take_stress(s, me, 1, "POH-7.4")
    if me.alive:
        s.cards.reward[card * LEVELS + level].gain(s, me, BY_PROJECTS)
        if is_group:
            cover(s, me, card, level - 1)


def advance(s: PursuitState, me: Player, card: int) -> None:
    """POH-16.4: the next level is paid for. POH-16.2: no repeat stress on cards."""
    pay_for(s, me, ADVANCING, card, level_of(code_of(me.projects, card)) + 1)


def reach(s: PursuitState, me: Player, card: int, level: int, spared: int) -> None:
    """POH-16.4, POH-16.17: hourglasses onto the card, the cube moves, the reward; POH-16.7: after level 4 the Project is finished."""
    at = card * LEVELS + level
    code = code_of(me.projects, card)
    hourglasses = s.cards.cost[at].hourglasses - spared
    me.unused -= hourglasses
    moved = held(card, level, extra_of(code) + hourglasses)
    me.projects = exchanged(me.projects, code, moved)
    if s.events is not None:
        s.tell(event_kinds.LEVEL_REACHED, "POH-16.4", (me.seat, card, level))
    s.cards.reward[at].gain(s, me, BY_PROJECTS)
    if level == MAX_LEVEL:
        finish(s, me, moved)


def finish(s: PursuitState, me: Player, code: int) -> None:
    """POH-16.7, POH-16.8, POH-16.18: set aside at once, hourglasses to Spent Time, the slot is free."""
    me.projects = without(me.projects, code)
    me.spent += extra_of(code)
    me.finished = me.finished + (held(card_of(code), MAX_LEVEL),)
    if s.events is not None:
        s.tell(event_kinds.PROJECT_FINISHED, "POH-16.7", (me.seat, card_of(code)))
