"""5 and 9: the effects of unlocked skills: bonuses, free actions, storage cards, time management and the diary."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.nostalgia import alphabet, event_kinds
from felicity.games.nostalgia.album import Albums, albums_of
from felicity.games.nostalgia.constants import (
    BY_NOSTALGIA,
    as_used,
    card_in,
    is_used,
    stock_in,
    with_markers,
    with_stock,
)
from felicity.games.pursuit import alphabet as base
from felicity.games.pursuit import event_kinds as base_event_kinds
from felicity.games.pursuit.agenda import action_below, wrong_aside, wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import (
    ACTION,
    BASIC,
    BY_INHERITANCE,
    LEVELS,
    MAX_LEVEL,
    RESOURCES,
    SPARING,
    UPKEEP,
    card_of,
    level_of,
)
from felicity.games.pursuit.effects import Bundle
from felicity.games.pursuit.happiness import move_lth
from felicity.games.pursuit.projects import discount_of, malus_of, pay_for
from felicity.games.pursuit.state import Player, PursuitState

# --- bonuses ---


def help_with(s: PursuitState, albums: Albums, me: Player, option: PursuitOption, deeds: int) -> None:
    """NOS-5.10: skills that give something after every such action, except the one that unlocked them."""
    card_data = albums.card_data
    for code in albums.unlocked(me.seat):
        card = card_in(code)
        on = card_data.skill_on[card]
        if on >= 0 and (deeds >> on) & 1 and not (option.kind == alphabet.PROGRESSES and option.card == card):
            gain(s, me, card, card_data.skill_gain[card])


def help_in_upkeep(s: PursuitState, albums: Albums, me: Player) -> None:
    """NOS-5.10: skills that give something every round."""
    for code in albums.unlocked(me.seat):
        bonus = albums.card_data.skill_upkeep[card_in(code)]
        if bonus.parts:
            gain(s, me, card_in(code), bonus)


def gain(s: PursuitState, me: Player, card: int, bonus: Bundle) -> None:
    """What a skill brings."""
    if s.events is not None:
        s.tell(event_kinds.SKILL_HELPED, "NOS-5.10", (me.seat, card))
    bonus.gain(s, me, BY_NOSTALGIA)


# --- free actions ---


def ask_use(albums: Albums, me: Player, a: Ask) -> None:
    """NOS-9.10, NOS-R20, NOS-R31: once a round, for one of the player's unused hourglasses, even the last."""
    for code in albums.unlocked(me.seat):
        card = card_in(code)
        if albums.card_data.is_usable[card] and a.allows(not is_used(code), alphabet.USE[card].text, "used", "NOS-R20"):
            a.offer(alphabet.USE[card])


def use(s: PursuitState, me: Player, card: int) -> None:
    """NOS-9.10: an hourglass on the card as a reminder, and what the skill brings."""
    albums = albums_of(s)
    album = albums.albums[me.seat]
    code = album.realisation(card)
    me.unused -= 1
    album.change(code, as_used(with_markers(code, 1)))
    if s.events is not None:
        s.tell(event_kinds.SKILL_USED, "NOS-9.10", (me.seat, card))
    albums.card_data.skill_use[card].gain(s, me, BY_NOSTALGIA)


# --- storage cards ---


def look_into_stores(s: PursuitState, albums: Albums, me: Player, amounts: tuple[int, int, int, int]) -> None:
    """NOS-9.1, NOS-9.2, NOS-R33: a payment that leaves none of a kind lets the player take some from cards that store it."""
    for code in albums.albums[me.seat].realised:
        good = albums.card_data.stored_good[card_in(code)]
        if stock_in(code) and amounts[good] > 0 and me.owns(good) == 0:
            s.then(LookIntoStock(me.seat, card_in(code)))


class LookIntoStock(Step[PursuitState]):
    """NOS-R22, NOS-R33: once the action is done, the player is asked, if alive (POH-18.6) and if some is still stored."""

    FIELDS = ("who:seat", "nostalgia:nostalgia")

    def __init__(self, who: int, nostalgia: int) -> None:
        self.who = who
        self.nostalgia = nostalgia

    def run(self, s: PursuitState) -> None:
        if s.players[self.who].alive and stock_in(albums_of(s).albums[self.who].realisation(self.nostalgia)):
            s.then(DrawFromStock(self.who, self.nostalgia))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_store(s, self.who, self.nostalgia, 0, below)


def wrong_store(s: PursuitState, who: int, card: int, least: int, below: list[AnyStep]) -> str:
    """Why this player can't be asked about this card's stock, now or later."""
    why = wrong_aside(s, below) or wrong_moment(s, who, ACTION if s.phase == ACTION else UPKEEP)
    if why:
        return why
    mine = [code for code in albums_of(s).unlocked(who) if card_in(code) == card and albums_of(s).card_data.stock[card]]
    return "" if mine and stock_in(mine[0]) >= least else f"{seat_text(who)} has nothing stored on {alphabet.name(card)}"


class DrawFromStock(Choice[PursuitState]):
    """NOS-9.2, NOS-R22: take 3 from the card, or what is left; or nothing."""

    RULE = "NOS-9.2"
    FIELDS = ("who:seat", "nostalgia:nostalgia")

    def __init__(self, who: int, nostalgia: int) -> None:
        super().__init__(who)
        self.nostalgia = nostalgia

    def ask(self, s: PursuitState, a: Ask) -> None:
        assert stock_in(albums_of(s).albums[self.who].realisation(self.nostalgia)), "nothing is stored there"
        a.offer(alphabet.DRAW[self.nostalgia])
        a.offer(alphabet.LEAVE[self.nostalgia])

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        a.allows(option.kind not in (alphabet.DRAWS, alphabet.LEAVES), option.text, "other-card", "NOS-9.2")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        if option.kind == alphabet.DRAWS:
            draw(s, s.players[self.who], self.nostalgia)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_store(s, self.who, self.nostalgia, 1, below)


def draw(s: PursuitState, me: Player, card: int) -> None:
    """NOS-9.2: goods come from the card."""
    albums = albums_of(s)
    album, card_data = albums.albums[me.seat], albums.card_data
    code = album.realisation(card)
    good, amount = card_data.stored_good[card], min(card_data.portion[card], stock_in(code))
    left = stock_in(code) - amount
    album.change(code, with_stock(code, left))
    me.take(good, amount)
    if s.events is not None:
        s.tell(event_kinds.DRAWN, "NOS-9.2", (me.seat, card, good, amount, left))
        goods = [amount if each == good else 0 for each in range(RESOURCES + 1)]
        s.tell(base_event_kinds.GAINED, "NOS-9.2", (me.seat, goods[0], goods[1], goods[2], goods[3]))


# --- time management ---


def time_skill(albums: Albums, me: Player) -> int:
    """The unlocked card that lets resources replace an hourglass, or -1."""
    for code in albums.unlocked(me.seat):
        if albums.card_data.replaces_time[card_in(code)]:
            return card_in(code)
    return -1


def ask_focus(s: PursuitState, albums: Albums, me: Player, a: Ask) -> None:
    """NOS-9.11, NOS-R37: level 4 of one's own Basic Project with one hourglass fewer, for resources of any kinds."""
    if not albums.albums[me.seat].realised or time_skill(albums, me) < 0:
        return
    for code in me.projects:
        card = card_of(code)
        if s.cards.kind[card] != BASIC:
            continue
        option = alphabet.FOCUS[card]
        cost = s.cards.cost[card * LEVELS + MAX_LEVEL]
        if not a.enough(level_of(code) + 1, MAX_LEVEL, option.text, "project-level", "NOS-9.11"):
            continue
        if not a.enough(me.unused, cost.hourglasses - 1, option.text, "hourglass", "NOS-9.11"):
            continue
        if a.allows(len(payments_of(s, albums, me, card)) > 0, option.text, "time-resources", "NOS-9.12"):
            a.offer(option)


def payments_of(s: PursuitState, albums: Albums, me: Player, project: int) -> list[PursuitOption]:
    """NOS-9.11, NOS-9.12: resources of any kinds that replace an hourglass and leave enough for the level; STH changes only its cost."""
    needed = albums.card_data.replaces_time[time_skill(albums, me)]
    cost = s.cards.cost[project * LEVELS + MAX_LEVEL]
    if not all(part.possible(s, me) for part in cost.others):
        return []
    found: list[PursuitOption] = []
    for knowledge in range(min(needed, me.knowledge), -1, -1):
        for creativity in range(min(needed - knowledge, me.creativity), -1, -1):
            influence = needed - knowledge - creativity
            if influence <= me.influence and leaves_enough(s, me, cost, knowledge, creativity, influence):
                found.append(base.ADD[knowledge][creativity][influence])
    return found


def leaves_enough(s: PursuitState, me: Player, cost: Bundle, knowledge: int, creativity: int, influence: int) -> bool:
    """Can the level still be paid without these resources?"""
    k, c, i = me.knowledge - knowledge, me.creativity - creativity, me.influence - influence
    short = max(0, cost.knowledge - k) + max(0, cost.creativity - c) + max(0, cost.influence - i)
    malus = malus_of(s, me, SPARING)
    return short <= discount_of(s, me, SPARING) and (not malus or k + c + i >= cost.resources + malus)


class PayForTime(Choice[PursuitState]):
    """NOS-9.11: which resources replace the hourglass?"""

    RULE = "NOS-9.11"
    FIELDS = ("who:seat", "card:card")

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def ask(self, s: PursuitState, a: Ask) -> None:
        for option in payments_of(s, albums_of(s), s.players[self.who], self.card):
            a.offer(option)

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        if option.kind != base.ADDS:
            return
        albums, more = albums_of(s), option.knowledge + option.creativity + option.influence
        needed = albums.card_data.replaces_time[time_skill(albums, s.players[self.who])]
        if a.enough(more, needed, option.text, "resources-for-time", "NOS-9.11") and a.within(
            more, needed, option.text, "resources-for-time", "NOS-9.11"
        ):
            a.refuse(option.text, "time-resources", "NOS-9.12")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        me, albums = s.players[self.who], albums_of(s)
        me.knowledge -= option.knowledge
        me.creativity -= option.creativity
        me.influence -= option.influence
        if s.events is not None:
            s.tell(event_kinds.TIME_REPLACED, "NOS-9.11", (self.who, time_skill(albums, me), self.card))
            s.tell(base_event_kinds.PAID, "NOS-9.11", (self.who, option.knowledge, option.creativity, option.influence, 0))
        look_into_stores(s, albums, me, (option.knowledge, option.creativity, option.influence, 0))
        pay_for(s, me, SPARING, self.card, MAX_LEVEL)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        why = wrong_moment(s, self.who, ACTION) or wrong_step_below(below, "AfterAction")
        if why:
            return why
        a = Ask(False)
        ask_focus(s, albums_of(s), s.players[self.who], a)
        offered = any(option.arguments == (self.card,) and option.number == action_below(below) for option in a.options)
        return "" if offered else "this Project can't be advanced with one hourglass less"


# --- the diary ---


def inherit_by_diary(s: PursuitState, albums: Albums, player: Player, parts: tuple[int, ...]) -> tuple[int, ...]:
    """NOS-9.5, NOS-R21: resources of all kinds are counted together instead; money as usual."""
    for code in albums.unlocked(player.seat):
        unit = albums.card_data.inherits_by[card_in(code)]
        if unit:
            goods = [s.remaining(player, good) for good in range(RESOURCES)]
            lth = sum([1 for amount in goods if amount]) if albums.diary_by_kind else sum(goods) // unit
            if s.events is not None:
                s.tell(event_kinds.DIARY_READ, "NOS-9.5", (player.seat, card_in(code), sum(goods), lth))
            move_lth(s, player, lth, BY_INHERITANCE, "NOS-9.5")
            return (0, 0, 0, parts[3])
    return parts
