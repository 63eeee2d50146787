"""End of Round: the National Bank prints money, and the Foreign Countries buy where the price is right."""

from __future__ import annotations

from felicity.games.nation import event_kinds
from felicity.games.nation.constants import FOREIGN_BUY_ITEMS, FOREIGN_BUY_SHARE, PRINTED_MONEY
from felicity.games.nation.state import NationState, Player


def print_money(s: NationState) -> None:
    """NATION-E.1: 5B from the Supply for each player still in the game."""
    for seat in s.in_order():
        s.players[seat].money += PRINTED_MONEY
        s.printed += PRINTED_MONEY
        if s.events is not None:
            s.tell(event_kinds.MONEY_PRINTED, "NATION-E.1", (seat, PRINTED_MONEY))


def foreigners_buy(s: NationState) -> None:
    """NATION-E.2a, NATION-R23: money on the mat is counted once, before the first purchase; they pay up to a tenth of it."""
    s.counted = s.mat
    if s.events is not None:
        s.tell(event_kinds.MAT_COUNTED, "NATION-E.2a", (s.mat,))
    for seat in s.in_order():
        player = s.players[seat]
        player.sold_abroad = 0
        if player.produces() and player.price * FOREIGN_BUY_SHARE <= s.counted:
            sell_abroad(s, player)


def sell_abroad(s: NationState, player: Player) -> None:
    """NATION-E.2b to NATION-E.2d, NATION-R24: up to 2 items from the for-sale area, paid from the mat; the items go to the Supply."""
    items = min(FOREIGN_BUY_ITEMS, player.for_sale)
    if items == 0:
        return
    money = items * player.price
    player.for_sale -= items
    player.sold_abroad = items
    player.money += money
    s.mat -= money
    s.return_to_supply(player.character, items)
    if s.events is not None:
        s.tell(event_kinds.FOREIGNERS_BOUGHT, "NATION-E.2c", (player.seat, player.character, items, money))
