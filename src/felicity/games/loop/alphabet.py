"""LOOP's options: every answer that a seat can ever give, in a fixed order, with the tables by which the rules find them."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option
from felicity.core.position import seat_text
from felicity.games.loop import names
from felicity.games.loop.words import (
    ACQUIRE,
    BARTER,
    DECKS,
    FAVOURS,
    FOOD,
    MARKET,
    MATERIALS,
    MAX_QUALITY,
    MAX_SEATS,
    RESELL,
    SHARE,
    SHARED,
    UTILITY,
    is_forged,
    quality_of,
    shares_of,
    type_of,
)

# Kinds, in groups: the turn's action, REPUTATION, GOAL, FAVOUR, ABILITY, credit, and what is asked out of turn.
WORKS: Final = 0
TAKES_COIN: Final = 1
BUYS: Final = 2
SALVAGES: Final = 3
PAYS: Final = 4
CONSUMES: Final = 5
USES: Final = 6
DROPS: Final = 7
CLAIMS: Final = 8
SPENDS_FOR_COIN: Final = 9
SPENDS_FOR_HAPPINESS: Final = 10
ACQUIRES: Final = 11
BARTERS: Final = 12
RECYCLES: Final = 13
RESELLS: Final = 14
SHARES: Final = 15
OFFERS: Final = 16
PLAYS_FACE_DOWN: Final = 17
PLAYS_AS_RESELL: Final = 18
ACCEPTS: Final = 19
REJECTS_WITH_CARD: Final = 20
REJECTS_WITH_REPUTATION: Final = 21
CALLS: Final = 22
OBJECTS: Final = 23
PASSES: Final = 24
INFLUENCES: Final = 25
AGREES: Final = 26
REFUSES: Final = 27
FORGES: Final = 28
FORGES_INTO: Final = 29
REPAIRS: Final = 30
SWAPS: Final = 31
LIVES_SIMPLY: Final = 32
INVESTS: Final = 33
CARES: Final = 34
SCAVENGES: Final = 35
PEEKS: Final = 36
DRAFTS: Final = 37
APPLIES: Final = 38
TAKES: Final = 39
TAKES_SLOT: Final = 40
SKIPS: Final = 41
PAYS_OFF: Final = 42
ENDS_TURN: Final = 43
NAMES: Final = 44
LOSES_COIN: Final = 45
TOSSES: Final = 46
WEARS: Final = 47
REDEEMS: Final = 48
REPURCHASES: Final = 49
GIVES: Final = 50
RESOLVES: Final = 51
CHOOSES_CAREER: Final = 52

KINDS: Final = [
    "work", "take-coin", "buy", "salvage", "pay", "consume", "use", "drop", "claim", "reputation-coin", "reputation-happiness",
    "acquire", "barter", "recycle", "resell", "share", "offer", "face-down", "as-resell", "accept", "reject-card", "reject-reputation",
    "call", "object", "pass", "influence", "agree", "refuse", "forge", "into", "repair", "swap", "minimalist", "invest", "care",
    "scavenge", "peek", "draft", "apply", "take", "slot", "skip", "pay-off", "end-turn", "name", "lose-coin", "toss", "wear", "redeem",
    "repurchase", "give", "resolve", "career",
]  # fmt: skip

# How a MATERIAL differs from others of its type and QUALITY: not at all, shared this turn, forged this turn.
MARKS: Final = ["", " shared", " forged"]
REFS: Final = 60  # ways to name a MATERIAL in an AREA: 5 types, 4 QUALITY, 3 marks


def _ref(m: int) -> int:
    mark = 2 if is_forged(m) else 1 if shares_of(m) > 0 else 0
    return (type_of(m) * MAX_QUALITY + quality_of(m) - 1) * 3 + mark


# The number by which options name a MATERIAL, by the MATERIAL; it is asked for so often that it is looked up.
REF: Final = bytes([_ref(m) if quality_of(m) else 0 for m in range(SHARED * (MAX_QUALITY + 1))])


def ref_text(number: int) -> str:
    """E.g. `glass 3`, `glass 3 forged`."""
    kind, mark = divmod(number, 3)
    type, quality = divmod(kind, MAX_QUALITY)
    return f"{MATERIALS[type]} {quality + 1}{MARKS[mark]}"


ALPHABET: Final = Alphabet()


def _one(kind: int, text: str, who: int = 0, what: int = 0, amount: int = 0, how: int = 0) -> Option:
    return ALPHABET.add(kind, text, who, what, amount, how)


def _each(kind: int, verb: str, words: list[str]) -> list[Option]:
    return [_one(kind, f"{verb} {word}", what=what) for what, word in enumerate(words)]


def _seats(kind: int, verb: str) -> list[Option]:
    return [_one(kind, f"{verb} {seat_text(who)}", who=who) for who in range(MAX_SEATS)]


def _refs(kind: int, verb: str, places: list[str]) -> list[Option]:
    """Options that name a place and a MATERIAL, at `place * REFS + ref`."""
    return [
        _one(kind, " ".join(f"{verb} {place} {ref_text(number)}".split()), who=who, what=number)
        for who, place in enumerate(places)
        for number in range(REFS)
    ]


def _priced(kind: int, verb: str, words: list[str]) -> list[Option]:
    """Purchases: QUALITY, of which up to 2 by REPUTATION, at full or half price; at `price_index`. At least 1 QUALITY is paid in COIN."""
    table: list[Option] = []
    for what, word in enumerate(words):
        for quality in range(1, MAX_QUALITY + 1):
            for reputation in range(3):
                for half in range(2):
                    if reputation >= quality:
                        table.append(table[-1])  # no such purchase; never looked up
                        continue
                    extra = (f" with {reputation}" if reputation else "") + (" half" if half else "")
                    text = " ".join(f"{verb} {word} {quality}{extra}".split())
                    table.append(_one(kind, text, who=half, what=what, amount=quality, how=reputation))
    return table


def price_index(type: int, quality: int, reputation: int, half: int) -> int:
    """Where a purchase stands in `BUY` or (with type 0) `PAY`."""
    return ((type * MAX_QUALITY + quality - 1) * 3 + reputation) * 2 + half


_SEATS: Final = [seat_text(who) for who in range(MAX_SEATS)]
_LANDFILLS: Final = [*_SEATS, "central"]

WORK_AT: Final = [_one(WORKS, "work"), *(_one(WORKS, f"work {number}", what=number) for number in range(1, 4))]
TAKE_COIN: Final = _one(TAKES_COIN, "take a coin")
BUY: Final = _priced(BUYS, "buy", MATERIALS)
SALVAGE: Final = [
    _one(SALVAGES, f"salvage {place} {word}", who=who, what=what)
    for who, place in enumerate(_LANDFILLS)
    for what, word in enumerate(MATERIALS)
]
PAY: Final = _priced(PAYS, "pay", [""])
CONSUME: Final = _each(CONSUMES, "consume", names.ACTIVITIES)
USE: Final = _refs(USES, "use", [*_SEATS, "market"])
DROP: Final = _each(DROPS, "drop", names.ACTIVITIES)
CLAIM: Final = _each(CLAIMS, "claim", names.GOALS)
SPEND_FOR_COIN: Final = _one(SPENDS_FOR_COIN, "reputation for coin")
SPEND_FOR_HAPPINESS: Final = _one(SPENDS_FOR_HAPPINESS, "reputation for happiness")

ACQUIRE_FROM: Final = _refs(ACQUIRES, "acquire", [*_SEATS, "market"])
BARTER_FOR: Final = _refs(BARTERS, "barter", [*_SEATS, "market"])
RECYCLE_FROM: Final = [
    _one(RECYCLES, f"recycle {seat_text(who)} {MATERIALS[what]} {quality}", who=who, what=what, amount=quality)
    for who in range(MAX_SEATS)
    for what in range(UTILITY)
    for quality in range(1, MAX_QUALITY + 1)
]
RENEW: Final = [
    _one(RECYCLES, f"renew {word} {quality}", who=MARKET, what=what, amount=quality)
    for what, word in enumerate(MATERIALS)
    for quality in range(1, MAX_QUALITY + 1)
]
RESELL_TO: Final = _refs(RESELLS, "resell", [*_SEATS, "deck"])
SHARE_OF: Final = _refs(SHARES, "share", [*_SEATS, "market"])
OFFER: Final = _refs(OFFERS, "offer", [""])
FACE_DOWN: Final = _each(PLAYS_FACE_DOWN, "face-down", FAVOURS)
AS_RESELL: Final = _one(PLAYS_AS_RESELL, "recycle as resell")

ACCEPT: Final = _one(ACCEPTS, "accept")
REJECT_WITH_CARD: Final = _one(REJECTS_WITH_CARD, "reject with card")
REJECT_WITH_REPUTATION: Final = _one(REJECTS_WITH_REPUTATION, "reject with reputation")
CALL: Final = _one(CALLS, "call")
OBJECT: Final = _each(OBJECTS, "object", FAVOURS)
PASS: Final = _one(PASSES, "pass")

INFLUENCE_FOR_COIN: Final = [_one(INFLUENCES, f"influence {seat_text(who)} for coin", who=who, what=0) for who in range(MAX_SEATS)]
INFLUENCE_FOR_REPUTATION: Final = [
    _one(INFLUENCES, f"influence {seat_text(who)} for reputation", who=who, what=1) for who in range(MAX_SEATS)
]
AGREE: Final = _one(AGREES, "agree")
REFUSE: Final = _one(REFUSES, "refuse")
FORGE: Final = _refs(FORGES, "forge", _SEATS)
INTO: Final = [_one(FORGES_INTO, f"into {word}", what=what) for what, word in enumerate(MATERIALS) if what != FOOD]
REPAIR: Final = _refs(REPAIRS, "repair", _SEATS)
SWAP: Final = _each(SWAPS, "swap", FAVOURS)
MINIMALIST: Final = _one(LIVES_SIMPLY, "minimalist")
INVEST: Final = _one(INVESTS, "invest")
CARE: Final = [
    _one(CARES, f"care {seat_text(who)} {word}", who=who, what=what) for who in range(MAX_SEATS) for what, word in enumerate(FAVOURS)
]
SCAVENGE: Final = [
    _one(SCAVENGES, f"scavenge {place} {MATERIALS[what]}", who=who, what=what)
    for who, place in enumerate(_LANDFILLS)
    for what in range(UTILITY)
]
PEEK: Final = _each(PEEKS, "peek", DECKS)
DRAFT: Final = _seats(DRAFTS, "draft")

APPLY: Final = _one(APPLIES, "apply")
TAKE: Final = _each(TAKES, "take", MATERIALS)
SLOT: Final = [_one(TAKES_SLOT, f"slot {slot + 1}", what=slot) for slot in range(5)]
SKIP: Final = _one(SKIPS, "skip")
PAY_OFF: Final = [
    _one(PAYS_OFF, f"pay off {on} with {coins}", what=on, amount=coins) for on in range(5) for coins in (1, 2) if on + coins <= 5
]
END_TURN: Final = _one(ENDS_TURN, "end turn")

NAME: Final = _seats(NAMES, "name")
LOSE_COIN: Final = _one(LOSES_COIN, "lose coin")
TOSS: Final = _one(TOSSES, "toss")
WEAR: Final = [_one(WEARS, f"wear {ref_text(number)}", what=number) for number in range(0, REFS, 3)]  # nothing is marked between turns
REDEEM: Final = _each(REDEEMS, "redeem", ["a", "b", "c"])
REPURCHASE: Final = [
    _one(REPURCHASES, f"repurchase {seat_text(who)} {MATERIALS[what]}", who=who, what=what)
    for who in range(MAX_SEATS)
    for what in range(UTILITY)
]
GIVE: Final = [
    _one(GIVES, f"give {seat_text(who)} {ref_text(number)}", who=who, what=number)
    for who in range(MAX_SEATS)
    for number in range(0, REFS, 3)
]
RESOLVE: Final = _each(RESOLVES, "resolve", names.EVENTS)
CAREER: Final = _each(CHOOSES_CAREER, "career", names.CAREERS)

# The tables of the FAVOUR types that name a MATERIAL, by type.
BY_FAVOUR: Final = {ACQUIRE: ACQUIRE_FROM, BARTER: BARTER_FOR, RESELL: RESELL_TO, SHARE: SHARE_OF}
