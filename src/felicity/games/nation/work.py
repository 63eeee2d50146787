"""2a. Upgrade the production level, and 2b. Work."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.games.nation import alphabet, event_kinds
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.cards import LEVELS
from felicity.games.nation.constants import BUILDER, HIGHEST_LEVEL, HOUSE, UPGRADE_HOURS, WORK
from felicity.games.nation.state import NationState, Player


def ask_upgrade(s: NationState, me: Player, a: Ask) -> None:
    """NATION-2.a1 to NATION-2.a6: money and Houses, which the Builder may also take from the for-sale area."""
    if not a.allows(me.produces(), "upgrade", "no-production", "NATION-2.a6"):
        return
    if not a.allows(me.level < HIGHEST_LEVEL, "upgrade", "highest-level", "NATION-2.a5"):
        return
    houses = s.cards.upgrade_houses[me.level_at()]
    spare = me.for_sale if me.character == BUILDER else 0
    if not a.enough(me.money, s.cards.upgrade_money[me.level_at()], "upgrade", "money", "NATION-2.a2"):
        return
    if not a.enough(me.houses + spare, houses, "upgrade", "houses", "NATION-2.a2"):
        return
    for from_sale in range(max(0, houses - me.houses), min(houses, spare) + 1):
        a.offer(alphabet.UPGRADE[from_sale])


def upgrade(s: NationState, me: Player, option: NationOption) -> None:
    """NATION-2.a3, NATION-2.a4, NATION-R6: Houses and money go to the Supply; the new level counts at once."""
    money, houses = s.cards.upgrade_money[me.level_at()], s.cards.upgrade_houses[me.level_at()]
    me.hours += UPGRADE_HOURS
    me.money -= money
    s.to_supply += money
    me.for_sale -= option.houses
    me.houses -= houses - option.houses
    s.return_to_supply(HOUSE, houses)
    me.level += 1
    if s.events is not None:
        s.tell(event_kinds.UPGRADED, "NATION-2.a1", (me.seat, me.level, money, houses, option.houses))


def can_work(s: NationState, me: Player, level: int) -> bool:
    """NATION-2.7, NATION-2.b4: are there hours and money for one batch at this level?"""
    at = me.character * LEVELS + level
    return s.cards.work_hours[at] <= me.hours_left() and s.cards.work_pay[at] <= me.money


def ask_work(s: NationState, me: Player, a: Ask) -> None:
    """NATION-2.b1, NATION-2.b5, NATION-R5: at the player's level; at a lower one only if that is impossible (or an option allows it)."""
    if not a.allows(me.produces(), "work", "no-production", "NATION-2.b6"):
        return
    if not a.enough(s.available(me.character, 1), 1, "work", "supply", "NATION-R9"):
        return
    own = can_work(s, me, me.level)
    lower = not own or s.rules.free_work_level
    for level in range(1, me.level + 1):
        option = alphabet.WORK_AT[level - 1]
        if level == me.level or a.allows(lower, option.text, "own-level-possible", "NATION-R5"):
            if can_work(s, me, level):
                a.offer(option)
            elif a.wants_reasons:
                refuse_work(s, me, a, level)


def refuse_work(s: NationState, me: Player, a: Ask, level: int) -> None:
    """What is missing for a batch."""
    at = me.character * LEVELS + level
    what = alphabet.WORK_AT[level - 1].text
    if a.enough(me.hours_left(), s.cards.work_hours[at], what, "hours", "NATION-2.7"):
        a.enough(me.money, s.cards.work_pay[at], what, "money", "NATION-2.b4")


def work(s: NationState, me: Player, level: int) -> None:
    """NATION-2.b1 to NATION-2.b4, NATION-R4, NATION-R9, NATION-R44: one batch, for sale; wages of foreign employees go onto the mat."""
    at = me.character * LEVELS + level
    hours, pay = s.cards.work_hours[at], s.cards.work_pay[at]
    items = s.available(me.character, s.cards.work_items[at])
    me.hours += hours
    s.pay_mat(me, pay)
    s.draw_from_supply(me.character, items)
    me.for_sale += items
    if s.events is not None:
        s.tell(event_kinds.WORKED, "NATION-2.b1", (me.seat, level, me.character, items, hours, pay))
    if s.rules.happy_work:
        s.move_happiness(me.seat, s.cards.work_happiness[at], WORK, "NATION-R44")
