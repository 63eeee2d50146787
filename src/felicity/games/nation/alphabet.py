"""Happy Nation's options: every answer that a seat can ever give, in a fixed order, with the tables by which the rules find them."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option
from felicity.core.position import seat_text
from felicity.games.nation import names
from felicity.games.nation.words import CHARACTERS, HIGHEST_LEVEL, MAX_ITEMS, MAX_PRICE, MAX_SEATS

# Kinds: set-up, the actions of a day, what costs no time, what is asked out of turn, step 4.
CHOOSES_CHARACTER: Final = 0
UPGRADES: Final = 1
WORKS: Final = 2
VISITS: Final = 3
BUYS: Final = 4
BORROWS: Final = 5
REPAYS: Final = 6
EXPLORES: Final = 7
ENJOYS: Final = 8
PLAYS: Final = 9
INVESTS: Final = 10
OFFERS: Final = 11
REPLACES: Final = 12
WITHDRAWS: Final = 13
WORKS_ABROAD: Final = 14
ENDS_DAY: Final = 15
TAKES_MEDICINE: Final = 16
STAYS_SICK: Final = 17
USES_VACCINE: Final = 18
GETS_SICK: Final = 19
RESHUFFLES: Final = 20
LEAVES_DISCARDS: Final = 21
GIVES_PRESENT: Final = 22
GIVES_NOTHING: Final = 23
SETS_PRICE: Final = 24
DISCARDS: Final = 25
STORES: Final = 26

KINDS: Final = [
    "character", "upgrade", "work", "visit", "buy", "borrow", "repay", "explore", "enjoy", "play", "invest", "offer", "replace",
    "withdraw", "work-abroad", "end-day", "take-medicine", "stay-sick", "use-vaccine", "get-sick", "reshuffle", "leave-discards",
    "give-present", "give-nothing", "price", "discard", "store",
]  # fmt: skip

MAX_UPGRADE_HOUSES: Final = 9
MAX_TICKETS: Final = 9  # bought with one card

ALPHABET: Final = Alphabet()


def _one(kind: int, text: str, who: int = 0, what: int = 0, amount: int = 0, how: int = 0) -> Option:
    return ALPHABET.add(kind, text, who, what, amount, how)


def _each(kind: int, verb: str, words: list[str]) -> list[Option]:
    return [_one(kind, f"{verb} {word}", what=what) for what, word in enumerate(words)]


def _seats(kind: int, text: str, what: int = 0) -> list[Option]:
    return [_one(kind, text.replace("SEAT", seat_text(who)), who=who, what=what) for who in range(MAX_SEATS)]


CHARACTER: Final = _each(CHOOSES_CHARACTER, "character", CHARACTERS)

# By the number of Houses taken from the for-sale area.
UPGRADE: Final = [
    _one(UPGRADES, f"upgrade with {houses} for sale" if houses else "upgrade", amount=houses) for houses in range(MAX_UPGRADE_HOUSES + 1)
]
WORK_AT: Final = [_one(WORKS, f"work {level}", amount=level) for level in range(1, HIGHEST_LEVEL + 1)]  # at level - 1
VISIT: Final = _seats(VISITS, "visit SEAT")
BUY: Final = [
    [_one(BUYS, f"{VISIT[who].text} buy {items}", who=who, amount=items) for items in range(1, MAX_ITEMS + 1)] for who in range(MAX_SEATS)
]  # by host, at items - 1
BORROW: Final = [
    [_one(BORROWS, f"{VISIT[who].text} borrow {amount}", who=who, what=loan) for loan, amount in enumerate(names.LOANS)]
    for who in range(MAX_SEATS)
]
BUYING: Final = [f"{option.text} buy" for option in VISIT]  # what their options begin with, for refusals
BORROWING: Final = [f"{option.text} borrow" for option in VISIT]
REPAY: Final = _seats(REPAYS, "visit SEAT repay")
EXPLORE: Final = _one(EXPLORES, "explore")
ENJOY: Final = _one(ENJOYS, "enjoy")
PLAY: Final = _each(PLAYS, "play", names.EXPLORERS)
PLAY_FOR: Final = [_seats(PLAYS, f"{PLAY[card].text} SEAT", card) for card in range(len(names.EXPLORERS))]
TRAVEL: Final = [
    _one(PLAYS, f"{PLAY[names.WELL_TRAVELLED].text} {tickets}", what=names.WELL_TRAVELLED, amount=tickets)
    for tickets in range(MAX_TICKETS + 1)
]
INVEST: Final = _one(INVESTS, "invest")
OFFER: Final = [_one(OFFERS, f"offer {amount}", what=loan) for loan, amount in enumerate(names.LOANS)]
REPLACE: Final = [
    [_one(REPLACES, f"replace {old} with {new}", what=loan, how=by) for by, new in enumerate(names.LOANS) if by != loan]
    for loan, old in enumerate(names.LOANS)
]
WITHDRAW: Final = [_one(WITHDRAWS, f"withdraw {amount}", what=loan) for loan, amount in enumerate(names.LOANS)]
WORK_ABROAD: Final = _one(WORKS_ABROAD, "work abroad")
END_DAY: Final = _one(ENDS_DAY, "end day")

TAKE_MEDICINE: Final = _one(TAKES_MEDICINE, "take medicine")
TAKE_MEDICINE_FOR_SALE: Final = _one(TAKES_MEDICINE, "take medicine for sale", how=1)
STAY_SICK: Final = _one(STAYS_SICK, "stay sick")
USE_VACCINE: Final = _one(USES_VACCINE, "use vaccine")
GET_SICK: Final = _one(GETS_SICK, "get sick")
RESHUFFLE: Final = _one(RESHUFFLES, "reshuffle")
LEAVE_DISCARDS: Final = _one(LEAVES_DISCARDS, "leave discards")
GIVE_PRESENT: Final = _one(GIVES_PRESENT, "give present")
GIVE_NOTHING: Final = _one(GIVES_NOTHING, "give nothing")

PRICE: Final = [_one(SETS_PRICE, f"price {price}", amount=price) for price in range(1, MAX_PRICE + 1)]  # at price - 1
DISCARD: Final = _each(DISCARDS, "discard", names.EXPLORERS)
STORE: Final = [_one(STORES, f"store {items}", amount=items) for items in range(MAX_ITEMS + 1)]
