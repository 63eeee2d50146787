"""Why an option that the turn never considers isn't offered: too many, too late, another character's, not there."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.games.nation import alphabet, names
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.constants import BANKER, BUILDER
from felicity.games.nation.doctor import explain_medicine
from felicity.games.nation.explorer import PLAYED
from felicity.games.nation.state import NationState, Player


def explain_action(s: NationState, me: Player, option: NationOption, a: Ask) -> None:
    """Explain each kind by its own rule; options of other questions are explained there."""
    kind = option.kind
    if alphabet.VISITS.number <= kind.number <= alphabet.REPAYS.number:
        if is_seated(s, option, option.host, a) and a.allows(option.host != me.seat, option.text, "yourself", "NATION-2.c14"):
            explain_visit(s, me, s.players[option.host], option, a)
    elif kind == alphabet.UPGRADES:
        explain_upgrade(s, me, option, a)
    elif kind == alphabet.WORKS:
        a.within(option.level, me.level, option.text, "level", "NATION-2.b1")
    elif kind == alphabet.PLAYS:
        if a.allows(option.card in me.hand, option.text, "card-not-in-hand", "NATION-2.f1"):
            explain_card(s, me, option, a)
    elif kind in (alphabet.REPLACES, alphabet.WITHDRAWS):
        if a.allows(me.character == BANKER, option.text, "only-the-banker", "NATION-B.7"):
            a.refuse(option.text, "not-on-offer", "NATION-B.7")
    elif kind == alphabet.TAKES_MEDICINE:
        explain_medicine(option, a)


def is_seated(s: NationState, option: NationOption, seat: int, a: Ask) -> bool:
    """Is the seat that an option names at this table?"""
    return a.within(seat + 1, s.rules.seats, option.text, "no-such-seat", "NATION-0.1")


def explain_visit(s: NationState, me: Player, host: Player, option: NationOption, a: Ask) -> None:
    """NATION-2.c2, NATION-2.c4, NATION-2.c5: more than is for sale or can be paid for, or something that the host doesn't have."""
    if a.refuse_like(option, alphabet.VISIT[host.seat].text):
        return
    if option.kind != alphabet.BUYS:
        a.allows(host.character == BANKER, option.text, "only-at-the-banker", "NATION-2.c5")
    elif a.allows(host.character != BANKER, option.text, "nothing-for-sale", "NATION-2.b6") and a.enough(
        host.for_sale, option.items, option.text, "for-sale", "NATION-2.c2"
    ):
        a.enough(me.money, option.items * host.price, option.text, "money", "NATION-2.c4")


def explain_upgrade(s: NationState, me: Player, option: NationOption, a: Ask) -> None:
    """NATION-2.a2, NATION-2.a3: exactly the Houses needed; only the Builder has some for sale."""
    if a.refuse_like(option, alphabet.UPGRADE[0].text):
        return
    houses = s.cards.upgrade_houses[me.level_at()]
    if (
        a.allows(me.character == BUILDER or option.houses == 0, option.text, "only-the-builder", "NATION-2.a3")
        and a.enough(me.for_sale, option.houses, option.text, "for-sale", "NATION-2.a3")
        and a.within(option.houses, houses, option.text, "houses-needed", "NATION-2.a2")
    ):
        a.enough(me.houses + option.houses, houses, option.text, "houses", "NATION-2.a2")


def explain_card(s: NationState, me: Player, option: NationOption, a: Ask) -> None:
    """A card that can't be paid for, or isn't played this way: for another player, for nobody, for so many Tickets."""
    card = PLAYED[option.card]
    if a.refuse_like(option, card.text):
        return
    if option.card == names.WELL_TRAVELLED and option in alphabet.TRAVEL:
        price, spare = s.cards.ticket_price[option.card], me.money - s.cards.card_money[option.card]
        if a.within(option.tickets, s.cards.ticket_max[option.card], option.text, "most-tickets", card.rule) and a.enough(
            spare, option.tickets * price, option.text, "money", card.rule
        ):
            a.refuse(option.text, "supply", "NATION-R9")
    elif option in alphabet.PLAY_FOR[option.card] and card.has_target():
        if is_seated(s, option, option.target, a) and a.allows(option.target != me.seat, option.text, "yourself", card.rule):
            a.refuse(option.text, "eliminated", "NATION-1.10")
    else:
        a.refuse(option.text, "played-otherwise", card.rule)
