"""Happy Nation's options: every answer that a seat can ever give, in a fixed order, with tables in which the rules look them up."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option, OptionKinds
from felicity.core.position import seat_text
from felicity.games.nation import names
from felicity.games.nation.constants import CHARACTERS, HIGHEST_LEVEL, MAX_ITEMS, MAX_PRICE, MAX_SEATS, NOTHING

# Kinds: set-up, the actions of a day, free actions, questions out of turn, step 4.
KINDS: Final = OptionKinds()
CHOOSES_CHARACTER: Final = KINDS.add("character", "character:character")
UPGRADES: Final = KINDS.add("upgrade", "houses:for_sale")  # Houses taken from the for-sale area
WORKS: Final = KINDS.add("work", "level")
VISITS: Final = KINDS.add("visit", "host:seat")
BUYS: Final = KINDS.add("buy", "host:seat items", "visit {host} buy {items}")
BORROWS: Final = KINDS.add("borrow", "host:seat loan:loan", "visit {host} borrow {loan}")
REPAYS: Final = KINDS.add("repay", "host:seat", "visit {host} repay")
EXPLORES: Final = KINDS.add("explore")
ENJOYS: Final = KINDS.add("enjoy")
PLAYS: Final = KINDS.add("play", "card:explorer target:seat tickets:tickets")  # for another player, with tickets, or neither
INVESTS: Final = KINDS.add("invest")
OFFERS: Final = KINDS.add("offer", "loan:loan")
REPLACES: Final = KINDS.add("replace", "loan:loan by:loan", "replace {loan} with {by}")
WITHDRAWS: Final = KINDS.add("withdraw", "loan:loan")
WORKS_ABROAD: Final = KINDS.add("work-abroad")
ENDS_DAY: Final = KINDS.add("end-day")
TAKES_MEDICINE: Final = KINDS.add("take-medicine", "sale:sale")  # from the for-sale area?
STAYS_SICK: Final = KINDS.add("stay-sick")
USES_VACCINE: Final = KINDS.add("use-vaccine")
GETS_SICK: Final = KINDS.add("get-sick")
RESHUFFLES: Final = KINDS.add("reshuffle")
LEAVES_DISCARDS: Final = KINDS.add("leave-discards")
GIVES_PRESENT: Final = KINDS.add("give-present")
GIVES_NOTHING: Final = KINDS.add("give-nothing")
SETS_PRICE: Final = KINDS.add("price", "price")
DISCARDS: Final = KINDS.add("discard", "card:explorer")
STORES: Final = KINDS.add("store", "items")

MAX_UPGRADE_HOUSES: Final = 9
MAX_TICKETS: Final = 9  # bought with one card


class NationOption(Option):
    """One answer, with its arguments."""

    character: int
    houses: int
    level: int
    host: int
    items: int
    loan: int
    by: int
    card: int
    target: int
    tickets: int
    sale: int
    price: int


ALPHABET: Final = Alphabet(
    NationOption,
    {
        "seat": [seat_text(seat) for seat in range(MAX_SEATS)],
        "character": CHARACTERS,
        "explorer": names.EXPLORERS,
        "loan": [str(amount) for amount in names.LOANS],
        "for_sale": ["", *(f"with {houses} for sale" for houses in range(1, MAX_UPGRADE_HOUSES + 1))],
        "sale": ["", "for sale"],
    },
)

CHARACTER: Final = ALPHABET.add_each(CHOOSES_CHARACTER)
UPGRADE: Final = ALPHABET.add_each(UPGRADES)
WORK_AT: Final = [ALPHABET.add(WORKS, level) for level in range(1, HIGHEST_LEVEL + 1)]  # at level - 1
VISIT: Final = ALPHABET.add_each(VISITS)
# By host, at items - 1.
BUY: Final = [[ALPHABET.add(BUYS, host, items) for items in range(1, MAX_ITEMS + 1)] for host in range(MAX_SEATS)]
BORROW: Final = [ALPHABET.add_each(BORROWS, host) for host in range(MAX_SEATS)]
BUYING: Final = [f"{option.text} buy" for option in VISIT]  # what their options begin with, for refusals
BORROWING: Final = [f"{option.text} borrow" for option in VISIT]
REPAY: Final = ALPHABET.add_each(REPAYS)
EXPLORE: Final = ALPHABET.add(EXPLORES)
ENJOY: Final = ALPHABET.add(ENJOYS)
PLAY: Final = [ALPHABET.add(PLAYS, card, NOTHING, NOTHING, text=f"play {name}") for card, name in enumerate(names.EXPLORERS)]
PLAY_FOR: Final = [
    [ALPHABET.add(PLAYS, card, seat, NOTHING, text=f"play {name} {seat_text(seat)}") for seat in range(MAX_SEATS)]
    for card, name in enumerate(names.EXPLORERS)
]
TRAVEL: Final = [
    ALPHABET.add(PLAYS, names.WELL_TRAVELLED, NOTHING, tickets, text=f"{PLAY[names.WELL_TRAVELLED].text} {tickets}")
    for tickets in range(MAX_TICKETS + 1)
]
INVEST: Final = ALPHABET.add(INVESTS)
OFFER: Final = ALPHABET.add_each(OFFERS)
REPLACE: Final = [[ALPHABET.add(REPLACES, loan, by) for by in range(len(names.LOANS)) if by != loan] for loan in range(len(names.LOANS))]
WITHDRAW: Final = ALPHABET.add_each(WITHDRAWS)
WORK_ABROAD: Final = ALPHABET.add(WORKS_ABROAD)
END_DAY: Final = ALPHABET.add(ENDS_DAY)

TAKE_MEDICINE: Final = ALPHABET.add(TAKES_MEDICINE, 0)
TAKE_MEDICINE_FOR_SALE: Final = ALPHABET.add(TAKES_MEDICINE, 1)
STAY_SICK: Final = ALPHABET.add(STAYS_SICK)
USE_VACCINE: Final = ALPHABET.add(USES_VACCINE)
GET_SICK: Final = ALPHABET.add(GETS_SICK)
RESHUFFLE: Final = ALPHABET.add(RESHUFFLES)
LEAVE_DISCARDS: Final = ALPHABET.add(LEAVES_DISCARDS)
GIVE_PRESENT: Final = ALPHABET.add(GIVES_PRESENT)
GIVE_NOTHING: Final = ALPHABET.add(GIVES_NOTHING)

PRICE: Final = [ALPHABET.add(SETS_PRICE, price) for price in range(1, MAX_PRICE + 1)]  # at price - 1
DISCARD: Final = ALPHABET.add_each(DISCARDS)
STORE: Final = [ALPHABET.add(STORES, items) for items in range(MAX_ITEMS + 1)]
