"""Moving Markers around the tracks, and landing on special spaces."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.position import NOTHING
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.rainbow import alphabet, event_kinds
from felicity.games.rainbow.alphabet import RainbowOption
from felicity.games.rainbow.button import owner_of_button
from felicity.games.rainbow.cards import MONEY_GOAL
from felicity.games.rainbow.constants import (
    AREA_OF,
    AREAS,
    BLUE,
    FATE_KEY,
    FATE_SELF_IMPROVEMENT,
    GREEN,
    MONEY,
    ORANGE,
    PILE_OF,
    RED,
    place,
    space_of,
    track_of,
)
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.wheel import ReturnToWheel

DEVICE_RULES: Final = ("RAIN-MOVE-1", "RAIN-MOVE-2", "RAIN-MOVE-3", "RAIN-MOVE-4", "RAIN-MOVE-5", "RAIN-MOVE-6")  # by track


@mypyc_attr(free_list_len=1)
class UseDevice(Step[RainbowState]):
    """RAIN-MOVE-0, RAIN-SPACE-5a: move as many spaces forward as the track's device shows; the last space needs no exact number."""

    AT_ONCE = True
    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: RainbowState) -> None:
        me = s.players[self.who]
        track = track_of(me.marker)
        number = show_number(s, track)
        if s.events is not None:
            s.tell(event_kinds.DEVICE_USED, DEVICE_RULES[track], (self.who, track, number))
        last = s.cards.last[track]
        space = min(last, space_of(me.marker) + number)
        me.marker = place(track, space)
        if s.events is not None:
            s.tell(
                event_kinds.MOVED,
                "RAIN-MOVE-0" if space < last else "RAIN-SPACE-5a",
                (self.who, track, space, s.cards.colours[track][space]),
            )
        if space == last:
            complete(s, me, track)
        else:
            land(s, me, track, space)


def show_number(s: RainbowState, track: int) -> int:
    """RAIN-R27: hand, heart, computer wheel and lightning show one of their numbers at random; the others turn over a card."""
    pile = PILE_OF[track]
    if pile == NOTHING:
        return s.cards.numbers[track][s.rng.below(len(s.cards.numbers[track]))]
    if not s.piles[pile]:
        reshuffle(s, track, pile)
    number = s.piles[pile][-1]
    s.piles[pile] = s.piles[pile][:-1]
    s.used[pile] += (number,)
    return number


def reshuffle(s: RainbowState, track: int, pile: int) -> None:
    """RAIN-R26: used Bookshelf or Bicycle Wheel cards become a new pile."""
    s.piles[pile] = s.rng.shuffled(tuple(sorted(s.used[pile])))
    s.used[pile] = ()
    if s.events is not None:
        s.tell(event_kinds.DEVICE_RESHUFFLED, "RAIN-R26", (track, len(s.piles[pile])))


def complete(s: RainbowState, me: Player, track: int) -> None:
    """RAIN-R10: the key if it is due (RAIN-CHOOSE-10, RAIN-CHOOSE-12), then the Marker goes to the wheel, unless the key wins the game.

    RAIN-GEN-2, RAIN-SPACE-5c: Self-improvement has no key.
    """
    if s.events is not None:
        s.tell(event_kinds.COMPLETED, "RAIN-SPACE-5a", (me.seat, track))
    s.then(ReturnToWheel(me.seat))
    area = AREA_OF[track]
    if area != NOTHING and not me.has_key(area):
        s.earn_key(me, area, "RAIN-SPACE-5b")


def land(s: RainbowState, me: Player, track: int, space: int) -> None:
    """RAIN-R9, RAIN-R31: only coloured spaces have an effect, which can't be declined."""
    colour = s.cards.colours[track][space]
    if colour == GREEN:
        collect(s, me, s.cards.amounts[track][space])
    elif colour == RED:
        meet_fate(s, me)
    elif colour == BLUE:
        me.marker = place(track, 0)
        if s.events is not None:
            s.tell(event_kinds.SENT_BACK, "RAIN-SPACE-3", (me.seat, track))
    elif colour == ORANGE:
        s.draw_improvement(me.seat, "RAIN-SPACE-4")


def collect(s: RainbowState, me: Player, amount: int) -> None:
    """RAIN-SPACE-1a, RAIN-R11, RAIN-R12: the full amount; the total of $2,500 earns the Money key, and the bills go back."""
    if me.collected >= MONEY_GOAL or me.has_key(MONEY):
        if s.events is not None:
            s.tell(event_kinds.MONEY_ENOUGH, "RAIN-SPACE-1b" if me.collected >= MONEY_GOAL else "RAIN-R15", (me.seat,))
        return
    me.money += amount
    me.collected += amount
    if s.events is not None:
        s.tell(event_kinds.MONEY_COLLECTED, "RAIN-SPACE-1a", (me.seat, amount, me.collected))
    if me.collected >= MONEY_GOAL:
        if s.events is not None:
            s.tell(event_kinds.BILLS_RETURNED, "RAIN-R12", (me.seat, me.money))
        me.money = 0
        s.earn_key(me, MONEY, "RAIN-GEN-3")


def meet_fate(s: RainbowState, me: Player) -> None:
    """RAIN-SPACE-2X, RAIN-BTN-3 to RAIN-BTN-5: an opponent's Button spares the visitor and rewards its owner."""
    owner = owner_of_button(s, me.marker)
    if owner is None or owner is me:
        draw_fate(s, me)
        return
    if s.events is not None:
        s.tell(event_kinds.SPARED, "RAIN-SPACE-2X", (me.seat, owner.seat))
    s.draw_improvement(owner.seat, "RAIN-BTN-4")


def draw_fate(s: RainbowState, me: Player) -> None:
    """RAIN-SPACE-2, RAIN-R16: a hang-up stays with the player; every other card goes to the bottom of the pile."""
    if not s.fate:
        if s.events is not None:
            s.tell(event_kinds.FATE_PILE_EMPTY, "RAIN-R17", (me.seat,))
        return
    card = s.fate[-1]
    s.fate = s.fate[:-1]
    s.fate_known = min(s.fate_known, len(s.fate))
    if s.events is not None:
        s.tell(event_kinds.FATE_DRAWN, "RAIN-SPACE-2", (me.seat, card))
    if card < len(AREAS) and not me.is_safe(card):
        s.develop_hang_up(me, card)
        return
    s.fate = (card, *s.fate)
    s.fate_known += 1
    if card < len(AREAS):
        disregard(s, me, card, "RAIN-KEY-5")
    elif card == FATE_SELF_IMPROVEMENT:
        s.draw_improvement(me.seat, "RAIN-SPACE-2B")
    else:
        give_key(s, me)


def disregard(s: RainbowState, me: Player, card: int, rule: str) -> None:
    """The card has no effect."""
    if s.events is not None:
        s.tell(event_kinds.FATE_DISREGARDED, rule, (me.seat, card))


# --- Fate cards that give a key ---


def keys_to_take(s: RainbowState, me: Player) -> list[int]:
    """RAIN-R14: the areas with a track, and by an option Money, if the player doesn't have their key."""
    areas = len(AREAS) if s.rules.fate_key_money else MONEY
    return [area for area in range(areas) if not me.has_key(area)]


def give_key(s: RainbowState, me: Player) -> None:
    """RAIN-SPACE-2C: a key without travelling its track."""
    areas = keys_to_take(s, me)
    if not areas:
        disregard(s, me, FATE_KEY, "RAIN-R14")
    elif len(areas) == 1:
        s.earn_key(me, areas[0], "RAIN-SPACE-2C")
    else:
        s.then(ChooseKey(me.seat))


class ChooseKey(Choice[RainbowState]):
    """RAIN-SPACE-2C, RAIN-R14: one of the keys that the player needs."""

    RULE = "RAIN-SPACE-2C"

    def ask(self, s: RainbowState, a: Ask) -> None:
        me = s.players[self.who]
        for area, option in enumerate(alphabet.KEY):
            if not a.allows(area != MONEY or s.rules.fate_key_money, option.text, "money-has-no-track", "RAIN-R14"):
                continue
            if a.allows(not me.has_key(area), option.text, "key-earned-already", "RAIN-CHOOSE-11"):
                a.offer(option)

    def take(self, s: RainbowState, option: RainbowOption) -> None:
        s.earn_key(s.players[self.who], option.area, "RAIN-SPACE-2C")

    def misfit(self, s: RainbowState, below: list[AnyStep]) -> str:
        me = s.players[self.who]
        if not s.cards.fate_bit[me.marker] or owner_of_button(s, me.marker) not in (None, me):
            return "RAIN-SPACE-2C: only a player on a Fate space draws a key, and not below an opponent's Button"
        if len(keys_to_take(s, me)) < 2:
            return "RAIN-SPACE-2C: there are no two keys to choose from"
        return wrong_step_below(below, "FinishTurn") or s.not_in_turn_of(self.who)
